public import Foundation

extension UserDefaults {
    /// Sets a value by its key, as `set(_:forKey:)`.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

    /// The value of a key, as `object(forKey:)`.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
}
