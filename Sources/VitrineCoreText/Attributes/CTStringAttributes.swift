public import Foundation
public import VitrineUIKit

// The attributes of texts that Core Text names (`CTStringAttributes.h`). Most are UIKit's under the same keys.

/// The font; a `CTFont`.
public let kCTFontAttributeName: CFString = NSAttributedString.Key.font.rawValue
/// The colour of letters; a `CGColor`. UIKit's `foregroundColor` is drawn as well.
public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
/// What is behind letters; a `CGColor`.
public let kCTBackgroundColorAttributeName: CFString = "CTBackgroundColor"
/// Points between letters; a number.
public let kCTKernAttributeName: CFString = NSAttributedString.Key.kern.rawValue
/// Points between letters that ligatures give way to; a number.
public let kCTTrackingAttributeName: CFString = NSAttributedString.Key.tracking.rawValue
/// Whether letters are joined; a number.
public let kCTLigatureAttributeName: CFString = NSAttributedString.Key.ligature.rawValue
/// How paragraphs are set; a `CTParagraphStyle`, or an `NSParagraphStyle`.
public let kCTParagraphStyleAttributeName: CFString = NSAttributedString.Key.paragraphStyle.rawValue
/// The width of a line along the outlines, in percent of the font's size; a number.
public let kCTStrokeWidthAttributeName: CFString = NSAttributedString.Key.strokeWidth.rawValue
/// The colour of that line; a `CGColor`.
public let kCTStrokeColorAttributeName: CFString = "CTStrokeColor"
/// The line under letters; a `CTUnderlineStyle` with modifiers, as a number.
public let kCTUnderlineStyleAttributeName: CFString = NSAttributedString.Key.underlineStyle.rawValue
/// The colour of that line; a `CGColor`.
public let kCTUnderlineColorAttributeName: CFString = "CTUnderlineColor"
/// How far letters are raised, in points; a number.
public let kCTBaselineOffsetAttributeName: CFString = NSAttributedString.Key.baselineOffset.rawValue
/// What takes room in the place of letters; a `CTRunDelegate`.
public let kCTRunDelegateAttributeName: CFString = "CTRunDelegate"

/// Lines under letters.
public struct CTUnderlineStyle: OptionSet, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// One line.
    public static let single = CTUnderlineStyle(rawValue: 0x01)
    /// A line twice as thick.
    public static let thick = CTUnderlineStyle(rawValue: 0x02)
    /// Two lines.
    public static let double = CTUnderlineStyle(rawValue: 0x09)
}

/// What lines under letters are made of.
public struct CTUnderlineStyleModifiers: OptionSet, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// Dots.
    public static let patternDot = CTUnderlineStyleModifiers(rawValue: 0x0100)
    /// Dashes.
    public static let patternDash = CTUnderlineStyleModifiers(rawValue: 0x0200)
    /// Dashes and dots in turn.
    public static let patternDashDot = CTUnderlineStyleModifiers(rawValue: 0x0300)
    /// A dash and two dots in turn.
    public static let patternDashDotDot = CTUnderlineStyleModifiers(rawValue: 0x0400)
}

extension NSAttributedString {
    /// The text with the attributes that UIKit has in the place of those that only Core Text has.
    ///
    /// Complexity: O(length).
    var withAttributesOfUIKit: NSAttributedString {
        let colors: [(from: CFString, to: NSAttributedString.Key)] = [
            (kCTForegroundColorAttributeName, .foregroundColor),
            (kCTBackgroundColorAttributeName, .backgroundColor),
            (kCTStrokeColorAttributeName, .strokeColor), (kCTUnderlineColorAttributeName, .underlineColor),
        ]
        let result = NSMutableAttributedString(attributedString: self)
        enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
            for (from, to) in colors {
                guard let color = attributes[NSAttributedString.Key(from)] else { continue }
                if let color = color as? CGColor {
                    result.addAttribute(to, value: UIColor(cgColor: color), range: range)
                } else if let color = color as? UIColor {
                    result.addAttribute(to, value: color, range: range)
                }
            }
            if let style = attributes[.paragraphStyle] as? CTParagraphStyle {
                result.addAttribute(.paragraphStyle, value: style.style, range: range)
            }
            if let delegate = attributes[NSAttributedString.Key(kCTRunDelegateAttributeName)]
                as? CTRunDelegate
            {
                let place = String(repeating: "\u{FFFC}", count: range.length)
                result.replaceCharacters(in: range, with: place)
                result.addAttribute(.attachment, value: RunDelegateAttachment(delegate), range: range)
            }
        }
        return result
    }
}
