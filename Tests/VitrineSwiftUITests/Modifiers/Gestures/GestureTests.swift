import Testing
import VitrineSwiftUI
import VitrineTesting

private final class Log {
    var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
}

@MainActor
private func host<V: View>(_ root: V) -> TestHost {
    let host = TestHost(UIHostingController(rootView: root), size: CGSize(width: 100, height: 100))
    host.layout()
    return host
}

@MainActor
@Suite("Gestures of views", .serialized)
struct ViewGestureTests {
    private struct Draggable: View {
        let log: Log
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
        let log = Log()
        let host = host(Draggable(log: log))
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
        let log = Log()
        let host = host(Draggable(log: log))
        host.drag(from: CGPoint(x: 5, y: 5), to: CGPoint(x: 90, y: 90))
        #expect(log.lines == ["offset 0 0"])
    }

    @Test("A long press is told while the finger is down, and takes the touch from a button")
    func longPress() {
        let log = Log()
        let host = host(
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
        let log: Log
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
        let log = Log()
        let host = host(Holding(log: log))
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
        func taps(_ wrap: (AnyView, Log) -> AnyView) -> [String] {
            let log = Log()
            let inner = AnyView(
                Color.red.frame(width: 40, height: 40).gesture(TapGesture().onEnded { log.add("inner") }))
            let host = host(wrap(inner, log))
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

    @Test("A drag in a scroll view is a drag, beside it the scroll view scrolls")
    func scrolling() {
        let log = Log()
        let host = host(
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(width: 100, height: 50)
                        .gesture(DragGesture().onEnded { _ in log.add("drag") })
                    Color.blue.frame(width: 100, height: 500)
                }
            })
        host.drag(from: CGPoint(x: 50, y: 40), to: CGPoint(x: 50, y: 10))
        host.settle()
        #expect(log.lines == ["drag"])
        host.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 60))
        host.settle()
        #expect(log.lines == ["drag"])
        host.drag(from: CGPoint(x: 50, y: 40), to: CGPoint(x: 50, y: 60))
        host.settle()
    }

    @Test("On Apple TV select performs the tap gesture around the focus, and no other")
    func select() {
        let log = Log()
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
        let log: Log
        var body: some Gesture<Void> { TapGesture(count: 2).onEnded { log.add("double") } }
    }

    @Test("A gesture of a program's own is its body")
    func custom() {
        let log = Log()
        let host = host(Color.red.gesture(Custom(log: log)))
        host.tap(at: CGPoint(x: 50, y: 50))
        host.settle()
        #expect(log.lines == [])
        host.tap(at: CGPoint(x: 50, y: 50), count: 2)
        host.settle()
        #expect(log.lines == ["double"])
    }
}
