public import Foundation

/// Animates a transition from one controller to another.
@MainActor @preconcurrency
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// Seconds of the animation.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval

    /// Adds the new view to the container, animates, and at the end calls `completeTransition(_:)` of the context.
    ///
    /// A gesture that drives the transition pauses and scrubs the animations made here with `UIView.animate…`.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

    /// The animation as an object that can be paused, always the same for one context. Optional: without it
    /// gestures drive what ``animateTransition(using:)`` animates.
    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating

    /// The transition is over. Optional.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating
    {
        AbsentAnimator.shared
    }

    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Stands for the missing answer of an optional method.
@MainActor
final class AbsentAnimator: UIViewPropertyAnimator {
    static let shared = AbsentAnimator(duration: 0, curve: .linear)
}

/// Drives a transition by what the user does.
@MainActor @preconcurrency
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// The transition begins under the control of this object.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// The speed after the interaction. Optional: 1.
    var completionSpeed: CGFloat { get }
    /// The pace after the interaction. Optional: ease-in-out.
    var completionCurve: UIView.AnimationCurve { get }
    /// Whether the transition begins interactive. Optional: true.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    public var completionSpeed: CGFloat { 1 }
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    public var wantsInteractiveStart: Bool { true }
}
