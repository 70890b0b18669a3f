import Foundation
import VitrineCoreGraphics

extension UICollectionView {
    /// A swipe begins: the row that it moves from now on, with its buttons. Nil if it moves none.
    ///
    /// - Parameters:
    ///   - point: Where the finger went down, in the content.
    ///   - toRight: Where to the finger moves.
    func beginSwipe(at point: CGPoint, toRight: Bool) -> SwipeSession? {
        // Also with the finger on the buttons, and while the row is closing.
        if let session = swipes.all.first(where: { $0.row.contains(point) }) {
            guard session.canBeDragged else { return nil }
            if session.offset > 0 {
                keepOpen(session)
                return session
            }
            session.end()
        }
        guard let cell = frontmostCell(at: point) else { return nil }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return makeSwipe(of: cell, edge: toRight == isMirrored ? .trailing : .leading)
    }

    /// Opens the actions of a row as if it had been swiped. Returns whether it has any.
    @discardableResult
    func openSwipe(of cell: UICollectionViewCell, edge: SwipeEdge) -> Bool {
        if let session = swipes.session(of: cell) {
            guard session.canBeDragged, session.edge == edge else { return false }
            keepOpen(session)
            session.open()
            return true
        }
        guard let session = makeSwipe(of: cell, edge: edge, whileEditing: true) else { return false }
        session.open()
        return true
    }

    private func makeSwipe(
        of cell: UICollectionViewCell, edge: SwipeEdge, whileEditing: Bool = false
    ) -> SwipeSession? {
        guard traitCollection.userInterfaceIdiom != .tv, whileEditing || !editing.isEditing, movement == nil,
            !updates.isRecording, !pass.isAtWork, !pass.needsNewViews, !canScroll(.horizontal)
        else { return nil }
        // Before the layout is asked for actions, which are for the items that are there now.
        prepareLayoutIfNeeded()
        guard let key = cell.elementKey, let element = elements.displayed[key], element.view === cell,
            element.section == nil, data.contains(key.indexPath),
            let configuration = layout.swipeActions(at: key.indexPath, edge: edge),
            !configuration.actions.isEmpty, swipes.session(of: cell) == nil, cell.elementKey == key
        else { return nil }
        let session = SwipeSession(self, cell: cell, edge: edge, configuration: configuration)
        counters.swipeButtonsMade += configuration.actions.count
        keepOpen(session)
        cell.setNeedsUpdateConfiguration()
        return session
    }

    /// Only one row is open at a time.
    private func keepOpen(_ session: SwipeSession) {
        if let other = swipes.open, other !== session { other.close() }
        swipes.begin(session)
        guard swipes.dismissal == nil else { return }
        let recognizer = SwipeDismissalGestureRecognizer()
        swipes.dismissal = recognizer
        addGestureRecognizer(recognizer)
    }

    // MARK: What happens to the collection view

    /// Something else begins: the open row closes.
    func closeSwipe() {
        swipes.open?.close()
    }

    /// The rows are shut at once: nothing of what they were is there any more.
    func endSwipes() {
        guard !swipes.isEmpty else { return }
        for session in swipes.all { session.end() }
    }

    /// A view goes back to the reuse pool.
    func endSwipe(of view: UIView) {
        swipes.session(of: view)?.end()
    }

    /// The user, or an animation, scrolls.
    func closeSwipeIfScrolling() {
        guard swipes.open != nil, isTracking && isDragging || isDecelerating || physics.isMoving else {
            return
        }
        closeSwipe()
    }

    /// Which of the swiped rows an update deletes. Asked before views get their new names.
    func deletedSwipes(_ update: CollectionUpdate) -> [(session: SwipeSession, isDeleted: Bool)] {
        guard !swipes.isEmpty else { return [] }
        return swipes.all.filter { $0.phase != .settling }.map { session in
            (session, session.cell.elementKey.map { update.newItem($0.indexPath) == nil } ?? true)
        }
    }
}
