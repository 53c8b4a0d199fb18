// Names of notifications of Swift 2 to 4.1; each names its modern one in the compiler's warning.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import UIKit

extension NSNotificationName {
  /// The old name of `UIResponder.keyboardWillShowNotification`.
  @available(*, deprecated, message: "now spelled UIResponder.keyboardWillShowNotification")
  public static var UIKeyboardWillShow: NSNotificationName {
    UIResponder.keyboardWillShowNotification
  }

  /// The old name of `UIResponder.keyboardDidShowNotification`.
  @available(*, deprecated, message: "now spelled UIResponder.keyboardDidShowNotification")
  public static var UIKeyboardDidShow: NSNotificationName {
    UIResponder.keyboardDidShowNotification
  }

  /// The old name of `UIResponder.keyboardWillHideNotification`.
  @available(*, deprecated, message: "now spelled UIResponder.keyboardWillHideNotification")
  public static var UIKeyboardWillHide: NSNotificationName {
    UIResponder.keyboardWillHideNotification
  }

  /// The old name of `UIResponder.keyboardDidHideNotification`.
  @available(*, deprecated, message: "now spelled UIResponder.keyboardDidHideNotification")
  public static var UIKeyboardDidHide: NSNotificationName {
    UIResponder.keyboardDidHideNotification
  }

  /// The old name of `UIResponder.keyboardWillChangeFrameNotification`.
  @available(*, deprecated, message: "now spelled UIResponder.keyboardWillChangeFrameNotification")
  public static var UIKeyboardWillChangeFrame: NSNotificationName {
    UIResponder.keyboardWillChangeFrameNotification
  }

  /// The old name of `UIApplication.didBecomeActiveNotification`.
  @available(*, deprecated, message: "now spelled UIApplication.didBecomeActiveNotification")
  public static var UIApplicationDidBecomeActive: NSNotificationName {
    UIApplication.didBecomeActiveNotification
  }

  /// The old name of `UIApplication.willResignActiveNotification`.
  @available(*, deprecated, message: "now spelled UIApplication.willResignActiveNotification")
  public static var UIApplicationWillResignActive: NSNotificationName {
    UIApplication.willResignActiveNotification
  }

  /// The old name of `UIApplication.didEnterBackgroundNotification`.
  @available(*, deprecated, message: "now spelled UIApplication.didEnterBackgroundNotification")
  public static var UIApplicationDidEnterBackground: NSNotificationName {
    UIApplication.didEnterBackgroundNotification
  }

  /// The old name of `UIApplication.willEnterForegroundNotification`.
  @available(*, deprecated, message: "now spelled UIApplication.willEnterForegroundNotification")
  public static var UIApplicationWillEnterForeground: NSNotificationName {
    UIApplication.willEnterForegroundNotification
  }

  /// The old name of `UIApplication.willTerminateNotification`.
  @available(*, deprecated, message: "now spelled UIApplication.willTerminateNotification")
  public static var UIApplicationWillTerminate: NSNotificationName {
    UIApplication.willTerminateNotification
  }

  /// The old name of `UIDevice.orientationDidChangeNotification`.
  @available(*, deprecated, message: "now spelled UIDevice.orientationDidChangeNotification")
  public static var UIDeviceOrientationDidChange: NSNotificationName {
    UIDevice.orientationDidChangeNotification
  }
}

/// The old name of `UIResponder.keyboardWillShowNotification`.
@available(*, deprecated, message: "now spelled UIResponder.keyboardWillShowNotification")
public let UIKeyboardWillShowNotification = UIResponder.keyboardWillShowNotification

/// The old name of `UIResponder.keyboardDidShowNotification`.
@available(*, deprecated, message: "now spelled UIResponder.keyboardDidShowNotification")
public let UIKeyboardDidShowNotification = UIResponder.keyboardDidShowNotification

/// The old name of `UIResponder.keyboardWillHideNotification`.
@available(*, deprecated, message: "now spelled UIResponder.keyboardWillHideNotification")
public let UIKeyboardWillHideNotification = UIResponder.keyboardWillHideNotification

/// The old name of `UIResponder.keyboardDidHideNotification`.
@available(*, deprecated, message: "now spelled UIResponder.keyboardDidHideNotification")
public let UIKeyboardDidHideNotification = UIResponder.keyboardDidHideNotification

/// The old name of `UIResponder.keyboardWillChangeFrameNotification`.
@available(*, deprecated, message: "now spelled UIResponder.keyboardWillChangeFrameNotification")
public let UIKeyboardWillChangeFrameNotification = UIResponder.keyboardWillChangeFrameNotification

/// The old name of `UIApplication.didBecomeActiveNotification`.
@available(*, deprecated, message: "now spelled UIApplication.didBecomeActiveNotification")
public let UIApplicationDidBecomeActiveNotification = UIApplication.didBecomeActiveNotification

/// The old name of `UIApplication.willResignActiveNotification`.
@available(*, deprecated, message: "now spelled UIApplication.willResignActiveNotification")
public let UIApplicationWillResignActiveNotification = UIApplication.willResignActiveNotification

/// The old name of `UIApplication.didEnterBackgroundNotification`.
@available(*, deprecated, message: "now spelled UIApplication.didEnterBackgroundNotification")
public let UIApplicationDidEnterBackgroundNotification = UIApplication
  .didEnterBackgroundNotification

/// The old name of `UIApplication.willEnterForegroundNotification`.
@available(*, deprecated, message: "now spelled UIApplication.willEnterForegroundNotification")
public let UIApplicationWillEnterForegroundNotification = UIApplication
  .willEnterForegroundNotification

/// The old name of `UIApplication.willTerminateNotification`.
@available(*, deprecated, message: "now spelled UIApplication.willTerminateNotification")
public let UIApplicationWillTerminateNotification = UIApplication.willTerminateNotification

/// The old name of `UIDevice.orientationDidChangeNotification`.
@available(*, deprecated, message: "now spelled UIDevice.orientationDidChangeNotification")
public let UIDeviceOrientationDidChangeNotification = UIDevice.orientationDidChangeNotification
