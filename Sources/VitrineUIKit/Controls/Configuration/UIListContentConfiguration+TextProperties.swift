public import Foundation

extension UIListContentConfiguration {
    /// What a text looks like.
    public struct TextProperties: Hashable {
        /// Where the lines stand.
        public enum TextAlignment: Hashable, Sendable {
            /// At the leading edge.
            case natural
            /// In the middle.
            case center
            /// At both sides.
            case justified
        }

        /// How the letters of a text are changed before it is shown.
        public enum TextTransform: Hashable, Sendable {
            /// Not at all.
            case none
            /// To capitals.
            case uppercase
            /// To small letters.
            case lowercase
            /// Each word to begin with a capital.
            case capitalized
        }

        struct Values: Hashable {
            var font: UIFont
            var color: UIColor
            var colorTransformer: UIConfigurationColorTransformer?
            var alignment = TextAlignment.natural
            var lineBreakMode = NSLineBreakMode.byTruncatingTail
            var numberOfLines = 0
            var adjustsFontSizeToFitWidth = false
            var minimumScaleFactor: CGFloat = 0
            var adjustsFontForContentSizeCategory = true
            var transform = TextTransform.none
        }

        private struct Customized: OptionSet, Hashable {
            let rawValue: Int
            static let font = Customized(rawValue: 1 << 0)
            static let color = Customized(rawValue: 1 << 1)
            static let colorTransformer = Customized(rawValue: 1 << 2)
            static let alignment = Customized(rawValue: 1 << 3)
            static let lineBreakMode = Customized(rawValue: 1 << 4)
            static let numberOfLines = Customized(rawValue: 1 << 5)
            static let adjustsFontSizeToFitWidth = Customized(rawValue: 1 << 6)
            static let minimumScaleFactor = Customized(rawValue: 1 << 7)
            static let transform = Customized(rawValue: 1 << 8)
        }

        private var values: Values
        private var customized: Customized = []

        init(_ values: Values) { self.values = values }

        /// The font of text that has none of its own.
        public var font: UIFont {
            get { values.font }
            set { set(\.font, newValue, .font) }
        }

        /// The colour of text that has none of its own, before ``colorTransformer``.
        public var color: UIColor {
            get { values.color }
            set { set(\.color, newValue, .color) }
        }

        /// Makes the colour that is shown from ``color``; nil takes it as it is.
        public var colorTransformer: UIConfigurationColorTransformer? {
            get { values.colorTransformer }
            set { set(\.colorTransformer, newValue, .colorTransformer) }
        }

        /// The colour that is shown.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

        /// Where the lines stand. Natural unless changed.
        public var alignment: TextAlignment {
            get { values.alignment }
            set { set(\.alignment, newValue, .alignment) }
        }

        /// What happens to text that does not fit.
        public var lineBreakMode: NSLineBreakMode {
            get { values.lineBreakMode }
            set { set(\.lineBreakMode, newValue, .lineBreakMode) }
        }

        /// The largest number of lines, 0 for as many as it takes.
        public var numberOfLines: Int {
            get { values.numberOfLines }
            set { set(\.numberOfLines, newValue, .numberOfLines) }
        }

        /// Whether text on one line that is too wide is set in a smaller font.
        public var adjustsFontSizeToFitWidth: Bool {
            get { values.adjustsFontSizeToFitWidth }
            set { set(\.adjustsFontSizeToFitWidth, newValue, .adjustsFontSizeToFitWidth) }
        }

        /// How small that font may become, as a share of the font's size.
        public var minimumScaleFactor: CGFloat {
            get { values.minimumScaleFactor }
            set { set(\.minimumScaleFactor, newValue, .minimumScaleFactor) }
        }

        /// Whether a font that is the system's for a text style follows the text size that the user chose.
        public var adjustsFontForContentSizeCategory: Bool {
            get { values.adjustsFontForContentSizeCategory }
            set { values.adjustsFontForContentSizeCategory = newValue }
        }

        /// How the letters are changed before they are shown; those of attributed text are not.
        public var transform: TextTransform {
            get { values.transform }
            set { set(\.transform, newValue, .transform) }
        }

        private mutating func set<Value>(
            _ path: WritableKeyPath<Values, Value>, _ value: Value, _ name: Customized
        ) {
            values[keyPath: path] = value
            customized.insert(name)
        }

        /// Takes over the system's values where the program has set none.
        mutating func adopt(_ system: Values, traits: UITraitCollection) {
            if values.adjustsFontForContentSizeCategory {
                if !customized.contains(.font) {
                    values.font = system.font
                } else {
                    values.font = values.font.adjusted(to: traits)
                }
            }
            if !customized.contains(.color) { values.color = system.color }
            if !customized.contains(.colorTransformer) { values.colorTransformer = system.colorTransformer }
            if !customized.contains(.alignment) { values.alignment = system.alignment }
            if !customized.contains(.lineBreakMode) { values.lineBreakMode = system.lineBreakMode }
            if !customized.contains(.numberOfLines) { values.numberOfLines = system.numberOfLines }
            if !customized.contains(.transform) { values.transform = system.transform }
        }

        /// A text as it is shown.
        func transformed(_ text: String) -> String {
            switch transform {
            case .none: text
            case .uppercase: text.uppercased()
            case .lowercase: text.lowercased()
            case .capitalized: text.capitalized
            }
        }
    }
}
