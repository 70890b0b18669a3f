public import Foundation

/// A way to enter text: a language with its keyboard.
///
/// The desktop's input methods choose keys and words; a program sees the languages that the user reads.
@MainActor @preconcurrency
open class UITextInputMode: NSObject {
    /// The language, as BCP 47 names it.
    open var primaryLanguage: String? { language }
    private let language: String?

    init(primaryLanguage: String?) {
        language = primaryLanguage
        super.init()
    }

    /// Those of the languages that the user prefers, the first of them first.
    public class var activeInputModes: [UITextInputMode] {
        Locale.preferredLanguages.map(UITextInputMode.init)
    }

    /// Posted when the user chooses another way to enter text. Not posted: the desktop does not tell programs.
    public nonisolated static let currentInputModeDidChangeNotification = NSNotification.Name(
        "UITextInputCurrentInputModeDidChangeNotification")
}
