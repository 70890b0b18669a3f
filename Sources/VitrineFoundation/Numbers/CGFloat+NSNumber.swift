public import Foundation

// On Apple's systems every number is an `NSNumber` where an object is asked for, and comes back as one; Foundation for Linux
// forgot this one.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
        result = CGFloat(source.doubleValue)
    }

    @discardableResult
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSNumber, result: inout CGFloat?
    ) -> Bool {
        result = CGFloat(source.doubleValue)
        return true
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
        CGFloat(source?.doubleValue ?? 0)
    }
}

extension CGFloat {
    /// The number, cut to what a `CGFloat` holds.
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }

    /// The number, if a `CGFloat` holds it exactly.
    public init?(exactly number: NSNumber) {
        guard let value = Double(exactly: number) else { return nil }
        self.init(value)
    }
}
