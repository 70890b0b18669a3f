public import Foundation

/// What identifies a thing of a program's as text.
public protocol EntityIdentifierConvertible: Hashable, Sendable {
    /// As text.
    var entityIdentifierString: String { get }
    /// From text; nil where that says nothing.
    static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension String: EntityIdentifierConvertible {
    /// Itself.
    public var entityIdentifierString: String { self }
    /// Itself.
    public static func entityIdentifier(for entityIdentifierString: String) -> String? {
        entityIdentifierString
    }
}

extension Int: EntityIdentifierConvertible {
    /// Its digits.
    public var entityIdentifierString: String { String(self) }
    /// Of digits.
    public static func entityIdentifier(for entityIdentifierString: String) -> Int? {
        Int(entityIdentifierString)
    }
}

extension UUID: EntityIdentifierConvertible {
    /// As it is written.
    public var entityIdentifierString: String { uuidString }
    /// As it is written.
    public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
        UUID(uuidString: entityIdentifierString)
    }
}

/// A thing of a program's that intents are about.
public protocol AppEntity: _IntentValue, InstanceDisplayRepresentable, TypeDisplayRepresentable, Identifiable
where ID: EntityIdentifierConvertible {
    /// What finds such things.
    associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
    /// What finds such things.
    static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
    /// A value of it that the system could read.
    public typealias Property = EntityProperty
    /// What it is called: its name in the list.
    public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A value of a thing that the system could read.
@propertyWrapper
public final class EntityProperty<Value: _IntentValue>: @unchecked Sendable {
    private var held: Value?
    /// What it is called.
    public let title: LocalizedStringResource?

    /// Without a name.
    public init() { title = nil }
    /// With a name.
    public init(title: LocalizedStringResource) { self.title = title }

    /// The value. Traps before it is set.
    public var wrappedValue: Value {
        get {
            guard let held = held ?? Value._absent else {
                fatalError(
                    "A property of an AppEntity is read before it has a value: set it in the initialiser.")
            }
            return held
        }
        set { held = newValue }
    }

    /// The property itself.
    public var projectedValue: EntityProperty<Value> { self }
}

/// One of several cases that intents are about.
public protocol AppEnum: _IntentValue, TypeDisplayRepresentable, RawRepresentable, CaseIterable, Hashable
where RawValue: LosslessStringConvertible {
    /// How each case is shown.
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
    /// What the case is called; its raw value, where no name is given.
    public var localizedStringResource: LocalizedStringResource {
        Self.caseDisplayRepresentations[self]?.title
            ?? LocalizedStringResource(stringLiteral: String(describing: rawValue))
    }
}

/// Finds what can be chosen.
public protocol DynamicOptionsProvider: Sendable {
    /// What it finds.
    associatedtype Result: Sendable
    /// What is chosen from the beginning.
    associatedtype DefaultValue: Sendable
    /// What can be chosen.
    func results() async throws -> Result
    /// What is chosen from the beginning; nil for nothing.
    func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider where DefaultValue == Never {
    /// Nothing.
    public func defaultResult() async -> Never? { nil }
}

/// Finds things of a program's.
public protocol EntityQuery: Sendable {
    /// What it finds.
    associatedtype Entity: AppEntity
    /// Several of them.
    associatedtype Result: Sendable = [Entity]
    /// Those of some identifiers, as far as they are there.
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    /// Those that are most likely wanted.
    func suggestedEntities() async throws -> Result
    /// The one that is chosen from the beginning; nil for none.
    func defaultResult() async -> Entity?
    /// Makes a query.
    init()
}

extension EntityQuery {
    /// An object that the program lends.
    public typealias Dependency = AppDependency
    /// None.
    public func defaultResult() async -> Entity? { nil }
}

extension EntityQuery where Result == [Entity] {
    /// None.
    public func suggestedEntities() async throws -> [Entity] { [] }
}

/// Finds things of a program's by text.
public protocol EntityStringQuery: EntityQuery {
    /// Those that a text is found in.
    func entities(matching string: String) async throws -> Result
}

/// Knows all things of a program's.
public protocol EnumerableEntityQuery: EntityQuery {
    /// All of them.
    func allEntities() async throws -> Result
}

extension EnumerableEntityQuery where Result == [Entity] {
    /// Those of all that have the identifiers.
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
        let wanted = Set(identifiers)
        return try await allEntities().filter { wanted.contains($0.id) }
    }
    /// All of them.
    public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}
