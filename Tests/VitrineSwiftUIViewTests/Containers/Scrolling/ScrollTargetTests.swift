import SwiftUITestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

/// Where scrolling comes to rest.
@MainActor
@Suite("Targets of scrolling")
struct ScrollTargetTests {
    private func host<V: View>(_ width: CGFloat, _ height: CGFloat, _ view: V) -> TestHost {
        let host = TestHost(view, size: CGSize(width: width, height: height), scale: 1)
        host.settle()
        return host
    }

    /// Where a column of 120 points a view rests after a slow drag, which ends at rest.
    private func rest<B: ScrollTargetBehavior>(
        _ behavior: B, from start: CGFloat = 0, drag distance: CGFloat, enabled: Bool = true
    ) -> CGFloat {
        let host = self.host(
            300, 400,
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<30, id: \.self) { _ in Color.red.frame(height: 120) } }
                    .scrollTargetLayout(isEnabled: enabled)
            }
            .scrollTargetBehavior(behavior))
        let view = host.window.firstScrollView!
        host.perform { view.contentOffset.y = start }
        host.settle()
        // Ten points go before the drag begins.
        let way = distance + (distance > 0 ? 10 : -10)
        host.drag(
            from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 200 - way), duration: 1, rest: 0.5)
        host.settle()
        return view.contentOffset.y
    }

    @Test("After a drag at rest the nearest page is taken")
    func nearestPage() {
        #expect(rest(.paging, drag: 150) == 0)
        #expect(rest(.paging, from: 400, drag: 150) == 400)
        #expect(rest(.paging, from: 400, drag: -150) == 400)
        #expect(rest(.paging, from: 300, drag: 0.001) == 400)
    }

    @Test("After a drag at rest the view is taken whose top is nearest")
    func nearestView() {
        #expect(rest(.viewAligned, drag: 40) == 0)
        #expect(rest(.viewAligned, drag: 80) == 120)
        #expect(rest(.viewAligned, from: 1200, drag: 130) == 1320)
        #expect(rest(.viewAligned, from: 1200, drag: -130) == 1080)
    }

    @Test("Where the layout is none of targets, scrolling rests wherever it ends")
    func notEnabled() {
        let end = rest(.viewAligned, drag: 50, enabled: false)
        #expect(end > 30 && end < 70 && end.truncatingRemainder(dividingBy: 120) != 0)
    }

    @Test("A flung page is the next one, no matter how hard; the last one is the end")
    func flungPages() {
        let host = self.host(
            200, 100,
            ScrollView(.horizontal) {
                HStack(spacing: 0) { ForEach(0..<4, id: \.self) { _ in Color.red.frame(width: 200) } }
            }
            .scrollTargetBehavior(.paging))
        let view = host.window.firstScrollView!
        var seen: [CGFloat] = []
        for _ in 0..<5 {
            host.fling(from: CGPoint(x: 190, y: 50), to: CGPoint(x: 10, y: 50), duration: 0.06)
            host.settle()
            seen.append(view.contentOffset.x)
        }
        #expect(seen == [200, 400, 600, 600, 600])
        host.fling(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 190, y: 50), duration: 0.06)
        host.settle()
        #expect(view.contentOffset.x == 400)
    }

    @Test("Pages are as wide as what the margins leave, so that neighbours peep in")
    func pagesWithMargins() {
        let host = self.host(
            300, 100,
            ScrollView(.horizontal) {
                HStack(spacing: 0) { ForEach(0..<5, id: \.self) { _ in Color.red.frame(width: 260) } }
            }
            .contentMargins(.horizontal, 20, for: .scrollContent)
            .scrollTargetBehavior(.paging))
        let view = host.window.firstScrollView!
        #expect(view.contentOffset.x == -20)
        var seen: [CGFloat] = []
        for _ in 0..<2 {
            host.fling(from: CGPoint(x: 250, y: 50), to: CGPoint(x: 50, y: 50), duration: 0.06)
            host.settle()
            seen.append(view.contentOffset.x)
        }
        #expect(seen == [240, 500])
    }

    @Test("Aligned views stand at the margin, not at the edge")
    func viewsWithMargins() {
        let host = self.host(
            300, 100,
            ScrollView(.horizontal) {
                HStack(spacing: 10) { ForEach(0..<20, id: \.self) { _ in Color.red.frame(width: 100) } }
                    .scrollTargetLayout()
            }
            .contentMargins(.horizontal, 30, for: .scrollContent)
            .scrollTargetBehavior(.viewAligned(limitBehavior: .always)))
        let view = host.window.firstScrollView!
        host.fling(from: CGPoint(x: 250, y: 50), to: CGPoint(x: 150, y: 50), duration: 0.1)
        host.settle()
        #expect(view.contentOffset.x == 80)
    }

    @Test("Where text runs from the right, views are aligned at the right")
    func rightToLeft() {
        let host = self.host(
            300, 100,
            ScrollView(.horizontal) {
                HStack(spacing: 0) { ForEach(0..<20, id: \.self) { _ in Color.red.frame(width: 80) } }
                    .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
            .environment(\.layoutDirection, .rightToLeft))
        let view = host.window.firstScrollView!
        #expect(view.contentOffset.x == 1300)
        host.fling(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 50), duration: 0.1)
        host.settle()
        // The second view's right edge is at 1600 − 80.
        #expect(view.contentOffset.x == 1220)
        host.fling(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 50, y: 50), duration: 0.1)
        host.settle()
        #expect(view.contentOffset.x == 1300)
    }

    @Test("Pages are counted from the right there, too")
    func pagesRightToLeft() {
        let host = self.host(
            300, 100,
            ScrollView(.horizontal) {
                HStack(spacing: 0) { ForEach(0..<4, id: \.self) { _ in Color.red.frame(width: 250) } }
            }
            .scrollTargetBehavior(.paging).environment(\.layoutDirection, .rightToLeft))
        let view = host.window.firstScrollView!
        #expect(view.contentOffset.x == 700)
        host.fling(from: CGPoint(x: 20, y: 50), to: CGPoint(x: 200, y: 50), duration: 0.06)
        host.settle()
        #expect(view.contentOffset.x == 400)
    }

    @Test("A view of a lazy row is a target as soon as it is in view")
    func lazyTargets() {
        let host = self.host(
            300, 100,
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) { ForEach(0..<1000, id: \.self) { _ in Color.red.frame(width: 120) } }
                    .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned(limitBehavior: .always)))
        let view = host.window.firstScrollView!
        var seen: [CGFloat] = []
        for _ in 0..<3 {
            host.fling(from: CGPoint(x: 250, y: 50), to: CGPoint(x: 150, y: 50), duration: 0.1)
            host.settle()
            seen.append(view.contentOffset.x)
        }
        #expect(seen == [120, 240, 360])
    }

    /// Takes what it is told, and always goes to one place.
    private struct Fixed: ScrollTargetBehavior {
        let log: ActionLog
        let target: ScrollTarget
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
            log.lines.append(
                "\(context.originalTarget.rect.origin == .zero) \(context.velocity.dy > 0) \(context.axes == .vertical) \(Int(context.contentSize.height)) \(Int(context.containerSize.height))"
            )
            target = self.target
        }
    }

    @Test("A behaviour of one's own is told what there is, and its answer is where scrolling ends")
    func custom() {
        func end(_ target: ScrollTarget) -> (CGFloat, [String]) {
            let log = ActionLog()
            let host = self.host(
                300, 200,
                ScrollView { Color.red.frame(height: 3000) }
                    .scrollTargetBehavior(Fixed(log: log, target: target)))
            host.fling(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 150, y: 50), duration: 0.1)
            host.settle()
            return (host.window.firstScrollView!.contentOffset.y, log.lines)
        }
        let (top, lines) = end(ScrollTarget(rect: CGRect(0, 700, 300, 200)))
        #expect(top == 700)
        #expect(lines.count == 1 && lines[0] == "true true true 3000 200")
        // A rectangle and an anchor: its middle in the middle, its end at the end.
        #expect(end(ScrollTarget(rect: CGRect(0, 700, 300, 100), anchor: .center)).0 == 650)
        #expect(end(ScrollTarget(rect: CGRect(0, 700, 300, 100), anchor: .bottom)).0 == 600)
        #expect(end(ScrollTarget(rect: CGRect(0, 700, 300, 100), anchor: .top)).0 == 700)
    }

    @Test("One view at a time is one from where the finger began, however far it went")
    func oneAtATime() {
        func rest(
            _ way: CGFloat, _ duration: Double, rest: Double,
            _ limit: ViewAlignedScrollTargetBehavior.LimitBehavior = .always
        ) -> CGFloat {
            let host = self.host(
                300, 100,
                ScrollView(.horizontal) {
                    HStack(spacing: 0) { ForEach(0..<20, id: \.self) { _ in Color.red.frame(width: 50) } }
                        .scrollTargetLayout()
                }
                .scrollTargetBehavior(.viewAligned(limitBehavior: limit)))
            host.drag(
                from: CGPoint(x: 280, y: 50), to: CGPoint(x: 280 - way, y: 50), duration: duration, rest: rest
            )
            host.settle()
            return host.window.firstScrollView!.contentOffset.x
        }
        #expect(rest(200, 0.1, rest: 0) == 50)
        #expect(rest(200, 1, rest: 0.5) == 50)
        #expect(rest(20, 1, rest: 0.5) == 0)
        #expect(rest(200, 0.1, rest: 0, .alwaysByOne) == 50)
        // A few are three.
        #expect(rest(200, 0.1, rest: 0, .alwaysByFew) == 150)
        #expect(rest(100, 1, rest: 0.5, .alwaysByFew) == 100)
    }

    @Test("Targets are values")
    func values() {
        let target = ScrollTarget(rect: CGRect(1, 2, 3, 4))
        #expect(target.anchor == nil && target == ScrollTarget(rect: CGRect(1, 2, 3, 4), anchor: nil))
        #expect(target != ScrollTarget(rect: CGRect(1, 2, 3, 4), anchor: .top))
        #expect(ViewAlignedScrollTargetBehavior.LimitBehavior.always != .never)
    }
}
