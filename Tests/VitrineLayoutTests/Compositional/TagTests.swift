import Foundation
import Fuzzing
import Testing

@testable import VitrineLayout

/// Rows in which measured sizes decide how many items they take.
@Suite("Rows of tags")
struct TagTests {
    static func cloud(_ views: [LayoutSupplementary] = []) -> LayoutSection {
        LayoutSection(
            group: .row(
                .fractionalWidth(1), .estimated(20), [.item(.estimated(100), .estimated(20), views: views)],
                spacing: .fixed(10)), interGroupSpacing: 5)
    }

    /// Rows filled from the first item on, one item after the other: what the layout is a shorter way to.
    func model(_ widths: [Int: CGFloat], items: Int, room: CGFloat = 320) -> [CGRect] {
        var frames: [CGRect] = []
        var (x, y): (CGFloat, CGFloat) = (0, 0)
        for item in 0..<items {
            let width = widths[item] ?? 100
            if x > 0, x + width > room {
                x = 0
                y += 25
            }
            frames.append(rect(x, y, width, 20))
            x += width + 10
        }
        return frames
    }

    @Test(
        "frames are those of filling rows from the first item on, whatever was measured when",
        arguments: FuzzBudget.seeds(30, from: 0))
    func greedy(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let count = Int.random(in: 1...90, using: &random)
        var layout = CompositionalSolver(Self.cloud(), items: count, width: 320)
        var widths: [Int: CGFloat] = [:]
        for _ in 0..<Int.random(in: 1...70, using: &random) {
            let item = Int.random(in: 0..<count, using: &random)
            let width = CGFloat(Int.random(in: 10...200, using: &random))
            widths[item] = width
            layout.setMeasuredSize(CGSize(width: width, height: 20), ofItem: item, inSection: 0)
            let frames = model(widths, items: count)
            #expect(layout.frames(count) == frames)
            #expect(layout.contentSize.height == frames[count - 1].maxY)
        }
    }

    @Test("behind ten million items only what was measured is packed; those before stand by their estimates")
    func jump() {
        var layout = CompositionalSolver(Self.cloud(), items: 10_000_000, width: 320)
        // Three estimated items of 100 fill 320. The row before the last three is looked at as well: it may take one
        // of them, but 10,000,000 is 3 · 3,333,333 + 1.
        for (item, width) in [(9_999_997, 40), (9_999_998, 50), (9_999_999, 60)] as [(Int, CGFloat)] {
            layout.setMeasuredSize(CGSize(width: width, height: 20), ofItem: item, inSection: 0)
        }
        let rows = layout.sections[0].groups
        // Rows of 9,999,993…5 and 9,999,996…8 hold 310 and 100 + 10 + 40 + 10 + 50 = 210; 60 more fit in: 280.
        #expect(layout.placement(ofItem: 9_999_993, inSection: 0)?.frame == rect(0, 3_333_331 * 25, 100, 20))
        #expect(
            (9_999_996..<10_000_000).map { layout.placement(ofItem: $0, inSection: 0)!.frame } == [
                rect(0, 3_333_332 * 25, 100, 20), rect(110, 3_333_332 * 25, 40, 20),
                rect(160, 3_333_332 * 25, 50, 20), rect(220, 3_333_332 * 25, 60, 20),
            ])
        #expect(rows.count == 3_333_333)
        #expect(layout.contentSize.height == 83_333_320)
        var examined = 0
        let end = rect(0, layout.contentSize.height - 600, 320, 600)
        let found = layout.placements(in: end, visible: nil, examined: &examined)
        #expect(found.count == 24 * 3 + 1)
        #expect(examined <= 2 * found.count)
    }

    @Test("what is measured before moves what is behind, and falls back into step")
    func before() {
        var layout = CompositionalSolver(Self.cloud(), items: 60, width: 320)
        var widths: [Int: CGFloat] = [:]
        for item in [40, 41, 42, 43, 44, 45, 3, 4, 20, 0, 59, 41, 58, 1] {
            widths[item] = CGFloat(30 + item % 7 * 20)
            layout.setMeasuredSize(CGSize(width: widths[item]!, height: 20), ofItem: item, inSection: 0)
            #expect(layout.frames(60) == model(widths, items: 60))
        }
    }

    @Test("views on tags are numbered through all rows, packed or not")
    func numbering() {
        let dot = LayoutSupplementary(
            kind: "dot", size: LayoutSize(width: .absolute(4), height: .absolute(4)),
            containerAnchor: LayoutAnchor(edges: [.top, .leading]))
        var layout = CompositionalSolver(Self.cloud([dot]), items: 3_001, width: 320)
        for (item, width) in [(2_000, 30), (2_001, 30), (2_002, 200), (7, 250), (2_999, 20)]
            as [(Int, CGFloat)]
        {
            layout.setMeasuredSize(CGSize(width: width, height: 20), ofItem: item, inSection: 0)
        }
        for number in [0, 1, 6, 7, 8, 9, 1_000, 1_999, 2_000, 2_001, 2_002, 2_003, 2_500, 2_999, 3_000] {
            let item = layout.placement(ofItem: number, inSection: 0)!.frame
            let view = layout.placement(of: .supplementary(kind: "dot", section: 0, index: number))?.frame
            #expect(view == rect(item.minX, item.minY, 4, 4))
        }
        #expect(layout.placement(of: .supplementary(kind: "dot", section: 0, index: 3_001)) == nil)
    }
}
