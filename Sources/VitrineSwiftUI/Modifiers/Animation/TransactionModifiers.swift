/// Changes the transaction of everything in the content.
struct TransactionModifier: ElementModifier {
    /// Whether the content can leave it again.
    let isScope: Bool
    let transform: (inout Transaction) -> Void
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<TransactionModifier> {
        TransactionElement(self, around: child, node)
    }

    static var adjustsTransaction: Bool { true }

    func adjust(_ transaction: inout Transaction, from old: Self?) {
        if isScope { transaction.enterScope() }
        transform(&transaction)
    }
}

private final class TransactionElement: WrapperElement<TransactionModifier> {
    override func didUpdate(from old: TransactionModifier, isChanged: Bool) {}

    override func render(_ pass: RenderPass, at origin: CGPoint) {
        guard !graph.transaction.isOfMotions else { return super.render(pass, at: origin) }
        let animation = pass.animation(after: modifier.transform)
        if modifier.isScope {
            pass.withScope(animation: animation) { super.render(pass, at: origin) }
        } else {
            pass.with(animation: animation) { super.render(pass, at: origin) }
        }
    }
}

/// Changes the transaction of everything in the content when a value has changed.
struct ValueTransactionModifier<Value: Equatable>: ElementModifier {
    let value: Value
    let transform: (inout Transaction) -> Void
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<
        ValueTransactionModifier<Value>
    > {
        ValueTransactionElement(self, around: child, node)
    }

    static var adjustsTransaction: Bool { true }

    func adjust(_ transaction: inout Transaction, from old: Self?) {
        if let old, old.value != value { transform(&transaction) }
    }
}

private final class ValueTransactionElement<Value: Equatable>: WrapperElement<ValueTransactionModifier<Value>>
{
    private var valueChanged = false

    override func didUpdate(from old: ValueTransactionModifier<Value>, isChanged: Bool) {
        if old.value != modifier.value {
            valueChanged = true
            markDirtyPath()
        }
    }

    override func render(_ pass: RenderPass, at origin: CGPoint) {
        guard valueChanged else { return super.render(pass, at: origin) }
        valueChanged = false
        pass.with(animation: pass.animation(after: modifier.transform)) { super.render(pass, at: origin) }
    }
}

extension RenderPass {
    /// The animation when the transaction under way has been transformed.
    fileprivate func animation(after transform: (inout Transaction) -> Void) -> Animation? {
        var transaction = graph.transaction
        transaction.animation = animation
        transform(&transaction)
        return transaction.disablesAnimations ? nil : transaction.animation
    }
}

/// The view that a modifier with a body, or a transition, is about: animations of that body do not reach it.
public struct PlaceholderContentView<Value> {
    private let content: AnyViewBox
    private let endsScope: Bool

    nonisolated init(_ content: AnyViewBox, endsScope: Bool = false) {
        self.content = content
        self.endsScope = endsScope
    }
}

extension PlaceholderContentView: View {
    /// The view.
    public var body: some View {
        AnyView(box: content).modifier(ScopeEndModifier(isActive: endsScope))
    }
}

/// Leaves the scope of a transaction.
struct ScopeEndModifier: ElementModifier {
    /// Whether there is a scope to leave.
    var isActive = true
    typealias Body = Never

    nonisolated init(isActive: Bool = true) { self.isActive = isActive }

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<ScopeEndModifier> {
        ScopeEndElement(self, around: child, node)
    }

    static var adjustsTransaction: Bool { true }

    func adjust(_ transaction: inout Transaction, from old: Self?) {
        if isActive { transaction.leaveScope() }
    }
}

private final class ScopeEndElement: WrapperElement<ScopeEndModifier> {
    override func didUpdate(from old: ScopeEndModifier, isChanged: Bool) {}
    override func render(_ pass: RenderPass, at origin: CGPoint) {
        guard modifier.isActive else { return super.render(pass, at: origin) }
        pass.leavingScope { super.render(pass, at: origin) }
    }
}

nonisolated extension View {
    /// Applies the given transaction mutation function to all animations used within the view.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(TransactionModifier(isScope: false, transform: transform))
    }

    /// Applies the given transaction mutation function to all animations used within the view when the value has changed.
    public func transaction<V: Equatable>(
        value: V, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(ValueTransactionModifier(value: value, transform: transform))
    }

    /// Applies the given transaction mutation function to what `body` adds to this view, not to the view itself.
    public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        body(PlaceholderContentView(ViewBox(self), endsScope: true))
            .modifier(TransactionModifier(isScope: true, transform: transform))
    }
}
