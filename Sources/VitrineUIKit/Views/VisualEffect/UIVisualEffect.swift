/// What a visual effect view shows: a blur, or the vibrancy of what stands on one.
open class UIVisualEffect: NSObject, NSCopying, @unchecked Sendable {
    /// Effects that are made do not change: the effect itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
