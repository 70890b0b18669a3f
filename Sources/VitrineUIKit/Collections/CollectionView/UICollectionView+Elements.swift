import Foundation
import VitrineCoreGraphics
import VitrineSupport

/// What the layout wants on screen: attributes in the coordinates of the view that holds them.
@MainActor
struct WantedElements {
    struct Entry {
        var key: ElementKey
        var attributes: UICollectionViewLayoutAttributes
        var section: Int?
    }

    /// In the order of the layout, which is the order in which views are asked for.
    var entries: [Entry] = []
    /// Sections that scroll orthogonally and are visible.
    var sections: [OrthogonalSection] = []

    var keys: Set<ElementKey> { Set(entries.map(\.key)) }
}

extension UICollectionView {
    /// Has the layout prepare itself where it must.
    ///
    /// Numbers of items are asked for when the layout wants to know them, else behind it, as in UIKit: there are data sources
    /// that count what their layout has prepared.
    func prepareLayoutIfNeeded() {
        if dataSource == nil { loadDataIfNeeded() }
        var preparations = SettlingLoop(limit: LayoutPass.preparationLimit)
        while pass.beginPreparing(&preparations) {
            if anchors.held == nil { anchors.hold(takeAnchors()) }
            anchors.willPrepare()
            prepareCollectionLayout()
            loadDataIfNeeded()
            adoptContentSize(reader.contentSize())
        }
        // A layout that invalidates itself each time it is prepared has said all that it has to say.
        pass.clearNeedsPrepare()
        loadDataIfNeeded()
    }

    func prepareCollectionLayout() {
        counters.layoutsPrepared += 1
        pass.notePrepared()
        let wasAsked = features.dragDrop.isLayoutAsked
        features.dragDrop.isLayoutAsked = true
        LayoutReader.prepare(layout, in: self)
        features.dragDrop.isLayoutAsked = wasAsked
        preparation.noteLayout()
    }

    /// One layout pass: shows what is in the visible rectangle, and nothing else.
    func layoutElements() {
        guard !pass.isAtWork else { return }
        pass.enter()
        defer {
            pass.leave()
            runIdleActions()
        }
        var roomChanged = false
        if bounds != pass.shownBounds {
            features.visibleRectangleWillChange(bounds.size == pass.shownBounds.size ? .offset : .size)
            roomChanged = !pass.shownBounds.isNull && measuresDifferently(in: bounds, than: pass.shownBounds)
        }
        noteScrollForPreparation()
        prepareLayoutIfNeeded()
        if holdsOffset {
            holdsOffset = false
            returnIntoRangeIfIdle()
        }
        pass.shownBounds = bounds
        if pass.needsNewViews {
            // What is at the top stays there, and its place is known although its view goes.
            if anchors.held == nil { anchors.hold(takeAnchors()) }
            pass.clearNeedsNewViews()
            recycleEverything()
        }
        guard !bounds.isEmpty else {
            anchors.release()
            // Nothing is in view of a view without a size. While it is on its way to one, what it shows goes with it.
            if ViewAnimationContext.current == nil, movingKey == nil, !elements.displayed.isEmpty {
                show(WantedElements())
            }
            return
        }
        showVisible(roomChanged: roomChanged)
        endScrollRequest()
        announcePrefetching()
    }

    /// Shows what is visible, and lets views that have come say their sizes, which can bring others on screen; a layout
    /// that never agrees must not hang us.
    private func showVisible(roomChanged: Bool) {
        var roomChanged = roomChanged
        // Rather what was on screen before than what comes in now at a size that is only guessed.
        var hold = anchors.held ?? takeAnchors()
        var rounds = SettlingLoop(limit: LayoutPass.roundLimit)
        while true {
            showWanted()
            guard rounds.beginRound() else { break }
            if roomChanged || sizes.asksAll { askForSizesAgain(inOtherRoom: roomChanged) }
            roomChanged = false
            guard !sizes.isEmpty else { break }
            hold = renewed(hold)
            anchors.hold(hold)
            let animates = sizes.takeAnimation() && ViewAnimationContext.current == nil
            guard sizeNewViews() else {
                anchors.release()
                break
            }
            guard animates else { continue }
            UIView.animate(
                withDuration: UpdateAnimation.duration, delay: 0,
                options: [.curveEaseInOut, .allowUserInteraction]
            ) {
                self.prepareLayoutIfNeeded()
                self.show(self.wanted(in: self.bounds))
            }
        }
    }

