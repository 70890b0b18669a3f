public import Foundation

/// A group as it is before anything is measured, relative to its own origin.
public struct LayoutTemplate: Sendable {
    /// The group's size, in points.
    public var size: CGSize
    /// The places of its items.
    public var items: [CGRect]
    /// The places of the views that sit on items and groups.
    public var supplementaries: [CGRect]
}

extension CompositionalSolver {
    /// The group that a section repeats. O(items in the group).
    public func template(ofSection section: Int) -> LayoutTemplate {
        let group = sections[section].template.groups.group
        return LayoutTemplate(
            size: group.size, items: group.leaves.map(\.frame),
            supplementaries: group.supplementaries.map(\.frame))
    }
}
