/// An element for assistive technology that is no view: a part of what a view draws.
///
/// The view lists it among its `accessibilityElements`.
@MainActor @preconcurrency
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
    /// What the element is a part of.
    open weak var accessibilityContainer: AnyObject?
    /// Where the element is in its container, in points of the container's coordinates. The screen's frame follows it
    /// where the container is a view. Zero unless set.
    open var accessibilityFrameInContainerSpace = CGRect.zero
    /// A name for tests to find the element by.
    open var accessibilityIdentifier: String?

    /// An element of a container, which it does not keep.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    /// True unless set.
    package override var isAccessibilityElementByKind: Bool { true }

    /// Where the element is, in points of the screen: as set, else by ``accessibilityFrameInContainerSpace``.
    open override var accessibilityFrame: CGRect {
        get {
            if let frame = accessibility?.frame { return frame }
            guard let view = accessibilityContainer as? UIView else {
                return accessibilityFrameInContainerSpace
            }
            return view.convert(accessibilityFrameInContainerSpace, to: nil)
        }
        set { super.accessibilityFrame = newValue }
    }
}
