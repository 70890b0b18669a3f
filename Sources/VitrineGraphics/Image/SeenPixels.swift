import Foundation
import VitrineCoreGraphics

/// The rectangle of pixels that is seen behind nodes, as these are taken away from it, the foremost first.
struct SeenPixels {
    /// In whole pixels if it began so; empty where all is covered.
    private(set) var rect: CGRect
    private let scale: CGFloat
    /// What is covered without reaching an edge yet: rows of a list, which do so together.
    private var covers: [CGRect] = []
    /// More of them are not worth following.
    private static let most = 4

    init(of rect: CGRect, scale: CGFloat) {
        (self.rect, self.scale) = (rect, scale)
    }

    /// Takes away what a node covers without a gap.
    ///
    /// - Parameter origin: Where the node's coordinates begin in the picture, in points.
    /// - Returns: Whether less is seen than before.
    ///
    /// Complexity: O(nodes that cover something and reach from one side to the other).
    @discardableResult
    mutating func takeAway(_ node: RenderNode, at origin: CGPoint) -> Bool {
        let before = rect
        take(node, at: origin, clip: rect)
        return rect != before
    }

    private mutating func take(_ node: RenderNode, at origin: CGPoint, clip: CGRect) {
        guard !rect.isEmpty, !node.cover.isNull else { return }
        let reach = pixels(node.bounds, origin).intersection(clip)
        guard !reach.isNull, spans(reach) else { return }
        switch node.content {
        case .container(let children):
            for child in children.reversed() { take(child, at: origin, clip: clip) }
        case .transform(let child, let place) where place.isTranslation:
            take(child, at: CGPoint(x: origin.x + place.tx, y: origin.y + place.ty), clip: clip)
        case .clip(let child, let outline):
            take(child, at: origin, clip: clip.intersection(pixels(outline.inside, origin)))
        default:
            add(whole(pixels(node.cover, origin).intersection(clip)))
        }
    }

    /// Whether a rectangle reaches from one side of what is seen to the other.
    private func spans(_ cover: CGRect) -> Bool {
        cover.minX <= rect.minX && cover.maxX >= rect.maxX
            || cover.minY <= rect.minY && cover.maxY >= rect.maxY
    }

    private mutating func add(_ cover: CGRect) {
        guard !cover.isNull, !cover.isEmpty, spans(cover) else { return }
        var cover = cover
        var index = 0
        while index < covers.count {
            if let both = cover.joined(with: covers[index]) {
                cover = both
                covers.remove(at: index)
                index = 0
            } else {
                index += 1
            }
        }
        if cut(cover) {
            let rest = covers
            covers = []
            for other in rest { add(other) }
        } else if covers.count < Self.most {
            covers.append(cover)
        }
    }

    /// Takes a cover away that leaves a rectangle.
    private mutating func cut(_ cover: CGRect) -> Bool {
        let (left, right) = (cover.minX <= rect.minX, cover.maxX >= rect.maxX)
        let (top, bottom) = (cover.minY <= rect.minY, cover.maxY >= rect.maxY)
        if left, right, top, bottom {
            rect = .zero
        } else if left, right, top, cover.maxY > rect.minY {
            rect = CGRect(x: rect.minX, y: cover.maxY, width: rect.width, height: rect.maxY - cover.maxY)
        } else if left, right, bottom, cover.minY < rect.maxY {
            rect.size.height = cover.minY - rect.minY
        } else if top, bottom, left, cover.maxX > rect.minX {
            rect = CGRect(x: cover.maxX, y: rect.minY, width: rect.maxX - cover.maxX, height: rect.height)
        } else if top, bottom, right, cover.minX < rect.maxX {
            rect.size.width = cover.minX - rect.minX
        } else {
            return false
        }
        return true
    }

    private func pixels(_ rect: CGRect, _ origin: CGPoint) -> CGRect {
        CGRect(
            x: (rect.minX + origin.x) * scale, y: (rect.minY + origin.y) * scale,
            width: rect.width * scale, height: rect.height * scale)
    }

    /// The pixels that lie in a rectangle as a whole; nodes keep their places a little less precisely.
    private func whole(_ rect: CGRect) -> CGRect {
        guard !rect.isNull else { return .null }
        let tolerance: CGFloat = 1e-3
        let (left, top) = ((rect.minX - tolerance).rounded(.up), (rect.minY - tolerance).rounded(.up))
        let (right, bottom) = ((rect.maxX + tolerance).rounded(.down), (rect.maxY + tolerance).rounded(.down))
        guard left < right, top < bottom else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension CGRect {
    /// Both rectangles, if they are one.
    fileprivate func joined(with other: CGRect) -> CGRect? {
        if contains(other) { return self }
        if other.contains(self) { return other }
        let isBelow = minX == other.minX && maxX == other.maxX && minY <= other.maxY && other.minY <= maxY
        let isBeside = minY == other.minY && maxY == other.maxY && minX <= other.maxX && other.minX <= maxX
        return isBelow || isBeside ? union(other) : nil
    }
}

extension RoundedRect {
    /// The part that reaches from the left to the right, without the corners.
    var inside: CGRect {
        // Continuous corners begin 1.528665 radii from where the sides meet.
        let factor: CGFloat = isContinuous ? 1.53 : 1
        let (top, bottom) = (max(topLeft, topRight, 0) * factor, max(bottomLeft, bottomRight, 0) * factor)
        guard top + bottom < rect.height else { return .null }
        return CGRect(
            x: rect.minX, y: rect.minY + top, width: rect.width, height: rect.height - top - bottom)
    }
}

extension RenderNode {
    /// Looks for what a group covers without a gap.
    ///
    /// Complexity: O(children), the first time also of these.
    func findCover() -> CGRect {
        switch content {
        case .container(let children):
            var largest = CGRect.null
            for child in children {
                let cover = child.cover
                if cover.isNull { continue }
                if largest.isNull || cover.width * cover.height > largest.width * largest.height {
                    largest = cover
                }
            }
            return largest
        case .transform(let child, let place) where place.b == 0 && place.c == 0:
            let cover = child.cover
            return cover.isNull ? .null : cover.applying(place)
        case .clip(let child, let outline):
            let cover = child.cover
            return cover.isNull ? .null : cover.intersection(outline.inside)
        default:
            return .null
        }
    }
}
