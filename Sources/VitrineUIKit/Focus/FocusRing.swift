/// Outlines the focused item where the system shows focus with a ring: everywhere but on tvOS, where focused
/// items grow.
@MainActor
final class FocusRing {
    /// 3.5 points wide in the tint colour, hugging the item's corners.
    private static let width: CGFloat = 3.5

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

    /// Around the item, or just inside where the view would clip it away.
    private func outline(of item: any UIFocusItem, in view: UIView) -> (frame: CGRect, radius: CGFloat) {
        let isView = item === view
        let rect = isView ? view.bounds : item.frame
        let radius = isView ? view.layer.cornerRadius : 8
        if isView && view.clipsToBounds { return (rect, radius) }
        return (rect.insetBy(dx: -Self.width, dy: -Self.width), radius + Self.width)
    }
}

/// A focus item that may do without the system's focus effect.
@MainActor
package protocol FocusEffectChoosing: UIFocusItem {
    /// Whether the ring is drawn around the item while it has the focus.
    var showsFocusEffect: Bool { get }
}
