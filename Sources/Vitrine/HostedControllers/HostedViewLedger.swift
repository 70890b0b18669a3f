public import VitrineUI

/// Knows which cell has which hosted view, and which cells believe that they have it.
///
/// Cells write into it when their ``HostedViewCollectionViewCell/hostedView`` changes. ``HostedControllers`` gives
/// its cells one; on your own, make one and set it as ``HostedViewCollectionViewCell/ledger``.
///
/// ```swift
/// print(ledger.ownership(of: controller.view)!)
/// // news is in cell C (0.7); cell A (0.1), cell B (0.3) believe they have it
/// ```
///
/// Cells are named by letters in the order in which the ledger meets them. It keeps neither views nor cells alive.
@MainActor
public final class HostedViewLedger {
    /// Called for every entry. `nil` at first: in a list that scrolls, views change cells all the time, and a log
    /// that nobody asked for hides what matters. `ledger.log = { print($0) }` shows it.
    public var log: ((Entry) -> Void)?

    /// The latest entries, oldest first, as many as ``capacity``.
    public private(set) var entries: [Entry] = []

    /// How many entries are kept.
    public let capacity: Int

    private var views: [ObjectIdentifier: TrackedView] = [:]
    private var cells: [ObjectIdentifier: TrackedCell] = [:]
    private var cellCount = 0
    private var sweepSize = 64

    /// Creates a ledger without entries.
    ///
    /// - Parameter capacity: How many entries are kept; 100 unless given, which is our choice.
    public init(capacity: Int = 100) {
        self.capacity = max(0, capacity)
    }

    // MARK: Asking

    /// Who has a view, who believes to have it, and how that came about. `nil` if the ledger never met the view.
    ///
    /// - Complexity: O(``capacity`` + *d*), *d* = views between the view and its cell.
    public func ownership(of view: UIView) -> Ownership? {
        tracked(view).map { describe($0, view) }
    }

    /// The same for all views that the ledger met and that still exist, sorted by name.
    ///
    /// - Complexity: O(*n* (``capacity`` + log *n*)), *n* = views.
    public var ownerships: [Ownership] {
        views.values.compactMap { tracked in tracked.view.map { describe(tracked, $0) } }
            .sorted { $0.view < $1.view }
    }

    /// The cell that has a view; `nil` if it is in none.
    ///
    /// - Complexity: O(*d*), *d* = views between the view and its cell.
    public func owner(of view: UIView) -> UICollectionViewCell? {
        view.enclosingCell
    }

    /// Gives a view a name for entries and answers. Without one a view is named by its controller, or its class.
    public func setName(_ name: String, for view: UIView) {
        track(view).name = name
    }

    private func describe(_ tracked: TrackedView, _ view: UIView) -> Ownership {
        let owner = view.enclosingCell.map(track)
        return Ownership(
            view: tracked.name, owner: owner?.place,
            believers: tracked.believers.filter { $0 !== owner && $0.cell != nil }.map(\.place),
            history: entries.filter { $0.viewNumber == tracked.number })
    }

    // MARK: What cells say

    func noteHosting(
        of view: UIView, by cell: HostedViewCollectionViewCell, from former: UICollectionViewCell?
    ) {
        let tracked = track(view)
        let new = track(cell)
        let last = former.map(track) ?? tracked.lastOwner
        // A cell that has let go of the view may be anywhere by now.
        let from = tracked.believers.contains { $0 === last } ? last?.place : tracked.lastPlace
        tracked.believers.removeAll { $0 === new || $0.cell == nil }
        tracked.believers.append(new)
        tracked.lastOwner = new
        add(.hosted, tracked, from: last === new ? nil : from, to: new)
    }

    func noteRelease(of view: UIView, by cell: HostedViewCollectionViewCell, wasHere: Bool) {
        let tracked = track(view)
        let former = track(cell)
        tracked.believers.removeAll { $0 === former }
        if tracked.lastOwner === former { tracked.lastPlace = former.place }
        add(wasHere ? .released : .forgotten, tracked, from: former.place, to: view.enclosingCell.map(track))
    }

