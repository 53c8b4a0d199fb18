import QuartzCore
import Testing
import Timelines
import UIKit

/// Everything that is kept without being animated or drawn says so, once for each kind.
@Suite(.serialized) @MainActor
struct InertKindTests {
  /// A kind by what its note says, and a program that uses it.
  struct Kind: Sendable, CustomTestStringConvertible {
    let subject: String
    let use: @MainActor @Sendable () -> Void

    init(_ subject: String, _ use: @escaping @MainActor @Sendable () -> Void) {
      self.subject = subject
      self.use = use
    }

    var testDescription: String { subject }
  }

  nonisolated static let kinds: [Kind] = [
    Kind("UIAccessibility") { UIAccessibility.post(notification: .announcement, argument: "x") },
    Kind("appearance()") { UINavigationBar.appearance().barTintColor = .red },
    Kind("appearance()") { UIBarButtonItem.appearance().tintColor = .red },
    Kind("UIDatePicker") { _ = UIDatePicker() },
    Kind("pictures drawn") { UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1)) },
    Kind("pictures drawn") { UIBezierPath(rect: .zero).fill() },
    Kind("pictures drawn") { UIImage(named: "x")?.draw(at: .zero) },
    Kind("pictures drawn") { "x".draw(at: .zero, withAttributes: nil) },
    Kind("UIVisualEffectView") { _ = UIVisualEffectView(effect: UIBlurEffect(style: .dark)) },
    Kind("UIFieldBehavior") { UIFieldBehavior.vortexField().addItem(UIView()) },
    Kind("feedback generator") { UIImpactFeedbackGenerator(style: .light).impactOccurred() },
    Kind("feedback generator") { UISelectionFeedbackGenerator().selectionChanged() },
    Kind("feedback generator") { UINotificationFeedbackGenerator().notificationOccurred(.error) },
    Kind("UIImagePickerController") { _ = UIImagePickerController().view },
    Kind("keyboard") {
      _ = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { _ in }
    },
    Kind("UIKeyCommand") { _ = UIKeyCommand(input: "a", modifierFlags: .command, action: "a") },
    Kind("UIMenuController") { UIMenuController.shared.setMenuVisible(true, animated: false) },
    Kind("movements of the device") { UIView().addMotionEffect(UIMotionEffect()) },
    Kind("UIPickerView") { UIPickerView().selectRow(1, inComponent: 0, animated: false) },
    Kind("UIHoverGestureRecognizer") { _ = UIHoverGestureRecognizer(target: nil, action: nil) },
    Kind("UIPopoverPresentationController") {
      let controller = UIViewController()
      controller.modalPresentationStyle = .popover
      controller.popoverPresentationController?.sourceView = view
    },
    Kind("UISearchController") { _ = UISearchController(searchResultsController: nil) },
    Kind("UIActivityViewController") {
      _ = UIActivityViewController(activityItems: [], applicationActivities: nil).view
    },
    Kind("sliding UIAttachmentBehavior") {
      _ = UIAttachmentBehavior.slidingAttachment(
        with: UIView(), attachmentAnchor: .zero, axisOfTranslation: .zero)
    },
    Kind("UISplitViewController") { _ = UISplitViewController().view },
    Kind("behind the rows") {
      _ = UIContextualAction(style: .normal, title: nil) { _, _, done in done(true) }
    },
    Kind("NSLayoutManager") { NSLayoutManager().addTextContainer(NSTextContainer()) },
    Kind("that a finger moves") {
      let list = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      list.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
    },
    Kind("inserted, deleted and moved items") {
      let list = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      list.performBatchUpdates(nil)
    },
    Kind("UIRefreshControl") { UIScrollView().refreshControl = UIRefreshControl() },
    Kind("hide by themselves") {
      UINavigationController(rootViewController: UIViewController()).hidesBarsOnSwipe = true
    },
  ]

  @Test(arguments: kinds)
  func saysOnceThatItIsInert(_ kind: Kind) {
    let timeline = play {
      kind.use()
      kind.use()
    }
    let notes = timeline.notes.filter { $0.rule == "inert" }
    #expect(notes.count == 1, "\(notes.map(\.text))")
    #expect(notes.first?.text.contains(kind.subject) == true, "\(notes.map(\.text))")
    #expect(notes.first?.text.hasSuffix("kept, but not animated or drawn here") == true)
  }

  @Test func saysNothingWhereNothingIsInert() {
    let timeline = play {
      let box = makeBox()
      box.setNeedsDisplay()
      UIView.animate(withDuration: 1) { box.alpha = 0.5 }
    }
    #expect(timeline.rules == [])
  }
}
