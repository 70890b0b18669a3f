import SwiftUITestSupport
import Testing
import VitrineSwiftUI
import VitrineTesting

private let middle = CGPoint(x: 50, y: 50)

/// Gestures by tables: what is told for which touches.
@MainActor
@Suite("Tables of gestures", .serialized)
struct GestureTableTests {
    private let log = ActionLog()

    private func host<V: View>(_ view: V) -> TestHost {
        let host = smallHost(view)
        _ = log.take()
        return host
    }

    // MARK: Taps

    @Test("As many taps as are asked for, near and soon enough")
    func counts() {
        func told(_ count: Int, taps: Int, pause: Double = 0.1, away: CGFloat = 0) -> [String] {
            let host = host(Color.red.onTapGesture(count: count) { log.add("tap") })
            for number in 0..<taps {
                host.tap(at: CGPoint(x: 50 + CGFloat(number) * away, y: 50))
                host.advance(by: pause)
            }
            host.settle()
            return log.take()
        }
        #expect(told(1, taps: 1) == ["tap"])
        #expect(told(1, taps: 3) == ["tap", "tap", "tap"])
        #expect(told(2, taps: 1) == [])
        #expect(told(2, taps: 2) == ["tap"])
        #expect(told(2, taps: 4) == ["tap", "tap"])
        #expect(told(3, taps: 3) == ["tap"])
        #expect(told(3, taps: 2) == [])
        #expect(told(2, taps: 2, pause: 1) == [])
    }

    @Test("A touch that moves away or is taken away is no tap; one that is held is")
    func notTaps() {
        let host = host(Color.red.onTapGesture { log.add("tap") })
        // As far as UIKit's: 45 points.
        host.drag(from: CGPoint(x: 20, y: 50), to: CGPoint(x: 90, y: 50))
        #expect(log.take() == [])
        host.touchDown(at: middle)
        host.cancelTouch(at: middle)
        host.settle()
        #expect(log.take() == [])
        host.longPress(at: middle, duration: 1)
        #expect(log.take() == ["tap"])
    }

    @Test("Single, double and triple taps of one view tell one of them")
    func manyCounts() {
        let host = host(
            Color.red.onTapGesture(count: 3) { log.add("3") }.onTapGesture(count: 2) { log.add("2") }
                .onTapGesture { log.add("1") })
        host.tap(at: middle)
        host.advance(by: 1)
        #expect(log.take() == ["1"])
        host.tap(at: middle, count: 2)
        host.advance(by: 1)
        #expect(log.take() == ["2"])
        host.tap(at: middle, count: 3)
        host.advance(by: 1)
        #expect(log.take() == ["3"])
    }

    // MARK: Drags

    @Test("A drag knows its start, its place and its way, and where it would end")
    func dragValues() {
        let host = host(
            Color.red.gesture(
                DragGesture(minimumDistance: 0)
                    .onChanged {
                        log.add(
                            "\(Int($0.startLocation.x)) \(Int($0.location.x)) \(Int($0.translation.width)) \(Int($0.translation.height))"
                        )
                    }
                    .onEnded {
                        log.add(
                            "end \(Int($0.translation.width)) \(Int($0.predictedEndTranslation.width)) \(Int($0.velocity.width))"
                        )
                    }))
        host.touchDown(at: CGPoint(x: 20, y: 30))
        host.layout()
        #expect(log.take() == ["20 20 0 0"])
        host.advance(by: 0.1)
        host.touchMove(to: CGPoint(x: 45, y: 10))
        #expect(log.take() == ["20 45 25 -20"])
        host.advance(by: 0.5)
        host.touchUp(at: CGPoint(x: 45, y: 10))
        // It rested: nothing is predicted beyond where it is.
        #expect(log.take() == ["end 25 25 0"])
    }

