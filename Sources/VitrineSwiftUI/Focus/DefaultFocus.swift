/// A dynamic property type that allows access to a namespace defined by the persistent identity of the view
/// that holds it.
@propertyWrapper
public struct Namespace: DynamicProperty {
    /// A namespace, by identity.
    public struct ID: Hashable, Sendable {
        private let number: Int
        private static let numbers = VersionSource()
        init() { number = Self.numbers.next() }
    }

    private final class Storage {
        let id = ID()
    }

    private var id: ID?

    /// Makes a namespace property.
    public init() {}

    /// The namespace.
    public var wrappedValue: Namespace.ID {
        guard let id else { preconditionFailure("Reading a Namespace property outside View.body.") }
        return id
    }
}

extension Namespace: GraphProperty, InputComparable {
    @MainActor mutating func connect(_ slot: inout AnyObject?, _ node: _GraphNode) {
        let storage = slot as? Storage ?? Storage()
        slot = storage
        id = storage.id
    }

    func isSameInput(as other: Namespace) -> Bool { true }
}

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

/// A preference for a namespace.
@MainActor
protocol ScopedDefaultFocus: DefaultFocusElement {
    var namespace: Namespace.ID { get }
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
