import Foundation
import VitrineCoreGraphics
package import VitrineGraphics
import VitrineSupport

extension Wireframe {
    /// The outlines with their labels and a legend, above a veil over what is behind.
    package func node() -> RenderNode? {
        var nodes: [RenderNode] = [.color(paper.multiplied(alpha: 0.72), in: bounds)]
        for role in Role.allCases {
            for shape in shapes where shape.role == role { nodes += outline(shape) }
        }
        let legend = legend()
        // Labels make room for the legend.
        var labels = LabelPlaces(taken: legend.map { [$0.box] } ?? [])
        // What is in front says its name first; where there is no room, the others keep silent.
        for role in Role.allCases.reversed() {
            for shape in shapes where shape.role == role { nodes += label(shape, &labels) }
        }
        return .container(nodes + (legend?.nodes ?? []))
    }

    private var paper: RGBA { isDark ? RGBA(red: 0.06, green: 0.07, blue: 0.09) : .white }
    private var unit: CGFloat { isLarge ? 2 : 1 }

    /// Chosen to be told apart on light and dark, also by most who see few colours: blue against orange first.
    private func color(_ role: Role) -> RGBA {
        func rgb(_ value: Int) -> RGBA {
            RGBA(
                red: Double(value >> 16 & 255) / 255, green: Double(value >> 8 & 255) / 255,
                blue: Double(value & 255) / 255)
        }
        return switch role {
        case .item: rgb(isDark ? 0x6CB2FF : 0x0B5FD0)
        case .group: rgb(isDark ? 0xFFB057 : 0xC25A00)
        case .supplementary: rgb(isDark ? 0x63D68B : 0x0E7A3E)
        case .decoration: rgb(isDark ? 0x9AA4B2 : 0x6B7480)
        case .section: rgb(isDark ? 0xC3A6FF : 0x6A3FC4)
        case .region: rgb(isDark ? 0xFF8FC2 : 0xC2187A)
        case .ambiguous: rgb(isDark ? 0xFFD60A : 0x8A6A00)
        case .broken: rgb(isDark ? 0xFF6961 : 0xD70015)
        }
    }

    // MARK: Outlines

    private func outline(_ shape: Shape) -> [RenderNode] {
        let clipped = shape.rect.intersection(shape.clip)
        // A view without an extent is just what a faulty layout makes.
        let isFault = shape.role == .ambiguous || shape.role == .broken
        guard !clipped.isNull, isFault || (shape.rect.width > 0 && shape.rect.height > 0) else { return [] }
        let color = color(shape.role)
        var nodes: [RenderNode] = []
        let path = CGMutablePath()
        switch shape.role {
        case .decoration:
            nodes.append(.color(color.multiplied(alpha: 0.16), in: shape.rect))
            path.addRect(shape.rect.insetBy(dx: unit / 2, dy: unit / 2))
            nodes.append(.stroke(path, color: color, width: unit / 2, dash: [unit, 2 * unit]))
        case .section:
            path.addRect(shape.rect.insetBy(dx: unit, dy: unit))
            nodes.append(.stroke(path, color: color, width: 2 * unit))
        case .region:
            path.addRect(shape.rect.insetBy(dx: 3 * unit, dy: unit / 2))
            nodes.append(.stroke(path, color: color, width: unit, dash: [8 * unit, 4 * unit]))
        case .group:
            path.addRect(shape.rect.insetBy(dx: -unit / 2, dy: -unit / 2))
            nodes.append(.stroke(path, color: color, width: 1.5 * unit, dash: [4 * unit, 3 * unit]))
        case .ambiguous, .broken:
            return fault(shape, color)
        case .item, .supplementary:
            nodes.append(.color(color.multiplied(alpha: 0.10), in: shape.rect))
            if shape.estimates.width || shape.estimates.height { nodes.append(hatch(shape, color)) }
            let inner = shape.rect.insetBy(
                dx: min(unit, shape.rect.width / 4), dy: min(unit, shape.rect.height / 4))
            path.addRect(inner)
            nodes.append(.stroke(path, color: color, width: unit))
        }
        return RenderNode.container(nodes).map { [$0.clipped(to: shape.clip)] } ?? []
    }

    /// A thick outline, dashed where the view might as well be elsewhere; a cross where it has no extent to be seen.
    private func fault(_ shape: Shape, _ color: RGBA) -> [RenderNode] {
        let path = CGMutablePath()
        let rect = shape.rect.insetBy(dx: -unit, dy: -unit)
        path.addRect(rect)
        let isBroken = shape.role == .broken
        return [
            .color(color.multiplied(alpha: 0.14), in: shape.rect),
            .stroke(path, color: color, width: 2 * unit, dash: isBroken ? [] : [5 * unit, 4 * unit]),
        ]
    }

