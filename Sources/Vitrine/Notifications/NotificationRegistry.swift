internal import VitrineUI

/// Knows which notifications can be shown: for each type of value a stack of registrations.
///
/// It is an object in the environment, so that registering changes no value there and starts no view update. It
/// holds registrations weakly: each belongs to the view that made it and goes with that view.
@MainActor
final class NotificationRegistry {
    private struct Entry {
        weak var registration: NotificationRegistration?
        let serial: Int
    }

    /// By type of value; the last one that is left is in force.
    private var stacks: [ObjectIdentifier: [Entry]] = [:]
    private var lastSerial = 0

    /// Called after a registration came.
    var didRegister: (() -> Void)?
    /// Called when a registration's content was replaced.
    var contentDidChange: ((NotificationRegistration) -> Void)?

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
