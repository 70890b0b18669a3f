public import Foundation
public import OpenCombine
public import VitrineCombine
public import VitrineFoundation

/// An object that is kept: its values belong to a context, which knows what of them is not saved.
///
/// Properties that a class declares with `@NSManaged` have their values here; `vitrine` gives them accessors.
open class NSManagedObject: NSObject, NSFetchRequestResult, ObservableObject, _KeyedObject {
    /// The kind of the object.
    public let entity: NSEntityDescription
    private var id: NSManagedObjectID?
    /// Where it belongs; nil where it was not inserted, or is gone.
    open internal(set) weak var managedObjectContext: NSManagedObjectContext?
    /// Its values; those of a fault are not read yet.
    var values: [ManagedValue]
    /// Its values as they are kept; nil where none was changed since.
    var committed: [ManagedValue]?
    /// Objects that it leads to, and values that were made of data, by the places of their properties.
    var cached: [Int: Any] = [:]
    /// Objects that it leads to while it has no context.
    var held: [NSManagedObjectID: NSManagedObject]?
    var state = State()

    struct State {
        var isInserted = false
        var isUpdated = false
        var isDeleted = false
        /// Values are read when one is asked for.
        var isFault = false
        /// Whether it was in a store when its values were read.
        var isKept = false
        /// Whether the values of a fault are here already.
        var hasRow = false
    }

    /// Tells views before a value changes.
    public let objectWillChange = ObservableObjectPublisher()

