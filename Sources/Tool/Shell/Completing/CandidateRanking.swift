/// Brings what the compiler offers into the order in which a learner of animation wants it.
enum CandidateRanking {
  /// At most `limit` candidates, best first, each text and label once.
  static func candidates(
    in answer: SourceKitNode?, prefix: String, limit: Int = 40
  ) -> [Candidate] {
    let results = answer?["key.results"]?.list ?? []
    let offers = results.enumerated().compactMap {
      Offer($0.element, order: $0.offset, prefix: prefix)
    }
    // Names that merely contain the letters are worth nothing beside those that begin with them.
    let best = offers.map(\.closeness).min() ?? 0
    let near = offers.filter { $0.closeness <= max(best, 1) }
    let known = near.filter { $0.origin < Offer.unwanted }
    var seen: Set<String> = []
    return (known.isEmpty ? near : known).sorted { $0.rank < $1.rank }
      .map(\.candidate).filter { seen.insert($0.label).inserted }.prefix(limit).map { $0 }
  }

  private struct Offer {
    let candidate: Candidate
    /// 0 begins with the letters, 1 with other capitals, 2 contains them.
    let closeness: Int
    let origin: Int
    private let isForMotion: Bool
    private let isAside: Bool
    private let isTimed: Bool
    private let length: Int
    private let order: Int

    static let unwanted = 4

    init?(_ node: SourceKitNode, order: Int, prefix: String) {
      let name = node.text("key.name")
      guard !name.isEmpty, !name.hasPrefix("_"), !name.hasPrefix("#"), !name.contains("coder:")
      else { return nil }
      let source = node.text("key.sourcetext")
      candidate = Candidate(
        text: Offer.untilPlaceholder(source.isEmpty ? name : source),
        label: node.text("key.description"), shortLabel: name, type: node.text("key.typename"),
        summary: node.text("key.doc.brief"))
      if name.hasPrefix(prefix) {
        closeness = 0
      } else {
        closeness = name.lowercased().hasPrefix(prefix.lowercased()) ? 1 : 2
      }
      switch node.text("key.modulename") {
      case "", "Session": origin = node.text("key.kind").contains("keyword") ? 3 : 0
      case "UIKit", "QuartzCore", "CoreGraphics": origin = 1
      case "Swift": origin = 2
      case "Foundation", "FoundationEssentials", "_Concurrency", "_StringProcessing": origin = 3
      default: origin = Offer.unwanted
      }
      isAside = name.hasPrefix("accessibility")
      isForMotion =
        Offer.motionNames.contains(name) || Offer.motionStarts.contains { name.hasPrefix($0) }
      isTimed = name.contains("withDuration:")
      length = isForMotion ? name.count : 0
      self.order = order
    }

    /// Among overloads those that name a duration, and the shortest ones, come first.
    var rank: (Int, Int, Int, Int, Int, Int) {
      (closeness, isForMotion ? 0 : isAside ? 2 : 1, origin, isTimed ? 0 : 1, length, order)
    }

    /// What a learner animates with, and what is animated.
    private static let motionStarts = [
      "animate(", "animateKeyframes(", "transition(", "addSubview(", "startAnimation(",
      "addAnimations(", "addCompletion(", "withDuration:", "curveEase", "stroke",
    ]
    private static let motionNames: Set<String> = [
      "center", "frame", "bounds", "alpha", "transform", "layer", "backgroundColor", "position",
      "opacity", "UIView", "UILabel", "CABasicAnimation", "CAShapeLayer", "repeat", "autoreverse",
      "curveLinear",
    ]

    /// Inserted text ends where the learner's own values begin.
    private static func untilPlaceholder(_ source: String) -> String {
      guard let start = source.firstIndex(of: "<") else { return source }
      let rest = source[start...]
      return rest.hasPrefix("<#") ? String(source[..<start]) : source
    }
  }
}
