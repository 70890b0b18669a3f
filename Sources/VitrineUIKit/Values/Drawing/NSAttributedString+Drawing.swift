public import Foundation
import VitrineCoreGraphics
import VitrineGraphics

extension NSAttributedString {
    /// Draws the text into the current context, with lines that end at newlines only: its upper left corner at a point.
    public func draw(at point: CGPoint) {
        UIGraphicsGetCurrentContext()?.draw(
            TextLayout.layout(measuredText.paragraph(traits: .current)), at: point, color: .black)
    }

    /// Draws the text into a rectangle of the current context; lines wrap, and those that there is no room for are left
    /// out.
    public func draw(in rect: CGRect) { draw(with: rect, options: .usesLineFragmentOrigin, context: nil) }

    /// Draws the text into a rectangle of the current context.
    ///
    /// - Parameters:
    ///   - rect: Without `usesLineFragmentOrigin`, its origin is where the baseline begins.
    ///   - context: How far text may be shrunk, and where the result is noted.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) {
        let (bounds, layout) = measured(with: rect.size, options: options, context: context)
        let top = options.contains(.usesLineFragmentOrigin) ? 0 : bounds.minY
        UIGraphicsGetCurrentContext()?.draw(
            layout, at: CGPoint(x: rect.minX, y: rect.minY + top), color: .black)
    }
}

extension NSString {
    /// Draws the text into the current context. See ``Foundation/NSAttributedString/draw(at:)``.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        String(describing: self).draw(at: point, withAttributes: attrs)
    }

    /// Draws the text into a rectangle. See ``Foundation/NSAttributedString/draw(in:)``.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        String(describing: self).draw(in: rect, withAttributes: attrs)
    }

    /// Draws the text into a rectangle. See ``Foundation/NSAttributedString/draw(with:options:context:)``.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        String(describing: self).draw(with: rect, options: options, attributes: attributes, context: context)
    }
}

/// On Apple's systems a `String` has what `NSString` has.
extension String {
    /// Draws the text into the current context. See ``Foundation/NSAttributedString/draw(at:)``.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attrs).draw(at: point)
    }

    /// Draws the text into a rectangle. See ``Foundation/NSAttributedString/draw(in:)``.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attrs).draw(in: rect)
    }

    /// Draws the text into a rectangle. See ``Foundation/NSAttributedString/draw(with:options:context:)``.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        NSAttributedString(string: self, attributes: attributes).draw(
            with: rect, options: options, context: context)
    }
}
