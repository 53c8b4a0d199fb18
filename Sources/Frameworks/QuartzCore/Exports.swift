// A program that imports QuartzCore sees Core Graphics too, as on Apple's systems.
@_exported import CoreGraphics
