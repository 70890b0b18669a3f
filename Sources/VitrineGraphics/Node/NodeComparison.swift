import Foundation
import VitrineSupport

/// Goes down two trees side by side and finds what makes the second picture of the first.
///
/// What is the same node is not looked into, so the cost is that of what was made anew, and of the lists it is in.
struct NodeComparison {
    /// In the coordinates of the nodes that are compared.
    private(set) var damage = Damage()
    private(set) var moves: [PictureChange.Move] = []
    /// What can be seen, in the coordinates of the nodes that are compared.
    private let clip: CGRect
    /// Where these coordinates begin in the picture; nil where pixels cannot be moved.
    private let origin: CGPoint?
    /// The lists that lead to the nodes that are compared; only kept where there is an origin.
    private var path: [NodeSurroundings.Level] = []
    /// Pixels per point.
    private let scale: CGFloat

    init(clip: CGRect, scale: CGFloat) {
        self.clip = clip
        self.scale = scale
        origin = .zero
    }

    private init(below outer: NodeComparison, clip: CGRect, origin: CGPoint?) {
        self.clip = clip
        self.origin = origin
        scale = outer.scale
        moves = outer.moves
        if origin != nil { path = outer.path }
    }

    private mutating func add(_ node: RenderNode) { damage.add(node.bounds.intersection(clip)) }

    /// Compares in another coordinate space, or within a clip, and takes over what differs.
    private mutating func descend(
        clip inner: CGRect, origin: CGPoint?, _ old: RenderNode, _ new: RenderNode,
        placing place: (CGRect) -> CGRect
    ) {
        guard !inner.isNull else { return }
        var below = NodeComparison(below: self, clip: inner, origin: origin)
        below.compare(old, new)
        moves = below.moves
        for rect in below.damage.rects { damage.add(place(rect).intersection(clip)) }
    }

    private mutating func compare(_ old: RenderNode, _ new: RenderNode) {
        if old === new { return }
        switch (old.content, new.content) {
        // A container of one node is that node, which may be one itself.
        case (.container(let before), .container) where before.contains { $0 === new }: compare(before, [new])
        case (.container, .container(let after)) where after.contains { $0 === old }: compare([old], after)
        case (.container(let before), .container(let after)): compare(before, after)
        case (.container(let before), _): compare(before, [new])
        case (_, .container(let after)): compare([old], after)
        case (.transform(let before, let place), .transform(let after, let other)) where place == other:
            compare(before, after, transform: place)
        case (.transform(_, let place), .transform(_, let other))
        where place.isTranslation && other.isTranslation && isSameColor(old, new):
            // The background of a list, which stays in view while the list scrolls.
            break
        case (.transform(let before, let place), .transform(let after, let other))
        where place.isTranslation && other.isTranslation && move(old, new, before, after, place, other):
            break
        case (.clip(let before, let outline), .clip(let after, let other)) where outline == other:
            let visible = clip.intersection(outline.rect)
            descend(clip: visible, origin: outline.isRectangle ? origin : nil, before, after) { $0 }
        case (.opacity(let before, let value), .opacity(let after, let other)) where value == other:
            descend(clip: clip, origin: nil, before, after) { $0 }
        case (.colors(let before, let matrix), .colors(let after, let other)) where matrix == other:
            descend(clip: clip, origin: nil, before, after) { $0 }
        case (.mask(let before, let mask), .mask(let after, let other)) where mask === other:
            descend(clip: clip, origin: nil, before, after) { $0 }
        case (.blend(let before, let mode), .blend(let after, let other)) where mode == other:
            descend(clip: clip, origin: nil, before, after) { $0 }
        default:
            guard !old.drawsLike(new) else { return }
            add(old)
            add(new)
        }
    }

