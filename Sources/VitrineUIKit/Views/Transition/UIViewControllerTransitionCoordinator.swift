public import VitrineCoreGraphics

/// What is known about a transition between controllers, or about a change of size.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether the change is animated.
    var isAnimated: Bool { get }
    /// The style of a presentation; `none` for the rest.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether the user drove it from the start.
    var initiallyInteractive: Bool { get }
    /// Whether the animation can be paused on the way.
    var isInterruptible: Bool { get }
    /// Whether the user drives it now.
    var isInteractive: Bool { get }
    /// Whether it was cancelled.
    var isCancelled: Bool { get }
    /// Seconds of the animation, as it was planned.
    var transitionDuration: TimeInterval { get }
    /// How far the user had taken it when it became non-interactive, 0…1.
    var percentComplete: CGFloat { get }
    /// The speed after the interaction.
    var completionVelocity: CGFloat { get }
    /// The pace after the interaction.
    var completionCurve: UIView.AnimationCurve { get }
    /// One of the two controllers.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// One of the two views.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The view in which the transition takes place.
    var containerView: UIView { get }
    /// A rotation of the views. Always the identity: nothing rotates here.
    var targetTransform: CGAffineTransform { get }
}

/// Runs animations alongside a transition.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs the first closure as part of the animation, and the second when the transition is over, cancelled or
    /// not. Returns whether the animation was queued.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// The same for views outside of ``UIViewControllerTransitionCoordinatorContext/containerView``.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?,
        animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Runs the closure whenever the transition becomes interactive or stops being so, cancelled or going on.
    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Animates with the transition.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }

    /// What ``notifyWhenInteractionChanges(_:)`` was before it could be taken up again.
    @available(*, deprecated, renamed: "notifyWhenInteractionChanges(_:)")
    public func notifyWhenInteractionEnds(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {
        notifyWhenInteractionChanges { if !$0.isInteractive { handler($0) } }
    }
}
