import Timelines

/// What `--track` names.
enum TimelineTracks {
  /// The properties named, in their order; nil where none is.
  static func references(
    _ arguments: Arguments, in timeline: Timeline
  ) throws(Problem) -> [PropertyReference]? {
    let names = arguments.all("--track").flatMap { $0.split(separator: ",") }
    guard !names.isEmpty else { return nil }
    var references: [PropertyReference] = []
    for name in names {
      do throws(UnknownName) {
        references.append(try timeline.resolve(String(name)))
      } catch {
        throw Messages.unknownTrack(
          error, suggestions: timeline.suggestions(for: String(name)))
      }
    }
    return references
  }
}
