import Foundation
import Fuzzing
import Testing
import VitrineSupport

@testable import VitrineLayout

/// Places looked at, not time: at most twice what is found, whatever the blueprint.
@Suite("Cost of queries")
struct CostTests {
    func expectCheap(
        _ layout: CompositionalSolver, _ rect: CGRect, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        var examined = 0
        let found = layout.placements(in: rect, visible: nil, examined: &examined)
        #expect(found.count > 0, sourceLocation: sourceLocation)
        #expect(examined <= 2 * found.count, sourceLocation: sourceLocation)
    }

    /// Screens at the start, in the middle and at the end of a layout.
    func screens(_ layout: CompositionalSolver, height: CGFloat = 600) -> [CGRect] {
        let end = layout.contentSize.height
        return [0, end * 0.31, end * 0.5, end - height].map { rect(0, $0, 300, height) }
    }

    @Test("grids of one to thirty columns", arguments: [1, 2, 3, 4, 7, 12, 30])
    func grids(columns: Int) {
        let group = LayoutElement.group(
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(40)),
            .repeating(
                .horizontal, .item(.fractionalWidth(1 / CGFloat(columns)), .fractionalHeight(1)),
                count: columns))
        let layout = CompositionalSolver(
            LayoutSection(group: group, interGroupSpacing: 5), items: 1_000_000, scale: 3)
        for screen in screens(layout) { expectCheap(layout, screen) }
    }

    @Test("a section that is one group of ten thousand items")
    func oneGroup() {
        let column = LayoutElement.group(
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(300_000)),
            .repeating(.vertical, .item(.fractionalWidth(1), .absolute(30)), count: 10_000))
        let layout = CompositionalSolver(LayoutSection(group: column), items: 10_000)
        for screen in screens(layout) { expectCheap(layout, screen) }
        #expect(layout.placements(in: rect(0, 150_000, 300, 60)).count == 2)
    }

    @Test("a group that is wide as well as high: rows of a hundred, of which three are looked at")
    func wideGroup() {
        let row = LayoutElement.group(
            size: LayoutSize(width: .absolute(10_000), height: .absolute(50)),
            .repeating(.horizontal, .item(.absolute(100), .fractionalHeight(1)), count: 100))
        let group = LayoutElement.group(
            size: LayoutSize(width: .absolute(10_000), height: .absolute(5_000)),
            .repeating(.vertical, row, count: 100))
        let layout = CompositionalSolver(LayoutSection(group: group), items: 10_000)
        expectCheap(layout, rect(4_010, 2_010, 300, 600))
        expectCheap(layout, rect(0, 2_000, 300, 600))
    }

    @Test("a custom group of a hundred thousand, in the order of a shuffle")
    func custom() {
        var random = SeededGenerator(seed: 5)
        let places = (0..<100_000).shuffled(using: &random)
        let group = LayoutElement.group(
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(1_000_000)),
            .custom { _ in
                places.map {
                    LayoutCustomItem(
                        frame: CGRect(
                            x: CGFloat($0 % 3) * 100, y: CGFloat($0 / 3) * 30, width: 95, height: 25))
                }
            })
        let layout = CompositionalSolver(LayoutSection(group: group), items: 100_000)
        for screen in screens(layout) where screen.minY < 990_000 { expectCheap(layout, screen) }
        // Items come in their order, not in that of the index.
        let found = layout.placements(in: rect(0, 500_000, 300, 600)).map(\.element)
        let numbers = found.map { if case .item(_, let item) = $0 { item } else { -1 } }
        #expect(numbers == numbers.sorted())
    }

    @Test("nested groups of many items with a badge on each")
    func nested() {
        let badge = LayoutSupplementary(
            kind: "badge", size: LayoutSize(width: .absolute(8), height: .absolute(8)),
            containerAnchor: LayoutAnchor(edges: [.top, .leading]))
        let pair = LayoutElement.group(
            size: LayoutSize(width: .fractionalWidth(0.5), height: .fractionalHeight(1)),
            .repeating(
                .vertical, .item(.fractionalWidth(1), .fractionalHeight(0.5), views: [badge]), count: 2))
        let row = LayoutElement.row(
            .fractionalWidth(1), .absolute(60),
            [.item(.fractionalWidth(0.5), .fractionalHeight(1), views: [badge]), pair])
        let group = LayoutElement.group(
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(60_000)),
            .repeating(.vertical, row, count: 1_000))
        let layout = CompositionalSolver(LayoutSection(group: group), items: 900_000)
        for screen in screens(layout) { expectCheap(layout, screen) }
    }

    @Test("shelves: sections that scroll by themselves, and what is in them")
    func shelves() {
        let shelf = LayoutSection(
            group: .row(.absolute(80), .absolute(100), [.item(.fractionalWidth(1), .fractionalHeight(1))]),
            interGroupSpacing: 5, orthogonal: .continuous)
        let layout = CompositionalSolver(
            environment: LayoutEnvironment(containerSize: CGSize(width: 300, height: 600)),
            sections: Array(repeating: shelf, count: 1_000),
            itemCounts: Array(repeating: 100_000, count: 1_000))
        expectCheap(layout, rect(0, 50_000, 300, 600))
        #expect(layout.orthogonalSections(in: rect(0, 50_010, 300, 600)) == Array(500...506))
        var examined = 0
        let found = layout.orthogonalPlacements(
            inSection: 700, in: rect(4_000_000, 0, 300, 100), examined: &examined)
        // Groups follow each other every 85; 4,000,000 is 70 into the 80 of one, and four more begin within 300.
        #expect(found.count == 5)
        #expect(examined <= 10)
    }

    @Test("a million measured rows")
    func measuredRows() {
        let list = LayoutSection(
            group: .row(
                .fractionalWidth(1), .estimated(44), [.item(.fractionalWidth(1), .estimated(44))]))
        var layout = CompositionalSolver(list, items: 1_000_000)
        for item in stride(from: 0, to: 1_000_000, by: 400) {
            layout.setMeasuredSize(CGSize(width: 300, height: 20 + item % 70), ofItem: item, inSection: 0)
        }
        for screen in screens(layout) { expectCheap(layout, screen) }
    }

    @Test("thousands of sections that show nothing are passed in one step")
    func voids() {
        let rows = LayoutSection(
            group: .row(
                .fractionalWidth(1), .absolute(50), [.item(.fractionalWidth(1), .fractionalHeight(1))]))
        let layout = CompositionalSolver(
            environment: LayoutEnvironment(containerSize: CGSize(width: 300, height: 600)),
            sections: Array(repeating: rows, count: 20_000),
            itemCounts: (0..<20_000).map { $0 == 500 || $0 == 19_000 ? 2 : 0 })
        #expect(layout.contentSize.height == 200)
        #expect(layout.visibleSections(in: rect(0, 0, 300, 200)).count <= 4)
        #expect(
            layout.placements(in: rect(0, 90, 300, 20)).map(\.element) == [
                .item(section: 500, item: 1), .item(section: 19_000, item: 0),
            ])
    }

    @Test(
        "the order of an index is that of the list, whatever the places",
        arguments: [0, 1, 4, 5, 6, 9, 64, 100, 1000])
    func index(count: Int) {
        var random = SeededGenerator(seed: count)
        let rects = (0..<count).map { _ in
            rect(
                CGFloat(Int.random(in: -50...900, using: &random)),
                CGFloat(Int.random(in: -50...900, using: &random)),
                CGFloat(Int.random(in: 0...40, using: &random)),
                CGFloat(Int.random(in: 0...40, using: &random)))
        }
        for isOrdered in [true, false] {
            let index = BoxIndex(count: count, isOrdered: isOrdered) { rects[$0] }
            for _ in 0..<20 {
                let query = rect(
                    CGFloat(Int.random(in: -100...900, using: &random)),
                    CGFloat(Int.random(in: -100...900, using: &random)), 120, 90)
                let limit = Int.random(in: 0...count, using: &random)
                var visited: [Int] = []
                index.visit(query, count: limit) { visited.append($0) }
                #expect(visited == visited.sorted())
                #expect(
                    visited.filter { rects[$0].overlaps(query) }
                        == (0..<limit).filter { rects[$0].overlaps(query) })
            }
        }
    }
}
