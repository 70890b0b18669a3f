internal import VitrineUI

/// The one cell class of a ``CollectionView``: hosts what the cell builder returns.
final class HostCell<ID: Hashable, Content: View>: UICollectionViewCell {
    var hosted = HostedContent<ID, Content>()
}
