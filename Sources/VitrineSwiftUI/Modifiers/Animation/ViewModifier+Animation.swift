nonisolated extension ViewModifier {
    /// The modifier with an animation for what it does: not for the view that it is applied to.
    public func animation(_ animation: Animation?) -> some ViewModifier {
        transaction { transaction in
            if !transaction.disablesAnimations { transaction.animation = animation }
        }
    }

    /// The modifier with a change to the transactions of what it does: not to those of the view that it is applied to.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
        TransactedModifier(base: self, transform: transform)
    }
}

/// A modifier whose own changes have other transactions.
private struct TransactedModifier<Base: ViewModifier>: ViewModifier {
    nonisolated(unsafe) private let base: Base
    nonisolated(unsafe) private let transform: (inout Transaction) -> Void

    nonisolated init(base: Base, transform: @escaping (inout Transaction) -> Void) {
        self.base = base
        self.transform = transform
    }

    func body(content: Content) -> some View {
        content.transaction(transform) { $0.modifier(base) }
    }
}
