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

  /// What waits for this work.
  var followers: [() -> Void] = []

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
    let ready = followers
    followers = []
    for follower in ready { follower() }
  }

  /// Gives up work that has not begun.
  open func cancel() {
    isCancelled = true
  }

  /// Lets other work be done before: a queue waits for it.
  open func addDependency(_ operation: Operation) {
    dependencies.append(operation)
  }

  /// Lets other work be done at any time.
  open func removeDependency(_ operation: Operation) {
    dependencies.removeAll { $0 === operation }
  }

  /// Whether everything is done that is to be done before.
  open var isReady: Bool { dependencies.allSatisfy(\.isFinished) }
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

  /// The work that is handed over and not done.
  public private(set) var operations: [Operation] = []
  /// How much work is handed over and not done.
  open var operationCount: Int { operations.count }

  /// Hands work over.
  open func addOperation(_ operation: Operation) {
    operations.append(operation)
    plan(operation)
  }

  private func plan(_ operation: Operation) {
    if let before = operation.dependencies.first(where: { !$0.isFinished }) {
      before.followers.append { self.plan(operation) }
    } else {
      DispatchQueue.main.async {
        operation.start()
        self.operations.removeAll { $0 === operation }
      }
    }
  }

  /// Work that follows everything handed over so far.
  open func addBarrierBlock(_ barrier: @escaping @MainActor () -> Void) {
    addOperation(barrier)
  }

  /// Gives up the work that has not begun.
  open func cancelAllOperations() {
    for operation in operations { operation.cancel() }
  }

  /// Lets virtual time pass until everything that is handed over is done.
  open func waitUntilAllOperationsAreFinished() {
    _ = Waiting.pass(until: .distantFuture, for: "OperationQueue") { operations.isEmpty }
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
