import Foundation

/// A group whose frames are known, relative to its own origin: the template that a section repeats, or what
/// replaces it where something was measured. Immutable, so that sections and queries share it.
final class SolvedGroup: Sendable {
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

    let size: CGSize
    /// Everything, as one rectangle: what sticks out of the group widens queries.
    let reach: CGRect
    let leaves: ContiguousArray<Leaf>
    let supplementaries: ContiguousArray<Supplementary>
    /// Whether the group's size or places follow from its content: a shorter tail is then solved for itself.
    let isContentSized: Bool
    /// Whether the number of items depends on what is measured, as in a row of tags.
    let packsByMeasure: Bool
    /// Whether the list of leaves is in an order that has nothing to do with their places.
    private let isScattered: Bool
    private let leafIndex: BoxIndex
    private let supplementaryIndex: BoxIndex
    /// Where the supplementaries of a kind are in the list; empty if there are none.
    private let numbered: [String: ContiguousArray<Int>]

    init(
        size: CGSize, leaves: ContiguousArray<Leaf>, supplementaries: ContiguousArray<Supplementary>,
        isContentSized: Bool, packsByMeasure: Bool, isScattered: Bool
    ) {
        self.size = size
        reach = Self.reach(size, leaves, supplementaries)
        self.leaves = leaves
        self.isContentSized = isContentSized
        self.packsByMeasure = packsByMeasure
        self.isScattered = isScattered
        leafIndex = BoxIndex(count: leaves.count, isOrdered: !isScattered) { leaves[$0].frame }
        guard !supplementaries.isEmpty else {
            self.supplementaries = []
            supplementaryIndex = BoxIndex()
            numbered = [:]
            return
        }
        var views = supplementaries
        var numbered: [String: ContiguousArray<Int>] = [:]
        for index in views.indices {
            views[index].ordinal = numbered[views[index].kind]?.count ?? 0
            numbered[views[index].kind, default: []].append(index)
        }
        self.supplementaries = views
        self.numbered = numbered
        supplementaryIndex = BoxIndex(count: views.count, isOrdered: !isScattered) { [views] in
            views[$0].frame
        }
    }

    /// The first leaves, and the views that sit on them: the last group of a section.
    func prefix(_ count: Int) -> SolvedGroup {
        SolvedGroup(
            size: size, leaves: ContiguousArray(leaves.prefix(count)),
            supplementaries: supplementaries.filter { $0.firstLeaf < count }, isContentSized: isContentSized,
            packsByMeasure: packsByMeasure, isScattered: isScattered)
    }

    /// How many supplementaries of a kind the group has.
    func count(ofKind kind: String) -> Int {
        supplementaries.isEmpty ? 0 : numbered[kind]?.count ?? 0
    }

    /// How many supplementaries of each kind the group has.
    var counts: [String: Int] { numbered.mapValues(\.count) }

    /// A supplementary by its number among those of its kind.
    func supplementary(ofKind kind: String, ordinal: Int) -> Supplementary? {
        guard let indexes = numbered[kind], indexes.indices.contains(ordinal) else { return nil }
        return supplementaries[indexes[ordinal]]
    }

    /// The leaves that may meet a rectangle in the group's coordinates.
    func visitLeaves(in rect: CGRect, _ body: (Int, Leaf) -> Void) {
        leaves.withUnsafeBufferPointer { leaves in
            leafIndex.visit(rect, count: leaves.count) { body($0, leaves[$0]) }
        }
    }

    /// The supplementaries that may meet a rectangle in the group's coordinates.
    func visitSupplementaries(in rect: CGRect, _ body: (Supplementary) -> Void) {
        guard !supplementaries.isEmpty else { return }
        supplementaryIndex.visit(rect, count: supplementaries.count) { body(supplementaries[$0]) }
    }

    private static func reach(
        _ size: CGSize, _ leaves: ContiguousArray<Leaf>, _ supplementaries: ContiguousArray<Supplementary>
    ) -> CGRect {
        var box = BoxIndex.Box(CGRect(origin: .zero, size: size))
        for leaf in leaves { box.formUnion(BoxIndex.Box(leaf.frame)) }
        for view in supplementaries { box.formUnion(BoxIndex.Box(view.frame)) }
        return CGRect(x: box.minX, y: box.minY, width: box.maxX - box.minX, height: box.maxY - box.minY)
    }
}
