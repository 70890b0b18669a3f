import VitrineQuartzCore

extension UIView {
    /// Animates changes to one or more views using a SwiftUI animation.
    ///
    /// What the animation moves already goes over into it, springs with their velocity. Changes of layers by hand are not
    /// animated.
    ///
    /// - Parameters:
    ///   - animation: The animation, with its delay, speed and repetition.
    ///   - changes: The changes, which run at once.
    ///   - completion: Runs when the animations have ended; with the next turn of the clock if there are none.
    public static func animate(
        _ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil
    ) {
        let length = animation.duration ?? 1e9
        let pace = ViewAnimationContext.Pace.custom(
            make: { animation.makeAnimation() },
            curve: { fraction in
                var context = AnimationContext<Double>(environment: EnvironmentValues())
                return animation.animate(value: 1, time: fraction * length, context: &context) ?? 1
            })
        runBlock(
            duration: length, delay: 0,
            options: [.allowUserInteraction, .overrideInheritedCurve, .overrideInheritedDuration], pace: pace,
            animations: changes, completion: completion.map { completion in { _ in completion() } })
    }
}
