/// A data source that changes by whole snapshots, as the collection view sees it, which does not know the identifiers.
@MainActor
protocol SnapshotDataSource: AnyObject {
    /// What a section of the state shown is called; nil if there is no such section.
    func nameOfSection(at index: Int) -> String?
}
