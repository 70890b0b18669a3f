import Testing
import VitrineTesting

@MainActor private final class Editor: UIView {
    var resigns = true
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { resigns }
}

@MainActor @Suite struct EndEditingTests {
    @Test func `The first responder in the view resigns, if it may or must`() {
        let (root, form, other, editor) = (UIView(), UIView(), UIView(), Editor())
        root.addSubview(form)
        root.addSubview(other)
        form.addSubview(editor)
        let host = TestHost(root, size: CGSize(width: 50, height: 50), scale: 1)
        #expect(!form.endEditing(true))
        editor.becomeFirstResponder()
        #expect(!other.endEditing(true))
        #expect(editor.isFirstResponder)
        #expect(form.endEditing(false))
        #expect(!editor.isFirstResponder)
        editor.becomeFirstResponder()
        editor.resigns = false
        #expect(!form.endEditing(false))
        #expect(editor.isFirstResponder)
        #expect(form.endEditing(true))
        #expect(!editor.isFirstResponder)
        withExtendedLifetime(host) {}
    }
}
