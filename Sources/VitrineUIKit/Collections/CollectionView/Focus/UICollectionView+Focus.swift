package import Foundation
import VitrineCoreGraphics
import VitrineLaunch

/// Choices about focus that are the system's until somebody makes them.
struct FocusChoices {
    var allowsFocus: Bool?
    /// The item that had the focus last, for re-entry and for following it through updates.
    var lastFocused: IndexPath?
}

extension UICollectionView {
    /// Whether one moves through collections by focus where the view is: with a remote, or with the arrow keys of a
    /// desktop, whose programs are those of a tablet otherwise.
    var isMovedThroughByFocus: Bool {
        [.tv, .mac].contains(traitCollection.userInterfaceIdiom) || window?.deviceProfile == .desktop
    }

    /// Whether the item's cell may have focus, as far as the collection view has a say.
    func canFocusItem(at indexPath: IndexPath) -> Bool {
        delegate?.collectionView(self, canFocusItemAt: indexPath) ?? allowsFocus
    }

    /// The cell of this collection view that contains a focus environment.
    func cell(containing environment: any UIFocusEnvironment) -> UICollectionViewCell? {
        var current: (any UIFocusEnvironment)? = environment
        while let candidate = current {
            if let cell = candidate as? UICollectionViewCell, cell.owningCollectionView === self {
                return cell
            }
            if candidate === self { return nil }
            current = candidate.parentFocusEnvironment
        }
        return nil
    }

    /// The cell that has the focus or contains what has it.
    var focusedCell: UICollectionViewCell? {
        guard window != nil, let item = UIFocusSystem.focusSystem(for: self)?.focusedItem else { return nil }
        return cell(containing: item)
    }

    func focusedElementKey() -> ElementKey? {
        focusedCell?.elementKey.flatMap { elements.displayed[$0] == nil ? nil : $0 }
    }

    /// A cell is not used for something else while it has the focus, however far it is scrolled away.
    func isPinnedByFocus(_ element: Element, _ key: ElementKey) -> Bool {
        key.category == .cell && focusedCell === element.view
    }

    /// The cell with the focus follows the layout although it is not on screen.
    func keepPinnedElementInPlace(_ wanted: Set<ElementKey>) {
        guard elements.displayed.count > wanted.count, let key = focusedElementKey(), !wanted.contains(key),
            let element = elements.displayed[key]
        else { return }
        guard data.contains(key.indexPath), let (attributes, section) = attributesNow(key) else {
            recycle(key)
            return
        }
        place(element, attributes, in: section)
    }

    /// Puts the cell with the focus, and the section it scrolls in, in front of others with the same zIndex: it
    /// grows over its neighbours, and they pass beneath it when an update moves them.
    func raiseFocusedCell() {
        let cell = focusedCell
        let previous = raisedCell
        raisedCell = cell
        for view in [previous, cell].compactMap({ $0 }) {
            guard let key = view.elementKey, let element = elements.displayed[key], element.view === view,
                view.stackingOrder.isRaised != (view === cell || view === reordering.settlingCell)
            else { continue }
            view.stackingOrder.isRaised = view === cell || view === reordering.settlingCell
            addToContainer(element)
        }
        let sections = [cell, reordering.settlingCell].compactMap {
            $0?.elementKey.flatMap { elements.displayed[$0]?.section }
        }
        for (index, scroller) in elements.scrollers where scroller.isRaised != sections.contains(index) {
            scroller.isRaised = sections.contains(index)
            insertInOrder(scroller, scroller.stackingOrder, in: self)
        }
    }

