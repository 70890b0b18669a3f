public import Foundation
import Synchronization
import VitrineFoundation
import VitrineModelStore

/// The stores of a program's objects, of one model.
///
/// Unchecked: what changes is behind a lock.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    /// The kinds of objects.
    public let managedObjectModel: NSManagedObjectModel
    /// What it is called, for the program.
    open var name: String?
    private let state = Mutex(State())

    private struct State {
        var stores: [NSPersistentStore] = []
        var contexts: [WeakContext] = []
    }

    /// Unchecked: only its identity is used behind the lock.
    private struct WeakContext: @unchecked Sendable {
        weak var context: NSManagedObjectContext?
    }

    /// Makes a coordinator of no stores.
    public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

    /// The stores that it has.
    open var persistentStores: [NSPersistentStore] { state.withLock { $0.stores } }

    /// Opens a store.
    ///
    /// - Throws: Where the file cannot be read, or is something else.
    @discardableResult
    open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        let entities = try managedObjectModel.entities(in: configuration).filter { !$0.isAbstract }
        let store = try NSPersistentStore(
            type: storeType, url: storeURL, configuration: configuration, options: options, entities: entities
        )
        store.persistentStoreCoordinator = self
        state.withLock { $0.stores.append(store) }
        return store
    }

    /// Opens a store (iOS 15).
    ///
    /// - Throws: Where the file cannot be read, or is something else.
    @discardableResult
    open func addPersistentStore(
        type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        try addPersistentStore(
            ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
    }

    /// Opens a store that a description is of, and tells how that went.
    open func addPersistentStore(
        with storeDescription: NSPersistentStoreDescription,
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        nonisolated(unsafe) let block = block
        let open: @Sendable () -> Void = {
            do {
                try self.addPersistentStore(
                    ofType: storeDescription.type, configurationName: storeDescription.configuration,
                    at: storeDescription.url, options: storeDescription.options)
                block(storeDescription, nil)
            } catch { block(storeDescription, error) }
        }
        if storeDescription.shouldAddStoreAsynchronously {
            DispatchQueue.global().async(execute: open)
        } else {
            open()
        }
    }

    /// Closes a store.
    open func remove(_ store: NSPersistentStore) throws {
        state.withLock { $0.stores.removeAll { $0 === store } }
    }

    /// Removes all that is in a store's file.
    open func destroyPersistentStore(
        at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
    ) throws {
        for store in persistentStores where store.url == url { try remove(store) }
        for ending in ["", "-wal", "-shm"] where FileManager.default.fileExists(atPath: url.path + ending) {
            try FileManager.default.removeItem(atPath: url.path + ending)
        }
    }

    /// Removes all that is in a store's file (iOS 15).
    open func destroyPersistentStore(
        at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
    ) throws { try destroyPersistentStore(at: url, ofType: type.rawValue, options: options) }

    /// The store of a file; nil for none.
    open func persistentStore(for URL: URL) -> NSPersistentStore? { persistentStores.first { $0.url == URL } }

    /// The file of a store.
    open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }

    /// The name of an object that a URL is of; nil where it is of none of its stores.
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        let parts = url.pathComponents.filter { $0 != "/" }
        guard url.scheme == "x-coredata", parts.count == 2,
            let uuid = UUID(uuidString: String(parts[1].dropFirst())),
            let entity = managedObjectModel.entitiesByName[parts[0]],
            let store = persistentStores.first(where: {
                $0.identifier.caseInsensitiveCompare(url.host ?? "") == .orderedSame
            })
        else { return nil }
        return NSManagedObjectID(entity, uuid: uuid, store: store, isTemporary: false)
    }

    /// What a store says of itself.
    open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }

    /// What a store in a file says of itself.
    ///
    /// - Throws: Where the file cannot be read.
    public class func metadataForPersistentStore(
        type: NSPersistentStore.StoreType, at storeURL: URL, options: [AnyHashable: Any]? = nil
    ) throws -> [String: Any] {
        try metadataForPersistentStore(ofType: type.rawValue, at: storeURL, options: options)
    }

    /// What a store in a file says of itself.
    ///
    /// - Throws: Where the file cannot be read.
    public class func metadataForPersistentStore(
        ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
    ) throws -> [String: Any] {
        var options = options ?? [:]
        options[NSReadOnlyPersistentStoreOption] = true as NSNumber
        return try NSPersistentStore(
            type: storeType, url: url, configuration: nil, options: options, entities: []
        ).metadata
    }

    /// Runs a block, and waits for it.
    open func performAndWait(_ block: () -> Void) { block() }

    // MARK: Contexts

    func link(_ context: NSManagedObjectContext) {
        state.withLock { state in
            state.contexts.removeAll { $0.context == nil || $0.context === context }
            state.contexts.append(WeakContext(context: context))
        }
    }

    private func tell(_ ids: MergedIDs, but sender: NSManagedObjectContext) {
        let contexts = state.withLock { $0.contexts.compactMap(\.context) }
        for context in contexts where context !== sender { context.parentDidSave(ids) }
    }

    /// The store that keeps a kind of objects.
    ///
    /// - Throws: Where there is none.
    func store(of entity: NSEntityDescription) throws -> NSPersistentStore {
        let stores = persistentStores
        let found = stores.first { store in
            managedObjectModel.configuration(store.configurationName)?.contains { $0.name == entity.name }
                ?? true
        }
        if let found { return found }
        throw CoreDataError.make(
            NSPersistentStoreOpenError,
            [
                NSLocalizedDescriptionKey: stores.isEmpty
                    ? "This NSPersistentStoreCoordinator has no persistent stores. It cannot perform a save operation: call "
                        + "loadPersistentStores(completionHandler:) first, and look at its error."
                    : "No store has '\(entity.name ?? "")': add it to the configuration of one."
            ])
    }
}