    /// Slanting lines in what can be seen: the length is only estimated.
    private func hatch(_ shape: Shape, _ color: RGBA) -> RenderNode {
        let rect = shape.rect.intersection(shape.clip)
        let path = CGMutablePath()
        let step = 7 * unit
        // Lines lie on a grid of the window, so that neighbours continue each other.
        var start = ((rect.minX - rect.maxY) / step).rounded(.down) * step
        while start < rect.maxX - rect.minY {
            path.move(to: CGPoint(x: start + rect.minY, y: rect.minY))
            path.addLine(to: CGPoint(x: start + rect.maxY, y: rect.maxY))
            start += step
        }
        return RenderNode.stroke(path, color: color.multiplied(alpha: 0.35), width: unit / 2).clipped(
            to: rect)
    }

    // MARK: Labels

    /// Where labels are already.
    private struct LabelPlaces {
        var taken: [CGRect]
    }

    private func typeset(_ text: String, size: CGFloat, weight: Int, color: RGBA) -> TextLayout {
        TextLayout.layout(
            TextParagraph(
                text, font: TextFont(size: size, weight: weight, hasMonospacedDigits: true), color: color,
                lineLimit: 1))
    }

    private func label(_ shape: Shape, _ labels: inout LabelPlaces) -> [RenderNode] {
        if shape.role == .ambiguous || shape.role == .broken { return faultLabel(shape, &labels) }
        let room = shape.rect.intersection(shape.clip)
        guard !room.isNull, room.width > 8 * unit, room.height > 6 * unit else { return [] }
        let color = color(shape.role)
        let base = (isLarge ? 20 : 10) as CGFloat
        let isElement = shape.role == .item || shape.role == .supplementary
        for (size, hasDetail) in [(base, true), (base, false), (base * 0.75, false)] {
            if hasDetail, !isElement { continue }
            let title = typeset(shape.title, size: size, weight: 600, color: paper)
            let detail =
                hasDetail ? typeset(Self.size(shape), size: size * 0.8, weight: 500, color: paper) : nil
            let inset = size * 0.4
            let height = title.size.height + (detail?.size.height ?? 0)
            let box = CGSize(
                width: max(title.size.width, detail?.size.width ?? 0) + 2 * inset, height: height + inset / 2)
            guard box.width <= room.width - 2 * unit, box.height <= room.height - 2 * unit else { continue }
            for origin in places(for: shape.role, box: box, in: room) {
                let rect = CGRect(origin: origin, size: box)
                if labels.taken.contains(where: { $0.overlaps(rect) }) { continue }
                labels.taken.append(rect)
                let pill = CGPath(
                    roundedRect: rect, cornerWidth: min(size * 0.35, box.height / 2),
                    cornerHeight: min(size * 0.35, box.height / 2), transform: nil)
                let top = rect.minY + inset / 4
                return [
                    .fill(pill, color: color.multiplied(alpha: 0.92)),
                    .text(
                        title, at: CGPoint(x: rect.midX - title.size.width / 2, y: top), color: paper),
                    detail.flatMap {
                        .text(
                            $0,
                            at: CGPoint(x: rect.midX - $0.size.width / 2, y: top + title.size.height),
                            color: paper)
                    },
                ].compactMap { $0 }
            }
        }
        return []
    }

    /// A fault is named although its view may be too small for it: below the view, or where there is room.
    private func faultLabel(_ shape: Shape, _ labels: inout LabelPlaces) -> [RenderNode] {
        let size = (isLarge ? 20 : 10) as CGFloat
        let title = typeset(shape.title, size: size, weight: 600, color: paper)
        let box = CGSize(width: title.size.width + size * 0.8, height: title.size.height + size * 0.2)
        let x = max(2 * unit, min(shape.rect.minX, bounds.maxX - box.width - 2 * unit))
        let below = shape.rect.maxY + 3 * unit
        let above = shape.rect.minY - box.height - 3 * unit
        for y in [below, above, below + box.height + unit, above - box.height - unit, shape.rect.minY + unit]
        {
            let rect = CGRect(origin: CGPoint(x: x, y: y), size: box)
            if y < 0 || rect.maxY > bounds.maxY || labels.taken.contains(where: { $0.overlaps(rect) }) {
                continue
            }
            labels.taken.append(rect)
            let pill = CGPath(
                roundedRect: rect, cornerWidth: size * 0.35, cornerHeight: size * 0.35, transform: nil)
            return [
                .fill(pill, color: color(shape.role).multiplied(alpha: 0.95)),
                .text(
                    title, at: CGPoint(x: rect.minX + size * 0.4, y: rect.minY + size * 0.1), color: paper),
            ].compactMap { $0 }
        }
        return []
    }