    private func showWanted() {
        prepareLayoutIfNeeded()
        pass.shownBounds = bounds
        backgroundView?.frame = bounds
        features.willShow(bounds)
        show(wanted(in: bounds))
        anchors.noteShown(at: bounds.origin, fromRight: beginsAtRight)
    }

    /// What should be shown for a visible rectangle, in content coordinates.
    func wanted(in rect: CGRect, offsets: [Int: CGPoint]? = nil) -> WantedElements {
        var wanted = WantedElements()
        guard !data.counts.isEmpty else {
            // Sections of old attributes must not be asked for; layout-wide boundary items go with them.
            return wanted
        }
        counters.layoutQueries += 1
        for section in orthogonalLayout?.orthogonalSections(in: rect) ?? [] {
            wanted.sections.append(section)
            let window = window(of: section, offset: offsets?[section.section])
            for attributes in orthogonalLayout?.orthogonalAttributes(
                inSection: section.section, visible: window) ?? []
            where isShown(attributes, in: window) {
                wanted.entries.append(
                    .init(key: ElementKey(attributes), attributes: attributes, section: section.section))
            }
        }
        for attributes in stationaryAttributes(in: rect) where isShown(attributes, in: rect) {
            wanted.entries.append(.init(key: ElementKey(attributes), attributes: attributes, section: nil))
        }
        if let gapKey { wanted.entries.removeAll { $0.key == gapKey } }
        if let movingKey {
            // Wherever it is, also off the screen: in the collection view, at the target position.
            wanted.entries.removeAll { $0.key == movingKey }
            if let attributes = movingAttributes() {
                wanted.entries.append(.init(key: movingKey, attributes: attributes, section: nil))
            }
        }
        return wanted
    }

    /// What the layout has in a rectangle of the content, without what is in the scroll views of sections.
    ///
    /// - Parameter lookingAhead: whether it is for what may come into view later; then no handlers run.
    func stationaryAttributes(
        in rect: CGRect, lookingAhead: Bool = false
    ) -> [UICollectionViewLayoutAttributes] {
        if let attributes = layout.stationaryAttributes(in: rect, lookingAhead: lookingAhead) {
            return attributes
        }
        let attributes = reader.elements(in: rect)
        guard let orthogonalLayout else { return attributes }
        return attributes.filter { !orthogonalLayout.ownsOrthogonally($0) }
    }

    func isShown(_ attributes: UICollectionViewLayoutAttributes, in rect: CGRect) -> Bool {
        guard !attributes.isHidden else { return false }
        // What has no size yet is in view where its corner is: it may say one.
        return attributes.frame.overlaps(rect)
            || attributes.frame.isEmpty && rect.contains(attributes.frame.origin)
    }

    /// Takes away what is no longer wanted, then adds what is new, so that views go straight from one to
    /// the other.
    func show(_ wanted: WantedElements) {
        counters.passes += 1
        let keys = wanted.keys
        recycle { key, element in
            !keys.contains(key) && !elements.prepared.contains(key) && !isPinnedByFocus(element, key)
        }
        showScrollers(wanted.sections)
        for entry in wanted.entries {
            if let element = elements.displayed[entry.key] ?? reclaim(entry.key) {
                place(element, entry.attributes, in: entry.section)
            } else {
                UIView.performWithoutAnimation { _ = insert(entry) }
            }
        }
        keepPinnedElementInPlace(keys)
    }

