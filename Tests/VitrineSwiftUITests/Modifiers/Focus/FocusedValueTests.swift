import SwiftUITestSupport
import Testing
import VitrineCombine
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

private struct NameKey: FocusedValueKey { typealias Value = String }
private struct CountKey: FocusedValueKey { typealias Value = Binding<Int> }
private struct ActionKey: FocusedValueKey { typealias Value = () -> Void }

extension FocusedValues {
    fileprivate var name: String? {
        get { self[NameKey.self] }
        set { self[NameKey.self] = newValue }
    }
    fileprivate var count: Binding<Int>? {
        get { self[CountKey.self] }
        set { self[CountKey.self] = newValue }
    }
    fileprivate var action: (() -> Void)? {
        get { self[ActionKey.self] }
        set { self[ActionKey.self] = newValue }
    }
}

@MainActor
@Suite("Values of the focus")
struct FocusedValueTests {
    /// What readers saw, in order.
    private final class Log {
        var names: [String] = []
    }

    private struct Reader: View {
        let log: Log
        @FocusedValue(\.name) private var name
        var body: some View {
            log.names.append(name ?? "-")
            return Text("focused: \(name ?? "-")")
        }
    }

    private func host<V: View>(_ view: V) -> TestHost {
        let host = TestHost(view, device: .desktop, size: CGSize(width: 400, height: 400), safeArea: .zero)
        host.settle()
        return host
    }

    @Test("The view with the focus, or the one around it, says the value; no focus, no value")
    func focus() {
        let log = Log()
        let host = host(
            VStack {
                Reader(log: log)
                HStack {
                    Button("A") {}.focusedValue(\.name, "a")
                    Button("B") {}
                }
                .focusedValue(\.name, "row")
                Button("C") {}
            })
        #expect(log.names == ["-"])
        host.press(.tab)
        host.settle()
        #expect(log.names == ["-", "a"])
        host.press(.tab)
        host.settle()
        #expect(log.names.last == "row")
        host.press(.tab)
        host.settle()
        #expect(log.names == ["-", "a", "row", "-"])
    }

    private struct Changing: View {
        let log: Log
        @State private var number = 1
        var body: some View {
            VStack {
                Reader(log: log)
                Button("More") { number += 1 }
            }
            .focusedValue(\.name, "number \(number)")
        }
    }

    @Test("Another value is read without the focus moving")
    func change() {
        let log = Log()
        let host = host(Changing(log: log))
        host.press(.tab)
        host.settle()
        #expect(log.names.last == "number 1")
        host.press(.select)
        host.settle()
        #expect(log.names.last == "number 2")
    }

    private struct Counter: View {
        @State private var count = 5
        var body: some View {
            VStack {
                Button("It") {}.focusedValue(\.count, $count)
                Text("count \(count)")
            }
        }
    }

    private struct Adder: View {
        @FocusedBinding(\.count) private var count
        var body: some View {
            Text("sees \(count ?? -1)")
            Button("Add") { count? += 1 }.keyboardShortcut("d", modifiers: .control)
        }
    }

    @Test("A binding is read and written")
    func binding() {
        let host = host(
            VStack {
                Counter()
                Adder()
            })
        #expect(host.texts.contains("sees -1"))
        host.press(.tab)
        host.settle()
        #expect(host.texts.contains("sees 5"))
        host.type("d", modifiers: .control)
        host.settle()
        #expect(host.texts.contains("sees 6"))
        #expect(host.texts.contains("count 6"))
    }

    @Test(
        "A value of the scene is there without focus, goes with its view, and stands behind that of the focus"
    )
    func scene() {
        struct Root: View {
            let log: Log
            @State private var isShown = true
            var body: some View {
                Reader(log: log)
                if isShown { Text("Document").focusedSceneValue(\.name, "scene") }
                Button("Close") { isShown = false }.focusedValue(\.name, "button")
                Button("Other") {}
            }
        }
        let log = Log()
        let host = host(VStack { Root(log: log) })
        #expect(log.names.last == "scene")
        host.press(.tab)
        host.settle()
        #expect(log.names.last == "button")
        host.press(.select)
        host.settle()
        host.press(.tab)
        host.settle()
        #expect(log.names.last == "-")
    }

    private final class Model: ObservableObject {
        @Published var title = "first"
    }

    @Test("An object is read, and its changes are followed")
    func object() {
        struct Title: View {
            @FocusedObject private var model: Model?
            var body: some View { Text("title \(model?.title ?? "-")") }
        }
        let model = Model()
        let host = host(
            VStack {
                Title()
                Button("A") {}.focusedObject(model)
                Button("B") {}
            })
        #expect(host.texts.contains("title -"))
        host.press(.tab)
        host.settle()
        #expect(host.texts.contains("title first"))
        model.title = "second"
        host.settle()
        #expect(host.texts.contains("title second"))
        host.press(.tab)
        host.settle()
        #expect(host.texts.contains("title -"))
    }

    @Test("What text fields and rows of lists say is found, in graphs of their own")
    func otherGraphs() {
        struct Rows: View {
            @State private var chosen: String?
            @State private var text = ""
            let log: Log
            var body: some View {
                VStack {
                    Reader(log: log)
                    TextField("Text", text: $text).focusedValue(\.name, "field")
                    List(selection: $chosen) {
                        ForEach(["one", "two"], id: \.self) { Text($0).focusedValue(\.name, $0) }
                    }
                }
            }
        }
        let log = Log()
        let host = host(Rows(log: log))
        host.press(.tab)
        host.settle()
        #expect(log.names.last == "field")
        host.press(.tab)
        host.settle()
        #expect(log.names.last == "one")
        host.press(.down)
        host.settle()
        #expect(log.names.last == "two")
    }

    @Test("Screens of a stack say values through the environment")
    func screens() {
        let log = Log()
        let host = host(
            VStack {
                Reader(log: log)
                NavigationStack { Button("In") {} }.focusedValue(\.name, "stack")
            })
        host.press(.tab)
        host.settle()
        #expect(log.names.last == "stack")
    }

    private struct Menus: Commands {
        @FocusedValue(\.action) private var action
        var body: some Commands {
            CommandMenu("Do") {
                Button("It") { action?() }.keyboardShortcut("e", modifiers: .control)
                    .disabled(action == nil)
            }
        }
    }

    private final class Done {
        var count = 0
    }

    @Test("Commands follow the focus")
    func commands() {
        let done = Done()
        let scene = WindowGroup {
            VStack {
                Button("A") {}.focusedValue(\.action) { done.count += 1 }
                Button("B") {}
            }
        }.commands { Menus() }
        let host = host(scene._windowContent().view)
        host.type("e", modifiers: .control)
        host.settle()
        #expect(done.count == 0)
        host.press(.tab)
        host.settle()
        host.type("e", modifiers: .control)
        host.settle()
        #expect(done.count == 1)
        host.press(.tab)
        host.settle()
        host.type("e", modifiers: .control)
        host.settle()
        #expect(done.count == 1)
    }
}

extension TestHost {
    fileprivate var texts: [String] { hostedTexts.map(\.text) }
}
