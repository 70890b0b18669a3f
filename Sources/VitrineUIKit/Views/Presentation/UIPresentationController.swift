public import Foundation
import VitrineCoreGraphics

/// Arranges a presented controller on the screen, from the beginning of its presentation to the end of its dismissal.
///
/// For a presentation of your own, subclass it, give the presented controller the style `custom` and a
/// ``UIViewControllerTransitioningDelegate`` that answers the subclass. Add views to ``containerView`` in
/// ``presentationTransitionWillBegin()``, and animate them alongside the presented controller's `transitionCoordinator`.
@MainActor @preconcurrency
open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer {
    // Weak, as the presented controller keeps this one.
    private weak var storedPresented: UIViewController?
    final weak var storedPresenting: UIViewController?

    /// Creates a controller for a presentation to come.
    public init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        storedPresented = presentedViewController
        storedPresenting = presentingViewController
        super.init()
    }

    // MARK: Who takes part

    /// The controller that presents, or will.
    open var presentingViewController: UIViewController {
        guard let presenting = storedPresenting ?? storedPresented?.ownPresenting else {
            fatalError("\(type(of: self)).presentingViewController was asked before anybody presents")
        }
        return presenting
    }

    /// The controller that is presented, or will be.
    open var presentedViewController: UIViewController {
        guard let storedPresented else {
            fatalError("\(type(of: self)) was used after its presented controller was gone")
        }
        return storedPresented
    }

    /// The presented controller, while it exists.
    final var presentedIfAlive: UIViewController? { storedPresented }

    /// The view in which the presentation takes place, from the beginning of the presentation to the end of the dismissal.
    open var containerView: UIView? { container }
    final var container: PresentationContainer?

    /// The view that is moved: the presented controller's. Override to put another one around it.
    open var presentedView: UIView? { presentedIfAlive?.view }

    /// Has a say in adaptation and dismissal.
    // Subclasses declare a delegate of a narrower type, as Apple's do; theirs is preferred.
    @_disfavoredOverload open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        didSet { DelegateMethods.check(delegate) }
    }

    // MARK: Style

    /// The style of the presentation.
    open var presentationStyle: UIModalPresentationStyle {
        styleMadeFor ?? presentedIfAlive?.modalPresentationStyle ?? .custom
    }
    /// The style that the system made this controller for.
    final var styleMadeFor: UIModalPresentationStyle?

    /// The style where the presentation's own does not fit; `none` leaves that. What the delegate says, for the present
    /// traits.
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        adaptivePresentationStyle(for: traitCollection)
    }

    /// The style for traits; `none` leaves the presentation's own.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
            ?? ownAdaptiveStyle(for: traitCollection)
    }

    /// The style that the presentation takes by itself.
    func ownAdaptiveStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }

    /// Whether the presentation covers the screen rather than the place of the controller that defines the context.
    /// True unless overridden.
    open var shouldPresentInFullscreen: Bool { true }

    /// Whether the presenting view leaves the screen at the end of the presentation. False unless overridden; true for full
    /// screen.
    open var shouldRemovePresentersView: Bool { false }

    // MARK: Layout

    /// Where the presented view is to be at the end of the presentation, in the container. Its bounds unless overridden.
    open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

    /// The container is about to lay out its subviews. Override, and set the frames of your views here.
    open func containerViewWillLayoutSubviews() {}
    /// The container has laid out its subviews.
    open func containerViewDidLayoutSubviews() {}

    // MARK: Transitions

    /// The presentation is about to begin.
    open func presentationTransitionWillBegin() {}
    /// The presentation is over; not `completed` if it was taken back.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// The dismissal is about to begin.
    open func dismissalTransitionWillBegin() {}
    /// The dismissal is over; not `completed` if it was taken back.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: Traits

    /// The traits of the container, or of the presented controller while there is none.
    open var traitCollection: UITraitCollection {
        container?.traitCollection ?? presentedIfAlive?.traitCollection ?? UIScreen.main.traitCollection
    }

    /// The traits changed. Override and call `super`.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Traits for the presented controller in the place of inherited ones.
    open var overrideTraitCollection: UITraitCollection? {
        didSet { presentedIfAlive?.viewIfLoaded?.traitsMayHaveChanged() }
    }

    /// Traits that the presentation imposes on the presented controller.
    open var traitOverrides = UITraitOverrides() {
        didSet { presentedIfAlive?.viewIfLoaded?.traitsMayHaveChanged() }
    }

    /// The traits of the presented controller made of those that it inherits.
    final func traits(from inherited: UITraitCollection) -> UITraitCollection {
        let own = ownTraits(from: inherited)
        let given =
            overrideTraitCollection.map {
                UITraitCollection(values: TraitValues(merging: [own.values, $0.values]))
            } ?? own
        return traitOverrides.applied(to: given)
    }

    /// What the kind of presentation does to traits.
    func ownTraits(from inherited: UITraitCollection) -> UITraitCollection { inherited }

    // MARK: Content

    /// The size that the presented controller would like.
    open var preferredContentSize: CGSize { presentedIfAlive?.preferredContentSize ?? .zero }

    /// The presented controller would like another size. Override and call `super`.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        self.container?.setNeedsLayout()
    }

    /// The presented controller, laid out by constraints, would like another size.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        self.container?.setNeedsLayout()
    }

    /// The size of the presented controller in a container of a size: that size unless overridden.
    open func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// The size of the container is about to change. Override and call `super`, which tells the presented controller.
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        guard let presented = presentedIfAlive else { return }
        presented.viewWillTransition(
            to: self.size(forChildContentContainer: presented, withParentContainerSize: size),
            with: coordinator)
    }

    /// The traits are about to change. Override and call `super`.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}

    // MARK: State of the presentation

    /// The coordinator of a presentation without animation, until it is over.
    final var immediate: ImmediateTransition?
    /// Where a presentation is.
    enum Phase { case idle, presenting, presented, dismissing }
    final var phase = Phase.idle
    /// The window's first responder when the presentation began.
    final weak var formerResponder: UIResponder?
    /// Whether the user dismisses it, who is told by the delegate.
    final var isDismissedByUser = false
    /// The controller to present, which nobody else keeps before it is.
    final var keptUntilPresented: UIViewController?
    /// The controller that the program knows, where this one stands in its place.
    final weak var adapted: UIPresentationController?
    /// What the delegate is told about.
    final var known: UIPresentationController { adapted ?? self }
    /// The delegate of the controller that the program knows.
    final var effectiveDelegate: (any UIAdaptivePresentationControllerDelegate)? {
        delegate ?? adapted?.delegate
    }

    /// Escape, or the menu button of a remote, was pressed and nobody inside wanted it.
    func escape() -> Bool {
        guard traitCollection.userInterfaceIdiom == .tv else { return false }
        dismissByUser()
        return true
    }

    /// The program dismisses what the user is dismissing: the user's hand is no longer asked.
    func dismissalWasDemanded() {}
    /// What the user takes back is taken back at once.
    func endTakingBack() {}
    /// Whether a delegate of a particular kind does not let the user dismiss it.
    var asksToStay: Bool { false }
    /// Whether a touch within the container, wherever it is, is for what is underneath.
    func passes(_ point: CGPoint, in container: UIView, with event: UIEvent?) -> Bool { false }

    /// Whether touches within the container at a point are for it; others go on to what is underneath.
    func takesTouch(at point: CGPoint) -> Bool { true }

    /// The animator where the program gives none.
    func systemAnimator(isPresentation: Bool) -> any UIViewControllerAnimatedTransitioning {
        if let zoom = presentedViewController.zoomAnimation(isAppearing: isPresentation) { return zoom }
        let presenter = storedPresenting
        let given = presenter?.providesPresentationContextTransitionStyle == true ? presenter : nil
        return ModalAnimation(
            style: given?.modalTransitionStyle ?? presentedViewController.presentedTransitionStyle,
            isPresentation: isPresentation)
    }

    /// The pace of what is animated alongside ``systemAnimator(isPresentation:)``.
    var systemTiming: any UITimingCurveProvider {
        UISpringTimingParameters(dampingRatio: ModalAnimation.damping)
    }

    /// What moves under a sheet: the view in the window or the container that the presenting controller is shown in.
    func stage(of presenter: UIViewController) -> UIView? {
        presenter.runningPresentation?.presentedView ?? presenter.viewIfLoaded
    }
}
