// Spellings of older Swift; each names its modern one in the compiler's warning.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import QuartzCore

/// The old name of `CAMediaTimingFunctionName.linear`.
@available(*, deprecated, message: "now spelled CAMediaTimingFunctionName.linear")
public let kCAMediaTimingFunctionLinear: CAMediaTimingFunctionName = .linear

/// The old name of `CAMediaTimingFunctionName.easeIn`.
@available(*, deprecated, message: "now spelled CAMediaTimingFunctionName.easeIn")
public let kCAMediaTimingFunctionEaseIn: CAMediaTimingFunctionName = .easeIn

/// The old name of `CAMediaTimingFunctionName.easeOut`.
@available(*, deprecated, message: "now spelled CAMediaTimingFunctionName.easeOut")
public let kCAMediaTimingFunctionEaseOut: CAMediaTimingFunctionName = .easeOut

/// The old name of `CAMediaTimingFunctionName.easeInEaseOut`.
@available(*, deprecated, message: "now spelled CAMediaTimingFunctionName.easeInEaseOut")
public let kCAMediaTimingFunctionEaseInEaseOut: CAMediaTimingFunctionName = .easeInEaseOut

/// The old name of `CAMediaTimingFunctionName.default`.
@available(*, deprecated, message: "now spelled CAMediaTimingFunctionName.default")
public let kCAMediaTimingFunctionDefault: CAMediaTimingFunctionName = .default

/// The old name of `CAMediaTimingFillMode.forwards`.
@available(*, deprecated, message: "now spelled CAMediaTimingFillMode.forwards")
public let kCAFillModeForwards: CAMediaTimingFillMode = .forwards

/// The old name of `CAMediaTimingFillMode.backwards`.
@available(*, deprecated, message: "now spelled CAMediaTimingFillMode.backwards")
public let kCAFillModeBackwards: CAMediaTimingFillMode = .backwards

/// The old name of `CAMediaTimingFillMode.both`.
@available(*, deprecated, message: "now spelled CAMediaTimingFillMode.both")
public let kCAFillModeBoth: CAMediaTimingFillMode = .both

/// The old name of `CAMediaTimingFillMode.removed`.
@available(*, deprecated, message: "now spelled CAMediaTimingFillMode.removed")
public let kCAFillModeRemoved: CAMediaTimingFillMode = .removed

/// The old name of `CAAnimationCalculationMode.linear`.
@available(*, deprecated, message: "now spelled CAAnimationCalculationMode.linear")
public let kCAAnimationLinear: CAAnimationCalculationMode = .linear

/// The old name of `CAAnimationCalculationMode.discrete`.
@available(*, deprecated, message: "now spelled CAAnimationCalculationMode.discrete")
public let kCAAnimationDiscrete: CAAnimationCalculationMode = .discrete

/// The old name of `CAAnimationCalculationMode.paced`.
@available(*, deprecated, message: "now spelled CAAnimationCalculationMode.paced")
public let kCAAnimationPaced: CAAnimationCalculationMode = .paced

/// The old name of `CAAnimationCalculationMode.cubic`.
@available(*, deprecated, message: "now spelled CAAnimationCalculationMode.cubic")
public let kCAAnimationCubic: CAAnimationCalculationMode = .cubic

/// The old name of `CAAnimationCalculationMode.cubicPaced`.
@available(*, deprecated, message: "now spelled CAAnimationCalculationMode.cubicPaced")
public let kCAAnimationCubicPaced: CAAnimationCalculationMode = .cubicPaced

/// The old name of `CAAnimationRotationMode.rotateAuto`.
@available(*, deprecated, message: "now spelled CAAnimationRotationMode.rotateAuto")
public let kCAAnimationRotateAuto: CAAnimationRotationMode = .rotateAuto

