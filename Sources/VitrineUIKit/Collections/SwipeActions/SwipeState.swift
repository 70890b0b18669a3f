import Foundation

/// The swiped rows of a view: one that is open, and others on their way to being shut.
@MainActor
struct SwipeState {
    /// The row that a finger has, or that is open.
    private(set) var open: SwipeSession?
    private(set) var closing: [SwipeSession] = []

    /// Whether no row is aside: the answer of nearly every collection view at nearly every time.
    var isEmpty: Bool { open == nil && closing.isEmpty }
    var all: [SwipeSession] { (open.map { [$0] } ?? []) + closing }

    func session(of view: UIView) -> SwipeSession? {
        isEmpty ? nil : all.first { $0.cell === view }
    }

    /// A row begins to be open, and the one that was before begins to close.
    mutating func begin(_ session: SwipeSession) {
        closing.removeAll { $0 === session }
        open = session
    }

    mutating func letClose(_ session: SwipeSession) {
        guard open === session else { return }
        open = nil
        closing.append(session)
    }

    mutating func remove(_ session: SwipeSession) {
        if open === session { open = nil }
        closing.removeAll { $0 === session }
    }
}
