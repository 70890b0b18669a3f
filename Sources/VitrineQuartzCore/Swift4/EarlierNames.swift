// Names that Apple's frameworks have in the language mode of Swift 4 alone: with Swift 4.2 these texts became types of their
// own. In every other mode the compiler says what a name has become.

/// The name of ``CAMediaTimingFillMode/forwards`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.forwards")
public var kCAFillModeForwards: CAMediaTimingFillMode { .forwards }

/// The name of ``CAMediaTimingFillMode/backwards`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.backwards")
public var kCAFillModeBackwards: CAMediaTimingFillMode { .backwards }

/// The name of ``CAMediaTimingFillMode/both`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.both")
public var kCAFillModeBoth: CAMediaTimingFillMode { .both }

/// The name of ``CAMediaTimingFillMode/removed`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.removed")
public var kCAFillModeRemoved: CAMediaTimingFillMode { .removed }

/// The name of ``CAMediaTimingFunctionName/linear`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.linear")
public var kCAMediaTimingFunctionLinear: CAMediaTimingFunctionName { .linear }

/// The name of ``CAMediaTimingFunctionName/easeIn`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.easeIn")
public var kCAMediaTimingFunctionEaseIn: CAMediaTimingFunctionName { .easeIn }

/// The name of ``CAMediaTimingFunctionName/easeOut`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.easeOut")
public var kCAMediaTimingFunctionEaseOut: CAMediaTimingFunctionName { .easeOut }

/// The name of ``CAMediaTimingFunctionName/easeInEaseOut`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.easeInEaseOut")
public var kCAMediaTimingFunctionEaseInEaseOut: CAMediaTimingFunctionName { .easeInEaseOut }

/// The name of ``CAMediaTimingFunctionName/default`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.default")
public var kCAMediaTimingFunctionDefault: CAMediaTimingFunctionName { .default }

/// The name of ``CALayerContentsGravity/center`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.center")
public var kCAGravityCenter: CALayerContentsGravity { .center }

/// The name of ``CALayerContentsGravity/top`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.top")
public var kCAGravityTop: CALayerContentsGravity { .top }

/// The name of ``CALayerContentsGravity/bottom`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.bottom")
public var kCAGravityBottom: CALayerContentsGravity { .bottom }

/// The name of ``CALayerContentsGravity/left`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.left")
public var kCAGravityLeft: CALayerContentsGravity { .left }

/// The name of ``CALayerContentsGravity/right`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.right")
public var kCAGravityRight: CALayerContentsGravity { .right }

/// The name of ``CALayerContentsGravity/topLeft`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.topLeft")
public var kCAGravityTopLeft: CALayerContentsGravity { .topLeft }

/// The name of ``CALayerContentsGravity/topRight`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.topRight")
public var kCAGravityTopRight: CALayerContentsGravity { .topRight }

/// The name of ``CALayerContentsGravity/bottomLeft`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.bottomLeft")
public var kCAGravityBottomLeft: CALayerContentsGravity { .bottomLeft }

/// The name of ``CALayerContentsGravity/bottomRight`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.bottomRight")
public var kCAGravityBottomRight: CALayerContentsGravity { .bottomRight }

/// The name of ``CALayerContentsGravity/resize`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.resize")
public var kCAGravityResize: CALayerContentsGravity { .resize }

/// The name of ``CALayerContentsGravity/resizeAspect`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.resizeAspect")
public var kCAGravityResizeAspect: CALayerContentsGravity { .resizeAspect }

/// The name of ``CALayerContentsGravity/resizeAspectFill`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.resizeAspectFill")
public var kCAGravityResizeAspectFill: CALayerContentsGravity { .resizeAspectFill }

/// The name of ``CAShapeLayerLineCap/butt`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineCap.butt")
public var kCALineCapButt: CAShapeLayerLineCap { .butt }

/// The name of ``CAShapeLayerLineCap/round`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineCap.round")
public var kCALineCapRound: CAShapeLayerLineCap { .round }

/// The name of ``CAShapeLayerLineCap/square`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineCap.square")
public var kCALineCapSquare: CAShapeLayerLineCap { .square }

/// The name of ``CAShapeLayerLineJoin/miter`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineJoin.miter")
public var kCALineJoinMiter: CAShapeLayerLineJoin { .miter }

