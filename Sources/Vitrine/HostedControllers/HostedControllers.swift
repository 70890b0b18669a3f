public import VitrineUI

/// The child controllers of a parent, shown in the cells of a collection view, one for each item that is on screen.
///
/// What article A2 leaves to its reader. Controllers are made when their item comes on screen, are children of the
/// parent for exactly as long, and are used again for other items. Each item's scroll position is kept, whatever
/// happens to the controller that showed it.
///
/// ```swift
/// let shelves = HostedControllers<Shelf.ID, ShelfController>(parent: self) {
///     ShelfController()
/// } configure: { [unowned self] controller, id in
///     controller.show(shelf(id))
/// }
///
/// func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
///     let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "shelf", for: indexPath)
///         as! HostedViewCollectionViewCell
///     shelves.show(shelf(at: indexPath).id, in: cell, at: indexPath)
///     return cell
/// }
///
/// func collectionView(_: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
///     shelves.willDisplay(cell, at: indexPath)
/// }
///
/// func collectionView(_: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt: IndexPath) {
///     shelves.didEndDisplaying(cell)
/// }
/// ```
///
/// The data source only says which item a cell is for: UIKit asks for cells ahead of time, and some of them are never
/// shown. The controller comes with `willDisplay` and goes with `didEndDisplaying`. With a diffable data source use
/// ``makeDataSource(for:section:)``.
///
/// Items are told apart by identifiers, so a controller stays with its item when the item moves, and when the data
/// is reloaded. When a layout pass is over, there are no more controllers than items on screen and ``limit`` together.
///
/// Keep it in the parent, and let closures refer to the parent weakly or `unowned`. The parent is not kept alive.
@MainActor
public final class HostedControllers<ItemID: Hashable, Controller: UIViewController> {
    /// The controller whose children these are.
    public private(set) weak var parent: UIViewController?

    /// How many controllers are kept besides those on screen. Each of them stays as it is for its item, in case that
    /// comes back, until it is needed for another one.
    public let limit: Int

    /// Which cell has which controller's view.
    public let ledger = HostedViewLedger()

    /// Where mistakes in the use of this object go that it survives, one sentence each and each once. Standard error
    /// unless set.
    public var report: (String) -> Void = { ComponentIssue.report(in: "HostedControllers", $0) }

    let make: (ItemID) -> Controller
    let configure: ((Controller, ItemID) -> Void)?

    /// The controllers in cells.
    var hosted: [ItemID: Hosted] = [:]
    /// The controllers in no cell, by the time when they left it, the latest last.
    var kept: [(id: ItemID, controller: Controller)] = []
    /// Where the scroll views of items were, from the start of their content.
    var positions: [ItemID: [CGPoint]] = [:]
    /// What ``ItemStateKeeping`` controllers left behind.
    var states: [ItemID: Any] = [:]

    /// Whether `willDisplay` was ever forwarded.
    var hearsOfDisplay = false
    /// Whether `didEndDisplaying` was ever forwarded.
    var hearsOfEnd = false
    var isTrimmingScheduled = false
    private var reported: Set<String> = []

    /// What was done so far.
    public internal(set) var statistics = HostedControllersStatistics()

    // MARK: Creating

    /// Controllers of one kind, which are recycled.
    ///
    /// - Parameters:
    ///   - parent: The controller that has the collection view.
    ///   - limit: How many controllers are kept besides those on screen; 2 unless given, which is our choice: enough
    ///     for a small scroll back and forth. With 0 a controller is free as soon as its item has left.
    ///   - make: Makes a controller. It must be a new one, without a parent.
    ///   - configure: Makes a controller show an item. Called when the item comes on screen and whenever its cell is
    ///     configured again, so comparing with what is shown already pays. The view need not be loaded yet.
    public init(
        parent: UIViewController, limit: Int = 2, make: @escaping () -> Controller,
        configure: @escaping (_ controller: Controller, _ item: ItemID) -> Void
    ) {
        self.parent = parent
        self.limit = max(0, limit)
        self.make = { _ in make() }
        self.configure = configure
    }

    /// Controllers that show one item for all their life, and may be of different classes.
    ///
    /// - Parameters:
    ///   - parent: The controller that has the collection view.
    ///   - limit: How many controllers are kept besides those on screen; 2 unless given. Beyond that, the one whose
    ///     item left first is discarded.
    ///   - make: Makes the controller of an item. It must be a new one, without a parent.
    public init(
        parent: UIViewController, limit: Int = 2, make: @escaping (_ item: ItemID) -> Controller
    ) {
        self.parent = parent
        self.limit = max(0, limit)
        self.make = make
        self.configure = nil
    }

