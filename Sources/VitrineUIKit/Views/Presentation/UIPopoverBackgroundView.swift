public import VitrineCoreGraphics

/// What the class of a popover's background says of it.
@MainActor @preconcurrency
public protocol UIPopoverBackgroundViewMethods {
    /// The width of the arrow at its base, in points.
    static func arrowBase() -> CGFloat
    /// From the edges of the background, without its arrow, to the content, in points.
    static func contentViewInsets() -> UIEdgeInsets
    /// The height of the arrow, in points.
    static func arrowHeight() -> CGFloat
}

/// What a popover draws behind its content, with the arrow: a base of your own.
///
/// A subclass draws its background and its arrow in its bounds and overrides ``arrowDirection``, ``arrowOffset``,
/// ``arrowBase()``, ``arrowHeight()`` and ``contentViewInsets()``, all of which trap here, as UIKit demands. The class goes to
/// ``UIPopoverPresentationController/popoverBackgroundViewClass``.
@MainActor @preconcurrency
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
    /// Makes a background; popovers do.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes a background of a nib.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// From the middle of the edge that has the arrow to the arrow's middle, in points: to the right, or downwards.
    open var arrowOffset: CGFloat {
        get { Self.missing("arrowOffset") }
        set { Self.missing("arrowOffset") }
    }

    /// Where the arrow points; empty for none.
    open var arrowDirection: UIPopoverArrowDirection {
        get { Self.missing("arrowDirection") }
        set { Self.missing("arrowDirection") }
    }

    /// Whether the content has round corners, as in the balloon. True unless overridden.
    open class var wantsDefaultContentAppearance: Bool { true }

    open class func arrowBase() -> CGFloat { missing("arrowBase()") }
    open class func contentViewInsets() -> UIEdgeInsets { missing("contentViewInsets()") }
    open class func arrowHeight() -> CGFloat { missing("arrowHeight()") }

    private class func missing(_ member: String) -> Never {
        fatalError("\(self), a UIPopoverBackgroundView, must override \(member).")
    }

    /// The lengths that the class says.
    final class var metrics: PopoverMetrics {
        PopoverMetrics(
            arrow: CGSize(width: arrowBase(), height: arrowHeight()), insets: contentViewInsets(), radius: 0)
    }
}
