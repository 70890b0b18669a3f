package import VitrineCoreGraphics

/// Cells are made ahead while content is scrolled, between frames: in the frame in which one comes into view it is
/// there already, with its content and its size.
extension UICollectionView: IdleWorker {
    // MARK: Scrolling

    /// The collection view is about to show another part of its content.
    func noteScrollForPreparation() {
        guard isPrefetchingEnabled, window != nil, !pass.shownBounds.isNull, bounds != pass.shownBounds else {
            return
        }
        guard bounds.size == pass.shownBounds.size, interactiveTransition == nil else {
            return dropPreparedCells()
        }
        // Content that comes back from beyond an edge is not scrolled the other way.
        noteScroll(of: nil, from: withinRange(pass.shownBounds), to: withinRange(bounds))
    }

    /// A section is about to show another part of its content.
    func noteScrollForPreparation(of scroller: OrthogonalSectionScrollView) {
        defer { scroller.shownBounds = scroller.bounds }
        guard isPrefetchingEnabled, window != nil, let shown = scroller.shownBounds else { return }
        noteScroll(of: scroller.section, from: shown, to: scroller.bounds)
    }

    private func noteScroll(of section: Int?, from old: CGRect, to new: CGRect) {
        for element in preparation.noteScroll(of: section, from: old, to: new) { giveBack(element) }
        if preparation.hasNext { runtimeContext.idleTurns.request(for: self) }
    }

    private func withinRange(_ visible: CGRect) -> CGRect {
        CGRect(origin: withinRange(visible.origin), size: visible.size)
    }

    // MARK: Making

    package func doIdleWork() -> Bool {
        guard mayPrepareCells else { return false }
        let visible = { [unowned self] (section: Int?) -> CGRect? in
            guard let section else { return withinRange(trueBounds) }
            return elements.scrollers[section]?.bounds
        }
        lookAhead(visible)
        let candidate = preparation.takeNext(visible: visible) {
            elements.displayed[$0] != nil || elements.departing[$0] != nil || !data.contains($0.indexPath)
        }
        guard let candidate else { return false }
        pass.enter()
        UIView.performWithoutAnimation { prepareCell(candidate) }
        pass.leave()
        runIdleActions()
        return preparation.hasNext
    }

    /// Whether what is shown is what the data source would answer for, and nothing goes on that decides what comes.
    private var mayPrepareCells: Bool {
        isPrefetchingEnabled && window != nil && dataSource != nil && !isBusy && !pass.needsPrepare
            && !pass.needsNewViews && !data.needsReload && updates.phase == .idle && movement == nil
            && interactiveTransition == nil && !trueBounds.isEmpty && preparation.isHeading
    }

    /// Finds out which cells come next, and gives back those that do not.
    private func lookAhead(_ visible: (Int?) -> CGRect?) {
        let moved = preparation.updatePlaces { key, section in self.placeInScroller(key, section) }
        for element in moved { giveBack(element) }
        let strips = preparation.takeStrips(visible: visible)
        guard !strips.isEmpty else { return }
        for element in preparation.dropDistant(visible: visible) { giveBack(element) }
        for (section, strip) in strips {
            preparation.plan(candidates(in: strip, of: section), for: section)
        }
    }

    /// The items in a part of the content of the collection view, or of a section.
    private func candidates(in strip: CGRect, of section: Int?) -> [CellPreparation.Candidate] {
        if let section {
            return items(ofSection: section, in: strip).map {
                .init(entry: $0, scrollsWith: section, extent: $0.attributes.frame)
            }
        }
        var candidates: [CellPreparation.Candidate] = []
        for attributes in stationaryAttributes(in: strip, lookingAhead: true)
        where attributes.representedElementCategory == .cell && isShown(attributes, in: strip) {
            let entry = WantedElements.Entry(
                key: ElementKey(attributes), attributes: attributes, section: nil)
            candidates.append(.init(entry: entry, scrollsWith: nil, extent: attributes.frame))
        }
        for section in orthogonalLayout?.orthogonalSections(in: strip) ?? [] {
            candidates += items(ofSection: section.section, in: window(of: section)).map {
                .init(entry: $0, scrollsWith: nil, extent: section.frame)
            }
        }
        return candidates
    }

