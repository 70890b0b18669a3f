public import Foundation
public import VitrineCoreGraphics

/// Shows a menu of what can be done with what is selected in a view: when the program says so, and by the other button of
/// a mouse.
///
/// It is a bar for fingers, and a list, as on a tablet, where a mouse was used last, or nothing.
@MainActor @preconcurrency
open class UIEditMenuInteraction: NSObject, UIInteraction, MenuOpening {
    /// Says what is in the menu.
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    /// The view whose menu opens.
    open private(set) weak var view: UIView?

    private weak var overlay: MenuOverlay?
    private weak var bar: EditMenuBar?
    private var shown: UIEditMenuConfiguration?

    /// Makes an interaction.
    ///
    /// - Parameter delegate: Kept weakly.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
        DelegateMethods.check(delegate)
    }

    open func willMove(to view: UIView?) { if view !== self.view { dismissMenu() } }

    open func didMove(to view: UIView?) { self.view = view }

    /// Opens a menu. Nothing happens where it has no entries, or another menu is open.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) { present(configuration) }

    /// Closes the menu.
    open func dismissMenu() {
        overlay?.close(animated: true)
        bar?.close()
    }

    /// Asks the delegate for the menu that is open once more.
    open func reloadVisibleMenu() {
        guard let shown else { return }
        if let bar, bar.isOpen, let menu = menu(for: shown) { bar.show(menu) }
        guard let overlay, overlay.isOpen else { return }
        overlay.update { old in menu(for: shown) ?? old }
    }

    /// Where the menu was opened, in a view's coordinates; in the window's where `view` is nil. Points.
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view else { return .zero }
        return own.convert(shown?.sourcePoint ?? .zero, to: view)
    }

    private func menu(for configuration: UIEditMenuConfiguration) -> UIMenu? {
        guard let view else { return nil }
        let suggested = StandardEditCommands.entries(for: StandardEditCommands.responder(for: view))
        guard let delegate else { return UIMenu(children: suggested) }
        return delegate.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
    }

    @discardableResult
    private func present(_ configuration: UIEditMenuConfiguration) -> Bool {
        guard let view, view.window != nil, view.window?.cover == nil,
            bar?.isOpen != true, let menu = menu(for: configuration), !menu.children.isEmpty
        else { return false }
        let rect =
            delegate?.editMenuInteraction(self, targetRectFor: configuration)
            ?? CGRect(origin: configuration.sourcePoint, size: .zero)
        var request = MenuRequest(menu: menu, source: view, rect: rect)
        request.isPoint = rect.size == .zero
        request.sender = self
        request.responder = StandardEditCommands.responder(for: view)
        request.prefersAbove = configuration.preferredArrowDirection == .down
        let (opening, ending) = (ContextMenuAnimator(preview: nil), ContextMenuAnimator(preview: nil))
        let willClose = { [weak self] in
            guard let self else { return }
            delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: ending)
            ending.run(duration: 0.22)
        }
        let didClose = { [weak self] in
            if self?.shown === configuration { self?.shown = nil }
            ending.complete()
        }
        shown = configuration
        delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: opening)
        if view.window?.isUsedByFinger == true {
            bar = EditMenuBar.open(
                menu, from: view, rect: rect, prefersBelow: configuration.preferredArrowDirection == .up)
            bar?.willClose = willClose
            bar?.didClose = didClose
        } else {
            request.willClose = willClose
            request.didClose = didClose
            overlay = MenuOverlay.open(request)
        }
        opening.run(duration: 0.38)
        opening.complete()
        return overlay != nil || bar != nil
    }

    func openMenu(at location: CGPoint?, by trigger: MenuTrigger) -> Bool {
        guard let view else { return false }
        let place = location ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        return present(UIEditMenuConfiguration(identifier: nil, sourcePoint: place))
    }
}
