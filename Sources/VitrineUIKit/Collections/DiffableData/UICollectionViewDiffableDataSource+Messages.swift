import Foundation
import VitrineDiff

extension UICollectionViewDiffableDataSource {
    /// UIKit's words for a rule that a program broke.
    private static var confinement: String {
        "Please always submit updates either always on the main queue or always off the main queue"
    }

    private var viewDescription: String {
        "view=" + (collectionView.map { "\($0); dataSource: \(self)" } ?? "nil; dataSource: \(self)")
    }

    func refuseToDeadlock() -> Never {
        fatalError(
            "Deadlock detected: calling this method on the main queue with outstanding async updates is not permitted "
                + "and will deadlock. \(Self.confinement) - \(viewDescription)")
    }

    func warnOfMixedThreads() {
        ReportLog.current.report(
            "Warning: applying updates in a non-thread confined manner is dangerous and can lead to deadlocks. "
                + "\(Self.confinement) - \(viewDescription)")
    }

    /// What to say when the collection view asks for a cell of an item that is not there.
    func noItemMessage(at indexPath: IndexPath) -> String {
        let place = "[" + indexPath.map(String.init).joined(separator: ", ") + "]"
        guard indexPath.count == 2, current.sections.indices.contains(indexPath.section) else {
            return "\(type(of: self)) was asked for the cell at \(place), but its snapshot has "
                + "\(current.numberOfSections) sections. \(Self.countsCause)"
        }
        return "\(type(of: self)) was asked for the cell at \(place), but section "
            + "\(current.sections[indexPath.section]) has "
            + "\(current.numberOfItems(inSection: indexPath.section)) items in its snapshot. \(Self.countsCause)"
    }

    private static var countsCause: String {
        "Usual causes: a subclass overrides numberOfSections(in:) or collectionView(_:numberOfItemsInSection:) with "
            + "other numbers than the snapshot's, or the layout invents index paths."
    }

    /// One sentence about identifiers whose `==` and `hash(into:)` contradict each other.
    ///
    /// - Parameter snapshot: The new state; the old one is gone.
    func message(
        for fault: IdentifierFault, in snapshot: Snapshot<SectionIdentifierType, ItemIdentifierType>
    ) -> String {
        let type: String
        switch fault.place {
        case .oldSection, .newSection: type = "\(SectionIdentifierType.self)"
        case .oldItem, .newItem: type = "\(ItemIdentifierType.self)"
        }
        let identifier =
            [fault.place, fault.otherPlace].lazy.compactMap { $0.flatMap { self.name(at: $0, in: snapshot) } }
            .first
        return "Identifiers of the type \(type) cannot be told apart reliably"
            + (identifier.map { " (\($0))" } ?? "")
            + ": \(fault.description); items will seem to vanish and to come back "
            + "until the type's Hashable conformance is mended."
    }

    private func name(
        at place: IdentifierFault.Place, in snapshot: Snapshot<SectionIdentifierType, ItemIdentifierType>
    ) -> String? {
        switch place {
        case .newSection(let section): return "\(snapshot.sections[section])"
        case .newItem(let position): return "\(snapshot[position])"
        case .oldSection, .oldItem: return nil
        }
    }
}
