public import Foundation
import VitrineFoundation

/// What Foundation on Linux cannot wrap is noted beside the value: a box of numbers by which values are compared.
private final class TransformBox {
    let transform: CATransform3D
    init(_ transform: CATransform3D) { self.transform = transform }
}

private nonisolated(unsafe) let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

extension NSValue {
    /// Wraps a transform. Foundation on Linux compares such values by scale and translation in the plane alone.
    public convenience init(caTransform3D transform: CATransform3D) {
        self.init(
            rect: CGRect(x: transform.m41, y: transform.m42, width: transform.m11, height: transform.m22))
        objc_setAssociatedObject(self, key, TransformBox(transform), .OBJC_ASSOCIATION_RETAIN)
    }

    /// The transform that is wrapped; the identity where there is none.
    public var caTransform3DValue: CATransform3D { wrappedTransform ?? CATransform3DIdentity }

    /// The transform, if that is what is wrapped.
    var wrappedTransform: CATransform3D? {
        (objc_getAssociatedObject(self, key) as? TransformBox)?.transform
    }
}
