public import Foundation
public import VitrineCoreGraphics

/// How a preview of a view is cut out, and what is behind it.
@MainActor @preconcurrency
open class UIPreviewParameters: NSObject {
    /// The part that is shown, in the coordinates of the view; nil, the default, is all.
    open var visiblePath: UIBezierPath?
    /// The outline of the shadow; nil, the default, is that of the part that is shown.
    open var shadowPath: UIBezierPath?
    /// The colour behind the view. That of the system's background unless set.
    open var backgroundColor: UIColor! = .systemBackground

    /// Makes parameters that show all of a view.
    public override init() { super.init() }

    /// Makes parameters that show lines of text, each in a rectangle of the view's coordinates.
    public init(textLineRects: [NSValue]) {
        super.init()
        let path = UIBezierPath()
        for value in textLineRects {
            path.append(
                UIBezierPath(roundedRect: value.cgRectValue.insetBy(dx: -6, dy: -4), cornerRadius: 6))
        }
        visiblePath = path
    }
}

/// Where a preview is: a place in a view.
@MainActor @preconcurrency
open class UIPreviewTarget: NSObject {
    /// The view whose coordinates the place is in.
    public let container: UIView
    /// The middle of the preview.
    public let center: CGPoint
    /// How the preview is turned and scaled there.
    public let transform: CGAffineTransform

    /// Makes a target.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
        self.container = container
        self.center = center
        self.transform = transform
        super.init()
    }
}

/// A view that stands out while something is done with it, and where it comes from or goes.
@MainActor @preconcurrency
open class UITargetedPreview: NSObject {
    /// The view.
    public let view: UIView
    /// How it is cut out.
    public let parameters: UIPreviewParameters
    /// Where it is.
    public let target: UIPreviewTarget

    /// Makes a preview of a view at a place. The view may be in no window.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        self.view = view
        self.parameters = parameters
        self.target = target
        super.init()
    }

    /// Makes a preview of a view where it is.
    ///
    /// Traps if the view is in no window.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        guard view.window != nil, let superview = view.superview else {
            fatalError(
                "UITargetedPreview: \(type(of: view)) is in no window. Make a preview of a view that is not shown with a "
                    + "UIPreviewTarget.")
        }
        self.init(
            view: view, parameters: parameters,
            target: UIPreviewTarget(container: superview, center: view.center, transform: view.transform))
    }

    /// Makes a preview of a view where it is, all of it.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    /// The size of the view, in points.
    open var size: CGSize { view.bounds.size }

    /// The same view at another place.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }
}
