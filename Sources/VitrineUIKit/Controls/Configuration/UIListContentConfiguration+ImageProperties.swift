public import Foundation

extension UIListContentConfiguration {
    /// What an image looks like, and how much room it takes.
    public struct ImageProperties: Hashable {
        /// A length of ``reservedLayoutSize`` that means the system's for a symbol: 28 points at the standard text
        /// size, and in proportion to body text at others. (The length is not documented; text then begins 60 points
        /// from the edge, as it does in lists of symbols.)
        public static let standardDimension: CGFloat = .greatestFiniteMagnitude

        private var ownTint: UIColor?
        private var hasOwnTint = false
        private var systemTint: UIColor?

        init() {}

        /// The colour that fills an image drawn as a template; nil for the view's tint.
        public var tintColor: UIColor? {
            get { hasOwnTint ? ownTint : systemTint }
            set {
                ownTint = newValue
                hasOwnTint = true
            }
        }

        /// Makes the tint that is shown from ``tintColor``; nil takes it as it is.
        public var tintColorTransformer: UIConfigurationColorTransformer?

        /// The tint that is shown in a view with a tint.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }

        /// How a symbol is shown, as far as the image says nothing itself.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

        /// The radius of the corners, in points; at most half of the shorter side. 0 unless changed.
        public var cornerRadius: CGFloat = 0

        /// The largest size, in points, into which a larger image is scaled down with its proportions; a length of
        /// zero sets no limit. Zero unless changed.
        public var maximumSize = CGSize.zero

        /// The room for the image, in points, in the middle of which it lies; a length of zero means the image's own.
        /// Zero unless changed.
        public var reservedLayoutSize = CGSize.zero

        mutating func adopt(tint: UIColor?) { systemTint = tint }
    }
}
