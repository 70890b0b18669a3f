import VitrineCoreGraphics

/// What a table or a collection view knows about the titles at its edge.
@MainActor
struct IndexStrip {
    private(set) var view: SectionIndexView?
    /// Whether the titles may be others than those that are shown.
    var isStale = true

    /// How much of the width rows leave to the titles, in points.
    var room: CGFloat { view == nil ? 0 : SectionIndexView.rowInset }

    /// Shows titles in what scrolls; none take the strip away, as does what shows no titles.
    ///
    /// - Parameter onReach: Called with a title that was reached, and its place among the titles.
    /// - Returns: Whether the strip is new.
    @discardableResult
    mutating func show(
        _ titles: [String], in host: UIScrollView, onReach: @escaping (String, Int) -> Void
    ) -> Bool {
        guard !titles.isEmpty, host.indexDisplayMode == .automatic else {
            view?.removeFromSuperview()
            view = nil
            return false
        }
        if let view {
            view.show(titles)
            return false
        }
        let made = SectionIndexView()
        made.show(titles)
        made.onReach = { [weak made] place in
            if let made { onReach(made.titles[place], place) }
        }
        view = made
        host.addSubview(made)
        return true
    }

    /// Brings the strip to the trailing edge of what is visible, in front of everything.
    func layOut(in host: UIScrollView) {
        guard let view else { return }
        let bounds = host.bounds
        let visible = bounds.inset(by: host.adjustedContentInset)
        let isReversed = host.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x =
            isReversed
            ? bounds.minX + host.safeAreaInsets.left
            : bounds.maxX - host.safeAreaInsets.right - SectionIndexView.width
        let frame = CGRect(x: x, y: visible.minY, width: SectionIndexView.width, height: visible.height)
        if view.frame != frame { view.frame = frame }
        if host.subviews.last !== view { host.bringSubviewToFront(view) }
    }
}