    /// The offset after an update: the layout's and the delegate's choice, within what can be scrolled to, and
    /// such that the focused item stays in sight. Scrolls the item's own section if that takes it out of sight.
    ///
    /// - Parameter proposed: Where what is visible would stay in place.
    func targetOffset(focused: ElementKey?, proposed: CGPoint) -> CGPoint {
        let size = reader.contentSize()
        var target = reader.targetOffset(proposed)
        target =
            delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: target) ?? target
        // While the finger or a motion has it beyond the end, it is theirs to bring it back.
        if target == proposed, isMovedByUser { return target }
        target = clamped(target, contentSize: size)
        guard let focused, focused.category == .cell else { return target }
        return offset(revealing: focused.indexPath, from: target)
    }

    /// The offset at which an item is in sight as it is after a focus movement. Changes the offset of its
    /// section, returns the outer one.
    private func offset(revealing indexPath: IndexPath, from offset: CGPoint) -> CGPoint {
        let margin = UIFocusSystem.focusSystem(for: self)?.revealMargin ?? 0
        var frame: CGRect
        if let section = orthogonalLayout?.orthogonalSection(at: indexPath.section) {
            guard let local = orthogonalLayout?.orthogonalAttributesForItem(at: indexPath) else {
                return offset
            }
            let before = self.offset(of: section)
            let port = FocusViewport(
                visibleSize: section.frame.size, contentSize: section.contentSize, insets: .zero,
                safeArea: elements.scrollers[section.section]?.safeAreaInsets ?? safeAreaInsets,
                margin: margin)
            let after =
                elements.scrollers[section.section]?.offset(revealing: local.frame)
                ?? port.offset(revealing: local.frame, from: before)
            if after != before { remember(after, of: section) }
            frame = local.frame.offsetBy(dx: section.frame.minX - after.x, dy: section.frame.minY - after.y)
        } else {
            guard let attributes = reader.item(at: indexPath) else { return offset }
            frame = attributes.frame
        }
        let port = FocusViewport(
            visibleSize: bounds.size, contentSize: reader.contentSize(),
            insets: adjustedContentInset, safeArea: safeAreaInsets, margin: margin)
        return port.offset(revealing: frame, from: offset)
    }

    /// Focus entered, left or moved between cells.
    func noteFocusUpdate(_ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
        let own = UICollectionViewFocusUpdateContext(context, in: self)
        raiseFocusedCell()
        if let indexPath = own.nextFocusedIndexPath {
            focusChoices.lastFocused = indexPath
            if delegate?.collectionView(self, selectionFollowsFocusForItemAt: indexPath)
                ?? selectionFollowsFocus
            {
                userSelects(indexPath)
            }
        }
        delegate?.collectionView(self, didUpdateFocusIn: own, with: coordinator)
        // A cell that was kept for its focus alone may go now.
        setNeedsLayout()
    }
}

// MARK: - What the focus system asks

extension UICollectionViewCell: FocusGatedItem {
    var isFocusGateOpen: Bool {
        guard let owningCollectionView, let elementKey,
            let item = owningCollectionView.itemPath(ofShown: elementKey.indexPath)
        else { return false }
        return owningCollectionView.canFocusItem(at: item)
    }

    var focusIndexPath: IndexPath? {
        elementKey.flatMap { owningCollectionView?.itemPath(ofShown: $0.indexPath) }
    }
}

extension UICollectionView: FocusEntryRedirecting, FocusFollowing, FocusItemPreparing {
    func focusEntry() -> (any UIFocusEnvironment)? {
        let indexPath =
            remembersLastFocusedIndexPath && focusChoices.lastFocused != nil
            ? focusChoices.lastFocused : delegate?.indexPathForPreferredFocusedView(in: self)
        return indexPath.flatMap { focusItem(at: $0) }
    }

    /// The cell of an item, which is made if it is out of sight.
    func focusItem(at indexPath: IndexPath) -> UIView? {
        guard data.contains(shownPath(ofItem: indexPath)) else { return nil }
        let key = ElementKey.cell(shownPath(ofItem: indexPath))
        if elements.displayed[key] == nil { prepareFocusItem(key) }
        return elements.displayed[key].map { Self.focusBearer(of: $0.view) }
    }

    var followedFocusItem: (any UIFocusEnvironment)? {
        focusChoices.lastFocused.flatMap { elements.displayed[.cell(shownPath(ofItem: $0))] }
            .map { Self.focusBearer(of: $0.view) }
    }

    private static func focusBearer(of view: UIView) -> UIView {
        (view as? UICollectionViewCell)?.focusBearer ?? view
    }

    /// Makes the nearest cells beyond the edge towards which the rectangle reaches, unless cells on screen lie
    /// that way already: a focus step between visible cells makes none.
    package func prepareFocusItems(in rect: CGRect) {
        prepareFocusItems(in: rect, section: nil, visible: bounds)
    }

