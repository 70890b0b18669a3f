/// The layout of a horizontal or vertical stack, over elements.
///
/// Spacing comes off first. Children are served by priority, highest first, with the minimum of all lower
/// priorities kept back; within a priority the least flexible — the difference of the sizes at infinity and at
/// zero — goes first, and each is offered an equal share of what remains.
@MainActor
struct StackSolver {
    let axis: Axis
    /// Points between children; nil is the standard distance.
    var spacing: CGFloat?
    /// The guide of the other axis that children line up on.
    let alignment: AlignmentKey

    func size(of children: [Element], _ proposal: ProposedViewSize) -> CGSize {
        guard !children.isEmpty else { return .zero }
        let offers = offers(to: children, proposal)
        return extent(of: children, offers).size
    }

    func placements(of children: [Element], in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
        guard !children.isEmpty else { return [] }
        var proposal = proposal
        // A stack asked for its ideal knows its thickness by now, and offers it: `fixedSize` on a stack so gives
        // children of unlimited extent one common height.
        if axis == .horizontal, proposal.height == nil { proposal.height = size.height }
        if axis == .vertical, proposal.width == nil { proposal.width = size.width }
        let offers = offers(to: children, proposal)
        let (_, guide) = extent(of: children, offers)
        var position: CGFloat = 0
        var result: [Placement] = []
        result.reserveCapacity(children.count)
        for (index, child) in children.enumerated() {
            let dimensions = child.dimensions(offers[index])
            let cross = guide - value(of: dimensions)
            result.append(
                Placement(
                    origin: axis == .horizontal
                        ? CGPoint(x: position, y: cross) : CGPoint(x: cross, y: position),
                    proposal: offers[index]))
            position += main(dimensions.size) + gap(after: index, children)
        }
        return result
    }

    private func main(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
    private func main(_ proposal: ProposedViewSize) -> CGFloat? {
        axis == .horizontal ? proposal.width : proposal.height
    }

    private func offer(_ main: CGFloat?, _ proposal: ProposedViewSize) -> ProposedViewSize {
        axis == .horizontal
            ? ProposedViewSize(width: main, height: proposal.height)
            : ProposedViewSize(width: proposal.width, height: main)
    }

    private func gap(after index: Int, _ children: [Element]) -> CGFloat {
        guard index + 1 < children.count else { return 0 }
        if let spacing { return spacing }
        return children[index].spacing.distance(to: children[index + 1].spacing, along: axis)
    }

    private func value(of dimensions: ViewDimensions) -> CGFloat {
        dimensions.element?.explicitAlignment(alignment, dimensions.size, dimensions.proposal)
            ?? alignment.id.defaultValue(in: dimensions)
    }

    /// Size of the whole, and where the guide lies across it.
    private func extent(of children: [Element], _ offers: [ProposedViewSize]) -> (
        size: CGSize, guide: CGFloat
    ) {
        var length: CGFloat = 0
        var above = -CGFloat.infinity
        var below = -CGFloat.infinity
        var isEndless = false
        for (index, child) in children.enumerated() {
            let dimensions = child.dimensions(offers[index])
            length += main(dimensions.size) + gap(after: index, children)
            let cross = axis == .horizontal ? dimensions.height : dimensions.width
            // What has no end has no middle.
            guard cross.isFinite else {
                isEndless = true
                continue
            }
            let guide = value(of: dimensions)
            above = max(above, guide)
            below = max(below, cross - guide)
        }
        let thickness = isEndless ? .infinity : max(0, above + below)
        return (
            axis == .horizontal
                ? CGSize(width: length, height: thickness) : CGSize(width: thickness, height: length), above
        )
    }

    /// What each child is offered.
    ///
    /// Loops, where it is for every child: a closure given to the standard library is asked for its actor with each call.
    private func offers(to children: [Element], _ proposal: ProposedViewSize) -> [ProposedViewSize] {
        guard let available = main(proposal) else {
            return Array(repeating: offer(nil, proposal), count: children.count)
        }
        if children.count == 1 { return [offer(available, proposal)] }
        var gaps: CGFloat = 0
        for index in children.indices { gaps += gap(after: index, children) }
        var sharing = Sharing(
            remaining: max(0, available - gaps), offers: Array(repeating: proposal, count: children.count))
        var minimums: [CGFloat] = []
        minimums.reserveCapacity(children.count)
        var flexibility = minimums
        flexibility.reserveCapacity(children.count)
        let first = children[0].layoutPriority
        var haveOnePriority = true
        for child in children {
            let least = main(child.sizeThatFits(offer(0, proposal)))
            minimums.append(least)
            flexibility.append(main(child.sizeThatFits(offer(.infinity, proposal))) - least)
            if child.layoutPriority != first { haveOnePriority = false }
        }
        if haveOnePriority {
            share(sharing.remaining, among: Array(children.indices), children, flexibility, &sharing)
            return sharing.offers
        }
        let priorities = children.map(\.layoutPriority)
        for priority in Set(priorities).sorted(by: >) {
            let reserved = children.indices.reduce(CGFloat(0)) {
                priorities[$1] < priority ? $0 + minimums[$1] : $0
            }
            let group = children.indices.filter { priorities[$0] == priority }
            share(max(0, sharing.remaining - reserved), among: group, children, flexibility, &sharing)
        }
        return sharing.offers
    }

    /// A length that is given out.
    private struct Sharing {
        /// What is left of all of it.
        var remaining: CGFloat
        var offers: [ProposedViewSize]
    }

    /// Gives each child of a group its share of a length, the least flexible first.
    private func share(
        _ length: CGFloat, among group: [Int], _ children: [Element], _ flexibility: [CGFloat],
        _ sharing: inout Sharing
    ) {
        var left = length
        let group = byFlexibility(group, flexibility)
        for (position, index) in group.enumerated() {
            let share = offer(left / CGFloat(group.count - position), sharing.offers[index])
            sharing.offers[index] = share
            let taken = main(children[index].sizeThatFits(share))
            // Of what has no end there is always as much left.
            if left.isFinite { left = max(0, left - taken) }
            if sharing.remaining.isFinite { sharing.remaining = max(0, sharing.remaining - taken) }
        }
    }

    private func byFlexibility(_ children: [Int], _ flexibility: [CGFloat]) -> [Int] {
        // Most stacks have a handful of children; each goes before those that are more flexible.
        guard children.count <= 16 else {
            return children.sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
        }
        var sorted = children
        for position in sorted.indices.dropFirst() {
            let child = sorted[position]
            var place = position
            while place > 0, flexibility[child] < flexibility[sorted[place - 1]] {
                sorted[place] = sorted[place - 1]
                place -= 1
            }
            sorted[place] = child
        }
        return sorted
    }
}
