import Foundation
import VitrineGraphics
import VitrineSupport

/// Reads the file of a model, as Xcode writes it: XML of entities.
enum ModelReader {
    struct Model {
        var entities: [NSEntityDescription] = []
        var templates: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]
        var configurations: [String: [NSEntityDescription]] = [:]
    }

    /// Why a model cannot be read.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    static func report(_ url: URL, _ error: any Error) {
        ReportLog.current.report("CoreData: the model at \(url.path) cannot be read: \(error)")
    }

    /// Reads a model: a file of XML, or a folder with its versions.
    static func read(_ url: URL) throws -> Model { try read(Data(contentsOf: file(of: url))) }

    // MARK: Versions

    private static func file(of url: URL) throws -> URL {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw Failure(description: "there is no such file.")
        }
        guard isFolder.boolValue else { return url }
        let contents = url.appendingPathComponent("contents")
        if FileManager.default.fileExists(atPath: contents.path) { return contents }
        let versions = try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
            .filter { ["mom", "xcdatamodel"].contains($0.pathExtension) }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
        let name = current(url)
        let chosen =
            versions.first {
                $0.lastPathComponent == name || $0.deletingPathExtension().lastPathComponent == name
            }
            ?? versions.last
        guard let chosen else { throw Failure(description: "the folder has no version of a model.") }
        return try file(of: chosen)
    }

    /// The name of the version that counts.
    private static func current(_ folder: URL) -> String? {
        func value(_ file: String, _ key: String) -> String? {
            guard let data = try? Data(contentsOf: folder.appendingPathComponent(file)),
                let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
                    as? [String: Any]
            else { return nil }
            return list[key] as? String
        }
        return value("VersionInfo.plist", "NSManagedObjectModel_CurrentVersionName")
            ?? value(".xccurrentversion", "_XCCurrentVersionName")
    }

    // MARK: XML

    private final class Element {
        let name: String
        let attributes: [String: String]
        var children: [Element] = []

        init(_ name: String, _ attributes: [String: String]) {
            self.name = name
            self.attributes = attributes
        }

        subscript(name: String) -> String? { attributes[name] }
        func all(_ name: String) -> [Element] { children.filter { $0.name == name } }
        func isSet(_ name: String) -> Bool { attributes[name] == "YES" }
    }

    private static func elements(_ data: Data) throws -> Element {
        let top = Element("", [:])
        var open = [top]
        do throws(XMLReader.Failure) {
            try XMLReader.read(data) { piece in
                switch piece {
                case .element(let name, let attributes):
                    let element = Element(name, attributes)
                    open.last?.children.append(element)
                    open.append(element)
                case .end: open.removeLast()
                case .text: break
                }
            }
        } catch {
            switch error {
            case .libraryIsMissing:
                throw Failure(description: "libxml2 is not installed; install the package libxml2.")
            case .malformed(let sentence, let line):
                throw Failure(
                    description:
                        "\(sentence) in line \(line). What Xcode compiles of a model is not read; its source is."
                )
            }
        }
        guard let model = top.all("model").first else {
            throw Failure(description: "it has no element 'model'.")
        }
        return model
    }

    private static func read(_ data: Data) throws -> Model {
        let root = try elements(data)
        var model = Model()
        var byName: [String: NSEntityDescription] = [:]
        let sources = root.all("entity")
        for source in sources {
            guard let name = source["name"], !name.isEmpty else {
                throw Failure(description: "an entity has no name.")
            }
            let entity = NSEntityDescription()
            entity.name = name
            // `.Item` is a class of the program's module.
            entity.managedObjectClassName =
                source["representedClassName"].map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 }
                ?? "NSManagedObject"
            entity.isAbstract = source.isSet("isAbstract")
            entity.renamingIdentifier = source["elementID"]
            entity.userInfo = userInfo(source)
            entity.uniquenessConstraints = source.all("uniquenessConstraints").flatMap(\.children)
                .map { $0.all("constraint").compactMap { $0["value"] } }
            entity.properties =
                try source.all("attribute").map(attribute) + source.all("relationship").map(relationship)
            byName[name] = entity
            model.entities.append(entity)
        }
        try connect(sources, byName)
        for source in root.all("configuration") {
            guard let name = source["name"] else { continue }
            model.configurations[name] = source.all("memberEntity").compactMap {
                $0["name"].flatMap { byName[$0] }
            }
        }
        for source in root.all("fetchRequest") {
            guard let name = source["name"], let entity = source["entity"].flatMap({ byName[$0] }) else {
                continue
            }
            let request = NSFetchRequest<any NSFetchRequestResult>()
            request.entity = entity
            request.predicate = source["predicateString"].map { NSPredicate(format: $0, argumentArray: []) }
            request.fetchLimit = source["fetchLimit"].flatMap(Int.init) ?? 0
            model.templates[name] = request
        }
        return model
    }

    /// What leads from one entity to another.
    private static func connect(_ sources: [Element], _ byName: [String: NSEntityDescription]) throws {
        func entity(_ name: String, _ what: String) throws -> NSEntityDescription {
            guard let found = byName[name] else {
                throw Failure(description: "\(what) is '\(name)', and there is no such entity.")
            }
            return found
        }
        for source in sources {
            guard let own = byName[source["name"] ?? ""], let parent = source["parentEntity"] else {
                continue
            }
            try entity(parent, "the parent of '\(own.name ?? "")'").subentities.append(own)
        }
        var relationships: [(NSRelationshipDescription, Element, String)] = []
        for source in sources {
            let name = source["name"] ?? ""
            for element in source.all("relationship") {
                guard
                    let property = byName[name]?.ownProperty(element["name"] ?? "")
                        as? NSRelationshipDescription
                else { continue }
                relationships.append((property, element, name))
            }
        }
        for (property, element, name) in relationships {
            guard let destination = element["destinationEntity"] else { continue }
            property.destinationEntity = try entity(
                destination, "the destination of '\(name).\(property.name)'")
            guard let inverse = element["inverseName"] else { continue }
            let other = try entity(
                element["inverseEntity"] ?? destination, "the inverse of '\(name).\(property.name)'")
            property.inverseRelationship = other.ownProperty(inverse) as? NSRelationshipDescription
        }
    }

    private static func describe(_ property: NSPropertyDescription, _ source: Element) throws {
        guard let name = source["name"], !name.isEmpty else {
            throw Failure(description: "a property has no name.")
        }
        property.name = name
        property.isOptional = source.isSet("optional")
        property.isTransient = source.isSet("transient")
        property.renamingIdentifier = source["elementID"]
        property.userInfo = userInfo(source)
    }

    private static func userInfo(_ source: Element) -> [AnyHashable: Any] {
        var found: [AnyHashable: Any] = [:]
        for entry in source.all("userInfo").flatMap(\.children) {
            if let key = entry["key"] { found[key] = entry["value"] ?? "" }
        }
        return found
    }

    private static let types: [String: NSAttributeType] = [
        "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType,
        "Integer 64": .integer64AttributeType, "Decimal": .decimalAttributeType,
        "Double": .doubleAttributeType,
        "Float": .floatAttributeType, "String": .stringAttributeType, "Boolean": .booleanAttributeType,
        "Date": .dateAttributeType, "Binary": .binaryDataAttributeType, "UUID": .UUIDAttributeType,
        "URI": .URIAttributeType, "Transformable": .transformableAttributeType,
    ]

    private static func attribute(_ source: Element) throws -> NSPropertyDescription {
        let attribute = NSAttributeDescription()
        try describe(attribute, source)
        attribute.attributeType = source["attributeType"].flatMap { types[$0] } ?? .undefinedAttributeType
        attribute.valueTransformerName = source["valueTransformerName"]
        attribute.allowsExternalBinaryDataStorage = source.isSet("allowsExternalBinaryDataStorage")
        attribute.defaultValue = (source["defaultValueString"] ?? source["defaultDateTimeInterval"])
            .flatMap(attribute.value(of:))
        attribute.rules = AttributeRules(
            minimum: (source["minValueString"] ?? source["minDateTimeInterval"]).flatMap(Double.init),
            maximum: (source["maxValueString"] ?? source["maxDateTimeInterval"]).flatMap(Double.init),
            pattern: source["regularExpressionString"])
        return attribute
    }

    private static func relationship(_ source: Element) throws -> NSPropertyDescription {
        let relationship = NSRelationshipDescription()
        try describe(relationship, source)
        let isToMany = source.isSet("toMany")
        relationship.minCount = source["minCount"].flatMap(Int.init) ?? 0
        relationship.maxCount = isToMany ? source["maxCount"].flatMap(Int.init) ?? 0 : 1
        relationship.isOrdered = source.isSet("ordered")
        relationship.deleteRule =
            switch source["deletionRule"] {
            case "Cascade": .cascadeDeleteRule
            case "Deny": .denyDeleteRule
            case "No Action": .noActionDeleteRule
            default: .nullifyDeleteRule
            }
        return relationship
    }
}

extension NSEntityDescription {
    /// A property that it does not inherit.
    fileprivate func ownProperty(_ name: String) -> NSPropertyDescription? { own.first { $0.name == name } }
}
