import SwiftUI

class NotificationRegistry {
    // AnyView is for simplicity, the better way is to erase type directly to UIViewController
    private var storage = [String: (Any) -> AnyView]()

    func register<T, Content: View>(for type: T.Type, content: @escaping (T) -> Content) {
        let key = String(reflecting: type)
        let value: (Any) -> _ = {
            AnyView(content($0 as! T))
        }
        storage[key] = value
    }

    func unregister<T>(_ type: T.Type) {
        let key = String(reflecting: type)
        storage[key] = nil
    }

    func view(for value: Any) -> AnyView? {
        let key = String(reflecting: type(of: value))
        guard let factory = storage[key] else {
            return nil
        }
        return factory(value)
    }
}

private struct NotificationRegistryKey: EnvironmentKey {
    static let defaultValue: NotificationRegistry? = nil
}

extension EnvironmentValues {
    var notificationRegistry: NotificationRegistry? {
        get { self[NotificationRegistryKey.self] }
        set { self[NotificationRegistryKey.self] = newValue }
    }
}
