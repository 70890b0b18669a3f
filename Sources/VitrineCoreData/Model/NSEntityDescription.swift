public import Foundation
import VitrineModelStore

/// A kind of object: its name, its class and its properties. Not changed any more once its model is used.
///
/// Unchecked: programs change descriptions before a coordinator has their model, and nobody afterwards.
open class NSEntityDescription: NSObject, @unchecked Sendable {
    /// What it is called.
    open var name: String?
    /// The class of its objects, as Objective-C has it. Default `NSManagedObject`.
    open var managedObjectClassName: String! = "NSManagedObject"
    /// Whether only kinds that inherit from it have objects. Default false.
    open var isAbstract = false
    /// What else the model says.
    open var userInfo: [AnyHashable: Any]? = [:]
    /// What it was called in an earlier version of the model; nil for the same.
    open var renamingIdentifier: String?
    /// Properties of which no two objects have the same values: each an array of names.
    open var uniquenessConstraints: [[Any]] = []
    /// The kinds that inherit from it.
    open var subentities: [NSEntityDescription] = [] {
        didSet { for entity in subentities { entity.superentity = self } }
    }
    /// The kind that it inherits from; nil for none.
    open private(set) weak var superentity: NSEntityDescription? {
        didSet { forgetLayout() }
    }
    /// The model that it is part of.
    open internal(set) weak var managedObjectModel: NSManagedObjectModel!
    /// What it has of its own.
    private(set) var own: [NSPropertyDescription] = []
    private var made: EntityLayout?
    /// The class of its objects, once it was looked for.
    var knownClass: NSManagedObject.Type?

    /// A kind of object without a name.
    public override init() { super.init() }

    /// Its properties, those that it inherits first.
    open var properties: [NSPropertyDescription] {
        get { layout.properties }
        set {
            own = newValue
            forgetLayout()
            for property in newValue { property.entity = self }
        }
    }

    /// Its properties by their names.
    open var propertiesByName: [String: NSPropertyDescription] {
        Dictionary(layout.properties.map { ($0.name, $0) }) { $1 }
    }

    /// Its attributes by their names.
    open var attributesByName: [String: NSAttributeDescription] {
        propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
    }

    /// Its relationships by their names.
    open var relationshipsByName: [String: NSRelationshipDescription] {
        propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
    }

    /// The kinds that inherit from it, by their names.
    open var subentitiesByName: [String: NSEntityDescription] {
        Dictionary(subentities.map { ($0.name ?? "", $0) }) { $1 }
    }

    /// Its relationships that lead to a kind.
    open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
        layout.properties.compactMap { $0 as? NSRelationshipDescription }
            .filter { $0.destinationEntity === entity }
    }

    /// Whether it is a kind, or inherits from it.
    open func isKindOf(entity: NSEntityDescription) -> Bool {
        var next: NSEntityDescription? = self
        while let found = next {
            if found === entity || found.name == entity.name { return true }
            next = found.superentity
        }
        return false
    }

    /// The kind of object of a name.
    ///
    /// Traps where the context has no coordinator.
    ///
    /// - Returns: nil where the model has none.
    open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext)
        -> NSEntityDescription?
    { context.model(for: "+entityForEntityName:").entitiesByName[entityName] }

    /// Makes an object of a kind, in a context.
    ///
    /// Traps where the model has no such kind.
    open class func insertNewObject(
        forEntityName entityName: String, into context: NSManagedObjectContext
    ) -> NSManagedObject {
        guard let entity = entity(forEntityName: entityName, in: context) else {
            fatalError(
                "+entityForEntityName: could not locate an entity named '\(entityName)' in this model: "
                    + context.model(for: "").nameList)
        }
        return NSManagedObject.make(entity, insertInto: context)
    }

    open override var description: String {
        "<NSEntityDescription> name \(name ?? ""), managedObjectClassName \(managedObjectClassName ?? ""), "
            + "properties \(layout.properties.map(\.name))"
    }

    /// What makes it another kind than one of the same name.
    var signature: [String] {
        let kind =
            "\(managedObjectClassName ?? "") \(isAbstract) \(superentity?.name ?? "") \(uniquenessConstraints)"
        return [kind] + layout.properties.map(\.signature).sorted()
    }

    // MARK: Places

    /// The places of its properties; made when it is asked for first.
    var layout: EntityLayout {
        if let made { return made }
        let inherited = superentity?.layout.properties.map { $0.inherited() } ?? []
        let names = Set(own.map(\.name))
        let layout = EntityLayout(self, inherited.filter { !names.contains($0.name) } + own)
        made = layout
        return layout
    }

    /// What is inherited has changed, too.
    private func forgetLayout() {
        made = nil
        for entity in subentities { entity.forgetLayout() }
    }

    /// It, and all that inherit from it.
    var family: [NSEntityDescription] { [self] + subentities.flatMap(\.family) }
}

/// Where the properties of a kind of object have their values.
final class EntityLayout {
    let properties: [NSPropertyDescription]
    /// Values of a new object.
    let initial: [ManagedValue]
    /// What is kept.
    let table: StoreTable
    private let places: [String: Int]

    init(_ entity: NSEntityDescription, _ properties: [NSPropertyDescription]) {
        self.properties = properties
        for (index, property) in properties.enumerated() {
            property.index = index
            property.entity = entity
        }
        places = Dictionary(properties.map { ($0.name, $0.index) }) { $1 }
        initial = properties.map { property in
            switch property {
            case let attribute as NSAttributeDescription: attribute.plain(attribute.defaultValue)
            default: .none
            }
        }
        table = StoreTable(
            name: entity.name ?? "",
            columns: properties.map {
                StoreTable.Column(name: $0.name, originalName: $0.renamingIdentifier)
            })
    }

    /// The place of a property; nil where there is none of that name.
    func index(of name: String) -> Int? { places[name] }

    func relationship(_ index: Int) -> NSRelationshipDescription? {
        properties[index] as? NSRelationshipDescription
    }

    func attribute(_ index: Int) -> NSAttributeDescription? { properties[index] as? NSAttributeDescription }
}
