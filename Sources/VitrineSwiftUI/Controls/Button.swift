/// A value that describes the purpose of a button.
public struct ButtonRole: Equatable, Sendable {
    private let rawValue: Int
    /// A role that deletes.
    public static let destructive = ButtonRole(rawValue: 1)
    /// A role that cancels.
    public static let cancel = ButtonRole(rawValue: 4)
}

/// A control that initiates an action.
public struct Button<Label> {
    let role: ButtonRole?
    let action: () -> Void
    let label: Label
}

extension Button: View where Label: View {
    /// Makes a button with a label of views.
    nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// Makes a button with a role and a label of views.
    nonisolated public init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.role = role
        self.action = { MainActor.assumeIsolated(action) }
        self.label = label()
    }

    /// The button in the style of the environment.
    public var body: some View { StyledButtonResolver(role: role, action: action, label: AnyView(label)) }
}

extension Button where Label == Text {
    /// Makes a button with a text label.
    nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action) { Text(titleKey) }
    }

    /// Makes a button with a text label.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action) { Text(title) }
    }

    /// Makes a button with a role and a text label.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    /// Makes a button with a role and a text label.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// Makes a button from a configuration of a style.
    nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        role = configuration.role
        action = configuration.action
        label = configuration.label
    }
}

/// Reads the style, so that only this body depends on it.
private struct StyledButtonResolver: View {
    let role: ButtonRole?
    let action: () -> Void
    let label: AnyView
    @Environment(\.buttonStyleBox) private var style

    var body: some View {
        style.makeBody(
            PrimitiveButtonStyleConfiguration(
                role: role, label: PrimitiveButtonStyleConfiguration.Label(content: label), action: action))
    }
}

/// A button whose look is a `ButtonStyle`'s: the state of the interaction is kept here.
struct PressableButton<Style: ButtonStyle>: View {
    let style: Style
    let role: ButtonRole?
    let label: AnyView
    let action: () -> Void
    @State private var isPressed = false
    @State private var isFocused = false

    init(style: Style, configuration: PrimitiveButtonStyleConfiguration) {
        self.style = style
        role = configuration.role
        label = AnyView(configuration.label)
        action = configuration.action
    }

    var body: some View {
        StyledButton(
            style: style,
            configuration: ButtonStyleConfiguration(
                role: role, label: ButtonStyleConfiguration.Label(content: label), isPressed: isPressed)
        )
        .environment(\.isFocused, isFocused)
        .modifier(InteractionModifier(isPressed: $isPressed, isFocused: $isFocused, action: action))
    }
}

/// Evaluates a style's body, below the environment that says whether the button has focus.
private struct StyledButton<Style: ButtonStyle>: View {
    let style: Style
    let configuration: ButtonStyleConfiguration
    var body: some View { style.makeBody(configuration: configuration) }
}

/// Makes an element pressable by touch, and focusable where focus moves.
struct InteractionModifier: ElementModifier {
    let isPressed: Binding<Bool>
    let isFocused: Binding<Bool>
    let action: () -> Void
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<InteractionModifier> {
        InteractionElement(self, around: child, node)
    }
}

final class InteractionElement: WrapperElement<InteractionModifier>, TouchTarget {
    private(set) lazy var focusItem = ElementFocusItem(self)

    override init(_ modifier: InteractionModifier, around child: Element, _ node: _GraphNode) {
        super.init(modifier, around: child, node)
        graph.addFocusable(self)
    }

    override func didUpdate(from old: InteractionModifier, isChanged: Bool) {}

    override func teardown() {
        graph.removeFocusable(self)
        super.teardown()
    }

    /// The text of the content, which names the button in traces.
    var label: String {
        func text(_ element: Element) -> String? {
            if let text = (element as? any TextBearing)?.text { return text }
            for child in element.children { if let found = text(child) { return found } }
            return nil
        }
        return text(self) ?? "Button"
    }

    // MARK: Touch

    var acceptsTouch: Bool { environment.isEnabled }
    /// UIKit's controls stay pressed this far outside.
    var touchSlop: CGFloat { 70 }
    func touchBegan(tapCount: Int) { modifier.isPressed.wrappedValue = true }
    func touchMoved(isInside: Bool) { modifier.isPressed.wrappedValue = isInside }
    func touchEnded(isInside: Bool, tapCount: Int) {
        modifier.isPressed.wrappedValue = false
        if isInside { modifier.action() }
    }
    func touchCancelled() { modifier.isPressed.wrappedValue = false }

    // MARK: Focus

    func setFocused(_ isFocused: Bool) { modifier.isFocused.wrappedValue = isFocused }

    override func hitTest(_ point: CGPoint) -> Element? {
        // The whole of a button can be pressed, gaps in its label included.
        super.hitTest(point) ?? (CGRect(origin: .zero, size: size).contains(point) ? self : nil)
    }
}

/// An element that shows text.
@MainActor
protocol TextBearing: Element {
    var text: String { get }
}
