/// A basic animation paced by a damped spring.
///
/// Give it `settlingDuration` as `duration`, or the motion is cut off.
@MainActor @preconcurrency
open class CASpringAnimation: CABasicAnimation {
    /// The mass at the end of the spring.
    open var mass: CGFloat = 1
    /// The stiffness of the spring.
    open var stiffness: CGFloat = 100
    /// The damping of the motion.
    open var damping: CGFloat = 10
    /// The velocity at the start in distances per second, positive towards the target.
    open var initialVelocity: CGFloat = 0

    /// A spring described by its perceived duration in seconds and its bounce, −1…1.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let curve = SpringCurve(perceptualDuration: perceptualDuration, bounce: Double(bounce))
        mass = 1
        stiffness = CGFloat(curve.angularFrequency * curve.angularFrequency)
        damping = CGFloat(2 * curve.dampingRatio * curve.angularFrequency)
    }

    /// Seconds until the system is taken to be at rest: within a thousandth of the distance.
    open var settlingDuration: CFTimeInterval { curve.settlingDuration }

    /// The perceived duration: 2π over the undamped angular frequency.
    open var perceptualDuration: CFTimeInterval { 2 * .pi / curve.angularFrequency }

    /// The bounce: 1 − damping ratio, or 1/ratio − 1 when overdamped.
    open var bounce: CGFloat {
        let ratio = curve.dampingRatio
        return CGFloat(ratio <= 1 ? 1 - ratio : 1 / ratio - 1)
    }

    /// The curve, when it was made from something else than mass, stiffness and damping.
    package var curve: SpringCurve {
        SpringCurve(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
            initialVelocity: Double(initialVelocity))
    }

    override func copyForLayer() -> CAAnimation {
        guard type(of: self) == CASpringAnimation.self else { return self }
        let copy = CASpringAnimation()
        copyFields(to: copy)
        return copy
    }

    override func copyFields(to other: CAAnimation) {
        super.copyFields(to: other)
        guard let other = other as? CASpringAnimation else { return }
        other.mass = mass
        other.stiffness = stiffness
        other.damping = damping
        other.initialVelocity = initialVelocity
    }

    override func progress(at position: TimingPosition) -> Double {
        // The spring's own end is at a thousandth of the distance; the animation's end is exact.
        if position.fraction >= 1, position.isFinished { return 1 }
        return curve.value(at: position.cycleTime)
    }
}
