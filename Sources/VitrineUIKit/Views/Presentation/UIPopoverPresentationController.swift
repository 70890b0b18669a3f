public import Foundation
import VitrineCoreGraphics

/// Where the arrow of a popover points.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The popover is below its source.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// The popover is above its source.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// The popover is to the right of its source.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// The popover is to the left of its source.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// Wherever there is room.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// Not known yet.
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// What a popover can point at: views and bar button items.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    /// Where the item is in a view; nil where it is not shown in the same window.
    func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    /// Where the view is in another one; nil where they are not in one window.
    public func frame(in referenceView: UIView) -> CGRect? {
        guard let window, window === referenceView.window else { return nil }
        return convert(bounds, to: referenceView)
    }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    /// Where the item's button is in a view; nil where no bar shows it in the same window.
    public func frame(in referenceView: UIView) -> CGRect? { shownView?.frame(in: referenceView) }
}

/// Shows a controller in a balloon that points at a view; on a narrow screen as a sheet, unless the delegate says
/// otherwise.
@MainActor @preconcurrency
open class UIPopoverPresentationController: UIPresentationController {
    public override init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        super.init(
            presentedViewController: presentedViewController, presenting: presentingViewController)
    }

    @_nonoverride open weak var delegate: (any UIPopoverPresentationControllerDelegate)? {
        get { super.delegate as? (any UIPopoverPresentationControllerDelegate) }
        set { super.delegate = newValue }
    }

    // MARK: What it points at

    /// The view in whose coordinates ``sourceRect`` is.
    open weak var sourceView: UIView? { didSet { sourceDidChange() } }
    /// What the popover points at, in points of ``sourceView``; null, as unless set, is the whole view.
    open var sourceRect: CGRect = .null { didSet { sourceDidChange() } }
    /// The bar button item that the popover points at. It goes before ``sourceView``.
    open weak var barButtonItem: UIBarButtonItem? { didSet { sourceDidChange() } }
    /// The view or item that the popover points at.
    open weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        didSet { sourceDidChange() }
    }
    /// Whether the popover may lie over what it points at where there is no room beside it. False unless set.
    open var canOverlapSourceViewRect = false { didSet { sourceDidChange() } }
    /// Where the arrow may point. Anywhere unless set.
    open var permittedArrowDirections: UIPopoverArrowDirection = .any { didSet { sourceDidChange() } }
    /// Where the arrow points, once the popover shows.
    open internal(set) var arrowDirection: UIPopoverArrowDirection = .unknown

    // MARK: Look and behaviour

    /// The colour of the balloon and its arrow; nil is that of the presented view.
    open var backgroundColor: UIColor? { didSet { card.color = balloonColor } }
    /// The class of the view behind the content, in place of the balloon; nil, the default, is that. A subclass of
    /// ``UIPopoverBackgroundView``. Set it before the popover is presented.
    open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)? {
        didSet {
            demand(
                popoverBackgroundViewClass.map { $0 is UIPopoverBackgroundView.Type } ?? true,
                "popoverBackgroundViewClass was set to \(popoverBackgroundViewClass.map { "\($0)" } ?? "nil"), which is no subclass of UIPopoverBackgroundView"
            )
        }
    }
    private var backgroundClass: UIPopoverBackgroundView.Type? {
        popoverBackgroundViewClass as? UIPopoverBackgroundView.Type
    }
    /// From the edges of the container or its safe area to the popover, at least; 10 points unless set.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
        didSet { sourceDidChange() }
    }
    /// Views that get touches while the popover shows; everything else outside of it closes it.
    open var passthroughViews: [UIView]?

    /// The sheet in the place of the popover on narrow screens.
    open var adaptiveSheetPresentationController: UISheetPresentationController {
        if let adaptiveSheet { return adaptiveSheet }
        let made = UISheetPresentationController(
            presentedViewController: presentedViewController, presenting: storedPresenting)
        made.styleMadeFor = .formSheet
        adaptiveSheet = made
        return made
    }
    private var adaptiveSheet: UISheetPresentationController?

    private let card = PopoverCard()
    private let outside = UIView(frame: .zero)

    override func ownAdaptiveStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        // What has a style for each device stays what it is.
        traitCollection.horizontalSizeClass == .compact
            && !(presentedViewController.transitioningDelegate is any OwnPresentation) ? .formSheet : .none
    }

    override func ownTraits(from inherited: UITraitCollection) -> UITraitCollection {
        guard container != nil else { return inherited }
        return inherited.modifyingTraits { traits in
            traits.userInterfaceLevel = .elevated
            traits.horizontalSizeClass = .compact
        }
    }

    // MARK: Place

    open override var presentedView: UIView? { presentedIfAlive == nil ? nil : card }

    open override var frameOfPresentedViewInContainerView: CGRect { place()?.frame ?? .zero }

    /// The rectangle to point at, in the container.
    private var source: CGRect? {
        guard let container else { return nil }
        if let item = barButtonItem ?? sourceItem as? UIBarButtonItem { return item.frame(in: container) }
        if let sourceItem { return sourceItem.frame(in: container) }
        guard let sourceView, sourceView.window === container.window else { return nil }
        return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: container)
    }

    /// The default of UIKit, which is cut to the room that there is.
    private static let standardSize = CGSize(width: 320, height: 1100)

    private func place() -> PopoverPlace? {
        guard let container else { return nil }
        let preferred = preferredContentSize
        let size = CGSize(
            width: preferred.width > 0 ? preferred.width : Self.standardSize.width,
            height: preferred.height > 0 ? preferred.height : Self.standardSize.height)
        let room = container.bounds.inset(by: container.safeAreaInsets).inset(by: popoverLayoutMargins)
        return PopoverPlace(
            content: size, metrics: backgroundClass?.metrics ?? .balloon,
            source: source ?? CGRect(x: room.midX, y: room.midY, width: 0, height: 0),
            room: room, permitted: permittedArrowDirections, overlaps: canOverlapSourceViewRect)
    }

    private func sourceDidChange() { container?.setNeedsLayout() }

    private var balloonColor: UIColor {
        backgroundColor ?? presentedIfAlive?.viewIfLoaded?.backgroundColor ?? .systemBackground
    }

    // MARK: Phases

    open override func presentationTransitionWillBegin() {
        guard let container, let view = presentedIfAlive?.view else { return }
        demand(
            barButtonItem != nil || sourceItem != nil || sourceView != nil,
            "UIPopoverPresentationController (\(type(of: presentedViewController))) should have a non-nil sourceView or barButtonItem set before the presentation occurs."
        )
        delegate?.prepareForPopoverPresentation(self)
        outside.frame = container.bounds
        outside.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if outside.gestureRecognizers?.isEmpty != false {
            let tap = UITapGestureRecognizer()
            tap.addAction { [weak self] _ in self?.dismissByUser() }
            outside.addGestureRecognizer(tap)
        }
        container.addSubview(outside)
        card.color = balloonColor
        card.background = backgroundClass.map { _make($0, frame: .zero) }
        card.show(view)
        container.addSubview(card)
        arrange()
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        guard completed else { return }
        outside.removeFromSuperview()
        arrowDirection = .unknown
        if isDismissedByUser { delegate?.popoverPresentationControllerDidDismissPopover(self) }
    }

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        if phase == .presented || phase == .presenting { arrange() }
    }

    private func arrange() {
        guard let place = place() else { return }
        arrowDirection = place.direction
        card.put(place)
    }

    override var asksToStay: Bool {
        delegate?.popoverPresentationControllerShouldDismissPopover(self) == false
    }

    override func systemAnimator(isPresentation: Bool) -> any UIViewControllerAnimatedTransitioning {
        ModalAnimation(style: .crossDissolve, isPresentation: isPresentation, duration: 0.25)
    }

    override func escape() -> Bool {
        dismissByUser()
        return true
    }

    override func passes(_ point: CGPoint, in container: UIView, with event: UIEvent?) -> Bool {
        guard let views = passthroughViews else { return false }
        return views.contains { view in
            view.window === container.window
                && view.hitTest(container.convert(point, to: view), with: event) != nil
        }
    }
}

/// Has a say in a popover. Every method is optional.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// The popover is about to show; the last moment to set it up.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    /// Whether the user may close the popover. True by default.
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool
    /// The user has closed the popover.
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { true }
    public func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
}
