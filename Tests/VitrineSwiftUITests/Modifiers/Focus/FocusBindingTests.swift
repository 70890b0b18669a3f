import SwiftUITestSupport
import Testing
import VitrineSwiftUI
import VitrineTesting
import VitrineUIKit

/// Focus that is read and written through bindings, on a television, where it is always somewhere.
@MainActor
@Suite("Focus through bindings", .serialized)
struct FocusBindingTests {
    private enum Field: Hashable { case one, two, three }

    private func television<V: View>(_ root: V) -> TestHost {
        let host = TestHost(UIHostingController(rootView: root), device: .appleTV)
        host.settle()
        return host
    }

    private func name(_ host: TestHost) -> String {
        (host.window.focusSystem.focusedItem as? any FocusNamed)?.focusName ?? "none"
    }

    private struct Choice: View {
        let title: String
        let field: Field
        let focus: FocusState<Field?>.Binding
        var body: some View { Button(title) { focus.wrappedValue = .three }.focused(focus, equals: field) }
    }

    private struct Page: View {
        let log: ActionLog
        @FocusState private var field: Field?
        var body: some View {
            log.lines.append(field.map { "\($0)" } ?? "nil")
            log.actions["two"] = { field = .two }
            return HStack {
                Choice(title: "One", field: .one, focus: $field)
                Choice(title: "Two", field: .two, focus: $field)
                Choice(title: "Three", field: .three, focus: $field)
            }.buttonStyle(.plain)
        }
    }

    @Test("A child writes the focus of its parent")
    func children() {
        let log = ActionLog()
        let host = television(Page(log: log))
        #expect(name(host) == "One")
        host.press([.select])
        host.settle()
        #expect(name(host) == "Three")
        #expect(log.lines.last == "three")
        host.perform { log.actions["two"]?() }
        host.settle()
        #expect(name(host) == "Two")
        #expect(log.lines.last == "two")
    }

    @Test("Without a graph a state of focus has nothing, and writing does not change it")
    func withoutGraph() {
        let optional = FocusState<Int?>()
        let flag = FocusState<Bool>()
        #expect(optional.wrappedValue == nil && !flag.wrappedValue)
        #expect(optional.projectedValue.wrappedValue == nil && !flag.projectedValue.wrappedValue)
        flag.wrappedValue = true
        #expect(!flag.wrappedValue)
    }

    private struct Row: View {
        let log: ActionLog
        @State private var isTwoDisabled = false
        @State private var isTwoShown = true
        @FocusState private var isTwo: Bool
        var body: some View {
            log.lines.append("\(isTwo)")
            log.actions["disable"] = { isTwoDisabled = true }
            log.actions["remove"] = { isTwoShown = false }
            log.actions["focus"] = { isTwo = true }
            return HStack {
                Button("One") {}
                if isTwoShown { Button("Two") {}.focused($isTwo).disabled(isTwoDisabled) }
                Button("Three") {}
            }.buttonStyle(.plain)
        }
    }

    @Test("What is removed loses the focus, and the state says so")
    func removed() {
        let log = ActionLog()
        let host = television(Row(log: log))
        host.press([.right])
        #expect(name(host) == "Two" && log.lines.last == "true")
        host.perform { log.actions["remove"]?() }
        host.settle()
        #expect(name(host) != "Two" && name(host) != "none")
        #expect(log.lines.last == "false")
    }

    @Test("What is disabled is passed over, and cannot be given the focus")
    func disabled() {
        let log = ActionLog()
        let host = television(Row(log: log))
        host.perform { log.actions["disable"]?() }
        host.settle()
        host.press([.right])
        #expect(name(host) == "Three")
        host.press([.left])
        #expect(name(host) == "One")
        host.perform { log.actions["focus"]?() }
        host.settle()
        #expect(name(host) == "One" && log.lines.last == "false")
    }

    @Test("Content that may not be focused is passed over")
    func focusable() {
        struct Cells: View {
            let log: ActionLog
            @FocusState private var field: Field?
            var body: some View {
                log.lines.append(field.map { "\($0)" } ?? "nil")
                return HStack {
                    block(100, 100).focusable().focused($field, equals: .one)
                    block(100, 100).focusable(false).focused($field, equals: .two)
                    block(100, 100).focusable().focused($field, equals: .three)
                }
            }
        }
        let log = ActionLog()
        let host = television(Cells(log: log))
        host.press([.right])
        #expect(log.lines.last == "three")
        host.press([.left])
        #expect(log.lines.last == "one")
        #expect(!log.lines.contains("two"))
    }

    @Test("A command without an action goes on to whoever is around")
    func commands() {
        let log = ActionLog()
        let host = television(
            Button("One") {}.buttonStyle(.plain)
                .onMoveCommand(perform: nil).onPlayPauseCommand(perform: nil)
                .onMoveCommand { log.lines.append("move \($0)") }
                .onPlayPauseCommand { log.lines.append("play") }
                .onExitCommand { log.lines.append("exit") })
        host.press([.up, .left, .playPause, .menu])
        #expect(log.take() == ["move up", "move left", "play", "exit"])
    }

    @Test("In a mirror the right key goes to what was written earlier")
    func mirrored() {
        let log = ActionLog()
        let host = television(Page(log: log).environment(\.layoutDirection, .rightToLeft))
        host.perform { log.actions["two"]?() }
        host.settle()
        host.press([.right])
        #expect(name(host) == "One")
        host.press([.left, .left])
        #expect(name(host) == "Three")
    }
}
