import Foundation
public import VitrineCoreGraphics

/// Opens a menu for a view: when a finger rests on it, by the other button of a mouse, and by the menu key.
///
/// By a finger the view stands out, or the preview that the configuration makes; by a mouse or a key the menu alone opens,
/// where the pointer is or beside the view.
@MainActor @preconcurrency
open class UIContextMenuInteraction: NSObject, UIInteraction, MenuOpening {
    /// How a menu is shown.
    public enum Appearance: UInt, Sendable {
        /// It is not.
        case unknown = 0
        /// With a preview.
        case rich = 1
        /// Alone.
        case compact = 2
    }

    /// Provides the menu.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// The view whose menu opens.
    open private(set) weak var view: UIView?

    private var press: UILongPressGestureRecognizer?
    private lazy var gate = ContextMenuGate(self)
    /// Where the menu was asked for, in the coordinates of the view.
    private var place = CGPoint.zero
    /// What is open.
    private weak var overlay: MenuOverlay?
    /// What the finger that rests on the view is about to open.
    private var pending: UIContextMenuConfiguration?
    /// How menus of a view stand out: those of controls do not.
    package final var isAlwaysCompact = false
    /// Where a compact menu is attached, in the view's coordinates; nil is the whole view.
    package final var attachment: ((UIContextMenuConfiguration) -> CGRect)?
    /// What the menu key asks the menu of; nil is the whole view.
    package final var keyRect: (() -> CGRect?)?
    /// Where the delegate has no menu: what opens another kind of one at a place, in the view's coordinates; nil for
    /// nothing.
    final var otherMenu: ((_ place: CGPoint, _ trigger: MenuTrigger) -> (() -> Void)?)?
    private var pendingOther: (() -> Void)?
    /// Called after an entry was performed.
    var didPerform: ((UIMenuElement) -> Void)?
    /// Whether a finger that rests opens the menu. Set before there is a view.
    final var opensByPress = true
    /// What actions get as their sender; nil is the interaction.
    weak var sender: AnyObject?

