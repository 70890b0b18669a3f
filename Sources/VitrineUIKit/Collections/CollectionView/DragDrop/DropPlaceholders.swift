import Foundation
import VitrineCoreGraphics

/// A placeholder that stands among the items.
@MainActor
final class StandingPlaceholder {
    let placeholder: UICollectionViewPlaceholder
    /// The drop that it belongs to.
    weak var drop: AnyObject?
    /// The item of the data, or the end of a section, that it stands before.
    fileprivate(set) var place: IndexPath
    /// Whether its item comes in its place with the update that is being recorded.
    fileprivate var isCommitted = false

    init(_ placeholder: UICollectionViewPlaceholder, of drop: AnyObject) {
        self.placeholder = placeholder
        self.drop = drop
        place = placeholder.insertionIndexPath
    }
}

/// The placeholders of a collection view, in the order in which they stand.
@MainActor
struct DropPlaceholders {
    private var all: [StandingPlaceholder] = []
    /// Those that come with the update that is being recorded.
    private var arriving: [StandingPlaceholder] = []
    /// Where they stand.
    private(set) var places = PlaceholderPlaces()

    var isEmpty: Bool { all.isEmpty }

    /// The placeholder that is among the items at an index path.
    subscript(path: IndexPath) -> StandingPlaceholder? {
        places.index(atShown: path).map { all[$0] }
    }

    /// Where a placeholder is among the items; nil if it is gone.
    func path(of placeholder: StandingPlaceholder) -> IndexPath? {
        all.firstIndex { $0 === placeholder }.map { places.shown[$0] }
    }

    /// Adds a placeholder at its index path, which counts the others of the same drop.
    ///
    /// Traps if there is no such place.
    ///
    /// - Parameter counts: The numbers of items of the data.
    mutating func insert(_ new: StandingPlaceholder, into counts: ContiguousArray<Int>) {
        let path = new.placeholder.insertionIndexPath
        let own = all.filter { $0.drop === new.drop && $0.place.section == path.first }
        let before = own.enumerated().count { rank, other in other.place.item + rank < (path.last ?? 0) }
        guard path.count == 2, counts.indices.contains(path.section),
            (0...counts[path.section]).contains(path.item - before)
        else {
            let numbers = counts.map { "\($0)" }.joined(separator: ", ")
            fatalError(
                "\(type(of: new.placeholder)): a placeholder cannot come in at \(path): the data have \(numbers) items "
                    + "in their sections. Its insertionIndexPath is one at which an item might be inserted.")
        }
        new.place = IndexPath(item: path.item - before, section: path.section)
        // Behind those of its drop that come before it, and before all others at the place.
        let first =
            own.prefix(before).last.flatMap { last in all.firstIndex { $0 === last } }.map { $0 + 1 } ?? 0
        let index = all[first...].firstIndex { $0.place >= new.place }
        all.insert(new, at: index ?? all.count)
        places = PlaceholderPlaces(all.map(\.place))
    }

    /// Adds a placeholder with the update that is being recorded.
    mutating func insertLater(_ new: StandingPlaceholder) { arriving.append(new) }

    mutating func remove(_ placeholder: StandingPlaceholder) {
        all.removeAll { $0 === placeholder }
        places = PlaceholderPlaces(all.map(\.place))
    }

    mutating func removeAll() { self = DropPlaceholders() }

    /// The data have changed: placeholders go with what is around them, and those whose items have come go.
    ///
    /// - Parameter counts: The numbers of items of the data after it.
    /// - Returns: The same update as the layout sees it.
    mutating func follow(_ update: CollectionUpdate, counts: ContiguousArray<Int>) -> CollectionUpdate {
        guard !all.isEmpty || !arriving.isEmpty else { return update }
        let before = places
        var staying: [(placeholder: StandingPlaceholder, number: Int)] = []
        for (number, place) in places.followed(update).enumerated() where !all[number].isCommitted {
            guard let place else { continue }
            all[number].place = place
            staying.append((all[number], number))
        }
        staying.sort { ($0.placeholder.place, $0.number) < ($1.placeholder.place, $1.number) }
        let previous = all
        all = staying.map(\.placeholder)
        places = PlaceholderPlaces(all.map(\.place))
        for new in arriving { insert(new, into: counts) }
        arriving = []
        let kept = previous.map { old in all.firstIndex { $0 === old } }
        return update.shown(from: before, to: places, kept: kept)
    }

