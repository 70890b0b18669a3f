public import Foundation
public import VitrineCoreGraphics

/// How what is dragged is cut out, and what is behind it.
@MainActor @preconcurrency
open class UIDragPreviewParameters: UIPreviewParameters {
    /// Makes parameters that show all of a view.
    public override init() { super.init() }
    /// Makes parameters that show lines of text, each in a rectangle of the view's coordinates.
    public override init(textLineRects: [NSValue]) { super.init(textLineRects: textLineRects) }
}

/// What is shown while an item is dragged.
@MainActor @preconcurrency
open class UIDragPreview: NSObject {
    /// The view. It may be in no window.
    public let view: UIView
    /// How it is cut out.
    public let parameters: UIDragPreviewParameters

    /// Makes a preview of a view.
    public init(view: UIView, parameters: UIDragPreviewParameters) {
        self.view = view
        self.parameters = parameters
        super.init()
    }

    /// Makes a preview of all of a view.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
}

/// Where something dragged comes from, or goes.
@MainActor @preconcurrency
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A view that is lifted, or dropped, and where.
@MainActor @preconcurrency
open class UITargetedDragPreview: UITargetedPreview {
    /// Makes a preview of a view at a place. The view may be in no window.
    public init(view: UIView, parameters: UIDragPreviewParameters, target: UIDragPreviewTarget) {
        super.init(view: view, parameters: parameters, target: target)
    }

    /// Makes a preview of a view where it is.
    ///
    /// Traps if the view is in no window.
    public convenience init(view: UIView, parameters: UIDragPreviewParameters) {
        guard view.window != nil, let superview = view.superview else {
            fatalError(
                "UITargetedDragPreview: \(Swift.type(of: view)) is in no window. Make a preview of a view that is not shown "
                    + "with a UIDragPreviewTarget.")
        }
        self.init(
            view: view, parameters: parameters,
            target: UIDragPreviewTarget(
                container: superview, center: view.center, transform: view.transform))
    }

    /// Makes a preview of a view where it is, all of it.
    ///
    /// Traps if the view is in no window.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }

    /// The same view at another place.
    open override func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(
            view: view, parameters: parameters as? UIDragPreviewParameters ?? UIDragPreviewParameters(),
            target: newTarget as? UIDragPreviewTarget
                ?? UIDragPreviewTarget(
                    container: newTarget.container, center: newTarget.center, transform: newTarget.transform))
    }
}
