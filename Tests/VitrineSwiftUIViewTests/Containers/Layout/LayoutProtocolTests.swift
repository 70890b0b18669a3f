import SwiftUITestSupport
import Testing
import VitrineTesting

@testable import VitrineSwiftUI

/// What layouts of a program are asked, in which order, and what subviews answer.
@MainActor
@Suite("The Layout protocol")
struct LayoutProtocolTests {
    /// A row without spacing that notes what it is asked.
    private struct Row: Layout {
        let log: ActionLog
        var gap: CGFloat = 0

        struct Cache { var made: Int }

        func makeCache(subviews: Subviews) -> Cache {
            log.lines.append("make \(subviews.count)")
            return Cache(made: subviews.count)
        }
        func updateCache(_ cache: inout Cache, subviews: Subviews) {
            log.lines.append("update \(cache.made) to \(subviews.count)")
            cache.made = subviews.count
        }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
            let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
            return CGSize(
                width: sizes.reduce(0) { $0 + $1.width } + gap * CGFloat(max(0, subviews.count - 1)),
                height: sizes.map(\.height).max() ?? 0)
        }
        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
        ) {
            log.lines.append("place \(Int(bounds.width)) of \(cache.made)")
            var x = bounds.minX
            for subview in subviews {
                subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
                x += subview.sizeThatFits(.unspecified).width + gap
            }
        }
    }

    @Test("A cache is made once, updated when the views change, and handed on to each call")
    func cache() {
        struct Screen: View {
            let log: ActionLog
            @State private var count = 2
            @State private var gap: CGFloat = 0
            var body: some View {
                log.actions["more"] = { count += 1 }
                log.actions["gap"] = { gap = 5 }
                return Row(log: log, gap: gap) { ForEach(0..<count, id: \.self) { box("\($0)", 20, 10) } }
            }
        }
        let page = HostedPage(100, 50) { Screen(log: $0) }
        #expect(page.log.lines.filter { $0.hasPrefix("make") } == ["make 2"])
        #expect(page.log.lines.filter { $0.hasPrefix("update") } == [])
        #expect(page.log.take().last == "place 40 of 2")
        page.act("more")
        #expect(page.log.lines.contains("update 2 to 3"))
        #expect(!page.log.lines.contains { $0.hasPrefix("make") })
        #expect(page.log.take().last == "place 60 of 3")
        page.act("gap")
        #expect(page.log.take().last == "place 70 of 3")
        #expect(page.box("2") == CGRect(65, 20, 20, 10))
    }

    @Test("Subviews are placed by any of their points, in the coordinates of the bounds")
    func anchors() {
        struct At: Layout {
            let anchor: UnitPoint
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                proposal.replacingUnspecifiedDimensions()
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {
                subviews[0].place(
                    at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: anchor,
                    proposal: ProposedViewSize(width: 20, height: 10))
            }
        }
        let table: [(UnitPoint, CGPoint)] = [
            (.topLeading, CGPoint(x: 50, y: 25)), (.center, CGPoint(x: 40, y: 20)),
            (.bottomTrailing, CGPoint(x: 30, y: 15)), (.leading, CGPoint(x: 50, y: 20)),
            (UnitPoint(x: 0.25, y: 2), CGPoint(x: 45, y: 5)),
        ]
        for (anchor, origin) in table {
            let bench = Bench(100, 50) { At(anchor: anchor) { Color.red.named("a") } }
            #expect(bench.box("a") == CGRect(origin: origin, size: CGSize(width: 20, height: 10)))
        }
    }

    @Test("Subviews answer for their priority, values, sizes and guides")
    func answers() {
        struct Number: LayoutValueKey { static let defaultValue = -1 }
        struct Asking: Layout {
            let log: ActionLog
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                for subview in subviews {
                    let least = subview.sizeThatFits(.zero)
                    let most = subview.sizeThatFits(.infinity)
                    let guides = subview.dimensions(in: .unspecified)
                    log.lines.append(
                        "\(subview.priority) \(subview[Number.self]) \(Int(least.width)) \(most.width == .infinity ? "any" : "\(Int(most.width))") \(Int(guides[HorizontalAlignment.trailing])) \(Int(guides[.bottom])) \(guides[explicit: HorizontalAlignment.leading].map { "\(Int($0))" } ?? "none")"
                    )
                }
                return .zero
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {}
        }
        let log = ActionLog()
        _ = ViewGraph(
            Asking(log: log) {
                Color.red.frame(width: 20, height: 30)
                Color.red.layoutPriority(3).layoutValue(key: Number.self, value: 7)
                Color.red.frame(minWidth: 5, maxWidth: 50).alignmentGuide(.leading) { _ in 4 }
                Group {
                    Color.red.frame(width: 1, height: 1)
                    Color.red.frame(width: 2, height: 2)
                }
                .layoutValue(key: Number.self, value: 8)
            }
        ).sizeThatFits(.unspecified)
        #expect(
            log.lines == [
                "0.0 -1 20 20 20 30 none", "3.0 7 0 any 10 10 none", "0.0 -1 5 50 10 10 4",
                "0.0 8 1 1 1 1 none",
                "0.0 8 2 2 2 2 none",
            ])
    }

    @Test("A value set nearer to the view wins, and values go through modifiers that keep the view")
    func nestedValues() {
        struct Name: LayoutValueKey { static let defaultValue = "none" }
        struct Reading: Layout {
            let log: ActionLog
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                log.lines = subviews.map { $0[Name.self] }
                return .zero
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {}
        }
        let log = ActionLog()
        _ = ViewGraph(
            Reading(log: log) {
                Color.red.layoutValue(key: Name.self, value: "a").padding().opacity(0.5)
                Color.red.layoutValue(key: Name.self, value: "inner").layoutValue(
                    key: Name.self, value: "outer")
                if true { Color.red.layoutValue(key: Name.self, value: "b") }
                AnyView(Color.red.layoutValue(key: Name.self, value: "c"))
                VStack { Color.red.layoutValue(key: Name.self, value: "hidden") }
            }
        ).sizeThatFits(.unspecified)
        // The outer of two is asked first, as with any trait.
        #expect(log.lines[0] == "a" && log.lines[2] == "b" && log.lines[3] == "c" && log.lines[4] == "none")
    }

    @Test("The layout direction is known, and places are mirrored for it")
    func direction() {
        let log = ActionLog()
        struct Knowing: Layout {
            let log: ActionLog
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                log.lines.append("\(subviews.layoutDirection)")
                return CGSize(width: 100, height: 10)
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {
                subviews[0].place(at: bounds.origin, proposal: .unspecified)
            }
        }
        let bench = Bench(100, 10) {
            Knowing(log: log) { box("a", 20, 10) }.environment(\.layoutDirection, .rightToLeft)
        }
        #expect(log.lines.last == "rightToLeft")
        #expect(bench.box("a")?.minX == 80)
    }

    @Test("AnyLayout goes over from a row to a column with the same views, interpolated")
    func erased() {
        struct Counter: View {
            let log: ActionLog
            @State private var count = 0
            var body: some View {
                log.actions["count"] = { count += 1 }
                return Text(verbatim: "\(count)").frame(width: 20, height: 20).named("a")
            }
        }
        struct Screen: View {
            let log: ActionLog
            @State private var isRow = true
            var body: some View {
                log.actions["turn"] = { withAnimation(.linear(duration: 1)) { isRow.toggle() } }
                let layout = isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
                return layout {
                    Counter(log: log)
                    box("b", 20, 20)
                }
            }
        }
        let page = HostedPage(100, 100) { Screen(log: $0) }
        page.act("count")
        #expect(page.box("a")?.origin == CGPoint(x: 30, y: 40))
        #expect(page.box("b")?.origin == CGPoint(x: 50, y: 40))
        page.act("turn")
        #expect(page.texts == ["1"])
        #expect(page.box("a")?.origin == CGPoint(x: 40, y: 30))
        #expect(page.box("b")?.origin == CGPoint(x: 40, y: 50))
    }

    @Test("Stack layouts answer as the stacks do")
    func stackLayouts() {
        func size(_ layout: some Layout) -> CGSize {
            ViewGraph(
                layout {
                    box("a", 10, 20)
                    box("b", 30, 5)
                }
            ).sizeThatFits(.unspecified)
        }
        #expect(size(HStackLayout()) == CGSize(width: 48, height: 20))
        #expect(size(HStackLayout(alignment: .top, spacing: 2)) == CGSize(width: 42, height: 20))
        #expect(size(VStackLayout()) == CGSize(width: 30, height: 33))
        #expect(size(VStackLayout(alignment: .leading, spacing: 0)) == CGSize(width: 30, height: 25))
        #expect(size(ZStackLayout()) == CGSize(width: 30, height: 20))
        #expect(size(AnyLayout(ZStackLayout(alignment: .bottom))) == CGSize(width: 30, height: 20))
        #expect(HStackLayout.layoutProperties.stackOrientation == .horizontal)
        #expect(VStackLayout.layoutProperties.stackOrientation == .vertical)
        #expect(ZStackLayout.layoutProperties.stackOrientation == nil)
    }

    @Test(
        "Distances of views: none beside a spacing of zero, the standard between others, the larger of a union"
    )
    func spacing() {
        struct Asking: Layout {
            let log: ActionLog
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                for (a, b) in zip(subviews, subviews.dropFirst()) {
                    log.lines.append("\(Int(a.spacing.distance(to: b.spacing, along: .horizontal)))")
                }
                return .zero
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {}
        }
        let log = ActionLog()
        _ = ViewGraph(
            Asking(log: log) {
                Color.red
                Color.blue
                Spacer()
                Color.green
            }
        ).sizeThatFits(.unspecified)
        #expect(log.lines == ["8", "0", "0"])
        #expect(ViewSpacing().distance(to: ViewSpacing(), along: .vertical) == 8)
        #expect(ViewSpacing.zero.distance(to: .zero, along: .vertical) == 0)
        var spacing = ViewSpacing.zero
        spacing.formUnion(ViewSpacing(), edges: .trailing)
        #expect(spacing.distance(to: ViewSpacing(), along: .horizontal) == 8)
    }

    @Test("The first view that fits is shown, on the axes that are looked at")
    func viewThatFits() {
        func shown(_ width: CGFloat, _ height: CGFloat, _ axes: Axis.Set) -> String? {
            let bench = Bench(width, height) {
                ViewThatFits(in: axes) {
                    box("large", 100, 100)
                    box("wide", 100, 20)
                    box("small", 20, 20)
                }
            }
            return bench.graph.namedBoxes.first?.name
        }
        let both: Axis.Set = [.horizontal, .vertical]
        #expect(shown(100, 100, both) == "large")
        #expect(shown(100, 99, both) == "wide")
        #expect(shown(99, 100, both) == "small")
        #expect(shown(10, 10, both) == "small")
        #expect(shown(100, 10, .horizontal) == "large")
        #expect(shown(10, 100, .vertical) == "large")
        #expect(shown(10, 50, .vertical) == "wide")
    }

    @Test("Each of a ViewThatFits' views keeps its state while another is shown")
    func keptChoice() {
        struct Counter: View {
            let name: String
            let width: CGFloat
            let log: ActionLog
            @State private var count = 0
            var body: some View {
                log.actions[name] = { count += 1 }
                return Text(verbatim: "\(name) \(count)").frame(width: width, height: 20)
            }
        }
        let page = HostedPage(300, 100) { log in
            ViewThatFits {
                Counter(name: "wide", width: 250, log: log)
                Counter(name: "narrow", width: 50, log: log)
            }
        }
        page.act("wide")
        #expect(page.texts == ["wide 1"])
        page.host.resize(to: CGSize(width: 100, height: 100))
        page.host.settle()
        #expect(page.texts == ["narrow 0"])
        page.host.resize(to: CGSize(width: 300, height: 100))
        page.host.settle()
        #expect(page.texts == ["wide 1"])
    }
}
