/// Keeps a collection view in line with the rows of a list: its data source and its delegate.
@MainActor
final class ListController: NSObject {
    private weak var element: ListElement?
    /// Lists the rows.
    var source: _GraphNode?
    var selection: ListSelection?
    /// What the selection of one row was last.
    private var chosenValue: AnyHashable?
    /// What rows know the list by.
    private(set) lazy var selectionLink = ListSelectionLink(self)
    /// Whether the list is in its edit mode.
    var isEdited = false
    /// A row that the user has moved, until the program's data says so.
    var pendingMove: PendingMove?
    /// Moves rows outside of the edit mode.
    private var movementGesture: UIGestureRecognizer?
    /// The rows that the collection view knows.
    private(set) var shown = RowCollection()
    private(set) var metrics = ListMetrics(look: .automatic, idiom: .phone, width: 0, minimumRowHeight: 44)
    private(set) var viewIfMade: ListView?
    private var registeredKinds: Set<ObjectIdentifier> = []
    /// Hosts of rows off screen that hold state, the oldest first.
    private var kept: [RowIdentity: RowHost] = [:]
    private var keptOrder: [RowIdentity] = []
    private var rowEnvironments: [Int: EnvironmentValues] = [:]
    private var isUpdating = false
    /// The offset when a finger began to scroll.
    private var dragStart = CGPoint.zero
    /// What the content ran on with, in points a second.
    private var endVelocity = CGVector.zero
    /// What of the rows rests where, until somebody scrolls.
    private var restingAnchor: UnitPoint?
    private var traits = ImposedTraits()
    /// Counts updates: what was made ready before the last one takes what is new when it is displayed.
    private var generation = 0

    /// How many rows off screen keep their state; our choice, the oldest go first.
    static let keptLimit = 200

    init(_ element: ListElement) { self.element = element }

