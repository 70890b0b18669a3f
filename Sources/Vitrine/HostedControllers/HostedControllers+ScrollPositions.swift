public import VitrineUI

extension HostedControllers {
    /// The scroll positions of all items that have been on screen: for each scroll view the distance in points from
    /// the start of its content. Setting them moves what is on screen, too, at its next layout.
    ///
    /// Which scroll views these are, ``ScrollPositionKeeping`` says. Read them to save the state of the screen, and
    /// set them to restore it.
    ///
    /// - Complexity: O(*n*), *n* = items that have been on screen.
    public var scrollPositions: [ItemID: [CGPoint]] {
        get {
            for hosted in hosted.values { savePositions(hosted) }
            return positions
        }
        set {
            positions = newValue
            for hosted in hosted.values { restore(hosted, to: newValue[hosted.item]) }
        }
    }

    /// Scrolls an item's content to where it was, once more: for content that arrived after the item came on screen.
    ///
    /// Does nothing if the item is not on screen, or was scrolled meanwhile.
    public func restoreScrollPosition(of item: ItemID) {
        guard let hosted = hosted[item], let targets = hosted.restoration.targets,
            hosted.controller.isViewLoaded,
            hosted.restoration.positions(of: hosted.controller.scrollViewsToKeep) == targets
        else { return }
        restore(hosted, to: targets)
    }

    private func restore(_ hosted: Hosted, to targets: [CGPoint]?) {
        hosted.restoration = ScrollRestoration(targets)
        hosted.current?.cell?.setNeedsLayout()
    }

    func savePositions(_ hosted: Hosted) {
        guard hosted.controller.isViewLoaded else { return }
        let scrollViews = hosted.controller.scrollViewsToKeep
        guard !scrollViews.isEmpty else { return }
        positions[hosted.item] = hosted.restoration.positions(of: scrollViews)
    }
}
