/// Assistive technologies that may have a focus of their own.
public struct AccessibilityTechnologies: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The one that reads the screen aloud.
    public static let voiceOver = AccessibilityTechnologies(rawValue: 1 << 0)
    /// Switches in the place of touches.
    public static let switchControl = AccessibilityTechnologies(rawValue: 1 << 1)
}

/// A property wrapper type that is kept in step with the focus of assistive technology.
///
/// That of a desktop does not say where it is, and goes where it likes: the state is what it is on a device on which none runs,
/// false or nil, and writing does not change that.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    /// A property wrapper type that can read and write the state of another view.
    @propertyWrapper
    public struct Binding {
        fileprivate let none: Value

        /// The state's value.
        public var wrappedValue: Value {
            get { none }
            nonmutating set {}
        }

        /// The binding itself, for passing on.
        public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
    }

    private let none: Value

    /// State that starts without focus.
    public init() where Value == Bool { none = false }

    /// State that starts without focus, of some technologies.
    public init(for technologies: AccessibilityTechnologies) where Value == Bool { none = false }

    /// State that starts without focus.
    public init<T: Hashable>() where Value == T? { none = nil }

    /// State that starts without focus, of some technologies.
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { none = nil }

    /// The state's value.
    public var wrappedValue: Value {
        get { none }
        nonmutating set {}
    }

    /// A binding for `accessibilityFocused(_:)` and for other views.
    public var projectedValue: AccessibilityFocusState<Value>.Binding { Binding(none: none) }
}

extension AccessibilityFocusState: Sendable where Value: Sendable {}
extension AccessibilityFocusState.Binding: Sendable where Value: Sendable {}

nonisolated extension View {
    /// Modifies this view by binding its accessibility element's focus state to the given state value: see
    /// ``AccessibilityFocusState``.
    public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View { self }

    /// Modifies this view by binding its accessibility element's focus state to the given Boolean state value: see
    /// ``AccessibilityFocusState``.
    public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }
}
