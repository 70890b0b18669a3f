import Foundation

/// Finds the frames of one group, nested groups included.
///
/// A child is placed at the origin first and moved when the room it leaves is known.
struct GroupSolver {
    let scale: CGFloat
    /// How many items there are for the group at most.
    let limit: Int
    /// What items measured; the group's first leaf is `firstItem`.
    let measured: [Int: CGSize]
    let firstItem: Int

    var leaves: ContiguousArray<SolvedGroup.Leaf> = []
    var supplementaries: ContiguousArray<SolvedGroup.Supplementary> = []
    var packsByMeasure = false
    private var isContentSized = false
    private var isScattered = false
    private(set) var diagnostics: Set<LayoutDiagnostic> = []
    /// The indexes of subitems that lead to the element being placed.
    var path: [Int] = []

    init(scale: CGFloat, limit: Int, measured: [Int: CGSize] = [:], firstItem: Int = 0) {
        self.scale = scale
        self.limit = limit
        self.measured = measured
        self.firstItem = firstItem
    }

    /// Lengths that an element is given along dimensions that are uniform across siblings.
    struct Uniform: Equatable {
        var width: CGFloat?
        var height: CGFloat?

        func main(_ axis: LayoutAxis) -> CGFloat? { axis == .horizontal ? width : height }
        mutating func set(_ length: CGFloat, along axis: LayoutAxis) {
            if axis == .horizontal { width = length } else { height = length }
        }
    }

    /// - Parameter uniform: lengths of the group itself, if they are known to be those of its siblings.
    mutating func solve(
        _ element: LayoutElement, in container: CGSize, uniform: Uniform = Uniform()
    ) -> SolvedGroup {
        let size = place(element, in: container, share: nil, uniform: uniform)
        return SolvedGroup(
            size: size, leaves: leaves, supplementaries: supplementaries, isContentSized: isContentSized,
            packsByMeasure: packsByMeasure, isScattered: isScattered)
    }

    mutating func note(_ problem: LayoutDiagnostic.Problem) {
        diagnostics.insert(LayoutDiagnostic(problem, at: LayoutPath(part: .group(path))))
    }

    // MARK: Lengths

    /// A length that can be laid out. Blueprints are validated before, so this is about products and what was
    /// measured.
    private func valid(_ length: CGFloat) -> CGFloat {
        length > 0 ? min(length, LayoutValidator.longest) : 0
    }

    /// Exact: frames are rounded when they are asked for, and only equal shares are whole pixels from the start.
    func resolve(_ dimension: LayoutDimension, in container: CGSize) -> CGFloat {
        switch dimension {
        case .absolute(let points), .estimated(let points), .uniformAcrossSiblings(let points):
            valid(points)
        case .fractionalWidth(let fraction): valid(fraction * container.width)
        case .fractionalHeight(let fraction): valid(fraction * container.height)
        }
    }

    /// Insets without those along an estimated dimension, where they are ignored.
    private func insets(of element: LayoutElement, share: Share?) -> LayoutInsets {
        var insets = element.contentInsets
        if element.size.width.isEstimated, share?.axis != .horizontal {
            insets.leading = 0
            insets.trailing = 0
        }
        if element.size.height.isEstimated, share?.axis != .vertical {
            insets.top = 0
            insets.bottom = 0
        }
        return insets
    }

    // MARK: Placing

    /// A length that the group imposes on its subitem.
    struct Share {
        var axis: LayoutAxis
        var length: CGFloat
    }

    /// Places an element at the origin and returns its outer size.
    mutating func place(
        _ element: LayoutElement, in container: CGSize, share: Share?, uniform: Uniform
    ) -> CGSize {
        var size = CGSize(
            width: share?.axis == .horizontal
                ? share!.length : resolve(element.size.width, in: container),
            height: share?.axis == .vertical
                ? share!.length : resolve(element.size.height, in: container))
        let firstLeaf = leaves.count
        switch element.content {
        case .item:
            var leaf = SolvedGroup.Leaf(frame: .zero)
            leaf.estimatesWidth = element.size.width.isEstimated && share?.axis != .horizontal
            leaf.estimatesHeight = element.size.height.isEstimated && share?.axis != .vertical
            if leaf.estimatesWidth || leaf.estimatesHeight {
                isContentSized = true
                if !measured.isEmpty, let real = measured[firstItem + leaves.count] {
                    if leaf.estimatesWidth { size.width = valid(real.width) }
                    if leaf.estimatesHeight { size.height = valid(real.height) }
                }
                if let width = uniform.width { size.width = valid(width) }
                if let height = uniform.height { size.height = valid(height) }
            }
            leaf.frame = insets(of: element, share: share).applied(to: CGRect(origin: .zero, size: size))
            leaves.append(leaf)
            anchor(element.supplementaries, to: leaf.frame, firstLeaf: firstLeaf)
        case .group(let group):
            size = placeGroup(group, of: element, outer: size, share: share, uniform: uniform)
            let inner = insets(of: element, share: share).applied(to: CGRect(origin: .zero, size: size))
            anchor(element.supplementaries, to: inner, firstLeaf: firstLeaf)
        }
        return size
    }

