// `import UIKit` brings along what it brings along on iOS.
@_exported import CoreGraphics
@_exported import QuartzCore
