extension NSLayoutConstraint {
    /// How the views of a visual format are aligned, in what direction they follow each other, and from where to
    /// where their distances count.
    public struct FormatOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

        /// The left edges of all views lie on one line. For vertical formats.
        public static let alignAllLeft = FormatOptions(.left)
        /// The right edges of all views lie on one line. For vertical formats.
        public static let alignAllRight = FormatOptions(.right)
        /// The top edges of all views lie on one line. For horizontal formats.
        public static let alignAllTop = FormatOptions(.top)
        /// The bottom edges of all views lie on one line. For horizontal formats.
        public static let alignAllBottom = FormatOptions(.bottom)
        /// The leading edges of all views lie on one line. For vertical formats.
        public static let alignAllLeading = FormatOptions(.leading)
        /// The trailing edges of all views lie on one line. For vertical formats.
        public static let alignAllTrailing = FormatOptions(.trailing)
        /// The horizontal middles of all views lie on one line. For vertical formats.
        public static let alignAllCenterX = FormatOptions(.centerX)
        /// The vertical middles of all views lie on one line. For horizontal formats.
        public static let alignAllCenterY = FormatOptions(.centerY)
        /// The baselines of the last lines of all views lie on one line. For horizontal formats.
        public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
        /// The baselines of the first lines of all views lie on one line. For horizontal formats.
        public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
        /// The bits of all alignments.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

        /// From leading to trailing, as the writing direction is. The default.
        public static let directionLeadingToTrailing = FormatOptions([])
        /// From left to right in every writing direction.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// From right to left in every writing direction.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// The bits of the direction.
        public static let directionMask = FormatOptions(rawValue: 3 << 16)

        /// Distances count from edge to edge. The default.
        public static let spacingEdgeToEdge = FormatOptions([])
        /// In vertical formats, distances between views count from the baseline of the last line of the upper to that
        /// of the first line of the lower; the standard spacing is then a line's height. To the superview they count
        /// from edge to edge.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// The bits of the spacing.
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)

        /// The attributes that are aligned.
        var alignments: [Attribute] {
            let bits = rawValue & Self.alignmentMask.rawValue
            return (0..<16).filter { bits & (1 << $0) != 0 }.compactMap { Attribute(rawValue: $0) }
        }
    }
}
