import SwiftUITestSupport
import TestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

/// Scroll views: sizes, settings and what they tell.
@MainActor
@Suite("Scroll views")
struct ScrollViewTests {
    // MARK: Sizes

    @Test("Content is offered no length along the axes and the breadth across them")
    func proposals() {
        struct Asked: Layout {
            let log: ActionLog
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                log.lines += [
                    "\(proposal.width.map { "\($0)" } ?? "nil") \(proposal.height.map { "\($0)" } ?? "nil")"
                ]
                return CGSize(width: 10, height: 10)
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {}
        }
        let table: [(Axis.Set, String)] = [
            (.vertical, "200.0 nil"), (.horizontal, "nil 100.0"), ([.vertical, .horizontal], "nil nil"),
            ([], "200.0 100.0"),
        ]
        for (axes, asked) in table {
            let log = ActionLog()
            _ = Bench(200, 100) { ScrollView(axes) { Asked(log: log) { Color.red } } }
            #expect(log.lines.first == asked)
        }
    }

    @Test("A scroll view takes what it is offered along its axis, and hugs its content across")
    func fitting() {
        let bench = Bench(300, 300) {
            VStack(spacing: 0) {
                ScrollView(.horizontal) { box("a", 500, 40) }.named("row")
                ScrollView { box("b", 50, 500) }.named("column")
            }
        }
        #expect(bench.box("row") == CGRect(0, 0, 300, 40))
        #expect(bench.box("column") == CGRect(125, 40, 50, 260))
        #expect(Bench(300, 300) { ScrollView { box("b", 50, 500) } }.fits == CGSize(width: 50, height: 500))
    }

    @Test("Content narrower than the view is centred across, and at the start along")
    func centring() {
        #expect(HostedPage { _ in ScrollView { box("a", 40, 20) } }.box("a") == CGRect(130, 0, 40, 20))
        let row = HostedPage { _ in ScrollView(.horizontal) { box("a", 40, 20) } }
        #expect(row.box("a")?.minX == 0)
        #expect(row.box("a")?.midY == 200)
    }

    @Test("Several views are a column, one below the other; along a row they stand side by side")
    func several() {
        let column = HostedPage { _ in
            ScrollView {
                box("a", 40, 20)
                box("b", 60, 20)
            }
        }
        #expect(column.box("a")?.minY == 0 && column.box("b")?.minY == 28)
        let row = HostedPage { _ in
            ScrollView(.horizontal) {
                box("a", 40, 20)
                box("b", 60, 20)
            }
        }
        #expect(row.box("a")?.minX == 0 && row.box("b")?.minX == 48)
    }

    @Test("Content that shrinks under a scrolled view lets it back to its end")
    func shrinking() {
        struct Screen: View {
            let log: ActionLog
            @State private var height: CGFloat = 1000
            var body: some View {
                log.actions["shrink"] = { height = 500 }
                log.actions["small"] = { height = 100 }
                return ScrollView { box("a", 10, height) }
            }
        }
        let page = HostedPage { Screen(log: $0) }
        page.scroll(y: 600)
        page.act("shrink")
        #expect(page.scrollView.contentOffset.y == 100)
        page.act("small")
        #expect(page.scrollView.contentOffset.y == 0)
    }

    // MARK: Settings

