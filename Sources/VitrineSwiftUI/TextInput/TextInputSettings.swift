/// What the environment says of text that is entered.
struct TextInputSettings: Equatable {
    var keyboardType = UIKeyboardType.default
    var contentType: UITextContentType?
    var disablesCorrection: Bool?
    var capitalization: UITextAutocapitalizationType?
    var returnKey = UIReturnKeyType.default

    @MainActor func apply(to field: UITextField) {
        field.keyboardType = keyboardType
        field.textContentType = contentType
        field.autocorrectionType = disablesCorrection == true ? .no : .default
        field.autocapitalizationType = capitalization ?? .sentences
        field.returnKeyType = returnKey
    }

    @MainActor func apply(to view: UITextView) {
        view.keyboardType = keyboardType
        view.textContentType = contentType
        view.autocorrectionType = disablesCorrection == true ? .no : .default
        view.autocapitalizationType = capitalization ?? .sentences
        view.returnKeyType = returnKey
    }
}

private struct TextInputSettingsKey: EnvironmentKey { static let defaultValue = TextInputSettings() }

/// What is done on submitting, the innermost first.
struct SubmitActions: @unchecked Sendable {
    struct Action {
        var triggers: SubmitTriggers
        var perform: () -> Void
    }
    var actions: [Action] = []
    /// Triggers that views around are not told of.
    var blocked: SubmitTriggers = []

    func perform(for trigger: SubmitTriggers) {
        for action in actions where action.triggers.contains(trigger) { action.perform() }
    }
}

private struct SubmitActionsKey: EnvironmentKey { static let defaultValue = SubmitActions() }

extension EnvironmentValues {
    var textInput: TextInputSettings {
        get { self[TextInputSettingsKey.self] }
        set { self[TextInputSettingsKey.self] = newValue }
    }
    /// Whether the words that are typed stay as they are.
    public var autocorrectionDisabled: Bool {
        get { textInput.disablesCorrection ?? false }
        set { textInput.disablesCorrection = newValue }
    }
    /// ``autocorrectionDisabled`` under its older name; nil where nobody has said.
    public var disableAutocorrection: Bool? {
        get { textInput.disablesCorrection }
        set { textInput.disablesCorrection = newValue }
    }
    var submitActions: SubmitActions {
        get { self[SubmitActionsKey.self] }
        set { self[SubmitActionsKey.self] = newValue }
    }

    /// The font of text that is entered.
    @MainActor var inputFont: UIFont { UIFont(textFont: font(of: TextRunStyle())) }

    /// The colour of text that is entered; that of labels where it is no plain colour.
    @MainActor var inputColor: UIColor {
        guard foregroundStyles != nil,
            case .color(let color) = HierarchicalShapeStyle.primary._resolve(self, level: 0).paint
        else { return .label }
        return UIColor(cgColor: color)
    }

    var inputAlignment: NSTextAlignment {
        switch multilineTextAlignment {
        case .leading: .natural
        case .center: .center
        case .trailing: layoutDirection == .rightToLeft ? .left : .right
        }
    }
}
