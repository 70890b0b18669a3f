/// The models of a container.
public final class Schema: Sendable, Hashable, CustomDebugStringConvertible {
    /// The version of a schema.
    public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
        /// Its three numbers.
        public let major, minor, patch: Int
        /// Makes a version.
        public init(_ major: Int, _ minor: Int, _ patch: Int) {
            (self.major, self.minor, self.patch) = (major, minor, patch)
        }
        /// By the first number that differs.
        public static func < (lhs: Version, rhs: Version) -> Bool {
            (lhs.major, lhs.minor, lhs.patch) < (rhs.major, rhs.minor, rhs.patch)
        }
        /// The numbers, with points between them.
        public var description: String { "\(major).\(minor).\(patch)" }
    }

    /// A kind of model.
    public struct Entity: Hashable, Sendable {
        /// Its name: that of the class.
        public let name: String
    }

    /// The version.
    public let version: Version
    let described: [VitrineSwiftData.Entity]

    /// The kinds of models.
    public var entities: [Entity] { described.map { Entity(name: $0.name) } }
    /// The kinds of models by their names.
    public var entitiesByName: [String: Entity] {
        Dictionary(uniqueKeysWithValues: entities.map { ($0.name, $0) })
    }

    /// Makes a schema of types, and of those that they are related to.
    ///
    /// Traps where two classes have the same name.
    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
        self.version = version
        var found: [VitrineSwiftData.Entity] = []
        var open = types.map(VitrineSwiftData.Entity.of)
        while let entity = open.popLast() {
            if let other = found.first(where: { $0.name == entity.name }) {
                guard other !== entity else { continue }
                fatalError("two models of a schema are called '\(entity.name)': give one class another name.")
            }
            found.append(entity)
            open += entity.properties.compactMap(\.relationship?.destination)
        }
        described = found.sorted { $0.name < $1.name }
    }

    /// Makes a schema of types.
    public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
        self.init(types, version: version)
    }

    /// Makes the schema of a version.
    public convenience init(versionedSchema: any VersionedSchema.Type) {
        self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
    }

    /// The name under which models of a type are kept.
    public static func entityName<T: PersistentModel>(for type: T.Type) -> String {
        VitrineSwiftData.Entity.of(type).name
    }

    /// Schemas are equal that have the same models.
    public static func == (lhs: Schema, rhs: Schema) -> Bool {
        lhs.version == rhs.version
            && lhs.described.map(ObjectIdentifier.init) == rhs.described.map(ObjectIdentifier.init)
    }

    /// Hashes the models.
    public func hash(into hasher: inout Hasher) {
        for entity in described { hasher.combine(ObjectIdentifier(entity)) }
    }

    /// The names of its models.
    public var debugDescription: String { "Schema(\(described.map(\.name).joined(separator: ", ")))" }
}

/// A schema as it is in one version of a program.
public protocol VersionedSchema {
    /// The models.
    static var models: [any PersistentModel.Type] { get }
    /// The version.
    static var versionIdentifier: Schema.Version { get }
}
