import Foundation

/// Groups along a scrolling axis, in order.
protocol GroupStops {
    var count: Int { get }
    /// Where a group starts and how long it is, in the coordinates of what scrolls.
    func stretch(_ index: Int) -> (start: CGFloat, length: CGFloat)
}

/// Where an orthogonal section comes to rest after a drag. Offsets are in reading order.
///
/// Paging follows the scroll view's rule: the page nearest to where deceleration would end, at most one page from
/// where the drag began; a flick of 300 points a second turns the page whatever the distance.
struct RestingRule: Sendable {
    let behavior: LayoutOrthogonalBehavior
    /// The visible length. Points.
    let viewport: CGFloat
    /// The greatest offset.
    let limit: CGFloat

    /// Points per millisecond above which a flick turns a page by itself.
    static let flick: CGFloat = 0.3

    func target(
        proposed: CGFloat, velocity: CGFloat, start: CGFloat, groups: some GroupStops
    ) -> CGFloat {
        guard proposed.isFinite, start.isFinite, limit > 0 else { return 0 }
        switch behavior {
        case .continuous:
            return clamp(proposed)
        case .continuousGroupLeadingBoundary:
            // The end of the content is a place to rest as well: the last groups may be unable to lead.
            guard groups.count > 0, proposed < limit else { return clamp(proposed) }
            return clamp(stop(nearest(to: proposed, groups), groups))
        case .paging:
            guard viewport > 0 else { return clamp(proposed) }
            let current = (start / viewport).rounded()
            let page = step(
                from: current, to: (proposed / viewport).rounded(), velocity: velocity)
            return clamp(page * viewport)
        case .groupPaging, .groupPagingCentered:
            guard groups.count > 0 else { return clamp(proposed) }
            let current = CGFloat(nearest(to: start, groups))
            let wanted = CGFloat(nearest(to: proposed, groups))
            let index = step(from: current, to: wanted, velocity: velocity)
            return clamp(stop(Int(min(max(0, index), CGFloat(groups.count - 1))), groups))
        }
    }

    private func clamp(_ offset: CGFloat) -> CGFloat { min(max(0, offset), limit) }

    private func step(from current: CGFloat, to wanted: CGFloat, velocity: CGFloat) -> CGFloat {
        if wanted != current { return current + (wanted > current ? 1 : -1) }
        if velocity >= Self.flick { return current + 1 }
        if velocity <= -Self.flick { return current - 1 }
        return current
    }

    /// The offset at which a group rests: with its leading edge where the first group's is at offset 0, or in the
    /// middle.
    private func stop(_ index: Int, _ groups: some GroupStops) -> CGFloat {
        let stretch = groups.stretch(index)
        if behavior == .groupPagingCentered { return stretch.start - (viewport - stretch.length) / 2 }
        return stretch.start - groups.stretch(0).start
    }

    /// The group whose resting offset is nearest. O(log *groups*).
    private func nearest(to offset: CGFloat, _ groups: some GroupStops) -> Int {
        var low = 0
        var high = groups.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if stop(middle, groups) <= offset { low = middle } else { high = middle - 1 }
        }
        guard low + 1 < groups.count else { return low }
        return offset - stop(low, groups) <= stop(low + 1, groups) - offset ? low : low + 1
    }
}
