/// A control into which people securely enter private text: dots stand for its characters. Its look is a ``TextFieldStyle``.
public struct SecureField<Label: View> {
    private let text: Binding<String>
    private let label: Label
    private let prompt: Text?
    private let onCommit: () -> Void

    nonisolated private init(
        _ text: Binding<String>, label: Label, prompt: Text?, onCommit: @escaping () -> Void = {}
    ) {
        self.text = text
        self.label = label
        self.prompt = prompt
        self.onCommit = onCommit
    }
}

extension SecureField: View {
    /// One row of a list.
    public static func _viewCount(_ placeholder: Int?) -> Int? { 1 }

    /// The field in the style of the environment.
    public var body: some View {
        TextField(
            TextInputModel(text), label: label, title: nil, prompt: prompt, isSecure: true,
            onCommit: onCommit)
    }

    /// A secure field with a prompt, and a label for assistive technology.
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text, label: label(), prompt: prompt)
    }
}

extension SecureField where Label == Text {
    /// A secure field with a title, which is its prompt.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text, label: Text(titleKey), prompt: prompt)
    }

    /// A secure field with a title, which is its prompt.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(text, label: Text(title), prompt: prompt)
    }

    /// A secure field that tells when Return is pressed.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(text, label: Text(titleKey), prompt: nil, onCommit: onCommit)
    }

    /// A secure field that tells when Return is pressed.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(text, label: Text(title), prompt: nil, onCommit: onCommit)
    }
}
