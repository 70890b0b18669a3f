/// What is done with the areas of two shapes.
enum ShapeCombination: Sendable {
    case union, intersection, subtraction, symmetricDifference, lineIntersection, lineSubtraction
}

/// Two shapes in the same frame that are put together.
struct CombinedShape<First: Shape, Second: Shape>: Shape {
    var first: First
    var second: Second
    let combination: ShapeCombination
    let isEvenOdd: Bool

    nonisolated init(_ first: First, _ second: Second, _ combination: ShapeCombination, _ isEvenOdd: Bool) {
        self.first = first
        self.second = second
        self.combination = combination
        self.isEvenOdd = isEvenOdd
    }

    nonisolated var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
        get { .init(first.animatableData, second.animatableData) }
        set {
            first.animatableData = newValue.first
            second.animatableData = newValue.second
        }
    }

    nonisolated func path(in rect: CGRect) -> Path {
        let (a, b) = (first.path(in: rect), second.path(in: rect))
        return switch combination {
        case .union: a.union(b, eoFill: isEvenOdd)
        case .intersection: a.intersection(b, eoFill: isEvenOdd)
        case .subtraction: a.subtracting(b, eoFill: isEvenOdd)
        case .symmetricDifference: a.symmetricDifference(b, eoFill: isEvenOdd)
        case .lineIntersection: a.lineIntersection(b, eoFill: isEvenOdd)
        case .lineSubtraction: a.lineSubtraction(b, eoFill: isEvenOdd)
        }
    }

    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }
}

nonisolated extension Shape {
    /// A shape whose area is what is in both shapes.
    public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(self, other, .intersection, eoFill)
    }
    /// A shape whose area is what is in either shape.
    public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(self, other, .union, eoFill)
    }
    /// A shape whose area is what is in this shape and not in the other.
    public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(self, other, .subtraction, eoFill)
    }
    /// A shape whose area is what is in one of the shapes only.
    public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(self, other, .symmetricDifference, eoFill)
    }
    /// The parts of the line of this shape that are inside of the other.
    public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(self, other, .lineIntersection, eoFill)
    }
    /// The parts of the line of this shape that are outside of the other.
    public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(self, other, .lineSubtraction, eoFill)
    }
}