/// The name of ``CAShapeLayerLineJoin/round`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineJoin.round")
public var kCALineJoinRound: CAShapeLayerLineJoin { .round }

/// The name of ``CAShapeLayerLineJoin/bevel`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineJoin.bevel")
public var kCALineJoinBevel: CAShapeLayerLineJoin { .bevel }

/// The name of ``CAShapeLayerFillRule/nonZero`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerFillRule.nonZero")
public var kCAFillRuleNonZero: CAShapeLayerFillRule { .nonZero }

/// The name of ``CAShapeLayerFillRule/evenOdd`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerFillRule.evenOdd")
public var kCAFillRuleEvenOdd: CAShapeLayerFillRule { .evenOdd }

/// The name of ``CATextLayerAlignmentMode/natural`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerAlignmentMode.natural")
public var kCAAlignmentNatural: CATextLayerAlignmentMode { .natural }

/// The name of ``CATextLayerAlignmentMode/left`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerAlignmentMode.left")
public var kCAAlignmentLeft: CATextLayerAlignmentMode { .left }

/// The name of ``CATextLayerAlignmentMode/right`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerAlignmentMode.right")
public var kCAAlignmentRight: CATextLayerAlignmentMode { .right }

/// The name of ``CATextLayerAlignmentMode/center`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerAlignmentMode.center")
public var kCAAlignmentCenter: CATextLayerAlignmentMode { .center }

/// The name of ``CATextLayerAlignmentMode/justified`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerAlignmentMode.justified")
public var kCAAlignmentJustified: CATextLayerAlignmentMode { .justified }

/// The name of ``CATextLayerTruncationMode/none`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerTruncationMode.none")
public var kCATruncationNone: CATextLayerTruncationMode { .none }

/// The name of ``CATextLayerTruncationMode/start`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerTruncationMode.start")
public var kCATruncationStart: CATextLayerTruncationMode { .start }

/// The name of ``CATextLayerTruncationMode/end`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerTruncationMode.end")
public var kCATruncationEnd: CATextLayerTruncationMode { .end }

/// The name of ``CATextLayerTruncationMode/middle`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerTruncationMode.middle")
public var kCATruncationMiddle: CATextLayerTruncationMode { .middle }

/// The name of ``CATransitionType/fade`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CATransitionType.fade")
public var kCATransitionFade: CATransitionType { .fade }

/// The name of ``CATransitionType/moveIn`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CATransitionType.moveIn")
public var kCATransitionMoveIn: CATransitionType { .moveIn }

/// The name of ``CATransitionType/push`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CATransitionType.push")
public var kCATransitionPush: CATransitionType { .push }

/// The name of ``CATransitionType/reveal`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CATransitionType.reveal")
public var kCATransitionReveal: CATransitionType { .reveal }

/// The name of ``CATransitionSubtype/fromLeft`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CATransitionSubtype.fromLeft")
public var kCATransitionFromLeft: CATransitionSubtype { .fromLeft }

/// The name of ``CATransitionSubtype/fromRight`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CATransitionSubtype.fromRight")
public var kCATransitionFromRight: CATransitionSubtype { .fromRight }

/// The name of ``CATransitionSubtype/fromTop`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CATransitionSubtype.fromTop")
public var kCATransitionFromTop: CATransitionSubtype { .fromTop }

/// The name of ``CATransitionSubtype/fromBottom`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CATransitionSubtype.fromBottom")
public var kCATransitionFromBottom: CATransitionSubtype { .fromBottom }

/// The name of ``CAAnimationCalculationMode/linear`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAAnimationCalculationMode.linear")
public var kCAAnimationLinear: CAAnimationCalculationMode { .linear }

/// The name of ``CAAnimationCalculationMode/discrete`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAAnimationCalculationMode.discrete")
public var kCAAnimationDiscrete: CAAnimationCalculationMode { .discrete }

/// The name of ``CAAnimationCalculationMode/paced`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAAnimationCalculationMode.paced")
public var kCAAnimationPaced: CAAnimationCalculationMode { .paced }

/// The name of ``CAAnimationCalculationMode/cubic`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAAnimationCalculationMode.cubic")
public var kCAAnimationCubic: CAAnimationCalculationMode { .cubic }