    /// Where a label may be, the best place first.
    private func places(for role: Role, box: CGSize, in room: CGRect) -> [CGPoint] {
        let (left, right) = (room.minX + 2 * unit, room.maxX - box.width - 2 * unit)
        let (top, bottom) = (room.minY + unit, room.maxY - box.height - unit)
        let middle = CGPoint(x: room.midX - box.width / 2, y: room.midY - box.height / 2)
        return switch role {
        case .item: [middle, CGPoint(x: middle.x, y: bottom), CGPoint(x: left, y: top)]
        case .supplementary: [CGPoint(x: right, y: middle.y), middle, CGPoint(x: left, y: middle.y)]
        case .group: [CGPoint(x: left, y: bottom), CGPoint(x: right, y: bottom), CGPoint(x: left, y: top)]
        case .section: [CGPoint(x: right, y: top), CGPoint(x: middle.x, y: top), CGPoint(x: left, y: top)]
        case .region:
            [CGPoint(x: right, y: bottom), CGPoint(x: middle.x, y: bottom), CGPoint(x: right, y: top)]
        case .decoration: [CGPoint(x: middle.x, y: bottom), CGPoint(x: middle.x, y: top)]
        // These have places of their own.
        case .ambiguous, .broken: []
        }
    }

    /// Width and height, what is estimated marked.
    private static func size(_ shape: Shape) -> String {
        func number(_ value: CGFloat) -> String {
            let tenths = (Double(value) * 10).rounded() / 10
            guard tenths.magnitude < 1e15 else { return "\(Double(value))" }
            return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
        }
        return (shape.estimates.width ? "≈" : "") + number(shape.rect.width) + "×"
            + (shape.estimates.height ? "≈" : "") + number(shape.rect.height)
    }

    // MARK: Legend

    /// The roles in the picture, at its lower edge.
    private func legend() -> (box: CGRect, nodes: [RenderNode])? {
        let roles = Role.allCases.reversed().filter { role in shapes.contains { $0.role == role } }
        guard !roles.isEmpty else { return nil }
        let size = (isLarge ? 18 : 9) as CGFloat
        var entries = roles.map { (name: $0.rawValue, color: color($0), isHatched: false) }
        if shapes.contains(where: { $0.estimates.width || $0.estimates.height }) {
            entries.append(("≈ estimated", color(.item), true))
        }
        let ink = isDark ? RGBA.white : RGBA(red: 0.1, green: 0.1, blue: 0.12)
        let texts = entries.map { typeset($0.name, size: size, weight: 500, color: ink) }
        let widths = texts.map { size * 1.3 + $0.size.width + size * 1.1 }
        // In lines as wide as the window allows.
        var lines: [[Int]] = [[]]
        var width: CGFloat = 0
        for index in entries.indices {
            if width + widths[index] > bounds.width - size * 4, !(lines.last ?? []).isEmpty {
                lines.append([])
                width = 0
            }
            lines[lines.count - 1].append(index)
            width += widths[index]
        }
        let lineHeight = size * 1.7
        let boxWidth = (lines.map { $0.reduce(0) { $0 + widths[$1] } }.max() ?? 0) + size
        let box = CGRect(
            x: bounds.midX - boxWidth / 2, y: bounds.maxY - lineHeight * CGFloat(lines.count) - size * 1.8,
            width: boxWidth, height: lineHeight * CGFloat(lines.count) + size * 0.8)
        let shape = RoundedRect(box, radius: size)
        var nodes: [RenderNode] = [
            .shadow(of: shape, color: RGBA.black.multiplied(alpha: 0.3), offset: .zero, blur: size * 0.8),
            RenderNode.color(paper, in: box).clipped(to: shape),
        ]
        for (row, line) in lines.enumerated() {
            var x = box.minX + size
            for index in line {
                let y = box.minY + size * 0.4 + lineHeight * CGFloat(row)
                let swatch = CGRect(
                    x: x, y: y + lineHeight / 2 - size * 0.45, width: size * 0.9, height: size * 0.9)
                let path = CGMutablePath()
                path.addRect(swatch)
                if entries[index].isHatched {
                    nodes.append(
                        hatch(
                            Shape(role: .item, rect: swatch, clip: swatch, title: ""), entries[index].color))
                } else {
                    nodes.append(.color(entries[index].color.multiplied(alpha: 0.25), in: swatch))
                }
                nodes.append(.stroke(path, color: entries[index].color, width: unit))
                if let node = RenderNode.text(
                    texts[index],
                    at: CGPoint(x: x + size * 1.3, y: y + (lineHeight - texts[index].size.height) / 2),
                    color: ink)
                {
                    nodes.append(node)
                }
                x += widths[index]
            }
        }
        return (box, nodes)
    }
}
