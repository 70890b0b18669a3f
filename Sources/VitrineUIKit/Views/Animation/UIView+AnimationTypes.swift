extension UIView {
    /// The pace of an animation.
    public enum AnimationCurve: Int, Sendable {
        /// Slow at both ends.
        case easeInOut = 0
        /// Slow at the start.
        case easeIn = 1
        /// Slow at the end.
        case easeOut = 2
        /// Constant speed.
        case linear = 3
    }

    /// How an animation block runs.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Subviews are laid out at the end of the block, so that they animate along.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// The views receive touches while they are animated.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Starts from what shows now. Positions, sizes, transforms and opacity always do, as since iOS 8.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Repeats until the animations are removed.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Plays backwards after playing forwards. Only together with `repeat`.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// A nested block keeps the duration it was given.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// A nested block keeps the curve it was given.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// What views contain goes on changing while they are animated, which it always does here.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// A transition between two views hides the one and shows the other, which both stay where they are.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// A nested block keeps the options it was given.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

        /// As many frames a second as the screen shows.
        public static let preferredFramesPerSecondDefault = AnimationOptions([])
        /// 60 frames a second are enough.
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        /// 30 frames a second are enough. A wish: there may be more.
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

        /// Slow at both ends; the default.
        public static let curveEaseInOut = AnimationOptions([])
        /// Slow at the start.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Constant speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// A transition that turns the view about its vertical middle, from left to right, its new content behind it.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// The same from right to left.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// A transition in which the old picture rolls up like a sheet of paper.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// A transition in which the new picture rolls down over the old one.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// A transition that dissolves from the old picture to the new one.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// A transition that turns the view about its horizontal middle, from above.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// The same from below.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

        var transition: AnimationOptions { AnimationOptions(rawValue: rawValue & (0xF << 20)) }
        var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16) & 0xF) ?? .easeInOut }
    }
}

extension UIView.AnimationCurve {
    /// Apple's Bézier of the curve.
    var timingFunction: CAMediaTimingFunction {
        switch self {
        case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
        case .easeIn: CAMediaTimingFunction(name: .easeIn)
        case .easeOut: CAMediaTimingFunction(name: .easeOut)
        case .linear: CAMediaTimingFunction(name: .linear)
        }
    }
}
