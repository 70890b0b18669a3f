internal import VitrineUI

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
    /// The scope of the nearest ``NotificationView``, nil outside of one.
    var notificationScope: NotificationScope? {
        get { self[NotificationScopeKey.self] }
        set { self[NotificationScopeKey.self] = newValue }
    }
}
