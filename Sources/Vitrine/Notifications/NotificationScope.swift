public import VitrineUI

/// Where a view stands among those that register notifications: inside which container, and how deep.
struct NotificationScope: Equatable {
    let registry: NotificationRegistry
    var depth = 0

    /// The scope within one more registration.
    var inner: NotificationScope { NotificationScope(registry: registry, depth: depth + 1) }

    static func == (first: NotificationScope, second: NotificationScope) -> Bool {
        first.registry === second.registry && first.depth == second.depth
    }
}

private struct NotificationScopeKey: EnvironmentKey {
    static var defaultValue: NotificationScope? { nil }
}

extension EnvironmentValues {
    /// Where views around here register how their notifications look; nil outside of a container.
    ///
    /// A ``NotificationView`` sets it for its content. In a UIKit program set it for the views that a
    /// ``NotificationViewController`` contains:
    ///
    /// ```swift
    /// UIHostingController(rootView: FruitList().environment(\.notificationRegistry, container.registry))
    /// ```
    public var notificationRegistry: NotificationRegistry? {
        get { notificationScope?.registry }
        set { notificationScope = newValue.map { NotificationScope(registry: $0) } }
    }

    /// The scope of the nearest ``NotificationView``, nil outside of one.
    var notificationScope: NotificationScope? {
        get { self[NotificationScopeKey.self] }
        set { self[NotificationScopeKey.self] = newValue }
    }
}
