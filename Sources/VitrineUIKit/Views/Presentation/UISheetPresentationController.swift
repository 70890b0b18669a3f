public import Foundation
import VitrineCoreGraphics

/// Shows a controller as a sheet: a card at the lower edge, that rests at detents and can be dragged; on a large screen a
/// card in the middle.
@MainActor @preconcurrency
open class UISheetPresentationController: UIPresentationController {
    public override init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        super.init(
            presentedViewController: presentedViewController, presenting: presentingViewController)
    }

    @_nonoverride open weak var delegate: (any UISheetPresentationControllerDelegate)? {
        get { super.delegate as? (any UISheetPresentationControllerDelegate) }
        set { super.delegate = newValue }
    }

    // MARK: Detents

    /// The heights at which the sheet rests, the smallest first. One, `large()`, unless set.
    open var detents: [Detent] = [.large()] {
        didSet {
            demand(!detents.isEmpty, "UISheetPresentationController.detents must have at least one detent")
            invalidateDetents()
        }
    }

    /// The detent at which the sheet is or will be; nil is the smallest. Within ``animateChanges(_:)`` the sheet moves there
    /// with animation.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { invalidateDetents() } }
    }

    /// Up to this detent what is under the sheet is not dimmed, and can be touched; nil, as unless set, is none.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { if largestUndimmedDetentIdentifier != oldValue { invalidateDetents() } }
    }

    /// The heights of detents have changed.
    open func invalidateDetents() {
        knownHeights = nil
        container?.setNeedsLayout()
        // Within a block that animates the change belongs to it.
        if ViewAnimationContext.current != nil { container?.layoutIfNeeded() }
    }

    /// Changes properties, and lets the sheet follow with animation.
    open func animateChanges(_ changes: () -> Void) {
        UIView.animate(
            springDuration: SheetMotion.response, bounce: 0,
            animations: {
                changes()
                container?.setNeedsLayout()
                container?.layoutIfNeeded()
            })
    }

    // MARK: Look and behaviour

    /// Whether a grabber shows at the top of the sheet. False unless set.
    open var prefersGrabberVisible = false { didSet { container?.setNeedsLayout() } }
    /// The radius of the corners, in points; nil is the system's.
    open var preferredCornerRadius: CGFloat? { didSet { container?.setNeedsLayout() } }
    /// Whether content that is scrolled at its top lets the sheet grow first. True unless set.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether the sheet stands at the lower edge also where the screen is low, as on a phone on its side, instead of
    /// covering it. False unless set.
    open var prefersEdgeAttachedInCompactHeight = false { didSet { invalidateDetents() } }
    /// Whether a sheet at the lower edge is as wide as the presented controller's `preferredContentSize`. False unless set.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { invalidateDetents() } }
    /// The view over whose middle a sheet in the middle of the screen stands; nil is the screen.
    open weak var sourceView: UIView? { didSet { container?.setNeedsLayout() } }

    // MARK: State

    final let card = SheetCard()
    final let dimming = UIView(frame: .zero)
    final lazy var drag = SheetDrag(self)
    /// The heights of the detents, in the order of ``detents``, once they were asked for.
    final var knownHeights: (values: [CGFloat], bounds: CGRect)?
    final var push: StagePush?

    open override var presentedView: UIView? { presentedIfAlive == nil ? nil : card }

    open override var frameOfPresentedViewInContainerView: CGRect {
        geometry.frame(height: restingHeight, smallest: smallestHeight)
    }

    /// Where a phone is narrow, sheets are as wide as it; on larger screens they are narrow.
    override func ownTraits(from inherited: UITraitCollection) -> UITraitCollection {
        guard container != nil else { return inherited }
        let isCentred = geometry.kind == .centred
        return inherited.modifyingTraits { traits in
            traits.userInterfaceLevel = .elevated
            if isCentred { traits.horizontalSizeClass = .compact }
        }
    }

    override func systemAnimator(isPresentation: Bool) -> any UIViewControllerAnimatedTransitioning {
        guard presentedViewController.presentedTransitionStyle == .coverVertical else {
            return super.systemAnimator(isPresentation: isPresentation)
        }
        return SheetAnimation(self, isPresentation: isPresentation)
    }

    override var systemTiming: any UITimingCurveProvider { SheetMotion.timing }

    // MARK: Phases

    open override func presentationTransitionWillBegin() {
        guard let container, let view = presentedIfAlive?.view else { return }
        dimming.frame = container.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.backgroundColor = SheetMotion.dimming
        dimming.alpha = 0
        drag.attach()
        container.addSubview(dimming)
        card.show(view)
        container.addSubview(card)
        knownHeights = nil
        card.frame = frameOfPresentedViewInContainerView
        updateLook()
        push = StagePush(self)
        presentedViewController.transitionCoordinator?.animate { [weak self] _ in self?.showSurroundings() }
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { endSurroundings() }
        container?.setNeedsLayout()
    }

    open override func dismissalTransitionWillBegin() {
        // A finger takes the surroundings along with the sheet.
        guard !drag.isDismissing else { return }
        drag.abandon()
        presentedViewController.transitionCoordinator?.animate { [weak self] _ in self?.hideSurroundings() }
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed {
            endSurroundings()
            drag.detach()
        } else {
            container?.setNeedsLayout()
        }
    }

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        guard let container else { return }
        if knownHeights?.bounds != container.bounds { knownHeights = nil }
        guard phase == .presented || phase == .presenting, !drag.isUnderway else { return }
        place(height: restingHeight)
    }

    open override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {
        knownHeights = nil
        super.preferredContentSizeDidChange(forChildContentContainer: container)
    }

    override func escape() -> Bool {
        dismissByUser()
        return true
    }

    override func dismissalWasDemanded() { drag.finishDismissal() }
    override func endTakingBack() { drag.endTakingBack() }

    override func takesTouch(at point: CGPoint) -> Bool { isDimmed }
}

/// Hears about a sheet.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// The user dragged the sheet to another detent. Optional.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
