/// The collection view of a list.
final class ListView: UICollectionView {
    weak var controller: ListController?
    private var laidOutWidth: CGFloat = 0
    private var laidOutSize = CGSize.zero

    /// Rows that come into view where the list rests turn out longer or shorter than estimated, and so more come into view;
    /// this many turns are enough for any screen, and end where rows change their length whenever they are asked.
    private static let restingLimit = 16

    override func layoutSubviews() {
        if bounds.width != laidOutWidth {
            laidOutWidth = bounds.width
            controller?.widthDidChange(bounds.width)
        }
        super.layoutSubviews()
        for _ in 0..<Self.restingLimit where controller?.rest() == true { super.layoutSubviews() }
        if let controller, controller.containerSize != laidOutSize {
            laidOutSize = controller.containerSize
            for host in controller.shownHosts { host.graph.containerSizeDidChange() }
        }
    }
}
