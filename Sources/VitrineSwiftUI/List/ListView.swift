/// The collection view of a list.
final class ListView: UICollectionView {
    weak var controller: ListController?
    private var laidOutWidth: CGFloat = 0
    private var laidOutSize = CGSize.zero

    override func layoutSubviews() {
        if bounds.width != laidOutWidth {
            laidOutWidth = bounds.width
            controller?.widthDidChange(bounds.width)
        }
        super.layoutSubviews()
        if let controller, controller.containerSize != laidOutSize {
            laidOutSize = controller.containerSize
            for host in controller.shownHosts { host.graph.containerSizeDidChange() }
        }
    }
}