    @Test(
        "Indicators are shown along the axes of scrolling, unless they are turned off, per axis or by the view"
    )
    func indicators() {
        func shown<V: View>(_ view: V) -> [Bool] {
            let view = HostedPage { _ in view }.scrollView
            return [view.showsVerticalScrollIndicator, view.showsHorizontalScrollIndicator]
        }
        let both: Axis.Set = [.vertical, .horizontal]
        #expect(shown(ScrollView { Color.red }) == [true, false])
        #expect(shown(ScrollView(.horizontal) { Color.red }) == [false, true])
        #expect(shown(ScrollView(both) { Color.red }) == [true, true])
        #expect(shown(ScrollView(both, showsIndicators: false) { Color.red }) == [false, false])
        #expect(shown(ScrollView(both) { Color.red }.scrollIndicators(.hidden)) == [false, false])
        #expect(
            shown(ScrollView(both) { Color.red }.scrollIndicators(.never, axes: .vertical)) == [false, true])
        #expect(
            shown(ScrollView(both, showsIndicators: false) { Color.red }.scrollIndicators(.visible)) == [
                true, true,
            ])
        #expect(
            shown(
                ScrollView(both) { Color.red }.scrollIndicators(.visible, axes: .horizontal).scrollIndicators(
                    .hidden))
                == [false, true])
    }

    @Test("A view bounces along its only axis, always, or only when there is something to scroll")
    func bounces() {
        func bounces<V: View>(_ view: V) -> [Bool] {
            let view = HostedPage { _ in view }.scrollView
            return [view.alwaysBounceVertical, view.alwaysBounceHorizontal]
        }
        #expect(bounces(ScrollView { Color.red }) == [true, false])
        #expect(bounces(ScrollView(.horizontal) { Color.red }) == [false, true])
        #expect(bounces(ScrollView { Color.red }.scrollBounceBehavior(.basedOnSize)) == [false, false])
        #expect(
            bounces(
                ScrollView([.vertical, .horizontal]) { Color.red }.scrollBounceBehavior(
                    .always, axes: .horizontal))
                == [false, true])
    }

    @Test("scrollDisabled keeps fingers from scrolling, not programs; inside it cannot be turned on again")
    func disabled() {
        let page = HostedPage { log in
            ScrollViewReader { proxy in
                ScrollView { box("a", 100, 2000).id(1) }
                    .scrollDisabled(false).scrollDisabled(true)
                    .onAppear { log.actions["end"] = { proxy.scrollTo(1, anchor: .bottom) } }
            }
        }
        page.host.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 100))
        page.host.settle()
        #expect(page.scrollView.contentOffset.y == 0)
        page.act("end")
        #expect(page.scrollView.contentOffset.y == 1600)
    }

    @Test("The environment says what holds for scroll views")
    func environment() {
        struct Reader: View {
            let log: ActionLog
            @Environment(\.isScrollEnabled) private var isEnabled
            @Environment(\.verticalScrollIndicatorVisibility) private var vertical
            @Environment(\.horizontalScrollIndicatorVisibility) private var horizontal
            @Environment(\.verticalScrollBounceBehavior) private var bounce
            @Environment(\.horizontalScrollBounceBehavior) private var across
            var body: some View {
                log.lines = [
                    "\(isEnabled) \(vertical == .hidden) \(horizontal == .automatic) \(bounce == .basedOnSize) \(across == .automatic)"
                ]
                return Color.red
            }
        }
        let log = ActionLog()
        _ = Bench { Reader(log: log) }
        #expect(log.lines == ["true false true false true"])
        _ = Bench {
            Reader(log: log).scrollDisabled(true).scrollIndicators(.hidden, axes: .vertical)
                .scrollBounceBehavior(.basedOnSize)
        }
        #expect(log.lines == ["false true true true true"])
    }

    @Test("Content outside of the bounds is cut off, unless clipping is disabled")
    func clipping() {
        func below(_ disabled: Bool) -> [Int] {
            let page = HostedPage(100, 200) { _ in
                VStack(spacing: 0) {
                    ScrollView { Color(red: 1, green: 0, blue: 0).frame(height: 180) }
                        .scrollClipDisabled(disabled).frame(height: 100)
                    Spacer(minLength: 0)
                }
                .background(Color(red: 0, green: 0, blue: 1))
            }
            return page.host.rgb(50, 150)
        }
        #expect(below(false) == [0, 0, 255])
        #expect(below(true) == [255, 0, 0])
    }

    @Test("A default anchor decides what is in view at first")
    func anchors() {
        func offset(_ axes: Axis.Set, _ anchor: UnitPoint?) -> CGPoint {
            HostedPage { _ in
                ScrollView(axes) { box("a", 1300, 1400) }.defaultScrollAnchor(anchor)
            }.scrollView.contentOffset
        }
        let both: Axis.Set = [.horizontal, .vertical]
        #expect(offset(both, nil) == .zero)
        #expect(offset(both, .topLeading) == .zero)
        #expect(offset(both, .center) == CGPoint(x: 500, y: 500))
        #expect(offset(both, .bottomTrailing) == CGPoint(x: 1000, y: 1000))
        #expect(offset(both, UnitPoint(x: 0.25, y: 0.1)) == CGPoint(x: 250, y: 100))
        #expect(offset(.vertical, .bottom).y == 1000)
    }

    // MARK: Geometry

    @Test("The geometry names offset, sizes and insets, and follows each step")
    func geometry() {
        let page = HostedPage(safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)) { log in
            ScrollView { box("a", 100, 1000) }
                .contentMargins(.top, 5, for: .scrollContent)
                .onScrollGeometryChange(for: ScrollGeometry.self) {
                    $0
                } action: { _, new in
                    log.lines = [
                        "\(Int(new.contentOffset.y)) \(Int(new.contentSize.height)) \(Int(new.containerSize.height)) \(Int(new.contentInsets.top)) \(Int(new.contentInsets.bottom)) \(Int(new.visibleRect.minY)) \(Int(new.visibleRect.height))"
                    ]
                }
        }
        #expect(page.log.take() == ["-25 1000 400 25 30 -25 400"])
        page.scroll(y: 100)
        #expect(page.log.take() == ["100 1000 400 25 30 100 400"])
    }

    @Test("The action is called when the value changes, with the value before")
    func geometryChanges() {
        let page = HostedPage { log in
            ScrollView { box("a", 100, 2000) }
                .onScrollGeometryChange(for: Int.self) {
                    Int($0.contentOffset.y / 100)
                } action: {
                    log.lines.append("\($0) \($1)")
                }
        }
        page.log.lines = []
        for y in [10, 90, 110, 190, 450, 440, 20] { page.scroll(y: CGFloat(y)) }
        #expect(page.log.take() == ["0 1", "1 4", "4 0"])
    }

    @Test("The context of a phase has the geometry, and the velocity while the content runs on")
    func phases() {
        let page = HostedPage { log in
            ScrollView { box("a", 100, 5000) }
                .onScrollPhaseChange { old, new, context in
                    let velocity =
                        context.velocity.map { $0.dy > 100 ? "down" : $0.dy < -100 ? "up" : "still" }
                        ?? "none"
                    log.lines.append("\(old)-\(new) \(context.geometry.contentOffset.y > 10) \(velocity)")
                }
        }
        page.host.fling(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 100))
        page.host.settle()
        #expect(
            page.log.take().suffix(2) == [
                "interacting-decelerating true down", "decelerating-idle true none",
            ])
        page.host.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 250))
        page.host.settle()
        #expect(page.log.take().last == "interacting-idle true none")
    }

    @Test("Phases say whether anything scrolls")
    func scrolling() {
        let table: [(ScrollPhase, Bool)] = [
            (.idle, false), (.tracking, false), (.interacting, true), (.decelerating, true),
            (.animating, true),
        ]
        for (phase, scrolls) in table { #expect(phase.isScrolling == scrolls) }
    }
}
