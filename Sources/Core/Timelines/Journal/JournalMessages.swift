extension JournalError: CustomStringConvertible {
  /// The reason in words, with its line.
  package var description: String {
    line > 0 ? "journal line \(line): \(reason.words)" : "journal: \(reason.words)"
  }
}

extension JournalError.Reason {
  /// The reason as a clause.
  package var words: String {
    switch self {
    case .empty: "there is nothing in it"
    case .notUTF8: "its text is not UTF-8"
    case .notAJournal: "it does not begin with \"\(JournalFormat.firstLine)\""
    case .otherVersion(let version):
      "its format is version \(version); this etude reads version \(JournalFormat.version)"
    case .truncated: "the line breaks off before its end"
    case .missingSeal: "the seal is missing: the program's report was cut off"
    case .wrongSeal: "the seal is not the one that was agreed on"
    case .wrongLength(let expected, let found):
      "the seal counts \(expected) bytes, but \(found) stand before it"
    case .afterSeal: "there is text after the seal"
    case .unknownRecord(let word): "\"\(word)\" is no kind of record"
    case .unknownWord(let word, let expected): "found \"\(word)\" in place of \(expected)"
    case .expected(let what): "\(what) is missing or damaged"
    case .trailing(let text): "\"\(text)\" stands after the end of the record"
    case .timeRunsBackward: "its instant lies before that of the line above"
    case .stageNotFirst: "the stage must be the first record, and only that"
    case .unknownObject(let id): "object \(id) was never created"
    case .objectTwice(let id): "object \(id) was created before"
    case .unknownAnimation(let serial): "animation \(serial) is not on any layer"
    case .serialTwice(let serial): "animation \(serial) was added before"
    case .insideItself(let id): "object \(id) would come inside itself"
    case .outOfRange(let what): "\(what) is outside its range"
    case .tooDeep: "views, groups or lists are nested too deep"
    }
  }
}