    /// Takes the cell that was made ahead, or asks the data source for a view, puts it where it belongs and tells the
    /// delegate.
    func insert(_ entry: WantedElements.Entry) -> Element {
        let element = preparation.take(entry.key) ?? makeElement(entry)
        let view = element.view
        element.attributes = entry.attributes
        element.section = entry.section
        let guessed = layout.selfSizedLengths(of: entry.attributes)
        view.takeGuessedLengths(guessed)
        elements.displayed[entry.key] = element
        apply(expectedAttributes(of: element), to: view)
        if let cell = view as? UICollectionViewCell, let indexPath = itemPath(ofShown: entry.key.indexPath) {
            cell.isSelected = selection.isSelected(indexPath)
            delegate?.collectionView(self, willDisplay: cell, forItemAt: indexPath)
        } else if entry.key.category == .supplementary {
            delegate?.collectionView(
                self, willDisplaySupplementaryView: view, forElementKind: entry.key.kind,
                at: entry.key.indexPath)
        }
        addToContainer(element)
        view.isPreparedAhead = false
        // One whose traits changed with its place has asked already.
        if guessed.width || guessed.height { sizes.add(entry.key) }
        return element
    }

    func makeElement(_ entry: WantedElements.Entry) -> Element {
        let isPlaceholder = entry.key.category == .cell && placeholder(atShown: entry.key.indexPath) != nil
        let view = requestView(for: entry.key, attributes: entry.attributes)
        return Element(
            view: view, attributes: entry.attributes, section: entry.section, isPlaceholder: isPlaceholder)
    }

    /// Moves an element to new attributes, if they differ.
    func place(_ element: Element, _ attributes: UICollectionViewLayoutAttributes, in section: Int?) {
        if element.section != section {
            let frame = contentFrame(of: element)
            element.section = section
            UIView.performWithoutAnimation {
                addToContainer(element)
                element.view.center = containerPoint(frame.center, in: section)
            }
        }
        let (zIndex, size) = (element.attributes.zIndex, element.attributes.size)
        element.attributes = attributes
        apply(attributes, to: element.view)
        noteResize(of: element, from: size)
        if zIndex != attributes.zIndex { addToContainer(element) }
    }

