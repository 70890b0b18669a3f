public import Foundation
public import VitrineFoundation
import VitrineModelStore

/// Objects in memory, and what of them is not saved yet.
///
/// A context belongs to a queue: use it, and its objects, in ``perform(_:)`` alone, or on the main queue where it is the main
/// queue's.
///
/// Unchecked: programs use a context on its queue, as on Apple's systems.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    /// Which queue it belongs to.
    public let concurrencyType: NSManagedObjectContextConcurrencyType
    /// The context that it gets its objects from, and saves to; nil where it does so to a coordinator.
    open var parent: NSManagedObjectContext? {
        didSet { parent?.link(self) }
    }
    /// Where its objects are kept; that of its parent where it has one.
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        get { coordinator ?? parent?.persistentStoreCoordinator }
        set {
            coordinator = newValue
            newValue?.link(self)
        }
    }
    /// What changes can be undone with; nil for none. Default nil. A context that has one belongs to the main thread, as undo
    /// managers do.
    open var undoManager: UndoManager?
    /// What it is called, for the program.
    open var name: String?
    /// Who changes what it saves, for the program.
    open var transactionAuthor: String?
    /// What the program keeps with it.
    public let userInfo = NSMutableDictionary()
    /// What becomes of changes that somebody else has saved meanwhile: an ``NSMergePolicy``. Default ``NSErrorMergePolicy``.
    open var mergePolicy: Any = NSErrorMergePolicy
    /// Whether what others save is taken over by itself. Default false.
    open var automaticallyMergesChangesFromParent = false
    /// Whether objects that are in no store any more lose their values, and are deleted, in place of stopping the program.
    open var shouldDeleteInaccessibleFaults = true
    /// Whether all its objects are kept in memory, not only those with changes. Default false.
    open var retainsRegisteredObjects = false {
        didSet { retained = retainsRegisteredObjects ? Array(registeredObjects) : [] }
    }

    private var coordinator: NSPersistentStoreCoordinator?
    var registered: [NSManagedObjectID: WeakObject] = [:]
    private var sweepLimit = 256
    private var retained: [NSManagedObject] = []
    var inserted = ObjectSet()
    var updated = ObjectSet()
    var deleted = ObjectSet()
    /// Names of objects that were deleted here, and are in no store any more.
    var gone: Set<NSManagedObjectID> = []
    var pending = PendingChanges()
    var isSaving = false
    /// Whether other contexts are not told of what it saves.
    var isApart = false
    private var isProcessingSoon = false
    private var observers: [WeakObserver] = []
    private var children: [WeakContext] = []
    private let queue: ContextQueue

    struct WeakObject { weak var object: NSManagedObject? }
    private struct WeakObserver { weak var observer: (any ObjectObserver)? }
    private struct WeakContext { weak var context: NSManagedObjectContext? }

    /// What observers were not told yet.
    struct PendingChanges {
        var inserted = ObjectSet()
        var updated = ObjectSet()
        var deleted = ObjectSet()
        var refreshed = ObjectSet()
        var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty }
    }

    /// Makes a context of a queue.
    public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
        concurrencyType = ct
        queue = ContextQueue(ct)
        super.init()
    }

    /// Makes a context of a queue (iOS 15).
    public convenience init(_ type: ConcurrencyType) {
        self.init(
            concurrencyType: type == .mainQueue ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
    }

    deinit {
        // Objects that lead to one another keep one another.
        for entry in registered.values { entry.object?.release() }
    }

    // MARK: Queue

    /// Runs a block on the context's queue, later.
    open func perform(_ block: @escaping () -> Void) {
        nonisolated(unsafe) let block = block
        queue.async {
            block()
            self.processPendingChanges()
        }
    }

    /// Runs a block on the context's queue, and waits for it.
    open func performAndWait(_ block: () -> Void) {
        func run() {
            block()
            processPendingChanges()
        }
        queue.sync(run)
    }

    /// Runs a block on the context's queue, and waits for what it returns. A program's own, from before iOS 15, comes first.
    @_disfavoredOverload
    public func performAndWait<T>(_ block: () throws -> T) rethrows -> T {
        func run() throws -> T {
            defer { processPendingChanges() }
            return try block()
        }
        return try queue.sync(run)
    }

    /// Runs a block on the context's queue, and waits for what it returns.
    public func perform<T, Failure: Error>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws(Failure) -> T
    ) async throws(Failure) -> T {
        nonisolated(unsafe) let block = block
        let outcome = await withCheckedContinuation {
            (continuation: CheckedContinuation<Outcome<T, Failure>, Never>) in
            queue.async {
                let outcome = Outcome(result: Result(catching: block))
                self.processPendingChanges()
                continuation.resume(returning: outcome)
            }
        }
        return try outcome.result.get()
    }

    /// Unchecked: handed over once.
    private struct Outcome<T, Failure: Error>: @unchecked Sendable { let result: Result<T, Failure> }

    // MARK: Objects

    /// The new objects that are not saved.
    open var insertedObjects: Set<NSManagedObject> { inserted.set }
    /// The saved objects with changes that are not.
    open var updatedObjects: Set<NSManagedObject> { updated.set }
    /// The objects whose deletion is not saved.
    open var deletedObjects: Set<NSManagedObject> { deleted.set }
    /// All objects in memory.
    open var registeredObjects: Set<NSManagedObject> { Set(registered.values.compactMap(\.object)) }
    /// Whether something is not saved.
    open var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }

    /// The object of a name, if it is in memory.
    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
        registered[objectID]?.object
    }

    /// The object of a name; its values are read when they are asked for.
    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        if let object = registered[objectID]?.object { return object }
        let object = NSManagedObject.make(objectID.entity, insertInto: nil)
        object.adopt(objectID, in: self)
        register(object)
        return object
    }

    /// The object of a name.
    ///
    /// - Throws: Where there is none any more.
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        let object = object(with: objectID)
        guard !object.state.isDeleted, try object.state.isInserted || !object.state.isFault || read(object)
        else {
            throw CoreDataError.make(
                NSManagedObjectReferentialIntegrityError, [NSAffectedObjectsErrorKey: [objectID]])
        }
        return object
    }

    func register(_ object: NSManagedObject) {
        registered[object.objectID] = WeakObject(object: object)
        if retainsRegisteredObjects { retained.append(object) }
        guard registered.count > sweepLimit else { return }
        registered = registered.filter { $0.value.object != nil }
        sweepLimit = max(256, registered.count * 2)
    }

    func unregister(_ object: NSManagedObject) {
        registered[object.objectID] = nil
        if retainsRegisteredObjects { retained.removeAll { $0 === object } }
        object.managedObjectContext = nil
    }

    /// Whether an object was deleted here.
    func isGone(_ id: NSManagedObjectID) -> Bool {
        registered[id]?.object?.state.isDeleted ?? gone.contains(id)
    }

    /// Adds a new object, and those that it leads to.
    open func insert(_ object: NSManagedObject) {
        guard object.managedObjectContext !== self || object.state.isDeleted else { return }
        if let other = object.managedObjectContext, other !== self {
            fatalError(
                "An NSManagedObject cannot be in two contexts: a \(object.entity.name ?? "") is in another one. Look it up "
                    + "here by its objectID: context.object(with:).")
        }
        registerUndo(of: object)
        let wasKept = object.state.isKept
        object.managedObjectContext = self
        object.state.isDeleted = false
        object.state.isInserted = !wasKept
        gone.remove(object.objectID)
        deleted.remove(object)
        register(object)
        if wasKept { noteUnsaved(object) } else { inserted.insert(object) }
        let held = object.held
        object.held = nil
        for other in (held ?? [:]).values where other.managedObjectContext == nil { insert(other) }
        pending.deleted.remove(object)
        pending.inserted.insert(object)
        if !wasKept { object.awakeFromInsert() }
        tell(object)
    }

    /// Deletes an object, as the rules of its relationships say others too.
    open func delete(_ object: NSManagedObject) {
        guard object.managedObjectContext === self, !object.state.isDeleted else { return }
        object.prepareForDeletion()
        object.fireFault()
        registerUndo(of: object)
        object.announceChange()
        object.state.isDeleted = true
        for property in object.entity.layout.properties {
            guard let relationship = property as? NSRelationshipDescription else { continue }
            let related = object.values[property.index].ids
            switch relationship.deleteRule {
            case .cascadeDeleteRule: for id in related where !isGone(id) { delete(self.object(with: id)) }
            case .nullifyDeleteRule, .denyDeleteRule:
                guard let inverse = relationship.inverseRelationship,
                    relationship.deleteRule == .nullifyDeleteRule
                else { continue }
                for id in related where !isGone(id) {
                    self.object(with: id).unlink(object.objectID, at: inverse.index)
                }
            case .noActionDeleteRule: break
            }
        }
        updated.remove(object)
        object.state.isUpdated = false
        if object.state.isInserted {
            inserted.remove(object)
            object.state.isInserted = false
            gone.insert(object.objectID)
            unregister(object)
            object.held = nil
        } else {
            deleted.insert(object)
        }
        pending.inserted.remove(object)
        pending.updated.remove(object)
        pending.deleted.insert(object)
        tell(object)
    }

    /// Notes that an object is not as it is kept any more.
    func noteUnsaved(_ object: NSManagedObject) {
        guard !object.state.isInserted, !object.state.isDeleted, object.managedObjectContext === self else {
            return
        }
        object.state.isUpdated = true
        updated.insert(object)
    }

    /// Notes that a program has changed an object.
    func noteChange(of object: NSManagedObject) {
        noteUnsaved(object)
        guard object.managedObjectContext === self, !object.state.isDeleted else { return }
        if !pending.inserted.contains(object) { pending.updated.insert(object) }
        tell(object)
    }

    // MARK: Observers

    func add(_ observer: any ObjectObserver) {
        observers.removeAll { $0.observer == nil || $0.observer === observer }
        observers.append(WeakObserver(observer: observer))
    }

    func remove(_ observer: any ObjectObserver) {
        observers.removeAll { $0.observer == nil || $0.observer === observer }
    }

    /// Tells those who show objects of one that came, changed or went, and all others soon.
    func tell(_ object: NSManagedObject) {
        for observer in observers { observer.observer?.contextDidChange(object) }
        guard !isProcessingSoon else { return }
        isProcessingSoon = true
        queue.async { [weak self] in self?.processPendingChanges() }
    }

    /// Tells observers of what has changed since they were told last.
    open func processPendingChanges() {
        isProcessingSoon = false
        guard !pending.isEmpty else { return }
        let changes = pending
        pending = PendingChanges()
        for observer in observers { observer.observer?.contextDidProcess(changes) }
        var info: [AnyHashable: Any] = [:]
        if !changes.inserted.isEmpty { info[NSInsertedObjectsKey] = changes.inserted.set }
        if !changes.updated.isEmpty { info[NSUpdatedObjectsKey] = changes.updated.set }
        if !changes.deleted.isEmpty { info[NSDeletedObjectsKey] = changes.deleted.set }
        if !changes.refreshed.isEmpty { info[NSRefreshedObjectsKey] = changes.refreshed.set }
        NotificationCenter.default.post(
            name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: info)
    }

    // MARK: Chain

    private func link(_ child: NSManagedObjectContext) {
        children.removeAll { $0.context == nil || $0.context === child }
        children.append(WeakContext(context: child))
    }

    /// The contexts that get their objects from this one.
    var childContexts: [NSManagedObjectContext] { children.compactMap(\.context) }

    /// Where it gets its objects from.
    func source() throws -> any ObjectSource {
        if let parent { return parent }
        guard let coordinator else {
            throw CoreDataError.make(
                NSPersistentStoreInvalidTypeError,
                [
                    NSLocalizedDescriptionKey:
                        "The context has no persistent store coordinator: set persistentStoreCoordinator or parent."
                ])
        }
        return coordinator
    }

    /// The model of its coordinator. Traps where there is none.
    func model(for call: String) -> NSManagedObjectModel {
        guard let model = persistentStoreCoordinator?.managedObjectModel else {
            fatalError(
                "\(call) nil is not a legal NSPersistentStoreCoordinator for searching for entity names: give the context a "
                    + "persistentStoreCoordinator or a parent first.")
        }
        return model
    }
}

