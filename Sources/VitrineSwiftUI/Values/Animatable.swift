/// A type that can serve as the animatable data of an animatable type.
nonisolated public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies each component by the value.
    mutating func scale(by rhs: Double)
    /// The dot product of the vector with itself.
    var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
    /// Multiplies by the value.
    public mutating func scale(by rhs: Double) { self *= rhs }
    /// The square.
    public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    /// Multiplies by the value.
    public mutating func scale(by rhs: Double) { self *= Float(rhs) }
    /// The square.
    public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
    /// Multiplies by the value.
    public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
    /// The square.
    public var magnitudeSquared: Double { Double(self * self) }
}

/// The data of types that have nothing to animate.
nonisolated public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    /// Makes the value.
    public init() {}
    /// The only value.
    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
    public static func + (a: Self, b: Self) -> Self { a }
    public static func - (a: Self, b: Self) -> Self { a }
    public static func == (a: Self, b: Self) -> Bool { true }
    /// Does nothing: there are no components.
    public mutating func scale(by rhs: Double) {}
    /// Zero.
    public var magnitudeSquared: Double { 0 }
}

/// A pair of animatable values, itself animatable.
nonisolated public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic
{
    /// The first value.
    public var first: First
    /// The second value.
    public var second: Second

    /// Makes a pair.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// Zero in both.
    public static var zero: Self { Self(.zero, .zero) }
    public static func + (a: Self, b: Self) -> Self { Self(a.first + b.first, a.second + b.second) }
    public static func - (a: Self, b: Self) -> Self { Self(a.first - b.first, a.second - b.second) }
    /// Multiplies both by the value.
    public mutating func scale(by rhs: Double) {
        first.scale(by: rhs)
        second.scale(by: rhs)
    }
    /// The sum of both.
    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// A type that describes how to animate a property of a view: while an animation runs, a copy of the value is
/// made for every frame, with data between the old and the new.
nonisolated public protocol Animatable {
    /// The type of the data to animate.
    associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
    /// The data to animate.
    var animatableData: AnimatableData { get set }
}

nonisolated extension Animatable where AnimatableData == EmptyAnimatableData {
    /// Nothing.
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

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
