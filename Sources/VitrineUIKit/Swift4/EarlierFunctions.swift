// Functions and members that Apple's frameworks have in the language mode of Swift 4 alone; see `EarlierTypes.swift`.

/// The initialiser ``UIEdgeInsets/init(top:left:bottom:right:)`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIEdgeInsets.init(top:left:bottom:right:)")
public func UIEdgeInsetsMake(
    _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// `CGRect.inset(by:)` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CGRect.inset(self:by:)")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
    rect.inset(by: insets)
}

/// The comparison of ``UIEdgeInsets`` before Swift 4.2.
@available(swift, obsoleted: 4.2, message: "Use == operator instead.")
public func UIEdgeInsetsEqualToEdgeInsets(_ insets1: UIEdgeInsets, _ insets2: UIEdgeInsets) -> Bool {
    insets1 == insets2
}

/// The initialiser ``UIOffset/init(horizontal:vertical:)`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIOffset.init(horizontal:vertical:)")
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
    UIOffset(horizontal: horizontal, vertical: vertical)
}

/// ``UIImage/pngData()`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIImage.pngData(self:)")
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

/// ``UIImage/jpegData(compressionQuality:)`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIImage.jpegData(self:compressionQuality:)")
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
    image.jpegData(compressionQuality: compressionQuality)
}

/// ``UIAccessibility/post(notification:argument:)`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.post(notification:argument:)")
@MainActor public func UIAccessibilityPostNotification(
    _ notification: UIAccessibility.Notification, _ argument: Any?
) {
    UIAccessibility.post(notification: notification, argument: argument)
}

/// ``UIAccessibility/isVoiceOverRunning`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isVoiceOverRunning()")
@MainActor public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }

/// ``UIAccessibility/isReduceMotionEnabled`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isReduceMotionEnabled()")
@MainActor public func UIAccessibilityIsReduceMotionEnabled() -> Bool {
    UIAccessibility.isReduceMotionEnabled
}

/// ``UIAccessibility/isReduceTransparencyEnabled`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isReduceTransparencyEnabled()")
@MainActor public func UIAccessibilityIsReduceTransparencyEnabled() -> Bool {
    UIAccessibility.isReduceTransparencyEnabled
}

/// ``UIAccessibility/isBoldTextEnabled`` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isBoldTextEnabled()")
@MainActor public func UIAccessibilityIsBoldTextEnabled() -> Bool { UIAccessibility.isBoldTextEnabled }

extension UIView {
    /// ``bringSubviewToFront(_:)`` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "bringSubviewToFront(_:)")
    public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

    /// ``sendSubviewToBack(_:)`` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "sendSubviewToBack(_:)")
    public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension UIViewController {
    /// ``children`` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "children")
    public var childViewControllers: [UIViewController] { children }

    /// ``addChild(_:)`` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "addChild(_:)")
    public func addChildViewController(_ childController: UIViewController) { addChild(childController) }

    /// ``removeFromParent()`` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "removeFromParent()")
    public func removeFromParentViewController() { removeFromParent() }

    /// ``willMove(toParent:)`` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "willMove(toParent:)")
    public func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }

    /// ``didMove(toParent:)`` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "didMove(toParent:)")
    public func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }
}
