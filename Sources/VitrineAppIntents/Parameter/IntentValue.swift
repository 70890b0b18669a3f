public import Foundation

/// A type that parameters of intents have, and what intents end with.
public protocol _IntentValue: Sendable {
    /// What a parameter is that nobody has set; nil for one that must be set.
    static var _absent: Self? { get }
}

extension _IntentValue {
    /// It must be set.
    public static var _absent: Self? { nil }
}

extension Bool: _IntentValue {}
extension Int: _IntentValue {}
extension Double: _IntentValue {}
extension String: _IntentValue {}
extension AttributedString: _IntentValue {}
extension Date: _IntentValue {}
extension DateComponents: _IntentValue {}
extension URL: _IntentValue {}
extension UUID: _IntentValue {}
extension Decimal: _IntentValue {}
extension Measurement: _IntentValue {}
extension IntentFile: _IntentValue {}

extension Optional: _IntentValue where Wrapped: _IntentValue {
    /// Nothing.
    public static var _absent: Wrapped?? { .some(nil) }
}

extension Array: _IntentValue where Element: _IntentValue {}
extension Set: _IntentValue where Element: _IntentValue {}
