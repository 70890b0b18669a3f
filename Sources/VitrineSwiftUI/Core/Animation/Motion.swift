/// The course of a value's animatable data from what is on screen to what the program set.
@MainActor
class Motion<Value> {
    /// A motion for values of a type that has something to animate; nil for others.
    static func make(for value: Value) -> Motion<Value>? {
        guard let animatable = value as? any Animatable else { return nil }
        return open(animatable)
    }

    private static func open<A: Animatable>(_ value: A) -> Motion<Value>? {
        A.AnimatableData.self == EmptyAnimatableData.self ? nil : DataMotion<Value, A>(value)
    }

    /// Takes a new value. If its data differs and there is an animation, `step` is called with every frame until
    /// the end.
    func change(to value: Value, _ animation: Animation?, step: @escaping @MainActor () -> Void) {}

    /// The value with the data of this moment.
    func shown(_ value: Value) -> Value { value }

    /// Ends the motion.
    func stop() {}
}

private final class DataMotion<Value, A: Animatable>: Motion<Value> {
    private var target: A.AnimatableData
    private var run: (from: A.AnimatableData, animation: Animation, start: TimeInterval, link: CADisplayLink)?
    private var end: (@MainActor () -> Void)?

    init(_ value: A) { target = value.animatableData }

    override func change(to value: Value, _ animation: Animation?, step: @escaping @MainActor () -> Void) {
        guard let data = (value as? A)?.animatableData, data != target else { return }
        let from = current
        stop()
        target = data
        guard let animation else { return }
        let link = CADisplayLink { [weak self] _ in
            self?.endIfDone()
            step()
        }
        run = (from, animation, CACurrentMediaTime(), link)
        end = AnimationCompletion.animationBegan(animation)
        link.add(to: .main, forMode: .common)
    }

    override func shown(_ value: Value) -> Value {
        guard run != nil, var animatable = value as? A else { return value }
        animatable.animatableData = current
        return animatable as? Value ?? value
    }

    override func stop() {
        run?.link.invalidate()
        run = nil
        end?()
        end = nil
    }

    private var current: A.AnimatableData {
        guard let run else { return target }
        var way = target - run.from
        way.scale(by: run.animation.progress(after: CACurrentMediaTime() - run.start))
        return run.from + way
    }

    private func endIfDone() {
        if let run, CACurrentMediaTime() - run.start >= run.animation.totalDuration { stop() }
    }
}
