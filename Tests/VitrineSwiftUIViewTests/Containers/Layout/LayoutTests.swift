import SwiftUITestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

/// Views on a diagonal, each as many points after the last as a value says.
private struct Diagonal: Layout {
    var gap: CGFloat = 10
    var log: ActionLog?

    var animatableData: CGFloat {
        get { gap }
        set { gap = newValue }
    }

    func makeCache(subviews: Subviews) -> [CGSize] {
        log?.lines.append("cache \(subviews.count)")
        return subviews.map { $0.sizeThatFits(.unspecified) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize {
        let gaps = gap * CGFloat(max(0, subviews.count - 1))
        return CGSize(
            width: cache.reduce(gaps) { $0 + $1.width }, height: cache.reduce(gaps) { $0 + $1.height })
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
    ) {
        var point = bounds.origin
        for (subview, size) in zip(subviews, cache) {
            let shift = subview[Shift.self]
            subview.place(at: CGPoint(x: point.x + shift, y: point.y), proposal: ProposedViewSize(size))
            point.x += size.width + gap
            point.y += size.height + gap
        }
    }
}

private struct Shift: LayoutValueKey {
    static let defaultValue: CGFloat = 0
}

/// Places nothing.
private struct Idle: Layout {
    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

private struct Guided: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 20, height: 40)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? { guide == .firstTextBaseline ? 5 : nil }
}

@MainActor
@Suite("Layouts of one's own", .serialized)
struct LayoutTests {
    private func box(_ width: CGFloat, _ height: CGFloat) -> some View {
        Color.red.frame(width: width, height: height)
    }

    private func frames(_ view: some View, in size: CGSize = CGSize(width: 200, height: 100)) -> [CGRect] {
        let graph = ViewGraph(view)
        graph.size = size
        graph.update()
        return graph.leafFrames
    }

    @Test("Views are where the layout places them, and tell it values")
    func places() {
        let layout = Diagonal() {
            box(20, 10)
            box(30, 10).layoutValue(key: Shift.self, value: 3).padding(0)
            box(10, 10)
        }
        // 80 by 50 in the middle of 200 by 100.
        #expect(
            frames(layout) == [
                CGRect(x: 60, y: 25, width: 20, height: 10), CGRect(x: 93, y: 45, width: 30, height: 10),
                CGRect(x: 130, y: 65, width: 10, height: 10),
            ])
    }

