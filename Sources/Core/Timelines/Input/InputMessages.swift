extension InputError: CustomStringConvertible {
  /// The error in words, with the line and an example.
  package var description: String {
    "\"\(line)\": \(reason.words); for example: at 1.5s tap car"
  }
}

extension InputError.Reason {
  /// The reason as a clause.
  package var words: String {
    switch self {
    case .noTime: "an input begins with its time, \"at\" and seconds"
    case .badTime(let word): "\"\(word)\" is no time in seconds from 0 on"
    case .noGesture: "what happens at that time is missing"
    case .unknownGesture(let word, let nearest?):
      "\"\(word)\" is no gesture; did you mean \"\(nearest)\""
    case .unknownGesture(let word, nil):
      "\"\(word)\" is no gesture; there are \(ScriptedInput.gestureNames.joined(separator: ", "))"
    case .noTarget: "the name of a view, or a point such as 120,300, is missing"
    case .expected(let what): "\(what) is missing"
    case .trailing(let text): "\"\(text)\" is left over"
    }
  }
}
