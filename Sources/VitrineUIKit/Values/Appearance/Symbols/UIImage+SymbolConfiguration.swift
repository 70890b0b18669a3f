public import Foundation
import VitrineGraphics

extension UIImage {
    /// The size, weight, scale and colours of a symbol. What is not said is as the context has it.
    public class SymbolConfiguration: Configuration, @unchecked Sendable {
        /// Where the size of a symbol comes from.
        package enum Size: Hashable {
            /// Points.
            case points(CGFloat)
            case textStyle(UIFont.TextStyle)
        }

        /// How the parts of a symbol are coloured.
        package enum Colors: Equatable {
            /// All in the tint colour.
            case monochrome
            /// One colour, and lighter tones of it.
            case hierarchical(UIColor)
            /// A colour for each part.
            case palette([UIColor])
            /// The symbol's own colours. The outlines here have none: the tint colour.
            case multicolor
        }

        /// What is said; nil where nothing is.
        package struct Values: Equatable {
            package var size: Size?
            package var weight: SymbolWeight?
            package var scale: SymbolScale?
            package var colors: Colors?
            /// How much of the symbol's parts is shown, 0…1; nil for all.
            package var variable: Double?

            package init(
                size: Size? = nil, weight: SymbolWeight? = nil, scale: SymbolScale? = nil,
                colors: Colors? = nil, variable: Double? = nil
            ) {
                self.size = size
                self.weight = weight
                self.scale = scale
                self.colors = colors
                self.variable = variable
            }

            /// What another one says goes before.
            package func followed(by other: Values) -> Values {
                Values(
                    size: other.size ?? size, weight: other.weight ?? weight, scale: other.scale ?? scale,
                    colors: other.colors ?? colors, variable: other.variable ?? variable)
            }
        }

        let values: Values

        init(_ values: Values, traits: UITraitCollection? = nil) {
            self.values = values
            super.init(traits: traits)
        }

        /// Says nothing.
        public class var unspecified: SymbolConfiguration { SymbolConfiguration(Values()) }

        /// Makes a configuration with a size in points.
        public convenience init(pointSize: CGFloat) {
            self.init(Values(size: .points(UIFont.checked(pointSize))))
        }

        /// Makes a configuration with a size in points and a weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(Values(size: .points(UIFont.checked(pointSize)), weight: Self.said(weight)))
        }

        /// Makes a configuration with a size in points, a weight and a scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(
                Values(
                    size: .points(UIFont.checked(pointSize)), weight: Self.said(weight),
                    scale: Self.said(scale)))
        }

        /// Makes a configuration for symbols beside text of a style.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(Values(size: .textStyle(textStyle)))
        }

        /// Makes a configuration for symbols beside text of a style, with a scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(Values(size: .textStyle(textStyle), scale: Self.said(scale)))
        }

        /// Makes a configuration for symbols beside text of a font.
        public convenience init(font: UIFont) {
            self.init(Values(size: .points(font.pointSize), weight: font.symbolWeight))
        }

        /// Makes a configuration for symbols beside text of a font, with a scale.
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(
                Values(size: .points(font.pointSize), weight: font.symbolWeight, scale: Self.said(scale)))
        }

        /// Makes a configuration with a weight.
        public convenience init(weight: SymbolWeight) { self.init(Values(weight: Self.said(weight))) }

        /// Makes a configuration with a scale.
        public convenience init(scale: SymbolScale) { self.init(Values(scale: Self.said(scale))) }

        /// Makes a configuration that shows the parts of a symbol in tones of a colour.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(Values(colors: .hierarchical(hierarchicalColor)))
        }

        /// Makes a configuration that shows the parts of a symbol in colours of one's own. With none of them the tint colour
        /// is used.
        public convenience init(paletteColors: [UIColor]) {
            self.init(Values(colors: paletteColors.isEmpty ? .monochrome : .palette(paletteColors)))
        }

        /// Makes a configuration that shows symbols in one colour.
        public class func preferringMonochrome() -> Self { made(Values(colors: .monochrome)) }

        /// Makes a configuration that shows symbols in colours of their own where they have any.
        public class func preferringMulticolor() -> Self { made(Values(colors: .multicolor)) }

        private class func made(_ values: Values) -> Self {
            unsafeDowncast(SymbolConfiguration(values), to: Self.self)
        }

        /// The configuration with what another one says in place of what this one says.
        public func applying(_ otherConfiguration: UIImage.Configuration) -> Self {
            let other = otherConfiguration as? SymbolConfiguration
            return unsafeDowncast(
                SymbolConfiguration(
                    other.map { values.followed(by: $0.values) } ?? values,
                    traits: otherConfiguration.traitCollection ?? traitCollection), to: Self.self)
        }

        /// The configuration without a size that follows text.
        public func configurationWithoutTextStyle() -> Self {
            var values = values
            if case .textStyle = values.size { values.size = nil }
            return unsafeDowncast(SymbolConfiguration(values, traits: traitCollection), to: Self.self)
        }

        /// The configuration without a scale.
        public func configurationWithoutScale() -> Self {
            var values = values
            values.scale = nil
            return unsafeDowncast(SymbolConfiguration(values, traits: traitCollection), to: Self.self)
        }

        /// The configuration without a weight.
        public func configurationWithoutWeight() -> Self {
            var values = values
            values.weight = nil
            return unsafeDowncast(SymbolConfiguration(values, traits: traitCollection), to: Self.self)
        }

        /// The configuration without a size in points and a weight.
        public func configurationWithoutPointSizeAndWeight() -> Self {
            var values = values
            if case .points = values.size { values.size = nil }
            values.weight = nil
            return unsafeDowncast(SymbolConfiguration(values, traits: traitCollection), to: Self.self)
        }

        public override func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            unsafeDowncast(SymbolConfiguration(values, traits: traitCollection), to: Self.self)
        }

        private static func said(_ weight: SymbolWeight) -> SymbolWeight? {
            weight == .unspecified ? nil : weight
        }

        private static func said(_ scale: SymbolScale) -> SymbolScale? {
            switch scale {
            case .unspecified: nil
            case .default: .medium
            case .small, .medium, .large: scale
            }
        }

        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return other.values == values && other.traitCollection == traitCollection
        }

        public override var hash: Int {
            var hasher = Hasher()
            hasher.combine(values.size)
            hasher.combine(values.weight)
            hasher.combine(values.scale)
            return hasher.finalize()
        }
    }
}

extension UIFont {
    fileprivate var symbolWeight: UIImage.SymbolWeight {
        Weight(css: textFont.weight).symbolWeight()
    }
}