    func noteLoss(of view: UIView, by cell: HostedViewCollectionViewCell) {
        let tracked = track(view)
        let former = track(cell)
        tracked.believers.removeAll { $0 === former }
        add(.forgotten, tracked, from: former.place, to: view.enclosingCell.map(track))
    }

    private func add(_ change: Entry.Change, _ tracked: TrackedView, from: Place?, to: TrackedCell?) {
        guard capacity > 0 || log != nil else { return }
        let entry = Entry(
            change: change, view: tracked.name, from: from, to: to?.place,
            believers: tracked.believers.filter { $0 !== to && $0.cell != nil }.map(\.place),
            viewNumber: tracked.number)
        if capacity > 0 {
            if entries.count >= capacity { entries.removeFirst(entries.count - capacity + 1) }
            entries.append(entry)
        }
        log?(entry)
    }

    // MARK: Tracking

    private func tracked(_ view: UIView) -> TrackedView? {
        guard let tracked = views[ObjectIdentifier(view)], tracked.view === view else { return nil }
        return tracked
    }

    private var viewCount = 0

    private func track(_ view: UIView) -> TrackedView {
        if let tracked = tracked(view) { return tracked }
        viewCount += 1
        let tracked = TrackedView(view, number: viewCount)
        views[ObjectIdentifier(view)] = tracked
        sweep()
        return tracked
    }

    private func track(_ cell: UICollectionViewCell) -> TrackedCell {
        if let tracked = cells[ObjectIdentifier(cell)], tracked.cell === cell { return tracked }
        let tracked = TrackedCell(cell, number: cellCount)
        cellCount += 1
        cells[ObjectIdentifier(cell)] = tracked
        sweep()
        return tracked
    }

    /// Forgets views and cells that exist no longer, whenever their number has doubled.
    private func sweep() {
        guard views.count + cells.count > sweepSize else { return }
        views = views.filter { $0.value.view != nil }
        cells = cells.filter { $0.value.cell != nil }
        sweepSize = max(64, 2 * (views.count + cells.count))
    }
}

/// A view that the ledger has met.
@MainActor
private final class TrackedView {
    private(set) weak var view: UIView?
    let number: Int
    var name: String
    /// Cells that were given the view and have not let go of it, the latest last.
    var believers: [TrackedCell] = []
    var lastOwner: TrackedCell?
    /// Where the last owner let go of the view.
    var lastPlace: HostedViewLedger.Place?

    init(_ view: UIView, number: Int) {
        self.view = view
        self.number = number
        let owner = (view.next as? UIViewController).map { "\(type(of: $0))" }
        name = owner ?? "\(type(of: view))"
    }
}

/// A cell that the ledger has met.
@MainActor
private final class TrackedCell {
    private(set) weak var cell: UICollectionViewCell?
    private let letters: String
    private var lastIndexPath: IndexPath?

    init(_ cell: UICollectionViewCell, number: Int) {
        self.cell = cell
        letters = Self.letters(number)
    }

    /// Where the cell is or, off the screen, was last.
    var place: HostedViewLedger.Place {
        if let cell {
            let hosting = cell as? HostedViewCollectionViewCell
            lastIndexPath =
                cell.displayedIndexPath ?? (hosting == nil ? lastIndexPath : hosting?.lastIndexPath)
        }
        return HostedViewLedger.Place(cell: letters, indexPath: lastIndexPath)
    }

    /// A to Z, then AA, AB and so on, as the columns of a spreadsheet.
    private static func letters(_ number: Int) -> String {
        var rest = number
        var letters = ""
        repeat {
            letters = String(UnicodeScalar(UInt8(65 + rest % 26))) + letters
            rest = rest / 26 - 1
        } while rest >= 0
        return letters
    }
}
