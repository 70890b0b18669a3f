public import Foundation
import VitrineCoreGraphics

extension AttributeScopes {
    /// The attributes of `AttributedString` that text drawn by this runtime honours.
    public struct UIKitAttributes: AttributeScope {
        /// A `UIFont`.
        public let font: FontAttribute
        /// A `UIColor`.
        public let foregroundColor: ForegroundColorAttribute
        /// A `UIColor` behind the letters.
        public let backgroundColor: BackgroundColorAttribute
        /// An `NSParagraphStyle`.
        public let paragraphStyle: ParagraphStyleAttribute
        /// Points added between characters.
        public let kern: KernAttribute
        /// Points added between characters, in place of `kern`.
        public let tracking: TrackingAttribute
        /// Lines under the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// A `UIColor` of the lines under the text.
        public let underlineColor: UnderlineColorAttribute
        /// Lines through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// A `UIColor` of the lines through the text.
        public let strikethroughColor: StrikethroughColorAttribute
        /// Points above the baseline.
        public let baselineOffset: BaselineOffsetAttribute
        /// A `UIColor` of the outlines of letters.
        public let strokeColor: StrokeColorAttribute
        /// The width of the outlines of letters, in percent of the font's size; of a negative one they are filled, too.
        public let strokeWidth: StrokeWidthAttribute
        /// How far letters lean.
        public let obliqueness: ObliquenessAttribute
        /// By how much letters are wider.
        public let expansion: ExpansionAttribute
        /// Which letters are joined.
        public let ligature: LigatureAttribute
        /// An `NSShadow`.
        public let shadow: ShadowAttribute
        /// An effect of the letters.
        public let textEffect: TextEffectAttribute
        /// An `NSTextAttachment` in the place of a character.
        public let attachment: AttachmentAttribute

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

        /// The colour behind a text.
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.backgroundColor.rawValue
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

        /// The distance added between characters in place of kerning, in points.
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.tracking.rawValue
        }

        /// The lines under a text.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = NSAttributedString.Key.underlineStyle.rawValue
        }

        /// The colour of the lines under a text.
        public enum UnderlineColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.underlineColor.rawValue
        }

        /// The lines through a text.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
        }

        /// The colour of the lines through a text.
        public enum StrikethroughColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.strikethroughColor.rawValue
        }

        /// How far a text is above the baseline, in points.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.baselineOffset.rawValue
        }

        /// The colour of the outlines of letters.
        public enum StrokeColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.strokeColor.rawValue
        }

        /// The width of the outlines of letters, in percent of the font's size; of a negative one they are filled, too.
        public enum StrokeWidthAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.strokeWidth.rawValue
        }

        /// How far letters lean: the tangent of the angle.
        public enum ObliquenessAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.obliqueness.rawValue
        }

        /// By how much letters are wider: the natural logarithm of the factor.
        public enum ExpansionAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.expansion.rawValue
        }

        /// Which letters are joined: none for 0, those of the font for 1.
        public enum LigatureAttribute: AttributedStringKey {
            public typealias Value = Int
            public static let name = NSAttributedString.Key.ligature.rawValue
        }

        /// The shadow of letters.
        public enum ShadowAttribute: AttributedStringKey {
            public typealias Value = NSShadow
            public static let name = NSAttributedString.Key.shadow.rawValue
        }

        /// An effect of letters.
        public enum TextEffectAttribute: AttributedStringKey {
            public typealias Value = NSAttributedString.TextEffectStyle
            public static let name = NSAttributedString.Key.textEffect.rawValue
        }

        /// What stands in the place of a character.
        public enum AttachmentAttribute: AttributedStringKey {
            public typealias Value = NSTextAttachment
            public static let name = NSAttributedString.Key.attachment.rawValue
        }
    }

    /// The attributes of this runtime.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    // Where SwiftUI is imported, too, its attributes of the same names come first.
    @_disfavoredOverload
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
            attributes[.backgroundColor] = run.uiKit.backgroundColor
            attributes[.paragraphStyle] = run.uiKit.paragraphStyle
            attributes[.kern] = run.uiKit.kern.map { NSNumber(value: Double($0)) }
            attributes[.tracking] = run.uiKit.tracking.map { NSNumber(value: Double($0)) }
            attributes[.underlineStyle] = run.uiKit.underlineStyle.map { NSNumber(value: $0.rawValue) }
            attributes[.underlineColor] = run.uiKit.underlineColor
            attributes[.strikethroughStyle] = run.uiKit.strikethroughStyle.map {
                NSNumber(value: $0.rawValue)
            }
            attributes[.strikethroughColor] = run.uiKit.strikethroughColor
            attributes[.baselineOffset] = run.uiKit.baselineOffset.map { NSNumber(value: Double($0)) }
            attributes[.strokeColor] = run.uiKit.strokeColor
            attributes[.strokeWidth] = run.uiKit.strokeWidth.map { NSNumber(value: Double($0)) }
            attributes[.obliqueness] = run.uiKit.obliqueness.map { NSNumber(value: Double($0)) }
            attributes[.expansion] = run.uiKit.expansion.map { NSNumber(value: Double($0)) }
            attributes[.ligature] = run.uiKit.ligature.map { NSNumber(value: $0) }
            attributes[.shadow] = run.uiKit.shadow
            attributes[.textEffect] = run.uiKit.textEffect
            attributes[.attachment] = run.uiKit.attachment
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
            let characters = (nsStr.string as NSString).substring(with: range)
            append(AttributedString(characters, attributes: AttributeContainer(attributes)))
        }
    }
}

extension AttributeContainer {
    /// Those of the attributes that are ``Foundation/AttributeScopes/UIKitAttributes``, as in
    /// `AttributeContainer([.font: font])`.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        func number(_ key: NSAttributedString.Key) -> CGFloat? {
            switch dictionary[key] {
            case let number as NSNumber: CGFloat(number.doubleValue)
            case let number as CGFloat: number
            case let number as Double: CGFloat(number)
            case let number as Int: CGFloat(number)
            default: nil
            }
        }
        func lines(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
            dictionary[key] as? NSUnderlineStyle
                ?? number(key).map { NSUnderlineStyle(rawValue: Int(clamping: $0)) }
        }
        self.uiKit.font = dictionary[.font] as? UIFont
        self.uiKit.foregroundColor = dictionary[.foregroundColor] as? UIColor
        self.uiKit.backgroundColor = dictionary[.backgroundColor] as? UIColor
        self.uiKit.paragraphStyle = dictionary[.paragraphStyle] as? NSParagraphStyle
        self.uiKit.kern = number(.kern)
        self.uiKit.tracking = number(.tracking)
        self.uiKit.underlineStyle = lines(.underlineStyle)
        self.uiKit.underlineColor = dictionary[.underlineColor] as? UIColor
        self.uiKit.strikethroughStyle = lines(.strikethroughStyle)
        self.uiKit.strikethroughColor = dictionary[.strikethroughColor] as? UIColor
        self.uiKit.baselineOffset = number(.baselineOffset)
        self.uiKit.strokeColor = dictionary[.strokeColor] as? UIColor
        self.uiKit.strokeWidth = number(.strokeWidth)
        self.uiKit.obliqueness = number(.obliqueness)
        self.uiKit.expansion = number(.expansion)
        self.uiKit.ligature = number(.ligature).map { Int(clamping: $0) }
        self.uiKit.shadow = dictionary[.shadow] as? NSShadow
        self.uiKit.textEffect = NSAttributedString.TextEffectStyle(attribute: dictionary[.textEffect])
        self.uiKit.attachment = dictionary[.attachment] as? NSTextAttachment
    }
}
