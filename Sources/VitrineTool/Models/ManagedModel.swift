import Foundation

/// What the current version of a model says of its entities, as far as classes are made of it.
struct ManagedModel: Equatable {
    /// What Xcode writes of an entity when it builds.
    enum Generation: String, Equatable {
        /// The class and its properties.
        case `class`
        /// An extension with the properties of a class that the program declares.
        case category
        case nothing = ""
    }

    struct Entity: Equatable {
        var name: String
        /// Nil where objects of it are `NSManagedObject`.
        var className: String?
        var generation: Generation
        /// The name of the entity whose properties it has as well.
        var parent: String?
        var attributes: [Attribute] = []
        var relationships: [Relationship] = []
        var fetchedProperties: [Relationship] = []
    }

    struct Attribute: Equatable {
        var name: String
        /// In Xcode's words: `Integer 16`.
        var type: String
        /// Whether it is a number of Swift's, and not an object.
        var isScalar = false
        /// The class of what a transformer makes, as it is written there.
        var customClass: String?
    }

    struct Relationship: Equatable {
        var name: String
        /// The name of the entity, if there is one.
        var destination: String?
        var isToMany = false
        var isOrdered = false
    }

    var entities: [Entity] = []

    /// - Throws: when it is no XML, or says what no model can.
    init(_ file: ModelFile) throws(ToolError) {
        guard let data = FileManager.default.contents(atPath: file.contents) else {
            throw .source(.unreadable(file.contents, reason: ErrorText.last))
        }
        do throws(ModelElement.Fault) {
            try self.init(ModelElement.read(Array(data)), path: file.contents)
        } catch {
            throw .source(.model(.malformed(file.contents, line: error.line, reason: error.reason)))
        }
        try check(file.contents)
    }

    private init(_ root: ModelElement, path: String) throws(ModelElement.Fault) {
        guard root.name == "model" else {
            throw .init(line: root.line, reason: "the outermost element is '\(root.name)', not 'model'")
        }
        for element in root.children("entity") {
            func text(_ key: String) -> String? { element.attributes[key].flatMap { $0.isEmpty ? nil : $0 } }
            guard let name = text("name") else {
                throw .init(line: element.line, reason: "an entity has no name")
            }
            let className = text("representedClassName").map(Self.unqualified)
            var entity = Entity(
                name: name, className: className == "NSManagedObject" ? nil : className,
                generation: text("codeGenerationType").flatMap(Generation.init) ?? .nothing,
                parent: text("parentEntity"))
            for child in element.children {
                guard ["attribute", "relationship", "fetchedProperty"].contains(child.name) else { continue }
                guard let name = child.attributes["name"], !name.isEmpty else {
                    throw .init(line: child.line, reason: "a property of '\(entity.name)' has no name")
                }
                func isSet(_ key: String) -> Bool { child.attributes[key] == "YES" }
                switch child.name {
                case "attribute":
                    entity.attributes.append(
                        Attribute(
                            name: name, type: child.attributes["attributeType"] ?? "Undefined",
                            isScalar: isSet("usesScalarValueType"),
                            customClass: child.attributes["customClassName"].flatMap {
                                $0.isEmpty ? nil : Self.unqualified($0)
                            }))
                case "relationship":
                    entity.relationships.append(
                        Relationship(
                            name: name, destination: child.attributes["destinationEntity"],
                            isToMany: isSet("toMany"), isOrdered: isSet("ordered")))
                default:
                    entity.fetchedProperties.append(
                        Relationship(
                            name: name,
                            destination: child.children("fetchRequest").first?.attributes["entity"],
                            isToMany: true))
                }
            }
            entities.append(entity)
        }
    }

    /// The name of a class without that of its module: `.Item`, `Shop.Item`. `[Shop.Item]` is no name.
    private static func unqualified(_ name: String) -> String {
        guard name.allSatisfy({ $0.isLetter || $0.isNumber || "._$()".contains($0) }) else { return name }
        return name.split(separator: ".").last.map(String.init) ?? name
    }

    private func check(_ path: String) throws(ToolError) {
        var classes: [String: String] = [:]
        let names = Set(entities.map(\.name))
        for entity in entities {
            for property in entity.relationships {
                guard let destination = property.destination, !names.contains(destination) else { continue }
                throw .source(
                    .model(.unknownEntity(path, destination, by: "\(entity.name).\(property.name)")))
            }
            if let parent = entity.parent, !names.contains(parent) {
                throw .source(.model(.unknownEntity(path, parent, by: entity.name)))
            }
            guard entity.generation != .nothing, let name = entity.className else { continue }
            if let other = classes.updateValue(entity.name, forKey: name) {
                throw .source(.model(.classRepeated(path, name, [other, entity.name])))
            }
        }
    }

    subscript(name: String) -> Entity? { entities.first { $0.name == name } }
}
