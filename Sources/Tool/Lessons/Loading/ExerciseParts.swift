/// The fences of an exercise that are not running text, sorted by what they are.
struct ExerciseParts {
  var scene: LessonCode?
  var starter: LessonCode?
  var starterCompiles = true
  var solution: LessonCode?
  var checks: [Check] = []
  var input: [InputLine] = []
  var hints: [String] = []
  var whens: [BoundFeedback] = []
  var accepts: [Variant] = []
  var rejects: [Variant] = []
  var extraScenes: [SceneVariant] = []
  var solved = ""
  var teacher = ""
  var loose: [LooseMutant] = []
  private(set) var problems: [LessonProblem] = []

  private let file: String
  private var reader: BlockReader
  /// The line of the first fence of a kind that may stand once.
  private var first: [String: Int] = [:]

  init(_ reader: BlockReader, file: String) {
    self.file = file
    self.reader = reader
    for block in reader.parts { read(block) }
    resolvePatches(reader.parts)
    problems += self.reader.problems.dropFirst(reader.problems.count)
  }

  private func place(_ block: RawBlock) -> LessonPlace {
    LessonPlace(file: file, line: block.line)
  }

  private mutating func read(_ block: RawBlock) {
    switch block.kind {
    case .markdown: break
    case .code("checks"): readChecks(block)
    case .code("input"): readInput(block)
    case .code("loose"): readLoose(block)
    case .code("scene"): readExtraScene(block)
    case .code("facts"):
      problems.append(LoadMessage.notHere("facts", in: "an exercise", place(block)))
    case .code("patch"):
      guard ["accept", "reject"].contains(block.info.kind) else {
        problems.append(
          LoadMessage.unknownKind(block.info.kind, ["accept", "reject"], place(block)))
        return
      }
    case .code: readSwift(block)
    case .prose: readProse(block)
    }
  }

  private mutating func once(_ kind: String, _ block: RawBlock) -> Bool {
    if let line = first[kind] {
      problems.append(LoadMessage.double(kind, first: line, place(block)))
      return false
    }
    first[kind] = block.line
    return true
  }

  private mutating func readSwift(_ block: RawBlock) {
    let kind = block.info.kind
    switch kind {
    case "accept", "reject": break  // read with the patches, in the order of the file
    default:
      reader.check(block, kind: kind, keys: kind == "starter" ? ["compiles"] : [])
      guard once(kind, block) else { return }
      let code = reader.code(of: block)
      switch kind {
      case "scene": scene = code
      case "starter":
        starter = code
        starterCompiles = block.info.values["compiles"] != "no"
      default: solution = code
      }
    }
  }

  private mutating func readProse(_ block: RawBlock) {
    let text = block.text.trimmed
    switch block.info.kind {
    case "hint":
      reader.check(block, kind: "hint")
      hints.append(text)
    case "when": readWhen(block)
    case "solved":
      reader.check(block, kind: "solved")
      if once("solved", block) { solved = text }
    default:
      reader.check(block, kind: "teacher")
      if once("teacher", block) { teacher = text }
    }
  }

  private mutating func readWhen(_ block: RawBlock) {
    reader.check(block, kind: "when", keys: ["if"], wordCount: 1)
    guard let id = block.info.words.first else {
      problems.append(LoadMessage.missingID("when", place(block)))
      return
    }
    var condition: FeedbackCondition?
    if let text = block.info.values["if"] {
      do throws(CheckSyntaxError) {
        condition = try CheckParser.condition(text)
      } catch {
        problems.append(LoadMessage.badCheck(error, place(block)))
      }
    }
    whens.append(
      BoundFeedback(
        check: id, condition: condition, text: block.text.trimmed, place: place(block)))
  }

  private mutating func readChecks(_ block: RawBlock) {
    guard once("checks", block) else { return }
    for (offset, line) in block.lines.enumerated() where !line.trimmed.isEmpty {
      var place = LessonPlace(file: file, line: block.contentLine + offset)
      if line.trimmed.hasPrefix("//") { continue }
      do throws(CheckSyntaxError) {
        let check = try CheckParser.check(line, place: place)
        if checks.contains(where: { $0.id == check.id }) {
          problems.append(LoadMessage.doubleCheck(check.id, place))
        }
        checks.append(check)
      } catch {
        place.column = error.column
        problems.append(LoadMessage.badCheck(error, place))
      }
    }
  }

  private mutating func readInput(_ block: RawBlock) {
    guard once("input", block) else { return }
    for (offset, line) in block.lines.enumerated() where !line.trimmed.isEmpty {
      input.append(
        InputLine(
          text: line.trimmed, place: LessonPlace(file: file, line: block.contentLine + offset)))
    }
  }

  /// Lines such as `"withDuration: 2" because any slow start shows the same`.
  private mutating func readLoose(_ block: RawBlock) {
    for (offset, line) in block.lines.enumerated() where !line.trimmed.isEmpty {
      let place = LessonPlace(file: file, line: block.contentLine + offset)
      guard line.hasPrefix("\""), let range = line.firstRange(of: "\" because "),
        range.lowerBound > line.startIndex
      else {
        problems.append(LoadMessage.looseLine(place))
        continue
      }
      let pattern = String(line[line.index(after: line.startIndex)..<range.lowerBound])
      loose.append(
        LooseMutant(pattern: pattern, reason: line[range.upperBound...].trimmed, place: place))
    }
  }

  private mutating func readExtraScene(_ block: RawBlock) {
    if !block.lines.allSatisfy(\.trimmed.isEmpty) {
      problems.append(LoadMessage.sceneHasBody(place(block)))
    }
    guard let stage = reader.stage(of: block) ?? (block.info.values["stage"] == nil ? .common : nil)
    else { return }
    let text = block.info.keys.map { "\($0)=\(block.info.values[$0] ?? "")" }
    extraScenes.append(
      SceneVariant(
        stage: stage, horizon: reader.horizon(of: block), text: text.joined(separator: " "),
        place: place(block)))
  }

  // MARK: Variants

  /// Reads accepts and rejects once the solution is known.
  private mutating func resolvePatches(_ parts: [RawBlock]) {
    for block in parts {
      guard case .code(let language) = block.kind, ["accept", "reject"].contains(block.info.kind)
      else { continue }
      let kind = block.info.kind
      reader.check(block, kind: kind, keys: kind == "reject" ? ["fails"] : [], wordCount: 1)
      guard let why = block.info.words.first, !why.trimmed.isEmpty else {
        problems.append(LoadMessage.missingWhy(kind, place(block)))
        continue
      }
      var variant = Variant(
        why: why, fails: [], code: reader.code(of: block), isPatch: language == "patch")
      if kind == "reject" {
        let names = (block.info.values["fails"] ?? "").split { $0 == "," || $0 == " " }
        variant.fails = names.map(String.init)
        if variant.fails.isEmpty, block.info.keys.allSatisfy({ $0 == "fails" }) {
          problems.append(LoadMessage.missingFails(place(block)))
        }
      }
      if variant.isPatch, !apply(block, to: &variant) { continue }
      if kind == "accept" { accepts.append(variant) } else { rejects.append(variant) }
    }
  }

  private mutating func apply(_ block: RawBlock, to variant: inout Variant) -> Bool {
    guard let solution else { return false }
    do throws(VariantPatch.Problem) {
      let patch = try VariantPatch(lines: block.lines, firstLine: block.contentLine)
      variant.code.text = try patch.applied(to: solution.text)
      return true
    } catch {
      problems.append(LoadMessage.badPatch(error, file: file, fence: block.line))
      return false
    }
  }
}
