public import Foundation
import VitrineCoreGraphics
package import VitrineGraphics

/// How ``Foundation/NSAttributedString/boundingRect(with:options:context:)`` measures.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Lines wrap, and the rectangle is measured from the top of the first. Without it, it is one line, measured from
    /// its baseline.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Lines are as high as those of labels, with the leading of their fonts. No font that the runtime draws has any.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// The last line that there is room for ends in an ellipsis if text is left out.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// How far text may be shrunk while it is measured, and what came of it.
public final class NSStringDrawingContext: NSObject {
    /// The least that sizes of fonts may be multiplied with, so that text fits; 0, the default, and 1 shrink nothing.
    public var minimumScaleFactor: CGFloat = 0
    /// What sizes of fonts were multiplied with.
    public internal(set) var actualScaleFactor: CGFloat = 1
    /// The rectangle that was measured.
    public internal(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
    /// The size of the text with lines that end at newlines only, in points: not rounded to pixels.
    ///
    /// Text without a font has the system font at 12 points.
    ///
    /// Complexity: O(length) when the text is new, else O(length) for its hash.
    public func size() -> CGSize {
        TextLayout.layout(measuredText.paragraph(traits: .current)).size
    }

    /// The rectangle around the text, in points: not rounded to pixels, so that what shows it wants lengths rounded up.
    ///
    /// Text whose first paragraph truncates or clips is one line, as in UIKit.
    ///
    /// - Parameters:
    ///   - size: What lines are to fit into; lengths that are not positive are no limit. Lines that there is no height
    ///     for are left out, except for the first.
    ///   - options: Without `usesLineFragmentOrigin`, the text is one line, and the rectangle is measured from its
    ///     baseline.
    ///   - context: How far text may be shrunk, and where the result is noted.
    ///
    /// Complexity: O(length) when the text is new, else O(length) for its hash.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        measured(with: size, options: options, context: context).bounds
    }

    /// The rectangle around the text, and its layout.
    func measured(
        with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
    ) -> (bounds: CGRect, layout: TextLayout) {
        func limit(_ length: CGFloat) -> CGFloat { length > 0 ? length : .greatestFiniteMagnitude }
        let room = CGSize(width: limit(size.width), height: limit(size.height))
        let wraps = options.contains(.usesLineFragmentOrigin)
        var text = measuredText
        if !wraps { text.numberOfLines = 1 }
        if let least = context?.minimumScaleFactor, least > 0, least < 1 {
            text = text.shrunk(toFit: room, minimumScale: least, traits: .current)
        }
        var paragraph = text.paragraph(traits: .current)
        if options.contains(.truncatesLastVisibleLine) { paragraph.truncation = .tail }
        var layout = TextLayout.layout(paragraph, width: room.width)
        // As labels do: a line that is cut by less than half a point is there.
        let fitting = layout.lines.count { $0.rect.maxY <= room.height + 0.5 }
        if fitting < layout.lines.count, layout.lines.count > 1 {
            paragraph.lineLimit = max(1, fitting)
            layout = TextLayout.layout(paragraph, width: room.width)
        }
        var bounds = layout.lines.reduce(CGRect.null) { $0.union($1.rect) }
        if bounds.isNull { bounds = .zero }
        if !wraps { bounds.origin.y = -layout.firstBaseline }
        context?.actualScaleFactor = text.scale
        context?.totalBounds = bounds
        return (bounds, layout)
    }

    /// The text in the terms of the text engine, as Core Text lays it out: in black, and in 12 points where it has no font.
    ///
    /// - Parameter isOneLine: Whether it is no more than one line, whatever its paragraphs say.
    package func paragraph(isOneLine: Bool) -> TextParagraph {
        var text = measuredText
        if isOneLine { text.numberOfLines = 1 }
        var paragraph = text.paragraph(traits: .current)
        if isOneLine { paragraph.truncation = .none }
        return paragraph
    }

    var measuredText: LabelText {
        let style =
            length > 0 ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
        let mode = style?.lineBreakMode ?? .byWordWrapping
        let wraps = mode == .byWordWrapping || mode == .byCharWrapping
        return LabelText(
            attributed: self, font: .systemFont(ofSize: 12), alignment: .natural, lineBreakMode: mode,
            numberOfLines: wraps ? 0 : 1, isRightToLeft: false)
    }
}

extension NSString {
    /// The size of the text with lines that end at newlines only. See ``Foundation/NSAttributedString/size()``.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: String(describing: self), attributes: attrs).size()
    }

    /// The rectangle around the text. See
    /// ``Foundation/NSAttributedString/boundingRect(with:options:context:)``.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: String(describing: self), attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }
}

/// On Apple's systems a `String` has what `NSString` has.
extension String {
    /// The size of the text with lines that end at newlines only. See ``Foundation/NSAttributedString/size()``.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self, attributes: attrs).size()
    }

    /// The rectangle around the text. See
    /// ``Foundation/NSAttributedString/boundingRect(with:options:context:)``.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }
}
