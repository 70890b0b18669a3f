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
