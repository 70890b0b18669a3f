public import Foundation
public import VitrineCoreGraphics
import VitrineFoundation

/// What Foundation on Linux cannot wrap is noted beside the value: a box of numbers by which values are compared.
private final class AffineBox {
    let transform: CGAffineTransform
    init(_ transform: CGAffineTransform) { self.transform = transform }
}

private nonisolated(unsafe) let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

extension NSValue {
    /// Wraps a transform. Foundation on Linux compares such values without what turns them.
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        self.init(rect: CGRect(x: transform.tx, y: transform.ty, width: transform.a, height: transform.d))
        objc_setAssociatedObject(self, key, AffineBox(transform), .OBJC_ASSOCIATION_RETAIN)
    }

    /// The transform that is wrapped; the identity where there is none.
    public var cgAffineTransformValue: CGAffineTransform { wrappedAffineTransform ?? .identity }

    /// The transform, if that is what is wrapped.
    fileprivate var wrappedAffineTransform: CGAffineTransform? {
        (objc_getAssociatedObject(self, key) as? AffineBox)?.transform
    }
}

extension CGAffineTransform: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgAffineTransform: self) }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGAffineTransform?) {
        result = source.cgAffineTransformValue
    }

    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSValue, result: inout CGAffineTransform?
    ) -> Bool {
        result = source.wrappedAffineTransform
        return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGAffineTransform {
        source?.cgAffineTransformValue ?? .identity
    }
}