/// The old name of `CAAnimationRotationMode.rotateAutoReverse`.
@available(*, deprecated, message: "now spelled CAAnimationRotationMode.rotateAutoReverse")
public let kCAAnimationRotateAutoReverse: CAAnimationRotationMode = .rotateAutoReverse

/// The old name of `CAShapeLayerLineCap.butt`.
@available(*, deprecated, message: "now spelled CAShapeLayerLineCap.butt")
public let kCALineCapButt: CAShapeLayerLineCap = .butt

/// The old name of `CAShapeLayerLineCap.round`.
@available(*, deprecated, message: "now spelled CAShapeLayerLineCap.round")
public let kCALineCapRound: CAShapeLayerLineCap = .round

/// The old name of `CAShapeLayerLineCap.square`.
@available(*, deprecated, message: "now spelled CAShapeLayerLineCap.square")
public let kCALineCapSquare: CAShapeLayerLineCap = .square

/// The old name of `CAShapeLayerLineJoin.miter`.
@available(*, deprecated, message: "now spelled CAShapeLayerLineJoin.miter")
public let kCALineJoinMiter: CAShapeLayerLineJoin = .miter

/// The old name of `CAShapeLayerLineJoin.round`.
@available(*, deprecated, message: "now spelled CAShapeLayerLineJoin.round")
public let kCALineJoinRound: CAShapeLayerLineJoin = .round

/// The old name of `CAShapeLayerLineJoin.bevel`.
@available(*, deprecated, message: "now spelled CAShapeLayerLineJoin.bevel")
public let kCALineJoinBevel: CAShapeLayerLineJoin = .bevel

/// The old name of `CAShapeLayerFillRule.nonZero`.
@available(*, deprecated, message: "now spelled CAShapeLayerFillRule.nonZero")
public let kCAFillRuleNonZero: CAShapeLayerFillRule = .nonZero

/// The old name of `CAShapeLayerFillRule.evenOdd`.
@available(*, deprecated, message: "now spelled CAShapeLayerFillRule.evenOdd")
public let kCAFillRuleEvenOdd: CAShapeLayerFillRule = .evenOdd

/// The old name of `CATransitionType.fade`.
@available(*, deprecated, message: "now spelled CATransitionType.fade")
public let kCATransitionFade: CATransitionType = .fade

/// The old name of `CATransitionType.moveIn`.
@available(*, deprecated, message: "now spelled CATransitionType.moveIn")
public let kCATransitionMoveIn: CATransitionType = .moveIn

/// The old name of `CATransitionType.push`.
@available(*, deprecated, message: "now spelled CATransitionType.push")
public let kCATransitionPush: CATransitionType = .push

/// The old name of `CATransitionType.reveal`.
@available(*, deprecated, message: "now spelled CATransitionType.reveal")
public let kCATransitionReveal: CATransitionType = .reveal

/// The old name of `CATransitionSubtype.fromRight`.
@available(*, deprecated, message: "now spelled CATransitionSubtype.fromRight")
public let kCATransitionFromRight: CATransitionSubtype = .fromRight

/// The old name of `CATransitionSubtype.fromLeft`.
@available(*, deprecated, message: "now spelled CATransitionSubtype.fromLeft")
public let kCATransitionFromLeft: CATransitionSubtype = .fromLeft

/// The old name of `CATransitionSubtype.fromTop`.
@available(*, deprecated, message: "now spelled CATransitionSubtype.fromTop")
public let kCATransitionFromTop: CATransitionSubtype = .fromTop

/// The old name of `CATransitionSubtype.fromBottom`.
@available(*, deprecated, message: "now spelled CATransitionSubtype.fromBottom")
public let kCATransitionFromBottom: CATransitionSubtype = .fromBottom

/// The old name of `CAEmitterLayerEmitterShape.point`.
@available(*, deprecated, message: "now spelled CAEmitterLayerEmitterShape.point")
public let kCAEmitterLayerPoint: CAEmitterLayerEmitterShape = .point

