import VitrineCoreGraphics

/// A keyboard of a program's own, or what stands above one, as a controller.
///
/// A responder gives it as its ``UIResponder/inputViewController`` or ``UIResponder/inputAccessoryViewController``. Its view
/// is as high as its constraints say, else as its frame; ``textDocumentProxy`` types into the first responder.
@MainActor @preconcurrency
open class UIInputViewController: UIViewController, UITextInputDelegate {
    /// How high the view is where neither constraints nor its frame say so, in points: a keyboard of an iPhone without the
    /// words above it.
    static let standardHeight: CGFloat = 216

    private lazy var proxy = TextDocumentProxy(self)

    /// The view, which is shown in the place of a keyboard; nil where the program set another kind of view.
    open override var inputView: UIInputView? {
        get { view as? UIInputView }
        set { view = newValue }
    }

    /// What is typed into.
    open var textDocumentProxy: any UITextDocumentProxy { proxy }

    /// The language of the keyboard, as BCP 47 names it. Nil unless set.
    open var primaryLanguage: String?

    /// Makes an input view with the background of keyboards.
    open override func loadView() {
        if loadNibView() { return }
        view = UIInputView(
            frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: Self.standardHeight),
            inputViewStyle: .keyboard)
    }

    /// Ends typing, and so takes the keyboard away.
    open func dismissKeyboard() { proxy.document?.resignFirstResponder() }

    func type(into responder: UIResponder?) { proxy.turn(to: responder) }

    // MARK: What is told of the text

    /// The selection is about to change. Override; nothing is done here.
    open func selectionWillChange(_ textInput: (any UITextInput)?) {}
    /// The selection changed. Override; nothing is done here.
    open func selectionDidChange(_ textInput: (any UITextInput)?) {}
    /// The text is about to change, or another one will be typed into. Override; nothing is done here.
    open func textWillChange(_ textInput: (any UITextInput)?) {}
    /// The text changed, or another one is typed into. Override; nothing is done here.
    open func textDidChange(_ textInput: (any UITextInput)?) {}
}
