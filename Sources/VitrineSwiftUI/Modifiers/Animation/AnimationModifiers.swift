/// Animates what changes in the content when a value changes.
struct ValueAnimationModifier<Value: Equatable>: ElementModifier {
    let animation: Animation?
    let value: Value
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<
        ValueAnimationModifier<Value>
    > {
        ValueAnimationElement(self, around: child, node)
    }

    static var adjustsTransaction: Bool { true }

    func adjust(_ transaction: inout Transaction, from old: Self?) {
        guard let old, old.value != value, !transaction.disablesAnimations else { return }
        transaction.animation = animation
    }
}

private final class ValueAnimationElement<Value: Equatable>: WrapperElement<ValueAnimationModifier<Value>> {
    private var valueChanged = false
    override var isRestartable: Bool { true }

    override func didUpdate(from old: ValueAnimationModifier<Value>, isChanged: Bool) {
        // The first value of an identity is no change.
        if graph.isRestarting { return valueChanged = false }
        if old.value != modifier.value {
            valueChanged = true
            markDirtyPath()
        }
    }

    override func render(_ pass: RenderPass, at origin: CGPoint) {
        guard valueChanged, !graph.transaction.disablesAnimations else {
            return super.render(pass, at: origin)
        }
        valueChanged = false
        pass.with(animation: modifier.animation) { super.render(pass, at: origin) }
    }
}

nonisolated extension View {
    /// Applies the given animation to this view when the specified value changes.
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(ValueAnimationModifier(animation: animation, value: value))
    }

    /// Applies the given animation to all animatable values within this view.
    public func animation(_ animation: Animation?) -> some View {
        modifier(
            TransactionModifier(isScope: false) { transaction in
                if !transaction.disablesAnimations { transaction.animation = animation }
            })
    }

    /// Applies the given animation to what `body` adds to this view, not to the view itself.
    public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        transaction(
            { transaction in
                if !transaction.disablesAnimations { transaction.animation = animation }
            }, body: body)
    }
}
