import Observation
import SwiftUITestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

@Observable private final class Counted { var count = 0 }

private struct Page: View {
    let log: ActionLog
    let model: Counted
    @State private var count = 0
    @State private var scheme = ColorScheme.light

    var body: some View {
        let (count, scheme) = ($count, $scheme)
        log.actions["count"] = { count.wrappedValue += 1 }
        log.actions["scheme"] = { scheme.wrappedValue = .dark }
        return Leaf(log: log, model: model, value: self.count / 2).environment(\.colorScheme, self.scheme)
    }
}

private struct Leaf: View {
    let log: ActionLog
    let model: Counted
    var value: Int
    @State private var own = 0
    @State private var other = 0
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        log.lines.append((ViewGraph.trackingNode as? BodyNode<Self>)?.takeChanges() ?? "nobody")
        let (own, other) = ($own, $other)
        log.actions["own"] = { own.wrappedValue += 1 }
        log.actions["both"] = {
            own.wrappedValue += 1
            other.wrappedValue += 1
        }
        return Text("\(value) \(self.own) \(self.other) \(model.count) \(scheme == .dark ? "dark" : "light")")
    }
}

@MainActor
@Suite("Why bodies are evaluated")
struct BodyChangeTests {
    @Test func `The properties that changed, the value, the identity, and what else was read`() {
        let log = ActionLog()
        let model = Counted()
        let host = TestHost(
            UIHostingController(rootView: Page(log: log, model: model)), size: CGSize(width: 200, height: 50),
            scale: 1)
        host.settle()
        #expect(log.take() == ["Leaf: @self, @identity, _own, _other, _scheme changed."])
        func lines(after action: () -> Void) -> [String] {
            action()
            host.settle()
            return log.take()
        }
        #expect(lines { log.actions["own"]?() } == ["Leaf: _own changed."])
        #expect(lines { log.actions["both"]?() } == ["Leaf: _own, _other changed."])
        #expect(lines { model.count += 1 } == ["Leaf: @dependencies changed."])
        #expect(lines { log.actions["scheme"]?() } == ["Leaf: _scheme changed."])
        #expect(lines { log.actions["count"]?() } == [], "the value of the leaf is the same")
        #expect(lines { log.actions["count"]?() } == ["Leaf: @self changed."])
    }
}
