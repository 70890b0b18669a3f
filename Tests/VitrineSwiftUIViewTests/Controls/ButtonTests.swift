import SwiftUITestSupport
import Testing
import VitrineLaunch
import VitrinePlatform
import VitrineSwiftUI
import VitrineTesting
import VitrineUIKit

private final class Log {
    var lines: [String] = []
}

private struct LoggingStyle: ButtonStyle {
    let log: Log
    @Environment(\.isFocused) private var isFocused
    func makeBody(configuration: Configuration) -> some View {
        log.lines.append("pressed \(configuration.isPressed) focused \(isFocused)")
        return configuration.label
    }
}

private struct Pair: View {
    let log: Log
    var isDisabled = false
    var body: some View {
        HStack(spacing: 20) {
            Button(action: { log.lines.append("left") }) { Color.red.frame(width: 40, height: 40) }
            Button(action: { log.lines.append("right") }) { Color.blue.frame(width: 40, height: 40) }
                .disabled(isDisabled)
        }
        .buttonStyle(PlainButtonStyle())
    }
}

@MainActor
private func window<V: View>(_ root: V) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = UIHostingController(rootView: root)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
}

@MainActor
private func touch(_ window: UIWindow, _ phase: TouchEvent.Phase, _ x: CGFloat, _ y: CGFloat) {
    window.receive(.touch(TouchEvent(id: 1, phase: phase, location: CGPoint(x: x, y: y), timestamp: 0)))
    window.layoutIfNeeded()
}

@MainActor
@Suite("Buttons", .serialized)
struct ButtonTests {
    @Test("A button that repeats performs its action while it is held, and not once more at the end")
    func repeating() {
        let log = Log()
        let host = TestHost(
            Button(action: { log.lines.append("x") }) { Color.red.frame(width: 100, height: 100) }
                .buttonRepeatBehavior(.enabled), size: CGSize(width: 100, height: 100))
        host.settle()
        let point = CGPoint(x: 50, y: 50)
        host.touchDown(at: point)
        host.advance(by: 0.45)
        #expect(log.lines.isEmpty)
        host.advance(by: 0.4)
        #expect(log.lines.count == 4)
        // Outside it waits.
        host.touchMove(to: CGPoint(x: 50, y: 500))
        host.advance(by: 0.5)
        #expect(log.lines.count == 4)
        host.touchUp(at: CGPoint(x: 50, y: 500))
        host.advance(by: 1)
        #expect(log.lines.count == 4)
        host.tap(at: point)
        #expect(log.lines.count == 5)
    }

    @Test("A tap inside triggers the action, one that ends far outside does not")
    func tap() {
        let log = Log()
        let window = window(Pair(log: log))
        touch(window, .began, 20, 50)
        touch(window, .ended, 20, 50)
        #expect(log.lines == ["left"])
        touch(window, .began, 80, 50)
        touch(window, .moved, 80, 500)
        touch(window, .ended, 80, 500)
        #expect(log.lines == ["left"])
    }

    @Test("A disabled button does nothing")
    func disabled() {
        let log = Log()
        let window = window(Pair(log: log, isDisabled: true))
        touch(window, .began, 80, 50)
        touch(window, .ended, 80, 50)
        #expect(log.lines.isEmpty)
    }

    @Test("A style sees the press")
    func style() {
        let log = Log()
        let window = window(
            Button("Go") { log.lines.append("go") }.buttonStyle(LoggingStyle(log: log)))
        log.lines = []
        touch(window, .began, 50, 50)
        touch(window, .ended, 50, 50)
        #expect(log.lines == ["pressed true focused false", "go", "pressed false focused false"])
    }

    @Test("Tap gestures go to the innermost view under the finger")
    func tapGesture() {
        let log = Log()
        let window = window(
            ZStack {
                Color.red.onTapGesture { log.lines.append("back") }
                Color.blue.frame(width: 20, height: 20).onTapGesture { log.lines.append("front") }
                Color.green.frame(width: 20, height: 20).allowsHitTesting(false)
            })
        touch(window, .began, 50, 50)
        touch(window, .ended, 50, 50)
        touch(window, .began, 10, 10)
        touch(window, .ended, 10, 10)
        #expect(log.lines == ["front", "back"])
    }
}

@MainActor
@Suite("Focus in hosted views", .serialized)
struct FocusTests {
    private final class FocusLog {
        var focused: [String] = []
    }

    private struct Marker: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { Mark(configuration: configuration) }
    }

    private struct Mark: View {
        let configuration: ButtonStyleConfiguration
        @Environment(\.isFocused) private var isFocused
        var body: some View { configuration.label.border(isFocused ? .red : .clear) }
    }

    private struct Shelf: View {
        let log: Log
        var body: some View {
            VStack {
                HStack {
                    Button("One") { log.lines.append("one") }
                    Button("Two") { log.lines.append("two") }
                }
                Button("Three") { log.lines.append("three") }.disabled(true)
                Button("Four") { log.lines.append("four") }
            }
            .buttonStyle(Marker())
        }
    }

    @Test("Arrow keys move focus between buttons, skip disabled ones, and select triggers")
    func keys() {
        let log = Log()
        let window = window(Shelf(log: log))
        window.offscreenWindow?.frame()
        // Off tvOS the first press only brings focus.
        for press in [LaunchOptions.Press.right, .right, .select, .down, .select, .up, .left, .select] {
            window.send(press: press)
            window.layoutIfNeeded()
        }
        #expect(log.lines == ["two", "four", "one"])
    }

    @Test("Moving focus evaluates the two bodies that read it, and none for cards")
    func evaluations() {
        let log = Log()
        let window = window(Shelf(log: log))
        window.offscreenWindow?.frame()
        // Off tvOS the first press only brings focus.
        for _ in 0..<2 { window.send(press: .right) }
        window.layoutIfNeeded()
        GraphCounters.reset()
        window.send(press: .left)
        window.layoutIfNeeded()
        #expect(GraphCounters.current.bodies(of: Mark.self) == 2)
        #expect(GraphCounters.current.bodies == 2)
        #expect(GraphCounters.current.nodesMade == 0)

        struct Cards: View {
            var body: some View {
                HStack {
                    Button {
                    } label: {
                        Color.red.frame(width: 30, height: 30)
                    }
                    Button {
                    } label: {
                        Color.blue.frame(width: 30, height: 30)
                    }
                }
                .buttonStyle(.card)
            }
        }
        let cards = Self.makeWindow(Cards())
        cards.offscreenWindow?.frame()
        for _ in 0..<2 { cards.send(press: .right) }
        cards.layoutIfNeeded()
        GraphCounters.reset()
        cards.send(press: .left)
        cards.layoutIfNeeded()
        #expect(GraphCounters.current.bodies == 0)
        #expect(GraphCounters.current.renders == 1)
    }

    private static func makeWindow<V: View>(_ root: V) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.rootViewController = UIHostingController(rootView: root)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }
}
