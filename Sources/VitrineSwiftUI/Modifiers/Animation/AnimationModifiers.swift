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
}

private final class ValueAnimationElement<Value: Equatable>: WrapperElement<ValueAnimationModifier<Value>> {
    private var valueChanged = false
    override var isRestartable: Bool { true }

    override func didUpdate(from old: ValueAnimationModifier<Value>, isChanged: Bool) {
        // The first value of an identity is no change.
        if graph.isRestarting { return valueChanged = false }
        if old.value != modifier.value {
            valueChanged = true
            graph.setNeedsRender()
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

/// Changes the transaction of everything in the content.
struct TransactionModifier: ElementModifier {
    let transform: (inout Transaction) -> Void
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<TransactionModifier> {
        TransactionElement(self, around: child, node)
    }
}

private final class TransactionElement: WrapperElement<TransactionModifier> {
    override func didUpdate(from old: TransactionModifier, isChanged: Bool) {}

    override func render(_ pass: RenderPass, at origin: CGPoint) {
        var transaction = graph.transaction
        transaction.animation = pass.animation
        modifier.transform(&transaction)
        pass.with(animation: transaction.disablesAnimations ? nil : transaction.animation) {
            super.render(pass, at: origin)
        }
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
            TransactionModifier { transaction in
                if !transaction.disablesAnimations { transaction.animation = animation }
            })
    }

    /// Applies the given transaction mutation function to all animations used within the view.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(TransactionModifier(transform: transform))
    }
}
