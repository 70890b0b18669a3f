public import Foundation

extension UIView {
    /// An animation of the system's.
    public enum SystemAnimation: UInt, Sendable {
        /// Views vanish, and are removed from their superviews.
        case delete = 0
    }

    /// How long and how far deleted views shrink; by eye.
    private static let deletionDuration: TimeInterval = 0.35
    private static let deletionScale: CGFloat = 0.01

    /// Has the system animate views, and changes beside that.
    ///
    /// - Parameters:
    ///   - animation: Deleted views shrink and fade where they are, and are removed at the end; then they look as before.
    ///   - options: As for blocks of animations.
    ///   - parallelAnimations: Changes to other views that are animated at the same time.
    ///   - completion: Is told at the end whether the animation came to it.
    public class func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let before = views.map { (alpha: $0.alpha, transform: $0.transform) }
        animate(withDuration: deletionDuration, delay: 0, options: options) {
            for view in views {
                view.alpha = 0
                view.transform = view.transform.scaledBy(x: deletionScale, y: deletionScale)
            }
            parallelAnimations?()
        } completion: { finished in
            for (view, look) in zip(views, before) {
                view.removeFromSuperview()
                (view.alpha, view.transform) = look
            }
            completion?(finished)
        }
    }
}
