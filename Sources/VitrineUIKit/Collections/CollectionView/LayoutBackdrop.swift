import Foundation
import VitrineCoreGraphics

/// The background that a layout gives all of its content, as one of nothing but lists does: behind everything that
/// scrolls, in front of the collection view's own background.
@MainActor
final class LayoutBackdrop: CellFeature {
    weak var host: UICollectionView?
    private(set) var view: UIView?

    func willShow(_ visible: CGRect) {
        guard let host else { return }
        guard let color = host.layout.backdropColor, color != .clear else {
            view?.removeFromSuperview()
            view = nil
            return
        }
        let view = view ?? UIView(frame: visible)
        if self.view == nil {
            self.view = view
            view.isUserInteractionEnabled = false
            host.insertSubview(view, at: host.backgroundView == nil ? 0 : 1)
        }
        if view.backgroundColor != color { view.backgroundColor = color }
        // A page more on both sides, so that no gap is seen while an update animates the offset.
        let frame = host.clipsToBounds ? visible.insetBy(dx: 0, dy: -visible.height) : visible
        if view.frame != frame { view.frame = frame }
    }

    func contentDidMove(by delta: CGPoint) { view?.frame.move(by: delta) }
}
