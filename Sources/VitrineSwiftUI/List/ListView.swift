/// The collection view of a list.
final class ListView: UICollectionView {
    weak var controller: ListController?
    private var laidOutWidth: CGFloat = 0

    override func layoutSubviews() {
        if bounds.width != laidOutWidth {
            laidOutWidth = bounds.width
            controller?.widthDidChange(bounds.width)
        }
        super.layoutSubviews()
    }
}
