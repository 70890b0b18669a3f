import SwiftUITestSupport
import Testing
import VitrinePlatform
import VitrineSwiftUI

private func isNear(_ a: Double?, _ b: Double, by tolerance: Double = 0.06) -> Bool {
    a.map { abs($0 - b) <= tolerance } ?? false
}

/// A modifier of a program's, whose number is written down.
private struct Lift: ViewModifier, Animatable {
    var amount: Double
    let record: Record<Double>
    var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }
    func body(content: Content) -> some View {
        record.values.append(amount)
        return content.offset(y: amount)
    }
}

private struct Phases: Transition {
    let record: Record<TransitionPhase>
    func body(content: Content, phase: TransitionPhase) -> some View {
        if record.last != phase { record.values.append(phase) }
        return content.opacity(phase.isIdentity ? 1 : 0.2)
    }
}

@MainActor
@Suite("Transitions", .serialized)
struct TransitionTests {
    private func line(_ seconds: Double = 1) -> Animation { .linear(duration: seconds) }

    @Test("A view that leaves keeps its place and its life until its removal is over")
    func removal() throws {
        let log = ActionLog()
        let stage = AnimationStage(true) { isShown in
            VStack(spacing: 0) {
                if isShown {
                    Color.blue.frame(width: 20, height: 20).onDisappear { log.lines.append("gone") }
                }
                Color.red.frame(width: 20, height: 20)
            }
        }
        let blue = try #require(stage.root.sublayers?.first)
        #expect(blue.position.y == 40)
        stage.set(false, line(), then: 0.5)
        // Out of layout: the red one is alone, and the blue one where it was.
        #expect(stage.root.sublayers?.count == 2)
        #expect(stage.root.sublayers?.first === blue)
        #expect(stage.root.sublayers?.last?.position.y == 50)
        #expect(isNear(Double(blue.presentation()?.opacity ?? 0), 0.5))
        #expect(log.take() == [])
        stage.advance(0.6)
        #expect(stage.root.sublayers?.count == 1)
        #expect(log.take() == ["gone"])
    }

    @Test("Without animation what leaves is gone at once")
    func still() {
        let stage = AnimationStage(true) { if $0 { Color.blue } else { Color.red.frame(width: 5) } }
        stage.set(false)
        #expect(stage.root.sublayers?.count == 1)
    }

    @Test("A view that comes back in the middle is the same, and goes on from what is shown")
    func comingBack() throws {
        let log = ActionLog()
        let stage = AnimationStage(true) { isShown in
            ZStack {
                Color.red.frame(width: 5, height: 5)
                if isShown {
                    Color.blue.frame(width: 20, height: 20)
                        .onAppear { log.lines.append("here") }.onDisappear { log.lines.append("gone") }
                }
            }
        }
        let blue = try #require(stage.root.sublayers?.last)
        #expect(log.take() == ["here"])
        stage.set(false, line(), then: 0.5)
        stage.set(true, line())
        #expect(stage.root.sublayers?.last === blue)
        #expect(isNear(Double(blue.presentation()?.opacity ?? 0), 0.5))
        stage.advance(2)
        #expect(stage.root.sublayers?.count == 2)
        #expect(blue.opacity == 1)
        #expect(log.take() == [])
    }

    @Test("animation(_:value:) and animation(_:) run transitions, removals too")
    func byModifier() throws {
        let stage = AnimationStage(true) { isShown in
            ZStack {
                Color.red.frame(width: 5, height: 5)
                if isShown { Color.blue.frame(width: 20, height: 20).transition(.opacity) }
            }
            .animation(.linear(duration: 1), value: isShown)
        }
        stage.set(false, then: 0.5)
        let leaving = try #require(stage.root.sublayers?.last)
        #expect(stage.root.sublayers?.count == 2)
        #expect(isNear(Double(leaving.presentation()?.opacity ?? 0), 0.5))
        stage.advance(0.6)
        #expect(stage.root.sublayers?.count == 1)
        stage.set(true, then: 0.25)
        let coming = try #require(stage.root.sublayers?.last)
        #expect(isNear(Double(coming.presentation()?.opacity ?? 0), 0.25))
    }

    @Test("A transition with an animation of its own needs no other")
    func ownAnimation() throws {
        let stage = AnimationStage(false) { isShown in
            ZStack {
                Color.red.frame(width: 5, height: 5)
                if isShown {
                    Color.blue.frame(width: 20, height: 20).transition(
                        .opacity.animation(.linear(duration: 2)))
                }
            }
        }
        stage.set(true, then: 1)
        let layer = try #require(stage.root.sublayers?.last)
        #expect(isNear(Double(layer.presentation()?.opacity ?? 0), 0.5))
        stage.advance(1.1)
        stage.set(false, then: 1)
        #expect(stage.root.sublayers?.count == 2)
        stage.advance(1.1)
        #expect(stage.root.sublayers?.count == 1)
    }

