import SwiftUITestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

@MainActor @Suite struct DialogTests {
    private let log = ActionLog()

    /// A page whose state is changed by name.
    private struct Page<Content: View>: View {
        let log: ActionLog
        @State private var isPresented: Bool
        let content: (Binding<Bool>) -> Content
        init(_ log: ActionLog, isPresented: Bool = false, content: @escaping (Binding<Bool>) -> Content) {
            self.log = log
            self.content = content
            _isPresented = State(initialValue: isPresented)
        }
        var body: some View {
            log.actions["show"] = { isPresented = true }
            log.actions["hide"] = { isPresented = false }
            log.actions["state"] = { log.lines.append("\(isPresented)") }
            return content($isPresented)
        }
    }

    private func host(_ view: some View) -> TestHost {
        let host = TestHost(view, device: .iPhone)
        host.settle()
        return host
    }

    private func perform(_ name: String, _ host: TestHost) {
        host.perform { log.actions[name]!() }
        host.settle()
    }

    private func alert(_ host: TestHost) -> UIAlertController? {
        host.window.rootViewController?.presentedViewController as? UIAlertController
    }

    private func press(_ title: String, _ host: TestHost) {
        func find(_ view: UIView) -> UIControl? {
            if let button = view as? UIControl, button.accessibilityLabel == title { return button }
            return view.subviews.lazy.compactMap(find).first
        }
        let button = find(host.window)!
        let frame = button.convert(button.bounds, to: nil)
        host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        host.settle()
    }

    @Test func `An alert of views has their texts, roles and order, and one button ends it`() throws {
        let log = log
        let host = host(
            Page(log) { isPresented in
                Text("Page").alert("Delete?", isPresented: isPresented) {
                    Button("Delete", role: .destructive) { log.lines.append("deleted") }
                    if true {
                        Button {
                            log.lines.append("kept")
                        } label: {
                            Label("Keep", systemImage: "star")
                        }
                    }
                    ForEach(0..<1) { Button("Number \($0)") {}.disabled(true) }
                    Button("Cancel", role: .cancel) {}
                } message: {
                    Text("It is gone for good.")
                }
            })
        #expect(alert(host) == nil)
        perform("show", host)
        let shown = try #require(alert(host))
        #expect(shown.title == "Delete?")
        #expect(shown.message == "It is gone for good.")
        #expect(shown.preferredStyle == .alert)
        #expect(shown.actions.map(\.title) == ["Delete", "Keep", "Number 0", "Cancel"])
        #expect(shown.actions.map(\.style) == [.destructive, .default, .default, .cancel])
        #expect(shown.actions.map(\.isEnabled) == [true, true, false, true])
        press("Delete", host)
        #expect(log.lines == ["deleted"])
        #expect(alert(host) == nil)
        perform("state", host)
        #expect(log.lines.last == "false")
        perform("show", host)
        #expect(alert(host) != nil)
        perform("hide", host)
        #expect(alert(host) == nil)
        // By UIKit, behind SwiftUI's back.
        perform("show", host)
        let other = try #require(alert(host))
        host.perform { other.presentingViewController?.dismiss(animated: true) }
        host.settle()
        perform("state", host)
        #expect(log.lines.last == "false")
    }

    @Test func `An alert without buttons has one, and one that is there at first is shown`() throws {
        let host = host(Page(log, isPresented: true) { Text("Page").alert("Hello", isPresented: $0) {} })
        #expect(alert(host)?.actions.map(\.title) == ["OK"])
        press("OK", host)
        #expect(alert(host) == nil)
    }

    @Test func `A confirmation is an action sheet that can be cancelled`() throws {
        let host = host(
            Page(log) { isPresented in
                List {
                    Text("Row").confirmationDialog(
                        "Title", isPresented: isPresented, titleVisibility: .visible
                    ) {
                        Button("Do") {}
                    }
                }
            })
        perform("show", host)
        let shown = try #require(alert(host))
        #expect(shown.preferredStyle == .actionSheet)
        #expect(shown.title == "Title")
        #expect(shown.actions.map(\.title) == ["Do", "Cancel"])
        press("Cancel", host)
        perform("state", host)
        #expect(log.lines == ["false"])
    }

    @Test func `Alerts of before iOS 15, by condition and by item`() throws {
        struct Item: Identifiable { let id: Int }
        struct Items: View {
            let log: ActionLog
            @State private var item: Item?
            var body: some View {
                log.actions["one"] = { item = Item(id: 1) }
                log.actions["two"] = { item = Item(id: 2) }
                log.actions["state"] = { log.lines.append(item == nil ? "nil" : "item") }
                return Text("Page").alert(item: $item) { item in
                    Alert(
                        title: Text("Item \(item.id)"), message: Text("Really?"),
                        primaryButton: .destructive(Text("Yes")) { log.lines.append("yes") },
                        secondaryButton: .cancel())
                }
            }
        }
        let host = host(Items(log: log))
        perform("one", host)
        #expect(alert(host)?.title == "Item 1")
        #expect(alert(host)?.actions.map(\.title) == ["Yes", "Cancel"])
        perform("two", host)
        #expect(alert(host)?.title == "Item 2")
        press("Yes", host)
        perform("state", host)
        #expect(log.lines == ["yes", "nil"])
    }

