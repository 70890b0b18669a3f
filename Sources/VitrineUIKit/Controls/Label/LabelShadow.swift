import Foundation
import VitrineCoreGraphics
import VitrineGraphics

/// The shadow of a part of an attributed text.
struct LabelShadow {
    /// Spans that cast it.
    var spans: Set<Int>
    var color: RGBA
    var offset: CGSize
    /// Points.
    var blur: CGFloat

    private init(spans: Set<Int>, color: RGBA, offset: CGSize, blur: CGFloat) {
        (self.spans, self.color, self.offset, self.blur) = (spans, color, offset, blur)
    }

    /// The light on the lower edges of letters that look pressed into the page; by eye.
    private static let letterpress = LabelShadow(
        spans: [], color: RGBA(red: 1, green: 1, blue: 1, alpha: 0.5), offset: CGSize(width: 0, height: 1),
        blur: 0)

    /// Nil where attributes ask for none. A shadow of its own comes before that of an effect.
    fileprivate init?(_ attributes: [NSAttributedString.Key: Any], traits: UITraitCollection) {
        if let shadow = attributes[.shadow] as? NSShadow, let color = shadow.shadowColor as? UIColor {
            self.init(
                spans: [], color: color.rgba(with: traits), offset: shadow.shadowOffset,
                blur: shadow.shadowBlurRadius.isFinite ? max(0, shadow.shadowBlurRadius) : 0)
        } else if NSAttributedString.TextEffectStyle(attribute: attributes[.textEffect]) == .letterpressStyle
        {
            self = Self.letterpress
        } else {
            return nil
        }
    }

    /// The shadow alone, of a text whose spans are as they were.
    func node(of layout: TextLayout, at origin: CGPoint) -> RenderNode? {
        var paragraph = layout.paragraph
        for index in paragraph.spans.indices {
            paragraph.spans[index].color = spans.contains(index) ? .black : .clear
            // Backgrounds cast none.
            paragraph.spans[index].decoration?.background = nil
            if !spans.contains(index) { paragraph.spans[index].decoration = nil }
        }
        let casting = RenderNode.text(.layout(paragraph, width: layout.width), at: origin, color: .clear)
        return casting?.dropShadow(color: color, offset: offset, blur: blur / 2, showsContent: false)
    }
}

extension LabelText {
    /// The shadows of an attributed text.
    func shadows(traits: UITraitCollection) -> [LabelShadow] {
        guard let attributed else { return [] }
        var shadows: [LabelShadow] = []
        var index = 0
        // Spans are runs of equal attributes.
        attributed.enumerateAttributes(in: NSRange(location: 0, length: attributed.length)) {
            attributes, _, _ in
            defer { index += 1 }
            guard var cast = LabelShadow(attributes, traits: traits) else { return }
            cast.spans = [index]
            if let last = shadows.indices.last, shadows[last].color == cast.color,
                shadows[last].offset == cast.offset, shadows[last].blur == cast.blur
            {
                shadows[last].spans.insert(index)
            } else {
                shadows.append(cast)
            }
        }
        return shadows
    }
}
