public import VitrineCoreGraphics

/// Names a controller that takes part in a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The one that is on screen before.
    public static let from = Self(rawValue: "UITransitionContextFromViewController")
    /// The one that is on screen after.
    public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Names a view that takes part in a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The one that is on screen before.
    public static let from = Self(rawValue: "UITransitionContextFromView")
    /// The one that is on screen after.
    public static let to = Self(rawValue: "UITransitionContextToView")
}

/// What a transition's animator and interaction controller are told, and how they say what happens.
///
/// The system makes it; there is no need to conform.
@MainActor @preconcurrency
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view in which the transition takes place. The leaving view is in it; the animator adds the other.
    var containerView: UIView { get }
    /// Whether the transition takes time.
    var isAnimated: Bool { get }
    /// Whether the user drives it now.
    var isInteractive: Bool { get }
    /// Whether it was cancelled, so that everything is to be as before.
    var transitionWasCancelled: Bool { get }
    /// The style of a presentation; `none` for navigation.
    var presentationStyle: UIModalPresentationStyle { get }
    /// A rotation to apply to the views. Always the identity: nothing rotates here.
    var targetTransform: CGAffineTransform { get }

    /// Says how far the user has taken the transition, 0…1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Says that the user let the transition go on to its end.
    func finishInteractiveTransition()
    /// Says that the user took the transition back.
    func cancelInteractiveTransition()
    /// Says that the user took hold of a running transition.
    func pauseInteractiveTransition()
    /// Says that the animation is over. Must be called, with false after a cancellation.
    func completeTransition(_ didComplete: Bool)

    /// One of the two controllers.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// One of the two views; nil where the transition is not to touch it.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Where a controller's view is before, in the container; `CGRect.zero` if it is not on screen.
    func initialFrame(for viewController: UIViewController) -> CGRect
    /// Where a controller's view is after, in the container; `CGRect.zero` if it is not on screen.
    func finalFrame(for viewController: UIViewController) -> CGRect
}