    /// The numbers of items with placeholders among them, from those of the data.
    func shown(_ counts: ContiguousArray<Int>) -> ContiguousArray<Int> {
        guard !all.isEmpty else { return counts }
        return ContiguousArray(counts.enumerated().map { $1 + places.count(inSection: $0) })
    }

    /// The numbers of items of the data, from those with placeholders among them.
    func ofData(_ counts: ContiguousArray<Int>) -> ContiguousArray<Int> {
        guard !all.isEmpty else { return counts }
        return ContiguousArray(counts.enumerated().map { $1 - places.count(inSection: $0) })
    }
}

extension UICollectionView {
    var placeholders: DropPlaceholders {
        get { features.dragDrop.placeholders }
        set { features.dragDrop.placeholders = newValue }
    }

    /// Has a placeholder stand among the items; traps where it cannot.
    func insertPlaceholder(_ placeholder: StandingPlaceholder) {
        if updates.isRecording { return placeholders.insertLater(placeholder) }
        changePlaceholders {
            placeholders.insert(placeholder, into: placeholders.ofData(data.counts))
            guard let shown = placeholders.path(of: placeholder) else { return .identity }
            data.counts[shown.section] += 1
            return CollectionUpdate(itemComesTo: shown)
        }
    }

    /// Nothing comes in the place of a placeholder.
    func removePlaceholder(_ placeholder: StandingPlaceholder) -> Bool {
        guard placeholders.path(of: placeholder) != nil else { return false }
        changePlaceholders {
            guard let shown = placeholders.path(of: placeholder) else { return .identity }
            placeholders.remove(placeholder)
            data.counts[shown.section] -= 1
            return CollectionUpdate(itemGoesFrom: shown)
        }
        return true
    }

    /// Carries out a change of what stands among the items, which stay as they are.
    private func changePlaceholders(_ commit: () -> CollectionUpdate) {
        prepareLayoutIfNeeded()
        let interruption = interruptMovement()
        carryOutUpdate(
            animated: true, context: interruption?.context, showsPending: interruption == nil,
            keepsOffset: true, commit: commit
        ) { [weak self] _ in
            if let cell = interruption?.cell { self?.release(cell) }
        }
    }

    /// An item comes in the place of a placeholder.
    func commitPlaceholder(
        _ placeholder: StandingPlaceholder, dataSourceUpdates: (IndexPath) -> Void
    ) -> Bool {
        guard placeholders.path(of: placeholder) != nil, !placeholder.isCommitted else { return false }
        if dataSource is any SnapshotDataSource {
            // It tells of its updates by itself: the placeholder goes with the one that is applied here.
            placeholder.isCommitted = true
            dataSourceUpdates(placeholder.place)
            return true
        }
        withoutActuallyEscaping(dataSourceUpdates) { dataSourceUpdates in
            performBatch(
                {
                    placeholder.isCommitted = true
                    let place = placeholder.place
                    dataSourceUpdates(place)
                    self.note { $0.insertedItems.append(place) }
                }, completion: nil)
        }
        return true
    }

    /// Where a placeholder is shown; nil if it is gone.
    func shownPath(of placeholder: StandingPlaceholder) -> IndexPath? {
        placeholders.path(of: placeholder).map(shownPath(withPlaceholders:))
    }

    /// The cell of a placeholder, on screen or made ahead.
    func cell(of placeholder: StandingPlaceholder) -> UICollectionViewCell? {
        shownPath(of: placeholder).flatMap { element(for: .cell($0))?.view as? UICollectionViewCell }
    }
}

/// What a program holds of a placeholder.
@MainActor
final class PlaceholderContext: NSObject, UICollectionViewDropPlaceholderContext {
    let dragItem: UIDragItem
    private let placeholder: StandingPlaceholder
    private weak var host: UICollectionView?
    private let animator: any UIDragAnimating

    init(
        _ dragItem: UIDragItem, _ placeholder: StandingPlaceholder, in host: UICollectionView?,
        _ animator: any UIDragAnimating
    ) {
        self.dragItem = dragItem
        self.placeholder = placeholder
        self.host = host
        self.animator = animator
    }

    @discardableResult
    func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool {
        host?.commitPlaceholder(placeholder, dataSourceUpdates: dataSourceUpdates) ?? false
    }

    @discardableResult
    func deletePlaceholder() -> Bool { host?.removePlaceholder(placeholder) ?? false }

    func setNeedsCellUpdate() {
        if let cell = host?.cell(of: placeholder) { placeholder.placeholder.update(cell) }
    }

    func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        animator.addCompletion(completion)
    }
}
