internal import VitrineUI

/// Which classes were registered with which collection view by `register(with:)`.
///
/// A collection view that finds nothing under an identifier knows neither the class nor our call. So the calls are
/// remembered, by the collection view and not longer than it lives, and a dequeue that must fail says why before it
/// does, in the same words on every system.
@MainActor
enum Registrations {
    /// What a class is registered for.
    struct Slot: Hashable {
        /// The element kind; nil for cells.
        var kind: String?
        var identifier: String
    }

    private struct Entry {
        weak var collectionView: UICollectionView?
        var classes: [Slot: UICollectionReusableView.Type] = [:]
    }

    private static var entries: [ObjectIdentifier: Entry] = [:]

    /// How many collection views are known, those that are gone and not swept yet included.
    static var count: Int { entries.count }

    static func note(
        _ type: UICollectionReusableView.Type, as slot: Slot, in collectionView: UICollectionView
    ) {
        let key = ObjectIdentifier(collectionView)
        if classes(of: collectionView) == nil {
            // A newcomer pays for those that went, so that what is remembered never outgrows what is alive.
            entries = entries.filter { $0.value.collectionView != nil }
            entries[key] = Entry(collectionView: collectionView)
        }
        entries[key]?.classes[slot] = type
    }

    private static func classes(of collectionView: UICollectionView) -> [Slot: UICollectionReusableView.Type]?
    {
        // The place in memory may have been another one's, which is gone.
        guard let entry = entries[ObjectIdentifier(collectionView)], entry.collectionView === collectionView
        else {
            return nil
        }
        return entry.classes
    }

    /// Traps if a dequeue of `type` would not give one.
    ///
    /// A class may have been registered without us, which a collection view of Apple's does not tell: there the fault is
    /// only said, once, before the collection view raises its exception, or gives a view after all.
    static func demand<View: UICollectionReusableView>(
        _ type: View.Type, as slot: Slot, in collectionView: UICollectionView, for indexPath: IndexPath
    ) {
        let classes = classes(of: collectionView) ?? [:]
        if classes[slot] is View.Type { return }
        let isRegisteredOtherwise = classes[slot] == nil ? collectionView.hasRegistration(for: slot) : false
        if isRegisteredOtherwise == true { return }
        let fault = fault(of: type, as: slot, among: classes, for: indexPath)
        if isRegisteredOtherwise == false { fatalError(fault) }
        ComponentIssue.report(in: "\(type)", fault)
        note(type, as: slot, in: collectionView)
    }

    private static func fault(
        of type: UICollectionReusableView.Type, as slot: Slot,
        among classes: [Slot: UICollectionReusableView.Type], for indexPath: IndexPath
    ) -> String {
        let place = indexPath.map(String.init).joined(separator: ", ")
        let what =
            "\(type) cannot be dequeued \(slot.kind.map { "as \($0) " } ?? "")for index path [\(place)]: "
        if let other = classes[slot] {
            return what
                + "its reuse identifier \"\(slot.identifier)\" was registered for \(other) last, so the "
                + "collection view would make that. Give one of them a reuseIdentifier of its own."
        }
        let kinds = classes.filter { $0.value == type }.compactMap { $0.key.kind }.sorted()
        if let kind = slot.kind, !kinds.isEmpty {
            return what + "it is registered as \(kinds.joined(separator: " and ")). Call "
                + "\(type).register(with: collectionView, ofKind: \"\(kind)\") where the collection view is made, "
                + "or dequeue it of the kind it has."
        }
        return what + "it is not registered with this collection view. Call "
            + "\(type).register(with: collectionView) where the collection view is made."
    }

    /// What is wrong when a collection view gives a view of another class than was registered by `register(with:)`.
    static func foreign(
        _ view: UICollectionReusableView, for type: UICollectionReusableView.Type, identifier: String
    ) -> String {
        "\(type) was dequeued, and the collection view gave a \(Swift.type(of: view)): that class was registered for "
            + "the reuse identifier \"\(identifier)\" after \(type).register(with: collectionView). Give one of them "
            + "an identifier of its own."
    }
}