    // MARK: As cells come and go

    /// Says that a cell is for an item. Call it where the data source configures the cell.
    ///
    /// Nothing is made or added yet, unless the cell is on screen already; see ``willDisplay(_:at:)``.
    public func show(_ item: ItemID, in cell: HostedViewCollectionViewCell, at indexPath: IndexPath) {
        cell.lastIndexPath = indexPath
        cell.ledger = ledger
        if let assignment = cell.assignment as? Assignment, assignment.owner === self, assignment.item == item
        {
            assignment.needsConfiguring = true
            if assignment.isDisplayed { attach(assignment) }
            return
        }
        // A cell that is configured anew in place will not be announced again.
        let isDisplayed = cell.assignment?.isDisplayed ?? (cell.displayedIndexPath != nil)
        cell.assignment?.end()
        let assignment = Assignment(item: item, cell: cell, owner: self)
        cell.assignment = assignment
        guard isDisplayed else { return }
        assignment.isDisplayed = true
        attach(assignment)
    }

    /// Brings the item's controller into its cell. Call it from the delegate's
    /// `collectionView(_:willDisplay:forItemAt:)`, for any cell: others are ignored.
    ///
    /// The controller is found, recycled or made; it becomes a child of the parent, and its view is in the cell
    /// before this returns. Its scroll position follows when the cell is laid out.
    public func willDisplay(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
        hearsOfDisplay = true
        guard let assignment = assignment(of: cell) else { return }
        (cell as? HostedViewCollectionViewCell)?.lastIndexPath = indexPath
        assignment.isDisplayed = true
        attach(assignment)
    }

    /// Takes the item's controller out of its cell. Call it from the delegate's
    /// `collectionView(_:didEndDisplaying:forItemAt:)`, for any cell: others are ignored.
    ///
    /// The controller stays where it is if another cell has its view by now. Else it leaves the parent, and is kept
    /// or discarded by ``limit``.
    public func didEndDisplaying(_ cell: UICollectionViewCell) {
        hearsOfEnd = true
        guard let assignment = assignment(of: cell) else { return }
        assignment.isDisplayed = false
        detach(assignment)
    }

    private func assignment(of cell: UICollectionViewCell) -> Assignment? {
        guard let assignment = (cell as? HostedViewCollectionViewCell)?.assignment as? Assignment,
            assignment.owner === self
        else { return nil }
        return assignment
    }

    // MARK: Asking

    /// The controller that shows an item, or did last and is still there. `nil` if there is none.
    ///
    /// - Complexity: O(1) for items on screen, else O(``limit``).
    public func controller(for item: ItemID) -> Controller? {
        hosted[item]?.controller ?? kept.last { $0.id == item }?.controller
    }

    /// The item that a controller shows, or did last. `nil` if the controller is none of these.
    ///
    /// - Complexity: O(*n*), *n* = controllers.
    public func item(for controller: UIViewController) -> ItemID? {
        hosted.first { $0.value.controller === controller }?.key
            ?? kept.last { $0.controller === controller }?.id
    }

    /// The items whose controllers are in cells, in no particular order.
    public var hostedItems: [ItemID] { Array(hosted.keys) }

    /// The number of controllers, in cells and kept.
    public var count: Int { hosted.count + kept.count }

    // MARK: Removing

    /// Forgets items that meet a condition: their controllers, scroll positions and states. Call it when they have
    /// left the data.
    ///
    /// A controller that is on screen, as while its cell fades out, stays until its cell is gone.
    ///
    /// - Complexity: O(*n*), *n* = items that were ever on screen and not removed.
    public func removeAll(where isRemoved: (ItemID) -> Bool) {
        let former = kept.count
        kept.removeAll { isRemoved($0.id) }
        statistics.discarded += former - kept.count
        positions = positions.filter { !isRemoved($0.key) }
        states = states.filter { !isRemoved($0.key) }
        for (item, entry) in hosted where isRemoved(item) { entry.isRemoved = true }
    }

    /// Discards the controllers that are in no cell, when memory is short. Scroll positions and states stay.
    public func discardKept() {
        while !kept.isEmpty { discard(kept.removeFirst()) }
    }

    // MARK: Reporting

    /// - Parameter mistake: What was already reported is not reported again. The message itself unless given.
    func reportOnce(_ message: String, mistake: String? = nil) {
        if reported.count < 100, reported.insert(mistake ?? message).inserted { report(message) }
    }
}
