public import Foundation

// What is wrapped in an `NSValue` is unwrapped by `as?` on Apple's systems: `userInfo[key] as? CGRect` is as usual there as
// `(userInfo[key] as? NSValue)?.cgRectValue`.

/// A structure that `NSValue` wraps on Linux as well.
protocol WrappedGeometry: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
    init(unwrapping value: NSValue)
    var wrapped: NSValue { get }
}

extension WrappedGeometry {
    public func _bridgeToObjectiveC() -> NSValue { wrapped }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
        result = Self(unwrapping: source)
    }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) -> Bool {
        guard String(cString: source.objCType) == String(cString: Self.sample.objCType) else { return false }
        result = Self(unwrapping: source)
        return true
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
        Self(unwrapping: source ?? sample)
    }

    /// A value of the type, wrapped.
    private static var sample: NSValue { Self(unwrapping: NSValue(rect: .zero)).wrapped }
}

extension CGRect: @retroactive _ObjectiveCBridgeable, WrappedGeometry {
    init(unwrapping value: NSValue) { self = value.rectValue }
    var wrapped: NSValue { NSValue(rect: self) }
}
