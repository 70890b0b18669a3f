import Foundation
import Fuzzing
import Testing
import VitrineSupport

@testable import VitrineLayout

@Suite("Sizes in a flow that become known")
struct FlowMeasuringTests {
    private func solver(
        _ sizes: FlowSection.Sizes, width: CGFloat = 320, line: CGFloat = 10, item: CGFloat = 10
    )
        -> FlowSolver
    {
        FlowSolver(
            containerSize: CGSize(width: width, height: 200), scale: 2,
            sections: [
                FlowSection(
                    sizes: sizes, insets: LayoutInsets(top: 4, leading: 8, bottom: 6, trailing: 12),
                    lineSpacing: line, interitemSpacing: item, headerSize: CGSize(width: 0, height: 20))
            ])
    }

    private func frames(_ flow: FlowSolver) -> [CGRect?] {
        (0..<flow.itemCount(inSection: 0)).map { flow.placement(of: .item(section: 0, item: $0))?.frame }
    }

    @Test("a wider item breaks its line anew, and those behind it keep the estimate")
    func breaksAgain() {
        // Room 320 − 8 − 12 = 300: five of 50 with 10 between them are 290, gaps (300 − 250) / 4 = 12.5. With item 1 at
        // 120: 50 + 120 + 50 + 3 · … = 50 + 10 + 120 + 10 + 50 = 240, one more would be 300: it fits just so. Four on
        // the first line, gaps (300 − 270) / 3 = 10; the rest, five on a line, begins with item 4.
        var flow = solver(.uniform(CGSize(width: 50, height: 50), count: 7))
        flow.setSize(CGSize(width: 120, height: 30), ofItem: 1, inSection: 0)
        #expect(
            frames(flow) == [
                rect(8, 24, 50, 50), rect(68, 34, 120, 30), rect(198, 24, 50, 50), rect(258, 24, 50, 50),
                rect(8, 84, 50, 50), rect(70.5, 84, 50, 50), rect(133, 84, 50, 50),
            ])
        // 20 + 4 + 50 + 10 + 50 + 6.
        #expect(flow.contentSize == CGSize(width: 320, height: 140))
    }

    @Test("an item that shrinks goes back to the line before, where it fits")
    func goesBack() {
        // Room 300: 200, 200 are a line each. With the second at 90 the two are 300 with 10 between them.
        var flow = solver(.each([CGSize(width: 200, height: 40), CGSize(width: 200, height: 40)]))
        flow.setSize(CGSize(width: 90, height: 40), ofItem: 1, inSection: 0)
        #expect(frames(flow) == [rect(8, 24, 200, 40), rect(218, 24, 90, 40)])
    }

    @Test("after any sequence of sizes everything is where a new solver puts it", arguments: 0..<24)
    func sameAsFresh(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let count = Int.random(in: 1...(seed % 3 == 0 ? 1200 : 60), using: &random)
        let estimate = CGSize(width: CGFloat(Int.random(in: 20...120, using: &random)), height: 40)
        var sizes = ContiguousArray(repeating: estimate, count: count)
        var flow = solver(.uniform(estimate, count: count), line: CGFloat(seed % 4 * 5) - 5)
        for step in 0..<(seed % 3 == 0 ? 600 : 120) {
            let item = Int.random(in: 0..<count, using: &random)
            let size = CGSize(
                width: seed % 2 == 0 ? estimate.width : CGFloat(Int.random(in: 10...340, using: &random)),
                height: CGFloat(Int.random(in: 10...80, using: &random)))
            sizes[item] = size
            flow.setSize(size, ofItem: item, inSection: 0)
            guard step % 300 == 299 || count < 61 && step % 20 == 19 else { continue }
            let fresh = solver(.each(sizes), line: CGFloat(seed % 4 * 5) - 5)
            #expect(frames(flow) == frames(fresh))
            #expect(flow.contentSize == fresh.contentSize)
        }
        // What a rectangle meets is what meets it of all items.
        let all = frames(flow)
        for _ in 0..<10 {
            let query = CGRect(
                x: CGFloat.random(in: -20...300, using: &random),
                y: CGFloat.random(in: -50...(flow.contentSize.height + 50), using: &random),
                width: 90, height: CGFloat.random(in: 1...300, using: &random))
            let found = flow.placements(in: query).compactMap { placement -> Int? in
                if case .item(_, let item) = placement.element { item } else { nil }
            }
            #expect(found == all.indices.filter { all[$0]!.overlaps(query) })
        }
    }

    @Test("items of random sizes are inside the insets and do not overlap", arguments: 0..<30)
    func inside(seed: Int) {
        var random = SeededGenerator(seed: seed + 1000)
        let sizes = ContiguousArray(
            (0..<Int.random(in: 1...80, using: &random)).map { _ in
                CGSize(
                    width: CGFloat(Int.random(in: 1...300, using: &random)),
                    height: CGFloat(Int.random(in: 1...90, using: &random)))
            })
        let frames = frames(solver(.each(sizes), line: 0, item: 4)).compactMap { $0 }
        for (index, frame) in frames.enumerated() {
            // Half a pixel for rounding.
            #expect(frame.minX >= 8 && frame.maxX <= 308.25)
            for other in frames[..<index] {
                #expect(!other.insetBy(dx: 0.25, dy: 0.25).overlaps(frame.insetBy(dx: 0.25, dy: 0.25)))
            }
        }
    }

    @Test("an item that is longer than the room starts with its line, and is named")
    func beyondRoom() {
        let flow = solver(.each([CGSize(width: 50, height: 40), CGSize(width: 400, height: 40)]))
        #expect(frames(flow)[1] == rect(8, 74, 400, 40))
        #expect(flow.itemBeyondRoom?.item == 1)
        #expect(flow.itemBeyondRoom?.room == 300)
        #expect(solver(.uniform(CGSize(width: 300, height: 1), count: 4)).itemBeyondRoom == nil)
    }

    @Test("a million estimated items: what is measured at the end is found by looking at what is visible")
    func million() {
        var flow = solver(.uniform(CGSize(width: 50, height: 50), count: 1_000_000))
        for item in 999_900..<1_000_000 {
            flow.setSize(CGSize(width: 90, height: 40), ofItem: item, inSection: 0)
        }
        var examined = 0
        let bottom = flow.contentSize.height
        let found = flow.placements(
            in: rect(0, bottom - 500, 320, 500), visible: nil, examined: &examined)
        #expect(found.count >= 27)
        #expect(examined <= 2 * found.count)
    }

    @Test("pinned: a header is found wherever its section is on screen, and the next section pushes it off")
    func pinned() {
        let flow = FlowSolver(
            axis: .horizontal, containerSize: CGSize(width: 100, height: 100), pinsHeaders: true,
            pinsFooters: true,
            sections: (0..<2).map { _ in
                FlowSection(
                    sizes: .uniform(CGSize(width: 100, height: 100), count: 3), lineSpacing: 0,
                    headerSize: CGSize(width: 30, height: 0), footerSize: CGSize(width: 20, height: 0))
            })
        // A section is 30 + 300 + 20 = 350 long.
        func minX(_ kind: String, _ index: Int, _ offset: CGFloat) -> CGFloat? {
            let visible = rect(offset, 0, 100, 100)
            return flow.placements(in: visible, visible: visible).first {
                $0.element == .boundary(kind: kind, section: 0, index: index)
            }?.frame.minX
        }
        // In the middle both are at the edges; at 335 the header ends with its section, at 350.
        #expect(minX(FlowSolver.headerKind, 0, 150) == 150)
        #expect(minX(FlowSolver.footerKind, 1, 150) == 230)
        #expect(minX(FlowSolver.headerKind, 0, 335) == 320)
        #expect(minX(FlowSolver.footerKind, 1, 335) == 330)
        #expect(minX(FlowSolver.headerKind, 0, 350) == nil)
    }
}
