import Testing
import VitrineSwiftUI
import VitrineTesting
import VitrineUIKit

private final class Log {
    var lines: [String] = []
    var actions: [String: () -> Void] = [:]
}

/// An Apple TV, where focus is always somewhere.
@MainActor
private func television<V: View>(_ root: V) -> TestHost {
    let host = TestHost(UIHostingController(rootView: root), device: .appleTV)
    host.settle()
    return host
}

@MainActor
private func press(_ host: TestHost, _ buttons: TestHost.Button...) { host.press(buttons) }

@MainActor
private func turn(_ host: TestHost) { host.settle() }

@MainActor
private func name(_ host: TestHost) -> String {
    (host.window.focusSystem.focusedItem as? any FocusNamed)?.focusName ?? "none"
}

@MainActor
@Suite("Focus state", .serialized)
struct FocusStateTests {
    enum Field: Hashable { case one, two }

    private struct Pair: View {
        let log: Log
        @FocusState private var field: Field?
        @FocusState private var isThird: Bool
        var body: some View {
            log.lines.append("\(field.map { "\($0)" } ?? "nil") \(isThird)")
            log.actions["two"] = { field = .two }
            log.actions["third"] = { isThird = true }
            log.actions["nil"] = { field = nil }
            return HStack {
                Button("One") {}.focused($field, equals: .one)
                Button("Two") {}.focused($field, equals: .two)
                Button("Three") {}.focused($isThird)
            }
            .buttonStyle(PlainButtonStyle())
        }
    }

    @Test("The state follows the focus, with one evaluation for each movement")
    func follows() {
        let log = Log()
        let window = television(Pair(log: log))
        #expect(name(window) == "One")
        press(window, .right, .right)
        #expect(log.lines == ["nil false", "one false", "two false", "nil true"])
    }

    @Test("Writing the state moves focus; where focus must stay, the state goes back")
    func leads() {
        let log = Log()
        let window = television(Pair(log: log))
        log.actions["third"]?()
        turn(window)
        #expect(name(window) == "Three")
        log.actions["two"]?()
        turn(window)
        #expect(name(window) == "Two")
        log.actions["nil"]?()
        turn(window)
        #expect(name(window) == "Two")
        #expect(log.lines.last == "two false")
    }

    private struct Appearing: View {
        @FocusState private var isSecond: Bool
        var body: some View {
            HStack {
                Button("One") {}
                Button("Two") {}.focused($isSecond)
            }
            .onAppear { isSecond = true }
        }
    }

    @Test("Focus set when a view appears is there at once")
    func appearing() {
        #expect(name(television(Appearing())) == "Two")
    }

    private struct Content: View {
        let log: Log
        let title: String
        @Environment(\.isFocused) private var isFocused
        var body: some View {
            if isFocused { log.lines.append(title) }
            return Text(title)
        }
    }

    @Test("Content can be made focusable, knows that it has focus, and select performs its tap")
    func focusable() {
        let log = Log()
        let window = television(
            VStack {
                Content(log: log, title: "a").focusable().onTapGesture { log.lines.append("tap a") }
                Content(log: log, title: "b").focusable(false)
                Content(log: log, title: "c").focusable()
            })
        press(window, .select, .down, .select)
        #expect(log.lines == ["a", "tap a", "c"])
    }

    private struct Scoped: View {
        @Namespace private var scope
        @Environment(\.resetFocus) private var resetFocus
        let log: Log
        var body: some View {
            log.actions["reset"] = { resetFocus(in: scope) }
            return HStack {
                Button("One") {}
                Button("Two") {}.prefersDefaultFocus(in: scope)
                Button("Three") {}
            }
            .focusScope(scope)
        }
    }

    @Test("Focus begins where it is preferred, and goes back there on request")
    func preferred() {
        let log = Log()
        let window = television(Scoped(log: log))
        #expect(name(window) == "Two")
        press(window, .right)
        #expect(name(window) == "Three")
        log.actions["reset"]?()
        turn(window)
        #expect(name(window) == "Two")
    }

    private struct Defaulted: View {
        @FocusState private var field: Int?
        var body: some View {
            HStack {
                ForEach(1..<4) { number in
                    Button("\(number)") {}.focused($field, equals: number)
                }
            }
            .defaultFocus($field, 3)
        }
    }

    @Test("A default focus names the first value of a focus state")
    func defaultFocus() {
        #expect(name(television(Defaulted())) == "3")
    }

    private struct RowPair: View {
        let log: Log
        @Namespace private var scope
        @Environment(\.resetFocus) private var resetFocus
        var body: some View {
            log.actions["reset"] = { resetFocus(in: scope) }
            return HStack {
                Text("Left").focusable()
                Text("Right").focusable().prefersDefaultFocus(in: scope)
            }
            .focusScope(scope)
        }
    }

    private struct Rows: View {
        let log: Log
        @State private var isTall = false
        var body: some View {
            log.actions["tall"] = { isTall = true }
            return List { RowPair(log: log) }.environment(\.lineSpacing, isTall ? 9 : 0)
        }
    }

    @Test("Focus is reset in the namespace of a list's row, also after the list's environment changed")
    func resetInRow() {
        let log = Log()
        let window = television(Rows(log: log))
        for change in ["", "tall"] {
            log.actions[change]?()
            turn(window)
            press(window, .left)
            #expect(name(window) == "Left")
            log.actions["reset"]?()
            turn(window)
            #expect(name(window) == "Right")
        }
    }

    @Test("Commands go to the innermost view around the focus")
    func commands() {
        let log = Log()
        let window = television(
            VStack {
                HStack {
                    Button("One") {}
                        .onPlayPauseCommand { log.lines.append("inner play") }
                    Button("Two") {}
                }
                .onMoveCommand { log.lines.append("\($0)") }
                .onExitCommand { log.lines.append("exit") }
                .onPlayPauseCommand { log.lines.append("outer play") }
            })
        press(window, .playPause, .right, .playPause, .menu)
        #expect(log.lines == ["inner play", "right", "outer play", "exit"])
        #expect(name(window) == "Two")
    }
}
