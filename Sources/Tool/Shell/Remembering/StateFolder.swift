import Evaluation
import Files
import Glibc

/// The folder that only its owner can read, where the shell keeps its history and last session.
package struct StateFolder: Sendable {
  package let path: String

  package init(path: String) {
    self.path = path
  }

  /// Where history and sessions are kept.
  package static var home: StateFolder { StateFolder(path: Storage.state) }

  /// Where the completion helper finds the kit's modules; part of the cache.
  package static var completion: StateFolder { StateFolder(path: Storage.cache + "/completion") }

  package func file(_ name: String) -> String { path + "/" + name }

  /// Makes the folder, private; false when that can't be done.
  @discardableResult
  package func make() -> Bool {
    FileAccess.makeFolder(path, mode: 0o700) && access(path, W_OK) == 0
  }
}
