import SwiftUITestSupport
import Testing
import VitrineSwiftUI
import VitrineTesting

private let middle = CGPoint(x: 50, y: 50)

@MainActor
@Suite("Gestures of gestures", .serialized)
struct GestureCompositionTests {
    private let log = ActionLog()

    private func tap(_ name: String, count: Int = 1) -> some Gesture<Void> {
        TapGesture(count: count).onEnded { log.add(name) }
    }

    @Test("Of exclusive gestures the second comes when the first has failed")
    func exclusive() {
        let host = smallHost(
            Color.red.gesture(
                TapGesture(count: 2).exclusively(before: TapGesture()).onEnded { value in
                    switch value {
                    case .first: log.add("double")
                    case .second: log.add("single")
                    }
                }))
        host.tap(at: middle)
        host.advance(by: 0.3)
        #expect(log.take() == [])
        host.advance(by: 0.1)
        #expect(log.take() == ["single"])
        host.tap(at: middle, count: 2)
        host.settle()
        #expect(log.take() == ["double"])
    }

    @Test("Actions of an exclusive gesture's parts are called for the one that counts")
    func exclusiveParts() {
        let host = smallHost(
            Color.red.gesture(
                LongPressGesture().onEnded { _ in log.add("long") }.exclusively(before: tap("tap"))))
        host.tap(at: middle)
        host.settle()
        #expect(log.take() == ["tap"])
        host.longPress(at: middle)
        host.settle()
        #expect(log.take() == ["long"])
    }

    private struct Holding: View {
        let log: ActionLog
        @GestureState private var phase = "idle"

        var body: some View {
            log.add(phase)
            return Color.red.gesture(
                LongPressGesture(minimumDuration: 0.3)
                    .sequenced(before: DragGesture(minimumDistance: 5))
                    .updating($phase) { value, state, _ in
                        switch value {
                        case .first(let isPressing): state = "pressing \(isPressing)"
                        case .second(_, nil): state = "held"
                        case .second(_, let drag?): state = "dragged \(Int(drag.translation.width))"
                        }
                    }
                    .onEnded { value in
                        guard case .second(true, let drag?) = value else { return }
                        log.add("ended \(Int(drag.translation.width))")
                    })
        }
    }

    @Test("In a sequence the second begins where the first has ended, with the finger still down")
    func sequence() {
        let host = smallHost(Holding(log: log))
        #expect(log.take() == ["idle"])
        host.touchDown(at: middle)
        host.layout()
        #expect(log.take() == ["pressing true"])
        host.advance(by: 0.4)
        #expect(log.take() == ["held"])
        host.touchMove(to: CGPoint(x: 70, y: 50))
        host.layout()
        #expect(log.take() == ["dragged 20"])
        host.touchUp(at: CGPoint(x: 70, y: 50))
        host.layout()
        #expect(log.take() == ["ended 20", "idle"])
    }

    @Test("A sequence whose first gesture fails is over, and its state goes back")
    func brokenSequence() {
        let host = smallHost(Holding(log: log))
        host.touchDown(at: middle)
        host.layout()
        host.touchMove(to: CGPoint(x: 80, y: 50))
        host.layout()
        host.advance(by: 0.5)
        host.touchUp(at: CGPoint(x: 80, y: 50))
        host.layout()
        #expect(log.take() == ["idle", "pressing true", "idle"])
    }

    @Test("Simultaneous gestures have the values of both, and end when both are over")
    func simultaneous() {
        let both = DragGesture(minimumDistance: 5).simultaneously(with: MagnifyGesture())
        let host = smallHost(
            Color.red.gesture(
                both.onChanged { value in
                    let drag = value.first.map { "\(Int($0.translation.height))" } ?? "-"
                    let scale = value.second.map { "\(Int($0.magnification * 100))" } ?? "-"
                    log.add("\(drag) \(scale)")
                }
                .onEnded { _ in log.add("ended") }))
        host.touchDown(at: CGPoint(x: 50, y: 40))
        host.touchDown(at: CGPoint(x: 50, y: 60), finger: 1)
        host.touchMove(to: CGPoint(x: 50, y: 80), finger: 1)
        host.touchMove(to: CGPoint(x: 50, y: 20))
        #expect(log.take() == ["- 200", "-20 300"])
        host.touchUp(at: CGPoint(x: 50, y: 80), finger: 1)
        #expect(log.take() == [])
        host.touchUp(at: CGPoint(x: 50, y: 20))
        #expect(log.take() == ["ended"])
    }

    @Test("The drag of two simultaneous gestures comes alone, where only one finger is down")
    func simultaneousAlone() {
        let host = smallHost(
            Color.red.gesture(
                tap("tap").simultaneously(with: DragGesture().onEnded { _ in log.add("drag") })))
        host.tap(at: middle)
        host.settle()
        #expect(log.take() == ["tap"])
        host.drag(from: middle, to: CGPoint(x: 99, y: 50))
        #expect(log.take() == ["drag"])
    }

    @Test("Values are mapped, and told when they differ")
    func mapped() {
        let host = smallHost(
            Color.red.gesture(
                DragGesture().map { Int($0.translation.width / 20) }
                    .onChanged { log.add("\($0)") }.onEnded { log.add("end \($0)") }))
        host.touchDown(at: CGPoint(x: 10, y: 50))
        for x in [30, 34, 38, 52, 90] { host.touchMove(to: CGPoint(x: x, y: 50)) }
        host.touchUp(at: CGPoint(x: 90, y: 50))
        #expect(log.take() == ["1", "2", "4", "end 4"])
    }

    @Test("No gesture is none, an erased one is the one that it was made of")
    func optional() {
        func taps(_ gesture: (any Gesture<Void>)?) -> [String] {
            let host = smallHost(
                Color.red.gesture(gesture.map { AnyGesture(erasing: $0) })
                    .gesture(TapGesture().onEnded { log.add("outer") }))
            host.tap(at: middle)
            host.settle()
            return log.take()
        }
        #expect(taps(nil) == ["outer"])
        #expect(taps(tap("inner")) == ["inner"])
    }

    private struct Counting: View {
        let log: ActionLog
        @State private var count = 0
        var body: some View {
            let count = count
            return Color.red.gesture(
                AnyGesture(
                    DragGesture(minimumDistance: 1).onChanged { _ in
                        log.add("\(count)")
                        self.count += 1
                    }))
        }
    }

    @Test("Actions are those of the newest body, also while the gesture goes on")
    func newestActions() {
        let host = smallHost(Counting(log: log))
        host.touchDown(at: CGPoint(x: 10, y: 50))
        for x in [20, 30, 40] {
            host.touchMove(to: CGPoint(x: x, y: 50))
            host.layout()
        }
        #expect(log.take() == ["0", "1", "2"])
    }
}

extension AnyGesture {
    fileprivate init(erasing gesture: any Gesture<Value>) { self = Self.erase(gesture) }
    private static func erase(_ gesture: some Gesture<Value>) -> AnyGesture { AnyGesture(gesture) }
}