/// The old name of `CAEmitterLayerEmitterShape.line`.
@available(*, deprecated, message: "now spelled CAEmitterLayerEmitterShape.line")
public let kCAEmitterLayerLine: CAEmitterLayerEmitterShape = .line

/// The old name of `CAEmitterLayerEmitterShape.rectangle`.
@available(*, deprecated, message: "now spelled CAEmitterLayerEmitterShape.rectangle")
public let kCAEmitterLayerRectangle: CAEmitterLayerEmitterShape = .rectangle

/// The old name of `CAEmitterLayerEmitterShape.cuboid`.
@available(*, deprecated, message: "now spelled CAEmitterLayerEmitterShape.cuboid")
public let kCAEmitterLayerCuboid: CAEmitterLayerEmitterShape = .cuboid

/// The old name of `CAEmitterLayerEmitterShape.circle`.
@available(*, deprecated, message: "now spelled CAEmitterLayerEmitterShape.circle")
public let kCAEmitterLayerCircle: CAEmitterLayerEmitterShape = .circle

/// The old name of `CAEmitterLayerEmitterShape.sphere`.
@available(*, deprecated, message: "now spelled CAEmitterLayerEmitterShape.sphere")
public let kCAEmitterLayerSphere: CAEmitterLayerEmitterShape = .sphere

/// The old name of `CAEmitterLayerEmitterMode.points`.
@available(*, deprecated, message: "now spelled CAEmitterLayerEmitterMode.points")
public let kCAEmitterLayerPoints: CAEmitterLayerEmitterMode = .points

/// The old name of `CAEmitterLayerEmitterMode.outline`.
@available(*, deprecated, message: "now spelled CAEmitterLayerEmitterMode.outline")
public let kCAEmitterLayerOutline: CAEmitterLayerEmitterMode = .outline

/// The old name of `CAEmitterLayerEmitterMode.surface`.
@available(*, deprecated, message: "now spelled CAEmitterLayerEmitterMode.surface")
public let kCAEmitterLayerSurface: CAEmitterLayerEmitterMode = .surface

/// The old name of `CAEmitterLayerEmitterMode.volume`.
@available(*, deprecated, message: "now spelled CAEmitterLayerEmitterMode.volume")
public let kCAEmitterLayerVolume: CAEmitterLayerEmitterMode = .volume

/// The old name of `CAEmitterLayerRenderMode.unordered`.
@available(*, deprecated, message: "now spelled CAEmitterLayerRenderMode.unordered")
public let kCAEmitterLayerUnordered: CAEmitterLayerRenderMode = .unordered

/// The old name of `CAEmitterLayerRenderMode.oldestFirst`.
@available(*, deprecated, message: "now spelled CAEmitterLayerRenderMode.oldestFirst")
public let kCAEmitterLayerOldestFirst: CAEmitterLayerRenderMode = .oldestFirst

/// The old name of `CAEmitterLayerRenderMode.oldestLast`.
@available(*, deprecated, message: "now spelled CAEmitterLayerRenderMode.oldestLast")
public let kCAEmitterLayerOldestLast: CAEmitterLayerRenderMode = .oldestLast

/// The old name of `CAEmitterLayerRenderMode.backToFront`.
@available(*, deprecated, message: "now spelled CAEmitterLayerRenderMode.backToFront")
public let kCAEmitterLayerBackToFront: CAEmitterLayerRenderMode = .backToFront

/// The old name of `CAEmitterLayerRenderMode.additive`.
@available(*, deprecated, message: "now spelled CAEmitterLayerRenderMode.additive")
public let kCAEmitterLayerAdditive: CAEmitterLayerRenderMode = .additive

/// The old name of `CATextLayerAlignmentMode.natural`.
@available(*, deprecated, message: "now spelled CATextLayerAlignmentMode.natural")
public let kCAAlignmentNatural: CATextLayerAlignmentMode = .natural

