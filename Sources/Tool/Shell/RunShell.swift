import CEditline
import Evaluation
import Glibc

/// Runs the shell until the learner leaves; answers the process's exit code.
package func runShell(_ options: ShellOptions) -> Int32 {
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
  let memory = Memory(folder: StateFolder.found())
  let player = EvaluatorPlayer(Evaluator(installation))
  player.warmUp()
  let reader: any LineReader
  if !isDumb, let editor = LineEditor(isPlain: isPlain) {
    editor.history = memory.entries
    memory.onChange = { [unowned editor] in editor.history = $0 }
    if !isPlain { editor.colouring = SwiftColours.coloured }
    reader = editor
  } else {
    etude_set_locale()
    reader = PlainReader(isInteractive: Terminal.inputIsTerminal && Terminal.outputIsTerminal)
  }
  let loop = EntryLoop(
    reader: reader, player: player, screen: screen, memory: memory, options: options)
  loop.begin()
  loop.run()
  return 0
}
