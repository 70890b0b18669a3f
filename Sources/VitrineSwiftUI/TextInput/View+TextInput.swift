nonisolated extension View {
    /// Sets the style for text fields within this view.
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style, StyledTextField<S>.self))
    }

    /// Adds an action to perform when the user submits a value to this view: presses Return in a text field.
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        transformEnvironment(\.submitActions) {
            $0.actions.append(SubmitActions.Action(triggers: triggers, perform: action))
        }
    }

    /// Prevents submission triggers originating from this view to invoke submission actions of views around it.
    public func submitScope(_ isBlocking: Bool = true) -> some View {
        transformEnvironment(\.submitActions) { if isBlocking { $0.actions = [] } }
    }

    /// Sets the submit label for this view: what a keyboard on the screen would write on its Return key.
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        transformEnvironment(\.textInput) { $0.returnKey = submitLabel.key }
    }

    /// Sets the keyboard type for this view.
    public func keyboardType(_ type: UIKeyboardType) -> some View {
        transformEnvironment(\.textInput) { $0.keyboardType = type }
    }

    /// Sets the text content type for this view.
    public func textContentType(_ textContentType: UITextContentType?) -> some View {
        transformEnvironment(\.textInput) { $0.contentType = textContentType }
    }

    /// Sets whether autocorrection is disabled for this view.
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        transformEnvironment(\.textInput) { $0.disablesCorrection = disable }
    }

    /// Sets whether autocorrection is disabled for this view.
    public func disableAutocorrection(_ disable: Bool?) -> some View {
        transformEnvironment(\.textInput) { $0.disablesCorrection = disable }
    }

    /// Sets whether to apply auto-capitalization to this view.
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        transformEnvironment(\.textInput) { $0.capitalization = style }
    }

    /// Sets how often the shift key in the keyboard is automatically enabled.
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
        transformEnvironment(\.textInput) { $0.capitalization = autocapitalization?.type }
    }
}
