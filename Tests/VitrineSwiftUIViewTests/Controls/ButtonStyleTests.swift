import SwiftUITestSupport
import TestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

/// What styles and roles make of buttons.
@MainActor
@Suite("Styles and roles of buttons", .serialized)
struct ButtonStyleTests {
    private struct Noting: ButtonStyle {
        let log: ActionLog
        var name = "style"
        func makeBody(configuration: Configuration) -> some View {
            let role =
                configuration.role == .destructive
                ? "destructive" : configuration.role == .cancel ? "cancel" : "none"
            log.lines.append("\(name) \(role) \(configuration.isPressed)")
            return configuration.label
        }
    }

    private struct Twice: PrimitiveButtonStyle {
        let log: ActionLog
        func makeBody(configuration: Configuration) -> some View {
            log.lines.append(configuration.role == .cancel ? "cancel" : "none")
            return configuration.label.onTapGesture {
                configuration.trigger()
                configuration.trigger()
            }
        }
    }

    private func host<V: View>(_ view: V, device: TestHost.Device = .iPhone) -> TestHost {
        TestHost(view, device: device, size: CGSize(width: 100, height: 100), scale: 1)
    }

    private let middle = CGPoint(x: 50, y: 50)

    @Test("A style is told the role, and each press and release once")
    func roles() {
        let log = ActionLog()
        let host = host(
            Button("Go", role: .destructive) { log.lines.append("action") }.buttonStyle(Noting(log: log)))
        #expect(log.take() == ["style destructive false"])
        host.touchDown(at: middle)
        host.layout()
        #expect(log.take() == ["style destructive true"])
        host.touchUp(at: middle)
        host.layout()
        #expect(log.take() == ["action", "style destructive false"])
        _ = self.host(Button("Go", role: .cancel) {}.buttonStyle(Noting(log: log)))
        _ = self.host(Button("Go") {}.buttonStyle(Noting(log: log)))
        #expect(log.take() == ["style cancel false", "style none false"])
        #expect(ButtonRole.cancel != .destructive)
    }

    @Test("A finger that leaves releases the button and presses it again when it comes back")
    func leaving() {
        let log = ActionLog()
        let host = host(
            Button("Go") { log.lines.append("action") }.buttonStyle(Noting(log: log)))
        _ = log.take()
        host.touchDown(at: middle)
        host.layout()
        host.touchMove(to: CGPoint(x: 50, y: 900))
        host.layout()
        #expect(log.take() == ["style none true", "style none false"])
        host.touchMove(to: middle)
        host.layout()
        #expect(log.take() == ["style none true"])
        host.touchUp(at: middle)
        host.layout()
        #expect(log.take() == ["action", "style none false"])
        // A touch that the system takes away is no tap.
        host.touchDown(at: middle)
        host.cancelTouch(at: middle)
        host.layout()
        #expect(!log.take().contains("action"))
    }

    @Test("The innermost style counts, and one of every button below it")
    func nesting() {
        let log = ActionLog()
        _ = host(
            VStack {
                Button("One") {}
                Button("Two") {}.buttonStyle(Noting(log: log, name: "inner"))
            }.buttonStyle(Noting(log: log, name: "outer")))
        #expect(log.take().sorted() == ["inner none false", "outer none false"])
    }

    @Test("A primitive style says when the action runs")
    func primitive() {
        let log = ActionLog()
        let host = host(
            Button("Go", role: .cancel) { log.lines.append("action") }.buttonStyle(Twice(log: log)))
        #expect(log.take() == ["cancel"])
        host.tap(at: middle)
        #expect(log.take() == ["action", "action"])
    }

