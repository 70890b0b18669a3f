public import Foundation

/// What is asked of a store.
public enum NSPersistentStoreRequestType: UInt, Sendable {
    case fetchRequestType = 1
    case saveRequestType
    case batchInsertRequestType = 5
    case batchUpdateRequestType = 6
    case batchDeleteRequestType = 7
}

/// Something that a context is asked to do.
open class NSPersistentStoreRequest: NSObject {
    /// What it is.
    open var requestType: NSPersistentStoreRequestType { .fetchRequestType }

    /// A request.
    public override init() { super.init() }
}

extension NSPersistentStoreRequest {
    /// The request for results of another type: what a translated program calls for a cast, as requests of Objective-C have no
    /// types of results.
    ///
    /// Traps where it is no request for objects.
    public func _as<Result>(_ type: NSFetchRequest<Result>.Type) -> NSFetchRequest<Result> {
        guard let request = _asOptional(type) else { fatalError("\(self) is no \(type).") }
        return request
    }

    /// The request for results of another type; nil where it is no request for objects.
    public func _asOptional<Result>(_ type: NSFetchRequest<Result>.Type) -> NSFetchRequest<Result>? {
        if let same = self as? NSFetchRequest<Result> { return same }
        return (self as? any TypedRequest)?.typed()
    }
}

/// A request for results of whichever type.
private protocol TypedRequest {
    func typed<Result>() -> NSFetchRequest<Result>
}

extension NSFetchRequest: TypedRequest {
    fileprivate func typed<Result>() -> NSFetchRequest<Result> {
        let request = NSFetchRequest<Result>()
        request.take(self)
        return request
    }
}

/// What a request finds.
public struct NSFetchRequestResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Objects.
    public static let managedObjectResultType: NSFetchRequestResultType = []
    /// Names of objects.
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1 << 0)
    /// Dictionaries of values.
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 1 << 1)
    /// How many there are.
    public static let countResultType = NSFetchRequestResultType(rawValue: 1 << 2)
}

/// A request for objects: which, in what order, how many.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, NSCopying {
    private var name: String?
    /// The class whose kind is looked for when the request is run.
    var objectClass: NSManagedObject.Type?
    /// The kind of objects.
    open var entity: NSEntityDescription?
    /// What they must fulfil; nil for nothing.
    open var predicate: NSPredicate?
    /// Their order; nil or empty for none in particular.
    open var sortDescriptors: [NSSortDescriptor]?
    /// How many at most; 0 for all. Default 0.
    open var fetchLimit = 0
    /// How many are left out at the beginning. Default 0.
    open var fetchOffset = 0
    /// How many are read at once; 0 for all. Here all are.
    open var fetchBatchSize = 0
    /// What is found. Default ``NSFetchRequestResultType/managedObjectResultType``.
    open var resultType: NSFetchRequestResultType = .managedObjectResultType
    /// Whether objects of kinds that inherit are found, too. Default true.
    open var includesSubentities = true
    /// Whether what is not saved counts. Default true.
    open var includesPendingChanges = true
    /// Whether values are read with the objects. Default true.
    open var includesPropertyValues = true
    /// Whether objects have no values until one is asked for. Default true.
    open var returnsObjectsAsFaults = true
    /// Whether objects in memory take over what others saved. Default false.
    open var shouldRefreshRefetchedObjects = false
    /// Which relationships are read with the objects, by their names.
    open var relationshipKeyPathsForPrefetching: [String]?
    /// The values of dictionaries: names, or descriptions of properties; nil for all.
    open var propertiesToFetch: [Any]?
    /// The values that dictionaries are grouped by: names, or descriptions of properties; nil for none.
    open var propertiesToGroupBy: [Any]?
    /// What groups of dictionaries must fulfil; nil for nothing.
    open var havingPredicate: NSPredicate?
    /// Whether dictionaries with the same values are found once. Default false.
    open var returnsDistinctResults = false

    open override var requestType: NSPersistentStoreRequestType { .fetchRequestType }

    /// A request without a kind of objects.
    public override init() { super.init() }

    /// A request for all objects of a kind.
    public init(entityName: String) {
        name = entityName
        super.init()
    }

    /// The name of the kind of objects.
    open var entityName: String? {
        entity?.name ?? name ?? objectClass.flatMap { NSManagedObjectModel.entity(of: $0)?.name }
    }

    /// A request for the same.
    open override func copy() -> Any { copy(with: nil) }

    /// A request for the same.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSFetchRequest<ResultType>()
        copy.take(self)
        return copy
    }

    /// Asks for what another request does.
    func take<Other>(_ other: NSFetchRequest<Other>) {
        name = other.name
        objectClass = other.objectClass
        entity = other.entity
        predicate = other.predicate
        sortDescriptors = other.sortDescriptors
        fetchLimit = other.fetchLimit
        fetchOffset = other.fetchOffset
        fetchBatchSize = other.fetchBatchSize
        resultType = other.resultType
        includesSubentities = other.includesSubentities
        includesPendingChanges = other.includesPendingChanges
        includesPropertyValues = other.includesPropertyValues
        returnsObjectsAsFaults = other.returnsObjectsAsFaults
        shouldRefreshRefetchedObjects = other.shouldRefreshRefetchedObjects
        relationshipKeyPathsForPrefetching = other.relationshipKeyPathsForPrefetching
        propertiesToFetch = other.propertiesToFetch
        propertiesToGroupBy = other.propertiesToGroupBy
        havingPredicate = other.havingPredicate
        returnsDistinctResults = other.returnsDistinctResults
    }

    /// The kind of objects, in a model.
    ///
    /// Traps where the model has none of the name.
    func entity(in context: NSManagedObjectContext) -> NSEntityDescription {
        if let entity { return context.persistentStoreCoordinator?.managedObjectModel.own(entity) ?? entity }
        if let objectClass, let model = context.persistentStoreCoordinator?.managedObjectModel,
            let found = model.entity(of: objectClass)
        {
            return found
        }
        if let objectClass {
            fatalError(
                "No NSEntityDescriptions in any model claim the NSManagedObject subclass '\(objectClass)': the context's model has "
                    + "\(context.model(for: "+entityForEntityName:").nameList).")
        }
        guard let name else {
            fatalError(
                "executeFetchRequest:error: A fetch request must have an entity: make it by NSFetchRequest(entityName:)."
            )
        }
        let model = context.model(for: "+entityForEntityName:")
        guard let found = model.entitiesByName[name] else {
            fatalError(
                "NSFetchRequest could not locate an NSEntityDescription for entity name '\(name)'. The model has: "
                    + "\(model.nameList).")
        }
        entity = found
        return found
    }

    /// Whether an object is one that is asked for, apart from how many.
    func matches(_ object: NSManagedObject, _ entity: NSEntityDescription) -> Bool {
        guard includesSubentities ? object.entity.isKindOf(entity: entity) : object.entity === entity else {
            return false
        }
        return predicate?.evaluate(with: object) ?? true
    }

    /// The order of two objects.
    func order(_ first: NSManagedObject, _ second: NSManagedObject) -> ComparisonResult {
        for descriptor in sortDescriptors ?? [] {
            let order = descriptor.compare(first, to: second)
            if order != .orderedSame { return order }
        }
        return .orderedSame
    }
}
