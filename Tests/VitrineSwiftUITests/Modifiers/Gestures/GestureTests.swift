import SwiftUITestSupport
import Testing
import VitrineSwiftUI
import VitrineTesting

@MainActor
@Suite("Gestures of views", .serialized)
struct ViewGestureTests {
    private struct Draggable: View {
        let log: ActionLog
        @GestureState private var offset = CGSize.zero
        var body: some View {
            log.add("offset \(Int(offset.width)) \(Int(offset.height))")
            return Color.red.frame(width: 40, height: 40)
                .gesture(
                    DragGesture()
                        .updating($offset) { value, state, _ in state = value.translation }
                        .onChanged { log.add("changed \(Int($0.location.x)) \(Int($0.location.y))") }
                        .onEnded {
                            log.add("ended \(Int($0.translation.width)) \(Int($0.translation.height))")
                        })
        }
    }

    @Test("A drag begins after its distance, is told in the view's coordinates, and its state goes back")
    func drag() {
        let log = ActionLog()
        let host = smallHost(Draggable(log: log))
        host.touchDown(at: CGPoint(x: 40, y: 40))
        host.touchMove(to: CGPoint(x: 45, y: 40))
        #expect(log.lines == ["offset 0 0"])
        host.touchMove(to: CGPoint(x: 60, y: 44))
        host.layout()
        host.touchUp(at: CGPoint(x: 60, y: 44))
        host.layout()
        // 40×40 in the middle of 100×100: its corner is at 30.
        #expect(
            log.lines == ["offset 0 0", "changed 30 14", "offset 20 4", "ended 20 4", "offset 0 0"])
    }

    @Test("A touch outside the view is no drag of it")
    func outside() {
        let log = ActionLog()
        let host = smallHost(Draggable(log: log))
        host.drag(from: CGPoint(x: 5, y: 5), to: CGPoint(x: 90, y: 90))
        #expect(log.lines == ["offset 0 0"])
    }

    @Test("A long press is told while the finger is down, and takes the touch from a button")
    func longPress() {
        let log = ActionLog()
        let host = smallHost(
            Button {
                log.add("button")
            } label: {
                Color.red.frame(width: 40, height: 40)
            }
            .buttonStyle(PlainButtonStyle())
            .onLongPressGesture(minimumDuration: 0.4) { log.add("long") })
        host.touchDown(at: CGPoint(x: 50, y: 50))
        host.advance(by: 0.3)
        #expect(log.lines == [])
        host.advance(by: 0.2)
        #expect(log.lines == ["long"])
        host.touchUp(at: CGPoint(x: 50, y: 50))
        #expect(log.lines == ["long"])
        host.tap(at: CGPoint(x: 50, y: 50))
        #expect(log.lines == ["long", "button"])
    }

    private struct Holding: View {
        let log: ActionLog
        @GestureState private var isHeld = false
        var body: some View {
            log.add("held \(isHeld)")
            return Color.red.gesture(
                LongPressGesture(minimumDuration: 1)
                    .updating($isHeld) { value, state, _ in state = value }
                    .onEnded { _ in log.add("ended") })
        }
    }

    @Test("The state of a long press is set from the touch on, until it is long enough or let go")
    func holding() {
        let log = ActionLog()
        let host = smallHost(Holding(log: log))
        host.touchDown(at: CGPoint(x: 50, y: 50))
        host.advance(by: 0.5)
        host.touchUp(at: CGPoint(x: 50, y: 50))
        host.layout()
        #expect(log.lines == ["held false", "held true", "held false"])
        host.advance(by: 1)
        log.lines = []
        host.touchDown(at: CGPoint(x: 50, y: 50))
        host.advance(by: 0.5)
        host.advance(by: 0.6)
        host.touchUp(at: CGPoint(x: 50, y: 50))
        host.layout()
        #expect(log.lines == ["held true", "ended", "held false"])
    }

    @Test("Of nested taps the inner one counts, unless they are simultaneous or the outer one has priority")
    func nested() {
        func taps(_ wrap: (AnyView, ActionLog) -> AnyView) -> [String] {
            let log = ActionLog()
            let inner = AnyView(
                Color.red.frame(width: 40, height: 40).gesture(TapGesture().onEnded { log.add("inner") }))
            let host = smallHost(wrap(inner, log))
            host.tap(at: CGPoint(x: 50, y: 50))
            host.settle()
            return log.lines
        }
        #expect(
            taps { inner, log in AnyView(inner.gesture(TapGesture().onEnded { log.add("outer") })) }
                == ["inner"])
        #expect(
            taps { inner, log in AnyView(inner.highPriorityGesture(TapGesture().onEnded { log.add("outer") }))
            }
                == ["outer"])
        #expect(
            Set(
                taps { inner, log in
                    AnyView(inner.simultaneousGesture(TapGesture().onEnded { log.add("outer") }))
                }) == ["inner", "outer"])
    }

    @Test("On Apple TV select performs the tap gesture around the focus, and no other")
    func select() {
        let log = ActionLog()
        let host = TestHost(
            UIHostingController(
                rootView: VStack {
                    Color.red.focusable().gesture(TapGesture().onEnded { log.add("red") })
                    Color.blue.focusable().gesture(TapGesture().onEnded { log.add("blue") })
                    Button("Go") { log.add("button") }
                }), device: .appleTV)
        host.settle()
        host.press([.select, .down, .select, .down, .select])
        #expect(log.lines == ["red", "blue", "button"])
    }

    private struct Custom: Gesture {
        let log: ActionLog
        var body: some Gesture<Void> { TapGesture(count: 2).onEnded { log.add("double") } }
    }

    @Test("A gesture of a program's own is its body")
    func custom() {
        let log = ActionLog()
        let host = smallHost(Color.red.gesture(Custom(log: log)))
        host.tap(at: CGPoint(x: 50, y: 50))
        host.settle()
        #expect(log.lines == [])
        host.tap(at: CGPoint(x: 50, y: 50), count: 2)
        host.settle()
        #expect(log.lines == ["double"])
    }

    @Test("Gestures are made and attached anywhere, not on the main actor alone")
    func isolation() async {
        let log = ActionLog()
        let view = await Task.detached { gestured() }.value
        let host = smallHost(view.onTapGesture { log.add("tap") })
        host.tap(at: CGPoint(x: 50, y: 50))
        host.settle()
        #expect(log.lines == ["tap"])
    }
}

/// Compiles because neither gestures nor their modifiers are isolated.
nonisolated private func gestured() -> some View & Sendable {
    struct Gestured: View, Sendable {
        var body: some View { Color.red.modifier(EmptyModifier()) }
    }
    let drag = DragGesture().map(\.translation).onEnded { _ in }
    let press = LongPressGesture().sequenced(before: drag).simultaneously(with: MagnifyGesture())
    let all = press.exclusively(before: AnyGesture(TapGesture(count: 2).onEnded {}))
    let view = Gestured().gesture(all).highPriorityGesture(TapGesture(), including: .subviews)
        .onLongPressGesture {}
    _ = view.simultaneousGesture(RotateGesture().onChanged { _ in })
    return Gestured()
}
