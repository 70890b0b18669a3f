public import Foundation
import VitrineCoreGraphics
import VitrinePlatform

/// Lets a view answer to the pointer over it, and the pointer look different there.
///
/// The pointer stays the desktop's, unless the program asks for another; what comes up behind or over a view comes up
/// beside it.
@MainActor @preconcurrency
open class UIPointerInteraction: NSObject, UIInteraction, PointerFollowing {
    /// Says where and how.
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    /// The view.
    open private(set) weak var view: UIView?
    /// Whether anything happens. True unless set.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { invalidate() } }
    }

    private var region: UIPointerRegion?
    private var style: UIPointerStyle?
    private var look: PointerEffectLook?
    var pointerShape: PointerShape?

    /// Makes an interaction.
    ///
    /// - Parameter delegate: Kept weakly. Without one nothing happens.
    public init(delegate: (any UIPointerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
        DelegateMethods.check(delegate)
    }

    open func willMove(to view: UIView?) { if view !== self.view { pointerLeft() } }
    open func didMove(to view: UIView?) { self.view = view }

    /// Asks the delegate again for what is below the pointer.
    open func invalidate() {
        guard let view, let window = view.window else { return }
        // The region that the delegate says may be the same, and look different.
        if isEnabled, let region {
            show(delegate?.pointerInteraction(self, styleFor: region))
        }
        window.hover.invalidate(self)
    }

    // MARK: What the window says

    func pointerMoved(to location: CGPoint, modifiers: UIKeyModifierFlags) -> Bool {
        guard isEnabled, let view, let delegate,
            let new = delegate.pointerInteraction(
                self, regionFor: UIPointerRegionRequest(location: location, modifiers: modifiers),
                defaultRegion: UIPointerRegion(rect: view.bounds))
        else {
            pointerLeft()
            return false
        }
        if let region, region.isSame(as: new) {
            self.region = new
            return true
        }
        leave()
        region = new
        show(delegate.pointerInteraction(self, styleFor: new))
        let animator = PointerAnimator()
        delegate.pointerInteraction(self, willEnter: new, animator: animator)
        animator.run()
        return true
    }

    func pointerDragged(to location: CGPoint) -> Bool { region?.holds(location) ?? false }

    func pointerLeft() {
        leave()
        show(nil)
    }

    private func leave() {
        guard let old = region else { return }
        region = nil
        let animator = PointerAnimator()
        delegate?.pointerInteraction(self, willExit: old, animator: animator)
        animator.run()
    }

    private func show(_ new: UIPointerStyle?) {
        style = new
        look?.end()
        look = nil
        pointerShape = new?.pointer(scale: view?.window?.screen.scale ?? 1)
        if case .effect(let effect, let shape)? = new?.kind {
            look = PointerEffectLook(effect, shape)
            look?.begin()
        }
    }
}
