public import Foundation

extension UIFont {
    /// How bold a font is, on the scale of −1 (thinnest) to 1; regular is 0.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Makes a weight: −1 is thinnest, 0 regular, 1 blackest.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// Thinnest: 100 of 900.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// 200 of 900.
        public static let thin = Weight(rawValue: -0.6)
        /// 300 of 900.
        public static let light = Weight(rawValue: -0.4)
        /// As text is: 400 of 900.
        public static let regular = Weight(rawValue: 0)
        /// 500 of 900.
        public static let medium = Weight(rawValue: 0.23)
        /// 600 of 900.
        public static let semibold = Weight(rawValue: 0.3)
        /// 700 of 900.
        public static let bold = Weight(rawValue: 0.4)
        /// 800 of 900.
        public static let heavy = Weight(rawValue: 0.56)
        /// Blackest: 900 of 900.
        public static let black = Weight(rawValue: 0.62)

        private static let scale: [(weight: Weight, css: Int)] = [
            (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500),
            (.semibold, 600), (.bold, 700), (.heavy, 800), (.black, 900),
        ]

        /// The weight on the scale of 100…900 that font files use: that of the nearest named weight.
        package var css: Int {
            Self.scale.min { abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue) }?.css
                ?? 400
        }

        /// The named weight nearest to one on the scale of 100…900.
        package init(css: Int) {
            self = Self.scale.min { abs($0.css - css) < abs($1.css - css) }?.weight ?? .regular
        }
    }
}
