/// Animations that run together, in the time of the group and cut off at its end.
@MainActor @preconcurrency
open class CAAnimationGroup: CAAnimation {
    /// The animations; their `beginTime` counts from the start of the group.
    open var animations: [CAAnimation]?

    override func copyForLayer() -> CAAnimation {
        guard type(of: self) == CAAnimationGroup.self else { return self }
        let copy = CAAnimationGroup()
        copyFields(to: copy)
        copy.animations = animations?.map { $0.copyForLayer() }
        return copy
    }

    override func apply(to values: inout PresentationValues, position: TimingPosition) {
        let eased = timingFunction.map { $0.value(at: position.fraction) * cycleDuration }
        let time = eased ?? position.cycleTime
        for animation in animations ?? [] {
            // A child without a duration runs as long as its group.
            let length = animation.duration > 0 ? animation.duration : cycleDuration
            let child = animation.position(atParentTime: time, cycleDuration: length)
            // A child that reaches its end with the group shows its end.
            let isAtSharedEnd = position.isActive && child.isFinished && time >= cycleDuration - 1e-9
            if child.isActive || isAtSharedEnd { animation.apply(to: &values, position: child) }
        }
    }
}
