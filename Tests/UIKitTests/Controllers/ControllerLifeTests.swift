import QuartzCore
import Testing
import Timelines
import UIKit

@Suite(.serialized) @MainActor
struct ControllerLifeTests {
  @Test func appearsInAppleOrder() {
    let controller = Recorder("root")
    play {
      show(controller)
      #expect(controller.view.bounds.size == CGSize(width: 400, height: 800))
    }
    #expect(
      controller.log == [
        "root loadView", "root viewDidLoad", "root viewWillAppear", "root viewIsAppearing",
        "root layout", "root viewDidAppear",
      ])
  }

  @Test func loadsItsViewOnce() {
    let controller = Recorder("lazy")
    play {
      #expect(!controller.isViewLoaded)
      _ = controller.view
      _ = controller.view
      #expect(controller.isViewLoaded)
    }
    #expect(controller.log == ["lazy loadView", "lazy viewDidLoad"])
  }

  @Test func presentsOverTheScreenAndDismisses() {
    let (root, card) = (Recorder("root"), Recorder("card"))
    card.modalPresentationStyle = .fullScreen
    var done: [Double] = []
    play {
      show(root)
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        root.log = []
        root.present(card, animated: true) { done.append(now) }
        #expect(root.presentedViewController === card && card.presentingViewController === root)
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
        #expect(root.view.superview == nil && card.view.window != nil)
        card.dismiss(animated: true) { done.append(now) }
      }
    }
    #expect(done == [1.4, 3.4])
    #expect(
      root.log.filter { !$0.contains("layout") } == [
        "root viewWillDisappear", "root viewDidDisappear", "root viewWillAppear",
        "root viewIsAppearing", "root viewDidAppear",
      ])
    #expect(card.log.last == "card viewDidDisappear")
    #expect(root.view.window != nil && card.view.superview == nil)
    #expect(root.presentedViewController == nil)
  }

  @Test func drivesACustomPresentation() {
    let (root, card) = (Recorder("root"), Recorder("card"))
    let fade = FadeAnimator()
    let timeline = play {
      show(root)
      card.transitioningDelegate = fade
      card.view.accessibilityIdentifier = "card"
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { root.present(card, animated: true) }
    }
    #expect(fade.log == ["duration 2.0 from root to card", "ended true"])
    #expect(isClose(timeline.number("card.alpha", at: 2), 0.5))
    #expect(card.view.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
  }

  @Test func pushesAndPops() {
    let (first, second) = (Recorder("first"), Recorder("second"))
    let navigation = UINavigationController(rootViewController: first)
    let timeline = play {
      show(navigation)
      second.view.accessibilityIdentifier = "second"
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        navigation.pushViewController(second, animated: true)
        #expect(navigation.topViewController === second)
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
        #expect(navigation.popViewController(animated: true) === second)
      }
    }
    #expect(timeline.number("second.center.x", at: 1) == 600)
    #expect(timeline.number("second.center.x", at: 1.35) == 200)
    #expect(navigation.viewControllers.count == 1 && second.parent == nil)
    #expect(first.view.superview != nil && second.view.superview == nil)
    #expect(second.log.suffix(2) == ["second viewWillDisappear", "second viewDidDisappear"])
  }

  private func show(_ controller: UIViewController) {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }
}

@MainActor
private final class Recorder: UIViewController {
  let name: String
  var log: [String] = []

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ event: String) { log.append("\(name) \(event)") }

  override func loadView() {
    super.loadView()
    note("loadView")
  }

  override func viewDidLoad() { note("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }
  override func viewDidLayoutSubviews() { note("layout") }
}

@MainActor
private final class FadeAnimator: UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  var log: [String] = []

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 2 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let from = (context.viewController(forKey: .from) as? Recorder)?.name ?? "-"
    let to = (context.viewController(forKey: .to) as? Recorder)?.name ?? "-"
    log.append("duration \(transitionDuration(using: context)) from \(from) to \(to)")
    guard let view = context.view(forKey: .to), context.view(forKey: .from) != nil else { return }
    context.containerView.addSubview(view)
    view.alpha = 0
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      view.alpha = 1
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { log.append("ended \(transitionCompleted)") }
}