    @Test("A button of a configuration has the style around it")
    func configurations() {
        struct Boxed: PrimitiveButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                Button(configuration).buttonStyle(.plain).padding(10).background(Ink.red)
            }
        }
        var count = 0
        let host = host(
            Button {
                count += 1
            } label: {
                Ink.blue.frame(width: 20, height: 20)
            }.buttonStyle(Boxed()))
        #expect(host.rgb(50, 50) == [0, 0, 255] && host.rgb(35, 50) == [255, 0, 0])
        host.tap(at: middle)
        #expect(count == 1)
    }

    @Test("Disabled buttons do nothing, whoever disables them; enabled again they do")
    func disabling() {
        let remote = Remote<Bool>()
        let log = ActionLog()
        struct Page: View {
            let remote: Remote<Bool>
            let log: ActionLog
            @State private var isDisabled = true
            var body: some View {
                remote.binding = $isDisabled
                return VStack { Button("Go") { log.lines.append("action") }.disabled(false) }.disabled(
                    isDisabled)
            }
        }
        let host = host(Page(remote: remote, log: log))
        host.tap(at: middle)
        // What is disabled around cannot be enabled inside.
        #expect(log.take() == [])
        host.perform { remote.value = false }
        host.layout()
        host.tap(at: middle)
        #expect(log.take() == ["action"])
    }

    /// The colours of a button whose label fills a square.
    private func shown<V: View>(_ view: V, pressed: Bool = false) -> [Int] {
        let host = host(
            ZStack {
                Ink.white
                view
            })
        if pressed {
            host.touchDown(at: middle)
            host.settle()
        }
        return host.rgb(50, 50)
    }

    private func square(role: ButtonRole? = nil) -> Button<some View> {
        Button(role: role, action: {}) { Rectangle().frame(width: 40, height: 40) }
    }

    @Test("Labels have the tint, red what destroys, grey what is disabled; plain ones stay as they are")
    func colors() {
        #expect(shown(square()) == [0, 122, 255])
        #expect(shown(square().tint(Ink.green)) == [0, 255, 0])
        #expect(shown(square(role: .destructive)) == [255, 59, 48])
        #expect(shown(square(role: .cancel)) == [0, 122, 255])
        // The tertiary label: 60 60 67 at 0.3 over white.
        #expect(isNear(shown(square().disabled(true)), [197, 197, 199]))
        #expect(shown(square().buttonStyle(.borderless)) == [0, 122, 255])
        #expect(shown(square().buttonStyle(.plain)) == [0, 0, 0])
        #expect(shown(square().buttonStyle(.borderedProminent)) == [255, 255, 255])
        #expect(shown(square().buttonStyle(.automatic).foregroundStyle(Ink.red)) == [255, 0, 0])
        #expect(shown(square(role: .destructive).buttonStyle(.bordered)) == [255, 59, 48])
    }

    @Test("Pressed buttons are paler")
    func pressed() {
        #expect(shown(square().buttonStyle(.plain), pressed: true) != [0, 0, 0])
        let color = shown(square(), pressed: true)
        #expect(color[0] > 100 && color[2] == 255)
    }

    @Test("Bordered buttons have a platter around their label: seven points above and below, twelve beside")
    func platters() {
        let label = "20×10  20×10  20×10  20×10  20×10  20×10  20×10"
        let platter = "44×24  44×24  44×24  44×24  44×24  44×24  44×24"
        func button() -> some View { Button(action: {}) { block(20, 10) } }
        #expect(answers { button().buttonStyle(.plain) } == label)
        #expect(answers { button().buttonStyle(.borderless) } == label)
        #expect(answers { button() } == label)
        #expect(answers { button().buttonStyle(.bordered) } == platter)
        #expect(answers { button().buttonStyle(.borderedProminent) } == platter)
        let host = host(
            ZStack {
                Ink.white
                button().buttonStyle(.borderedProminent).tint(Ink.green)
            })
        #expect(host.rgb(32, 50) == [0, 255, 0] && host.rgb(26, 50) == [255, 255, 255])
        let disabled = self.host(
            ZStack {
                Ink.white
                button().buttonStyle(.borderedProminent).disabled(true)
            })
        // The tertiary fill: 118 118 128 at 0.12 over white.
        #expect(isNear(disabled.rgb(32, 50), [239, 239, 240]))
    }

    @Test("A whole platter is touched, padding outside of it is not")
    func touches() {
        var count = 0
        let host = host(Button(action: { count += 1 }) { block(20, 10) }.buttonStyle(.bordered))
        host.tap(at: CGPoint(x: 32, y: 42))
        #expect(count == 1)
        host.tap(at: CGPoint(x: 5, y: 5))
        #expect(count == 1)
    }

    @Test("A style knows the button's shortcut")
    func shortcut() {
        struct Marked: ButtonStyle {
            @Environment(\.keyboardShortcut) private var shortcut
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    configuration.label
                    Text(shortcut.map { "key \($0.key.character)" } ?? "no key")
                }
            }
        }
        func texts(_ view: some View) -> [String] {
            let host = TestHost(view.buttonStyle(Marked()), size: CGSize(width: 200, height: 100))
            host.settle()
            return host.hostedTexts.map(\.text)
        }
        #expect(texts(Button("A") {}) == ["A", "no key"])
        #expect(texts(Button("A") {}.keyboardShortcut("d")) == ["A", "key d"])
        #expect(texts(VStack { Button("A") {} }.keyboardShortcut(.defaultAction)) == ["A", "key \r"])
        #expect(texts(Button("A") {}.keyboardShortcut(nil)) == ["A", "no key"])
    }
}
