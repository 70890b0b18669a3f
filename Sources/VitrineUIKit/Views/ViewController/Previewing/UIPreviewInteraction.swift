public import Foundation

/// Tells how hard a view is pressed. No screen here feels that: the delegate is not asked, as on devices that do not either.
@MainActor @preconcurrency
open class UIPreviewInteraction: NSObject {
    /// The view.
    open private(set) weak var view: UIView?
    /// Would hear of the pressure.
    open weak var delegate: (any UIPreviewInteractionDelegate)?

    /// Makes an interaction for a view.
    public init(view: UIView) {
        self.view = view
        super.init()
    }

    /// Where the view is pressed, in points of a coordinate space; of the window if it is nil. The origin while it is not.
    open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint { .zero }

    /// Ends what runs: nothing does.
    open func cancel() {}
}

/// Hears how hard a view is pressed: see ``UIPreviewInteraction``.
@MainActor @preconcurrency
public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
    /// Whether a preview may begin. Optional: true.
    func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool

    /// How far the preview has come.
    ///
    /// - Parameter transitionProgress: From 0 to 1.
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat,
        ended: Bool)

    /// How far what follows the preview has come. Optional.
    ///
    /// - Parameter transitionProgress: From 0 to 1.
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat,
        ended: Bool)

    /// The preview has come to nothing.
    func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
}

extension UIPreviewInteractionDelegate {
    public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool { true }
    public func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat,
        ended: Bool
    ) {}
}
