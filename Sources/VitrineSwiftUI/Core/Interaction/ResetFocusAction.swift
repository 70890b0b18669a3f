/// An environment value that provides the ability to reevaluate default focus.
public struct ResetFocusAction: @unchecked Sendable {
    weak var focus: GraphFocus?

    /// Moves focus to the view that prefers it in a namespace.
    @MainActor public func callAsFunction(in namespace: Namespace.ID) {
        focus?.reset(in: namespace)
    }
}

extension ResetFocusAction: InputComparable {
    func isSameInput(as other: ResetFocusAction) -> Bool { focus === other.focus }
}

extension GraphFocus {
    func reset(in namespace: Namespace.ID) {
        guard let element = preferredElement(in: namespace) else { return }
        element.graph.afterUpdate { [weak element] in
            if let element, !element.isTornDown { element.graph.moveFocus(to: element) }
        }
    }
}

private struct ResetFocusKey: EnvironmentKey {
    static let defaultValue = ResetFocusAction()
}

extension EnvironmentValues {
    /// An action that requests the focus system to reevaluate default focus.
    public internal(set) var resetFocus: ResetFocusAction {
        get { self[ResetFocusKey.self] }
        set { self[ResetFocusKey.self] = newValue }
    }
}