    @Test("modifier(active:identity:) goes between two modifiers, which are interpolated")
    func ownModifier() throws {
        let record = Record<Double>()
        let stage = AnimationStage(false) { isShown in
            ZStack {
                Color.red.frame(width: 5, height: 5)
                if isShown {
                    Color.blue.frame(width: 20, height: 20)
                        .transition(
                            .modifier(
                                active: Lift(amount: 40, record: record),
                                identity: Lift(amount: 0, record: record)))
                }
            }
        }
        stage.set(true, line(), then: 0.5)
        #expect(record.values.first == 40)
        #expect(isNear(record.last, 20, by: 2))
        stage.advance(0.6)
        #expect(record.last == 0)
        stage.set(false, line(), then: 0.5)
        #expect(isNear(record.last, 20, by: 2))
    }

    @Test("Moves go by the extent of the view, and leading is right where text runs from the right")
    func moves() throws {
        func x(_ direction: LayoutDirection, _ transition: AnyTransition) throws -> CGFloat {
            let stage = AnimationStage(false) { isShown in
                ZStack {
                    Color.red.frame(width: 5, height: 5)
                    if isShown { Color.blue.frame(width: 20, height: 20).transition(transition) }
                }
                .environment(\.layoutDirection, direction)
            }
            stage.set(true, line())
            return try #require(stage.root.sublayers?.last?.presentation()).position.x
        }
        #expect(try x(.leftToRight, .move(edge: .leading)) == 30)
        #expect(try x(.rightToLeft, .move(edge: .leading)) == 70)
        #expect(try x(.leftToRight, .move(edge: .trailing)) == 70)
        #expect(try x(.leftToRight, .slide) == 30)
        #expect(try x(.rightToLeft, .slide) == 70)
        let mixed = AnyTransition.asymmetric(insertion: .offset(x: 7), removal: .slide)
        #expect(try x(.leftToRight, mixed) == 57)
        #expect(try x(.leftToRight, mixed.combined(with: .offset(x: 3))) == 60)
    }

    @Test("A push comes from one edge and leaves through the one across")
    func push() throws {
        let stage = AnimationStage(0) { number in
            ZStack {
                Color.red.frame(width: 5, height: 5)
                Color.blue.frame(width: 20, height: 20).id(number).transition(.push(from: .leading))
            }
        }
        stage.set(1, line())
        let shown = { stage.root.sublayers?.dropFirst().compactMap { $0.presentation()?.position.x } ?? [] }
        #expect(shown() == [50, 30])
        stage.advance(0.5)
        #expect(shown().map { ($0 / 4).rounded() * 4 } == [60, 40])
        stage.advance(0.6)
        #expect(shown().count == 1)
    }

    @Test("A transition of one's own sees its phases in order")
    func phases() {
        let record = Record<TransitionPhase>()
        let stage = AnimationStage(false) { isShown in
            ZStack {
                Color.red.frame(width: 5, height: 5)
                if isShown { Color.blue.transition(Phases(record: record)) }
            }
        }
        stage.set(true, line(), then: 1.5)
        stage.set(false, line(), then: 1.5)
        #expect(record.values == [.willAppear, .identity, .didDisappear])
        record.values = []
        stage.set(true)
        #expect(record.values == [.identity])
        #expect(TransitionPhase.didDisappear.value == 1)
        #expect(!OpacityTransition.properties.hasMotion)
        #expect(MoveTransition.properties.hasMotion)
    }

    @Test("Of a ForEach what leaves is drawn between the others")
    func rows() throws {
        let stage = AnimationStage([1, 2, 3]) { numbers in
            VStack(spacing: 0) {
                ForEach(numbers, id: \.self) { number in
                    Color(white: Double(number) / 10).frame(width: 20, height: 20)
                }
            }
        }
        let layers = try #require(stage.root.sublayers)
        stage.set([1, 3], line())
        #expect(stage.root.sublayers?.map { ObjectIdentifier($0) } == layers.map { ObjectIdentifier($0) })
        // The stack is smaller by one, and in the middle: its place is that within the stack.
        #expect(stage.root.sublayers?[1].position.y == 60)
        stage.set([1, 2, 3], line())
        stage.advance(1.5)
        #expect(stage.root.sublayers?.map { ObjectIdentifier($0) } == layers.map { ObjectIdentifier($0) })
        #expect(stage.root.sublayers?.map(\.opacity) == [1, 1, 1])
    }
}

@MainActor
@Suite("Transitions in lazy containers", .serialized)
struct LazyTransitionTests {
    private let record = Record<Double>()
    private let log = ActionLog()

