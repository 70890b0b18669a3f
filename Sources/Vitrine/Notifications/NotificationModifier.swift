public import VitrineUI

extension View {
    /// Registers how a ``NotificationView`` around this view shows values of a type, while this view is on screen.
    ///
    /// The registration belongs to this view. When views inside each other register the same type, the innermost is
    /// used; when one of several screens appears after another, the newer is, and when it goes the older is used
    /// again. Two registrations for one type on the same view are a mistake, which is reported once; the first is
    /// used.
    ///
    /// The content sees the environment of this view, and follows its changes while it is shown.
    ///
    /// - Parameters:
    ///   - type: The type of the values. A class stands for its subclasses too, and a protocol for whatever conforms
    ///     to it, unless those have a registration of their own.
    ///   - placement: Where these notifications stand, and how large they are; nil is what the container says.
    ///   - content: The content for a value. It is offered the room of the container's safe area, less 20 points at
    ///     the sides and 100 above and below, and gets a card of the size that it asks for.
    public func notification<Value, Note: View>(
        for type: Value.Type, placement: NotificationPlacement? = nil,
        @ViewBuilder content: @escaping (Value) -> Note
    ) -> some View {
        reportRegistration(of: type, on: self)
        return modifier(NotificationModifier(placement: placement, note: content))
    }
}

/// Registers content for as long as a view is on screen.
struct NotificationModifier<Value, Note: View>: ViewModifier {
    @Environment(\.notificationScope) private var scope
    @Environment(\.self) private var environment
    /// Made once for the view's life; an object, so that changing it starts no update.
    @State private var registration = TypedNotificationRegistration<Value, Note>()
    private let placement: NotificationPlacement?
    let note: (Value) -> Note
    /// Never the same: the body is evaluated whenever the view's is.
    private let revision = NotificationRevision()

    init(placement: NotificationPlacement?, note: @escaping (Value) -> Note) {
        self.placement = placement
        self.note = note
    }

    func body(content: Content) -> some View {
        let _ = registration.update(
            environment: environment, placement: placement, revision: revision, note: note)
        content
            .environment(\.notificationScope, scope?.inner)
            .onAppear {
                if let scope {
                    registration.register(in: scope)
                } else {
                    NotificationIssue.report(
                        "notification(for: \(Value.self).self) is outside of a NotificationView, and nothing will "
                            + "show its notifications; put NotificationView around the view that has it.")
                }
            }
            .onDisappear { registration.cancel() }
    }
}

// MARK: Two registrations in one view

/// A modifier that registers a type.
@MainActor
private protocol NotificationRegistering {
    var registeredType: Any.Type { get }
}

extension NotificationModifier: NotificationRegistering {
    fileprivate var registeredType: Any.Type { Value.self }
}

/// A view with a modifier.
private protocol ModifierChain {
    var outermostModifier: Any { get }
    var modifiedView: Any { get }
}

extension ModifiedContent: ModifierChain {
    fileprivate var outermostModifier: Any { modifier }
    fileprivate var modifiedView: Any { content }
}

/// Reports that the modifiers of one view register a type twice: an easy slip, and which one is used is not obvious.
///
/// Complexity: O(modifiers of the view).
@MainActor
private func reportRegistration<V: View>(of type: Any.Type, on view: V) {
    var chain = view as? any ModifierChain
    while let current = chain {
        if let other = current.outermostModifier as? any NotificationRegistering, other.registeredType == type
        {
            NotificationIssue.report(
                "A view has two notification(for: \(type).self), and the first, the inner one, is used; "
                    + "remove the other.")
            return
        }
        chain = current.modifiedView as? any ModifierChain
    }
}
