import SwiftUITestSupport
import TestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

@MainActor
@Suite("Content shapes by kind", .serialized)
struct ContentShapeTests {
    private struct Probe: View {
        let kinds: ContentShapeKinds
        let log: ActionLog
        var body: some View {
            Color.red.frame(width: 60, height: 40)
                .contentShape(kinds, Circle())
                .onTapGesture { log.lines.append("tap") }
                .frame(width: 100, height: 100)
        }
    }

    private func host(_ kinds: ContentShapeKinds, _ log: ActionLog = ActionLog()) -> TestHost {
        TestHost(Probe(kinds: kinds, log: log), size: CGSize(width: 100, height: 100), scale: 1)
    }

    @Test("Only a shape for interaction decides what is touched")
    func touched() {
        let corner = CGPoint(x: 22, y: 32)
        let log = ActionLog()
        host(.interaction, log).tap(at: corner)
        #expect(log.take() == [])
        host([.dragPreview, .contextMenuPreview], log).tap(at: corner)
        #expect(log.take() == ["tap"])
    }

    @Test("A view knows the shape that it, or the one view in it, has for something")
    func found() throws {
        let root = try #require(
            host([.dragPreview, .interaction]).window.descendant(_UIHostingView<Probe>.self)?.graph
                .rootElement)
        let path = try #require(root.contentShape(for: .dragPreview))
        #expect(path.bounds == CGRect(x: 30, y: 30, width: 40, height: 40))
        #expect(root.contentShape(for: .contextMenuPreview) == nil)
    }

    @Test("A view that became a button hears presses and taps, beside the button in it")
    func buttonGesture() {
        let log = ActionLog()
        let host = TestHost(
            Button("Inner") { log.lines.append("inner") }
                .frame(width: 100, height: 100)
                ._onButtonGesture {
                    log.lines.append($0 ? "down" : "up")
                } perform: {
                    log.lines.append("tap")
                },
            size: CGSize(width: 100, height: 100), scale: 1)
        host.touchDown(at: CGPoint(x: 50, y: 50))
        host.layout()
        #expect(log.take() == ["down"])
        host.touchUp(at: CGPoint(x: 50, y: 50))
        host.settle()
        #expect(Set(log.take()) == ["inner", "tap", "up"])
    }
}