    private func stage(_ numbers: [Int]) -> AnimationStage<[Int]> {
        let (record, log) = (record, log)
        return AnimationStage(numbers) { numbers in
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(numbers, id: \.self) { number in
                        Color.red.frame(width: 20, height: 20)
                            .onAppear { log.lines.append("+\(number)") }
                            .onDisappear { log.lines.append("-\(number)") }
                            .transition(
                                .modifier(
                                    active: Lift(amount: 100, record: record),
                                    identity: Lift(amount: 0, record: record)))
                    }
                }
            }
        }
    }

    @Test("A view that leaves the data keeps its place and its life until its removal is over")
    func removal() {
        let stage = stage([1, 2, 3])
        #expect(Set(log.take()) == ["+1", "+2", "+3"])
        stage.set([1, 3], .linear(duration: 1), then: 0.5)
        #expect(isNear(record.last, 50, by: 3))
        #expect(log.take() == [])
        stage.advance(0.6)
        #expect(log.take() == ["-2"])
    }

    @Test("A view that comes into the data comes in its transition; one that comes into view does not")
    func insertion() throws {
        let stage = stage(Array(0..<20))
        record.values = []
        let scroll = try #require(stage.window.descendant(UIScrollView.self))
        withAnimation(.linear(duration: 1)) { scroll.contentOffset.y = 40 }
        stage.advance(0.5)
        #expect(Set(record.values) == [0])
        scroll.contentOffset.y = 0
        stage.advance(1)
        record.values = []
        stage.set([0, 100] + Array(1..<20), .linear(duration: 1), then: 0.25)
        #expect(isNear(record.last, 75, by: 3))
        stage.advance(1)
        #expect(record.last == 0)
    }

    @Test("A view that comes back in the middle is the same")
    func comingBack() {
        let stage = stage([1, 2, 3])
        log.lines = []
        stage.set([1, 3], .linear(duration: 1), then: 0.5)
        stage.set([1, 2, 3], .linear(duration: 1), then: 2)
        #expect(log.take() == [])
        #expect(record.last == 0)
    }

    @Test("Without animation what leaves is gone at once; what scrolls away has no transition")
    func still() throws {
        let stage = stage(Array(0..<20))
        log.lines = []
        stage.set(Array(1..<20))
        #expect(Set(log.take()) == ["-0", "+5"])
        record.values = []
        let scroll = try #require(stage.window.descendant(UIScrollView.self))
        scroll.contentOffset.y = 100
        stage.advance(0.1)
        #expect(!record.values.contains { $0 != 0 })
    }

    /// Sections of a header and two rows, in a stack or in a grid of two columns.
    private func sections(
        _ numbers: [Int], inGrid: Bool = false, records: [String: Record<Double>]
    ) -> AnimationStage<(numbers: [Int], hasHeaders: Bool)> {
        let log = log
        func box(_ name: String) -> some View {
            Color.red.frame(width: 20, height: 10)
                .onAppear { log.lines.append("+\(name)") }
                .onDisappear { log.lines.append("-\(name)") }
                .transition(
                    .modifier(
                        active: Lift(amount: 100, record: records[name]!),
                        identity: Lift(amount: 0, record: records[name]!)))
        }
        return AnimationStage((numbers, true)) { state in
            let content = ForEach(state.numbers, id: \.self) { number in
                Section {
                    ForEach(0..<2) { box("\(number).\($0)") }
                } header: {
                    if state.hasHeaders { box("h\(number)") }
                }
            }
            return ScrollView {
                if inGrid {
                    LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) { content }
                } else {
                    LazyVStack(spacing: 0) { content }
                }
            }
        }
    }

    private func records(_ numbers: [Int]) -> [String: Record<Double>] {
        Dictionary(
            uniqueKeysWithValues: numbers.flatMap { ["h\($0)", "\($0).0", "\($0).1"] }.map { ($0, Record()) })
    }

    @Test(
        "A section that leaves or comes whole does so in the transitions of its views",
        arguments: [false, true])
    func section(inGrid: Bool) {
        let records = records([1, 2, 3])
        let stage = sections([1, 2, 3], inGrid: inGrid, records: records)
        log.lines = []
        stage.set(([1, 3], true), .linear(duration: 1), then: 0.5)
        for name in ["h2", "2.0", "2.1"] { #expect(isNear(records[name]!.last, 50, by: 3), "\(name)") }
        #expect(log.take() == [])
        stage.advance(0.6)
        #expect(Set(log.take()) == ["-h2", "-2.0", "-2.1"])

        stage.set(([1, 2, 3], true), .linear(duration: 1), then: 0.25)
        for name in ["h2", "2.0", "2.1"] { #expect(isNear(records[name]!.last, 75, by: 3), "\(name)") }
        stage.advance(1)
        #expect(records["2.1"]!.last == 0)
        #expect(Set(records["3.0"]!.values) == [0])
    }

    @Test("A header comes to a section that stays, and goes from it, in its transition")
    func header() {
        let records = records([1, 2])
        let stage = sections([1, 2], records: records)
        log.lines = []
        stage.set(([1, 2], false), .linear(duration: 1), then: 0.5)
        #expect(isNear(records["h2"]!.last, 50, by: 3))
        #expect(log.take() == [])
        stage.advance(0.6)
        #expect(Set(log.take()) == ["-h1", "-h2"])
        stage.set(([1, 2], true), .linear(duration: 1), then: 0.25)
        #expect(isNear(records["h1"]!.last, 75, by: 3))
        #expect(Set(records["1.0"]!.values) == [0])
    }
}
