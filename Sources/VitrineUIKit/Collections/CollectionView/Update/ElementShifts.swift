import Foundation

/// Which supplementary and decoration views a layout inserts and deletes in an update, and what that makes of the
/// others: they keep their order within their section.
@MainActor
final class ElementShifts {
    private struct Shift {
        /// By section, in order.
        var deleted: [Int: [Int]] = [:]
        var inserted: [Int: [Int]] = [:]
    }

    private let layout: UICollectionViewLayout
    private var decorations: [String: Shift] = [:]
    private var supplementaries: [String: Shift] = [:]

    init(_ layout: UICollectionViewLayout) {
        self.layout = layout
    }

    /// The item of an element's index path after the update; nil if the layout deletes it.
    func newItem(of key: ElementKey, newSection: Int) -> Int? {
        let shift = shift(of: key)
        let deleted = shift.deleted[key.section] ?? []
        guard !deleted.contains(key.item) else { return nil }
        return Self.open(key.item - deleted.count { $0 < key.item }, for: shift.inserted[newSection] ?? [])
    }

    /// The item of an element's index path before the update; nil if the layout inserts it.
    func oldItem(of key: ElementKey, oldSection: Int) -> Int? {
        let shift = shift(of: key)
        let inserted = shift.inserted[key.section] ?? []
        guard !inserted.contains(key.item) else { return nil }
        return Self.open(key.item - inserted.count { $0 < key.item }, for: shift.deleted[oldSection] ?? [])
    }

    /// Makes room for others, which are in order, before an item.
    private static func open(_ item: Int, for others: [Int]) -> Int {
        others.reduce(item) { $1 <= $0 ? $0 + 1 : $0 }
    }

    /// Asks the layout once for each kind.
    private func shift(of key: ElementKey) -> Shift {
        let isDecoration = key.category == .decoration
        if let known = isDecoration ? decorations[key.kind] : supplementaries[key.kind] { return known }
        let deleted =
            isDecoration
            ? layout.indexPathsToDeleteForDecorationView(ofKind: key.kind)
            : layout.indexPathsToDeleteForSupplementaryView(ofKind: key.kind)
        let inserted =
            isDecoration
            ? layout.indexPathsToInsertForDecorationView(ofKind: key.kind)
            : layout.indexPathsToInsertForSupplementaryView(ofKind: key.kind)
        let shift = Shift(deleted: Self.sorted(deleted), inserted: Self.sorted(inserted))
        if isDecoration { decorations[key.kind] = shift } else { supplementaries[key.kind] = shift }
        return shift
    }

    private static func sorted(_ paths: [IndexPath]) -> [Int: [Int]] {
        Dictionary(grouping: Set(paths.filter { $0.count == 2 }), by: { $0[0] })
            .mapValues { $0.map { $0[1] }.sorted() }
    }
}
