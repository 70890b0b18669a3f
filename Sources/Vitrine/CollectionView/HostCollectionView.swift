internal import VitrineUI

/// The collection view of a ``CollectionView``: tells its owner of layout passes, in which cells come and go.
final class HostCollectionView: UICollectionView {
    /// Runs a layout pass.
    var layoutPass: (_ pass: () -> Void) -> Void = { $0() }

    override func layoutSubviews() {
        layoutPass { super.layoutSubviews() }
    }
}
