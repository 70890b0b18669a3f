extension UIView {
    /// How a view's content follows its size, and where an image view puts its image.
    public enum ContentMode: Int, Sendable {
        /// Stretched to the bounds.
        case scaleToFill = 0
        /// As large as fits, with its proportions.
        case scaleAspectFit = 1
        /// As large as covers the bounds, with its proportions.
        case scaleAspectFill = 2
        /// Drawn again when the bounds change.
        case redraw = 3
        /// In the middle, at its size.
        case center = 4
        /// At its size, at the top.
        case top = 5
        /// At its size, at the bottom.
        case bottom = 6
        /// At its size, at the left.
        case left = 7
        /// At its size, at the right.
        case right = 8
        /// At its size, at the upper left.
        case topLeft = 9
        /// At its size, at the upper right.
        case topRight = 10
        /// At its size, at the lower left.
        case bottomLeft = 11
        /// At its size, at the lower right.
        case bottomRight = 12
    }

    /// Which of a view's margins and sides change when its superview changes its size.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The distance from the left edge changes with the superview.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width changes with the superview.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The distance from the right edge changes with the superview.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The distance from the top edge changes with the superview.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The height changes with the superview.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The distance from the bottom edge changes with the superview.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    /// Whether a tint is shown in full colour.
    public enum TintAdjustmentMode: Int, Sendable {
        /// As the superview; normal at the top.
        case automatic = 0
        /// The tint colour as it is.
        case normal = 1
        /// In grey, as behind an alert.
        case dimmed = 2
    }

    /// The meaning of a length that a view has no preference for.
    public class var noIntrinsicMetric: CGFloat { -1 }
}

/// What a view's content means for its direction in right-to-left interfaces.
public enum UISemanticContentAttribute: Int, Sendable {
    /// Follows the direction of the language.
    case unspecified = 0
    /// Playback controls: never mirrored.
    case playback = 1
    /// Directions in space: never mirrored.
    case spatial = 2
    /// Always from left to right.
    case forceLeftToRight = 3
    /// Always from right to left.
    case forceRightToLeft = 4
}
