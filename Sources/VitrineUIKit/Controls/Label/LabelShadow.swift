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
            guard let shadow = attributes[.shadow] as? NSShadow, let color = shadow.shadowColor as? UIColor
            else { return }
            let cast = LabelShadow(
                spans: [index], color: color.rgba(with: traits), offset: shadow.shadowOffset,
                blur: shadow.shadowBlurRadius.isFinite ? max(0, shadow.shadowBlurRadius) : 0)
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
