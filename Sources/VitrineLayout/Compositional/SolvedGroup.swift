import Foundation

/// A group whose frames are known, relative to its own origin: the template that a section repeats.
struct SolvedGroup: Sendable {
    struct Leaf: Sendable {
        var frame: CGRect
        var zIndex = 0
        /// What measuring may change.
        var estimatesWidth = false
        var estimatesHeight = false
    }
    struct Supplementary: Sendable {
        var kind: String
        var frame: CGRect
        var zIndex: Int
        /// The number among the supplementaries of its kind in this group.
        var ordinal: Int
        /// It exists when the group has more leaves than this.
        var firstLeaf: Int
    }

    var size: CGSize
    var leaves: ContiguousArray<Leaf>
    var supplementaries: [Supplementary]
    /// Whether the group's size or places follow from its content: a shorter tail is then solved for itself.
    var isContentSized: Bool
    /// Whether the number of items depends on what is measured, as in a row of tags.
    var packsByMeasure: Bool

    /// How many supplementaries of a kind the group has.
    func count(ofKind kind: String) -> Int {
        supplementaries.reduce(0) { $1.kind == kind ? $0 + 1 : $0 }
    }

    /// Everything, as one rectangle: what sticks out of the group widens queries.
    var reach: CGRect {
        var rect = CGRect(origin: .zero, size: size)
        for leaf in leaves { rect = rect.union(leaf.frame) }
        for supplementary in supplementaries { rect = rect.union(supplementary.frame) }
        return rect
    }
}
