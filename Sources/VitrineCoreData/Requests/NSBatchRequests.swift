public import Foundation

/// What a request of a store answered.
open class NSPersistentStoreResult: NSObject {}

/// What is answered of objects that were deleted in a store.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    case resultTypeStatusOnly = 0
    case resultTypeObjectIDs
    case resultTypeCount
}

/// What is answered of objects that were added to a store.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
    case statusOnly = 0
    case objectIDs
    case count
}

/// What is answered of objects that were changed in a store.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
    case statusOnlyResultType = 0
    case updatedObjectIDsResultType
    case updatedObjectsCountResultType
}

/// Deletes objects in a store; contexts do not know of it.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    /// Which objects.
    public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    /// What is answered. Default: whether it was done.
    open var resultType: NSBatchDeleteRequestResultType = .resultTypeStatusOnly
    open override var requestType: NSPersistentStoreRequestType { .batchDeleteRequestType }

    /// Deletes the objects of a request.
    public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
        fetchRequest = fetch
        super.init()
    }

    /// Deletes objects.
    public convenience init(objectIDs objects: [NSManagedObjectID]) {
        let request = NSFetchRequest<any NSFetchRequestResult>()
        request.entity = objects.first?.entity
        let ids = Set(objects)
        request.predicate = NSPredicate { object, _ in
            (object as? NSManagedObject).map { ids.contains($0.objectID) } ?? false
        }
        self.init(fetchRequest: request)
    }
}

/// What became of ``NSBatchDeleteRequest``.
open class NSBatchDeleteResult: NSPersistentStoreResult {
    /// As the request says: a flag, names of objects, or how many.
    public let result: Any?
    /// What the request said.
    public let resultType: NSBatchDeleteRequestResultType
    init(_ result: Any?, _ type: NSBatchDeleteRequestResultType) {
        self.result = result
        resultType = type
    }
}

/// Adds objects to a store; contexts do not know of it.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
    private let name: String
    /// The values of the objects.
    open var objectsToInsert: [[String: Any]]?
    /// Fills the values of one object after another, until it answers true.
    open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
    /// Fills one object after another, until it answers true.
    open var managedObjectHandler: ((NSManagedObject) -> Bool)?
    /// What is answered. Default: whether it was done.
    open var resultType: NSBatchInsertRequestResultType = .statusOnly
    open override var requestType: NSPersistentStoreRequestType { .batchInsertRequestType }
    /// The name of the kind of objects.
    open var entityName: String { name }

    /// Adds objects of values.
    public init(entityName: String, objects dictionaries: [[String: Any]]) {
        name = entityName
        objectsToInsert = dictionaries
        super.init()
    }

    /// Adds objects of values.
    public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
        self.init(entityName: entity.name ?? "", objects: dictionaries)
    }

    /// Adds objects of values that a function fills in, until it answers true.
    public init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
        name = entityName
        dictionaryHandler = handler
        super.init()
    }

    /// Adds objects of values that a function fills in, until it answers true.
    public convenience init(
        entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
    ) { self.init(entityName: entity.name ?? "", dictionaryHandler: handler) }

    /// Adds objects that a function fills in, until it answers true.
    public init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
        name = entityName
        managedObjectHandler = handler
        super.init()
    }

    /// Adds objects that a function fills in, until it answers true.
    public convenience init(
        entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
    ) { self.init(entityName: entity.name ?? "", managedObjectHandler: handler) }
}

/// What became of ``NSBatchInsertRequest``.
open class NSBatchInsertResult: NSPersistentStoreResult {
    /// As the request says: a flag, names of objects, or how many.
    public let result: Any?
    /// What the request said.
    public let resultType: NSBatchInsertRequestResultType
    init(_ result: Any?, _ type: NSBatchInsertRequestResultType) {
        self.result = result
        resultType = type
    }
}

/// Changes values of objects in a store; contexts do not know of it.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
    private let name: String
    /// Which objects; nil for all.
    open var predicate: NSPredicate?
    /// The values, by names or descriptions of properties.
    open var propertiesToUpdate: [AnyHashable: Any]?
    /// Whether objects of kinds that inherit are changed, too. Default true.
    open var includesSubentities = true
    /// What is answered. Default: whether it was done.
    open var resultType: NSBatchUpdateRequestResultType = .statusOnlyResultType
    open override var requestType: NSPersistentStoreRequestType { .batchUpdateRequestType }
    /// The name of the kind of objects.
    open var entityName: String { name }

    /// Changes objects of a kind.
    public init(entityName: String) {
        name = entityName
        super.init()
    }

    /// Changes objects of a kind.
    public convenience init(entity: NSEntityDescription) { self.init(entityName: entity.name ?? "") }
}

/// What became of ``NSBatchUpdateRequest``.
open class NSBatchUpdateResult: NSPersistentStoreResult {
    /// As the request says: a flag, names of objects, or how many.
    public let result: Any?
    /// What the request said.
    public let resultType: NSBatchUpdateRequestResultType
    init(_ result: Any?, _ type: NSBatchUpdateRequestResultType) {
        self.result = result
        resultType = type
    }
}

