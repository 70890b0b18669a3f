public import Foundation

extension AttributeScopes {
    /// The attributes of `AttributedString` that text drawn by this runtime honours.
    public struct UIKitAttributes: AttributeScope {
        /// A `UIFont`.
        public let font: FontAttribute
        /// A `UIColor`.
        public let foregroundColor: ForegroundColorAttribute
        /// An `NSParagraphStyle`.
        public let paragraphStyle: ParagraphStyleAttribute
        /// Points added between characters.
        public let kern: KernAttribute
        /// Lines under the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// Lines through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// Points above the baseline.
        public let baselineOffset: BaselineOffsetAttribute

        /// The font of a text.
        public enum FontAttribute: AttributedStringKey {
            public typealias Value = UIFont
            public static let name = NSAttributedString.Key.font.rawValue
        }

        /// The colour of a text.
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.foregroundColor.rawValue
        }

        /// How the lines of a paragraph are set.
        public enum ParagraphStyleAttribute: AttributedStringKey {
            public typealias Value = NSParagraphStyle
            public static let name = NSAttributedString.Key.paragraphStyle.rawValue
        }

        /// The distance added between characters, in points.
        public enum KernAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.kern.rawValue
        }

        /// The lines under a text.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = NSAttributedString.Key.underlineStyle.rawValue
        }

        /// The lines through a text.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
        }

        /// How far a text is above the baseline, in points.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.baselineOffset.rawValue
        }
    }

    /// The attributes of this runtime.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key { self[Key.self] }
}

extension NSUnderlineStyle: Hashable {}

// MARK: Conversion

extension NSAttributedString {
    /// The same text, with those of its attributes that are ``Foundation/AttributeScopes/UIKitAttributes``.
    ///
    /// Complexity: O(length).
    public convenience init(_ attrStr: AttributedString) {
        let text = NSMutableAttributedString(string: "")
        for run in attrStr.runs {
            var attributes: [Key: Any] = [:]
            attributes[.font] = run.uiKit.font
            attributes[.foregroundColor] = run.uiKit.foregroundColor
            attributes[.paragraphStyle] = run.uiKit.paragraphStyle
            attributes[.kern] = run.uiKit.kern.map { NSNumber(value: Double($0)) }
            attributes[.underlineStyle] = run.uiKit.underlineStyle.map { NSNumber(value: $0.rawValue) }
            attributes[.strikethroughStyle] = run.uiKit.strikethroughStyle.map {
                NSNumber(value: $0.rawValue)
            }
            attributes[.baselineOffset] = run.uiKit.baselineOffset.map { NSNumber(value: Double($0)) }
            let characters = String(attrStr[run.range].characters)
            text.append(NSAttributedString(string: characters, attributes: attributes))
        }
        self.init(attributedString: text)
    }
}

extension AttributedString {
    /// The same text, with those of its attributes that are ``Foundation/AttributeScopes/UIKitAttributes``.
    ///
    /// Complexity: O(length).
    public init(_ nsStr: NSAttributedString) {
        self.init()
        let whole = NSRange(location: 0, length: nsStr.length)
        nsStr.enumerateAttributes(in: whole) { attributes, range, _ in
            func number(_ key: NSAttributedString.Key) -> CGFloat? {
                switch attributes[key] {
                case let number as NSNumber: CGFloat(number.doubleValue)
                case let number as CGFloat: number
                case let number as Double: CGFloat(number)
                case let number as Int: CGFloat(number)
                default: nil
                }
            }
            var container = AttributeContainer()
            container.uiKit.font = attributes[.font] as? UIFont
            container.uiKit.foregroundColor = attributes[.foregroundColor] as? UIColor
            container.uiKit.paragraphStyle = attributes[.paragraphStyle] as? NSParagraphStyle
            container.uiKit.kern = number(.kern)
            container.uiKit.underlineStyle = number(.underlineStyle).map {
                NSUnderlineStyle(rawValue: Int($0))
            }
            container.uiKit.strikethroughStyle =
                number(.strikethroughStyle).map { NSUnderlineStyle(rawValue: Int($0)) }
            container.uiKit.baselineOffset = number(.baselineOffset)
            let characters = (nsStr.string as NSString).substring(with: range)
            append(AttributedString(characters, attributes: container))
        }
    }
}
