import VitrineCoreGraphics

/// What a table knows about the titles at its edge.
@MainActor
struct SectionIndex {
    var view: SectionIndexView?
    var isStale = true
    var color: UIColor?
    var background: UIColor?
    var trackingBackground: UIColor?
    var leastRowCount = 0
}

extension UITableView {
    /// Asks the data source for the titles of the index anew.
    public func reloadSectionIndexTitles() {
        sectionIndex.isStale = true
        setNeedsLayout()
    }

    /// The colour of the titles of the index; nil for the tint.
    public var sectionIndexColor: UIColor? {
        get { sectionIndex.color }
        set {
            sectionIndex.color = newValue
            sectionIndex.view?.color = newValue
        }
    }

    /// What stands behind the index; nil for nothing.
    public var sectionIndexBackgroundColor: UIColor? {
        get { sectionIndex.background }
        set {
            sectionIndex.background = newValue
            sectionIndex.view?.restingBackground = newValue
        }
    }

    /// What stands behind the index while a finger is on it; nil for what always does.
    public var sectionIndexTrackingBackgroundColor: UIColor? {
        get { sectionIndex.trackingBackground }
        set {
            sectionIndex.trackingBackground = newValue
            sectionIndex.view?.trackingBackground = newValue
        }
    }

    /// The number of rows from which on the index is shown. 0 unless set.
    public var sectionIndexMinimumDisplayRowCount: Int {
        get { sectionIndex.leastRowCount }
        set {
            sectionIndex.leastRowCount = newValue
            reloadSectionIndexTitles()
        }
    }

    /// Shows the index where there are titles, at the trailing edge of what is visible.
    func layOutSectionIndex() {
        if sectionIndex.isStale {
            sectionIndex.isStale = false
            let titles = hasRowsForIndex ? dataSource?.sectionIndexTitles(for: self) ?? [] : []
            guard !titles.isEmpty else {
                sectionIndex.view?.removeFromSuperview()
                sectionIndex.view = nil
                return
            }
            let view = sectionIndex.view ?? makeSectionIndexView()
            view.show(titles)
        }
        guard let view = sectionIndex.view else { return }
        let visible = bounds.inset(by: adjustedContentInset)
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x =
            isReversed
            ? bounds.minX + safeAreaInsets.left
            : bounds.maxX - safeAreaInsets.right - SectionIndexView.width
        let frame = CGRect(x: x, y: visible.minY, width: SectionIndexView.width, height: visible.height)
        if view.frame != frame { view.frame = frame }
        if subviews.last !== view { bringSubviewToFront(view) }
    }

    private var hasRowsForIndex: Bool {
        guard sectionIndex.leastRowCount > 0 else { return true }
        var rows = 0
        for section in 0..<numberOfSections {
            rows += numberOfRows(inSection: section)
            if rows >= sectionIndex.leastRowCount { return true }
        }
        return false
    }

    private func makeSectionIndexView() -> SectionIndexView {
        let view = SectionIndexView()
        view.color = sectionIndex.color
        view.restingBackground = sectionIndex.background
        view.trackingBackground = sectionIndex.trackingBackground
        view.onReach = { [weak self, weak view] place in
            guard let self, let view, let dataSource else { return }
            let section = dataSource.tableView(
                self, sectionForSectionIndexTitle: view.titles[place], at: place)
            scrollToTop(ofSection: section)
        }
        sectionIndex.view = view
        addSubview(view)
        return view
    }

    private func scrollToTop(ofSection section: Int) {
        guard section >= 0, section < numberOfSections else { return }
        let top = rect(forSection: section).minY - adjustedContentInset.top
        let end = max(
            -adjustedContentInset.top, contentSize.height + adjustedContentInset.bottom - bounds.height)
        contentOffset.y = min(top, end)
    }
}
