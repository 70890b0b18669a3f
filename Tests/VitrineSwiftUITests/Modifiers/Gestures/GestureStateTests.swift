import SwiftUITestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

private let middle = CGPoint(x: 50, y: 50)

@MainActor
@Suite("State of gestures", .serialized)
struct GestureStateTests {
    private let log = ActionLog()

    private struct Bar: View {
        @GestureState private var width: CGFloat

        init(_ width: GestureState<CGFloat>) { _width = width }

        var body: some View {
            Color.red.frame(width: 10 + width, height: 10)
                .frame(width: 100, height: 100, alignment: .topLeading)
                .contentShape(Rectangle())
                .gesture(
                    DragGesture(minimumDistance: 1)
                        .updating($width) { value, state, _ in state = value.translation.width })
        }
    }

    /// The width of the bar as it is shown now.
    private func shownWidth(_ host: TestHost) -> CGFloat {
        func find(_ layer: CALayer) -> CALayer? {
            if layer.backgroundColor != nil, layer.bounds.height == 10 { return layer }
            return (layer.sublayers ?? []).lazy.compactMap(find).first
        }
        return find(host.rootViewController.view.layer).map { ($0.presentation() ?? $0).bounds.width } ?? -1
    }

    private func widths(_ state: GestureState<CGFloat>) -> [CGFloat] {
        let host = smallHost(Bar(state))
        host.touchDown(at: CGPoint(x: 20, y: 50))
        host.touchMove(to: CGPoint(x: 60, y: 50))
        host.layout()
        var result = [shownWidth(host)]
        host.touchUp(at: CGPoint(x: 60, y: 50))
        host.layout()
        host.advance(by: 0.1)
        result.append(shownWidth(host).rounded())
        host.settle()
        return result + [shownWidth(host)]
    }

    @Test("State goes back at once, or as its transaction says")
    func reset() {
        let slow = Transaction(animation: .linear(duration: 0.2))
        #expect(widths(GestureState(wrappedValue: 0)) == [50, 10, 10])
        #expect(widths(GestureState(wrappedValue: 0, resetTransaction: slow)) == [50, 30, 10])
        #expect(widths(GestureState(initialValue: 0, resetTransaction: slow)) == [50, 30, 10])
    }

    @Test("The function for the reset sees the value before it")
    func resetFunction() {
        let state = GestureState<CGFloat>(initialValue: 0) { value, transaction in
            log.add("\(Int(value))")
            transaction.animation = .linear(duration: 0.2)
        }
        #expect(widths(state) == [50, 30, 10])
        #expect(log.take() == ["40"])
    }

    private struct Animated: View {
        @GestureState private var isWide = false
        var body: some View {
            Color.red.frame(width: isWide ? 50 : 10, height: 10)
                .frame(width: 100, height: 100, alignment: .topLeading)
                .contentShape(Rectangle())
                .gesture(
                    LongPressGesture(minimumDuration: 5).updating($isWide) { value, state, transaction in
                        state = value
                        transaction.animation = .linear(duration: 0.2)
                    })
        }
    }

    @Test("An update is shown as the transaction says that its function changes")
    func animatedUpdate() {
        let host = smallHost(Animated())
        host.touchDown(at: middle)
        host.layout()
        host.advance(by: 0.1)
        #expect(shownWidth(host).rounded() == 30)
        host.advance(by: 0.2)
        #expect(shownWidth(host) == 50)
        host.touchUp(at: middle)
        host.layout()
        #expect(shownWidth(host) == 10)
    }

    private struct Twice: View {
        let log: ActionLog
        @GestureState private var count: Int? = nil
        var body: some View {
            log.add(count.map { "\($0)" } ?? "nil")
            return Color.red.gesture(
                DragGesture(minimumDistance: 1)
                    .updating($count) { _, state, _ in state = (state ?? 0) + 1 })
        }
    }

    @Test("An update reads what the one before wrote, in the same frame too")
    func queued() {
        let host = smallHost(Twice(log: log))
        host.touchDown(at: middle)
        host.touchMove(to: CGPoint(x: 60, y: 50))
        host.touchMove(to: CGPoint(x: 70, y: 50))
        host.layout()
        host.cancelTouch(at: CGPoint(x: 70, y: 50))
        host.layout()
        #expect(log.take() == ["nil", "2", "nil"])
    }

    private struct Pressing: View {
        let log: ActionLog
        var body: some View {
            Color.red.onLongPressGesture(minimumDuration: 0.3, maximumDistance: 20) {
                log.add("long")
            } onPressingChanged: {
                log.add("\($0)")
            }
        }
    }

    @Test("Pressing is told from the touch on, until the press is long enough, lifted or too far away")
    func pressing() {
        let host = smallHost(Pressing(log: log))
        host.touchDown(at: middle)
        #expect(log.take() == ["true"])
        host.advance(by: 0.35)
        #expect(log.take() == ["long", "false"])
        host.touchUp(at: middle)
        host.touchDown(at: middle)
        host.advance(by: 0.1)
        host.touchUp(at: middle)
        #expect(log.take() == ["true", "false"])
        host.touchDown(at: middle)
        host.touchMove(to: CGPoint(x: 65, y: 50))
        #expect(log.take() == ["true"])
        host.touchMove(to: CGPoint(x: 71, y: 50))
        #expect(log.take() == ["false"])
        host.touchUp(at: CGPoint(x: 71, y: 50))
    }

    @Test("The older form of a long press gesture is the same one")
    func olderForm() {
        let host = smallHost(
            Color.red.onLongPressGesture(minimumDuration: 0.3, pressing: { log.add("\($0)") }) {
                log.add("long")
            })
        host.longPress(at: middle, duration: 0.4)
        #expect(log.take() == ["true", "long", "false"])
    }
}
