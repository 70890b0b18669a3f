import VitrineAssets

/// The source that Xcode would write of a model: the classes of its entities, as far as the model asks for them.
struct ModelClasses {
    /// The types that come with Foundation and the language, of those that transformers make.
    private static let known: Set<String> = [
        "Any", "AnyObject", "AnyHashable", "Array", "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Data",
        "Date", "Decimal", "Dictionary", "Double", "Float", "Int", "Int16", "Int32", "Int64", "Set", "String",
        "URL", "UUID",
    ]

    private let model: ManagedModel
    /// Classes that the program itself makes `Identifiable`.
    private let identifiable: Set<String>

    init(_ model: ManagedModel, identifiable: Set<String> = []) {
        self.model = model
        self.identifiable = identifiable
    }

    private var entities: [(entity: ManagedModel.Entity, className: String)] {
        model.entities.compactMap { entity in
            guard entity.generation != .nothing, let name = entity.className else { return nil }
            return (entity, name)
        }
    }

    /// The names of the classes that the source declares.
    var declared: [String] { entities.filter { $0.entity.generation == .class }.map(\.className) }

    /// The source; nil where the model asks for none.
    var text: String? {
        guard !entities.isEmpty else { return nil }
        var lines = ["import Foundation", "import CoreData"]
        if needsUIKit { lines.append("import UIKit") }
        for (entity, name) in entities {
            if entity.generation == .class {
                lines += ["", "@objc(\(name))", "public class \(name): \(superclass(of: entity)) {}"]
            }
            lines += ["", "extension \(name) {"]
            lines +=
                [
                    "    @nonobjc public class func fetchRequest() -> NSFetchRequest<\(name)> {",
                    "        return NSFetchRequest<\(name)>(entityName: \"\(entity.name)\")", "    }",
                ]
            lines += properties(of: entity).map {
                "    @NSManaged public var \(SwiftWord.escaped($0.name)): \($0.type)"
            }
            lines.append("}")
            for relationship in entity.relationships where relationship.isToMany {
                lines += ["", "extension \(name) {"]
                for (selector, method) in methods(of: relationship) {
                    lines += ["    @objc(\(selector))", "    @NSManaged public func \(method)"]
                }
                lines.append("}")
            }
            // Those of an entity with a parent are by their superclass.
            if entity.parent == nil, !identifiable.contains(name) {
                lines += ["", "extension \(name): Identifiable {}"]
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func superclass(of entity: ManagedModel.Entity) -> String {
        entity.parent.map(className) ?? "NSManagedObject"
    }

    /// The class of an entity's objects.
    private func className(of entity: String) -> String { model[entity]?.className ?? "NSManagedObject" }

    // MARK: Properties

    private func properties(of entity: ManagedModel.Entity) -> [(name: String, type: String)] {
        entity.attributes.map { ($0.name, Self.type(of: $0)) }
            + entity.relationships.map { relationship in
                let destination = relationship.destination.map(className) ?? "NSManagedObject"
                return (
                    relationship.name,
                    relationship.isToMany
                        ? relationship.isOrdered ? "NSOrderedSet?" : "NSSet?" : "\(destination)?"
                )
            }
            + entity.fetchedProperties.map {
                ($0.name, "[\($0.destination.map(className) ?? "NSManagedObject")]")
            }
    }

    /// As Xcode has it: objects may always be missing, whatever the model says.
    private static func type(of attribute: ManagedModel.Attribute) -> String {
        let scalars = [
            "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double",
            "Float": "Float", "Boolean": "Bool", "Date": "TimeInterval",
        ]
        if attribute.isScalar, let scalar = scalars[attribute.type] { return scalar }
        switch attribute.type {
        case "Integer 16", "Integer 32", "Integer 64", "Double", "Float", "Boolean": return "NSNumber?"
        case "String": return "String?"
        case "Date": return "Date?"
        case "Binary": return "Data?"
        case "UUID": return "UUID?"
        case "URI": return "URL?"
        case "Decimal": return "NSDecimalNumber?"
        case "Composite": return "[String: Any]?"
        case "Transformable": return "\(attribute.customClass ?? "NSObject")?"
        default: return "NSObject?"
        }
    }

    /// Whether a transformer makes what Foundation does not have, an image or a colour.
    private var needsUIKit: Bool {
        entities.flatMap(\.entity.attributes).contains { attribute in
            guard attribute.type == "Transformable", let name = attribute.customClass else { return false }
            return name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains {
                !Self.known.contains(String($0)) && !$0.hasPrefix("NS")
            }
        }
    }

    // MARK: Methods

    /// What a relationship to several objects can be told, with the names in Objective-C.
    private func methods(of relationship: ManagedModel.Relationship) -> [(selector: String, method: String)] {
        let name = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
        let type = relationship.destination.map(className) ?? "NSManagedObject"
        let all = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
        let common = [
            ("add\(name)Object:", "addTo\(name)(_ value: \(type))"),
            ("remove\(name)Object:", "removeFrom\(name)(_ value: \(type))"),
            ("add\(name):", "addTo\(name)(_ values: \(all))"),
            ("remove\(name):", "removeFrom\(name)(_ values: \(all))"),
        ]
        guard relationship.isOrdered else { return common }
        return [
            ("insertObject:in\(name)AtIndex:", "insertInto\(name)(_ value: \(type), at idx: Int)"),
            ("removeObjectFrom\(name)AtIndex:", "removeFrom\(name)(at idx: Int)"),
            ("insert\(name):atIndexes:", "insertInto\(name)(_ values: [\(type)], at indexes: NSIndexSet)"),
            ("remove\(name)AtIndexes:", "removeFrom\(name)(at indexes: NSIndexSet)"),
            (
                "replaceObjectIn\(name)AtIndex:withObject:",
                "replace\(name)(at idx: Int, with value: \(type))"
            ),
            (
                "replace\(name)AtIndexes:with\(name):",
                "replace\(name)(at indexes: NSIndexSet, with values: [\(type)])"
            ),
        ] + common
    }
}
