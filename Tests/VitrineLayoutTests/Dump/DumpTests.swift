import Foundation
import Testing
import VitrineLayout

@Suite("Layouts as text")
struct DumpTests {
    let rows = LayoutElement.row(
        .fractionalWidth(1), .estimated(50),
        [
            .item(
                .fractionalWidth(1.0 / 3), .estimated(50),
                views: [
                    LayoutSupplementary(
                        kind: "badge", size: LayoutSize(width: .absolute(10), height: .absolute(10)),
                        containerAnchor: LayoutAnchor(edges: [.top, .trailing]))
                ])
        ])

    func header() -> LayoutBoundary {
        LayoutBoundary(
            kind: "head er", size: LayoutSize(width: .fractionalWidth(1), height: .absolute(30)),
            alignment: .top)
    }

    @Test("every element has a line: section, decoration, supplementary views by kind, items")
    func lines() {
        let section = LayoutSection(
            group: rows, boundaries: [header(), header()],
            decorations: [LayoutDecoration(kind: "back", zIndex: -1)])
        let layout = CompositionalSolver(
            environment: LayoutEnvironment(
                containerSize: CGSize(width: 100, height: 600), scale: 3,
                boundaries: [
                    LayoutBoundary(
                        kind: "title", size: LayoutSize(width: .absolute(40), height: .absolute(20)),
                        alignment: .topLeading)
                ]), sections: [section, section], itemCounts: [2, 0])
        // A third of 100 is 33.333 on thirds of a pixel. Headers of 30 and 30 stack; the badge, 10 wide, ends where
        // its item does: 33.333 - 10 and 66.667 - 10.
        #expect(
            layout.dump() == """
                CompositionalSolver, 100×600 @3, vertical, content 100×190
                supplementary title 0 (0 0 40 20) z 1
                section 0: 2 items (0 20 100 110)
                  decoration back 0.0 (0 20 100 110) z -1
                  supplementary badge 0.0 (23.333 80 10 10) z 1
                  supplementary badge 0.1 (56.667 80 10 10) z 1
                  supplementary "head er" 0.0 (0 20 100 30) z 1
                  supplementary "head er" 0.1 (0 50 100 30) z 1
                  item 0.0 (0 80 33.333 50) estimated height
                  item 0.1 (33.333 80 33.333 50) estimated height
                section 1: 0 items (0 130 100 60)
                  decoration back 1.0 (0 130 100 60) z -1
                  supplementary "head er" 1.0 (0 130 100 30) z 1
                  supplementary "head er" 1.1 (0 160 100 30) z 1
                """)
    }

    @Test("a section that scrolls by itself shows its place, its content and what is beyond the edge")
    func orthogonal() {
        let group = LayoutElement.row(
            .absolute(60), .absolute(40), [.item(.fractionalWidth(1), .fractionalHeight(1))])
        let section = LayoutSection(
            group: group, contentInsets: LayoutInsets(leading: 5, trailing: 10), interGroupSpacing: 8,
            orthogonal: .groupPaging)
        func layout(isRightToLeft: Bool) -> CompositionalSolver {
            CompositionalSolver(
                environment: LayoutEnvironment(
                    containerSize: CGSize(width: 100, height: 600), isRightToLeft: isRightToLeft),
                sections: [section], itemCounts: [3])
        }
        // 5 + 3 · 60 + 2 · 8 + 10 = 211.
        #expect(
            layout(isRightToLeft: false).dump() == """
                CompositionalSolver, 100×600 @1, vertical, content 100×40
                section 0: 3 items (0 0 100 40)
                  scrolls by itself groupPaging (0 0 100 40) content 211×40 offset 0 0
                    item 0.0 (5 0 60 40)
                    item 0.1 (73 0 60 40)
                    item 0.2 (141 0 60 40)
                """)
        // Mirrored in 211: 211 - 65 = 146, 211 - 133 = 78, 211 - 201 = 10; it starts at its right end.
        #expect(
            layout(isRightToLeft: true).dump() == """
                CompositionalSolver, 100×600 @1, vertical, right to left, content 100×40
                section 0: 3 items (0 0 100 40)
                  scrolls by itself groupPaging (0 0 100 40) content 211×40 offset 111 0
                    item 0.0 (146 0 60 40)
                    item 0.1 (78 0 60 40)
                    item 0.2 (10 0 60 40)
                """)
        // Only what meets the rectangle: 0…100 of the content is 111…211 of the section's own.
        #expect(
            layout(isRightToLeft: true).dump(in: rect(0, 0, 20, 40)).hasSuffix(
                """
                , in (0 0 20 40)
                section 0: 3 items (0 0 100 40)
                  scrolls by itself groupPaging (0 0 100 40) content 211×40 offset 111 0
                    item 0.1 (78 0 60 40)
                """))
    }

    @Test("of millions, the first are listed, and what is left out is said")
    func limit() {
        let list = LayoutSection(
            group: .row(
                .fractionalWidth(1), .absolute(10), [.item(.fractionalWidth(1), .fractionalHeight(1))]))
        let layout = CompositionalSolver(
            environment: LayoutEnvironment(containerSize: CGSize(width: 100, height: 50)),
            sections: [list, list, list], itemCounts: [1, 10_000_000, 10_000_000])
        #expect(
            layout.dump(limit: 3) == """
                CompositionalSolver, 100×50 @1, vertical, content 100×200000010
                section 0: 1 item (0 0 100 10)
                  item 0.0 (0 0 100 10)
                section 1: 10000000 items (0 10 100 100000000)
                  item 1.0 (0 10 100 10)
                  item 1.1 (0 20 100 10)
                left out: 19999998 of 20000001 items and what is beside them; name a rectangle or a higher limit to see more
                """)
        #expect(
            layout.dump(in: rect(0, 100_000_005, 10, 10)) == """
                CompositionalSolver, 100×50 @1, vertical, content 100×200000010, in (0 100000005 10 10)
                section 1: 10000000 items (0 10 100 100000000)
                  item 1.9999999 (0 100000000 100 10)
                section 2: 10000000 items (0 100000010 100 100000000)
                  item 2.0 (0 100000010 100 10)
                """)
    }

    @Test("a flow layout has the same form")
    func flow() {
        let layout = FlowSolver(
            axis: .horizontal, containerSize: CGSize(width: 300, height: 90), scale: 2, pinsHeaders: true,
            sections: [
                FlowSection(
                    sizes: .uniform(CGSize(width: 50, height: 40), count: 3),
                    headerSize: CGSize(width: 20, height: 0), footerSize: CGSize(width: 12, height: 0))
            ])
        // Two columns of two and one: 20 + 50 + 10 + 50 + 12; 90 - 2 · 40 leaves a gap of 10.
        #expect(
            layout.dump() == """
                FlowSolver, 300×90 @2, horizontal, content 142×90
                section 0: 3 items (0 0 142 90)
                  supplementary UICollectionElementKindSectionFooter 0.0 (130 0 12 90)
                  supplementary UICollectionElementKindSectionHeader 0.0 (0 0 20 90) z 10
                  item 0.0 (20 0 50 40)
                  item 0.1 (20 50 50 40)
                  item 0.2 (80 0 50 40)
                """)
    }
}