    /// Makes an interaction.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
        DelegateMethods.check(delegate)
    }

    // MARK: View

    open func willMove(to view: UIView?) {
        guard view !== self.view else { return }
        dismissMenu()
        if let press { self.view?.removeGestureRecognizer(press) }
    }

    open func didMove(to view: UIView?) {
        self.view = view
        guard let view, opensByPress else { return }
        let press = self.press ?? makePress()
        self.press = press
        view.addGestureRecognizer(press)
    }

    private func makePress() -> UILongPressGestureRecognizer {
        let press = ContextMenuPress()
        press.delegate = gate
        press.addAction { [weak self] in self?.pressed($0) }
        return press
    }

    /// Whether a finger that rests opens the menu now.
    fileprivate func pressShouldBegin() -> Bool {
        guard let view, view.window?.cover == nil, let press else { return false }
        place =
            press.numberOfTouches == 0
            ? CGPoint(x: view.bounds.midX, y: view.bounds.midY) : press.location(in: view)
        pending = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: place)
        pendingOther = pending == nil ? otherMenu?(place, .press) : nil
        return pending != nil || pendingOther != nil
    }

    private func pressed(_ recognizer: UIGestureRecognizer) {
        switch recognizer.state {
        case .began:
            if let configuration = pending { open(configuration, by: .press) } else { pendingOther?() }
            (pending, pendingOther) = (nil, nil)
        case .changed: overlay?.follow(recognizer.location(in: nil), isEnded: false)
        case .ended: overlay?.follow(recognizer.location(in: nil), isEnded: true)
        default: (pending, pendingOther) = (nil, nil)
        }
    }

    // MARK: Menu

    /// How the menu is shown that is open.
    open private(set) var menuAppearance = Appearance.unknown

    /// Where the menu was asked for, in a view's coordinates; in the window's where `view` is nil. Points.
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view else { return place }
        return own.convert(place, to: view)
    }

    /// Closes the menu.
    open func dismissMenu() { overlay?.close(animated: true) }

    /// Shows another menu in the place of the one that is open. The closure is not called where none is.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        guard let overlay, overlay.isOpen else { return }
        overlay.update(block)
    }

    func openMenu(at location: CGPoint?, by trigger: MenuTrigger) -> Bool {
        guard let view, view.window?.cover == nil else { return false }
        let rect = location == nil ? keyRect?() : nil
        let whole = rect ?? view.bounds
        place = location ?? CGPoint(x: whole.midX, y: whole.midY)
        guard
            let configuration = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: place)
        else {
            guard let other = otherMenu?(place, trigger) else { return false }
            other()
            return true
        }
        return open(configuration, by: trigger, of: rect)
    }

    /// A finger that opened the menu moves on.
    func follow(_ location: CGPoint, isEnded: Bool) { overlay?.follow(location, isEnded: isEnded) }

    @discardableResult
    private func open(
        _ configuration: UIContextMenuConfiguration, by trigger: MenuTrigger, of rect: CGRect? = nil
    ) -> Bool {
        guard let view, view.window != nil else { return false }
        let menu = configuration.actionProvider?([])
        let isRich = trigger == .press && !isAlwaysCompact
        let controller = isRich ? configuration.previewProvider?() : nil
        guard isRich || menu?.children.isEmpty == false else { return false }
        guard menu?.children.isEmpty == false || controller != nil else { return false }
        var request = MenuRequest(menu: menu ?? UIMenu(), source: view, rect: rect ?? view.bounds)
        var preview: MenuPreview?
        if isRich {
            preview = makePreview(configuration, controller)
            request.isRich = true
            request.preview = preview
            request.previewOrigin = preview?.origin ?? view.convert(view.bounds, to: nil)
            request.previewSize = preview?.fullSize ?? view.bounds.size
            request.previewReturn = { [weak self] in
                guard let self else { return nil }
                return delegate?.contextMenuInteraction(
                    self, configuration: configuration,
                    dismissalPreviewForItemWithIdentifier: configuration.identifier
                ).map { MenuPreview.frame(of: $0, in: self.view?.window) }
            }
        } else if trigger == .secondaryClick, attachment == nil {
            request.rect = CGRect(origin: place, size: .zero)
            request.isPoint = true
        } else if let attachment {
            request.rect = attachment(configuration)
        }
        switch configuration.preferredMenuElementOrder {
        case .priority: request.isOutward = true
        case .fixed: request.isOutward = false
        case .automatic: request.isOutward = isAlwaysCompact && !view.isInScrollView
        }
        request.sender = sender ?? self
        request.didPerform = didPerform
        let ending = ContextMenuAnimator(preview: controller)
        request.willClose = { [weak self] in
            guard let self else { return }
            menuAppearance = .unknown
            delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: ending)
            ending.run(duration: 0.22)
        }
        request.didClose = {
            preview?.end()
            ending.complete()
        }
        if isRich {
            request.didTapPreview = { [weak self] in self?.commit(configuration, controller) }
        }
        menuAppearance = isRich ? .rich : .compact
        let opening = ContextMenuAnimator(preview: controller)
        delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: opening)
        guard let overlay = MenuOverlay.open(request) else {
            menuAppearance = .unknown
            return false
        }
        self.overlay = overlay
        preview?.begin()
        opening.run(duration: 0.38)
        opening.complete()
        return true
    }

    private func makePreview(
        _ configuration: UIContextMenuConfiguration, _ controller: UIViewController?
    ) -> MenuPreview? {
        guard let view else { return nil }
        let given = delegate?.contextMenuInteraction(
            self, configuration: configuration,
            highlightPreviewForItemWithIdentifier: configuration.identifier)
        let target = given ?? UITargetedPreview(view: view)
        return MenuPreview(target, controller: controller, in: view.window)
    }

    /// The preview was tapped: the program does what it stands for, and the menu goes.
    private func commit(_ configuration: UIContextMenuConfiguration, _ controller: UIViewController?) {
        guard let overlay else { return }
        let animator = ContextMenuAnimator(preview: controller)
        delegate?.contextMenuInteraction(
            self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        overlay.close(animated: true)
        animator.run(duration: 0.22)
        animator.complete()
    }
}

/// The finger that rests on a view until its menu opens; what is dragged tells it from others.
@MainActor
final class ContextMenuPress: UILongPressGestureRecognizer {}

/// Asks the interaction whether a finger that rests does anything.
@MainActor
private final class ContextMenuGate: NSObject, UIGestureRecognizerDelegate {
    private unowned let interaction: UIContextMenuInteraction

    init(_ interaction: UIContextMenuInteraction) {
        self.interaction = interaction
        super.init()
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        interaction.pressShouldBegin()
    }
}

extension UIView {
    /// Whether the view is in content that scrolls.
    final var isInScrollView: Bool {
        var view = superview
        while let current = view {
            if current is UIScrollView { return true }
            view = current.superview
        }
        return false
    }
}
