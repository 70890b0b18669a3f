import VitrineCoreGraphics

extension UISplitViewController {
    /// Seconds in which columns come and go.
    private static let duration = 0.35

    var geometry: SplitGeometry {
        let size = viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size
        let isTriple = style == .tripleColumn
        return SplitGeometry(
            size: size, primary: primaryWidth.width(in: size.width),
            supplementary: isTriple ? supplementaryWidth.width(in: size.width) : 0, isTriple: isTriple)
    }

    /// The columns that show, from the edge of the primary on.
    var visibleColumns: [Column] { geometry.columns(displayMode) + [.secondary] }

    private var isMirrored: Bool {
        let isRightToLeft = viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return isRightToLeft != (primaryEdge == .trailing)
    }

    // MARK: Setting up

    func setUpViews() {
        dimming.backgroundColor = UIColor { traits in
            UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.4 : 0.12)
        }
        dimming.alpha = 0
        dimming.isHidden = true
        let tap = UITapGestureRecognizer()
        tap.addAction { [weak self] _ in self?.endOverlay() }
        dimming.addGestureRecognizer(tap)
        view.addSubview(dimming)
        edgeGesture.addAction { [weak self] gesture in
            if gesture.state == .began { self?.reveal() }
        }
        edgeGesture.delegate = edgeGuard
        view.addGestureRecognizer(edgeGesture)
        // What columns show of is compact, as on an iPad.
        for column in [Column.primary, .supplementary] {
            slot(column).pane.traitOverrides.horizontalSizeClass = .compact
        }
        setUp(systemItem)
        showBackground()
        if appearance != .disappeared { arrange() }
    }

    private var edgeGuard: any UIGestureRecognizerDelegate {
        if let kept = keptEdgeGuard { return kept }
        let made = SplitEdgeGuard(self)
        keptEdgeGuard = made
        return made
    }

    func setUp(_ item: UIBarButtonItem) {
        item.primaryAction = UIAction(image: UIImage(systemName: "sidebar.leading")) { [weak self] _ in
            self?.performModeAction()
        }
        item.accessibilityIdentifier = "ToggleSidebar"
    }

    func showBackground() {
        slot(.primary).pane.backgroundColor =
            primaryBackgroundStyle == .sidebar ? .secondarySystemBackground : .systemBackground
        for column in [Column.supplementary, .secondary] {
            slot(column).pane.backgroundColor = .systemBackground
        }
    }

    // MARK: Arranging

    /// The first time on screen: one column or several.
    func arrange() {
        isArranged = true
        if traitCollection.horizontalSizeClass == .compact {
            collapse()
        } else {
            isStoredCollapsed = false
            chooseMode()
            showColumns()
        }
    }

    /// The width may be compact now, or no longer.
    func updateCollapse() {
        let isCompact = traitCollection.horizontalSizeClass == .compact
        guard isCompact != isStoredCollapsed else { return }
        isCompact ? collapse() : expand()
    }

    func chooseMode() {
        let (mode, behavior) = geometry.resolve(chosenMode ?? preferredDisplayMode, preferredSplitBehavior)
        shownMode = mode
        arrangedBehavior = behavior
        arrangedSize = viewIfLoaded?.bounds.size ?? .zero
    }

    /// Brings the columns that show into the view, and takes the others out.
    func showColumns() {
        guard isViewLoaded, isArranged, !isStoredCollapsed else { return }
        collapsedPane.show(nil)
        collapsedPane.removeFromSuperview()
        let visible = visibleColumns
        for slot in columns.prefix(3) where !visible.contains(slot.column) { slot.pane.removeFromSuperview() }
        for column in visible { attach(slot(column)) }
        UIView.performWithoutAnimation { placeColumns(shownMode) }
        dimming.isHidden = !SplitGeometry.isOver(shownMode)
        updateButtons()
    }

    private func attach(_ slot: SplitColumn) {
        slot.pane.show(slot.container)
        guard slot.pane.superview == nil else { return }
        if slot.column == .secondary {
            view.insertSubview(slot.pane, at: 0)
        } else {
            view.addSubview(slot.pane)
        }
    }

    private func placeColumns(_ mode: DisplayMode) {
        let geometry = geometry
        let isOver = SplitGeometry.isOver(mode)
        let width = geometry.size.width
        for slot in columns.prefix(3) where slot.pane.superview != nil {
            var frame = geometry.frame(of: slot.column, mode)
            if isMirrored { frame.origin.x = width - frame.maxX }
            if slot.pane.frame != frame { slot.pane.frame = frame }
            slot.pane.lineEdge = slot.column == .secondary ? [] : isMirrored ? .left : .right
            slot.pane.isRaised = isOver && slot.column != .secondary
        }
        dimming.frame = view.bounds
        dimming.alpha = isOver ? 1 : 0
    }

    /// The view is laid out, perhaps in another size.
    func layoutColumns() {
        guard isArranged else { return }
        if isStoredCollapsed {
            if collapsedPane.frame != view.bounds { collapsedPane.frame = view.bounds }
            return
        }
        if arrangedSize != view.bounds.size {
            arrangedSize = view.bounds.size
            let behavior = geometry.resolve(preferredDisplayMode, preferredSplitBehavior).behavior
            // What the user chose was chosen for the other amount of room.
            if behavior != arrangedBehavior { chosenMode = nil }
            arrangedBehavior = behavior
            updateMode(animated: false)
        }
        placeColumns(shownMode)
    }

    func setNeedsColumns() { viewIfLoaded?.setNeedsLayout() }

    // MARK: Changing modes

    /// Has the columns show as is wanted now.
    func updateMode(animated: Bool) {
        guard isArranged, !isStoredCollapsed, isViewLoaded else { return }
        apply(
            geometry.resolve(chosenMode ?? preferredDisplayMode, preferredSplitBehavior).mode,
            animated: animated)
    }

    func apply(_ mode: DisplayMode, animated: Bool) {
        guard mode != shownMode else { return }
        let (old, new) = (geometry.columns(shownMode), geometry.columns(mode))
        delegate?.splitViewController(self, willChangeTo: mode)
        for column in old where !new.contains(column) {
            delegate?.splitViewController(self, willHide: column)
        }
        for column in new where !old.contains(column) {
            delegate?.splitViewController(self, willShow: column)
        }
        let before = shownMode
        shownMode = mode
        UIView.performWithoutAnimation {
            for column in new { attach(slot(column)) }
            placeColumns(before)
            layOrder()
            dimming.isHidden = false
            if animated { view.layoutIfNeeded() }
        }
        updateButtons()
        guard animated, view.window != nil, UIView.areAnimationsEnabled else { return endChange() }
        UIView.animate(
            withDuration: Self.duration, delay: 0, options: .curveEaseInOut,
            animations: {
                self.placeColumns(mode)
                for column in self.columns.prefix(3) where column.pane.superview != nil {
                    column.pane.layoutIfNeeded()
                }
            }, completion: { [weak self] _ in self?.endChange() })
    }

    /// The dimming lies over the secondary column and below the others.
    private func layOrder() {
        for column in [Column.supplementary, .primary] where slot(column).pane.superview != nil {
            view.bringSubviewToFront(slot(column).pane)
        }
        view.insertSubview(dimming, aboveSubview: slot(.secondary).pane)
    }

    private func endChange() {
        guard !isStoredCollapsed else { return }
        let visible = visibleColumns
        for slot in columns.prefix(3) where !visible.contains(slot.column) {
            slot.pane.show(nil)
            slot.pane.removeFromSuperview()
        }
        placeColumns(shownMode)
        dimming.isHidden = !SplitGeometry.isOver(shownMode)
        view.setNeedsLayout()
    }

    func changeVisibility(of column: Column, isShown: Bool) {
        let geometry = geometry
        let (mode, behavior) = geometry.resolve(chosenMode ?? preferredDisplayMode, preferredSplitBehavior)
        let shown = geometry.columns(mode)
        guard column != .compact, shown.contains(column) != isShown || column == .secondary else { return }
        var count = SplitGeometry.count(mode)
        switch column {
        case .secondary:
            // What lies over it goes.
            guard isShown, SplitGeometry.isOver(mode) else { return }
            count = 0
        case .supplementary: count = isShown ? 1 : 0
        default: count = isShown ? (geometry.isTriple ? 2 : 1) : (geometry.isTriple ? min(count, 1) : 0)
        }
        // As the secondary alone says nothing about behaviour, what the size asks for counts.
        let wanted =
            mode == .secondaryOnly ? geometry.resolve(.automatic, preferredSplitBehavior).behavior : behavior
        chosenMode = geometry.mode(count, wanted)
        guard isArranged else { return }
        apply(chosenMode ?? mode, animated: true)
    }

    // MARK: Buttons and gestures

    func performModeAction() {
        guard isArranged, !isStoredCollapsed else { return }
        let target = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
        guard target == .automatic else {
            chosenMode = target
            return updateMode(animated: true)
        }
        switch (SplitGeometry.count(shownMode), geometry.isTriple) {
        case (0, true): show(.supplementary)
        case (1, true): show(.primary)
        case (0, false): show(.primary)
        default: hide(.primary)
        }
    }

    /// A swipe from the edge shows what is beyond it.
    private func reveal() {
        guard !isStoredCollapsed, visibleColumns.first != .primary else { return }
        show(geometry.isTriple && SplitGeometry.count(shownMode) == 0 ? .supplementary : .primary)
    }

    private func endOverlay() {
        guard SplitGeometry.isOver(shownMode) else { return }
        show(.secondary)
    }

    /// Whether a swipe from the edge shows a column now, and from which.
    func revealingEdge() -> UIRectEdge? {
        guard presentsWithGesture, isArranged, !isStoredCollapsed, visibleColumns.first != .primary,
            slot(.primary).container != nil
        else { return nil }
        return isMirrored ? .right : .left
    }

    /// Puts the button for hiding and showing columns into the bar of the first that shows.
    package func updateButtons() {
        let isShown = visibleColumns.first == .primary
        for item in [systemItem, madeModeItem].compactMap({ $0 }) {
            let label = isShown ? "Hide Sidebar" : "Show Sidebar"
            item.accessibilityLabel = label
            item.shownView?.accessibilityLabel = label
        }
        let isWanted =
            displayModeButtonVisibility == .always
            || displayModeButtonVisibility == .automatic && presentsWithGesture
        let first = visibleColumns.first { slot($0).container != nil }
        for slot in columns {
            let isHere =
                style != .unspecified && isArranged && !isStoredCollapsed && isWanted && slot.column == first
                && traitCollection.userInterfaceIdiom != .tv && self.slot(.primary).container != nil
            let hasBar = slot.navigation?.isNavigationBarHidden == false
            slot.navigation?.navigationBar.leadingSystemItem = isHere && hasBar ? systemItem : nil
            // A stack that fills the column may have the bar.
            guard let inner = slot.navigation?.topViewController?.fillingChild as? UINavigationController
            else { continue }
            if isHere {
                inner.navigationBar.leadingSystemItem = systemItem
            } else if inner.navigationBar.leadingSystemItem === systemItem {
                inner.navigationBar.leadingSystemItem = nil
            }
        }
        if let madeModeItem, madeModeItem.isHidden != isStoredCollapsed {
            madeModeItem.isHidden = isStoredCollapsed
        }
    }
}

/// Lets the swipe from the edge begin where there is something to show.
@MainActor
final class SplitEdgeGuard: NSObject, UIGestureRecognizerDelegate {
    private weak var controller: UISplitViewController?

    init(_ controller: UISplitViewController) {
        self.controller = controller
        super.init()
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let edge = controller?.revealingEdge() else { return false }
        (gestureRecognizer as? UIScreenEdgePanGestureRecognizer)?.edges = edge
        return true
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        // A swipe goes back before it shows a column.
        guard let controller, controller.revealingEdge() != nil else { return false }
        let first = controller.visibleColumns.first { controller.slot($0).container != nil }
        return (first.flatMap { controller.slot($0).navigation }?.viewControllers.count ?? 0) <= 1
    }
}
