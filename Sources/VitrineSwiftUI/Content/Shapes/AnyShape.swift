/// A shape of any type.
///
/// Where it changes from one shape to another of the same type, the change can be animated as that shape's.
public struct AnyShape: Shape {
    private var shape: any Shape

    /// Makes an erased shape of another.
    nonisolated public init<S: Shape>(_ shape: S) {
        self.shape = (shape as? AnyShape)?.shape ?? shape
    }

    /// The outline.
    nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    /// The size of the shape.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        shape.sizeThatFits(proposal)
    }
    /// As the shape's.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    /// The shape's data.
    nonisolated public var animatableData: _AnyAnimatableData {
        get { _AnyAnimatableData(of: shape) }
        set { shape = newValue.applied(to: shape) }
    }
}

extension AnyShape: RoundedShape {
    nonisolated func roundedRect(in rect: CGRect, inset: CGFloat) -> RoundedBox? {
        (shape as? any RoundedShape)?.roundedRect(in: rect, inset: inset)
    }
}

/// The numbers of an erased value. Between those of different types there is nothing: the new ones count at once.
nonisolated public struct _AnyAnimatableData: VectorArithmetic {
    private var numbers: (any VectorArithmetic)?

    private init(numbers: (any VectorArithmetic)?) { self.numbers = numbers }

    fileprivate init(of shape: some Shape) { numbers = shape.animatableData }

    fileprivate func applied<S: Shape>(to shape: S) -> S {
        guard let data = numbers as? S.AnimatableData else { return shape }
        var shape = shape
        shape.animatableData = data
        return shape
    }

    /// No numbers.
    public static var zero: _AnyAnimatableData { _AnyAnimatableData(numbers: nil) }

    private static func combined(_ a: Self, _ b: Self, isSum: Bool) -> Self {
        func result<V: VectorArithmetic>(_ a: V, _ b: any VectorArithmetic) -> any VectorArithmetic {
            guard let b = b as? V else { return a }
            return isSum ? a + b : a - b
        }
        switch (a.numbers, b.numbers) {
        case (let first?, let second?): return .init(numbers: result(first, second))
        case (nil, let second?): return isSum ? b : .init(numbers: negated(second))
        case (_, nil): return a
        }
    }

    private static func negated<V: VectorArithmetic>(_ value: V) -> V { .zero - value }

    /// The sum.
    public static func + (a: Self, b: Self) -> Self { combined(a, b, isSum: true) }
    /// The difference.
    public static func - (a: Self, b: Self) -> Self { combined(a, b, isSum: false) }
    /// Same type and numbers.
    public static func == (a: Self, b: Self) -> Bool {
        func isEqual<V: VectorArithmetic>(_ a: V, _ b: any VectorArithmetic) -> Bool { b as? V == a }
        switch (a.numbers, b.numbers) {
        case (nil, nil): return true
        case (let first?, let second?): return isEqual(first, second)
        default: return false
        }
    }

    /// Multiplies all numbers.
    public mutating func scale(by rhs: Double) {
        func scaled<V: VectorArithmetic>(_ value: V) -> V {
            var value = value
            value.scale(by: rhs)
            return value
        }
        if let numbers { self.numbers = scaled(numbers) }
    }

    /// The square of the length.
    public var magnitudeSquared: Double { numbers?.magnitudeSquared ?? 0 }
}
