import VitrineCoreGraphics

extension UITableView {
    func sectionIndexLookDidChange() {
        guard let view = sectionIndex.view else { return }
        view.color = sectionIndexColor
        view.restingBackground = sectionIndexBackgroundColor
        view.trackingBackground = sectionIndexTrackingBackgroundColor
    }

    func sectionIndexTitlesDidChange() {
        sectionIndex.isStale = true
        setNeedsLayout()
    }

    /// Asks for the titles where they may be others. Before the rows are laid out: these make room for them.
    func updateSectionIndexIfNeeded() {
        guard sectionIndex.isStale else { return }
        sectionIndex.isStale = false
        let before = sectionIndex.room
        let titles = hasRowsForIndex ? dataSource?.sectionIndexTitles(for: self) ?? [] : []
        let isNew = sectionIndex.show(titles, in: self) { [weak self] title, place in
            guard let self, let dataSource else { return }
            scrollToTop(
                ofSection: dataSource.tableView(self, sectionForSectionIndexTitle: title, at: place))
        }
        if isNew { sectionIndexLookDidChange() }
        if sectionIndex.room != before { content.lookDidChange() }
    }

    private var hasRowsForIndex: Bool {
        guard sectionIndexMinimumDisplayRowCount > 0 else { return true }
        var rows = 0
        for section in 0..<numberOfSections {
            rows += numberOfRows(inSection: section)
            if rows >= sectionIndexMinimumDisplayRowCount { return true }
        }
        return false
    }

    private func scrollToTop(ofSection section: Int) {
        // Heights that were estimated are measured as their rows come into view: then the section is elsewhere.
        for _ in 0..<3 {
            guard section >= 0, section < numberOfSections else { return }
            let top = rect(forSection: section).minY - adjustedContentInset.top
            let end = max(
                -adjustedContentInset.top, contentSize.height + adjustedContentInset.bottom - bounds.height)
            guard contentOffset.y != min(top, end) else { return }
            contentOffset.y = min(top, end)
            layoutIfNeeded()
        }
    }
}
