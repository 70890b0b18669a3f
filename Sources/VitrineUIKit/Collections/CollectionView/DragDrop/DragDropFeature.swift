import Foundation
import VitrineCoreGraphics
import VitrinePlatform

/// Drags that begin in a collection view, and drops on it: what its delegates say, and what shows that.
@MainActor
final class DragDropFeature: NSObject, CellFeature {
    weak var host: UICollectionView?
    weak var dragDelegate: (any UICollectionViewDragDelegate)?
    weak var dropDelegate: (any UICollectionViewDropDelegate)?
    /// Whether items can be dragged; nil is as the device has it.
    var isEnabled: Bool?

    /// What opens items; nil where nothing does.
    var spring: CollectionSpring?
    private(set) var drag: UIDragInteraction?
    private(set) var drop: UIDropInteraction?

    /// Where there is room for what may be dropped.
    var gap: IndexPath?
    /// What stands for items whose data are not there yet.
    var placeholders = DropPlaceholders()
    /// Whether a layout is asked, which has an item more then.
    var isLayoutAsked = false
    /// What has been lifted here, and the items of the data that it stands for.
    private var sources: [(item: UIDragItem, path: IndexPath)] = []
    private var stage = UICollectionViewCell.DragState.none
    /// The drag that is over the view.
    private(set) weak var session: (any UIDropSession)?
    private var proposal: UICollectionViewDropProposal?
    private var destination: IndexPath?
    private var delay: ClockTimer?
    /// The item that something may be dropped into.
    private(set) var marked: IndexPath? {
        didSet { if marked != oldValue { dropStatesDidChange() } }
    }

    var hasActiveDrag: Bool { !sources.isEmpty && stage == .dragging }
    var hasActiveDrop: Bool { session != nil }

    func delegatesDidChange() {
        guard let host else { return }
        if dragDelegate != nil, drag == nil {
            let drag = UIDragInteraction(delegate: self)
            if let isEnabled { drag.isEnabled = isEnabled }
            self.drag = drag
            host.addInteraction(drag)
        } else if dragDelegate == nil, let drag {
            host.removeInteraction(drag)
            self.drag = nil
        }
        if dropDelegate != nil, drop == nil {
            let drop = UIDropInteraction(delegate: self)
            self.drop = drop
            host.addInteraction(drop)
        } else if dropDelegate == nil, let drop {
            host.removeInteraction(drop)
            self.drop = nil
        }
    }

    // MARK: Cells

    func giveWay(to event: CellFeatureEvent) {
        switch event {
        case .reload:
            gap = nil
            placeholders.removeAll()
            sources = []
            stage = .none
        case .transition: host?.closeGap()
        case .otherLayout, .movement, .editing, .leavingWindow: break
        }
    }

    func cellWillRetire(_ cell: UIView) { (cell as? UICollectionViewCell)?.setDragState(.none) }

    func cellWasPlaced(_ cell: UIView) {
        guard stage != .none, let cell = cell as? UICollectionViewCell, let host,
            let path = host.indexPath(for: cell)
        else { return }
        cell.setDragState(sources.contains { $0.path == path } ? stage : .none)
    }

    /// The data have changed: the items are elsewhere, or are gone.
    func follow(_ newItem: (IndexPath) -> IndexPath?) {
        guard !sources.isEmpty else { return }
        sources = sources.compactMap { source in newItem(source.path).map { (source.item, $0) } }
    }

    /// Whether an item is being dragged.
    func isSource(_ path: IndexPath) -> Bool { sources.contains { $0.path == path } }

    private func setStage(_ stage: UICollectionViewCell.DragState) {
        self.stage = stage
        for (_, path) in sources { host?.cellForItem(at: path)?.setDragState(stage) }
    }

    private func endDrag() {
        setStage(.none)
        sources = []
    }

    private func dropStatesDidChange() {
        for cell in host?.visibleCells ?? [] { cell.setNeedsUpdateConfiguration() }
    }

    func dropState(of path: IndexPath) -> UICellConfigurationState.DropState {
        session == nil ? .none : marked == path ? .targeted : .notTargeted
    }
}

// MARK: - Dragging

