import Foundation
import Fuzzing
import Testing
import VitrineSupport

@testable import VitrineLayout

@Suite("Flow")
struct FlowTests {
    func layout(
        _ sizes: FlowSection.Sizes, insets: LayoutInsets = LayoutInsets(), line: CGFloat = 10,
        item: CGFloat = 10,
        header: CGFloat = 0, width: CGFloat = 320, axis: LayoutAxis = .vertical, pins: Bool = false
    ) -> FlowSolver {
        FlowSolver(
            axis: axis, containerSize: CGSize(width: width, height: 200), pinsHeaders: pins,
            sections: [
                FlowSection(
                    sizes: sizes, insets: insets, lineSpacing: line, interitemSpacing: item,
                    headerSize: CGSize(width: header, height: header))
            ])
    }

    func frames(_ layout: FlowSolver, _ count: Int) -> [CGRect] {
        (0..<count).compactMap { layout.placement(of: .item(section: 0, item: $0))?.frame }
    }

    @Test("left-over room goes to the gaps, and the last line keeps the columns")
    func uniform() {
        // 90·3 + 10·2 = 290 fits in 320, a fourth does not; the gaps are (320 − 270) / 2 = 25.
        let flow = layout(.uniform(CGSize(width: 90, height: 40), count: 5))
        #expect(
            frames(flow, 5) == [
                rect(0, 0, 90, 40), rect(115, 0, 90, 40), rect(230, 0, 90, 40), rect(0, 50, 90, 40),
                rect(115, 50, 90, 40),
            ])
        #expect(flow.contentSize == CGSize(width: 320, height: 90))
    }

    @Test("an item that nothing fits beside is centred on its line")
    func single() {
        let flow = layout(.uniform(CGSize(width: 200, height: 40), count: 2))
        #expect(frames(flow, 2) == [rect(60, 0, 200, 40), rect(60, 50, 200, 40)])
    }

    @Test("different sizes: lines break where they must, items are centred across the line")
    func mixed() {
        let sizes: ContiguousArray<CGSize> = [
            CGSize(width: 100, height: 40), CGSize(width: 150, height: 20), CGSize(width: 100, height: 30),
        ]
        // 100 + 10 + 150 = 260; the third would end at 370. The gap is 320 − 250 = 70. The last line has room for
        // one more of 100 (100 + 10 + 100 + 10 + 100 = 320: two more): gaps (320 − 300) / 2 = 10.
        #expect(
            frames(layout(.each(sizes)), 3) == [
                rect(0, 0, 100, 40), rect(170, 10, 150, 20), rect(0, 50, 100, 30),
            ])
    }

    @Test("equal sizes give the same frames one by one as all at once", arguments: 0..<40)
    func uniformIsEach(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let size = CGSize(
            width: CGFloat(Int.random(in: 20...200, using: &random)),
            height: CGFloat(Int.random(in: 20...90, using: &random)))
        let count = Int.random(in: 1...40, using: &random)
        let uniform = layout(.uniform(size, count: count), line: 7, item: 3)
        let each = layout(.each(ContiguousArray(repeating: size, count: count)), line: 7, item: 3)
        #expect(frames(uniform, count) == frames(each, count))
        #expect(uniform.contentSize == each.contentSize)
        for _ in 0..<10 {
            let query = CGRect(
                x: CGFloat.random(in: -20...300, using: &random),
                y: CGFloat.random(in: -50...900, using: &random),
                width: 90, height: CGFloat.random(in: 1...300, using: &random))
            let wanted = (0..<count).filter { frames(uniform, count)[$0].overlaps(query) }
            #expect(
                uniform.placements(in: query).map(\.element) == wanted.map { .item(section: 0, item: $0) })
            #expect(each.placements(in: query).map(\.element) == wanted.map { .item(section: 0, item: $0) })
        }
    }

    @Test("insets and header: line spacing is between lines only")
    func insets() {
        let flow = layout(
            .uniform(CGSize(width: 100, height: 30), count: 3),
            insets: LayoutInsets(top: 5, leading: 10, bottom: 15, trailing: 90), header: 40)
        #expect(frames(flow, 3) == [rect(10, 45, 100, 30), rect(130, 45, 100, 30), rect(10, 85, 100, 30)])
        #expect(flow.contentSize.height == 130)
        let header = flow.placement(of: .boundary(kind: FlowSolver.headerKind, section: 0, index: 0))
        #expect(header?.frame == rect(0, 0, 320, 40))
        #expect(flow.placement(of: .boundary(kind: FlowSolver.footerKind, section: 0, index: 1)) == nil)
    }

    @Test("horizontally, lines are columns")
    func horizontal() {
        // Two of 80 with 10 fit in 200; the gap is 40.
        let flow = layout(.uniform(CGSize(width: 50, height: 80), count: 3), axis: .horizontal)
        #expect(frames(flow, 3) == [rect(0, 0, 50, 80), rect(0, 120, 50, 80), rect(60, 0, 50, 80)])
        #expect(flow.contentSize == CGSize(width: 110, height: 200))
    }

    @Test("a pinned header stays at the visible top within its section")
    func pinned() {
        let flow = layout(.uniform(CGSize(width: 320, height: 50), count: 4), header: 40, pins: true)
        func top(_ offset: CGFloat) -> CGFloat? {
            flow.placement(
                of: .boundary(kind: FlowSolver.headerKind, section: 0, index: 0),
                visible: rect(0, offset, 320, 200)
            )?.frame.minY
        }
        #expect([-10, 50, 260].map(top) == [0, 50, 230])
    }

    @Test("ten million equal items: a query looks at what is visible")
    func tenMillion() {
        let flow = layout(.uniform(CGSize(width: 90, height: 40), count: 10_000_000))
        var examined = 0
        let found = flow.placements(in: rect(0, 100_000_000, 320, 500), visible: nil, examined: &examined)
        #expect(found.count >= 27)
        #expect(examined <= 2 * found.count)
    }

    @Test("sizes without sense are zero and end")
    func invalid() {
        #expect(
            layout(.uniform(CGSize(width: -5, height: CGFloat.nan), count: 9)).contentSize.height.isFinite)
        #expect(
            layout(.uniform(.zero, count: 9), line: 0, item: 0).placements(in: rect(0, 0, 320, 99)).count <= 9
        )
        #expect(
            layout(.each([.zero, CGSize(width: CGFloat.infinity, height: 5)]), line: -3).contentSize.height
                .isFinite)
        #expect(layout(.uniform(CGSize(width: 500, height: 40), count: 1)).diagnostics.isEmpty)
    }
}
