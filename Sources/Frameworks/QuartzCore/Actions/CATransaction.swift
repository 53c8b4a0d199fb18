import Engine
import Timelines

/// Groups changes of layers: how their implicit animations run, and what happens afterwards.
///
/// ```swift
/// CATransaction.begin()
/// CATransaction.setAnimationDuration(1)
/// dot.opacity = 0
/// CATransaction.commit()
/// ```
open class CATransaction: NSObject {
  /// Documented: implicit animations last 0.25 seconds.
  static let defaultDuration = 0.25

  private static var stack: TransactionStack { Conductor.current.transactions }

  /// Opens a transaction inside the present one; it inherits everything but the completion.
  open class func begin() {
    stack.begin()
  }

  /// Closes the innermost transaction that `begin` opened.
  open class func commit() {
    stack.commit()
  }

  /// Commits early; the implicit transaction is committed at the end of the turn anyway.
  open class func flush() {}

  /// Keeps other threads out; everything runs on one thread here.
  open class func lock() {}

  /// Lets other threads in again; everything runs on one thread here.
  open class func unlock() {}

  /// How long implicit animations last, in seconds: 0.25 by default.
  open class func animationDuration() -> CFTimeInterval {
    stack.innermost.duration ?? defaultDuration
  }

  /// Sets how long implicit animations last, in seconds; 0 makes none.
  open class func setAnimationDuration(_ duration: CFTimeInterval) {
    stack.innermost.duration = duration
  }

  /// The timing curve of implicit animations; nil means the `default` curve.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    stack.innermost.curve.map(CAMediaTimingFunction.init(curve:))
  }

  /// Sets the timing curve of implicit animations.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    stack.innermost.curve = function?.curve
  }

  /// Whether changes of layers run no actions.
  open class func disableActions() -> Bool { stack.innermost.disablesActions }

  /// Sets whether changes of layers run no actions.
  open class func setDisableActions(_ flag: Bool) {
    stack.innermost.disablesActions = flag
  }

  /// What runs when the animations added from here on are over.
  open class func completionBlock() -> (() -> Void)? {
    stack.innermost.others["completionBlock"] as? () -> Void
  }

  /// Sets what runs when all animations added *after this call* are over or removed.
  ///
  /// Without any such animation it runs when the transaction commits.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    let conductor = Conductor.current
    stack.innermost.others["completionBlock"] = block
    stack.innermost.setCompletion(block.map { conductor.transactionGroup($0) })
  }

  /// The value under one of the four keys, or one that the program set.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: stack.innermost.others[key]
    }
  }

  /// Sets the value under one of the four keys, or any other for the program's own use.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    let number = anObject.flatMap { AnyValue($0).value?.number }
    switch key {
    case kCATransactionAnimationDuration: setAnimationDuration(number ?? defaultDuration)
    case kCATransactionDisableActions: setDisableActions(number ?? 0 != 0)
    case kCATransactionAnimationTimingFunction:
      setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
    default: stack.innermost.others[key] = anObject
    }
  }
}

/// The key of a transaction's duration.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of a transaction's switch for actions.
public let kCATransactionDisableActions = "disableActions"
/// The key of a transaction's timing curve.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of a transaction's completion.
public let kCATransactionCompletionBlock = "completionBlock"

extension Conductor {
  /// A completion that runs at once when nothing was added, else when the last animation is over.
  func transactionGroup(_ block: @escaping () -> Void) -> CompletionGroup {
    CompletionGroup(
      block: numbers.block(), sequence: numbers.sequence(), followsReplacement: true
    ) { [unowned self] group, finished in
      let run = { [unowned self] in
        record(
          .event(.completion(finished: finished, block: group.block, objects: group.objects)))
        block()
      }
      // Documented: without animations the completion is called immediately. Otherwise it comes
      // after the delegates of the animations that end at the same instant.
      if group.objects.isEmpty { run() } else { schedule(at: now, run) }
    }
  }
}
