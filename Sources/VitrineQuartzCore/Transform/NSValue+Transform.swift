public import Foundation
import VitrineFoundation

/// What Foundation on Linux cannot wrap, noted beside a value.
private final class Note {
    let content: Any
    init(_ content: Any) { self.content = content }
}

private nonisolated(unsafe) let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

extension NSValue {
    /// Wraps what Foundation on Linux cannot, beside a rectangle by which values are compared.
    package convenience init(noting content: Any, by rect: CGRect) {
        self.init(rect: rect)
        objc_setAssociatedObject(self, key, Note(content), .OBJC_ASSOCIATION_RETAIN)
    }

    /// What is noted beside the value, if it is of a type.
    package func noted<Content>(_ type: Content.Type = Content.self) -> Content? {
        (objc_getAssociatedObject(self, key) as? Note)?.content as? Content
    }

    /// Wraps a transform. Foundation on Linux compares such values by scale and translation in the plane alone.
    public convenience init(caTransform3D transform: CATransform3D) {
        self.init(
            noting: transform,
            by: CGRect(x: transform.m41, y: transform.m42, width: transform.m11, height: transform.m22))
    }

    /// The transform that is wrapped; the identity where there is none.
    public var caTransform3DValue: CATransform3D { noted() ?? CATransform3DIdentity }
}