    var view: ListView {
        if let viewIfMade { return viewIfMade }
        let made = ListView(frame: .zero, collectionViewLayout: makeLayout())
        made.controller = self
        made.deletesByKey = { [weak self] in self?.deleteByKey($0) ?? false }
        made.contentInsetAdjustmentBehavior = .always
        made.allowsSelection = false
        for kind in [ListBoundaryView.header, ListBoundaryView.footer] {
            made.register(
                ListBoundaryView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
        }
        movementGesture = made.addMovementGesture { [weak self] in self?.movesByLongPress($0) ?? false }
        viewIfMade = made
        restingAnchor = element?.environment.scrollSettings.defaultAnchor
        collect()
        configure(made)
        made.dataSource = self
        made.delegate = self
        made.dropDelegate = self
        return made
    }

    /// The hosts of the rows on screen, in order.
    var shownHosts: [RowHost] {
        guard let viewIfMade else { return [] }
        return viewIfMade.visibleCells.compactMap { cell -> (IndexPath, RowHost)? in
            guard let cell = cell as? ListCell, let path = viewIfMade.indexPath(for: cell),
                let host = cell.host
            else { return nil }
            return (path, host)
        }.sorted { $0.0 < $1.0 }.map(\.1)
    }

    var listElement: Element? { element }

    /// What of the list is in view and safe, in points.
    var containerSize: CGSize {
        guard let view = viewIfMade else { return .zero }
        let insets = view.adjustedContentInset
        return CGSize(
            width: max(0, view.bounds.width - insets.left - insets.right),
            height: max(0, view.bounds.height - insets.top - insets.bottom))
    }

    /// The rows were scrolled: those that ask where they are find out.
    func rowsDidMove() {
        guard let viewIfMade else { return }
        for case let cell as ListCell in viewIfMade.visibleCells { cell.host?.graph.placeDidChange() }
    }

    /// Brings the rows back to where they rest; true if they were elsewhere, so that other rows are in view now.
    func rest() -> Bool {
        guard let restingAnchor, let view = viewIfMade, !view.bounds.isEmpty else { return false }
        let insets = view.adjustedContentInset
        let excess = max(0, view.contentSize.height - containerSize.height)
        let target = PixelGrid(scale: view.traitCollection.displayScale).nearest(
            excess * restingAnchor.y - insets.top)
        guard target != view.contentOffset.y else { return false }
        view.contentOffset.y = target
        return true
    }

    /// Somebody scrolls: from now on what is at the top stays where it is.
    func endResting() { restingAnchor = nil }

    // MARK: Updating

    /// Brings the collection view in line with the rows and the environment as they are now.
    func update(animated: Bool) {
        guard let view = viewIfMade, !isUpdating else { return }
        isUpdating = true
        defer { isUpdating = false }
        generation += 1
        configure(view)
        updateRows(of: view, animated: animated)
        refreshVisible()
        // Last: the cells have what the mode shows.
        setEditing(isEdited, view, animated: animated)
        element?.graph.preferencesDidChange()
        element?.tellLinks()
    }

    /// The value that a list of one selected row is bound to.
    func chosenValueDidChange(to value: AnyHashable?) {
        guard value != chosenValue else { return }
        chosenValue = value
        element?.graph.afterUpdate { [weak self] in
            guard let self, chosenValue == value, let element,
                let model = element.environment.navigationScreen?.screen?.model
            else { return }
            model.split?.selectionDidChange(in: model, hasSelection: value != nil)
        }
    }

    private func setEditing(_ isEditing: Bool, _ view: ListView, animated: Bool) {
        // In the mode rows have handles.
        movementGesture?.isEnabled = !isEditing
        guard view.isEditing != isEditing else { return }
        if animated {
            view.isEditing = isEditing
        } else {
            UIView.performWithoutAnimation { view.isEditing = isEditing }
        }
        // Rows are selected in the mode only, as the binding says.
        for path in view.indexPathsForSelectedItems ?? [] { view.deselectItem(at: path, animated: false) }
        for case let cell as ListCell in view.visibleCells {
            guard let path = view.indexPath(for: cell), contains(path) else { continue }
            updateSelection(of: cell, shown.row(at: path), at: path)
        }
    }

    private func configure(_ view: ListView) {
        guard let environment = element?.environment else { return }
        traits.impose(environment, in: element?.graph.viewHost) { $0(&view.traitOverrides) }
        let isHidden = environment.scrollContentBackground == .hidden
        updateMetrics(width: view.bounds.width)
        view.backgroundColor = isHidden ? .clear : metrics.background
        view.allowsSelection = selection.map { !$0.isMultiple || hasPrimaryAction } ?? false
        view.allowsMultipleSelectionDuringEditing = selection?.isMultiple ?? false
        view.isScrollEnabled = environment.isScrollEnabled
        view.keyboardDismissMode = environment.scrollDismissesKeyboardMode.mode
        let settings = environment.scrollSettings
        view.showsVerticalScrollIndicator = settings.verticalIndicator.isShown(true)
        view.alwaysBounceVertical = settings.bounce(.vertical) != .basedOnSize
        view.clipsToBounds = !settings.isClipDisabled
        ScrollRefresh.update(view, isWanted: environment.refresh != nil) { [weak self] in
            self?.element?.environment
        }
    }

    /// Takes the measures for a width; true if they are others.
    @discardableResult
    private func updateMetrics(width: CGFloat) -> Bool {
        guard let environment = element?.environment else { return false }
        let new = ListMetrics(
            look: environment.resolvedListLook, idiom: environment.interfaceIdiom, width: width,
            minimumRowHeight: environment.defaultMinListRowHeight, spacing: environment.listSpacing)
        guard new != metrics else { return false }
        metrics = new
        viewIfMade?.collectionViewLayout.invalidateLayout()
        return true
    }

    /// The collection view is laid out in another size.
    func widthDidChange(_ width: CGFloat) {
        guard updateMetrics(width: width), !isUpdating else { return }
        generation += 1
        refreshVisible()
    }

    private func collect() {
        var rows = RowCollection()
        source?.collect(&rows)
        rows.count()
        rows.commit()
        shown = rows
    }

    private func updateRows(of view: ListView, animated: Bool) {
        var rows = RowCollection()
        source?.collect(&rows)
        let plan = RowUpdatePlan(from: shown, to: &rows)
        if let move = pendingMove {
            pendingMove = nil
            rows.commit()
            shown = rows
            if !isAlreadyShown(move) { view.reloadData() }
            return
        }
        if !plan.isEmpty { forget(plan.removedRows(from: shown, to: rows), of: view) }
        if plan.isEmpty {
            let boundariesChanged = !zip(shown.sections, rows.sections).allSatisfy {
                ($0.header == nil) == ($1.header == nil) && ($0.footer == nil) == ($1.footer == nil)
                    && $0.environment.listSectionMargins == $1.environment.listSectionMargins
            }
            rows.commit()
            shown = rows
            if boundariesChanged { view.collectionViewLayout.invalidateLayout() }
        } else if plan.isTooLong || view.window == nil || view.bounds.isEmpty {
            rows.commit()
            shown = rows
            view.reloadData()
        } else {
            // The state before is asked for while the update begins: the new one comes into force inside.
            let update = {
                view.performBatchUpdates {
                    rows.commit()
                    self.shown = rows
                    plan.record(in: view)
                }
            }
            if animated { update() } else { UIView.performWithoutAnimation(update) }
        }
    }

    /// Gives every row on screen its newest view.
    private func refreshVisible() {
        guard let view = viewIfMade else { return }
        for case let cell as ListCell in view.visibleCells {
            guard let path = view.indexPath(for: cell), contains(path) else { continue }
            configure(cell, at: path)
        }
        for kind in [ListBoundaryView.header, ListBoundaryView.footer] {
            for path in view.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
                guard
                    let boundary = view.supplementaryView(forElementKind: kind, at: path) as? ListBoundaryView
                else { continue }
                configure(boundary, kind: kind, at: path)
            }
        }
    }