extension Notification.Name {
    /// After something was saved to a store that was opened with ``NSPersistentStoreRemoteChangeNotificationPostOptionKey``.
    /// What other programs save is not noticed here.
    public static let NSPersistentStoreRemoteChange = Notification.Name(
        "NSPersistentStoreRemoteChangeNotification")
}

/// What tells a store apart, in what it says of itself and in notifications.
public let NSStoreUUIDKey = "NSStoreUUID"
/// The file of a store, in notifications.
public let NSPersistentStoreURLKey = "storeURL"

extension NSPersistentStoreCoordinator: ObjectSource {
    func rows(of entity: NSEntityDescription) throws -> [ObjectRow] {
        let store = try store(of: entity)
        return try store.rows.rows(of: entity.layout.table).map { try object($0, entity, store) }
    }

    func rows(of entity: NSEntityDescription, _ condition: PredicateCondition?) throws -> [ObjectRow] {
        guard let condition, let filter = entity.layout.filter(condition) else { return try rows(of: entity) }
        let store = try store(of: entity)
        return try store.rows.rows(of: entity.layout.table, filter).map { try object($0, entity, store) }
    }

    func row(of id: NSManagedObjectID) throws -> ObjectRow? {
        let store = try store(of: id.entity)
        return try store.rows.row(id.uuid, of: id.entity.layout.table).map {
            ObjectRow(id: id, values: try object($0, id.entity, store).values)
        }
    }

    func apply(_ changes: ObjectChanges, from context: NSManagedObjectContext) throws {
        var byStore: [ObjectIdentifier: (store: NSPersistentStore, tables: [String: StoreChange])] = [:]
        func change(_ entity: NSEntityDescription, _ edit: (inout StoreChange) throws -> Void) throws {
            let store = try store(of: entity)
            let table = entity.layout.table
            try edit(
                &byStore[ObjectIdentifier(store), default: (store, [:])]
                    .tables[table.name, default: StoreChange(table: table)])
        }
        for row in changes.inserted {
            try change(row.id.entity) {
                $0.rows.append(StoredRow(id: row.id.uuid, values: stored(row.values, row.id.entity)))
            }
        }
        for update in changes.updated {
            let id = update.row.id
            let current = try row(of: id)?.values ?? update.committed
            let values = update.merged(over: current, id.entity.layout)
            try change(id.entity) {
                $0.rows.append(StoredRow(id: id.uuid, values: stored(values, id.entity)))
            }
        }
        for id in changes.deleted { try change(id.entity) { $0.removed.append(id.uuid) } }
        for (store, tables) in byStore.values {
            guard !store.isReadOnly else {
                throw CoreDataError.make(
                    NSPersistentStoreSaveError,
                    [
                        NSLocalizedDescriptionKey:
                            "The store at \(store.url?.path ?? "") is opened to be read only.",
                        NSAffectedStoresErrorKey: [store],
                    ])
            }
            do {
                try store.rows.apply(tables.sorted { $0.key < $1.key }.map(\.value))
            } catch {
                throw CoreDataError.make(
                    NSPersistentStoreSaveError,
                    [
                        NSLocalizedDescriptionKey: "\(error)", NSUnderlyingErrorKey: error,
                        NSAffectedStoresErrorKey: [store],
                    ])
            }
        }
        for row in changes.inserted { row.id.settle(in: try store(of: row.id.entity)) }
        if !context.isApart { tell(MergedIDs(changes), but: context) }
        for (store, _) in byStore.values where store.isAnnounced {
            NotificationCenter.default.post(
                name: .NSPersistentStoreRemoteChange, object: self,
                userInfo: [NSStoreUUIDKey: store.identifier ?? "", NSPersistentStoreURLKey: store.url as Any])
        }
    }

