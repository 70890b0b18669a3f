import VitrinePlatform

/// A property wrapper type that can read and write a value that is kept in step with the focus.
///
/// `Bool` tells whether one view has focus, an optional which of several. Writing moves focus after the update
/// under way, when the view to focus may just have come. Where focus cannot go as asked, the value goes back to
/// what is true: on Apple TV that holds for nil and false too, since focus is always somewhere there.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    /// A property wrapper type that can read and write the focus state of another view.
    @propertyWrapper
    public struct Binding {
        let location: FocusLocation<Value>

        /// The state's value.
        public var wrappedValue: Value {
            get { location.get() }
            nonmutating set { location.set(newValue, .current) }
        }

        /// The binding itself, for passing on.
        public var projectedValue: FocusState<Value>.Binding { self }
    }

    private let none: Value
    private var location: FocusLocation<Value>?

    /// State that starts without focus.
    public init() where Value == Bool { none = false }

    /// State that starts without focus.
    public init<T: Hashable>() where Value == T? { none = nil }

    /// The state's value: true or a view's value while that view, or one inside it, has focus.
    public var wrappedValue: Value {
        get { location?.get() ?? none }
        nonmutating set { location?.set(newValue, .current) }
    }

    /// A binding for `focused(_:)` and for other views.
    public var projectedValue: FocusState<Value>.Binding {
        // Outside a graph there is no focus: a place of its own, which nothing reads.
        FocusState<Value>.Binding(location: location ?? FocusLocation(none))
    }
}

extension FocusState: @unchecked Sendable where Value: Sendable {}
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}

extension FocusState: GraphProperty, InputComparable {
    /// The graph connects it.
    nonisolated public static var _graphField: _GraphFieldMeaning { .init(.graph(Self.self)) }

    @MainActor mutating func connect(_ slot: inout AnyObject?, _ node: _GraphNode) {
        if let known = slot {
            location = unsafeDowncast(known, to: FocusLocation<Value>.self)
        } else {
            let made = FocusLocation(none)
            made.graph = node.graph
            slot = made
            location = made
        }
    }

    func isSameInput(as other: FocusState<Value>) -> Bool { true }
}

extension FocusState.Binding: InputComparable {
    func isSameInput(as other: FocusState<Value>.Binding) -> Bool { location === other.location }
}

struct FocusedModifier<Value: Hashable>: ElementModifier {
    let binding: FocusState<Value>.Binding
    let value: Value
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<FocusedModifier<Value>> {
        FocusedElement(self, around: child, node)
    }
}

private final class FocusedElement<Value: Hashable>: WrapperElement<FocusedModifier<Value>> {
    override init(_ modifier: FocusedModifier<Value>, around child: Element, _ node: _GraphNode) {
        super.init(modifier, around: child, node)
        modifier.binding.location.set(modifier.value, for: self)
    }

    override func didUpdate(from old: FocusedModifier<Value>, isChanged: Bool) {
        guard isChanged else { return }
        if old.binding.location !== modifier.binding.location { old.binding.location.remove(self) }
        modifier.binding.location.set(modifier.value, for: self)
    }

    override func teardown() {
        modifier.binding.location.remove(self)
        super.teardown()
    }
}

nonisolated extension View {
    /// Modifies this view by binding its focus state to the given state value.
    public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(FocusedModifier(binding: binding, value: value))
    }

    /// Modifies this view by binding its focus state to the given Boolean state value.
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(FocusedModifier(binding: condition, value: true))
    }
}
