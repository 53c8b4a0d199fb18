import CEditline
import Evaluation
import Files
import Glibc

/// Runs the shell until the learner leaves; answers the process's exit code.
package func runShell(_ options: ShellOptions) -> Int32 {
  if let library = Environment.variable(SourceKitHelper.variable) {
    return SourceKitHelper.run(library: library)
  }
  let isDumb = options.plain || !Terminal.canEdit
  let isPlain = options.plain || !Terminal.hasColour
  let screen = Screen(
    isPlain: isPlain, isBare: options.plain,
    columns: { Terminal.outputIsTerminal ? Terminal.size.columns : 80 }, write: Terminal.write)
  let installation: Installation
  do throws(InstallationError) {
    installation = try Installation.find()
  } catch {
    Terminal.writeError(ShellMessage.noInstallation(error))
    return 3
  }
  // Before any thread is started: it would take the signal instead.
  if Terminal.inputIsTerminal && Terminal.outputIsTerminal { Terminal.surviveInterrupts() }
  let memory = Memory(folder: StateFolder.home)
  let player = EvaluatorPlayer(Evaluator(installation))
  player.warmUp()
  var completer: EntryCompleter?
  let reader: any LineReader
  if !isDumb, let editor = LineEditor(isPlain: isPlain) {
    editor.history = memory.entries
    memory.onChange = { [unowned editor] in editor.history = $0 }
    if !isPlain { editor.colouring = SwiftColours.coloured }
    if !options.noComplete {
      let made = EntryCompleter(installation: installation, folder: StateFolder.completion)
      editor.completer = made
      completer = made
    }
    reader = editor
  } else {
    etude_set_locale()
    reader = PlainReader(isInteractive: Terminal.inputIsTerminal && Terminal.outputIsTerminal)
  }
  let loop = EntryLoop(
    reader: reader, player: player, screen: screen, memory: memory, options: options)
  loop.openClassroom = { () throws(Classroom.Trouble) in
    try Classroom.open(options, installation: installation)
  }
  if let completer { loop.attach(completer) }
  loop.begin()
  loop.run()
  return 0
}
