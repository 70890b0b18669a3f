import VitrineCoreGraphics

/// What a table knows about the titles at its edge.
@MainActor
struct SectionIndex {
    var view: SectionIndexView?
    var isStale = true
}

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

    /// How much of the width rows leave to the index, in points.
    var sectionIndexRoom: CGFloat { sectionIndex.view == nil ? 0 : SectionIndexView.rowInset }

    /// Asks for the titles where they may be others. Before the rows are laid out: these make room for them.
    func updateSectionIndexIfNeeded() {
        guard sectionIndex.isStale else { return }
        sectionIndex.isStale = false
        let before = sectionIndexRoom
        let titles = hasRowsForIndex ? dataSource?.sectionIndexTitles(for: self) ?? [] : []
        if titles.isEmpty {
            sectionIndex.view?.removeFromSuperview()
            sectionIndex.view = nil
        } else {
            let view = sectionIndex.view ?? makeSectionIndexView()
            view.show(titles)
        }
        if sectionIndexRoom != before { content.lookDidChange() }
    }

    /// Shows the index at the trailing edge of what is visible.
    func layOutSectionIndex() {
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
        guard sectionIndexMinimumDisplayRowCount > 0 else { return true }
        var rows = 0
        for section in 0..<numberOfSections {
            rows += numberOfRows(inSection: section)
            if rows >= sectionIndexMinimumDisplayRowCount { return true }
        }
        return false
    }

    private func makeSectionIndexView() -> SectionIndexView {
        let view = SectionIndexView()
        view.onReach = { [weak self, weak view] place in
            guard let self, let view, let dataSource else { return }
            let section = dataSource.tableView(
                self, sectionForSectionIndexTitle: view.titles[place], at: place)
            scrollToTop(ofSection: section)
        }
        sectionIndex.view = view
        sectionIndexLookDidChange()
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
