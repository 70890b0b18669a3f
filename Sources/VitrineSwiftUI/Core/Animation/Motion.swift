import VitrineQuartzCore

/// The course of a value's animatable data from what is shown to what the program set.
///
/// A new animation takes over the one under way, if it says so (`CustomAnimation.shouldMerge`), or runs beside it: each has
/// the way that it was made for, and what they have not gone yet is missing from the value that was set last. So what turns
/// round goes on as fast as it went.
class Motion<Value>: AnyMotion {
    /// A motion for values of a type that has something to animate; nil for others.
    static func make(for value: Value) -> Motion<Value>? {
        guard let animatable = value as? any Animatable else { return nil }
        return open(animatable)
    }

    private static func open<A: Animatable>(_ value: A) -> Motion<Value>? {
        A.AnimatableData.self == EmptyAnimatableData.self ? nil : DataMotion<Value, A>(value)
    }

    /// Takes a new value, in the transaction under way. If its data differs and there is an animation, `step` is called with
    /// every frame until the end.
    func change(to value: Value, in node: _GraphNode, step: @escaping @MainActor () -> Void) {}

    /// The value with the data of this moment.
    func shown(_ value: Value) -> Value { value }

    /// Shows the value that was set last.
    func stop() {}
}

private final class DataMotion<Value, A: Animatable>: Motion<Value> {
    private typealias Data = A.AnimatableData

    /// One animation under way.
    private struct Run {
        var animation: Animation
        /// The whole way.
        var interval: Data
        let start: TimeInterval
        var context: AnimationContext<Data>
        /// How far it has come.
        var place = Data.zero
        var isOver = false
        var ends: [AnimationEnd]
    }

    private var target: Data
    private var runs: [Run] = []
    private var onStep: (@MainActor () -> Void)?

    init(_ value: A) { target = value.animatableData }

    override var isRunning: Bool { !runs.isEmpty }

    override func change(to value: Value, in node: _GraphNode, step: @escaping @MainActor () -> Void) {
        guard let data = (value as? A)?.animatableData, data != target else { return }
        let graph = node.graph
        guard let animation = graph.animation, !graph.isRestarting, haveOneKind(data, target) else {
            target = data
            return stop()
        }
        let wasRunning = isRunning
        onStep = step
        move(to: data, animation, CACurrentMediaTime(), node.environment)
        if !wasRunning { graph.motions.add(self) }
    }

    private func move(
        to data: Data, _ animation: Animation, _ time: TimeInterval, _ environment: EnvironmentValues
    ) {
        // What repeats for ever never runs out: it ends where it is.
        if runs.contains(where: \.animation.runsForever) {
            let shown = current
            stop()
            target = shown
        }
        let interval = data - target
        target = data
        let ends = AnimationEnd.begin(animation)
        if var last = runs.last,
            animation.shouldMerge(
                previous: last.animation, value: last.interval, time: time - last.start,
                context: &last.context)
        {
            last.animation = animation
            last.interval += interval
            last.ends += ends
            last.context.isLogicallyComplete = false
            runs[runs.count - 1] = last
        } else {
            runs.append(
                Run(
                    animation: animation, interval: interval, start: time,
                    context: AnimationContext(environment: environment), ends: ends))
        }
    }

    override func shown(_ value: Value) -> Value {
        guard isRunning, var animatable = value as? A else { return value }
        animatable.animatableData = current
        return animatable as? Value ?? value
    }

    /// What was set last, without the ways that are still to go.
    private var current: Data { runs.reduce(target) { $0 - ($1.interval - $1.place) } }

    override func step(to time: TimeInterval) {
        guard isRunning else { return }
        var ended: [AnimationEnd] = []
        for index in runs.indices {
            var run = runs[index]
            let place = run.animation.animate(
                value: run.interval, time: time - run.start, context: &run.context)
            run.place = place ?? run.interval
            run.isOver = place == nil
            if run.isOver || run.context.isLogicallyComplete {
                ended += run.ends.filter { run.isOver || $0.isLogical }
                run.ends.removeAll { run.isOver || $0.isLogical }
            }
            runs[index] = run
        }
        runs.removeAll(where: \.isOver)
        onStep?()
        for end in ended { end.run() }
    }

    override func finish() {
        let ended = runs.flatMap(\.ends)
        runs = []
        onStep?()
        for end in ended { end.run() }
    }

    override func stop() {
        let ended = runs.flatMap(\.ends)
        runs = []
        for end in ended { end.run() }
    }
}

/// Something that is told of the end of an animation, and in one of the ways in which an animation ends.
struct AnimationEnd {
    /// Whether it is enough that the animation has done what it was made for.
    let isLogical: Bool
    let run: @MainActor () -> Void

    /// An animation has begun in the transaction whose changes are being made or shown.
    @MainActor static func begin(_ animation: Animation) -> [AnimationEnd] {
        AnimationCompletion.shown.compactMap { $0.animationBegan(animation) }
    }
}
