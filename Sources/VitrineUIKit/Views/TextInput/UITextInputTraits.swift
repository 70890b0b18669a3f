/// What is typed into a text, for keyboards and those that help with typing.
///
/// Every property has the default of UIKit where an object says nothing.
@MainActor @preconcurrency
public protocol UITextInputTraits: NSObjectProtocol {
    /// Which letters a keyboard on the screen makes capitals.
    var autocapitalizationType: UITextAutocapitalizationType { get }
    /// Whether what is typed is corrected.
    var autocorrectionType: UITextAutocorrectionType { get }
    /// Whether spelling is checked.
    var spellCheckingType: UITextSpellCheckingType { get }
    /// Whether straight quotation marks become curly.
    var smartQuotesType: UITextSmartQuotesType { get }
    /// Whether two hyphens become a dash.
    var smartDashesType: UITextSmartDashesType { get }
    /// Whether spaces are put in or taken away with words.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get }
    /// Which keyboard suits the text.
    var keyboardType: UIKeyboardType { get }
    /// How a keyboard on the screen looks.
    var keyboardAppearance: UIKeyboardAppearance { get }
    /// What the key Return is for.
    var returnKeyType: UIReturnKeyType { get }
    /// Whether Return does nothing as long as there is no text.
    var enablesReturnKeyAutomatically: Bool { get }
    /// Whether the text is hidden: dots stand for its characters, and it is never copied.
    var isSecureTextEntry: Bool { get }
    /// What the text is about.
    var textContentType: UITextContentType! { get }
    /// What a new password must be made of.
    var passwordRules: UITextInputPasswordRules? { get }
}

extension UITextInputTraits {
    /// `.sentences`.
    public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
    /// `.default`.
    public var autocorrectionType: UITextAutocorrectionType { .default }
    /// `.default`.
    public var spellCheckingType: UITextSpellCheckingType { .default }
    /// `.default`.
    public var smartQuotesType: UITextSmartQuotesType { .default }
    /// `.default`.
    public var smartDashesType: UITextSmartDashesType { .default }
    /// `.default`.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType { .default }
    /// `.default`.
    public var keyboardType: UIKeyboardType { .default }
    /// `.default`.
    public var keyboardAppearance: UIKeyboardAppearance { .default }
    /// `.default`.
    public var returnKeyType: UIReturnKeyType { .default }
    /// False.
    public var enablesReturnKeyAutomatically: Bool { false }
    /// False.
    public var isSecureTextEntry: Bool { false }
    /// Nil.
    public var textContentType: UITextContentType! { nil }
    /// Nil.
    public var passwordRules: UITextInputPasswordRules? { nil }
}
