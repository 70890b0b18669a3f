public import Foundation

/// A set of objects that it need not keep.
///
/// Members may be of a protocol's type, too, which on Apple's systems has to be one of Objective-C.
open class NSHashTable<ObjectType>: NSObject {
    private let options: NSPointerFunctions.Options
    private var table: ObjectTable

    /// Makes an empty set.
    ///
    /// - Parameter initialCapacity: Of no importance here.
    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int) {
        self.options = options
        table = ObjectTable(options)
        super.init()
    }

    /// Makes an empty set.
    public convenience init(options: NSPointerFunctions.Options) { self.init(options: options, capacity: 0) }

    /// Makes an empty set that keeps its members.
    public convenience override init() { self.init(options: [], capacity: 0) }

    /// A set that does not keep its members: those that die are not in it any more.
    open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    /// Adds an object unless an equal one is in the set.
    open func add(_ object: ObjectType?) {
        guard let object, table.row(object) == nil else { return }
        table.set(object, TableMember(object, options), value: nil)
    }

    /// Takes an object out.
    open func remove(_ object: ObjectType?) { if let object { table.remove(object) } }

    /// Takes all objects out.
    open func removeAllObjects() { table.removeAll() }

    /// Whether an equal object is in the set.
    open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

    /// The object in the set that is equal to another.
    open func member(_ object: ObjectType?) -> ObjectType? {
        object.flatMap { table.row($0)?.key.value as? ObjectType }
    }

    /// The living members. Here, in the order in which they were added. Complexity: O(n log n).
    open var allObjects: [ObjectType] { table.rows.compactMap { $0.key.value as? ObjectType } }

    /// One of the members; nil without any.
    open var anyObject: ObjectType? { allObjects.first }

    /// How many members live. Complexity: O(n log n).
    open var count: Int { allObjects.count }

    /// The members, one after another.
    open func objectEnumerator() -> NSEnumerator { (allObjects as [Any] as NSArray).objectEnumerator() }

    /// The members as a set.
    open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }

    open override var description: String { "NSHashTable \(allObjects)" }
}