    private mutating func anchor(_ specs: [LayoutSupplementary], to rect: CGRect, firstLeaf: Int) {
        guard !specs.isEmpty, firstLeaf < leaves.count else { return }
        for spec in specs {
            let size = CGSize(
                width: resolve(spec.size.width, in: rect.size),
                height: resolve(spec.size.height, in: rect.size))
            let target = spec.containerAnchor.point(in: rect.size)
            let own = (spec.itemAnchor ?? LayoutAnchor(edges: spec.containerAnchor.edges))
            let ownPoint = own.point(in: size)
            let moved = spec.containerAnchor.offset(for: size)
            let ownMoved = own.offset(for: size)
            let frame = CGRect(
                x: rect.minX + target.x - ownPoint.x + moved.x + ownMoved.x,
                y: rect.minY + target.y - ownPoint.y + moved.y + ownMoved.y, width: size.width,
                height: size.height)
            supplementaries.append(
                SolvedGroup.Supplementary(
                    kind: spec.kind, frame: spec.contentInsets.applied(to: frame), zIndex: spec.zIndex,
                    ordinal: 0, firstLeaf: firstLeaf))
        }
    }

    private mutating func placeGroup(
        _ group: LayoutGroup, of element: LayoutElement, outer: CGSize, share: Share?, uniform: Uniform
    ) -> CGSize {
        let insets = insets(of: element, share: share)
        let inner = insets.applied(to: CGRect(origin: .zero, size: outer))
        let firstLeaf = leaves.count
        let firstSupplementary = supplementaries.count
        let estimatesWidth = element.size.width.isEstimated && share?.axis != .horizontal
        let estimatesHeight = element.size.height.isEstimated && share?.axis != .vertical
        let room = Room(
            size: inner.size, estimatesWidth: estimatesWidth, estimatesHeight: estimatesHeight,
            uniform: uniform)
        var used: CGSize
        switch group.arrangement {
        case .custom(let provider):
            used = placeCustom(provider(inner.size))
        case .list(let axis, let elements):
            used = placeRow(Row(axis: axis, elements: elements), spacing: group.interItemSpacing, room: room)
        case .repeating(let axis, let item, let count):
            used = placeRow(
                Row(axis: axis, elements: [item], count: count), spacing: group.interItemSpacing, room: room)
        case .shares(let axis, let item, let count):
            used = placeShares(
                of: item, count: count, axis: axis, spacing: group.interItemSpacing, room: room)
        }
        move(from: firstLeaf, firstSupplementary, by: inner.origin)
        var size = outer
        if estimatesWidth {
            isContentSized = true
            size.width = valid(uniform.width ?? used.width)
        }
        if estimatesHeight {
            isContentSized = true
            size.height = valid(uniform.height ?? used.height)
        }
        return size
    }

    /// Takes the frames of a custom group; returns how far they reach.
    private mutating func placeCustom(_ items: [LayoutCustomItem]) -> CGSize {
        isScattered = true
        var used = CGSize.zero
        for (index, item) in items.prefix(limit - leaves.count).enumerated() {
            let frame = item.frame.standardized
            guard abs(frame.minX) <= LayoutValidator.longest, abs(frame.minY) <= LayoutValidator.longest,
                frame.width <= LayoutValidator.longest, frame.height <= LayoutValidator.longest
            else {
                let given = item.frame
                note(
                    .invalidLength(
                        .customItem(index),
                        value: "(\(given.minX), \(given.minY), \(given.width), \(given.height))", taken: 0))
                leaves.append(SolvedGroup.Leaf(frame: .zero))
                continue
            }
            leaves.append(SolvedGroup.Leaf(frame: frame, zIndex: item.zIndex))
            used.width = max(used.width, frame.maxX)
            used.height = max(used.height, frame.maxY)
        }
        return used
    }

    private mutating func move(from leaf: Int, _ supplementary: Int, by offset: CGPoint) {
        move(leaf..<leaves.count, supplementary..<supplementaries.count, by: offset)
    }

    mutating func move(_ moved: Range<Int>, _ views: Range<Int>, by offset: CGPoint) {
        guard offset != .zero else { return }
        for index in moved {
            leaves[index].frame.origin.x += offset.x
            leaves[index].frame.origin.y += offset.y
        }
        for index in views {
            supplementaries[index].frame.origin.x += offset.x
            supplementaries[index].frame.origin.y += offset.y
        }
    }
}
