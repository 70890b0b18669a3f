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
    private func offers(to children: [Element], _ proposal: ProposedViewSize) -> [ProposedViewSize] {
        guard let available = main(proposal) else {
            return children.map { _ in offer(nil, proposal) }
        }
        if children.count == 1 { return [offer(available, proposal)] }
        let gaps = children.indices.reduce(CGFloat(0)) { $0 + gap(after: $1, children) }
        var remaining = max(0, available - gaps)
        var result = [ProposedViewSize](repeating: proposal, count: children.count)
        let priorities = children.map(\.layoutPriority)
        let minimums = children.map { main($0.sizeThatFits(offer(0, proposal))) }
        let flexibility = children.indices.map {
            main(children[$0].sizeThatFits(offer(.infinity, proposal))) - minimums[$0]
        }
        for priority in Set(priorities).sorted(by: >) {
            let reserved = children.indices.reduce(CGFloat(0)) {
                priorities[$1] < priority ? $0 + minimums[$1] : $0
            }
            let group = children.indices.filter { priorities[$0] == priority }
                .sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
            var left = max(0, remaining - reserved)
            for (position, index) in group.enumerated() {
                let share = left / CGFloat(group.count - position)
                result[index] = offer(share, proposal)
                let taken = main(children[index].sizeThatFits(result[index]))
                // Of what has no end there is always as much left.
                if left.isFinite { left = max(0, left - taken) }
                if remaining.isFinite { remaining = max(0, remaining - taken) }
            }
        }
        return result
    }
}