    func prepareFocusItems(in rect: CGRect, section: Int?, visible: CGRect) {
        guard !pass.isAtWork, !pass.needsPrepare, let focused = focusedCell, let key = focused.elementKey
        else {
            return
        }
        let direction = Reach(of: rect, beyond: visible)
        guard let direction else { return }
        let origin = section == nil ? convert(focused.bounds, from: focused) : focused.frame
        let isNeighbourShown = elements.displayed.contains { other, element in
            guard other.category == .cell, other != key, section == nil || element.section == section else {
                return false
            }
            return direction.isBeyond(
                section == nil ? contentFrame(of: element) : element.attributes.frame, origin)
        }
        guard !isNeighbourShown else { return }

        var entries: [WantedElements.Entry] = []
        if let section {
            entries = (orthogonalLayout?.orthogonalAttributesAhead(inSection: section, in: rect) ?? [])
                .map { .init(key: ElementKey($0), attributes: $0, section: section) }
        } else {
            let wanted = wanted(in: rect)
            entries = wanted.entries
        }
        entries = entries.filter { $0.key.category == .cell && elements.displayed[$0.key] == nil }
        func distance(_ entry: WantedElements.Entry) -> CGFloat {
            var frame = entry.attributes.frame
            if section == nil, let inner = entry.section,
                let geometry = orthogonalLayout?.orthogonalSection(at: inner)
            {
                let offset = offset(of: geometry)
                frame = frame.offsetBy(
                    dx: geometry.frame.minX - offset.x, dy: geometry.frame.minY - offset.y)
            }
            return direction.isBeyond(frame, origin) ? direction.distance(frame, origin) : .infinity
        }
        guard let nearest = entries.map(distance).min(), nearest.isFinite else { return }
        for entry in entries where distance(entry) <= nearest + 1 { prepareFocusItem(entry) }
    }

    private func prepareFocusItem(_ key: ElementKey) {
        guard let (attributes, section) = attributesNow(key) else { return }
        prepareFocusItem(.init(key: key, attributes: attributes, section: section))
    }

    private func prepareFocusItem(_ entry: WantedElements.Entry) {
        pass.enter()
        if let section = entry.section, elements.scrollers[section] == nil,
            let geometry = orthogonalLayout?.orthogonalSection(at: section)
        {
            scroller(for: geometry)
        }
        // Laid out at once, so that the search finds what the cell hosts; while no pass of the collection view's
        // own can take the cell away again.
        UIView.performWithoutAnimation { insert(entry).view.layoutIfNeeded() }
        pass.leave()
        // Layout passes during the search leave it alone; after the next frame it goes, unless it got the focus
        // or was scrolled to.
        if elements.prepared.isEmpty {
            runtimeContext.frames.afterNextLayout { [weak self] in
                self?.elements.prepared = []
                self?.setNeedsLayout()
            }
        }
        elements.prepared.insert(entry.key)
    }
}

extension OrthogonalSectionScrollView: FocusItemPreparing {
    package func prepareFocusItems(in rect: CGRect) {
        owningCollectionView?.prepareFocusItems(in: rect, section: section, visible: bounds)
    }
}

/// The direction in which a rectangle reaches out of what is visible.
private enum Reach {
    case left, right, up, down

    init?(of rect: CGRect, beyond visible: CGRect) {
        let reaches: [(Reach, CGFloat)] = [
            (.right, rect.maxX - visible.maxX), (.down, rect.maxY - visible.maxY),
            (.left, visible.minX - rect.minX), (.up, visible.minY - rect.minY),
        ]
        guard let farthest = reaches.max(by: { $0.1 < $1.1 }), farthest.1 > 0 else { return nil }
        self = farthest.0
    }

    func distance(_ rect: CGRect, _ origin: CGRect) -> CGFloat {
        switch self {
        case .right: rect.minX - origin.maxX
        case .left: origin.minX - rect.maxX
        case .down: rect.minY - origin.maxY
        case .up: origin.minY - rect.maxY
        }
    }

    func isBeyond(_ rect: CGRect, _ origin: CGRect) -> Bool { distance(rect, origin) >= -0.5 }
}
