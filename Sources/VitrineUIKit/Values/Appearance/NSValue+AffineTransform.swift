public import Foundation
public import VitrineCoreGraphics
import VitrineQuartzCore

extension NSValue {
    /// Wraps a transform. Foundation on Linux compares such values without what turns them.
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        self.init(
            noting: transform,
            by: CGRect(x: transform.tx, y: transform.ty, width: transform.a, height: transform.d))
    }

    /// The transform that is wrapped; the identity where there is none.
    public var cgAffineTransformValue: CGAffineTransform { noted() ?? .identity }
}

extension CGAffineTransform: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgAffineTransform: self) }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGAffineTransform?) {
        result = source.cgAffineTransformValue
    }

    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSValue, result: inout CGAffineTransform?
    ) -> Bool {
        result = source.noted()
        return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGAffineTransform {
        source?.cgAffineTransformValue ?? .identity
    }
}