    @Test("A drag in movement is predicted to go on")
    func prediction() {
        var predicted: CGSize?
        var translation: CGSize?
        let host = host(
            Color.red.gesture(
                DragGesture().onEnded {
                    predicted = $0.predictedEndTranslation
                    translation = $0.translation
                }))
        host.drag(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 70, y: 50), duration: 0.1, rest: 0)
        #expect(translation == CGSize(width: 60, height: 0))
        #expect((predicted?.width ?? 0) > 100)
        #expect(abs(predicted?.height ?? 1) < 0.01)
    }

    @Test("A drag begins beyond its least distance, in any direction")
    func minimumDistance() {
        func begins(_ least: CGFloat?, _ way: CGSize) -> Bool {
            let gesture = least.map { DragGesture(minimumDistance: $0) } ?? DragGesture()
            let host = host(Color.red.gesture(gesture.onChanged { _ in log.add("drag") }))
            host.touchDown(at: middle)
            host.advance(by: 0.05)
            host.touchMove(to: CGPoint(x: 50 + way.width, y: 50 + way.height))
            host.touchUp(at: CGPoint(x: 50 + way.width, y: 50 + way.height))
            host.settle()
            return !log.take().isEmpty
        }
        let table: [(CGFloat?, CGSize, Bool)] = [
            (nil, CGSize(width: 9, height: 0), false), (nil, CGSize(width: 11, height: 0), true),
            (nil, CGSize(width: 0, height: -11), true), (nil, CGSize(width: 8, height: 8), true),
            (nil, CGSize(width: 7, height: 7), false), (30, CGSize(width: 29, height: 0), false),
            (30, CGSize(width: 31, height: 0), true), (0, CGSize(width: 1, height: 0), true),
        ]
        for (least, way, expected) in table { #expect(begins(least, way) == expected, "\(way)") }
    }

    @Test("A drag is told in its view, in the window, or in a named space")
    func spaces() {
        func place(_ space: some CoordinateSpaceProtocol) -> [String] {
            let host = host(
                VStack(spacing: 0) {
                    Color.clear.frame(height: 30)
                    Color.red.frame(width: 40, height: 40).gesture(
                        DragGesture(minimumDistance: 0, coordinateSpace: space).onChanged {
                            log.add("\(Int($0.location.x)) \(Int($0.location.y))")
                        })
                    Spacer(minLength: 0)
                }
                .padding(.leading, 20).coordinateSpace(.named("page")))
            host.touchDown(at: CGPoint(x: 50, y: 50))
            host.touchUp(at: CGPoint(x: 50, y: 50))
            return Array(log.take().prefix(1))
        }
        // Of 80 points the box has the middle 40: x 40…80, y 30…70.
        #expect(place(.local) == ["10 20"])
        #expect(place(.global) == ["50 50"])
        #expect(place(.named("page")) == ["50 50"])
    }

    // MARK: Presses

    @Test("A long press is told when its time is over, while the finger is still down")
    func longPress() {
        func told(_ duration: Double, hold: Double, away: CGFloat = 0, limit: CGFloat = 10) -> [String] {
            let host = host(
                Color.red.gesture(
                    LongPressGesture(minimumDuration: duration, maximumDistance: limit)
                        .onChanged { log.add("pressing \($0)") }.onEnded { log.add("pressed \($0)") }))
            host.touchDown(at: middle)
            host.advance(by: 0.05)
            if away > 0 { host.touchMove(to: CGPoint(x: 50 + away, y: 50)) }
            host.advance(by: hold - 0.05)
            let lines = log.take()
            host.touchUp(at: middle)
            host.settle()
            return lines
        }
        #expect(told(0.5, hold: 0.45) == ["pressing true"])
        #expect(told(0.5, hold: 0.55) == ["pressing true", "pressed true"])
        #expect(told(1.5, hold: 1) == ["pressing true"])
        #expect(told(0.5, hold: 1, away: 8) == ["pressing true", "pressed true"])
        #expect(told(0.5, hold: 1, away: 20) == ["pressing true"])
        #expect(told(0.5, hold: 1, away: 20, limit: 50) == ["pressing true", "pressed true"])
    }

    // MARK: Composition

    private func tap(_ name: String, count: Int = 1) -> some Gesture<Void> {
        TapGesture(count: count).onEnded { log.add(name) }
    }
    private func press(_ name: String) -> some Gesture<Bool> {
        LongPressGesture(minimumDuration: 0.5).onEnded { _ in log.add(name) }
    }
    private func drag(_ name: String) -> some Gesture<DragGesture.Value> {
        DragGesture().onEnded { _ in log.add(name) }
    }

    /// What is told for a tap, a double tap, a long press, and a drag.
    private func told<G: Gesture>(_ gesture: G) -> [[String]] {
        let host = host(Color.red.gesture(gesture))
        var result: [[String]] = []
        host.tap(at: middle)
        host.settle()
        host.advance(by: 1)
        result.append(log.take())
        host.tap(at: middle, count: 2)
        host.settle()
        host.advance(by: 1)
        result.append(log.take())
        host.longPress(at: middle, duration: 0.8)
        host.settle()
        host.advance(by: 1)
        result.append(log.take())
        host.drag(from: CGPoint(x: 20, y: 50), to: CGPoint(x: 80, y: 50), duration: 0.2)
        host.settle()
        result.append(log.take())
        return result
    }

    @Test("Exclusive gestures: the first if it succeeds, the second if it fails")
    func exclusive() {
        #expect(
            told(tap("double", count: 2).exclusively(before: tap("single"))) == [
                ["single"], ["double"], ["single"], [],
            ])
        #expect(told(press("press").exclusively(before: drag("drag"))) == [[], [], ["press"], ["drag"]])
        #expect(
            told(drag("drag").exclusively(before: tap("tap"))) == [
                ["tap"], ["tap", "tap"], ["tap"], ["drag"],
            ])
        #expect(
            told(drag("drag").exclusively(before: press("press")).exclusively(before: tap("tap")))
                == [["tap"], ["tap", "tap"], ["press"], ["drag"]])
    }

    @Test("Simultaneous gestures: each for itself")
    func simultaneous() {
        #expect(
            told(tap("a").simultaneously(with: tap("b"))).map { $0.sorted() } == [
                ["a", "b"], ["a", "a", "b", "b"], ["a", "b"], [],
            ])
        #expect(
            told(tap("tap").simultaneously(with: drag("drag"))) == [
                ["tap"], ["tap", "tap"], ["tap"], ["drag"],
            ])
        #expect(told(press("press").simultaneously(with: drag("drag")))[2] == ["press"])
    }

    @Test("Sequences: the second only after the first, with the same finger or the next")
    func sequences() {
        let lines = told(
            LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture())
                .onEnded { value in
                    if case .second(true, let drag?) = value {
                        log.add("moved \(Int(drag.translation.width))")
                    }
                })
        // No drag after the press, and no press before the drag.
        #expect(lines == [[], [], [], []])
        let host = host(
            Color.red.gesture(
                TapGesture().sequenced(before: LongPressGesture(minimumDuration: 0.3)).onEnded { _ in
                    log.add("both")
                }))
        host.tap(at: middle)
        host.longPress(at: middle, duration: 0.5)
        host.settle()
        #expect(log.take() == ["both"])
        host.longPress(at: middle, duration: 0.2)
        host.settle()
        #expect(log.take() == [])
    }

    @Test("map gives other values, to onChanged only when they differ")
    func mapped() {
        let host = host(
            Color.red.gesture(
                DragGesture(minimumDistance: 0).map { Int($0.translation.width) / 20 }
                    .onChanged { log.add("\($0)") }.onEnded { log.add("end \($0)") }))
        host.touchDown(at: CGPoint(x: 10, y: 50))
        for x in [15, 25, 35, 45, 55, 75] {
            host.advance(by: 0.02)
            host.touchMove(to: CGPoint(x: CGFloat(x), y: 50))
        }
        host.touchUp(at: CGPoint(x: 75, y: 50))
        #expect(log.take() == ["0", "1", "2", "3", "end 3"])
    }

    // MARK: Parents and children

    private func nested<Outer: View>(_ outer: (AnyView) -> Outer) -> [String] {
        let inner = AnyView(Color.red.onTapGesture { log.add("inner") })
        let host = host(outer(inner))
        host.tap(at: middle)
        host.settle()
        return log.take().sorted()
    }

    @Test("Of two taps, one in the other, the inner one counts, both, or the outer one")
    func priorities() {
        let outer = TapGesture().onEnded { log.add("outer") }
        #expect(nested { $0.gesture(outer) } == ["inner"])
        #expect(nested { $0.simultaneousGesture(outer) } == ["inner", "outer"])
        #expect(nested { $0.highPriorityGesture(outer) } == ["outer"])
        #expect(nested { $0.gesture(outer, including: .none) } == [])
        #expect(nested { $0.gesture(outer, including: .gesture) } == ["outer"])
        #expect(nested { $0.gesture(outer, including: .subviews) } == ["inner"])
        #expect(nested { $0.highPriorityGesture(outer, including: .subviews) } == ["inner"])
        #expect(nested { $0.simultaneousGesture(outer, including: .gesture) } == ["outer"])
        #expect(nested { $0.gesture(outer, isEnabled: false) } == ["inner"])
        #expect(nested { $0.highPriorityGesture(outer, isEnabled: false) } == ["inner"])
        #expect(nested { $0.simultaneousGesture(outer, isEnabled: false) } == ["inner"])
        #expect(nested { $0.highPriorityGesture(outer, isEnabled: true) } == ["outer"])
    }

    // MARK: Where touches go

    private func tapped<V: View>(_ view: V, at point: CGPoint = middle) -> Bool {
        let host = host(view)
        host.tap(at: point)
        host.settle()
        return log.take() == ["tap"]
    }

    @Test("A view is touched where it is drawn or has a content shape, if it may be")
    func hitTesting() {
        let tap = { log.add("tap") }
        #expect(tapped(Color.red.onTapGesture(perform: tap)))
        #expect(!tapped(Rectangle().opacity(0).onTapGesture(perform: tap)))
        #expect(!tapped(Rectangle().onTapGesture(perform: tap).opacity(0)))
        #expect(!tapped(Color.red.hidden().onTapGesture(perform: tap)))
        #expect(!tapped(Color.red.allowsHitTesting(false).onTapGesture(perform: tap)))
        #expect(!tapped(Color.red.onTapGesture(perform: tap).allowsHitTesting(false)))
        #expect(!tapped(Color.red.onTapGesture(perform: tap).disabled(true)))
        let corner = CGPoint(x: 31, y: 31)
        #expect(!tapped(Circle().frame(width: 40, height: 40).onTapGesture(perform: tap), at: corner))
        #expect(
            tapped(
                Circle().frame(width: 40, height: 40).contentShape(Rectangle()).onTapGesture(perform: tap),
                at: corner))
        #expect(
            !tapped(
                Color.red.frame(width: 40, height: 40).contentShape(Circle()).onTapGesture(perform: tap),
                at: corner))
        #expect(
            !tapped(
                VStack(spacing: 60) {
                    Color.red.frame(width: 20, height: 10)
                    Color.red.frame(width: 20, height: 10)
                }
                .onTapGesture(perform: tap)))
        #expect(
            tapped(
                VStack(spacing: 60) {
                    Color.red.frame(width: 20, height: 10)
                    Color.red.frame(width: 20, height: 10)
                }
                .contentShape(Rectangle()).onTapGesture(perform: tap)))
    }

    @Test("What lies in front takes the touch, unless it lets it through")
    func inFront() {
        let tap = { log.add("tap") }
        #expect(!tapped(Color.red.onTapGesture(perform: tap).overlay { Color.blue.onTapGesture {} }))
        #expect(
            tapped(
                Color.red.onTapGesture(perform: tap).overlay {
                    Color.blue.onTapGesture {}.allowsHitTesting(false)
                }))
        #expect(
            tapped(
                ZStack {
                    Color.red.onTapGesture(perform: tap).zIndex(1)
                    Color.blue.onTapGesture {}
                }))
        #expect(
            tapped(
                Color.red.frame(width: 10, height: 10).offset(x: 30).onTapGesture(perform: tap),
                at: CGPoint(x: 80, y: 50)))
        #expect(!tapped(Color.red.frame(width: 10, height: 10).offset(x: 30).onTapGesture(perform: tap)))
    }
}
