import Foundation
import VitrineSupport

/// What is behind pixels that are to be moved, and what is in front of them, before and after.
struct NodeSurroundings {
    /// Two lists that are drawn in order, and the node in each that leads to what moves.
    struct Level {
        let old: [RenderNode]
        let oldIndex: Int
        let new: [RenderNode]
        let newIndex: Int
        /// Where the lists' coordinates begin in the picture.
        let origin: CGPoint
    }

    let path: [Level]
    /// The pixels, in points of the picture.
    let area: CGRect
    /// How far they move, in points.
    let shift: CGVector

    /// What is in front, where it was moved to and where it belongs, in points of the picture; nil when what is behind
    /// is not of one colour, and so cannot be moved.
    ///
    /// Complexity: O(nodes beside those that lead to what moves that overlap it).
    var inFront: [CGRect]? {
        var (behind, behindOld) = (Behind(area: area), Behind(area: area))
        for level in path {
            for node in level.old[..<level.oldIndex] { behindOld.visit(node, origin: level.origin) }
            for node in level.new[..<level.newIndex] { behind.visit(node, origin: level.origin) }
        }
        guard behind.isOfOneColor, behindOld.isOfOneColor else { return nil }
        var front: [CGRect] = []
        for level in path {
            var moved = Front(area: area)
            for node in level.old[(level.oldIndex + 1)...] {
                moved.visit(node, origin: level.origin, clip: area)
            }
            front += moved.rects.map { $0.offsetBy(dx: shift.dx, dy: shift.dy).intersection(area) }
            var own = Front(area: area)
            for node in level.new[(level.newIndex + 1)...] {
                own.visit(node, origin: level.origin, clip: area)
            }
            front += own.rects
        }
        return front.filter { !$0.isNull && !$0.isEmpty }
    }

    /// Follows what is drawn behind an area.
    private struct Behind {
        let area: CGRect
        var isOfOneColor = true

        mutating func visit(_ node: RenderNode, origin: CGPoint) {
            let bounds = node.bounds.offsetBy(dx: origin.x, dy: origin.y)
            guard bounds.overlaps(area) else { return }
            switch node.content {
            case .nothing: break
            case .container(let children):
                for child in children { visit(child, origin: origin) }
            case .transform(let child, let place) where place.isTranslation:
                visit(child, origin: CGPoint(x: origin.x + place.tx, y: origin.y + place.ty))
            case .clip(let child, let outline)
            where outline.isRectangle && outline.rect.offsetBy(dx: origin.x, dy: origin.y).contains(area):
                visit(child, origin: origin)
            case .color(let color):
                let covers = bounds.contains(area)
                isOfOneColor = covers && (isOfOneColor || color.alpha >= 0.999)
            default:
                isOfOneColor = false
            }
        }
    }

    /// Collects where something is drawn in front of an area.
    private struct Front {
        let area: CGRect
        var rects: [CGRect] = []

        mutating func visit(_ node: RenderNode, origin: CGPoint, clip: CGRect) {
            // A pixel or two more: texts stand on whole pixels.
            let visible = node.bounds.offsetBy(dx: origin.x, dy: origin.y).insetBy(dx: -1, dy: -1)
                .intersection(clip)
            guard !visible.isNull, !visible.isEmpty else { return }
            switch node.content {
            case .nothing: break
            case .container(let children):
                for child in children { visit(child, origin: origin, clip: clip) }
            case .transform(let child, let place) where place.isTranslation:
                let inner = CGPoint(x: origin.x + place.tx, y: origin.y + place.ty)
                visit(child, origin: inner, clip: clip)
            case .clip(let child, let outline):
                visit(
                    child, origin: origin,
                    clip: clip.intersection(outline.rect.offsetBy(dx: origin.x, dy: origin.y)))
            default:
                rects.append(visible)
            }
        }
    }
}
