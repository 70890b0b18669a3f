public import Foundation
import Synchronization

/// What a request finds: objects, names of objects, numbers or dictionaries.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// The name of an object, the same in all contexts.
///
/// Unchecked: what changes is behind a lock.
open class NSManagedObjectID: NSObject, NSFetchRequestResult, NSCopying, @unchecked Sendable {
    let uuid: UUID
    /// The kind of the object.
    public let entity: NSEntityDescription
    private let place: Mutex<Place>

    private struct Place: Sendable {
        weak var store: NSPersistentStore?
        var isTemporary: Bool
    }

    init(_ entity: NSEntityDescription, uuid: UUID = UUID(), store: NSPersistentStore?, isTemporary: Bool) {
        self.entity = entity
        self.uuid = uuid
        place = Mutex(Place(store: store, isTemporary: isTemporary))
    }

    /// Whether the object was not saved yet.
    open var isTemporaryID: Bool { place.withLock { $0.isTemporary } }
    /// Where it is kept; nil for nowhere yet.
    open var persistentStore: NSPersistentStore? { place.withLock { $0.store } }

    /// The object is kept from now on.
    func settle(in store: NSPersistentStore?) {
        place.withLock {
            $0.store = store
            $0.isTemporary = false
        }
    }

    /// The name as a URL, `x-coredata://store/Entity/pUUID`, which is the same when the program runs again.
    open func uriRepresentation() -> URL {
        let host = persistentStore?.identifier ?? ""
        let mark = isTemporaryID ? "t" : "p"
        return URL(string: "x-coredata://\(host)/\(entity.name ?? "")/\(mark)\(uuid.uuidString)")!
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSManagedObjectID)?.uuid == uuid }
    open override var hash: Int { uuid.hashValue }
    open override var description: String { "<\(uriRepresentation())>" }
    open override func copy() -> Any { self }

    /// The name itself, which does not change.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}
