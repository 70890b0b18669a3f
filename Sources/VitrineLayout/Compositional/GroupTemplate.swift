import Foundation

/// A section's group solved by its estimates, and what follows from that for a list of them. Immutable, and shared
/// by all sections that look the same.
final class GroupTemplate: Sendable {
    /// The section's blueprint; it is kept here and nowhere else.
    let spec: LayoutSection
    let axis: LayoutAxis
    let container: CGSize
    let scale: CGFloat
    /// Edge spacing of the group along the axis.
    let before: CGFloat
    let after: CGFloat
    let group: SolvedGroup
    /// From one group to the next.
    let stride: CGFloat
    /// How far things reach out of the group.
    let reach: Reach
    /// Whether the groups of a section are as long as the longest, along the axis and across it.
    let isUniformAlong: Bool
    let isUniformAcross: Bool
    /// Whether the longest group decides about more than its own place.
    let followsLongest: Bool
    /// Whether anything in the group takes its length from its siblings.
    let hasUniformElements: Bool
    let diagnostics: Set<LayoutDiagnostic>
    /// For how many items the group was solved; nil if it would take no more.
    let limit: Int?

    /// How far things stick out, in points.
    struct Reach: Sendable {
        /// Out of their groups along the axis.
        var before: CGFloat = 0
        var after: CGFloat = 0
        /// From the edge of their group across the axis.
        var crossBefore: CGFloat = 0
        var crossAfter: CGFloat = 0

        mutating func include(_ group: SolvedGroup, along axis: LayoutAxis) {
            let reach = group.reach
            before = max(before, -axis.minMain(reach))
            after = max(after, axis.maxMain(reach) - axis.main(group.size))
            crossBefore = max(crossBefore, -axis.cross.minMain(reach))
            crossAfter = max(crossAfter, axis.cross.maxMain(reach))
        }
    }

    /// - Parameter itemCount: how many items there will be; a group that takes more is cut off there.
    init(
        _ spec: LayoutSection, axis: LayoutAxis, container: CGSize, scale: CGFloat,
        itemCount: Int
    ) {
        self.spec = spec
        let element = spec.group
        let spacing = spec.interGroupSpacing
        self.axis = axis
        self.container = container
        self.scale = scale
        before = element.edgeSpacing.before(axis)?.minimum ?? 0
        after = element.edgeSpacing.after(axis)?.minimum ?? 0
        isUniformAlong = element.size.dimension(along: axis).isUniformAcrossSiblings
        isUniformAcross = element.size.dimension(along: axis.cross).isUniformAcrossSiblings
        followsLongest = isUniformAlong || isUniformAcross || spec.orthogonal != nil
        hasUniformElements = Self.contains(element) {
            $0.size.width.isUniformAcrossSiblings || $0.size.height.isUniformAcrossSiblings
        }

        // Enough items for a whole group even if there are fewer: the last group of fixed places is a part of
        // the template. A bound keeps a group of tiny items from costing more than the data does.
        let limit = max(itemCount, 1024)
        var solver = GroupSolver(scale: scale, limit: limit)
        let group = solver.solve(element, in: container)
        self.group = group
        self.limit = group.leaves.count < limit ? nil : limit
        var diagnostics = solver.diagnostics
        if group.leaves.isEmpty, !Self.contains(element, where: Self.isEmptyList) {
            diagnostics.insert(LayoutDiagnostic(.emptyGroup, at: LayoutPath(part: .group([]))))
        }
        if axis.main(group.size) <= 0 {
            diagnostics.insert(
                LayoutDiagnostic(.groupWithoutExtent(axis), at: LayoutPath(part: .group([]))))
        }
        self.diagnostics = diagnostics
        // Negative spacing may overlap groups but not turn the order round.
        stride = Self.stride(
            axis.main(group.size), before: before, after: after, spacing: spacing, scale: scale)
        var reach = Reach()
        reach.include(group, along: axis)
        self.reach = reach
    }

    /// From the start of a group of a length to the next; never nothing, so that offsets stay in order and a query
    /// ends.
    private static func stride(
        _ length: CGFloat, before: CGFloat, after: CGFloat, spacing: CGFloat, scale: CGFloat
    ) -> CGFloat {
        max(before + max(length, 1 / scale) + after + spacing, 1 / scale)
    }

    func stride(of group: SolvedGroup) -> CGFloat { stride(ofLength: axis.main(group.size)) }
    func stride(ofLength length: CGFloat) -> CGFloat {
        Self.stride(length, before: before, after: after, spacing: spacing, scale: scale)
    }

    var element: LayoutElement { spec.group }
    /// Between groups.
    var spacing: CGFloat { spec.interGroupSpacing }
    var perGroup: Int { group.leaves.count }

    /// Whether a section of so many items is laid out by this.
    func serves(itemCount: Int) -> Bool { limit.map { $0 >= itemCount } ?? true }

    /// A group of some of the items, with what they measured.
    func solve(
        items: Range<Int>, measured: [Int: CGSize] = [:],
        uniform: GroupSolver.Uniform = GroupSolver.Uniform()
    ) -> SolvedGroup {
        var solver = GroupSolver(
            scale: scale, limit: items.count, measured: measured, firstItem: items.lowerBound)
        return solver.solve(element, in: container, uniform: uniform)
    }

    /// A list without elements was reported where it is.
    private static func isEmptyList(_ element: LayoutElement) -> Bool {
        if case .group(let group) = element.content, case .list(_, let items) = group.arrangement {
            items.isEmpty
        } else {
            false
        }
    }

    private static func contains(
        _ element: LayoutElement, where holds: (LayoutElement) -> Bool
    ) -> Bool {
        if holds(element) { return true }
        guard case .group(let group) = element.content else { return false }
        switch group.arrangement {
        case .list(_, let items): return items.contains { contains($0, where: holds) }
        case .repeating(_, let item, _), .shares(_, let item, _): return contains(item, where: holds)
        case .custom: return false
        }
    }
}
