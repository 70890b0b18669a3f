public import Foundation

/// The shadow of letters.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
    private let typeInfo: UInt = FoundationTypeInfo.comparable

    /// How far the shadow is from the letters, in points: right and down. Zero by default.
    open var shadowOffset = CGSize.zero
    /// How far the shadow's edge is blurred, in points. Zero by default.
    open var shadowBlurRadius: CGFloat = 0
    /// A `UIColor`. A third of black by default; nil is no shadow.
    open var shadowColor: Any? = UIColor.black.withAlphaComponent(1 / 3)

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
            && shadowColor as? UIColor == other.shadowColor as? UIColor
    }

    open override var hash: Int { shadowOffset.width.hashValue ^ shadowBlurRadius.hashValue }
}
