/// A cell that shows one type of item, and is told which by one method. (Article A1.)
@MainActor
public protocol ConfigurableCell: ReusableCell {
    /// What the cell shows.
    associatedtype Item

    /// Shows an item. Called for each item that the cell shows, after `prepareForReuse()`.
    func configure(for item: Item)
}

/// A supplementary view that shows one type of item, such as the section it is the header of.
@MainActor
public protocol ConfigurableCollectionReusableView: ReusableCollectionReusableView {
    /// What the view shows.
    associatedtype Item

    /// Shows an item. Called for each item that the view shows, after `prepareForReuse()`.
    func configure(for item: Item)
}
