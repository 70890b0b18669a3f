import SwiftUITestSupport
import Testing
import VitrineGraphics
import VitrinePlatform
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

private struct Mover: View {
    let log: ActionLog
    @State private var x = 0.0
    @State private var end = 0.5
    var body: some View {
        let (x, end) = ($x, $end)
        func run(
            _ name: String, _ animation: Animation?, _ criteria: AnimationCompletionCriteria,
            to target: Double
        ) {
            log.actions[name] = {
                withAnimation(animation, completionCriteria: criteria) {
                    x.wrappedValue = target
                } completion: {
                    log.lines.append(name)
                }
            }
        }
        run("linear", .linear(duration: 1), .logicallyComplete, to: 50)
        run("none", .linear(duration: 1), .removed, to: 0)
        run("still", nil, .removed, to: 50)
        run("spring", .spring(duration: 0.5, bounce: 0.6), .logicallyComplete, to: 50)
        run("springRemoved", .spring(duration: 0.5, bounce: 0.6), .removed, to: 50)
        run("named", .linear(duration: 1).logicallyComplete(after: 0.25), .logicallyComplete, to: 50)
        run("forever", .linear(duration: 0.1).repeatForever(), .logicallyComplete, to: 50)
        log.actions["trim"] = {
            withAnimation(.linear(duration: 0.5), completionCriteria: .removed) {
                end.wrappedValue = 1
            } completion: {
                log.lines.append("trim")
            }
        }
        return VStack {
            Color.red.frame(width: 20, height: 20).offset(x: self.x)
            Circle().trim(from: 0, to: self.end).stroke(.blue).frame(width: 20, height: 20)
        }
    }
}

@MainActor
@Suite("The ends of animations", .serialized)
struct AnimationCompletionTests {
    private let log = ActionLog()
    private let host: TestHost

    init() {
        host = TestHost(
            UIHostingController(rootView: Mover(log: log)), size: CGSize(width: 100, height: 100), scale: 1)
        host.settle()
        _ = log.take()
    }

    /// What has completed at some times after an action, in seconds.
    private func completed(_ name: String, at times: [Double]) -> [Bool] {
        host.perform { log.actions[name]?() }
        var now = 0.0
        return times.map { time in
            host.advance(by: time - now)
            now = time
            return log.lines == [name]
        }
    }

    @Test("A curve is complete after its duration")
    func curve() { #expect(completed("linear", at: [0.1, 0.9, 1.1, 3]) == [false, false, true, true]) }

    @Test("Where nothing changes, or nothing is animated, the end of the update is the end")
    func nothing() {
        #expect(completed("none", at: [0.05]) == [true])
        _ = log.take()
        #expect(completed("still", at: [0.05]) == [true])
    }

    @Test("A spring is logically complete after its duration, and removed when it has settled")
    func spring() {
        #expect(completed("spring", at: [0.45, 0.55]) == [false, true])
        _ = log.take()
        let host = AnimationCompletionTests()
        #expect(host.completed("springRemoved", at: [0.45, 0.55, 5]) == [false, false, true])
    }

    @Test("An animation may say itself when it counts as complete")
    func named() { #expect(completed("named", at: [0.2, 0.3, 2]) == [false, true, true]) }

    @Test("What repeats for ever never completes")
    func forever() { #expect(completed("forever", at: [1, 5]) == [false, false]) }

    @Test("What no layer animates is waited for, too")
    func shape() { #expect(completed("trim", at: [0.4, 0.6]) == [false, true]) }
}

private struct SourceKey: TransactionKey {
    static let defaultValue = "nobody"
}

extension Transaction {
    fileprivate var source: String {
        get { self[SourceKey.self] }
        set { self[SourceKey.self] = newValue }
    }
}

@MainActor
@Suite("Transactions in modifiers", .serialized)
struct TransactionModifierTests {
    private struct Page: View {
        let log: ActionLog
        @State private var isOn = false
        var body: some View {
            let isOn = $isOn
            log.actions["plain"] = { isOn.wrappedValue.toggle() }
            log.actions["named"] = { withTransaction(\.source, "button") { isOn.wrappedValue.toggle() } }
            return Color.red.frame(width: 20, height: 20)
                .transaction { log.lines.append($0.source) }
                .opacity(self.isOn ? 0.5 : 1)
        }
    }

    @Test("Values of keys go with the transaction")
    func keys() {
        let log = ActionLog()
        let host = TestHost(
            UIHostingController(rootView: Page(log: log)), size: CGSize(width: 100, height: 100), scale: 1)
        host.settle()
        _ = log.take()
        host.perform { log.actions["plain"]?() }
        host.settle()
        #expect(Set(log.take()) == ["nobody"])
        host.perform { log.actions["named"]?() }
        host.settle()
        #expect(log.take().contains("button"))
        #expect(Transaction().source == "nobody")
    }

    private struct Scoped: View {
        let log: ActionLog
        @State private var isOn = false
        var body: some View {
            let isOn = $isOn
            log.actions["toggle"] = { isOn.wrappedValue.toggle() }
            return Color.red.frame(width: 20, height: 20)
                .offset(x: self.isOn ? 40 : 0)
                .animation(.linear(duration: 1)) { $0.opacity(self.isOn ? 0.5 : 1) }
        }
    }

    @Test("An animation with a body animates what the body adds, and not what it is about")
    func scope() throws {
        let log = ActionLog()
        let host = TestHost(
            UIHostingController(rootView: Scoped(log: log)), size: CGSize(width: 100, height: 100), scale: 1)
        host.settle()
        host.perform { log.actions["toggle"]?() }
        host.advance(by: 0.5)
        func layers(_ layer: CALayer) -> [CALayer] { [layer] + (layer.sublayers ?? []).flatMap(layers) }
        let all = layers(host.window.layer)
        let faded = try #require(all.first { $0.opacity == 0.5 })
        #expect(abs((faded.presentation()?.opacity ?? 0) - 0.75) < 0.05)
        // It is at its new place at once.
        let bitmap = host.bitmap()
        #expect(bitmap[90, 50].green < 0.6 && bitmap[50, 50].green == 1)
    }
}