    private mutating func compare(_ old: RenderNode, _ new: RenderNode, transform: CGAffineTransform) {
        if transform.isTranslation {
            let inner = clip.offsetBy(dx: -transform.tx, dy: -transform.ty)
            let below = origin.map { CGPoint(x: $0.x + transform.tx, y: $0.y + transform.ty) }
            descend(clip: inner, origin: below, old, new) {
                $0.offsetBy(dx: transform.tx, dy: transform.ty)
            }
        } else {
            // Resampling takes in the pixels beside, at scales down to a sixteenth.
            let inner = clip.applying(transform.inverted()).insetBy(dx: -16, dy: -16)
            descend(clip: inner, origin: nil, old, new) {
                $0.insetBy(dx: -2, dy: -2).applying(transform).insetBy(dx: -2, dy: -2)
            }
        }
    }

    /// Whether two nodes fill all there is to see with the same colour, wherever they are.
    private func isSameColor(_ old: RenderNode, _ new: RenderNode) -> Bool {
        guard let color = old.color(filling: clip) else { return false }
        return color == new.color(filling: clip)
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
        if oldEnd - start == 1, newEnd - start == 1 { return compare(old, start, new, start) }
        var places: [ObjectIdentifier: Int] = [:]
        for index in start..<oldEnd { places[ObjectIdentifier(old[index])] = index }
        var (oldIndex, newIndex) = (start, start)
        for index in start..<newEnd {
            guard let place = places[ObjectIdentifier(new[index])], place >= oldIndex else { continue }
            pair(old, oldIndex..<place, new, newIndex..<index)
            (oldIndex, newIndex) = (place + 1, index + 1)
        }
        pair(old, oldIndex..<oldEnd, new, newIndex..<newEnd)
    }

    private mutating func compare(_ old: [RenderNode], _ i: Int, _ new: [RenderNode], _ j: Int) {
        guard let origin else { return compare(old[i], new[j]) }
        path.append(NodeSurroundings.Level(old: old, oldIndex: i, new: new, newIndex: j, origin: origin))
        compare(old[i], new[j])
        path.removeLast()
    }

    /// Compares what is between two nodes that stayed.
    private mutating func pair(
        _ old: [RenderNode], _ before: Range<Int>, _ new: [RenderNode], _ after: Range<Int>
    ) {
        if before.count == after.count {
            for (i, j) in zip(before, after) { compare(old, i, new, j) }
        } else {
            for i in before { add(old[i]) }
            for j in after { add(new[j]) }
        }
    }
}

// MARK: What scrolls

extension NodeComparison {
    /// The least pixels that are worth a move.
    private static let leastMoved: CGFloat = 4096
    /// What may be drawn anew of the moved pixels for the move to pay.
    private static let mostDamaged: CGFloat = 0.6

    /// Takes pixels that only went to another place for moved ones, if that is sure and saves drawing.
    ///
    /// They can be moved by whole pixels, where they are cut off at whole pixels, over something of one colour.
    private mutating func move(
        _ old: RenderNode, _ new: RenderNode, _ before: RenderNode, _ after: RenderNode,
        _ place: CGAffineTransform, _ other: CGAffineTransform
    ) -> Bool {
        // What is blurred is what lies behind, which does not move along.
        guard !before.readsBehind, !after.readsBehind, let origin, let dx = wholePixels(other.tx - place.tx),
            let dy = wholePixels(other.ty - place.ty),
            let area = movable(old.bounds.union(new.bounds), from: origin)
        else { return false }
        let moved = area.offsetBy(dx: CGFloat(dx), dy: CGFloat(dy)).intersection(area)
        guard moved.width * moved.height >= Self.leastMoved,
            !moves.contains(where: { $0.area.overlaps(area) })
        else { return false }
        let visible = points(area).offsetBy(dx: -origin.x, dy: -origin.y)
        let shift = CGVector(dx: other.tx - place.tx, dy: other.ty - place.ty)
        guard let front = NodeSurroundings(path: path, area: points(area), shift: shift).inFront else {
            return false
        }
        var below = NodeComparison(
            below: self, clip: visible.offsetBy(dx: -other.tx, dy: -other.ty), origin: nil)
        below.compare(before, after)
        var anew = Damage()
        for rect in below.damage.rects {
            anew.add(rect.offsetBy(dx: other.tx, dy: other.ty).intersection(visible))
        }
        for rect in front { anew.add(rect.offsetBy(dx: -origin.x, dy: -origin.y)) }
        for rect in area.cutting(moved) { anew.add(points(rect).offsetBy(dx: -origin.x, dy: -origin.y)) }
        guard anew.area * scale * scale < area.width * area.height * Self.mostDamaged else { return false }
        for rect in anew.rects { damage.add(rect.intersection(clip)) }
        moves.append(PictureChange.Move(area: area, dx: dx, dy: dy))
        return true
    }

