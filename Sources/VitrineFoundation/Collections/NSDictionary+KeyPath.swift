import Foundation

extension NSDictionary {
    /// The value of a key of the dictionary of a key, by names with dots between them; nil where there is none.
    ///
    /// `@count` and other operators are not read.
    public func value(forKeyPath keyPath: String) -> Any? {
        var value: Any? = self
        for key in keyPath.split(separator: ".", omittingEmptySubsequences: false) {
            switch value {
            case let dictionary as NSDictionary: value = dictionary.object(forKey: String(key))
            case let dictionary as [AnyHashable: Any]: value = dictionary[String(key)]
            default: return nil
            }
        }
        return value
    }
}
