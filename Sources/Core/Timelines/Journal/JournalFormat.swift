/// The journal: what a child process reports, one record a line, as UTF-8 text.
///
/// ```
/// etude-journal 1
/// 0 stage 400 800 10
/// 0 object 1 view "UIView" "CALayer"
/// 0 insert 1 0 0
/// 0 set 1 "position" p200,400 @ 4198,4012
/// 0 add 1 "position" 1 { "position" basic from=p-200,0 to=p0,0 begin=0 duration=1 additive }
/// 1000000 drop 1 true
/// 1000000 end idle
/// seal 5f3a… 271
/// ```
///
/// - The first line names the format and its version, 1.
/// - Every record begins with its instant in whole microseconds, or `~` for that of the record
///   before it (which the trap handler writes); instants never decrease.
/// - Words and values are separated by single spaces. Texts stand in double quotes, with `\"`,
///   `\\`, `\n`, `\r`, `\t` and `\u{hex}` for what a line cannot hold. Numbers are the shortest
///   text that reads back as the same double; `inf` is allowed, `nan` is not.
/// - A value is one word: number `n1.5`, point `p1,2`, size `s1,2`, rectangle `r0,0,10,20`, plane
///   transform `m1,0,0,1,0,0`, transform of space `M` and sixteen numbers, colour `c1,0,0,1`,
///   outline `o` and its elements `M0,0;L10,0;Q…;C…;Z`, flag `t` or `f`, text `"…"`, list
///   `[v v]`, no value `-`.
/// - An animation stands in braces: key path, motion, then attributes; those at their usual
///   value are left out.
/// - ` @ 12,34` at the end of a line are code offsets of the learner's calls, innermost first.
/// - The last line is `seal NONCE COUNT`: COUNT bytes stand before that line.
///
/// | record | words |
/// |---|---|
/// | `stage` | width, height, horizon in seconds; always the first record, and only there |
/// | `object` | id, kind, class, class of its layer |
/// | `name` | id, text |
/// | `set` | id, key, value |
/// | `initial` | id, key, value with which the object's class begins |
/// | `insert` | id, parent's id (0 for a window), index |
/// | `detach` | id |
/// | `add` | id, key, serial, animation |
/// | `drop` | serial, `true` if it reached its end |
/// | `pace` | id, local seconds, speed, `true` if scrubbed linearly |
/// | `event` | kind of event, its words |
/// | `note` | rule, text |
/// | `commit` | |
/// | `stop` | reason, remedy |
/// | `trap` | signal number |
/// | `end` | `idle`, `horizon` or `events` |
package enum JournalFormat {
  package static let version = 1

  /// The first line of every journal, without its line end.
  package static let firstLine = "etude-journal 1"

  /// The last line of a journal, without its line end.
  ///
  /// - Parameters:
  ///   - nonce: what only the reader and the runner know.
  ///   - bytes: number of bytes before this line.
  /// - Returns: `seal NONCE COUNT`.
  package static func seal(nonce: String, bytes: Int) -> String { "seal \(nonce) \(bytes)" }
}
