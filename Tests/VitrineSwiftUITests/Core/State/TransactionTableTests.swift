import SwiftUITestSupport
import Testing
import VitrineTesting

@testable import VitrineSwiftUI

private struct Reason: TransactionKey { static let defaultValue = "none" }

extension Transaction {
    fileprivate var reason: String {
        get { self[Reason.self] }
        set { self[Reason.self] = newValue }
    }
}

/// Which animation and which values views see with a change.
@MainActor
@Suite("Tables of transactions", .serialized)
struct TransactionTableTests {
    private let line = Animation.linear(duration: 1)
    private let other = Animation.linear(duration: 2)

    /// A view whose modifiers are looked through for the transaction that reaches it.
    private struct Screen<Content: View>: View {
        let log: ActionLog
        @State private var value = 0
        @ViewBuilder let content: (Int, AnyView) -> Content
        var body: some View {
            log.actions["plain"] = { value += 1 }
            log.actions["line"] = { withAnimation(.linear(duration: 1)) { value += 1 } }
            log.actions["nil"] = { withAnimation(nil) { value += 1 } }
            log.actions["reason"] = {
                var transaction = Transaction(animation: .linear(duration: 1))
                transaction.reason = "because"
                withTransaction(transaction) { value += 1 }
            }
            log.actions["key"] = { withTransaction(\.reason, "key") { value += 1 } }
            log.actions["disabled"] = {
                var transaction = Transaction(animation: .linear(duration: 1))
                transaction.disablesAnimations = true
                withTransaction(transaction) { value += 1 }
            }
            log.actions["nested"] = {
                withAnimation(.linear(duration: 1)) { withAnimation(.linear(duration: 2)) { value += 1 } }
            }
            log.actions["binding"] = { $value.animation(.linear(duration: 2)).wrappedValue += 1 }
            let probe = Text(verbatim: "\(value)").transaction { transaction in
                let name: String
                switch transaction.animation {
                case nil: name = "nil"
                case Animation.linear(duration: 1): name = "line"
                case Animation.linear(duration: 2): name = "other"
                default: name = "some"
                }
                log.lines.append("\(name) \(transaction.disablesAnimations) \(transaction.reason)")
            }
            return content(value, AnyView(probe))
        }
    }

    /// What reaches the view at a change.
    private func seen<Content: View>(
        _ action: String, @ViewBuilder _ content: @escaping (Int, AnyView) -> Content
    ) -> String? {
        let page = HostedPage { Screen(log: $0, content: content) }
        page.log.lines = []
        page.act(action)
        return page.log.lines.first
    }

