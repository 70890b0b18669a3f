/// What a diffable data source does about a snapshot that names a section or an item twice. Vitrine's own.
public enum DuplicateIdentifierPolicy: Sendable, Hashable {
    /// Stops the program, as UIKit does, and says which identifiers are where.
    case trap

    /// Shows the first of each and leaves the others out. They are reported on standard error, once for each
    /// snapshot applied, and to ``UICollectionViewDiffableDataSource/duplicateIdentifierHandler``.
    case reportAndKeepFirst
}