    /// Gives a view its attributes: what the collection view does itself, then the view's own hook.
    func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView) {
        let isNew = applyGeometry(attributes, to: view)
        view.stackingOrder = StackingOrder(
            zIndex: attributes.zIndex, isRaised: view === raisedCell || view === reordering.settlingCell,
            section: view.elementKey?.section ?? 0,
            item: view.elementKey?.item ?? 0,
            category: view.elementKey?.category.rawValue ?? 0)
        guard isNew || view.awaitsLayoutHook else { return }
        view.awaitsLayoutHook = false
        view.apply(attributes)
    }

    /// What every view takes over from its attributes. Returns whether they are new to it.
    ///
    /// Transform, opacity and visibility are touched only when the layout changes its mind about them: a focused
    /// cell keeps the scale that it has given itself, and what the data source hid stays hidden.
    @discardableResult
    func applyGeometry(_ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView)
        -> Bool
    {
        let before = view.appliedAttributes
        if let before, before.isSame(as: attributes) { return false }
        counters.attributesApplied += 1
        view.appliedAttributes = attributes.copy() as? UICollectionViewLayoutAttributes
        view.adopt(attributes.elementPlace)
        let size = CGSize(width: max(0, attributes.size.width), height: max(0, attributes.size.height))
        if view.bounds.size != size { view.bounds.size = size }
        if view.center != attributes.center { view.center = attributes.center }
        let keepsTransform =
            before.map { CATransform3DEqualToTransform($0.transform3D, attributes.transform3D) } ?? false
        if !keepsTransform, !CATransform3DEqualToTransform(view.layer.transform, attributes.transform3D) {
            view.layer.transform = attributes.transform3D
        }
        if before?.alpha != attributes.alpha, view.alpha != attributes.alpha { view.alpha = attributes.alpha }
        if before?.isHidden != attributes.isHidden, view.isHidden != attributes.isHidden {
            view.isHidden = attributes.isHidden
        }
        features.cellWasPlaced(view)
        return true
    }

    /// Adds a view to the view that holds it, behind the first sibling that has to be in front.
    func addToContainer(_ element: Element) {
        let container: UIView = element.section.flatMap { elements.scrollers[$0] } ?? self
        insertInOrder(element.view, element.view.stackingOrder, in: container)
    }

    func insertInOrder(_ view: UIView, _ order: StackingOrder, in container: UIView) {
        var above: UIView?
        for sibling in container.subviews.reversed() {
            guard sibling !== view, let other = stackingOrder(of: sibling), other < order else { continue }
            above = sibling
            break
        }
        if let above {
            container.insertSubview(view, aboveSubview: above)
        } else {
            container.insertSubview(view, at: container === self ? backdropCount : 0)
        }
    }

    private func stackingOrder(of view: UIView) -> StackingOrder? {
        (view as? UICollectionReusableView)?.stackingOrder
            ?? (view as? OrthogonalSectionScrollView)?.stackingOrder
    }

    // MARK: Taking away

    /// Takes an element off the screen; its view waits in the reuse pool.
    func recycle(_ key: ElementKey) {
        guard let element = elements.displayed.removeValue(forKey: key) else { return }
        retire(element)
    }

    /// Takes elements off the screen, in the order of their index paths: which view is used again for what, and what
    /// the delegate hears, is the same in every run.
    func recycle(where isGone: (ElementKey, Element) -> Bool) {
        let gone = elements.displayed.filter { isGone($0.key, $0.value) }
        for key in gone.keys.sorted() { recycle(key) }
    }

    func retire(_ element: Element) {
        let view = element.view
        guard let key = view.elementKey else { return }
        putIntoPool(view, key)
        if let cell = view as? UICollectionViewCell {
            counters.cellsRecycled += 1
            guard !element.isPlaceholder else { return }
            delegate?.collectionView(
                self, didEndDisplaying: cell, forItemAt: itemPath(ofShown: key.indexPath) ?? key.indexPath)
        } else if key.category == .supplementary {
            delegate?.collectionView(
                self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind, at: key.indexPath)
        }
    }

    /// A view shows nothing any more, and waits to be used again.
    func putIntoPool(_ view: UICollectionReusableView, _ key: ElementKey) {
        // First, so that it is done once: the animation of an update that ends here with its last layer takes away
        // what was leaving with it, this element too.
        view.elementKey = nil
        if view === raisedCell { raisedCell = nil }
        features.cellWillRetire(view)
        view.removeFromSuperview()
        view.appliedAttributes = nil
        let slot = ReusePools.Slot(
            category: key.category, kind: key.kind, identifier: view.reuseIdentifier ?? "")
        pools.put(view, slot)
    }

    /// An item that was sliding off the screen and is wanted again.
    func reclaim(_ key: ElementKey) -> Element? {
        guard let departing = elements.departing.removeValue(forKey: key) else { return nil }
        elements.displayed[key] = departing.element
        return departing.element
    }

    func recycleEverything() {
        dropPreparedCells()
        recycle { _, _ in true }
        let leaving = elements.departing.values.map(\.element) + elements.fading.map(\.element)
        elements.prepared = []
        elements.departing = [:]
        elements.fading = []
        for element in leaving { retire(element) }
        for (scroller, _) in elements.fadingScrollers { discard(scroller) }
        elements.fadingScrollers = []
    }

    /// Puts the background behind everything else.
    func backgroundViewDidChange(from old: UIView?) {
        old?.removeFromSuperview()
        guard let backgroundView else { return }
        insertSubview(backgroundView, at: 0)
        backgroundView.frame = bounds
    }
}

extension CGRect {
    var center: CGPoint { CGPoint(x: midX, y: midY) }
}
