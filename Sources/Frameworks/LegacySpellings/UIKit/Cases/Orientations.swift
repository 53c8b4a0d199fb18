// Functions of older Swift that a question of the value has replaced; each names it in the warning.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import UIKit

/// Whether the device lies on its side.
@available(*, deprecated, message: "now spelled isLandscape")
public func UIDeviceOrientationIsLandscape(_ orientation: UIDeviceOrientation) -> Bool {
  orientation.isLandscape
}

/// Whether the device stands upright.
@available(*, deprecated, message: "now spelled isPortrait")
public func UIDeviceOrientationIsPortrait(_ orientation: UIDeviceOrientation) -> Bool {
  orientation.isPortrait
}

/// Whether the interface lies on its side.
@available(*, deprecated, message: "now spelled isLandscape")
public func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isLandscape
}

/// Whether the interface stands upright.
@available(*, deprecated, message: "now spelled isPortrait")
public func UIInterfaceOrientationIsPortrait(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isPortrait
}
