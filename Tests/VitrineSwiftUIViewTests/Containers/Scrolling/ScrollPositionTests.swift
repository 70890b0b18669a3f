import SwiftUITestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

/// What a screen wrote down, and the ways to change it.
private final class PositionLog {
    var lines: [String] = []
    var actions: [String: () -> Void] = [:]
    var setPosition: ((ScrollPosition) -> Void)?
}

/// Positions of scroll views as values.
@MainActor
@Suite
struct ScrollPositionTests {
    @Test func aPositionKnowsWhatItWasMadeOf() {
        let edge = ScrollPosition(edge: .bottom)
        #expect(edge.edge == .bottom && edge.point == nil && edge.viewID == nil && !edge.isPositionedByUser)
        let point = ScrollPosition(x: 1, y: 2)
        #expect(point.point == CGPoint(x: 1, y: 2) && point.x == 1 && point.y == 2 && point.edge == nil)
        #expect(
            ScrollPosition(x: 3).x == 3 && ScrollPosition(x: 3).y == nil && ScrollPosition(x: 3).point == nil)
        #expect(ScrollPosition(y: 4).y == 4 && ScrollPosition(y: 4).x == nil)
        let view = ScrollPosition(id: 7)
        #expect(view.viewID(type: Int.self) == 7 && view.viewID(type: String.self) == nil)
        #expect(view.viewID as? Int == 7)
        let none = ScrollPosition(idType: Int.self)
        #expect(none.edge == nil && none.point == nil && none.viewID == nil && !none.isPositionedByUser)
    }

    @Test func whatWasSaidLastCounts() {
        var position = ScrollPosition(idType: Int.self)
        position.scrollTo(edge: .top)
        position.scrollTo(y: 5)
        #expect(position.edge == nil && position.y == 5)
        position.scrollTo(id: 3)
        #expect(position.y == nil && position.viewID(type: Int.self) == 3)
        position.scrollTo(point: CGPoint(x: 1, y: 2))
        #expect(position == ScrollPosition(idType: Int.self, x: 1, y: 2))
        #expect(position != ScrollPosition(idType: String.self, x: 1, y: 2))
        position.scrollTo(x: 9)
        #expect(position.x == 9 && position.y == nil)
    }

    /// Forty rows of 50 points in a screen of 200, with margins of 10 at either end.
    private struct Rows: View {
        let log: PositionLog
        var anchor: UnitPoint?
        @State var position: ScrollPosition
        @State private var count = 40

        var body: some View {
            log.actions["add"] = { count += 1 }
            log.lines = ["\(position.isPositionedByUser) \(position.viewID(type: Int.self) ?? -1)"]
            log.setPosition = { position = $0 }
            return ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<count, id: \.self) { Text(verbatim: "\($0)").frame(height: 50) }
                }
                .scrollTargetLayout()
            }
            .contentMargins(.vertical, 10)
            .scrollPosition($position, anchor: anchor)
        }
    }

    private func page(
        _ position: ScrollPosition, anchor: UnitPoint? = nil
    ) -> (host: TestHost, log: PositionLog, view: UIScrollView) {
        let log = PositionLog()
        let host = TestHost(
            UIHostingController(rootView: Rows(log: log, anchor: anchor, position: position)),
            size: CGSize(width: 100, height: 200))
        host.settle()
        return (host, log, host.window.descendant(UIScrollView.self)!)
    }

    @Test(
        arguments: [
            (ScrollPosition(), -10.0), (ScrollPosition(edge: .top), -10.0),
            (ScrollPosition(edge: .bottom), 1810.0),
            (ScrollPosition(y: 0), -10.0), (ScrollPosition(y: 100), 90.0),
            (ScrollPosition(y: 99_999), 1810.0),
            (ScrollPosition(id: 10), 490.0), (ScrollPosition(id: 10, anchor: .bottom), 360.0),
            (ScrollPosition(x: 30), -10.0), (ScrollPosition(edge: .trailing), -10.0),
        ] as [(ScrollPosition, CGFloat)])
    func itBeginsAtThePosition(position: ScrollPosition, offset: CGFloat) {
        #expect(page(position).view.contentOffset == CGPoint(x: 0, y: offset))
    }

    @Test(
        arguments: [
            (ScrollPosition(edge: .bottom), 1810.0), (ScrollPosition(y: 100), 90.0),
            (ScrollPosition(id: 10), 425.0),
        ] as [(ScrollPosition, CGFloat)])
    func itScrollsWhereItIsWritten(position: ScrollPosition, offset: CGFloat) {
        let (host, log, view) = page(ScrollPosition(idType: Int.self), anchor: .center)
        host.perform { log.setPosition!(position) }
        host.settle()
        #expect(view.contentOffset.y == offset)
        #expect(log.lines == ["false \(position.viewID(type: Int.self) ?? -1)"])
    }

    @Test func itScrollsInTheTransactionOfTheWrite() {
        let (host, log, view) = page(ScrollPosition())
        host.perform { withAnimation { log.setPosition!(ScrollPosition(y: 500)) } }
        host.advance(by: 0.1)
        #expect(view.contentOffset.y > -10 && view.contentOffset.y < 490)
        host.settle()
        #expect(view.contentOffset.y == 490)
    }

    @Test func aPersonWhoScrollsTakesThePositionOver() {
        let (host, log, view) = page(ScrollPosition(idType: Int.self, edge: .top))
        #expect(log.lines == ["false -1"])
        host.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 40), duration: 1)
        host.settle()
        let top = Int(((view.contentOffset.y + 10) / 50).rounded())
        #expect(top > 0)
        #expect(log.lines == ["true \(top)"])
        host.perform { log.setPosition!(ScrollPosition(idType: Int.self, edge: .top)) }
        host.settle()
        #expect(view.contentOffset.y == -10)
        #expect(log.lines == ["false -1"])
    }

    @Test func itStaysAtAnEdgeWhileTheContentGrowsUntilSomebodyScrolls() {
        let (host, log, view) = page(ScrollPosition(edge: .bottom))
        host.perform { log.actions["add"]!() }
        host.settle()
        #expect(view.contentOffset.y == 1860)
        host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 150), duration: 1)
        host.settle()
        let offset = view.contentOffset.y
        host.perform { log.actions["add"]!() }
        host.settle()
        #expect(view.contentOffset.y == offset)
    }

    @Test func aListScrollsToPointsAndEdges() {
        struct Screen: View {
            let log: PositionLog
            @State private var position = ScrollPosition(idType: Int.self)
            var body: some View {
                log.setPosition = { position = $0 }
                log.lines = ["\(position.isPositionedByUser)"]
                return List(0..<50, id: \.self) { Text(verbatim: "\($0)") }.listStyle(.plain)
                    .scrollPosition($position)
            }
        }
        let log = PositionLog()
        let host = TestHost(
            UIHostingController(rootView: Screen(log: log)), size: CGSize(width: 300, height: 400))
        host.settle()
        let list = host.window.descendant(UICollectionView.self)!
        host.perform { log.setPosition!(ScrollPosition(y: 120)) }
        host.settle()
        #expect(list.contentOffset.y == 120)
        host.perform { log.setPosition!(ScrollPosition(edge: .bottom)) }
        host.settle()
        #expect(list.contentOffset.y == list.contentSize.height - 400)
        host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 150), duration: 1)
        host.settle()
        #expect(log.lines == ["true"])
    }

    @Test func whereTheLanguageReadsFromTheRightALineBeginsAtItsRightEnd() {
        func page(_ position: ScrollPosition) -> CGFloat {
            let view = ScrollView(.horizontal) {
                HStack(spacing: 0) { ForEach(0..<10, id: \.self) { _ in Color.red.frame(width: 50) } }
            }
            .scrollPosition(.constant(position)).environment(\.layoutDirection, .rightToLeft)
            let host = TestHost(UIHostingController(rootView: view), size: CGSize(width: 100, height: 200))
            host.settle()
            return host.window.descendant(UIScrollView.self)!.contentOffset.x
        }
        #expect(page(ScrollPosition()) == 400)
        #expect(page(ScrollPosition(edge: .leading)) == 400)
        #expect(page(ScrollPosition(edge: .trailing)) == 0)
        #expect(page(ScrollPosition(x: 30)) == 30)
    }

    @Test func phasesAreToldOfFingersAndOfTheProgram() {
        struct Screen: View {
            let log: PositionLog
            @State private var position = ScrollPosition()
            var body: some View {
                log.setPosition = { position = $0 }
                return ScrollView { Color.red.frame(height: 2000) }
                    .scrollPosition($position)
                    .onScrollPhaseChange { old, new in log.lines.append("\(old) \(new)") }
            }
        }
        let log = PositionLog()
        let host = TestHost(
            UIHostingController(rootView: Screen(log: log)), size: CGSize(width: 100, height: 200))
        host.settle()
        host.perform { withAnimation { log.setPosition!(ScrollPosition(y: 300)) } }
        host.settle()
        #expect(log.lines == ["idle animating", "animating idle"])
        log.lines = []
        host.fling(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 50))
        host.settle()
        #expect(log.lines == ["idle interacting", "interacting decelerating", "decelerating idle"])
    }
}
