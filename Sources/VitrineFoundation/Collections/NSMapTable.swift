public import Foundation

/// A dictionary of objects that it need not keep.
open class NSMapTable<KeyType, ObjectType>: NSObject {
    private let keyOptions: NSPointerFunctions.Options
    private let valueOptions: NSPointerFunctions.Options
    private var table: ObjectTable

    /// Makes an empty table.
    ///
    /// - Parameter initialCapacity: Of no importance here.
    public init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
        capacity initialCapacity: Int
    ) {
        (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions)
        table = ObjectTable(keyOptions)
        super.init()
    }

    /// Makes an empty table.
    public convenience init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = []
    ) {
        self.init(keyOptions: keyOptions, valueOptions: valueOptions, capacity: 0)
    }

    /// A table that keeps keys and values.
    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
    /// A table that keeps its values while their keys live.
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: [.weakMemory, .objectPointerPersonality])
    }
    /// A table that keeps its keys while their values live.
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(valueOptions: [.weakMemory, .objectPointerPersonality])
    }
    /// A table that keeps neither.
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(
            keyOptions: [.weakMemory, .objectPointerPersonality],
            valueOptions: [.weakMemory, .objectPointerPersonality])
    }

    /// The value of a key.
    open func object(forKey aKey: KeyType?) -> ObjectType? {
        aKey.flatMap { table.row($0)?.value?.value as? ObjectType }
    }

    /// Gives a key a value. Nil for either changes nothing.
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        guard let anObject, let aKey else { return }
        table.set(aKey, TableMember(aKey, keyOptions), value: TableMember(anObject, valueOptions))
    }

    /// Takes a key and its value out.
    open func removeObject(forKey aKey: KeyType?) { if let aKey { table.remove(aKey) } }

    /// Takes all keys out.
    open func removeAllObjects() { table.removeAll() }

    /// How many keys live with their values. Complexity: O(n log n).
    open var count: Int { table.rows.count }

    /// The living keys, one after another: here, in the order in which they were added.
    open func keyEnumerator() -> NSEnumerator {
        (table.rows.compactMap { $0.key.value } as NSArray).objectEnumerator()
    }

    /// The living values, in the order of their keys; nil when there are none.
    open func objectEnumerator() -> NSEnumerator? {
        (table.rows.compactMap { $0.value?.value } as NSArray).objectEnumerator()
    }

    /// Keys and values as a dictionary.
    open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        var result: [AnyHashable: ObjectType] = [:]
        for row in table.rows {
            if let key = row.key.value as? AnyHashable, let value = row.value?.value as? ObjectType {
                result[key] = value
            }
        }
        return result
    }

    open override var description: String { "NSMapTable \(dictionaryRepresentation())" }
}
