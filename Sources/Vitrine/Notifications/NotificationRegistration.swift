public import VitrineUI

/// One registration of how notifications of a type look: a token of whoever registered.
///
/// Whoever holds the token can take back this registration and no other. (Article A3 takes back by the type's name,
/// so that a screen that leaves unregisters the one that came.)
@MainActor
public class NotificationRegistration {
    /// The type of the values that it shows.
    public let type: Any.Type
    /// Where its notifications stand; nil is where those of the container do.
    var placement: NotificationPlacement?
    /// How many notification registrations are around the view that registered.
    private(set) var depth = 0
    private(set) weak var registry: NotificationRegistry?

    init(type: Any.Type) {
        self.type = type
    }

    /// Registers in the registry of a scope, leaving the one before.
    func register(in scope: NotificationScope) {
        cancel()
        depth = scope.depth
        registry = scope.registry
        scope.registry.add(self)
    }

    /// Takes the registration back. Nothing happens a second time.
    ///
    /// A notification that is on the screen stays there.
    public func cancel() {
        registry?.remove(self)
        registry = nil
    }

    /// Whether a value is of the registration's type.
    func accepts(_ value: Any) -> Bool { false }

    /// Makes the controller that shows a value; nil if the value is of another type.
    func makeHost(for value: Any) -> (any NotificationHost)? { nil }
}

/// The registration of content for values of one type.
final class TypedNotificationRegistration<Value, Note: View>: NotificationRegistration {
    private var environment: EnvironmentValues?
    private var note: ((Value) -> Note)?
    private var revision: NotificationRevision?

    init() {
        super.init(type: Value.self)
    }

    /// Takes the content of the view's latest body, with the environment around it. A banner that shows the content
    /// takes it over in its next layout. Without an environment the content has that of its own controller.
    func update(
        environment: EnvironmentValues?, placement: NotificationPlacement? = nil,
        revision: NotificationRevision, note: @escaping (Value) -> Note
    ) {
        self.placement = placement
        self.environment = environment
        self.revision = revision
        self.note = note
        registry?.contentDidChange?(self)
    }

    /// The content for a value; nil before the view's first body.
    func root(for value: Value) -> NotificationRoot<Value, Note>? {
        guard let note, let revision else { return nil }
        return NotificationRoot(value: value, note: note, environment: environment, revision: revision)
    }

    override func accepts(_ value: Any) -> Bool { value is Value }

    override func makeHost(for value: Any) -> (any NotificationHost)? {
        guard let value = value as? Value, let root = root(for: value) else { return nil }
        return TypedNotificationHost(value, root: root, registration: self)
    }
}

/// Tells one evaluation of a view's body from the next. Closures do not: one that captures a single object is the same
/// after the object changed.
final class NotificationRevision: Sendable {}

/// The root of a notification: the content in the environment of the view that registered it.
///
/// Content is hosted apart from that view, and would see neither its environment objects nor its colour scheme. It is
/// made here, in a body, so that state which only the content reads updates it too.
struct NotificationRoot<Value, Note: View>: View {
    let value: Value
    let note: (Value) -> Note
    let environment: EnvironmentValues?
    let revision: NotificationRevision

    var body: some View {
        note(value).transformEnvironment(\.self) { if let environment { $0 = environment } }
    }
}
