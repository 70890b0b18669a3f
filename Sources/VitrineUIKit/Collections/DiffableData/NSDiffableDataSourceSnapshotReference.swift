public import Foundation

/// A snapshot as Objective-C has it, with identifiers of any types: what `NSFetchedResultsController` gives its delegate.
///
/// On Apple's systems it is a snapshot of Swift's by `snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>`;
/// `vitrine` makes a call of that.
open class NSDiffableDataSourceSnapshotReference: NSObject {
    private var snapshot = NSDiffableDataSourceSnapshot<AnyHashable, AnyHashable>()

    /// Makes an empty snapshot.
    public override init() { super.init() }

    /// How many items there are.
    open var numberOfItems: Int { snapshot.numberOfItems }
    /// How many sections there are.
    open var numberOfSections: Int { snapshot.numberOfSections }
    /// The sections, in order.
    open var sectionIdentifiers: [Any] { snapshot.sectionIdentifiers.map(\.base) }
    /// The items, in order.
    open var itemIdentifiers: [Any] { snapshot.itemIdentifiers.map(\.base) }

    /// How many items a section has.
    open func numberOfItems(inSection sectionIdentifier: Any) -> Int {
        snapshot.numberOfItems(inSection: key(sectionIdentifier))
    }

    /// The items of a section, in order.
    open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
        snapshot.itemIdentifiers(inSection: key(sectionIdentifier)).map(\.base)
    }

    /// The place of an item among all; `NSNotFound` where it is none.
    open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
        snapshot.indexOfItem(key(itemIdentifier)) ?? NSNotFound
    }

    /// The place of a section; `NSNotFound` where it is none.
    open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
        snapshot.indexOfSection(key(sectionIdentifier)) ?? NSNotFound
    }

    /// Adds sections behind the last one.
    open func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
        snapshot.appendSections(sectionIdentifiers.map(key))
    }

    /// Adds items behind the last one of a section.
    open func appendItems(
        withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any
    ) { snapshot.appendItems(identifiers.map(key), toSection: key(sectionIdentifier)) }

    /// Has items be made anew.
    open func reloadItems(withIdentifiers identifiers: [Any]) { snapshot.reloadItems(identifiers.map(key)) }

    /// Identifiers of Swift's types are as they are; those of none of them count by their identity.
    private func key(_ identifier: Any) -> AnyHashable {
        identifier as? AnyHashable ?? AnyHashable(ObjectIdentifier(identifier as AnyObject))
    }

    /// The snapshot of Swift's: what a translated program calls for `snapshot as NSDiffableDataSourceSnapshot<…>`.
    ///
    /// Traps where an identifier is of another type.
    ///
    /// Complexity: O(*n*) in the number of items.
    public func _as<Section: Hashable, Item: Hashable>(
        _ type: NSDiffableDataSourceSnapshot<Section, Item>.Type
    ) -> NSDiffableDataSourceSnapshot<Section, Item> {
        func converted<Identifier>(_ identifiers: [AnyHashable], _ type: Identifier.Type) -> [Identifier] {
            identifiers.map { identifier in
                guard let found = identifier.base as? Identifier else {
                    fatalError(
                        "NSDiffableDataSourceSnapshotReference: an identifier is \(Swift.type(of: identifier.base)), and the snapshot is "
                            + "asked for \(type)."
                    )
                }
                return found
            }
        }
        var result = NSDiffableDataSourceSnapshot<Section, Item>()
        for section in snapshot.sectionIdentifiers {
            let own = converted([section], Section.self)
            result.appendSections(own)
            result.appendItems(
                converted(snapshot.itemIdentifiers(inSection: section), Item.self), toSection: own[0])
        }
        result.reloadItems(converted(snapshot.reloadedItemIdentifiers, Item.self))
        return result
    }
}
