internal import VitrineUI

/// Keeps what items that left the screen hosted, so that they come back with their state: no more than a limit,
/// the one that left first going first.
@MainActor
final class RetainedContents<ID: Hashable, Content: View> {
    typealias Controller = HostedContent<ID, Content>.Controller
    typealias Cell = HostCell<ID, Content>

    private struct Holder {
        weak var cell: Cell?
    }

    /// How many are kept for items that are not shown.
    var limit: Int {
        didSet { discardExcess() }
    }
    private var waiting: [ID: Controller] = [:]
    /// The keys of `waiting`, the one that has waited longest first.
    private var order: [ID] = []
    /// Whether cells come and go right now: what is kept may be wanted again before the end.
    private var isInPass = false
    /// Which cell has the content of an item now.
    private var holders: [ID: Holder] = [:]

    init(limit: Int) {
        self.limit = limit
    }

    /// How many are kept.
    var count: Int { waiting.count }

    /// Runs a layout pass. What is too much is discarded at its end: of the cells that go and those that come
    /// nobody says which are first.
    func perform(_ pass: () -> Void) {
        isInPass = true
        pass()
        isInPass = false
        discardExcess()
    }

    /// Makes `cell` ready for an item: what it holds for another one is kept, and what is kept for the item, or
    /// held for it by a cell that is not shown any more, comes back.
    ///
    /// - Parameter isWanted: Whether an item still exists, so that its state is worth keeping.
    /// - Complexity: O(``limit``).
    func prepare(_ cell: Cell, for identity: ID, where isWanted: (ID) -> Bool) {
        if cell.hosted.identity != identity {
            park(cell, where: isWanted)
            if let controller = take(identity) {
                cell.hosted.adopt(controller, showing: identity, in: cell.contentView)
            }
        }
        holders[identity] = Holder(cell: cell)
    }

    /// Takes what a cell holds that has left the screen.
    ///
    /// - Complexity: O(``limit``).
    func park(_ cell: Cell, where isWanted: (ID) -> Bool) {
        guard let identity = cell.hosted.identity,
            let controller = cell.hosted.surrender(from: cell.contentView)
        else { return }
        // A cell that is not the item's holder any more has nothing to say about its state.
        guard holders[identity]?.cell === cell else { return }
        holders[identity] = nil
        guard isWanted(identity) else { return }
        waiting[identity] = controller
        order.append(identity)
        discardExcess()
    }

    /// Forgets the state of items that no longer exist, also of those that a cell still shows.
    ///
    /// - Complexity: O(``limit`` + cells).
    func discard(unless isWanted: (ID) -> Bool) {
        order.removeAll { !isWanted($0) }
        waiting = waiting.filter { isWanted($0.key) }
        holders = holders.filter { $0.value.cell != nil && isWanted($0.key) }
    }

    private func take(_ identity: ID) -> Controller? {
        if let controller = waiting.removeValue(forKey: identity) {
            if let index = order.firstIndex(of: identity) { order.remove(at: index) }
            return controller
        }
        guard let holder = holders[identity]?.cell, holder.hosted.identity == identity else { return nil }
        return holder.hosted.surrender(from: holder.contentView)
    }

    private func discardExcess() {
        let excess = order.count - max(limit, 0)
        guard excess > 0, !isInPass else { return }
        for identity in order.prefix(excess) { waiting[identity] = nil }
        order.removeFirst(excess)
    }
}
