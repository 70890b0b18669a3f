extension NSLayoutConstraint {
    /// How the two sides of a constraint compare.
    public enum Relation: Int, Sendable {
        /// The first is at most the second.
        case lessThanOrEqual = -1
        /// Both are the same.
        case equal = 0
        /// The first is at least the second.
        case greaterThanOrEqual = 1
    }

    /// A side, size or middle of a view or guide. Leading and trailing follow the writing direction.
    public enum Attribute: Int, Sendable {
        case left = 1
        case right = 2
        case top = 3
        case bottom = 4
        case leading = 5
        case trailing = 6
        case width = 7
        case height = 8
        case centerX = 9
        case centerY = 10
        /// The baseline of the last line of text; the bottom of a view without text.
        case lastBaseline = 11
        /// The baseline of the first line of text; the top of a view without text.
        case firstBaseline = 12
        case leftMargin = 13
        case rightMargin = 14
        case topMargin = 15
        case bottomMargin = 16
        case leadingMargin = 17
        case trailingMargin = 18
        case centerXWithinMargins = 19
        case centerYWithinMargins = 20
        /// What a constraint has on its second side when it compares with a number alone.
        case notAnAttribute = 0

        /// The same as `lastBaseline`.
        public static var baseline: Attribute { .lastBaseline }
    }

    /// Horizontal or vertical.
    public enum Axis: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }
}

extension NSLayoutConstraint.Attribute {
    enum Kind { case horizontal, vertical, size, none }

    var kind: Kind {
        switch self {
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins:
            .horizontal
        case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            .vertical
        case .width, .height: .size
        case .notAnAttribute: .none
        }
    }

    /// Whether the attribute follows the writing direction.
    var isDirectional: Bool {
        self == .leading || self == .trailing || self == .leadingMargin || self == .trailingMargin
    }

    /// Whether the attribute is left or right in every writing direction.
    var isAbsoluteSide: Bool {
        self == .left || self == .right || self == .leftMargin || self == .rightMargin
    }

    /// As in messages.
    var name: String { "\(self)" }
}
