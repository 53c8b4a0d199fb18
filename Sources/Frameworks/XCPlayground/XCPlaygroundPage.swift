// Apple's spelling wins over ours.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import PlaygroundSupport
import UIKit

// The module that playgrounds of Swift 1 and 2 import; `PlaygroundSupport` took its place.

/// The page of an older playground: here the stage.
@preconcurrency @MainActor
public final class XCPlaygroundPage {
  /// The page that runs.
  public static let currentPage = XCPlaygroundPage()

  /// Whether the page runs on when its code has ended; here it runs until nothing moves any more.
  public var needsIndefiniteExecution: Bool {
    get { PlaygroundPage.current.needsIndefiniteExecution }
    set { PlaygroundPage.current.needsIndefiniteExecution = newValue }
  }

  /// What the page shows; a view is put on the stage, a controller fills it.
  public var liveView: (any PlaygroundLiveViewable)? {
    get { PlaygroundPage.current.liveView }
    set { PlaygroundPage.current.liveView = newValue }
  }

  /// Does nothing: the run ends when nothing moves any more.
  public func finishExecution() {}
}

/// Shows a view on the stage.
@preconcurrency @MainActor
public func XCPShowView(_ identifier: String, view: UIView) {
  PlaygroundPage.current.liveView = view
}

/// Does nothing: the run goes on until nothing moves any more.
@preconcurrency @MainActor
public func XCPSetExecutionShouldContinueIndefinitely(_ continueIndefinitely: Bool = true) {}
