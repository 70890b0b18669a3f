public import Foundation
public import VitrineUniformTypes

/// What an intent must know: `@Parameter(title: "Name") var name: String`.
///
/// Copies of an intent have it together, as on Apple's systems.
@propertyWrapper
public final class IntentParameter<Value: _IntentValue>: @unchecked Sendable {
    private let lock = NSLock()
    private var held: Value?
    /// What is chosen from the beginning, where a query says so.
    let first: @Sendable () async -> Value?
    /// What it is called.
    public let title: LocalizedStringResource
    /// What it is, in more words.
    public let description: LocalizedStringResource?

    private init(
        _ title: LocalizedStringResource, _ description: LocalizedStringResource?, _ value: Value?,
        first: @escaping @Sendable () async -> Value? = { nil }
    ) {
        (self.title, self.description, held, self.first) = (title, description, value, first)
    }

    /// The value. Traps where it has none.
    public var wrappedValue: Value {
        get {
            guard let value = lock.withLock({ held }) ?? Value._absent else {
                fatalError(
                    "The parameter “\(String(localized: title))” of an AppIntent is read before it has a value: "
                        + "set it, or give it a default.")
            }
            return value
        }
        set { lock.withLock { held = newValue } }
    }

    /// The parameter itself.
    public var projectedValue: IntentParameter<Value> { self }

    var isSet: Bool { lock.withLock { held != nil } }

    /// An error that says that a value is missing.
    public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error {
        AppIntentError.needsValue(dialog.map { String(localized: $0.full) } ?? String(localized: title))
    }

    // MARK: Making

    /// Without a name.
    public convenience init() { self.init("", nil, nil) }

    /// With a default.
    public convenience init(default defaultValue: Value) { self.init("", nil, defaultValue) }

    /// With a name, and perhaps a default.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title, description, defaultValue) }

    /// With what can be chosen.
    public convenience init<Provider: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
    ) {
        self.init(title, description, defaultValue) { await optionsProvider.defaultResult() as? Value }
    }

    /// With a query of its own.
    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
    ) where Value == Query.Entity? {
        self.init(title, description, nil) { await query.defaultResult() }
    }

    /// With a query of its own.
    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
    ) where Value == Query.Entity {
        self.init(title, description, nil) { await query.defaultResult() }
    }
}

/// Where the value of a parameter comes from, where one intent follows another.
public enum InputConnectionBehavior: Sendable {
    /// As it fits.
    case `default`
    /// From nowhere.
    case never
    /// From what the one before ended with.
    case connectToPreviousIntentResult
}

/// What can go wrong with intents.
public enum AppIntentError: Error, LocalizedError, Equatable, Sendable {
    /// A value is missing: what is said about it.
    case needsValue(String)

    /// A sentence for people.
    public var errorDescription: String? {
        switch self {
        case .needsValue(let said): said
        }
    }
}

/// A parameter whose type is left open.
protocol AnyIntentParameter: Sendable {
    /// Takes what is chosen from the beginning.
    func takeFirst() async
}

extension IntentParameter: AnyIntentParameter {
    func takeFirst() async {
        guard !isSet, let value = await first() else { return }
        wrappedValue = value
    }
}

extension AppIntent {
    /// The intent with what its queries choose from the beginning.
    package func withFirstValues() async -> Self {
        for child in Mirror(reflecting: self).children {
            await (child.value as? any AnyIntentParameter)?.takeFirst()
        }
        return self
    }
}

extension IntentParameter where Value == IntentFile {
    /// A file of some types.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        supportedContentTypes: [UTType], requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title: title, description: description) }

    /// A file of some types, by their identifiers.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        supportedTypeIdentifiers: [String], requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title: title, description: description) }
}
