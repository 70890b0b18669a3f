import Foundation
import VitrineCoreGraphics

/// Swipe actions: the rows of a view that are swiped aside, and the gestures that do it.
@MainActor
final class SwipeFeature: CellFeature {
    private(set) weak var host: (any SwipeHost)?
    private var rows = SwipeState()
    private let pan = SwipeGestureRecognizer()
    /// Takes touches beside the open row. Made with the first swipe.
    private(set) var dismissal: SwipeDismissalGestureRecognizer?

    /// Attaches to a view, which keeps the feature.
    func attach(to host: any SwipeHost) {
        self.host = host
        pan.swipes = self
        host.addGestureRecognizer(pan)
    }

    var open: SwipeSession? { rows.open }
    var all: [SwipeSession] { rows.all }
    var isEmpty: Bool { rows.isEmpty }
    /// Whether a finger has a row, or had until now.
    var movesRow: Bool { pan.movesRow }

    func session(of view: UIView) -> SwipeSession? { rows.session(of: view) }

    // MARK: Opening

    /// A swipe begins: the row that it moves from now on, with its buttons. Nil if it moves none.
    ///
    /// - Parameters:
    ///   - point: Where the finger went down, in the content.
    ///   - toRight: Where to the finger moves.
    func begin(at point: CGPoint, toRight: Bool) -> SwipeSession? {
        // Also with the finger on the buttons, and while the row is closing.
        if let session = rows.all.first(where: { $0.row.contains(point) }) {
            guard session.canBeDragged else { return nil }
            if session.offset > 0 {
                keepOpen(session)
                return session
            }
            session.end()
        }
        guard let host, let cell = host.swipeableCell(at: point) else { return nil }
        let isMirrored = host.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return makeSession(of: cell, edge: toRight == isMirrored ? .trailing : .leading)
    }

    /// Opens the actions of a row as if it had been swiped. Returns whether it has any.
    @discardableResult
    func open(_ cell: any SwipeableCell, edge: SwipeEdge) -> Bool {
        if let session = rows.session(of: cell) {
            guard session.canBeDragged, session.edge == edge else { return false }
            keepOpen(session)
            session.open()
            return true
        }
        guard let session = makeSession(of: cell, edge: edge, whileEditing: true) else { return false }
        session.open()
        return true
    }

    private func makeSession(
        of cell: any SwipeableCell, edge: SwipeEdge, whileEditing: Bool = false
    ) -> SwipeSession? {
        guard let host, host.traitCollection.userInterfaceIdiom != .tv, !host.canScroll(.horizontal),
            let configuration = host.swipeActions(of: cell, edge: edge, whileEditing: whileEditing),
            !configuration.actions.isEmpty, rows.session(of: cell) == nil
        else { return nil }
        let session = SwipeSession(self, host, cell: cell, edge: edge, configuration: configuration)
        keepOpen(session)
        cell.swipeStateDidChange()
        return session
    }

    /// Only one row is open at a time.
    private func keepOpen(_ session: SwipeSession) {
        if let other = rows.open, other !== session { other.close() }
        rows.begin(session)
        guard dismissal == nil else { return }
        let recognizer = SwipeDismissalGestureRecognizer()
        recognizer.swipes = self
        dismissal = recognizer
        host?.addGestureRecognizer(recognizer)
    }

    // MARK: Closing

    func letClose(_ session: SwipeSession) { rows.letClose(session) }
    func remove(_ session: SwipeSession) { rows.remove(session) }

    /// The rows are shut at once: nothing of what they were is there any more.
    private func endAll() {
        guard !rows.isEmpty else { return }
        for session in rows.all { session.end() }
    }

    // MARK: What happens to the view

    func visibleRectangleWillChange(_ change: VisibleRectangleChange) {
        switch change {
        case .size: endAll()
        case .offset:
            // The user, or an animation, scrolls.
            guard let open = rows.open, let host else { return }
            if host.isTracking && host.isDragging || host.isDecelerating || host.physics.isMoving {
                open.close()
            }
        }
    }

    func cellWasPlaced(_ cell: UIView) { rows.session(of: cell)?.cellWasPlaced() }
    func cellWillRetire(_ cell: UIView) { rows.session(of: cell)?.end() }

    func contentDidMove(by delta: CGPoint) {
        guard !rows.isEmpty else { return }
        for session in rows.all where session.actionsView.superview === host {
            session.actionsView.center.x += delta.x
            session.actionsView.center.y += delta.y
        }
    }

    func giveWay(to event: CellFeatureEvent) {
        switch event {
        case .editing: rows.open?.close()
        case .reload, .otherLayout, .transition, .movement, .leavingWindow: endAll()
        }
    }

    func join(updateDeleting isDeleted: (UIView) -> Bool) -> (any UpdateParticipant)? {
        guard !rows.isEmpty else { return nil }
        let settling = rows.all.filter { $0.phase != .settling }.map { ($0, isDeleted($0.cell)) }
        return settling.isEmpty ? nil : SettlingSwipes(sessions: settling)
    }

    private struct SettlingSwipes: UpdateParticipant {
        let sessions: [(session: SwipeSession, isDeleted: Bool)]

        func settle() { for (session, isDeleted) in sessions { session.settle(isDeleted: isDeleted) } }
        func end() { for (session, _) in sessions { session.end() } }
    }
}