/// The old name of `CATextLayerAlignmentMode.left`.
@available(*, deprecated, message: "now spelled CATextLayerAlignmentMode.left")
public let kCAAlignmentLeft: CATextLayerAlignmentMode = .left

/// The old name of `CATextLayerAlignmentMode.right`.
@available(*, deprecated, message: "now spelled CATextLayerAlignmentMode.right")
public let kCAAlignmentRight: CATextLayerAlignmentMode = .right

/// The old name of `CATextLayerAlignmentMode.center`.
@available(*, deprecated, message: "now spelled CATextLayerAlignmentMode.center")
public let kCAAlignmentCenter: CATextLayerAlignmentMode = .center

/// The old name of `CATextLayerAlignmentMode.justified`.
@available(*, deprecated, message: "now spelled CATextLayerAlignmentMode.justified")
public let kCAAlignmentJustified: CATextLayerAlignmentMode = .justified

/// The old name of `CALayerContentsGravity.center`.
@available(*, deprecated, message: "now spelled CALayerContentsGravity.center")
public let kCAGravityCenter: CALayerContentsGravity = .center

/// The old name of `CALayerContentsGravity.top`.
@available(*, deprecated, message: "now spelled CALayerContentsGravity.top")
public let kCAGravityTop: CALayerContentsGravity = .top

/// The old name of `CALayerContentsGravity.bottom`.
@available(*, deprecated, message: "now spelled CALayerContentsGravity.bottom")
public let kCAGravityBottom: CALayerContentsGravity = .bottom

/// The old name of `CALayerContentsGravity.left`.
@available(*, deprecated, message: "now spelled CALayerContentsGravity.left")
public let kCAGravityLeft: CALayerContentsGravity = .left

/// The old name of `CALayerContentsGravity.right`.
@available(*, deprecated, message: "now spelled CALayerContentsGravity.right")
public let kCAGravityRight: CALayerContentsGravity = .right

/// The old name of `CALayerContentsGravity.resize`.
@available(*, deprecated, message: "now spelled CALayerContentsGravity.resize")
public let kCAGravityResize: CALayerContentsGravity = .resize

/// The old name of `CALayerContentsGravity.resizeAspect`.
@available(*, deprecated, message: "now spelled CALayerContentsGravity.resizeAspect")
public let kCAGravityResizeAspect: CALayerContentsGravity = .resizeAspect

/// The old name of `CALayerContentsGravity.resizeAspectFill`.
@available(*, deprecated, message: "now spelled CALayerContentsGravity.resizeAspectFill")
public let kCAGravityResizeAspectFill: CALayerContentsGravity = .resizeAspectFill

/// The old name of `CAValueFunctionName.rotateX`.
@available(*, deprecated, message: "now spelled CAValueFunctionName.rotateX")
public let kCAValueFunctionRotateX: CAValueFunctionName = .rotateX

/// The old name of `CAValueFunctionName.rotateY`.
@available(*, deprecated, message: "now spelled CAValueFunctionName.rotateY")
public let kCAValueFunctionRotateY: CAValueFunctionName = .rotateY

/// The old name of `CAValueFunctionName.rotateZ`.
@available(*, deprecated, message: "now spelled CAValueFunctionName.rotateZ")
public let kCAValueFunctionRotateZ: CAValueFunctionName = .rotateZ

/// The old name of `CAValueFunctionName.scale`.
@available(*, deprecated, message: "now spelled CAValueFunctionName.scale")
public let kCAValueFunctionScale: CAValueFunctionName = .scale

/// The old name of `CAValueFunctionName.scaleX`.
@available(*, deprecated, message: "now spelled CAValueFunctionName.scaleX")
public let kCAValueFunctionScaleX: CAValueFunctionName = .scaleX

/// The old name of `CAValueFunctionName.scaleY`.
@available(*, deprecated, message: "now spelled CAValueFunctionName.scaleY")
public let kCAValueFunctionScaleY: CAValueFunctionName = .scaleY
