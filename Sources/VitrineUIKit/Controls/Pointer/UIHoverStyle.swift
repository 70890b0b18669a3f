public import Foundation

/// What a view does while the pointer is over it.
@MainActor @preconcurrency
open class UIHoverStyle: NSObject, NSCopying {
    /// The effect. `automatic` unless set.
    open var effect: any UIHoverEffect
    /// The outline of what comes up; nil is the view's with the corners of its layer.
    open var shape: UIShape?
    /// Whether anything happens. True unless set.
    open var isEnabled = true

    /// A style with an effect, and with the outline of what comes up.
    public required init(effect: any UIHoverEffect = .automatic, shape: UIShape? = nil) {
        self.effect = effect
        self.shape = shape
        super.init()
    }

    /// The automatic effect, with the view's outline.
    open class func automatic() -> Self { Self() }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated {
            let copy = Self(effect: effect, shape: shape)
            copy.isEnabled = isEnabled
            return UncheckedCopy(copy)
        }.value
    }
}

extension UIView {
    private static var hoverKey: UInt8 = 0

    private var hoverFollower: HoverStyleFollower? {
        objc_getAssociatedObject(self, &Self.hoverKey) as? HoverStyleFollower
    }

    /// What the view does while the pointer is over it; nil, as unless set, is nothing of its own. The style is copied.
    public var hoverStyle: UIHoverStyle? {
        get { hoverFollower?.style }
        set {
            if let old = hoverFollower { removeInteraction(old) }
            let made = newValue.map { HoverStyleFollower($0.copy() as! UIHoverStyle) }
            objc_setAssociatedObject(self, &Self.hoverKey, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            guard let made else { return }
            addInteraction(made)
            window?.hover.invalidate(made)
        }
    }
}
