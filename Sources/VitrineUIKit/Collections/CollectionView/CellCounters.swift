/// Counts the cells of all collection views, also of those that are gone; what a single one did is in its
/// ``UICollectionViewCounters``.
@MainActor
package struct CellCounters: WorkCounts {
    /// Cells made from their class, because the reuse pool had none.
    package internal(set) var made = 0
    /// Cells dequeued from the reuse pool.
    package internal(set) var reused = 0

    package init() {}

    package static var current = CellCounters.kept()

    package mutating func add(_ other: CellCounters) {
        made += other.made
        reused += other.reused
    }
}