    private func items(ofSection section: Int, in rect: CGRect) -> [WantedElements.Entry] {
        let all = orthogonalLayout?.orthogonalAttributesAhead(inSection: section, in: rect) ?? []
        return all.filter { $0.representedElementCategory == .cell && isShown($0, in: rect) }
            .map { WantedElements.Entry(key: ElementKey($0), attributes: $0, section: section) }
    }

    /// Where an item is now in what scrolls it; nil if there is none.
    private func placeInScroller(_ key: ElementKey, _ section: Int?) -> CGRect? {
        guard data.contains(key.indexPath) else { return nil }
        if section != nil { return orthogonalLayout?.orthogonalAttributesForItem(at: key.indexPath)?.frame }
        if let section = orthogonalLayout?.orthogonalSection(at: key.section) { return section.frame }
        return reader.item(at: key.indexPath)?.frame
    }

    private func prepareCell(_ candidate: CellPreparation.Candidate) {
        let entry = candidate.entry
        let generation = preparation.generation
        let element = makeElement(entry)
        let view = element.view
        counters.cellsPrepared += 1
        // The data source may have changed the data, or asked for everything anew.
        guard preparation.generation == generation, elements.displayed[entry.key] == nil else {
            return giveBack(element)
        }
        preparation.add(element, for: candidate)
        let guessed = layout.selfSizedLengths(of: entry.attributes)
        view.takeGuessedLengths(guessed)
        apply(entry.attributes, to: view)
        if let cell = view as? UICollectionViewCell, let item = itemPath(ofShown: entry.key.indexPath) {
            cell.isSelected = selection.isSelected(item)
        }
        view.isPreparedAhead = true
        if guessed.width || guessed.height { measureAhead(element) }
        view.layoutIfNeeded()
    }

    /// Asks a view for its size, which it has from then on: the layout hears of that when the view comes into view.
    private func measureAhead(_ element: Element) {
        element.preferred = preferredAttributes(of: element)
        apply(expectedAttributes(of: element), to: element.view)
    }

    /// The attributes of an element with the size that it has asked for ahead: very likely those that it will get.
    func expectedAttributes(of element: Element) -> UICollectionViewLayoutAttributes {
        element.preferred?.expected(for: element.attributes) ?? element.attributes
    }

    // MARK: Giving back

    /// Cells that were made ahead go back to those that wait to be used again, and none are made until something is
    /// scrolled again.
    func dropPreparedCells() {
        for element in preparation.dropAll() { giveBack(element) }
    }

    /// A cell that was never displayed goes back. The delegate hears nothing of it.
    func giveBack(_ element: Element) {
        guard let key = element.view.elementKey else { return }
        element.view.isPreparedAhead = false
        (element.view as? any PreparedCellObserver)?.preparedCellWillNotDisplay()
        counters.cellsPreparedInVain += 1
        putIntoPool(element.view, key)
    }

    // MARK: Asking

    /// What is on screen for a key, or was made ahead for it.
    func element(for key: ElementKey) -> Element? { elements.displayed[key] ?? preparation.cell(key) }

    /// The cells on screen and those that were made ahead: all that show something of the data source, in no
    /// particular order.
    package var cellsInUse: [UICollectionViewCell] {
        visibleCells + preparation.ready.values.compactMap { $0.element.view as? UICollectionViewCell }
    }
}

/// A cell that has to know that it was made ready for nothing.
@MainActor
package protocol PreparedCellObserver: UICollectionViewCell {
    /// The cell was made ahead, was not displayed, and goes back to those that wait to be used again.
    func preparedCellWillNotDisplay()
}
