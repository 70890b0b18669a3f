/// Outlines the focused item where the system shows focus with a ring: everywhere but on tvOS, where focused
/// items grow.
@MainActor
final class FocusRing {
    /// 3.5 points wide in the tint colour, hugging the item's corners.
    private static let width: CGFloat = 3.5
    /// Between a bare item and its ring, in points; our choice.
    private static let gap: CGFloat = 3

    private let layer = CALayer()
    private weak var host: UIView?

    init() {
        layer.borderWidth = Self.width
        layer.zPosition = 1_000_000
    }

    /// Puts the ring around an item, or takes it away. Called once per frame: it also follows a resized item.
    func follow(_ item: (any UIFocusItem)?, in window: UIWindow?) {
        guard let item, let window, window.traitCollection.userInterfaceIdiom != .tv,
            (item as? any FocusEffectChoosing)?.showsFocusEffect != false,
            let view = focusView(of: item)
        else { return detach() }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        if host !== view {
            detach()
            host = view
            layer.borderColor = view.tintColor.cgColor
            view.layer.addSublayer(layer)
        }
        let outline = outline(of: item, in: view)
        if layer.frame != outline.frame { layer.frame = outline.frame }
        if layer.cornerRadius != outline.radius { layer.cornerRadius = outline.radius }
    }

    private func detach() {
        guard host != nil else { return }
        layer.removeFromSuperlayer()
        host = nil
    }

    /// Around the item, or just inside where the view would clip it away. Controls and SwiftUI's elements may be bare
    /// text, which a ring must not touch: it keeps away from what has no corners of its own to hug.
    private func outline(of item: any UIFocusItem, in view: UIView) -> (frame: CGRect, radius: CGFloat) {
        let isView = item === view
        let rect = isView ? view.bounds : item.frame
        let radius = isView ? view.layer.cornerRadius : 8
        if isView && view.clipsToBounds { return (rect, radius) }
        let isBare = !isView || (view.mayBeBareText && radius == 0)
        let distance = Self.width + (isBare ? Self.gap : 0)
        return (rect.insetBy(dx: -distance, dy: -distance), radius + distance)
    }
}

/// A focus item that may do without the system's focus effect.
@MainActor
package protocol FocusEffectChoosing: UIFocusItem {
    /// Whether the ring is drawn around the item while it has the focus.
    var showsFocusEffect: Bool { get }
}
