import Geometry
import SwiftSources
import Timelines

/// One Swift text to play, with everything that decides what happens.
///
/// Two equal programs give the same bytes, so a program is also the key of the cache.
package struct Program: Hashable, Sendable {
  /// The learner's text.
  package var source: String
  /// What messages call the text.
  package var fileName: String
  /// Code that stands in front of the learner's, or nil.
  package var scene: SceneSource?
  /// What the tool does to the stage while the program runs.
  package var input: [ScriptedInput]
  /// The window's size in points, each side greater than 0.
  package var stage: Size
  /// Seconds of virtual time after which the run is cut; at least 0.
  package var horizon: Double
  /// The view controller to load; nil finds it.
  package var root: String?
  /// What the text may contain.
  package var policy: SourcePolicy
  /// Whether the scene's `setUpScene()` is called before the learner's code.
  package var setUp: Bool
  /// How much of the machine the run may use.
  package var limits: PlayLimits
  /// Which of several variants compiled into the text is to run, as `ETUDE_VARIANT` in its
  /// environment says; 0 is the text as it stands.
  package var variant = 0
  /// Whether every expression and binding reports its value among the output, for the shell.
  package var reportsValues = false
  /// Code that runs first and was compiled beforehand; the scene then belongs to it.
  package var groundwork: Groundwork?

  package init(
    source: String, fileName: String = "exercise.swift", scene: SceneSource? = nil,
    input: [ScriptedInput] = [], stage: Size = Size(width: 400, height: 800),
    horizon: Double = 10, root: String? = nil, policy: SourcePolicy = .open, setUp: Bool = false,
    limits: PlayLimits = PlayLimits()
  ) {
    self.source = source
    self.fileName = fileName
    self.scene = scene
    self.input = input
    self.stage = stage
    self.horizon = horizon
    self.root = root
    self.policy = policy
    self.setUp = setUp
    self.limits = limits
  }
}

/// Code of a lesson that is compiled in front of the learner's, in the same file.
package struct SceneSource: Hashable, Sendable {
  package var text: String
  /// What messages call the file that holds it.
  package var fileName: String
  /// The line of that file at which the text begins, from 1.
  package var line: Int

  package init(text: String, fileName: String = "scene.swift", line: Int = 1) {
    self.text = text
    self.fileName = fileName
    self.line = line
  }
}

/// How much of the machine one run may use.
package struct PlayLimits: Hashable, Sendable {
  /// Whole seconds of processor time, at least 1.
  package var processorSeconds: Int
  /// Seconds on the wall clock, more than 0.
  package var wallSeconds: Double
  /// Bytes of the journal.
  package var journalBytes: Int
  /// Bytes that the program may print.
  package var outputBytes: Int

  package init(
    processorSeconds: Int = 2, wallSeconds: Double = 10, journalBytes: Int = 16 << 20,
    outputBytes: Int = 64 << 10
  ) {
    self.processorSeconds = max(1, processorSeconds)
    self.wallSeconds = max(0.01, wallSeconds)
    self.journalBytes = max(1 << 10, journalBytes)
    self.outputBytes = max(0, outputBytes)
  }
}
