public import Foundation
public import VitrineUIKit

/// What became of an object or a section of a controller.
public enum NSFetchedResultsChangeType: UInt, Sendable {
    case insert = 1
    case delete = 2
    case move = 3
    case update = 4
}

/// A section of a controller: objects with the same value.
public protocol NSFetchedResultsSectionInfo {
    /// The value.
    var name: String { get }
    /// What an index at the side of a table shows of it.
    var indexTitle: String? { get }
    /// How many objects there are.
    var numberOfObjects: Int { get }
    /// The objects.
    var objects: [Any]? { get }
}

/// Who is told when the objects of a controller change.
public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
    /// Before the changes are told one by one.
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    /// After the changes were told one by one.
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    /// An object came, changed, moved or went.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
    /// A section came or went.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType)
    /// The names of all objects by their sections, with those that have changed to be made anew. A delegate that has this is not
    /// told of changes one by one.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference)
    /// What an index at the side of a table shows of a section.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        sectionIndexTitleForSectionName sectionName: String
    ) -> String?
}

extension NSFetchedResultsControllerDelegate {
    public func controllerWillChangeContent(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) {}
    public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType
    ) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
    ) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        sectionIndexTitleForSectionName sectionName: String
    ) -> String? { sectionName.first.map { String($0).uppercased() } }
}

/// The objects of a request in sections, and what becomes of them, for a table or a collection view.
///
/// Delegates are given a controller of results of any type, which is equal to the one that they are delegates of, but another
/// object: generic types of Swift are not one another's.
open class NSFetchedResultsController<ResultType>: NSObject {
    private let core: ResultsCore

    /// Makes a controller. It has no objects before ``performFetch()``.
    ///
    /// Traps for a request without an order, as Core Data does.
    ///
    /// - Parameters:
    ///   - sectionNameKeyPath: Where objects have what makes them be in a section, by which the request must be ordered first;
    ///     nil for one section.
    ///   - name: Of a file that remembers sections, of which there is none here.
    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {
        guard !(fetchRequest.sortDescriptors ?? []).isEmpty else {
            fatalError(
                "An instance of NSFetchedResultsController requires a fetch request with sort descriptors.")
        }
        core = ResultsCore(request: fetchRequest, context, sectionNameKeyPath)
        self.fetchRequest = fetchRequest
        cacheName = name
        super.init()
        core.delegated = { [unowned self] in
            self as? NSFetchedResultsController<any NSFetchRequestResult>
                ?? NSFetchedResultsController<any NSFetchRequestResult>(core, fetchRequest.erased, name)
        }
    }

    /// The controller of results of another type: what a translated program calls for a cast, as controllers of Objective-C have
    /// no types of results.
    public final func _as<Result>(
        _ type: NSFetchedResultsController<Result>.Type
    ) -> NSFetchedResultsController<Result> {
        self as? NSFetchedResultsController<Result>
            ?? NSFetchedResultsController<Result>(
                core, fetchRequest._as(NSFetchRequest<Result>.self), cacheName)
    }

    /// The controller of results of another type.
    public final func _asOptional<Result>(
        _ type: NSFetchedResultsController<Result>.Type
    ) -> NSFetchedResultsController<Result>? { _as(type) }

    fileprivate init(_ core: ResultsCore, _ request: NSFetchRequest<ResultType>, _ cacheName: String?) {
        self.core = core
        self.cacheName = cacheName
        fetchRequest = request
        super.init()
    }

    /// Which objects.
    public let fetchRequest: NSFetchRequest<ResultType>
    /// Where they are looked for.
    public var managedObjectContext: NSManagedObjectContext { core.context }
    /// Where objects have what makes them be in a section; nil for one section.
    public var sectionNameKeyPath: String? { core.sectionKeyPath }
    /// The name of a file that remembers sections, of which there is none here.
    public let cacheName: String?
    /// Who is told of changes. Without a delegate the objects stay as they were found.
    open weak var delegate: (any NSFetchedResultsControllerDelegate)? {
        get { core.delegate }
        set { core.delegate = newValue }
    }

    /// Looks for the objects.
    ///
    /// - Throws: Where a file cannot be read.
    open func performFetch() throws { try core.fetch() }

    /// The objects; nil before ``performFetch()``.
    open var fetchedObjects: [ResultType]? {
        core.isFetched ? core.results.objects.compactMap { $0 as? ResultType } : nil
    }

    /// The sections; nil before ``performFetch()``.
    open var sections: [any NSFetchedResultsSectionInfo]? { core.isFetched ? core.sections : nil }

    /// An object. Traps where there is none.
    open func object(at indexPath: IndexPath) -> ResultType {
        guard indexPath.count == 2, core.sections.indices.contains(indexPath[0]),
            core.sections[indexPath[0]].models.indices.contains(indexPath[1])
        else {
            fatalError(
                "no object at index path \(indexPath): the controller has \(core.sections.map(\.models.count)) objects in its sections."
            )
        }
        return core.sections[indexPath[0]].models[indexPath[1]] as! ResultType
    }

    /// Where an object is; nil where it is none of them.
    open func indexPath(forObject object: ResultType) -> IndexPath? {
        (object as? NSManagedObject).flatMap { core.paths(core.sections)[ObjectIdentifier($0)] }
    }

    /// What an index at the side of a table shows.
    open var sectionIndexTitles: [String] { core.sections.map { $0.indexTitle ?? "" } }

    /// What an index at the side of a table shows of a section.
    open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
        guard let controller = core.delegated?() else { return nil }
        return delegate?.controller(controller, sectionIndexTitleForSectionName: sectionName)
            ?? sectionName.first.map { String($0).uppercased() }
    }

    /// The section of what an index shows.
    open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int { sectionIndex }

    /// Forgets files that remember sections, of which there are none here.
    open class func deleteCache(withName name: String?) {}

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? any ResultsController)?.sharedCore === core
    }
    open override var hash: Int { ObjectIdentifier(core).hashValue }
}

private protocol ResultsController: AnyObject {
    var sharedCore: AnyObject { get }
}

extension NSFetchedResultsController: ResultsController {
    fileprivate var sharedCore: AnyObject { core }
}
