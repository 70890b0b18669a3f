import VitrineCoreGraphics

extension UIStackView {
    /// How the arranged views share the length along the axis.
    public enum Distribution: Int, Sendable {
        /// They fill it: what is too much or too little goes by the priorities of their contents, and among equal
        /// priorities to the first.
        case fill = 0
        /// They fill it, and are all as long as each other.
        case fillEqually = 1
        /// They fill it in proportion to their intrinsic lengths.
        case fillProportionally = 2
        /// They keep their lengths, and what is left over goes in equal parts between them.
        case equalSpacing = 3
        /// Their middles are equally far apart, as far as the least spacing permits.
        case equalCentering = 4
    }

    /// Where the arranged views stand across the axis.
    public enum Alignment: Int, Sendable {
        /// From edge to edge.
        case fill = 0
        /// At the leading edge of a vertical stack, at the top of a horizontal one.
        case leading = 1
        /// On one first baseline. Of horizontal stacks only; in vertical ones as ``leading``.
        case firstBaseline = 2
        /// In the middle.
        case center = 3
        /// At the trailing edge of a vertical stack, at the bottom of a horizontal one.
        case trailing = 4
        /// On one last baseline. Of horizontal stacks only; in vertical ones as ``trailing``.
        case lastBaseline = 5

        /// The same as ``leading``.
        public static var top: Alignment { .leading }
        /// The same as ``trailing``.
        public static var bottom: Alignment { .trailing }
    }

    /// As custom spacing: the stack view's ``spacing``, whatever it is. (The number is that of UIKit.)
    public nonisolated static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
    /// The distance that the system uses between views: 8 points between edges, a line between baselines. (The number
    /// is that of UIKit.)
    public nonisolated static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)
}

/// The attributes along one direction.
struct StackAxis {
    let start: NSLayoutConstraint.Attribute
    let end: NSLayoutConstraint.Attribute
    let middle: NSLayoutConstraint.Attribute
    let length: NSLayoutConstraint.Attribute

    static let horizontal = StackAxis(start: .leading, end: .trailing, middle: .centerX, length: .width)
    static let vertical = StackAxis(start: .top, end: .bottom, middle: .centerY, length: .height)
}
