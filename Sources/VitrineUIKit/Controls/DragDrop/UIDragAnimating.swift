public import Foundation

/// An animation of what is dragged, which others can join.
@MainActor @preconcurrency
public protocol UIDragAnimating: NSObjectProtocol {
    /// Animates something along.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Is called when the animation ends.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// What others add to an animation, until it runs.
@MainActor
final class DragAnimator: NSObject, UIDragAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Called within the animation.
    func animate() {
        let all = animations
        animations = []
        for animation in all { animation() }
    }

    func complete(at position: UIViewAnimatingPosition = .end) {
        let all = completions
        completions = []
        for completion in all { completion(position) }
    }
}
