import Foundation

extension NSManagedObject {
    /// Makes an instance of whichever class it is called on, by the initialiser that it inherits or overrides.
    @usableFromInline
    convenience init(_dynamicEntity entity: NSEntityDescription, _ context: NSManagedObjectContext?) {
        self.init(entity: entity, insertInto: context)
    }
}

/// Swift constructs from a metatype only through a `required` initialiser, which those that programs override are not. The
/// symbol is the allocating entry of the one above, which takes the metatype as `self`.
extension NSManagedObject {
    @_silgen_name(
        "$s15VitrineCoreData15NSManagedObjectC14_dynamicEntity_AcA19NSEntityDescriptionC_AA0dE7ContextCSgtcfC"
    )
    private static func makeDynamic(
        _ entity: __owned NSEntityDescription, _ context: __owned NSManagedObjectContext?
    ) -> NSManagedObject

    /// Makes an object of the class of a kind.
    static func make(
        _ entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
    ) -> NSManagedObject { entity.managedObjectClass.makeDynamic(entity, context) }
}

extension NSManagedObject {
    /// What a translated program calls for `NSManagedObject(entity: entity, insertInto: context)`: an object of the class that
    /// the model names, as it is on Apple's systems, where Objective-C makes it one.
    public static func _make(
        entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
    ) -> NSManagedObject { make(entity, insertInto: context) }
}

extension NSEntityDescription {
    /// The class of its objects; `NSManagedObject` where the program has none of the name.
    var managedObjectClass: NSManagedObject.Type {
        if let knownClass { return knownClass }
        let found = foundClass
        knownClass = found
        return found
    }

    /// Remembers the class of its objects.
    func note(_ type: NSManagedObject.Type) {
        guard knownClass != type, NSManagedObjectModel.plainName(managedObjectClassName) == "\(type)" else {
            return
        }
        knownClass = type
        ProgramModules.add(moduleOf: type)
    }

    /// The module that the model names is that of the project that it was made in; the program may have another name here.
    private var foundClass: NSManagedObject.Type {
        let name = managedObjectClassName ?? ""
        let plain = NSManagedObjectModel.plainName(name)
        guard !plain.isEmpty, plain != "NSManagedObject" else { return NSManagedObject.self }
        let names = (name.contains(".") ? [name] : []) + ProgramModules.names.map { "\($0).\(plain)" }
        return names.lazy.compactMap { NSClassFromString($0) as? NSManagedObject.Type }.first
            ?? NSManagedObject.self
    }
}