/// The name of ``CAAnimationCalculationMode/cubicPaced`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAAnimationCalculationMode.cubicPaced")
public var kCAAnimationCubicPaced: CAAnimationCalculationMode { .cubicPaced }

/// The name of ``CAGradientLayerType/axial`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAGradientLayerType.axial")
public var kCAGradientLayerAxial: CAGradientLayerType { .axial }

/// The name of ``CAGradientLayerType/radial`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAGradientLayerType.radial")
public var kCAGradientLayerRadial: CAGradientLayerType { .radial }

/// The name of ``CAGradientLayerType/conic`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAGradientLayerType.conic")
public var kCAGradientLayerConic: CAGradientLayerType { .conic }

/// The name of ``CAEmitterLayerEmitterShape/point`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterShape.point")
public var kCAEmitterLayerPoint: CAEmitterLayerEmitterShape { .point }

/// The name of ``CAEmitterLayerEmitterShape/line`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterShape.line")
public var kCAEmitterLayerLine: CAEmitterLayerEmitterShape { .line }

/// The name of ``CAEmitterLayerEmitterShape/rectangle`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterShape.rectangle")
public var kCAEmitterLayerRectangle: CAEmitterLayerEmitterShape { .rectangle }

/// The name of ``CAEmitterLayerEmitterShape/circle`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterShape.circle")
public var kCAEmitterLayerCircle: CAEmitterLayerEmitterShape { .circle }

/// The name of ``CAEmitterLayerEmitterMode/points`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterMode.points")
public var kCAEmitterLayerPoints: CAEmitterLayerEmitterMode { .points }

/// The name of ``CAEmitterLayerEmitterMode/outline`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterMode.outline")
public var kCAEmitterLayerOutline: CAEmitterLayerEmitterMode { .outline }

/// The name of ``CAEmitterLayerEmitterMode/surface`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterMode.surface")
public var kCAEmitterLayerSurface: CAEmitterLayerEmitterMode { .surface }

/// The name of ``CAEmitterLayerEmitterMode/volume`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterMode.volume")
public var kCAEmitterLayerVolume: CAEmitterLayerEmitterMode { .volume }

/// The name of ``CAEmitterLayerRenderMode/unordered`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerRenderMode.unordered")
public var kCAEmitterLayerUnordered: CAEmitterLayerRenderMode { .unordered }

/// The name of ``CAEmitterLayerRenderMode/oldestFirst`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerRenderMode.oldestFirst")
public var kCAEmitterLayerOldestFirst: CAEmitterLayerRenderMode { .oldestFirst }

/// The name of ``CAEmitterLayerRenderMode/oldestLast`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerRenderMode.oldestLast")
public var kCAEmitterLayerOldestLast: CAEmitterLayerRenderMode { .oldestLast }

/// The name of ``CAEmitterLayerRenderMode/additive`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerRenderMode.additive")
public var kCAEmitterLayerAdditive: CAEmitterLayerRenderMode { .additive }

/// The name of ``CALayerContentsFilter/nearest`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsFilter.nearest")
public var kCAFilterNearest: CALayerContentsFilter { .nearest }

/// The name of ``CALayerContentsFilter/linear`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsFilter.linear")
public var kCAFilterLinear: CALayerContentsFilter { .linear }

/// The name of ``CALayerContentsFilter/trilinear`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsFilter.trilinear")
public var kCAFilterTrilinear: CALayerContentsFilter { .trilinear }

/// The name of ``CAValueFunctionName/rotateX`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAValueFunctionName.rotateX")
public var kCAValueFunctionRotateX: CAValueFunctionName { .rotateX }

/// The name of ``CAValueFunctionName/rotateY`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAValueFunctionName.rotateY")
public var kCAValueFunctionRotateY: CAValueFunctionName { .rotateY }

/// The name of ``CAValueFunctionName/rotateZ`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAValueFunctionName.rotateZ")
public var kCAValueFunctionRotateZ: CAValueFunctionName { .rotateZ }

/// The name of ``CAAnimationRotationMode/rotateAuto`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAAnimationRotationMode.rotateAuto")
public var kCAAnimationRotateAuto: CAAnimationRotationMode { .rotateAuto }

/// The name of ``CAAnimationRotationMode/rotateAutoReverse`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAAnimationRotationMode.rotateAutoReverse")
public var kCAAnimationRotateAutoReverse: CAAnimationRotationMode { .rotateAutoReverse }
