/// How a learner's program begins: with its statements, or with a view controller.
package enum ProgramShape: Hashable, Sendable {
  /// Top-level statements run from the top.
  case script
  /// The named view controller is loaded into the window.
  case controller(String)
  /// More than one view controller could be meant.
  case severalControllers([String])
  /// The name asked for is no class of the file.
  case unknownController(String, declared: [String])
  /// Nothing but declarations, and no view controller among them.
  case onlyDeclarations

  /// Decides for a text; `root` names the view controller to use, when the caller knows it.
  package init(of source: LexedSource, root: String? = nil) {
    let outline = SourceOutline(of: source)
    if let root {
      let names = outline.classes.map(\.name)
      self = names.contains(root) ? .controller(root) : .unknownController(root, declared: names)
      return
    }
    if outline.hasStatements {
      self = .script
      return
    }
    let controllers = outline.controllers
    if controllers.contains("ViewController") {
      self = .controller("ViewController")
    } else if controllers.count == 1, let only = controllers.first {
      self = .controller(only)
    } else if !controllers.isEmpty {
      self = .severalControllers(controllers)
    } else {
      self = outline.hasBindings ? .script : .onlyDeclarations
    }
  }
}
