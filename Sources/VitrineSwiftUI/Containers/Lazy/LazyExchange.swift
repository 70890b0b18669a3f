/// What came and went with an animated change of the views of a lazy container.
@MainActor
struct LazyExchange {
    let transaction: Transaction
    /// The views that went, of those that were made.
    let gone: Set<RowIdentity>
    private let plan: RowUpdatePlan
    private let items: Set<IndexPath>
    private let sections: Set<Int>

    /// - Parameters:
    ///   - made: The views that were made.
    ///   - removed: What went.
    ///
    /// Complexity: O(views that came or were made).
    init?(
        _ transaction: Transaction, _ plan: RowUpdatePlan, made: some Sequence<RowIdentity>,
        removed: RemovedRows
    ) {
        guard !plan.isTooLong else { return nil }
        self.transaction = transaction
        self.plan = plan
        items = Set(plan.inserted)
        sections = Set(plan.insertedSections)
        gone = Set(made.filter { removed.contains($0) || plan.removedBoundaries.contains($0) })
    }

    /// Whether the view at a place came.
    func isInserted(_ place: LazyPlace) -> Bool {
        if sections.contains(place.section) { return true }
        return switch place {
        case .header(let section): plan.insertedHeaders.contains(section)
        case .footer(let section): plan.insertedFooters.contains(section)
        case .item(let section, let index): items.contains(IndexPath(item: index, section: section))
        }
    }
}
