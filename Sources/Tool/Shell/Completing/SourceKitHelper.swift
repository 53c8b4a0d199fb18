import Files
import Glibc

/// The process in which the compiler's own completion runs, so that it can neither slow the prompt
/// down nor take the shell along when it fails.
///
/// It reads requests and writes answers as they are: a line with a number and a length, then that
/// many bytes. It ends when its input ends.
enum SourceKitHelper {
  /// Tells a shell that it was started as a helper, and where the library lies.
  static let variable = "ETUDE_SHELL_SOURCEKIT"

  private typealias CreateRequest =
    @convention(c) (
      UnsafePointer<CChar>, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    ) -> OpaquePointer?
  private typealias Send = @convention(c) (OpaquePointer) -> OpaquePointer?
  private typealias Describe = @convention(c) (OpaquePointer) -> UnsafeMutablePointer<CChar>?
  private typealias Dispose = @convention(c) (OpaquePointer) -> Void

  /// Serves requests until the input ends; answers the exit code.
  static func run(library: String) -> Int32 {
    guard let kit = dlopen(library, RTLD_NOW) else { return 3 }
    func function<Type>(_ name: String, as type: Type.Type) -> Type? {
      dlsym(kit, name).map { unsafeBitCast($0, to: type) }
    }
    guard
      let initialize = function("sourcekitd_initialize", as: (@convention(c) () -> Void).self),
      let create = function("sourcekitd_request_create_from_yaml", as: CreateRequest.self),
      let send = function("sourcekitd_send_request_sync", as: Send.self),
      let describe = function("sourcekitd_response_description_copy", as: Describe.self),
      let dispose = function("sourcekitd_response_dispose", as: Dispose.self),
      let release = function("sourcekitd_request_release", as: Dispose.self)
    else { return 3 }
    initialize()
    while let message = SourceKitMessage.read(from: STDIN_FILENO) {
      var answer = ""
      if let request = create(message.text, nil) {
        if let response = send(request) {
          if let text = describe(response) {
            answer = String(cString: text)
            free(text)
          }
          dispose(response)
        }
        release(request)
      }
      let reply = SourceKitMessage(number: message.number, text: answer)
      guard reply.write(to: STDOUT_FILENO) else { break }
    }
    return 0
  }
}

/// A request or an answer on its way between shell and helper.
struct SourceKitMessage {
  /// Answers carry the number of their request: a late one must not be taken for another's.
  var number: Int
  var text: String

  func write(to descriptor: Int32) -> Bool {
    FileAccess.send("\(number) \(text.utf8.count)\n\(text)", to: descriptor)
  }

  /// Waits for a whole message; nil at the end of the stream.
  static func read(from descriptor: Int32) -> SourceKitMessage? {
    var head: [UInt8] = []
    while let byte = bytes(1, from: descriptor)?.first, byte != UInt8(ascii: "\n") {
      head.append(byte)
      if head.count > 40 { return nil }
    }
    let words = String(decoding: head, as: UTF8.self).split(separator: " ").compactMap { Int($0) }
    guard words.count == 2, words[1] >= 0, let body = bytes(words[1], from: descriptor) else {
      return nil
    }
    return SourceKitMessage(number: words[0], text: String(decoding: body, as: UTF8.self))
  }

  private static func bytes(_ count: Int, from descriptor: Int32) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    var chunk = [UInt8](repeating: 0, count: min(max(count, 1), 1 << 16))
    while bytes.count < count {
      let got = Glibc.read(descriptor, &chunk, min(chunk.count, count - bytes.count))
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { return nil }
      bytes += chunk[..<got]
    }
    return bytes
  }
}