    /// Makes an object of a kind.
    ///
    /// - Parameter context: Where it is inserted; nil for none yet.
    public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        self.entity = entity
        values = entity.layout.initial
        super.init()
        context?.insert(self)
    }

    /// Makes an object of the class's kind in no context.
    ///
    /// Traps where no model has a kind of the class.
    public override convenience init() { self.init(entity: Self.entity(), insertInto: nil) }

    /// Makes an object of the class's kind in a context.
    ///
    /// Traps where no model has a kind of the class.
    public required convenience init(context moc: NSManagedObjectContext) {
        let type = Self.self
        let model = moc.persistentStoreCoordinator?.managedObjectModel
        guard let entity = model?.entity(of: type) ?? NSManagedObjectModel.entity(of: type) else {
            fatalError(
                "No NSEntityDescriptions in any model claim the NSManagedObject subclass '\(type)' so +entity is "
                    + "confused. Have you loaded your NSManagedObjectModel yet?")
        }
        entity.note(type)
        self.init(entity: entity, insertInto: moc)
    }

    /// The kind of the class, in the models that are loaded.
    ///
    /// Traps where there is none.
    open class func entity() -> NSEntityDescription {
        guard let entity = NSManagedObjectModel.entity(of: self) else {
            fatalError(
                "No NSEntityDescriptions in any model claim the NSManagedObject subclass '\(self)' so +entity is "
                    + "confused. Have you loaded your NSManagedObjectModel yet?")
        }
        entity.note(self)
        return entity
    }

    /// A request for all objects of the class. Those that Xcode writes for classes of models come first.
    @_disfavoredOverload
    open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        let request = NSFetchRequest<any NSFetchRequestResult>()
        request.entity = entity()
        return request
    }

    /// A property that the program's class declares with `@objc`; nil for others. `vitrine` overrides it.
    open class func _keyedProperty(_ key: String) -> _KeyedProperty? { nil }

    /// Its name: the same in all contexts.
    open var objectID: NSManagedObjectID {
        if let id { return id }
        let made = NSManagedObjectID(entity, store: nil, isTemporary: true)
        id = made
        return made
    }

    /// Becomes what a store has under a name, without its values yet.
    func adopt(_ id: NSManagedObjectID, in context: NSManagedObjectContext) {
        self.id = id
        managedObjectContext = context
        state.isFault = true
        state.isKept = true
    }

    // MARK: State

    /// Whether it is new, and not saved yet.
    open var isInserted: Bool { state.isInserted }
    /// Whether it has changes that are not saved.
    open var isUpdated: Bool { state.isUpdated }
    /// Whether it was deleted, and that is not saved yet.
    open var isDeleted: Bool { state.isDeleted }
    /// Whether something of it is not saved.
    open var hasChanges: Bool { state.isInserted || state.isUpdated || state.isDeleted }
    /// Whether its values are not read yet.
    open var isFault: Bool { state.isFault }
    /// Whether a value of its is another one than what is kept.
    open var hasPersistentChangedValues: Bool { !changedValues().isEmpty }

    /// Whether the objects of a relationship are not read yet.
    open func hasFault(forRelationshipNamed key: String) -> Bool {
        guard let index = entity.layout.index(of: key) else { return false }
        return state.isFault || cached[index] == nil && !values[index].ids.isEmpty
    }

    /// The names of the objects that a relationship leads to.
    open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
        value(at: place(of: key)).ids
    }

    // MARK: Life, for classes

    /// Called once when it was made new.
    open func awakeFromInsert() {}
    /// Called when its values were read.
    open func awakeFromFetch() {}
    /// Called when its values came back by undoing or merging.
    open func awake(fromSnapshotEvents flags: NSSnapshotEventType) {}
    /// Called before it is deleted, when its relationships are still there.
    open func prepareForDeletion() {}
    /// Called before it is saved; may change values.
    open func willSave() {}
    /// Called when it was saved.
    open func didSave() {}
    /// Called before its values are forgotten.
    open func willTurnIntoFault() {}
    /// Called when its values are forgotten.
    open func didTurnIntoFault() {}
    /// Called before a value is read.
    open func willAccessValue(forKey key: String?) { fireFault() }
    /// Called when a value was read.
    open func didAccessValue(forKey key: String?) {}

    /// Tells observers that a value will change.
    open func willChangeValue(forKey key: String) { announceChange() }

    /// Tells views before a value changes.
    final func announceChange() { objectWillChange.send() }
    /// Notes that a value has changed.
    open func didChangeValue(forKey key: String) { managedObjectContext?.noteChange(of: self) }

    // MARK: Validation

    /// Whether a new object is as the model says.
    ///
    /// - Throws: What is wrong, all of it.
    open func validateForInsert() throws { try validateProperties() }
    /// Whether a changed object is as the model says.
    ///
    /// - Throws: What is wrong, all of it.
    open func validateForUpdate() throws { try validateProperties() }
    /// Whether an object may be deleted.
    ///
    /// - Throws: Where a relationship whose rule denies it has objects.
    open func validateForDelete() throws { try validateDeletion() }

    /// Whether a value is as the model says.
    ///
    open func validateValue(_ value: Any?, forKey key: String) throws {
        try validate(value, entity.layout.properties[place(of: key)])
    }

    open override var description: String {
        let values = state.isFault ? "<fault>" : "\(shownValues())"
        return
            "<\(type(of: self)): \(entity.name ?? "")> (entity: \(entity.name ?? ""); id: \(objectID); data: \(values))"
    }

    private func shownValues() -> [String: Any] {
        var shown: [String: Any] = [:]
        for property in entity.layout.properties {
            switch values[property.index] {
            case .attribute(let value): shown[property.name] = value
            case .one(let id): shown[property.name] = id
            case .many(let related): shown[property.name] = "\(related.ids.count) objects"
            case .encoded, .none: break
            }
        }
        return shown
    }
}

@available(*, unavailable, message: "objects belong to the queue of their context: hand on their objectID")
extension NSManagedObject: Sendable {}

/// Why an object's values came back.
public struct NSSnapshotEventType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let undoInsertion = NSSnapshotEventType(rawValue: 1 << 1)
    public static let undoDeletion = NSSnapshotEventType(rawValue: 1 << 2)
    public static let undoUpdate = NSSnapshotEventType(rawValue: 1 << 3)
    public static let rollback = NSSnapshotEventType(rawValue: 1 << 4)
    public static let refresh = NSSnapshotEventType(rawValue: 1 << 5)
    public static let mergePolicy = NSSnapshotEventType(rawValue: 1 << 6)
}

// As all of Objective-C's objects are, of predicates' formats above all.
extension NSManagedObject: _CVarArgObject {
    /// What a format is given: a text.
    public var _cVarArgObject: any CVarArg { description as NSString }
    /// The text's words, where somebody asks for those.
    public var _cVarArgEncoding: [Int] { description._cVarArgEncoding }
}