    @Test("A view that is not placed stands in the middle, a spacer has the layout's axis")
    func unplaced() {
        #expect(
            frames(Idle() { box(20, 10) }) == [CGRect(x: 90, y: 45, width: 20, height: 10)])
        let graph = ViewGraph(Idle() { Spacer(minLength: 30) })
        graph.size = CGSize(width: 200, height: 100)
        graph.update()
        #expect(graph.rootElement.children[0].children[0].sizeThatFits(.zero) == CGSize(width: 0, height: 30))
    }

    @Test("Guides are the layout's, or those of its views")
    func guides() {
        let own = frames(
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Guided() { box(20, 40) }
                box(10, 10)
            })
        // The box stands with its lower edge 5 points below the top of the layout.
        #expect(own[0].minY + 5 == own[1].maxY)
        let merged = frames(
            HStack(alignment: .top, spacing: 0) {
                Idle() { box(20, 10).alignmentGuide(.top) { _ in 4 } }.frame(width: 50, height: 50)
                box(10, 10)
            })
        #expect(merged[1].minY - merged[0].minY == 4)
    }

    @Test("The cache is made once and again when the views change")
    func caches() {
        struct Page: View {
            let log: ActionLog
            @State private var count = 2
            var body: some View {
                let count = $count
                log.actions["more"] = { count.wrappedValue += 1 }
                return Diagonal(log: log)() {
                    ForEach(0..<self.count, id: \.self) { _ in Color.red.frame(width: 5, height: 5) }
                }
            }
        }
        let log = ActionLog()
        let graph = ViewGraph(Page(log: log))
        graph.size = CGSize(width: 100, height: 100)
        graph.update()
        #expect(log.take() == ["cache 2"])
        graph.update()
        #expect(log.take() == [])
        log.actions["more"]?()
        graph.update()
        #expect(log.take() == ["cache 3"])
        #expect(graph.leafFrames.count == 3)
    }

    @Test("Stacks as layouts place as the stacks do, and a spacer keeps no distance")
    func stacks() {
        @ViewBuilder var content: some View {
            box(20, 10)
            Spacer()
            box(30, 30)
            box(10, 20)
        }
        #expect(
            frames(HStackLayout(alignment: .bottom) { content })
                == frames(HStack(alignment: .bottom) { content }))
        #expect(
            frames(VStackLayout(alignment: .trailing, spacing: 3) { content })
                == frames(VStack(alignment: .trailing, spacing: 3) { content }))
        #expect(
            frames(ZStackLayout(alignment: .topTrailing) { content })
                == frames(ZStack(alignment: .topTrailing) { content }))
        #expect(ViewSpacing().distance(to: ViewSpacing(), along: .horizontal) == 8)
        #expect(ViewSpacing.zero.distance(to: .zero, along: .vertical) == 0)
        #expect(ViewSpacing().distance(to: .spacer, along: .vertical) == 0)
    }

    private struct Switch: View {
        let log: ActionLog
        @State private var isRow = true
        var body: some View {
            let isRow = $isRow
            log.actions["turn"] = { isRow.wrappedValue.toggle() }
            let layout =
                self.isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
            return layout {
                Color.red.frame(width: 20, height: 10).onAppear { log.lines.append("appear") }
                Color.blue.frame(width: 20, height: 10)
            }
        }
    }

    @Test("Views keep their identity when an erased layout becomes another one")
    func erased() {
        let log = ActionLog()
        let host = TestHost(
            UIHostingController(rootView: Switch(log: log)), size: CGSize(width: 100, height: 100), scale: 1)
        host.settle()
        host.perform { log.actions["turn"]?() }
        host.settle()
        #expect(log.take() == ["appear"])
        let graph = ViewGraph(Switch(log: log))
        graph.size = CGSize(width: 100, height: 100)
        graph.update()
        #expect(graph.leafFrames.map(\.minX) == [30, 50])
        log.actions["turn"]?()
        graph.update()
        #expect(graph.leafFrames.map(\.minY) == [40, 50])
    }

    @Test("A layout's data is animated, and the views follow each frame")
    func animated() {
        struct Page: View {
            let log: ActionLog
            @State private var gap: CGFloat = 0
            var body: some View {
                let gap = $gap
                log.actions["widen"] = { withAnimation(.linear(duration: 1)) { gap.wrappedValue = 40 } }
                return Diagonal(gap: self.gap)() {
                    Color.red.frame(width: 10, height: 10)
                    Color.red.frame(width: 10, height: 10)
                }
            }
        }
        let log = ActionLog()
        let controller = UIHostingController(rootView: Page(log: log))
        let host = TestHost(controller, size: CGSize(width: 100, height: 100), scale: 1)
        host.settle()
        host.perform { log.actions["widen"]?() }
        host.advance(by: 0.5)
        func distance() -> CGFloat {
            let frames = (controller.view.layer.sublayers ?? []).map(\.frame).sorted { $0.minX < $1.minX }
            return frames.count == 2 ? frames[1].minX - frames[0].maxX : -1
        }
        #expect(abs(distance() - 20) <= 2)
        host.advance(by: 1)
        #expect(distance() == 40)
    }

    @Test("The first view that fits is shown; the last if none does")
    func fitting() {
        let views = ViewThatFits(in: .horizontal) {
            box(300, 10)
            box(150, 10)
            box(50, 10)
        }
        func width(in room: CGFloat) -> CGFloat {
            let graph = ViewGraph(views)
            return graph.sizeThatFits(ProposedViewSize(width: room, height: 100)).width
        }
        #expect(width(in: 400) == 300)
        #expect(width(in: 200) == 150)
        #expect(width(in: 10) == 50)
        let controller = UIHostingController(rootView: views)
        let host = TestHost(controller, size: CGSize(width: 200, height: 100), scale: 1)
        host.settle()
        #expect((controller.view.layer.sublayers ?? []).map(\.frame.width) == [150])
    }

    @Test("Sizes that are none are reported and count as none")
    func hostile() {
        struct Wild: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: CGFloat.nan, height: -5)
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {
                subviews[0].place(at: CGPoint(x: CGFloat.infinity, y: 0), proposal: .unspecified)
            }
        }
        let graph = ViewGraph(Wild() { box(10, 10) })
        graph.size = CGSize(width: 100, height: 100)
        graph.update()
        #expect(graph.rootElement.children[0].size == .zero)
        #expect(RuntimeIssue.wasReported("Wild.sizeThatFits(proposal:subviews:cache:) returned"))
    }

    @Test("A layout may be as large as there is room, and is asked after what has an end")
    func endless() {
        let frames = Bench(100, 20) {
            HStack(spacing: 0) {
                Grid { GridRow { Color.blue } }
                Color.red.frame(maxWidth: 20)
            }
        }.frames
        #expect(frames == [CGRect(0, 0, 80, 20), CGRect(80, 0, 20, 20)])
    }
}
