/// What a collection view keeps of movements beside the one that goes on.
@MainActor
struct ReorderingState {
    /// The cell whose state says that it is being moved.
    weak var cell: UICollectionViewCell?
    /// The cell that was let go of and is on its way to its place, in front of the others.
    weak var settlingCell: UICollectionViewCell?
    /// Whether the data source has not answered itself whether an item can be moved.
    var reachedDefaultOfCanMove = false
}