    @Test("The transaction is the one of the write, innermost first")
    func writes() {
        let table = [
            ("plain", "nil false none"), ("line", "line false none"), ("nil", "nil false none"),
            ("reason", "line false because"), ("key", "nil false key"), ("disabled", "line true none"),
            ("nested", "other false none"), ("binding", "other false none"),
        ]
        for (action, expected) in table { #expect(seen(action) { $1 } == expected, "\(action)") }
    }

    @Test("Modifiers around a view change what reaches it, from outside inwards")
    func modifiers() {
        #expect(seen("plain") { $1.animation(line, value: $0) } == "line false none")
        #expect(seen("line") { $1.animation(other, value: $0) } == "other false none")
        #expect(seen("line") { $1.animation(nil, value: $0) } == "nil false none")
        #expect(seen("line") { $1.animation(other, value: 0) } == "line false none")
        #expect(
            seen("plain") { $1.animation(line, value: $0).animation(other, value: $0) } == "line false none")
        #expect(seen("disabled") { $1.animation(other, value: $0) } == "line true none")
        #expect(seen("line") { $1.transaction { $0.animation = nil } } == "nil false none")
        #expect(
            seen("line") { value, view in view.transaction(value: value) { $0.animation = other } }
                == "other false none")
        #expect(
            seen("line") { value, view in view.transaction(value: 0) { $0.animation = other } }
                == "line false none")
        #expect(seen("plain") { $1.transaction { $0.reason = "here" } } == "nil false here")
        #expect(
            seen("plain") { $1.transaction { $0.reason += "!" }.transaction { $0.reason = "out" } }
                == "nil false out!")
    }

    @Test("Transactions are values with what keys keep in them")
    func values() {
        var transaction = Transaction()
        #expect(transaction.animation == nil && !transaction.disablesAnimations && !transaction.isContinuous)
        #expect(transaction.reason == "none")
        let copy = transaction
        transaction.reason = "changed"
        #expect(copy.reason == "none" && transaction.reason == "changed")
        #expect(Transaction(animation: line).animation == line)
        #expect(withTransaction(Transaction(animation: line)) { 5 } == 5)
        #expect(withAnimation { "value" } == "value")
    }

    @Test("An error goes through withAnimation, and what comes after is not animated")
    func errors() {
        struct Failure: Error {}
        #expect(throws: Failure.self) { try withAnimation { throw Failure() } }
        #expect(seen("plain") { $1 } == "nil false none")
    }

    @Test("Writes with different transactions are told one after the other; with the same one together")
    func groups() {
        struct Two: View {
            let log: ActionLog
            @State private var a = 0
            @State private var b = 0
            var body: some View {
                log.actions["mixed"] = {
                    a = 1
                    withAnimation { b = 1 }
                    a = 2
                }
                log.actions["same"] = {
                    a += 10
                    b += 10
                    a += 10
                }
                log.lines.append("body \(a) \(b)")
                return Color.red.onChange(of: a) { log.lines.append("a \($0)-\($1)") }
                    .onChange(of: b) { log.lines.append("b \($0)-\($1)") }
            }
        }
        let page = HostedPage { Two(log: $0) }
        #expect(page.log.take() == ["body 0 0"])
        page.act("mixed")
        #expect(page.log.lines.filter { $0.hasPrefix("body") } == ["body 1 0", "body 1 1", "body 2 1"])
        #expect(page.log.take().filter { !$0.hasPrefix("body") } == ["a 0-1", "b 0-1", "a 1-2"])
        page.act("same")
        #expect(page.log.lines.filter { $0.hasPrefix("body") } == ["body 22 11"])
        #expect(page.log.take().filter { !$0.hasPrefix("body") }.sorted() == ["a 2-22", "b 1-11"])
    }

    @Test("onChange: with the initial value, with both values, with none, and only where it changed")
    func changes() {
        struct Watching: View {
            let log: ActionLog
            @State private var value = 1
            @State private var pair = [1, 2]
            var body: some View {
                log.actions["set"] = { value = 5 }
                log.actions["same"] = { value = 5 }
                log.actions["pair"] = { pair[1] += 1 }
                return Color.red
                    .onChange(of: value, initial: true) { log.lines.append("initial \($0) \($1)") }
                    .onChange(of: value) { log.lines.append("both \($0) \($1)") }
                    .onChange(of: value) { log.lines.append("none") }
                    .onChange(of: pair) { log.lines.append("pair \($1)") }
            }
        }
        let page = HostedPage { Watching(log: $0) }
        #expect(page.log.take() == ["initial 1 1"])
        page.act("set")
        #expect(page.log.take().sorted() == ["both 1 5", "initial 1 5", "none"])
        page.act("same")
        #expect(page.log.take() == [])
        page.act("pair")
        #expect(page.log.take() == ["pair [1, 3]"])
    }

    @Test("An animation that is replaced on the way goes on from what is shown, at once or with its velocity")
    func interruption() {
        let record = Record<CGSize>()
        let stage = AnimationStage(CGFloat(0)) { SizeProbe(record: record).frame(width: $0, height: 10) }
        stage.set(80, .linear(duration: 1), then: 0.5)
        #expect(abs((record.last?.width ?? 0) - 40) < 1.5)
        // A line beside the first one: both are added up until the first is over.
        stage.set(80, .linear(duration: 1), then: 0.6)
        #expect(abs((record.last?.width ?? 0) - 80) < 1.5)
        stage.set(0, then: 0)
        #expect(record.last?.width == 0)
        stage.set(80, .spring(duration: 1, bounce: 0), then: 0.2)
        let first = record.values.suffix(2).map(\.width)
        let speed = first[1] - first[0]
        #expect(speed > 0)
        stage.set(0, .spring(duration: 1, bounce: 0), then: 1.0 / 60)
        #expect((record.last?.width ?? 0) > first[1])
        stage.advance(3)
        #expect(record.last?.width == 0)
    }

    @Test("Completions come at their criterion, and one for a group of values")
    func completions() {
        struct Moving: View {
            let log: ActionLog
            @State private var x: CGFloat = 0
            @State private var y: CGFloat = 0
            var body: some View {
                log.actions["both"] = {
                    withAnimation(.linear(duration: 1)) {
                        x = 50
                        y = 50
                    } completion: {
                        log.lines.append("done \(Int(x)) \(Int(y))")
                    }
                }
                log.actions["inner"] = {
                    withAnimation(.linear(duration: 2)) {
                        x = 10
                        withAnimation(.linear(duration: 0.5)) {
                            y = 10
                        } completion: {
                            log.lines.append("inner")
                        }
                    } completion: {
                        log.lines.append("outer")
                    }
                }
                return Color.red.frame(width: 10 + x, height: 10 + y)
            }
        }
        let page = HostedPage { Moving(log: $0) }
        page.start("both")
        page.host.advance(by: 0.9)
        #expect(page.log.take() == [])
        page.host.advance(by: 0.2)
        #expect(page.log.take() == ["done 50 50"])
        page.start("inner")
        page.host.advance(by: 0.7)
        #expect(page.log.take() == ["inner"])
        page.host.advance(by: 1.5)
        #expect(page.log.take() == ["outer"])
    }
}
