internal import VitrineUI

/// The one cell class of a ``CollectionView``: hosts what the cell builder returns.
final class HostCell<Item: Hashable, Content: View>: UICollectionViewCell {
    private var hosted = HostedContent<Item, Content>()

    func show(_ content: Content, for item: Item) {
        hosted.show(content, identifiedBy: item, in: contentView)
    }
}

/// The one supplementary view class of a ``CollectionView``: hosts what the supplementary builder returns.
final class HostSupplementaryView<Section: Hashable, Content: View>: UICollectionReusableView {
    private var hosted = HostedContent<Section?, Content>()

    func show(_ content: Content, for section: Section?) {
        hosted.show(content, identifiedBy: section, in: self)
    }
}
