import VitrineCoreGraphics

/// What a controller grows out of.
@MainActor
package protocol ZoomSource {
    /// Where it is on screen, in a view's coordinates, in points; nil when it is not there.
    func frame(in view: UIView) -> CGRect?
    /// The radius of its corners, in points.
    var cornerRadius: CGFloat { get }
    /// The colour behind its picture; nil for none.
    var backgroundColor: UIColor? { get }
    /// How it looks.
    func picture() -> UIView?
    /// Takes it away while the controller is in its place.
    func setHidden(_ isHidden: Bool)
    /// The view that it is; nil if it is none.
    var view: UIView? { get }
}

/// A view that a controller grows out of.
@MainActor
final class ZoomSourceView: ZoomSource {
    private let source: UIView
    private var alpha: CGFloat?

    init(_ source: UIView) { self.source = source }

    var view: UIView? { source }
    var cornerRadius: CGFloat { source.layer.cornerRadius }
    var backgroundColor: UIColor? { nil }

    func frame(in view: UIView) -> CGRect? {
        source.window != nil && source.window === view.window
            ? source.convert(source.bounds, to: view) : nil
    }

    func picture() -> UIView? { source.snapshotView(afterScreenUpdates: false) }

    func setHidden(_ isHidden: Bool) {
        UIView.performWithoutAnimation {
            if isHidden {
                alpha = alpha ?? source.alpha
                source.alpha = 0
            } else if let alpha {
                // A program that set it meanwhile has its way.
                if source.alpha == 0 { source.alpha = alpha }
                self.alpha = nil
            }
        }
    }
}
