public import Foundation

extension NSCoder {
    /// The property of a name, as key-value coding finds it: a coder has none, so this traps, as it does on Apple's systems. What
    /// was encoded is decoded with `decodeObject(forKey:)`.
    public func value(forKey key: String) -> Any? {
        fatalError(
            "[\(type(of: self)) valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key). "
                + "Call decodeObject(forKey:).")
    }
}