/// Who shows objects of a context.
protocol ObjectObserver: AnyObject {
    /// An object came, changed, or went.
    func contextDidChange(_ object: NSManagedObject)
    /// What has changed since the last time, all at once.
    func contextDidProcess(_ changes: NSManagedObjectContext.PendingChanges)
}

extension Notification.Name {
    /// After objects of a context have changed.
    public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
        "NSObjectsChangedInManagingContextNotification")
    /// After a context has saved.
    public static let NSManagedObjectContextDidSave = Notification.Name(
        "NSManagingContextDidSaveChangesNotification")
    /// Before a context saves.
    public static let NSManagedObjectContextWillSave = Notification.Name(
        "NSManagingContextWillSaveChangesNotification")
}

extension NSManagedObjectContext {
    /// After objects of a context have changed.
    public static let didChangeObjectsNotification = Notification.Name.NSManagedObjectContextObjectsDidChange
    /// After a context has saved.
    public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
    /// Before a context saves.
    public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave

    /// What notifications of a context say.
    public enum NotificationKey: String, Sendable {
        case insertedObjects = "inserted"
        case updatedObjects = "updated"
        case deletedObjects = "deleted"
        case refreshedObjects = "refreshed"
        case invalidatedAllObjects = "invalidatedAll"
    }
}

/// The objects that came, in notifications of a context.
public let NSInsertedObjectsKey = "inserted"
/// The objects that changed, in notifications of a context.
public let NSUpdatedObjectsKey = "updated"
/// The objects that went, in notifications of a context.
public let NSDeletedObjectsKey = "deleted"
/// The objects whose values were read again, in notifications of a context.
public let NSRefreshedObjectsKey = "refreshed"
/// The objects that belong to no context any more, in notifications of a context.
public let NSInvalidatedObjectsKey = "invalidated"
/// Whether all objects belong to no context any more, in notifications of a context.
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
/// Names of objects that came, in what is merged.
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
/// Names of objects that changed, in what is merged.
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
/// Names of objects that went, in what is merged.
public let NSDeletedObjectIDsKey = "deleted_objectIDs"
