public import VitrineCoreGraphics

/// A view whose content shows a preview when it is pressed hard.
///
/// No screen here feels how hard it is pressed, which `UITraitCollection.forceTouchCapability` says. As on every device
/// without that, the delegate is not asked: `UIContextMenuInteraction` has come in its place.
@MainActor @preconcurrency
public protocol UIViewControllerPreviewing: NSObjectProtocol {
    /// What a recogniser of the program's can wait for.
    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
    /// Who makes the previews.
    var delegate: any UIViewControllerPreviewingDelegate { get }
    /// The view that is pressed.
    var sourceView: UIView { get }
    /// What stays sharp around a press, in the view's coordinate space, in points.
    var sourceRect: CGRect { get set }
}

/// Makes the previews of ``UIViewControllerPreviewing``.
@MainActor @preconcurrency
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
    /// The preview for a place of the source view, in its coordinate space; nil for none.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController?
    /// A preview was pressed harder, and is to be shown as a screen.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

/// A registration. Who keeps it may be its delegate.
@MainActor
final class PreviewingContext: NSObject, UIViewControllerPreviewing {
    let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
    unowned let delegate: any UIViewControllerPreviewingDelegate
    let sourceView: UIView
    var sourceRect: CGRect

    init(delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView) {
        self.delegate = delegate
        self.sourceView = sourceView
        sourceRect = sourceView.bounds
    }
}

extension UIViewController {
    /// Has previews shown of what is in a view, on devices that feel how hard they are pressed.
    ///
    /// - Parameter sourceView: A view of this controller's.
    @discardableResult
    public func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
    ) -> any UIViewControllerPreviewing {
        PreviewingContext(delegate: delegate, sourceView: sourceView)
    }

    /// Ends a registration: the delegate is not asked any more, which it never is here.
    public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}