    func contains(_ path: IndexPath) -> Bool {
        shown.sections.indices.contains(path.section) && path.item < shown.sections[path.section].count
    }

    // MARK: Rows

    private func configure(_ cell: ListCell, at path: IndexPath) {
        let section = shown.sections[path.section]
        let row = shown.row(at: path)
        cell.controller = self
        cell.show(
            row, in: rowEnvironment(row.environment, isFocused: cell.isRowFocused),
            place: ListCell.Place(
                isFirst: path.item == 0, isLast: path.item == section.count - 1,
                hasHeader: section.header != nil),
            metrics: metrics)
        updateSelection(of: cell, row, at: path)
        // Those of the mode stay until they have gone.
        if isEdited {
            cell.accessories = accessories(of: cell, at: path)
        } else if !cell.accessories.isEmpty, viewIfMade?.isEditing == false {
            cell.accessories = []
        }
        cell.generation = generation
    }

    private func updateSelection(of cell: ListCell, _ row: Row, at path: IndexPath) {
        let isSelected = selection?.contains(cell.host?.traits.tag ?? row.identity.id) ?? false
        guard selection?.isMultiple == true, let view = viewIfMade else {
            cell.isRowSelected = isSelected
            return
        }
        cell.isRowSelected = false
        guard view.isEditing else { return }
        let isShown = view.indexPathsForSelectedItems?.contains(path) ?? false
        if isSelected, !isShown { view.selectItem(at: path, animated: false, scrollPosition: []) }
        if !isSelected, isShown { view.deselectItem(at: path, animated: false) }
    }

    /// The environment of rows, kept by what it is made from: equal ones leave rows alone.
    func rowEnvironment(_ environment: EnvironmentValues, isFocused: Bool) -> EnvironmentValues {
        let isInverted = isFocused && metrics.isTV
        let key = environment.version * 2 + (isInverted ? 1 : 0)
        if let known = rowEnvironments[key] { return known }
        if rowEnvironments.count > 32 { rowEnvironments = [:] }
        var derived = environment
        derived.isListRow = true
        derived.isSidebarRow = metrics.look == .sidebar
        derived.listSelection = selectionLink
        // A focused row is a white platter: what is on it is as on a light background.
        if isInverted { derived.colorScheme = .light }
        rowEnvironments[key] = derived
        return derived
    }

    private func configure(_ boundary: ListBoundaryView, kind: String, at path: IndexPath) {
        guard shown.sections.indices.contains(path.section) else { return }
        let section = shown.sections[path.section]
        guard let row = kind == ListBoundaryView.header ? section.header : section.footer else { return }
        boundary.show(row, isHeader: kind == ListBoundaryView.header, metrics: metrics, controller: self)
    }

    /// The focus of a row changed: on tvOS its view takes the colours of a white platter.
    func focusDidChange(_ cell: ListCell) {
        guard let view = viewIfMade, let path = view.indexPath(for: cell), contains(path) else { return }
        configure(cell, at: path)
    }

    /// Scrolls to the row with an identifier.
    func scroll(to id: AnyHashable, anchor: UnitPoint?, animated: Bool) -> Bool {
        guard let view = viewIfMade, let path = shown.indexPath(of: id) else { return false }
        let position: UICollectionView.ScrollPosition =
            switch anchor?.y {
            case nil: []
            case .some(..<0.25): .top
            case .some(..<0.75): .centeredVertically
            default: .bottom
            }
        endResting()
        view.layoutIfNeeded()
        view.scrollToItem(at: path, at: position, animated: animated)
        return true
    }

    // MARK: State off screen

