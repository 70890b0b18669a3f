internal import VitrineUI

/// The one supplementary view class of a ``CollectionView``: hosts what the supplementary builder returns.
final class HostSupplementaryView<Section: Hashable & Sendable, Content: View>: UICollectionReusableView {
    /// What a supplementary view belongs to: a row, or the whole layout, and its number there.
    struct Identity: Hashable {
        var row: RowIdentity<Section>?
        var number: Int
    }

    var hosted = HostedContent<Identity, Content>()
}