/// What became of ``NSAsynchronousFetchRequest``.
open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreResult {
    /// What was found.
    public let finalResult: [ResultType]?
    /// Why nothing was found.
    public let operationError: (any Error)?
    init(_ result: Result<[ResultType], any Error>) {
        finalResult = try? result.get()
        if case .failure(let error) = result { operationError = error } else { operationError = nil }
    }
}

/// A request that is run on the context's queue while the program goes on.
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest {
    /// Which objects.
    public let fetchRequest: NSFetchRequest<ResultType>
    /// Called on the context's queue with what was found.
    public let completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
    /// How many objects are expected. Default 0.
    open var estimatedResultCount = 0

    /// Makes a request.
    public init(
        fetchRequest request: NSFetchRequest<ResultType>,
        completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
    ) {
        fetchRequest = request
        completionBlock = blk
        super.init()
    }
}

extension NSManagedObjectContext {
    /// Runs a request of whichever kind.
    ///
    /// - Throws: Where a file cannot be read or written.
    @discardableResult
    public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        switch request {
        case let request as NSBatchDeleteRequest: return try run(request)
        case let request as NSBatchInsertRequest: return try run(request)
        case let request as NSBatchUpdateRequest: return try run(request)
        case let request as any AsynchronousRequest: return request.start(in: self)
        default:
            fatalError(
                "NSManagedObjectContext.execute(_:) takes batch requests and asynchronous ones; call fetch(_:) for others."
            )
        }
    }

    /// A context for what this one is not to know of.
    private func apart() throws -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        context.mergePolicy = mergePolicy
        context.isApart = true
        return context
    }

    private func run(_ request: NSBatchDeleteRequest) throws -> NSPersistentStoreResult {
        let context = try apart()
        let fetch = NSFetchRequest<NSManagedObject>()
        fetch.take(request.fetchRequest)
        fetch.resultType = .managedObjectResultType
        let objects = try context.fetch(fetch)
        for object in objects { context.delete(object) }
        try context.save()
        let result: Any =
            switch request.resultType {
            case .resultTypeStatusOnly: true
            case .resultTypeCount: objects.count
            case .resultTypeObjectIDs: objects.map(\.objectID)
            }
        return NSBatchDeleteResult(result, request.resultType)
    }

    private func run(_ request: NSBatchInsertRequest) throws -> NSPersistentStoreResult {
        let context = try apart()
        var ids: [NSManagedObjectID] = []
        func add() -> NSManagedObject {
            let object = NSEntityDescription.insertNewObject(forEntityName: request.entityName, into: context)
            ids.append(object.objectID)
            return object
        }
        func add(_ values: [String: Any]) {
            let object = add()
            for (key, value) in values { object.setModelValue(value, at: object.place(of: key)) }
        }
        for values in request.objectsToInsert ?? [] { add(values) }
        if let handler = request.dictionaryHandler {
            let values = NSMutableDictionary()
            while !handler(values) {
                add(values as? [String: Any] ?? [:])
                values.removeAllObjects()
            }
        }
        if let handler = request.managedObjectHandler {
            while true {
                let object = add()
                guard handler(object) else { continue }
                context.delete(object)
                ids.removeLast()
                break
            }
        }
        try context.save()
        let result: Any =
            switch request.resultType {
            case .statusOnly: true
            case .count: ids.count
            case .objectIDs: ids
            }
        return NSBatchInsertResult(result, request.resultType)
    }

    private func run(_ request: NSBatchUpdateRequest) throws -> NSPersistentStoreResult {
        let context = try apart()
        let fetch = NSFetchRequest<NSManagedObject>(entityName: request.entityName)
        fetch.predicate = request.predicate
        fetch.includesSubentities = request.includesSubentities
        let objects = try context.fetch(fetch)
        for object in objects {
            for (key, value) in request.propertiesToUpdate ?? [:] {
                let name = (key.base as? NSPropertyDescription)?.name ?? key.base as? String ?? ""
                object.setModelValue(value, at: object.place(of: name))
            }
        }
        try context.save()
        let result: Any =
            switch request.resultType {
            case .statusOnlyResultType: true
            case .updatedObjectsCountResultType: objects.count
            case .updatedObjectIDsResultType: objects.map(\.objectID)
            }
        return NSBatchUpdateResult(result, request.resultType)
    }
}

/// Whatever an asynchronous request finds.
private protocol AsynchronousRequest: NSPersistentStoreRequest {
    func start(in context: NSManagedObjectContext) -> NSPersistentStoreResult
}

extension NSAsynchronousFetchRequest: AsynchronousRequest {
    fileprivate func start(in context: NSManagedObjectContext) -> NSPersistentStoreResult {
        context.perform {
            self.completionBlock?(NSAsynchronousFetchResult(Result { try context.fetch(self.fetchRequest) }))
        }
        return NSAsynchronousFetchResult(Result<[ResultType], any Error>.success([]))
    }
}