    // MARK: Rows

    private func object(
        _ row: StoredRow, _ entity: NSEntityDescription, _ store: NSPersistentStore
    ) throws -> ObjectRow {
        let layout = entity.layout
        var values = layout.initial
        for (property, value) in zip(layout.properties, row.values) where value != .missing {
            switch property {
            case let attribute as NSAttributeDescription: values[property.index] = attribute.value(of: value)
            case let relationship as NSRelationshipDescription:
                let ids = try value.identifiers.compactMap { try id($0, of: relationship) }
                values[property.index] =
                    relationship.isToMany ? .many(RelatedIDs(ids)) : ids.first.map(ManagedValue.one) ?? .none
            default: break
            }
        }
        return ObjectRow(
            id: NSManagedObjectID(entity, uuid: row.id, store: store, isTemporary: false), values: values)
    }

    /// The name of an object that a relationship leads to: of which kind it is, where others inherit from that of the
    /// relationship, the tables know.
    private func id(_ uuid: UUID, of relationship: NSRelationshipDescription) throws -> NSManagedObjectID? {
        guard let destination = relationship.destinationEntity else { return nil }
        let kinds = destination.family.filter { !$0.isAbstract }
        let store = try store(of: destination)
        let kind =
            kinds.count == 1
            ? kinds[0] : try kinds.first { try store.rows.row(uuid, of: $0.layout.table) != nil }
        return kind.map { NSManagedObjectID($0, uuid: uuid, store: store, isTemporary: false) }
    }

    private func stored(_ values: [ManagedValue], _ entity: NSEntityDescription) -> [StoredValue] {
        entity.layout.properties.map { property in
            if property.isTransient { return .null }
            return switch values[property.index] {
            case .none: .null
            case .attribute(let value): entity.layout.attribute(property.index)?.stored(value) ?? .null
            case .encoded(let data): .data(data)
            case .one(let id): .identifiers([id.uuid])
            case .many(let related): .identifiers(related.ids.map(\.uuid))
            }
        }
    }
}

extension NSAttributeDescription {
    /// What a store keeps of a value.
    func stored(_ value: Any) -> StoredValue {
        switch value {
        case let text as String where attributeType != .transformableAttributeType: return .text(text)
        case let number as NSDecimalNumber where attributeType == .decimalAttributeType:
            return .text(number.stringValue)
        case let number as NSNumber
        where attributeType == .doubleAttributeType || attributeType == .floatAttributeType:
            return .real(number.doubleValue)
        case let number as NSNumber where attributeType.isNumber: return .integer(number.int64Value)
        case let date as Date where attributeType == .dateAttributeType:
            return .real(date.timeIntervalSinceReferenceDate)
        case let data as Data where attributeType == .binaryDataAttributeType: return .data(data)
        case let uuid as UUID where attributeType == .UUIDAttributeType: return .text(uuid.uuidString)
        case let url as URL where attributeType == .URIAttributeType: return .text(url.absoluteString)
        default: return encoded(value).map(StoredValue.data) ?? .null
        }
    }

    /// A value of what a store keeps.
    fileprivate func value(of stored: StoredValue) -> ManagedValue {
        switch (attributeType, stored) {
        case (.integer16AttributeType, .integer(let number)), (.integer32AttributeType, .integer(let number)),
            (.integer64AttributeType, .integer(let number)):
            .attribute(NSNumber(value: number))
        case (.booleanAttributeType, .integer(let number)): .attribute(NSNumber(value: number != 0))
        case (.doubleAttributeType, .real(let number)), (.floatAttributeType, .real(let number)):
            .attribute(NSNumber(value: number))
        case (.doubleAttributeType, .integer(let number)), (.floatAttributeType, .integer(let number)):
            .attribute(NSNumber(value: Double(number)))
        case (.decimalAttributeType, .text(let text)): .attribute(NSDecimalNumber(string: text))
        case (.stringAttributeType, .text(let text)): .attribute(text)
        case (.dateAttributeType, .real(let seconds)):
            .attribute(Date(timeIntervalSinceReferenceDate: seconds))
        case (.dateAttributeType, .integer(let seconds)):
            .attribute(Date(timeIntervalSinceReferenceDate: Double(seconds)))
        case (.binaryDataAttributeType, .data(let data)): .attribute(data)
        case (.UUIDAttributeType, .text(let text)): UUID(uuidString: text).map { .attribute($0) } ?? .none
        case (.URIAttributeType, .text(let text)): URL(string: text).map { .attribute($0) } ?? .none
        case (.transformableAttributeType, .data(let data)): .encoded(data)
        default: .none
        }
    }
}
