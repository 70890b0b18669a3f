public import Foundation
public import VitrineFoundation

extension NSManagedObject: KeyedReading {
    /// Whether a predicate's value is the object, or its name.
    package func isSame(as other: Any) -> Bool {
        switch other {
        case let id as NSManagedObjectID: id == objectID
        case let object as NSManagedObject: object === self || object.objectID == objectID
        default: false
        }
    }
}

extension NSManagedObject: _UndefinedValueReading, _UndefinedValueSetting {
    // MARK: Accessors of @NSManaged

    /// The value of a property that the program's class declares with `@NSManaged`.
    ///
    /// Where there is none and the type has no nil, it is what stands for nothing, as on Apple's systems: zero, the empty text.
    /// Traps for a type without that, and where the model has no such property.
    public final func _managedValue<Value>(forKey key: String) -> Value {
        guard let value = modelValue(at: place(of: key)) else {
            if let none = Value.self as? any ExpressibleByNilLiteral.Type {
                return none.init(nilLiteral: ()) as! Value
            }
            guard let zero = ManagedScalar.zero(Value.self) else {
                fatalError(
                    "\(entity.name ?? "").\(key) was read and has no value, and there is no \(Value.self) that stands "
                        + "for nothing: set it in awakeFromInsert(), or declare it as \(Value.self)?.")
            }
            return zero
        }
        guard let found = ManagedScalar.converted(value, to: Value.self) else {
            fatalError(
                "\(entity.name ?? "").\(key) is \(type(of: value)) by the model, but the class declares it as \(Value.self)."
            )
        }
        return found
    }

    /// Sets a property that the program's class declares with `@NSManaged`.
    public final func _setManagedValue<Value>(_ value: Value, forKey key: String) {
        announceChange()
        setModelValue(value, at: place(of: key))
    }

    /// Changes a relationship as a method does that the program's class declares with `@NSManaged`: `addItemsObject:`.
    ///
    /// Traps where the model has no such relationship.
    ///
    /// - Parameters:
    ///   - name: What Objective-C calls the method.
    ///   - arguments: What it was called with.
    public final func _sendManaged(_ name: String, _ arguments: [Any]) {
        guard let change = RelationshipChange(name, arguments, entity) else {
            fatalError(
                "-[\(type(of: self)) \(name)]: unrecognized selector. The model's \(entity.name ?? "") has no relationship "
                    + "to several objects of that name.")
        }
        announceChange()
        change.apply(to: self)
    }

    // MARK: Key-value coding

    /// The value of a property; numbers as `NSNumber`, sets as `NSSet`.
    public func value(forUndefinedKey key: String) -> Any? {
        if key == "objectID" { return objectID }
        guard let index = entity.layout.index(of: key) else {
            fatalError(
                "[<\(type(of: self))> valueForUndefinedKey:]: the entity \(entity.name ?? "") is not key value coding-compliant "
                    + "for the key \"\(key)\".")
        }
        return modelValue(at: index)
    }

    /// Sets a property.
    public func setValue(_ value: Any?, forUndefinedKey key: String) {
        guard let index = entity.layout.index(of: key) else {
            fatalError(
                "[<\(type(of: self))> setValue:forUndefinedKey:]: the entity \(entity.name ?? "") is not key value "
                    + "coding-compliant for the key \"\(key)\".")
        }
        announceChange()
        setModelValue(value, at: index)
    }

    /// The value of a property, without telling anybody.
    public func primitiveValue(forKey key: String) -> Any? { modelValue(at: place(of: key)) }

    /// Sets a property, without telling anybody; a relationship that leads back is not changed.
    public func setPrimitiveValue(_ value: Any?, forKey key: String) {
        let index = place(of: key)
        fireFault()
        keepCommitted()
        if let attribute = entity.layout.attribute(index) {
            cached[index] = nil
            values[index] = attribute.plain(value)
        } else {
            let objects = Self.objects(of: value)
            for object in objects { hold(object, at: index) }
            values[index] = related(objects.map(\.objectID), at: index)
        }
        managedObjectContext?.noteUnsaved(self)
    }

    /// The objects of a relationship to several: what is added and removed there is so in the relationship.
    public func mutableSetValue(forKey key: String) -> NSMutableSet {
        let index = place(of: key)
        return LiveSet.make(value(at: index).ids.compactMap { object(of: $0, at: index) }, of: self, index)
    }