    @Test func `A cover has the environment of its page, and ends by the binding and from within`() throws {
        struct Inside: View {
            let log: ActionLog
            @Environment(\.dismiss) private var dismiss
            @Environment(\.isPresented) private var isPresented
            @Environment(\.font) private var font
            var body: some View {
                log.lines.append("inside \(isPresented) \(font != nil)")
                log.actions["dismiss"] = { dismiss() }
                return Text("Inside")
            }
        }
        let log = log
        let host = host(
            Page(log) { isPresented in
                Text("Page").fullScreenCover(
                    isPresented: isPresented, onDismiss: { log.lines.append("gone") }
                ) { Inside(log: log) }
                .font(.title)
            })
        perform("show", host)
        #expect(log.lines == ["inside true true"])
        let presented = try #require(host.window.rootViewController?.presentedViewController)
        #expect(presented.view.frame == host.window.bounds)
        perform("dismiss", host)
        #expect(log.lines.last == "gone")
        #expect(host.window.rootViewController?.presentedViewController == nil)
        perform("state", host)
        #expect(log.lines.last == "false")
    }

    private struct Login: View {
        let log: ActionLog
        @State private var isPresented = false
        @State private var name = "Ada"
        @State private var password = ""
        @State private var age = 36
        var body: some View {
            log.actions["show"] = { isPresented = true }
            log.actions["rename"] = { name = "Grace" }
            log.actions["state"] = { log.lines.append("\(name) \(password) \(age)") }
            return Text("Page").alert("Log in", isPresented: $isPresented) {
                TextField("Name", text: $name)
                SecureField("Password", text: $password)
                TextField("Age", value: $age, format: .number).keyboardType(.numberPad)
                Button("OK") { log.lines.append("OK") }
                Button("Cancel", role: .cancel) {}
            }
        }
    }

    @Test func `Text fields of an alert show their values and change them`() throws {
        let host = host(Login(log: log))
        perform("show", host)
        let shown = try #require(alert(host))
        let fields = try #require(shown.textFields)
        #expect(fields.map(\.placeholder) == ["Name", "Password", "Age"])
        #expect(fields.map(\.text) == ["Ada", "", "36"])
        #expect(fields.map(\.isSecureTextEntry) == [false, true, false])
        #expect(fields[2].keyboardType == .numberPad && shown.actions.map(\.title) == ["OK", "Cancel"])
        host.type(" L\n")
        host.settle()
        host.type("key")
        host.settle()
        perform("state", host)
        #expect(log.lines.last == "Ada L key 36")
        perform("rename", host)
        #expect(fields[0].text == "Grace")
        host.perform { fields[2].text = "" }
        host.perform { _ = fields[2].becomeFirstResponder() }
        host.type("40\n")
        host.settle()
        #expect(log.lines.last == "OK" && alert(host) == nil)
        perform("state", host)
        #expect(log.lines.last == "Grace key 40")
    }

    @Test func `Without data neither an alert nor a confirmation is presented`() {
        let host = host(
            Page(log, isPresented: true) {
                Text("Page")
                    .confirmationDialog("A", isPresented: $0, presenting: Int?.none) { _ in Button("Do") {} }
                    .alert("B", isPresented: $0, presenting: Int?.none) { _ in Button("Do") {} }
            })
        #expect(alert(host) == nil)
    }

    @Test("On a tablet a dialog is a popover at its view, and a touch outside cancels")
    func popover() {
        let host = TestHost(
            Page(log) { isPresented in
                VStack {
                    Text("Above")
                    Text("Here").confirmationDialog("Sure?", isPresented: isPresented) {
                        Button("Delete", role: .destructive) { log.lines.append("delete") }
                        Button("Keep", role: .cancel) { log.lines.append("keep") }
                    }
                }
            }, device: .iPad)
        host.settle()
        let place = host.find(text: "Here").frame
        perform("show", host)
        let popover = alert(host)?.popoverPresentationController
        #expect(popover?.arrowDirection == .up)
        #expect(abs((alert(host)?.view.convert(.zero, to: nil).y ?? 0) - place.maxY) < 24)
        host.expectNone(host.find(text: "Keep"))
        host.tap(at: CGPoint(x: 20, y: 1100))
        host.settle()
        perform("state", host)
        #expect(log.lines == ["keep", "false"] && alert(host) == nil)
        perform("show", host)
        host.find(text: "Delete").tap()
        host.settle()
        perform("state", host)
        #expect(log.lines == ["keep", "false", "delete", "false"])
    }

    @Test("Dialogs of data have titles of all kinds")
    func titles() {
        func texts(_ view: some View) -> [Bool] {
            let host = TestHost(view, size: CGSize(width: 300, height: 500))
            host.settle()
            return ["T", "Act 7", "Message 7"].map { host.find(text: $0).exists }
        }
        let isPresented = Binding.constant(true)
        func actions(_ number: Int) -> some View { Button("Act \(number)") {} }
        func message(_ number: Int) -> some View { Text("Message \(number)") }
        let page = Color.clear
        #expect(
            texts(
                page.confirmationDialog(
                    Text("T"), isPresented: isPresented, titleVisibility: .visible, presenting: 7,
                    actions: actions,
                    message: message)) == [true, true, true])
        #expect(
            texts(
                page.confirmationDialog(
                    "T", isPresented: isPresented, titleVisibility: .visible, presenting: 7, actions: actions)
            )
                == [true, true, false])
        #expect(
            texts(
                page.confirmationDialog(
                    String("T"), isPresented: isPresented, titleVisibility: .visible, presenting: 7,
                    actions: actions, message: message)) == [true, true, true])
        #expect(
            texts(
                page.confirmationDialog(
                    Text("T"), isPresented: isPresented, titleVisibility: .visible, presenting: Int?.none,
                    actions: actions)) == [false, false, false])
    }
}
