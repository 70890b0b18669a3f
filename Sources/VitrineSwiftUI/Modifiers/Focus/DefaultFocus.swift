struct FocusScopeModifier: ElementModifier, Equatable {
    let namespace: Namespace.ID
    typealias Body = Never
    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<FocusScopeModifier> {
        FocusScopeElement(self, around: child, node)
    }
}

/// The part of a graph that preferences of a namespace are about.
final class FocusScopeElement: WrapperElement<FocusScopeModifier> {
    override func didUpdate(from old: FocusScopeModifier, isChanged: Bool) {}
}

struct PrefersFocusModifier: ElementModifier, Equatable {
    let prefers: Bool
    let namespace: Namespace.ID
    typealias Body = Never
    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<PrefersFocusModifier> {
        PrefersFocusElement(self, around: child, node)
    }
}

private final class PrefersFocusElement: WrapperElement<PrefersFocusModifier>, ScopedDefaultFocus {
    override init(_ modifier: PrefersFocusModifier, around child: Element, _ node: _GraphNode) {
        super.init(modifier, around: child, node)
        graph.focus.add(self)
    }

    override func didUpdate(from old: PrefersFocusModifier, isChanged: Bool) {}

    var namespace: Namespace.ID { modifier.namespace }

    /// Only inside the scope of its namespace.
    var preferredElement: InteractionElement? {
        guard modifier.prefers,
            ancestors.contains(where: {
                ($0 as? FocusScopeElement)?.modifier.namespace == modifier.namespace
            })
        else { return nil }
        return graph.focusables.first { $0.isInside(self) && $0.focusItem.canBecomeFocused }
    }
}

/// Prioritizations for default focus preferences when evaluating where to move focus.
public struct DefaultFocusEvaluationPriority: Sendable {
    private let rawValue = 0
    /// Used when focus first comes into the view, or is moved by the program.
    public static let automatic = DefaultFocusEvaluationPriority()
}

struct DefaultFocusModifier<Value: Hashable>: ElementModifier {
    let binding: FocusState<Value>.Binding
    let value: Value
    typealias Body = Never
    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<DefaultFocusModifier<Value>>
    {
        DefaultFocusValueElement(self, around: child, node)
    }
}

private final class DefaultFocusValueElement<Value: Hashable>: WrapperElement<DefaultFocusModifier<Value>>,
    DefaultFocusElement
{
    override init(_ modifier: DefaultFocusModifier<Value>, around child: Element, _ node: _GraphNode) {
        super.init(modifier, around: child, node)
        graph.focus.add(self)
    }

    override func didUpdate(from old: DefaultFocusModifier<Value>, isChanged: Bool) {}

    var preferredElement: InteractionElement? {
        modifier.binding.location.target(of: modifier.value).flatMap { $0.isInside(self) ? $0 : nil }
    }
}

nonisolated extension View {
    /// Creates a focus scope that limits default focus preferences.
    public func focusScope(_ namespace: Namespace.ID) -> some View {
        modifier(FocusScopeModifier(namespace: namespace))
    }

    /// Indicates that the view should receive focus by default for a given namespace.
    public func prefersDefaultFocus(
        _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
    ) -> some View {
        modifier(PrefersFocusModifier(prefers: prefersDefaultFocus, namespace: namespace))
    }

    /// Defines a region in which default focus is evaluated by assigning a value to a focus state.
    public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        modifier(DefaultFocusModifier(binding: binding, value: value))
    }
}