    private func wholePixels(_ distance: CGFloat) -> Int? {
        let pixels = distance * scale
        guard abs(pixels) < 30_000, abs(pixels - pixels.rounded()) < 1e-6 else { return nil }
        return Int(pixels.rounded())
    }

    /// The pixels of the picture that can be seen of a rectangle, if its clip cuts between pixels.
    private func movable(_ rect: CGRect, from origin: CGPoint) -> CGRect? {
        func pixels(_ rect: CGRect) -> CGRect {
            CGRect(
                x: (rect.minX + origin.x) * scale, y: (rect.minY + origin.y) * scale,
                width: rect.width * scale, height: rect.height * scale)
        }
        let visible = pixels(clip)
        let whole = CGRect(
            x: visible.minX.rounded(), y: visible.minY.rounded(),
            width: visible.maxX.rounded() - visible.minX.rounded(),
            height: visible.maxY.rounded() - visible.minY.rounded())
        guard abs(visible.minX - whole.minX) < 1e-6, abs(visible.minY - whole.minY) < 1e-6,
            abs(visible.maxX - whole.maxX) < 1e-6, abs(visible.maxY - whole.maxY) < 1e-6
        else { return nil }
        // Texts stand on whole pixels, up to half a one beside their place.
        let area = pixels(rect).insetBy(dx: -1, dy: -1).integral.intersection(whole)
        return area.isNull || area.isEmpty ? nil : area
    }

    private func points(_ pixels: CGRect) -> CGRect {
        CGRect(
            x: pixels.minX / scale, y: pixels.minY / scale, width: pixels.width / scale,
            height: pixels.height / scale)
    }
}

extension CGRect {
    /// What is left of the rectangle when a part of it is taken out that shares a corner with it.
    fileprivate func cutting(_ part: CGRect) -> [CGRect] {
        [
            CGRect(x: minX, y: minY, width: width, height: part.minY - minY),
            CGRect(x: minX, y: part.maxY, width: width, height: maxY - part.maxY),
            CGRect(x: minX, y: part.minY, width: part.minX - minX, height: part.height),
            CGRect(x: part.maxX, y: part.minY, width: maxX - part.maxX, height: part.height),
        ].filter { $0.width > 0 && $0.height > 0 }
    }
}

extension CGAffineTransform {
    var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}

extension RenderNode {
    /// The one colour that a node has all over a rectangle; nil where it has more, or there is no certainty.
    fileprivate func color(filling rect: CGRect) -> RGBA? {
        switch content {
        case .color(let color): bounds.contains(rect) ? color : nil
        case .transform(let child, let place) where place.isTranslation:
            child.color(filling: rect.offsetBy(dx: -place.tx, dy: -place.ty))
        case .clip(let child, let outline) where outline.isRectangle && outline.rect.contains(rect):
            child.color(filling: rect)
        default: nil
        }
    }

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
        case (.image(let a, let source, let smooth), .image(let b, let other, let otherSmooth)):
            return a === b && source == other && smooth == otherSmooth
        case (
            .text(let a, let lines, let origin, let color),
            .text(let b, let others, let otherOrigin, let other)
        ):
            return a === b && lines == others && origin == otherOrigin && color == other
        case (.backdrop(let a), .backdrop(let b)): return a == b
        case (.shading(let a, let stops), .shading(let b, let other)): return a == b && stops == other
        default: return false
        }
    }
}