    /// The values that are not saved, by their keys.
    public func changedValues() -> [String: Any] {
        guard let committed else { return [:] }
        return differing(from: committed) { modelValue(at: $0) }
    }

    /// The values as they are kept.
    ///
    /// - Parameter keys: Which of them; nil for all.
    public func committedValues(forKeys keys: [String]?) -> [String: Any] {
        fireFault()
        let old = committed ?? values
        var found: [String: Any] = [:]
        for property in entity.layout.properties where keys?.contains(property.name) ?? true {
            found[property.name] = shown(old[property.index], at: property.index) ?? NSNull()
        }
        return found
    }

    private func differing(from old: [ManagedValue], _ show: (Int) -> Any?) -> [String: Any] {
        var found: [String: Any] = [:]
        for property in entity.layout.properties {
            let isOrdered = (property as? NSRelationshipDescription)?.isOrdered ?? false
            guard !values[property.index].isEqual(old[property.index], isOrdered: isOrdered) else { continue }
            found[property.name] = show(property.index) ?? NSNull()
        }
        return found
    }

    // MARK: Values by places

    /// The place of a property. Traps where there is none.
    func place(of key: String) -> Int {
        guard let index = entity.layout.index(of: key) else {
            fatalError(
                "-[\(type(of: self)) \(key)]: unrecognized selector. The model's \(entity.name ?? "") has no property of that "
                    + "name: add it there, or take @NSManaged away.")
        }
        return index
    }

    func value(at index: Int) -> ManagedValue {
        fireFault()
        return values[index]
    }

    /// The value as programs see it; nil for none.
    func modelValue(at index: Int) -> Any? {
        fireFault()
        if let known = cached[index] { return known }
        let found = shown(values[index], at: index)
        guard let found else { return nil }
        switch values[index] {
        case .encoded, .one, .many: cached[index] = found
        case .attribute, .none: if entity.layout.relationship(index) != nil { cached[index] = found }
        }
        return found
    }

    private func shown(_ value: ManagedValue, at index: Int) -> Any? {
        if let relationship = entity.layout.relationship(index) {
            let objects = value.ids.compactMap { object(of: $0, at: index) }
            guard relationship.isToMany else { return objects.first }
            return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
        }
        return switch value {
        case .attribute(let value): value
        case .encoded(let data): entity.layout.attribute(index)?.decoded(data)
        default: nil
        }
    }

    /// Sets a value as programs do: relationships that lead back follow.
    func setModelValue(_ value: Any?, at index: Int) {
        guard let attribute = entity.layout.attribute(index) else {
            let objects = Self.objects(of: value)
            return setRelated(objects.map(\.objectID), objects, at: index)
        }
        fireFault()
        let plain = attribute.plain(value)
        managedObjectContext?.registerUndo(of: self)
        keepCommitted()
        cached[index] = nil
        values[index] = plain
        managedObjectContext?.noteChange(of: self)
    }

    /// Remembers what is kept before the first change.
    func keepCommitted() {
        if committed == nil { committed = values }
    }

    /// The objects of a value of a relationship.
    static func objects(of value: Any?) -> [NSManagedObject] {
        switch ManagedScalar.unwrapped(value) {
        case let object as NSManagedObject: [object]
        case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
        case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }
        case let list as [NSManagedObject]: list
        case let set as Set<NSManagedObject>: Array(set)
        case let list as NSArray: list.compactMap { $0 as? NSManagedObject }
        default: []
        }
    }
}

extension NSAttributeDescription {
    private var transformer: ValueTransformer {
        let name = NSValueTransformerName(
            valueTransformerName ?? NSValueTransformerName.secureUnarchiveFromDataTransformerName.rawValue)
        guard let transformer = ValueTransformer(forName: name) else {
            fatalError(
                "\(entity.name ?? "").\(self.name) is transformed by '\(name.rawValue)', which is not registered: call "
                    + "ValueTransformer.setValueTransformer(_:forName:) before the store is loaded.")
        }
        return transformer
    }

    /// A value of data that a store keeps.
    func decoded(_ data: Data) -> Any? {
        isReversed ? transformer.reverseTransformedValue(data) : transformer.transformedValue(data)
    }

    /// The data that a store keeps of a value.
    func encoded(_ value: Any) -> Data? {
        (isReversed ? transformer.transformedValue(value) : transformer.reverseTransformedValue(value))
            as? Data
    }

    /// Transformers that read data give values; all others give data.
    private var isReversed: Bool { !(transformer is NSSecureUnarchiveFromDataTransformer) }
}
