public import VitrineUI

/// Knows which notifications can be shown: for each type of value a stack of registrations.
///
/// Views register themselves, with `notification(for:content:)`, in the registry of the container around them. In a
/// UIKit program register in that of a ``NotificationViewController``:
///
/// ```swift
/// container.registry.register(for: Fruit.self) { fruit in
///     FruitNoteController(fruit)  // or a view
/// }
/// ```
///
/// It is an object in the environment, so that registering changes no value there and starts no view update.
@MainActor
public final class NotificationRegistry {
    private struct Entry {
        weak var registration: NotificationRegistration?
        let serial: Int
    }

    /// By type of value; the last one that is left is in force. Weak: those of views go with their views.
    private var stacks: [ObjectIdentifier: [Entry]] = [:]
    private var lastSerial = 0
    /// Those that no view owns.
    private var kept: [ObjectIdentifier: NotificationRegistration] = [:]

    /// Called after a registration came.
    var didRegister: (() -> Void)?
    /// Called when a registration's content was replaced.
    var contentDidChange: ((NotificationRegistration) -> Void)?

    /// Creates an empty registry, for a ``NotificationViewController``.
    public init() {}

    // MARK: Registering

    /// Registers controllers for the values of a type, until ``unregister(_:)`` or the registration's
    /// ``NotificationRegistration/cancel()``.
    ///
    /// Of several registrations for a type the newest is used, and the one before again when that is taken back.
    ///
    /// - Parameters:
    ///   - type: The type of the values. A class stands for its subclasses too, and a protocol for whatever conforms to
    ///     it, unless those have a registration of their own.
    ///   - placement: Where these notifications stand, and how large they are; nil is what the container says.
    ///   - content: Makes the controller that shows a value. The card is as large as its `preferredContentSize`, or else
    ///     as its view wants to be by `sizeThatFits(_:)` or by the constraints in it.
    /// - Returns: What takes back this registration and no other.
    @discardableResult
    public func register<Value>(
        for type: Value.Type, placement: NotificationPlacement? = nil,
        content: @escaping @MainActor (Value) -> UIViewController
    ) -> NotificationRegistration {
        keep(ControllerNotificationRegistration(content), placement)
    }

    /// Registers views for the values of a type, until ``unregister(_:)`` or the registration's
    /// ``NotificationRegistration/cancel()``.
    ///
    /// Of several registrations for a type the newest is used, and the one before again when that is taken back.
    ///
    /// - Parameters:
    ///   - type: The type of the values. A class stands for its subclasses too, and a protocol for whatever conforms to
    ///     it, unless those have a registration of their own.
    ///   - placement: Where these notifications stand, and how large they are; nil is what the container says.
    ///   - content: The content for a value, whose size the card has.
    /// - Returns: What takes back this registration and no other.
    @discardableResult
    public func register<Value, Content: View>(
        for type: Value.Type, placement: NotificationPlacement? = nil,
        @ViewBuilder content: @escaping (Value) -> Content
    ) -> NotificationRegistration {
        let registration = TypedNotificationRegistration<Value, Content>()
        registration.update(environment: nil, revision: NotificationRevision(), note: content)
        return keep(registration, placement)
    }

    /// Takes back what was registered here for a type. Registrations of views, which belong to them, stay.
    public func unregister<Value>(_ type: Value.Type) {
        for registration in kept.values where registration.type == type { registration.cancel() }
    }

    private func keep(
        _ registration: NotificationRegistration, _ placement: NotificationPlacement?
    ) -> NotificationRegistration {
        registration.placement = placement
        kept[ObjectIdentifier(registration)] = registration
        registration.register(in: NotificationScope(registry: self))
        return registration
    }

    /// Adds a registration. Of several for a type the one deepest in the hierarchy is in force; of several
    /// equally deep ones, as screens that follow each other are, the newest.
    ///
    /// Complexity: O(registrations for the type).
    func add(_ registration: NotificationRegistration) {
        lastSerial += 1
        let key = ObjectIdentifier(registration.type)
        var stack = (stacks[key] ?? []).filter { $0.registration != nil && $0.registration !== registration }
        let place = stack.firstIndex { ($0.registration?.depth ?? 0) > registration.depth } ?? stack.endIndex
        stack.insert(Entry(registration: registration, serial: lastSerial), at: place)
        stacks[key] = stack
        didRegister?()
    }

    /// Removes one registration, wherever it is in its stack: no other is touched.
    func remove(_ registration: NotificationRegistration) {
        kept[ObjectIdentifier(registration)] = nil
        let key = ObjectIdentifier(registration.type)
        let stack = (stacks[key] ?? []).filter { $0.registration != nil && $0.registration !== registration }
        stacks[key] = stack.isEmpty ? nil : stack
    }

    /// The registration for a value: for its own type; else for the nearest of its superclasses; else the newest
    /// one for a protocol that the value conforms to.
    ///
    /// Complexity: O(1) for the value's own type, else O(registered types).
    func registration(for value: Any) -> NotificationRegistration? {
        if let own = registration(forType: type(of: value)) { return own }
        for superclass in NotificationValue.superclasses(of: value) {
            if let inherited = registration(forType: superclass) { return inherited }
        }
        return stacks.values.lazy.compactMap { $0.last { $0.registration != nil } }
            .filter { $0.registration?.accepts(value) == true }
            .max { $0.serial < $1.serial }?.registration
    }

    private func registration(forType type: Any.Type) -> NotificationRegistration? {
        stacks[ObjectIdentifier(type)]?.last { $0.registration != nil }?.registration
    }

    /// The registered types by name, in alphabetical order: for messages.
    var registeredTypes: [String] {
        stacks.values.compactMap { stack in
            stack.lazy.compactMap(\.registration).first.map { NotificationValue.name(of: $0.type) }
        }.sorted()
    }
}
