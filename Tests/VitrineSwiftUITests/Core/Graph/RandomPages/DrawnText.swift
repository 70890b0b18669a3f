import VitrineCoreGraphics
import VitrineUIKit

@testable import VitrineGraphics

/// What is drawn, one line for each node of a picture, from back to front; lists within lists are one list.
struct DrawnText {
    private(set) var lines: [String] = []

    init(_ node: RenderNode?) {
        if let node { add(node, .identity, 0) }
    }

    private mutating func line(_ depth: Int, _ what: String) {
        lines.append(String(repeating: "  ", count: depth) + what)
    }

    private mutating func add(_ node: RenderNode, _ place: CGAffineTransform, _ depth: Int) {
        switch node.content {
        case .nothing: break
        case .container(let children): for child in children { add(child, place, depth) }
        case .transform(let child, let transform): add(child, transform.concatenating(place), depth)
        case .opacity(let child, let value):
            line(depth, "opacity \(short(value))")
            add(child, place, depth + 1)
        case .clip(let child, let outline):
            line(depth, "clip \(at(outline.rect, place)) \(short(outline.topLeft))")
            add(child, place, depth + 1)
        case .pathClip(let child, let path, _):
            line(depth, "clip \(describe(path, place))")
            add(child, place, depth + 1)
        case .dropShadow(let child, let color, let offset, let blur, _):
            line(
                depth,
                "shadow \(describe(color)) \(short(offset.width)) \(short(offset.height)) \(short(blur))")
            add(child, place, depth + 1)
        case .mask(let child, let mask):
            line(depth, "mask")
            add(mask, place, depth + 2)
            add(child, place, depth + 1)
        default: line(depth, primitive(node, place))
        }
    }

    private func primitive(_ node: RenderNode, _ place: CGAffineTransform) -> String {
        let frame = at(node.bounds, place)
        switch node.content {
        case .color(let color): return "color \(describe(color)) \(frame)"
        case .gradient(let start, let end, let stops):
            return "gradient \(at(start, place)) \(at(end, place)) "
                + stops.map { "\(short($0.offset)) \(describe($0.color))" }.joined(separator: " ")
                + " \(frame)"
        case .border(_, let width, let color): return "border \(short(width)) \(describe(color)) \(frame)"
        case .shadow(_, let color, _, let blur): return "shadow \(short(blur)) \(describe(color)) \(frame)"
        case .image: return "image \(frame)"
        case .text(let layout, let numbers, let origin, let color):
            let lines = zip(layout.lineTexts[numbers], layout.lines[numbers]).map { text, line in
                "\"\(text)\" \(at(line.rect.offsetBy(dx: origin.x, dy: origin.y), place))"
            }
            return "text \(layout.paragraph.hashValue % 1000) \(describe(color)) "
                + lines.joined(separator: " ")
        case .fill(let path, let color, _): return "fill \(describe(color)) \(describe(path, place))"
        case .stroke(let path, let color, let style):
            return "stroke \(short(style.width)) \(describe(color)) \(describe(path, place))"
        default: return "\(node.content)"
        }
    }

    private func describe(_ color: RGBA) -> String {
        [color.red, color.green, color.blue, color.alpha].map { short($0) }.joined(separator: ",")
    }

    private func describe(_ path: CGPath, _ place: CGAffineTransform) -> String {
        "\(path.elements.count) elements \(at(path.boundingBox, place))"
    }

    private func at(_ point: CGPoint, _ place: CGAffineTransform) -> String {
        let point = point.applying(place)
        return "(\(short(point.x)) \(short(point.y)))"
    }

    /// Two corners: a transform may turn.
    private func at(_ rect: CGRect, _ place: CGAffineTransform) -> String {
        at(rect.origin, place) + at(CGPoint(x: rect.maxX, y: rect.maxY), place)
    }
}

/// A number in tenths: incremental sums round differently.
func short(_ value: Double) -> String {
    let rounded = (value * 10).rounded() / 10
    guard rounded.magnitude < 1e9 else { return "\(value)" }
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}