    func takeKept(_ identity: RowIdentity) -> RowHost? {
        guard let host = kept.removeValue(forKey: identity) else { return nil }
        keptOrder.removeAll { $0 == identity }
        return host
    }

    func keep(_ host: RowHost) {
        guard let identity = host.identity, !host.isRemoved else { return }
        if kept[identity] == nil { keptOrder.append(identity) }
        kept[identity] = host
        if keptOrder.count > Self.keptLimit { kept[keptOrder.removeFirst()] = nil }
    }

    /// Rows left the data: their state goes with them.
    private func forget(_ removed: RemovedRows, of view: ListView) {
        kept = kept.filter { !removed.contains($0.key) }
        keptOrder.removeAll { kept[$0] == nil }
        for case let cell as ListCell in view.visibleCells {
            if let host = cell.host, let identity = host.identity, removed.contains(identity) {
                host.isRemoved = true
            }
        }
    }

    func preferencesDidChange() {
        guard let graph = element?.graph, !graph.preferences.isStale else { return }
        graph.preferencesDidChange()
        if !isUpdating { graph.host?.graphNeedsUpdate() }
    }

    var hostingController: UIViewController? { element?.graph.viewHost?.hostingController }

    func teardown() {
        kept = [:]
        keptOrder = []
        viewIfMade?.dataSource = nil
        viewIfMade?.delegate = nil
        viewIfMade?.dropDelegate = nil
        source = nil
    }
}

extension ListController: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { shown.sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        shown.sections[section].count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let (run, index) = shown.sections[indexPath.section].place(of: indexPath.item)
        let row = run.shownRow(at: index)
        let identifier = String(UInt(bitPattern: row.kind.hashValue), radix: 36)
        if registeredKinds.insert(row.kind).inserted {
            collectionView.register(ListCell.self, forCellWithReuseIdentifier: identifier)
        }
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        configure(cell as! ListCell, at: indexPath)
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        canMove(indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) { move(from: sourceIndexPath, to: destinationIndexPath) }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: kind, for: indexPath)
        configure(view as! ListBoundaryView, kind: kind, at: indexPath)
        return view
    }
}

extension ListController: UICollectionViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        // A cell may have been made ready long before: it takes what is new since then.
        if let cell = cell as? ListCell, cell.generation != generation, contains(indexPath) {
            configure(cell, at: indexPath)
            collectionView.remeasure(cell)
        }
        preferencesDidChange()
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        (cell as? ListCell)?.didLeave()
        preferencesDidChange()
    }

    func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool { selection != nil && !isSelectionDisabled(indexPath) }

    private func isSelectionDisabled(_ indexPath: IndexPath) -> Bool {
        (viewIfMade?.cellForItem(at: indexPath) as? ListCell)?.host?.traits.isSelectionDisabled ?? false
    }

    func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { !hasPrimaryAction }

    func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool { hasPrimaryAction }

    func collectionView(
        _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) { performPrimaryAction(at: indexPath) }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
    ) -> UIContextMenuConfiguration? { contextMenu(at: indexPaths.first) }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        if selection?.isMultiple != true { collectionView.deselectItem(at: indexPath, animated: false) }
        setSelected(true, indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        setSelected(false, indexPath)
    }

    private func setSelected(_ isSelected: Bool, _ indexPath: IndexPath) {
        guard let cell = viewIfMade?.cellForItem(at: indexPath) as? ListCell, let host = cell.host,
            let identity = host.identity
        else { return }
        selection?.set(host.traits.tag ?? identity.id, isSelected)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { moveTarget(from: originalIndexPath, proposed: proposedIndexPath) }

    /// Rows with a button leave the focus to it; others have it themselves where rows can be selected.
    func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        guard selection != nil, collectionView.allowsFocus else { return false }
        return (collectionView.cellForItem(at: indexPath) as? ListCell)?.host?.graph.focusables.isEmpty
            ?? false
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        element?.contentDidScroll()
    }

    private func setPhase(_ phase: ScrollPhase) {
        guard let element else { return }
        element.tell(phase, velocity: phase == .decelerating ? endVelocity : nil, element.links)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        endResting()
        dragStart = scrollView.contentOffset
        setPhase(.interacting)
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        guard let element else { return }
        endVelocity = CGVector(dx: velocity.x * 1000, dy: velocity.y * 1000)
        element.updateTarget(
            &targetContentOffset.pointee, from: dragStart, velocity, element.links)
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        setPhase(decelerate ? .decelerating : .idle)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { setPhase(.idle) }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { setPhase(.idle) }
}
