/// A type that can serve as the animatable data of an animatable type.
nonisolated public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies each component by the value.
    mutating func scale(by rhs: Double)
    /// The dot product of the vector with itself.
    var magnitudeSquared: Double { get }
}

nonisolated extension VectorArithmetic {
    /// The value between this one and another.
    ///
    /// - Parameter amount: 0 is this one, 1 the other.
    public func interpolated(towards other: Self, amount: Double) -> Self {
        var way = other - self
        way.scale(by: amount)
        return self + way
    }

    /// Becomes the value between this one and another.
    ///
    /// - Parameter amount: 0 is this one, 1 the other.
    public mutating func interpolate(towards other: Self, amount: Double) {
        self = interpolated(towards: other, amount: amount)
    }
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

nonisolated extension Double: Animatable {
    /// The number.
    public var animatableData: Double {
        get { self }
        set { self = newValue }
    }
}

nonisolated extension Float: Animatable {
    /// The number.
    public var animatableData: Float {
        get { self }
        set { self = newValue }
    }
}

nonisolated extension CGFloat: Animatable {
    /// The number.
    public var animatableData: CGFloat {
        get { self }
        set { self = newValue }
    }
}

nonisolated extension CGPoint: Animatable {
    /// The coordinates.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { .init(x, y) }
        set { (x, y) = (newValue.first, newValue.second) }
    }
}

nonisolated extension CGSize: Animatable {
    /// Width and height.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { .init(width, height) }
        set { (width, height) = (newValue.first, newValue.second) }
    }
}

nonisolated extension CGRect: Animatable {
    /// Origin and size.
    public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
        get { .init(origin.animatableData, size.animatableData) }
        set {
            origin.animatableData = newValue.first
            size.animatableData = newValue.second
        }
    }
}

nonisolated extension EdgeInsets: Animatable {
    /// Top, leading, bottom, trailing.
    public var animatableData:
        AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>
    {
        get { .init(top, .init(leading, .init(bottom, trailing))) }
        set {
            top = newValue.first
            leading = newValue.second.first
            (bottom, trailing) = (newValue.second.second.first, newValue.second.second.second)
        }
    }
}

nonisolated extension UnitPoint: Animatable {
    /// The coordinates.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { .init(x, y) }
        set { (x, y) = (newValue.first, newValue.second) }
    }
}

nonisolated extension Angle: Animatable {
    /// In radians.
    public var animatableData: Double {
        get { radians }
        set { radians = newValue }
    }
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
