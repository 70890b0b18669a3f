import Foundation
import VitrineCoreGraphics
import VitrinePlatform

/// Shows a view's hover style while the pointer is over the view.
@MainActor
final class HoverStyleFollower: NSObject, UIInteraction, PointerFollowing {
    let style: UIHoverStyle
    private(set) weak var view: UIView?
    private var look: PointerEffectLook?

    init(_ style: UIHoverStyle) {
        self.style = style
        super.init()
    }

    func willMove(to view: UIView?) { if view !== self.view { pointerLeft() } }
    func didMove(to view: UIView?) { self.view = view }

    /// The pointer stays as it is.
    var pointerShape: PointerShape? { nil }

    func pointerMoved(to location: CGPoint, modifiers: UIKeyModifierFlags) -> Bool {
        guard style.isEnabled, let view, view.window != nil, view.superview != nil,
            (view as? UIControl)?.isEnabled != false
        else {
            pointerLeft()
            return false
        }
        guard look == nil else { return true }
        let made = PointerEffectLook(effect(of: view), shape(of: view))
        made.begin()
        look = made
        return true
    }

    func pointerDragged(to location: CGPoint) -> Bool { view?.bounds.contains(location) ?? false }

    func pointerLeft() {
        look?.end()
        look = nil
    }

    private func effect(of view: UIView) -> UIPointerEffect {
        let preview = UITargetedPreview(view: view)
        switch style.effect {
        case is UIHoverHighlightEffect: return .highlight(preview)
        case is UIHoverLiftEffect: return .lift(preview)
        default: return .automatic(preview)
        }
    }

    /// The outline in the coordinates of what the view is in.
    private func shape(of view: UIView) -> UIPointerShape? {
        guard let shape = style.shape, let superview = view.superview else { return nil }
        let outline = shape.outline(in: view.bounds)
        let origin = view.convert(CGPoint.zero, to: superview)
        outline.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
        return .path(outline)
    }
}
