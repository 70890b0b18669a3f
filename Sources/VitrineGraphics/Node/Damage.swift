import Foundation

/// Where two pictures differ: a few rectangles, in points.
struct Damage {
    private(set) var rects: [CGRect] = []
    /// More rectangles cost more than the pixels that they save.
    private static let most = 12

    /// Adds a rectangle. Those that are too many are united with whichever grows least.
    mutating func add(_ rect: CGRect) {
        guard !rect.isNull, !rect.isEmpty else { return }
        if rects.contains(where: { $0.contains(rect) }) { return }
        rects.removeAll { rect.contains($0) }
        rects.append(rect)
        if rects.count > Self.most { uniteNearest() }
    }

    private mutating func uniteNearest() {
        func area(_ rect: CGRect) -> CGFloat { rect.width * rect.height }
        var best = (first: 0, second: 1, growth: CGFloat.infinity)
        for i in rects.indices {
            for j in rects.indices where j > i {
                let growth = area(rects[i].union(rects[j])) - area(rects[i]) - area(rects[j])
                if growth < best.growth { best = (i, j, growth) }
            }
        }
        let united = rects[best.first].union(rects[best.second])
        rects.remove(at: best.second)
        rects.remove(at: best.first)
        rects.append(united)
    }

    /// Where two trees differ, either of which may be nothing.
    ///
    /// What is the same node is not looked into, so the cost is that of what was made anew, and of the lists it is in.
    static func between(_ old: RenderNode?, _ new: RenderNode?, within area: CGRect) -> Damage {
        var comparison = NodeComparison(clip: area)
        comparison.compare(old.map { [$0] } ?? [], new.map { [$0] } ?? [])
        return comparison.damage
    }
}

/// Goes down two trees side by side.
private struct NodeComparison {
    var damage = Damage()
    /// What can be seen, in the coordinates of the nodes that are compared.
    var clip: CGRect

    init(clip: CGRect) { self.clip = clip }

    private mutating func add(_ node: RenderNode) { damage.add(node.bounds.intersection(clip)) }

    /// Compares in another coordinate space, or within a clip, and takes over what differs.
    private mutating func descend(
        clip inner: CGRect, _ old: RenderNode, _ new: RenderNode, placing place: (CGRect) -> CGRect
    ) {
        guard !inner.isNull else { return }
        var below = NodeComparison(clip: inner)
        below.compare(old, new)
        for rect in below.damage.rects { damage.add(place(rect).intersection(clip)) }
    }

    mutating func compare(_ old: RenderNode, _ new: RenderNode) {
        if old === new { return }
        switch (old.content, new.content) {
        case (.container(let before), .container(let after)): compare(before, after)
        // A container of one node is that node.
        case (.container(let before), _): compare(before, [new])
        case (_, .container(let after)): compare([old], after)
        case (.transform(let before, let place), .transform(let after, let other)) where place == other:
            compare(before, after, transform: place)
        case (.clip(let before, let outline), .clip(let after, let other)) where outline == other:
            descend(clip: clip.intersection(outline.rect), before, after) { $0 }
        case (.opacity(let before, let value), .opacity(let after, let other)) where value == other:
            compare(before, after)
        case (.mask(let before, let mask), .mask(let after, let other)) where mask === other:
            compare(before, after)
        default:
            guard !old.drawsLike(new) else { return }
            add(old)
            add(new)
        }
    }

    private mutating func compare(_ old: RenderNode, _ new: RenderNode, transform: CGAffineTransform) {
        let inverse = transform.inverted()
        if transform.isTranslation {
            descend(clip: clip.offsetBy(dx: -transform.tx, dy: -transform.ty), old, new) {
                $0.offsetBy(dx: transform.tx, dy: transform.ty)
            }
        } else {
            // Resampling takes in the pixels beside, at scales down to a sixteenth.
            descend(clip: clip.applying(inverse).insetBy(dx: -16, dy: -16), old, new) {
                $0.insetBy(dx: -2, dy: -2).applying(transform).insetBy(dx: -2, dy: -2)
            }
        }
    }

    /// Compares lists that are drawn in order. What is in both, in the same order, is as it was.
    mutating func compare(_ old: [RenderNode], _ new: [RenderNode]) {
        var start = 0
        while start < old.count, start < new.count, old[start] === new[start] { start += 1 }
        var (oldEnd, newEnd) = (old.count, new.count)
        while oldEnd > start, newEnd > start, old[oldEnd - 1] === new[newEnd - 1] {
            oldEnd -= 1
            newEnd -= 1
        }
        if oldEnd - start == 1, newEnd - start == 1 { return compare(old[start], new[start]) }
        var places: [ObjectIdentifier: Int] = [:]
        for index in start..<oldEnd { places[ObjectIdentifier(old[index])] = index }
        var (oldIndex, newIndex) = (start, start)
        for index in start..<newEnd {
            guard let place = places[ObjectIdentifier(new[index])], place >= oldIndex else { continue }
            pair(old[oldIndex..<place], new[newIndex..<index])
            (oldIndex, newIndex) = (place + 1, index + 1)
        }
        pair(old[oldIndex..<oldEnd], new[newIndex..<newEnd])
    }

    /// Compares what is between two nodes that stayed.
    private mutating func pair(_ old: ArraySlice<RenderNode>, _ new: ArraySlice<RenderNode>) {
        if old.count == new.count {
            for (before, after) in zip(old, new) { compare(before, after) }
        } else {
            for node in old { add(node) }
            for node in new { add(node) }
        }
    }
}

extension CGAffineTransform {
    var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}

extension RenderNode {
    /// Whether two nodes that are no groups draw the same, as far as that is certain and quickly told.
    fileprivate func drawsLike(_ other: RenderNode) -> Bool {
        guard bounds == other.bounds else { return false }
        switch (content, other.content) {
        case (.nothing, .nothing): return true
        case (.color(let a), .color(let b)): return a == b
        case (.border(let a, let width, let color), .border(let b, let otherWidth, let otherColor)):
            return a == b && width == otherWidth && color == otherColor
        case (.shadow(let a, let c1, let o1, let b1), .shadow(let b, let c2, let o2, let b2)):
            return a == b && c1 == c2 && o1 == o2 && b1 == b2
        case (.image(let a, let source), .image(let b, let other)): return a === b && source == other
        case (.text(let a, let origin, let color), .text(let b, let otherOrigin, let otherColor)):
            return a === b && origin == otherOrigin && color == otherColor
        default: return false
        }
    }
}
