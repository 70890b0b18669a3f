/// A shape that knows its outline at every distance within its own.
protocol InsetOutline: Shape {
    /// - Parameter inset: How far inside the outline is, in points; below zero, how far outside.
    nonisolated func path(in rect: CGRect, inset: CGFloat) -> Path
}

/// A rectangle with equal round corners.
struct RoundedBox {
    var rect: CGRect
    var radius: CGFloat
    /// Whether corners bend little by little.
    var isContinuous = false
}

/// A shape whose outline is a rectangle with equal round corners, which layers draw by themselves.
protocol RoundedShape: Shape {
    /// Nil where the corners are not equal.
    nonisolated func roundedRect(in rect: CGRect, inset: CGFloat) -> RoundedBox?
}

/// The outline of a shape at a distance inside. The distance is animatable.
struct _Inset<Base: InsetOutline>: InsettableShape {
    var base: Base
    var amount: CGFloat

    nonisolated init(_ base: Base, _ amount: CGFloat) {
        self.base = base
        self.amount = amount
    }

    nonisolated var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
        get { .init(base.animatableData, amount) }
        set {
            base.animatableData = newValue.first
            amount = newValue.second
        }
    }

    nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect, inset: amount) }
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
    nonisolated func inset(by amount: CGFloat) -> _Inset { _Inset(base, self.amount + amount) }
}

extension _Inset: RoundedShape {
    nonisolated func roundedRect(in rect: CGRect, inset: CGFloat) -> RoundedBox? {
        (base as? any RoundedShape)?.roundedRect(in: rect, inset: amount + inset)
    }
}
