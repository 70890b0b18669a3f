public import Foundation
public import VitrineCoreGraphics
import VitrineFoundation

private final class SharedMenuController: RuntimeContextPart {
    let controller = UIMenuController()
    init(context: RuntimeContext) {}
}

/// The edit menu that programs open themselves, of what the first responder can do.
///
/// Deprecated in UIKit: ``UIEditMenuInteraction`` is the newer one, and both open the same menu.
@MainActor @preconcurrency
open class UIMenuController: NSObject {
    /// From which side of its target a menu opens.
    public enum ArrowDirection: Int, Sendable {
        /// As there is room.
        case `default` = 0
        /// The menu is below its target.
        case up = 1
        /// The menu is above its target.
        case down = 2
        /// The menu is at the right of its target.
        case left = 3
        /// The menu is at the left of its target.
        case right = 4
    }

    /// Posted before the menu appears.
    nonisolated public class var willShowMenuNotification: NSNotification.Name {
        NSNotification.Name("UIMenuControllerWillShowMenuNotification")
    }
    /// Posted when the menu is there.
    nonisolated public class var didShowMenuNotification: NSNotification.Name {
        NSNotification.Name("UIMenuControllerDidShowMenuNotification")
    }
    /// Posted before the menu goes.
    nonisolated public class var willHideMenuNotification: NSNotification.Name {
        NSNotification.Name("UIMenuControllerWillHideMenuNotification")
    }
    /// Posted when the menu has gone.
    nonisolated public class var didHideMenuNotification: NSNotification.Name {
        NSNotification.Name("UIMenuControllerDidHideMenuNotification")
    }
    /// Posted when the menu is at another place than before.
    nonisolated public class var menuFrameDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIMenuControllerMenuFrameDidChangeNotification")
    }

    /// The one that there is.
    open class var shared: UIMenuController {
        RuntimeContext.current.part(SharedMenuController.self).controller
    }

    /// The program's own entries, after the standard ones, in all edit menus whose responders can perform them. Nil by
    /// default.
    open var menuItems: [UIMenuItem]?
    /// From which side of its target the menu opens. `.default` by default, and heeded as there is room.
    open var arrowDirection = ArrowDirection.default

    private weak var targetView: UIView?
    private var targetRect = CGRect.zero
    private weak var overlay: MenuOverlay?
    /// What is in the menu that is shown, where that is not what the first responder can do.
    private var provider: (() -> [UIMenuElement])?
    /// In its place for fingers.
    private weak var bar: EditMenuBar?

    override init() { super.init() }

    /// Whether the menu is shown. Setting it shows the menu at the target, or hides it.
    open var isMenuVisible: Bool {
        get { overlay?.isOpen == true || bar?.isOpen == true }
        set { setMenuVisible(newValue, animated: false) }
    }

    /// Where the menu is, in points of the screen. Empty without a menu.
    open var menuFrame: CGRect { isMenuVisible ? overlay?.menuFrame ?? bar?.frame ?? .zero : .zero }

    /// Says where the menu opens the next time.
    ///
    /// - Parameters:
    ///   - targetRect: In the coordinates of the view, in points.
    ///   - targetView: What the menu is for.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        (self.targetRect, self.targetView) = (targetRect, targetView)
    }

    /// Shows the menu at its target, or hides it.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        if menuVisible {
            show()
        } else {
            overlay?.close(animated: animated)
            bar?.close()
        }
    }

    /// Shows the menu: of what the first responder, or the next after it in the chain, can perform. Nothing is shown
    /// where that is nothing.
    ///
    /// - Parameters:
    ///   - targetView: What the menu is for.
    ///   - targetRect: In the coordinates of the view, in points.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        setTargetRect(targetRect, in: targetView)
        show()
    }

    /// Hides the menu of a view.
    open func hideMenu(from targetView: UIView) { if targetView === self.targetView { hideMenu() } }

    /// Hides the menu.
    open func hideMenu() { setMenuVisible(false, animated: true) }

    /// Asks the responders anew what they can perform.
    open func update() {
        guard isMenuVisible, let targetView else { return }
        let entries = entries(for: targetView)
        guard !entries.isEmpty else { return hideMenu() }
        overlay?.update { _ in UIMenu(children: entries) }
        bar?.show(UIMenu(children: entries))
    }

    private func responder(for view: UIView) -> UIResponder { view.window?.firstResponder ?? view }

    private func entries(for view: UIView) -> [UIMenuElement] {
        provider?() ?? StandardEditCommands.entries(for: responder(for: view))
    }

    /// Shows a menu of what somebody else can do than the first responder.
    ///
    /// - Parameters:
    ///   - entries: Is asked for what is in the menu, and again when that may be other.
    ///   - targetRect: What the menu is for, in the coordinates of the view.
    ///   - point: The pointer that asks for it, in the coordinates of the view; nil for a finger or a key.
    ///   - ended: Called when the menu goes.
    final func showMenu(
        of entries: @escaping () -> [UIMenuElement], from view: UIView, rect targetRect: CGRect,
        at point: CGPoint?,
        ended: @escaping () -> Void
    ) {
        hideMenu()
        setTargetRect(targetRect, in: view)
        show(entries, at: point, ended: ended)
    }

    private func show(
        _ provider: (() -> [UIMenuElement])? = nil, at point: CGPoint? = nil, ended: @escaping () -> Void = {}
    ) {
        guard let view = targetView, view.window != nil, !isMenuVisible else { return ended() }
        self.provider = provider
        let entries = entries(for: view)
        guard !entries.isEmpty, view.window?.cover == nil else { return ended() }
        var request = MenuRequest(menu: UIMenu(children: entries), source: view, rect: targetRect)
        if let point {
            request.rect = CGRect(origin: point, size: .zero)
            request.isPoint = true
        }
        request.sender = self
        request.prefersAbove = point == nil && arrowDirection != .up
        let willClose = { [weak self] in
            self?.post(Self.willHideMenuNotification)
            ended()
        }
        let didClose = { [weak self] in self?.post(Self.didHideMenuNotification) ?? () }
        post(Self.willShowMenuNotification)
        if point == nil, view.window?.isUsedByFinger == true {
            bar = EditMenuBar.open(
                request.menu, from: view, rect: targetRect, prefersBelow: arrowDirection == .up)
            bar?.willClose = willClose
            bar?.didClose = didClose
        } else {
            request.willClose = willClose
            request.didClose = didClose
            overlay = MenuOverlay.open(request)
        }
        post(Self.didShowMenuNotification)
        post(Self.menuFrameDidChangeNotification)
    }

    private func post(_ name: NSNotification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}