extension DragDropFeature: UIDragInteractionDelegate {
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        guard let host, let dragDelegate, host.movement == nil, gap == nil,
            let path = host.indexPathForItem(at: session.location(in: host))
        else { return [] }
        let items = dragDelegate.collectionView(host, itemsForBeginning: session, at: path)
        sources = items.map { ($0, path) }
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
        withTouchAt point: CGPoint
    ) -> [UIDragItem] {
        guard let host, let dragDelegate, let path = host.indexPathForItem(at: point),
            !sources.contains(where: { $0.path == path })
        else { return [] }
        let items = dragDelegate.collectionView(host, itemsForAddingTo: session, at: path, point: point)
        sources += items.map { ($0, path) }
        if !items.isEmpty { host.cellForItem(at: path)?.setDragState(stage) }
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        guard let host, let path = sources.first(where: { $0.item === item })?.path,
            let cell = host.cellForItem(at: path), cell.window != nil
        else { return nil }
        // What is lifted is not pressed any more.
        host.highlight(nil)
        UIView.performWithoutAnimation { cell.layoutIfNeeded() }
        let given = dragDelegate?.collectionView(host, dragPreviewParametersForItemAt: path)
        return UITargetedDragPreview(view: cell, parameters: given ?? cell.dragParameters)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) { setStage(.lifting) }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        guard let host else { return }
        setStage(.dragging)
        dragDelegate?.collectionView(host, dragSessionWillBegin: session)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool {
        guard let host, let dragDelegate else { return true }
        return dragDelegate.collectionView(host, dragSessionAllowsMoveOperation: session)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
        guard let host, let dragDelegate else { return false }
        return dragDelegate.collectionView(host, dragSessionIsRestrictedToDraggingApplication: session)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        // The cell may have scrolled away, or show another item by now.
        guard let host, let path = sources.first(where: { $0.item === item })?.path,
            let cell = host.cellForItem(at: path), cell.window != nil
        else { return nil }
        guard
            cell !== defaultPreview.view || cell.superview !== defaultPreview.target.container
                || cell.center != defaultPreview.target.center
        else { return defaultPreview }
        return UITargetedDragPreview(
            view: cell,
            parameters: defaultPreview.parameters as? UIDragPreviewParameters ?? cell.dragParameters)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, item: UIDragItem,
        willAnimateCancelWith animator: any UIDragAnimating
    ) {
        // What was only lifted is over here; what was dragged, with its session.
        if stage == .lifting { animator.addCompletion { [weak self] _ in self?.endDrag() } }
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        endDrag()
        if let host { dragDelegate?.collectionView(host, dragSessionDidEnd: session) }
    }
}

// MARK: - Dropping

extension DragDropFeature: UIDropInteractionDelegate {
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        guard let host, let dropDelegate else { return false }
        return dropDelegate.collectionView(host, canHandle: session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        guard let host else { return }
        self.session = session
        dropStatesDidChange()
        dropDelegate?.collectionView(host, dropSessionDidEnter: session)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        guard let host, let dropDelegate else { return UIDropProposal(operation: .cancel) }
        let proposed = host.placeForDroppedItem(at: session.location(in: host))
        let proposal = dropDelegate.collectionView(
            host, dropSessionDidUpdate: session,
            withDestinationIndexPath: proposed.map(host.placeOfData(ofShown:)))
        self.proposal = proposal
        destination = proposed
        let acts = proposal.operation == .copy || proposal.operation == .move
        marked =
            acts && proposal.intent == .insertIntoDestinationIndexPath
            ? proposed.flatMap(host.itemPath(ofShown:)) : nil
        showRoom(acts && proposal.intent == .insertAtDestinationIndexPath ? proposed : nil)
        return proposal
    }

    /// Makes room at a place, by and by where the view has it so; or takes it back.
    private func showRoom(_ place: IndexPath?) {
        guard let host else { return }
        delay?.cancel()
        delay = nil
        let wait = host.reorderingCadence.delay
        guard wait > 0, place != nil else { return makeRoom(place) }
        delay = host.runtimeContext.schedule(after: wait) { [weak self] in
            self?.delay = nil
            self?.makeRoom(place)
        }
    }

    private func makeRoom(_ place: IndexPath?) {
        guard let host else { return }
        guard let place else { return takeBackRoom() }
        if host.movement?.isDragged == true { return host.moveDraggedItem(to: place) }
        if gap == nil, let own = movedItem, host.beginDraggedMovement(at: own) {
            host.moveDraggedItem(to: place)
        } else {
            host.openGap(at: place)
        }
    }

    /// The one item that is dragged to another place of the same view.
    private var movedItem: IndexPath? {
        guard let session, session.localDragSession != nil, session.items.count == 1, sources.count == 1,
            proposal?.operation == .move, sources[0].item === session.items[0]
        else { return nil }
        return sources[0].path
    }

    private func takeBackRoom() {
        guard let host else { return }
        delay?.cancel()
        delay = nil
        host.closeGap()
        if host.movement?.isDragged == true { host.cancelInteractiveMovement() }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        leave()
        if let host { dropDelegate?.collectionView(host, dropSessionDidExit: session) }
    }

    private func leave() {
        session = nil
        destination = nil
        marked = nil
        takeBackRoom()
        dropStatesDidChange()
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        guard let host, let dropDelegate, let proposal else { return }
        delay?.cancel()
        delay = nil
        let carrier = session.items.first?.carrier
        let items = session.items.map { item in
            CollectionDropItem(
                item, from: sources.first { $0.item === item }?.path,
                size: carrier?.overlay.shownSize(of: item) ?? .zero)
        }
        // Index paths are those of the data: into an item goes what is dropped on it.
        let place =
            proposal.intent == .insertIntoDestinationIndexPath
            ? destination.flatMap(host.itemPath(ofShown:))
            : destination.map(host.placeOfData(ofShown:))
        dropDelegate.collectionView(
            host,
            performDropWith: CollectionDropCoordinator(host, session, items, to: place, proposal, carrier))
        takeBackRoom()
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        leave()
        proposal = nil
        if let host { dropDelegate?.collectionView(host, dropSessionDidEnd: session) }
    }
}
