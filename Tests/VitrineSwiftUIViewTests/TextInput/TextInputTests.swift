import Foundation
import SwiftUITestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

@MainActor
@Suite("Text that is entered")
struct TextInputTests {
    private final class Box {
        var heard: [String] = []
        var text = ""
        var number = 3
    }

    private func show<V: View>(_ view: V) -> TestHost {
        let host = TestHost(UIHostingController(rootView: view), size: CGSize(width: 300, height: 200))
        host.settle()
        return host
    }

    private func field(_ host: TestHost) -> UITextField? { find(UITextField.self, in: host.window) }

    private func find<V: UIView>(_ type: V.Type, in view: UIView) -> V? {
        (view as? V) ?? view.subviews.lazy.compactMap { find(type, in: $0) }.first
    }

    private struct Form: View {
        enum Field { case name, word }
        let box: Box
        @State private var name = ""
        @State private var word = ""
        @FocusState private var focus: Field?
        var body: some View {
            VStack {
                TextField("Name", text: $name).focused($focus, equals: .name)
                    .textFieldStyle(.roundedBorder)
                    .onSubmit {
                        box.heard.append("submit")
                        focus = .word
                    }
                SecureField("Word", text: $word).focused($focus, equals: .word)
                Text(verbatim: "\(name)|\(word)|\(focus.map { "\($0)" } ?? "none")")
            }
            .onAppear { focus = .name }
        }
    }

    private struct Boxed: TextFieldStyle {
        var color: Color
        @FocusState private var isFocused: Bool
        func _body(configuration: TextField<Self._Label>) -> some View {
            HStack {
                Text(isFocused ? "on" : "off")
                configuration.focused($isFocused).textFieldStyle(.plain)
            }
            .padding(10)
            .background(color)
        }
    }

    private struct Around: TextFieldStyle {
        func _body(configuration: TextField<_Label>) -> some View { configuration.padding(20) }
    }

    @Test("A style of a program stands around fields, secure ones too, with the state of its own")
    func styles() {
        var texts = ["", ""]
        func binding(_ index: Int) -> Binding<String> {
            Binding(get: { texts[index] }, set: { texts[index] = $0 })
        }
        let host = show(
            VStack(spacing: 0) {
                TextField("Name", text: binding(0))
                SecureField("Word", text: binding(1))
            }
            .textFieldStyle(Boxed(color: .red)))
        #expect(host.find(text: "off").exists)
        let fields = host.window.fields
        #expect(fields.map(\.placeholder) == ["Name", "Word"])
        #expect(fields.map(\.isSecureTextEntry) == [false, true])
        host.tap(fields[0])
        host.settle()
        #expect(host.find(text: "on").exists && fields[0].isFirstResponder)
        host.type("Ann")
        #expect(texts == ["Ann", ""])
    }

    @Test("A style in a style: the field within is in the one around it, and at last in the system's")
    func nestedStyles() {
        let plain = show(TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder))
        #expect(field(plain)?.borderStyle == .roundedRect)
        let nested = show(
            TextField("Name", text: .constant("")).textFieldStyle(Around()).textFieldStyle(.roundedBorder))
        #expect(field(nested)?.borderStyle == .roundedRect)
        #expect(field(nested)?.frame.width == 260)
    }

    @Test("Focus states lead to fields and follow them, what is typed is in the state, and Return submits")
    func form() {
        let box = Box()
        let host = show(Form(box: box))
        #expect(host.tree.contains("|name"))
        host.type("Ann")
        host.settle()
        #expect(host.tree.contains("Ann||name"))
        host.press(.select)
        host.settle()
        #expect(box.heard == ["submit"])
        host.type("x")
        host.settle()
        #expect(host.tree.contains("Ann|x|word"))
        host.window.endEditing(true)
        host.settle()
        #expect(host.tree.contains("Ann|x|none"))
    }

    @Test("A value is written, and read when editing ends; what cannot be read leaves it")
    func values() {
        let box = Box()
        let binding = Binding(get: { box.number }, set: { box.number = $0 })
        let host = show(TextField("Number", value: binding, format: .number))
        let field = field(host)
        #expect(field?.text == "3")
        field?.becomeFirstResponder()
        host.type("7")
        #expect(box.number == 3)
        field?.resignFirstResponder()
        #expect(box.number == 37)
        field?.becomeFirstResponder()
        host.type("x")
        field?.resignFirstResponder()
        #expect(box.number == 37 && field?.text == "37")
    }

    @Test("Fields are as wide as they may be and 22 or 34 high, and an editor fills its place")
    func sizes() {
        let box = Box()
        let binding = Binding(get: { box.text }, set: { box.text = $0 })
        #expect(field(show(TextField("Name", text: binding)))?.frame.size == CGSize(width: 300, height: 22))
        #expect(
            field(show(TextField("Name", text: binding).textFieldStyle(.roundedBorder)))?.frame.size
                == CGSize(width: 300, height: 34))
        let host = show(TextEditor(text: binding))
        let view = find(UITextView.self, in: host.window)
        #expect(view?.frame.size == CGSize(width: 300, height: 200))
        view?.becomeFirstResponder()
        host.type("a\nb")
        #expect(box.text == "a\nb")
    }

    @Test("A field with a vertical axis grows with its lines")
    func growing() {
        struct Page: View {
            @State private var text = ""
            var body: some View { TextField("Note", text: $text, axis: .vertical) }
        }
        let host = show(Page())
        let view = find(UITextView.self, in: host.window)
        let low = view?.frame.height ?? 0
        view?.becomeFirstResponder()
        host.type("a\nb")
        host.settle()
        #expect(abs((view?.frame.height ?? 0) - 2 * low) < 1)
    }

    @Test("Fields have what the environment says")
    func environment() {
        let box = Box()
        let binding = Binding(get: { box.text }, set: { box.text = $0 })
        let host = show(
            TextField("Mail", text: binding).keyboardType(.emailAddress).textContentType(.emailAddress)
                .autocorrectionDisabled().textInputAutocapitalization(.never).submitLabel(.send)
                .font(.title).disabled(true))
        let field = field(host)
        #expect(field?.keyboardType == .emailAddress)
        #expect(field?.textContentType == .emailAddress)
        #expect(field?.autocorrectionType == .no)
        #expect(field?.autocapitalizationType == UITextAutocapitalizationType.none)
        #expect(field?.returnKeyType == .send)
        #expect(field?.font?.pointSize == 28)
        #expect(field?.isEnabled == false)
    }

    @Test("A click edits an editor, beside others too")
    func clicking() {
        struct Page: View {
            let box: Box
            @State private var name = ""
            @State private var text = "some text"
            var body: some View {
                VStack(spacing: 0) {
                    TextField("Name", text: $name).frame(height: 40)
                    TextEditor(text: $text).frame(height: 100).border(Color.gray)
                }
            }
        }
        let host = show(Page(box: Box()))
        let view = find(UITextView.self, in: host.window)
        field(host)?.becomeFirstResponder()
        host.click(at: CGPoint(x: 20, y: 90))
        host.settle()
        #expect(view?.isFirstResponder == true)
        host.click(at: CGPoint(x: 40, y: 50))
        host.settle()
        #expect(field(host)?.isFirstResponder == true)
    }
}

extension UIView {
    /// The text fields in the view, from top to bottom.
    fileprivate var fields: [UITextField] {
        var found = subviews.flatMap(\.fields)
        if let field = self as? UITextField { found.append(field) }
        return found.sorted { $0.convert(CGPoint.zero, to: nil).y < $1.convert(CGPoint.zero, to: nil).y }
    }
}
