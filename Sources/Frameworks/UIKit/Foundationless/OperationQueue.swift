import QuartzCore

/// A piece of work for a queue.
open class Operation: NSObject, @unchecked Sendable {
  /// Called when the work is done.
  open var completionBlock: (@MainActor () -> Void)?
  /// What the work is called.
  open var name: String?
  /// What is to be done before.
  public private(set) var dependencies: [Operation] = []
  /// Whether the work is no longer wanted.
  public private(set) var isCancelled = false
  /// Whether the work is done.
  public private(set) var isFinished = false
  /// Whether the work is being done.
  public private(set) var isExecuting = false

  /// Does the work: what a subclass overrides.
  open func main() {}

  /// Begins the work, unless it was cancelled.
  open func start() {
    if !isCancelled {
      isExecuting = true
      main()
      isExecuting = false
    }
    isFinished = true
    MainActor.assumeIsolated { completionBlock?() }
  }

  /// Gives up work that has not begun.
  open func cancel() {
    isCancelled = true
  }

  /// Lets other work be done before; a queue keeps its order anyway.
  open func addDependency(_ operation: Operation) {
    dependencies.append(operation)
  }
}

/// Work given by closures.
open class BlockOperation: Operation, @unchecked Sendable {
  private var blocks: [@MainActor () -> Void]

  /// The work of a closure.
  public init(block: @escaping @MainActor () -> Void) {
    blocks = [block]
  }

  /// Adds a closure.
  open func addExecutionBlock(_ block: @escaping @MainActor () -> Void) {
    blocks.append(block)
  }

  /// Calls the closures.
  open override func main() {
    MainActor.assumeIsolated {
      for block in blocks { block() }
    }
  }
}

/// Does work one piece after the other, each in a turn of its own.
open class OperationQueue: NSObject, @unchecked Sendable {
  /// The queue of the main thread.
  public static let main = OperationQueue()
  /// The queue whose work is being done: the main one.
  public static var current: OperationQueue? { main }

  /// How many pieces may be done at once; here always one.
  open var maxConcurrentOperationCount = -1
  /// What the queue is called.
  open var name: String?
  /// How much the work hurries.
  open var qualityOfService = QualityOfService.default
  /// Whether work waits; setting it stops nothing that was handed over.
  open var isSuspended = false

  /// Hands work over.
  open func addOperation(_ operation: Operation) {
    DispatchQueue.main.async { operation.start() }
  }

  /// Hands work over.
  open func addOperation(_ block: @escaping @MainActor () -> Void) {
    addOperation(BlockOperation(block: block))
  }

  /// Hands several pieces over.
  open func addOperations(_ operations: [Operation], waitUntilFinished wait: Bool) {
    for operation in operations {
      if wait { operation.start() } else { addOperation(operation) }
    }
  }
}

/// How much work hurries; it changes nothing here.
public enum QualityOfService: Int, Sendable {
  /// What the user watches.
  case userInteractive = 33
  /// What the user waits for.
  case userInitiated = 25
  /// What may take a while.
  case utility = 17
  /// What nobody waits for.
  case background = 9
  /// Nothing said.
  case `default` = -1
}
