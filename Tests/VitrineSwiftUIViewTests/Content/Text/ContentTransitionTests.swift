import Testing
import VitrinePlatform
import VitrineSwiftUI
import VitrineTesting

/// How a text goes over into another.
@MainActor
@Suite
struct ContentTransitionTests {
    private final class Setter {
        var set: ((Int) -> Void)?
    }

    private struct Number: View {
        let setter: Setter
        let transition: (Int) -> ContentTransition
        let text: (Int) -> String
        @State private var value = 10
        var body: some View {
            setter.set = { value = $0 }
            return Text(verbatim: text(value)).font(.system(size: 40, design: .monospaced)).foregroundStyle(
                .black
            )
            .contentTransition(transition(value)).padding()
        }
    }

    /// The darkness of rows of pixels, from the top of the text to the bottom, in tenths of its height.
    private func ink(_ host: TestHost) -> [Double] {
        let picture = host.bitmap()
        return (0..<10).map { row in
            var sum = 0.0
            for x in 60..<140 {
                for y in (70 + 6 * row)..<(76 + 6 * row) { sum += 1 - picture[x, y].red }
            }
            return sum.rounded()
        }
    }

    private func host(
        _ setter: Setter, text: @escaping (Int) -> String = { "\($0)" },
        _ transition: @escaping (Int) -> ContentTransition
    ) -> TestHost {
        let view = Number(setter: setter, transition: transition, text: text)
            .frame(width: 200, height: 200).background(Color.white)
        return TestHost(UIHostingController(rootView: view), size: CGSize(width: 200, height: 200), scale: 1)
    }

    private func total(_ ink: [Double]) -> Double { ink.reduce(0, +) }

    @Test func withoutAnAnimationTheNewTextIsThereAtOnce() {
        let setter = Setter()
        let stage = host(setter) { _ in .numericText() }
        stage.perform { setter.set?(11) }
        stage.layout()
        let now = ink(stage)
        stage.advance(by: 1)
        #expect(ink(stage) == now)
    }

    @Test func identityShowsTheNewTextAtOnceWithAnAnimationToo() {
        let setter = Setter()
        let stage = host(setter) { _ in .identity }
        stage.perform { withAnimation(.linear(duration: 1)) { setter.set?(88) } }
        stage.advance(by: 0.02)
        let now = ink(stage)
        stage.advance(by: 2)
        #expect(ink(stage) == now)
    }

    @Test(arguments: [ContentTransition.opacity, .interpolate])
    func otherwiseTheTwoFadeOverIntoEachOther(transition: ContentTransition) {
        let setter = Setter()
        let stage = host(setter, text: { $0 == 10 ? "I" : "" }) { _ in transition }
        let whole = total(ink(stage))
        #expect(whole > 50)
        stage.perform { withAnimation(.linear(duration: 1)) { setter.set?(0) } }
        stage.advance(by: 0.5)
        #expect(abs(total(ink(stage)) / whole - 0.5) < 0.1)
        stage.advance(by: 0.6)
        #expect(total(ink(stage)) == 0)
    }

    @Test(arguments: [
        (ContentTransition.numericText(), true), (.numericText(countsDown: true), false),
        (.numericText(value: 9), false), (.numericText(value: 11), true),
    ])
    func charactersThatChangeRollUpOrDown(transition: ContentTransition, isUp: Bool) {
        let setter = Setter()
        let stage = host(setter, text: { $0 == 10 ? "8" : " " }) { value in
            if value == 10, transition == .numericText(value: 9) { return .numericText(value: 10) }
            return value == 10 && transition == .numericText(value: 11) ? .numericText(value: 10) : transition
        }
        let before = ink(stage)
        func middle(_ ink: [Double]) -> Double {
            zip(ink, 0...).map { $0 * Double($1) }.reduce(0, +) / max(total(ink), 1)
        }
        stage.perform { withAnimation(.linear(duration: 1)) { setter.set?(0) } }
        stage.advance(by: 0.5)
        let during = ink(stage)
        #expect(total(during) > 0)
        // The old digit goes up where the number grows.
        #expect(isUp ? middle(during) < middle(before) - 0.5 : middle(during) > middle(before) + 0.5)
        stage.advance(by: 0.6)
        #expect(total(ink(stage)) == 0)
    }

    @Test func whatStaysStaysWhereItIs() {
        let setter = Setter()
        let stage = host(setter, text: { $0 == 10 ? "12" : "17" }) { _ in .numericText() }
        func left() -> [Double] {
            let picture = stage.bitmap()
            return (80..<120).flatMap { y in (78..<94).map { picture[$0, y].red } }
        }
        let before = left()
        #expect(before.contains { $0 < 0.5 })
        stage.perform { withAnimation(.linear(duration: 1)) { setter.set?(0) } }
        stage.advance(by: 0.5)
        #expect(zip(left(), before).allSatisfy { abs($0 - $1) < 0.1 })
    }

    @Test func aChangeInTheMiddleGoesOnFromTheNewerText() {
        let setter = Setter()
        let stage = host(setter, text: { ["", "I", "II"][min($0, 2) % 3] }) { _ in .opacity }
        stage.perform { withAnimation(.linear(duration: 1)) { setter.set?(1) } }
        stage.advance(by: 0.5)
        stage.perform { withAnimation(.linear(duration: 1)) { setter.set?(0) } }
        stage.advance(by: 1.2)
        #expect(total(ink(stage)) == 0)
    }

    @Test func theTransitionIsInTheEnvironment() {
        var environment = EnvironmentValues()
        #expect(environment.contentTransition == .interpolate)
        environment.contentTransition = .numericText(countsDown: true)
        #expect(environment.contentTransition != .numericText())
    }
}
