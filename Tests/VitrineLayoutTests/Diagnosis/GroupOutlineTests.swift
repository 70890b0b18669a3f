import Foundation
import Testing

@testable import VitrineLayout

@Suite("Frames of groups")
struct GroupOutlineTests {
    @Test("nested groups have frames, also where what was measured moves them, and right to left")
    func nested() {
        // A row of an item and a column of two, as high as it is measured.
        let row = LayoutElement.row(
            .fractionalWidth(1), .estimated(40),
            [
                .item(.absolute(100), .absolute(40)),
                .column(.absolute(60), .estimated(40), [.item(.absolute(60), .estimated(20))]),
            ])
        func layout(isRightToLeft: Bool) -> CompositionalSolver {
            var solver = CompositionalSolver(
                environment: LayoutEnvironment(
                    containerSize: CGSize(width: 200, height: 600), isRightToLeft: isRightToLeft),
                sections: [LayoutSection(group: row, interGroupSpacing: 5)], itemCounts: [6])
            solver.setMeasuredSize(CGSize(width: 60, height: 50), ofItem: 1, inSection: 0)
            return solver
        }
        // Estimated: 2 · 20 in a column of 40. Item 1 measures 50, so its column and its row are 70 high.
        let outlines = GroupOutlines(layout(isRightToLeft: false)).outlines(in: rect(0, 0, 200, 600))
        #expect(
            outlines.map { "\($0.path) \($0.number)" } == [
                "section 0, group 0", "section 0, group 1", "section 0, group → item 1 0",
                "section 0, group → item 1 1",
            ])
        #expect(
            outlines.map(\.frame) == [
                rect(0, 0, 200, 70), rect(0, 75, 200, 40), rect(100, 0, 60, 70), rect(100, 75, 60, 40),
            ])
        let mirrored = GroupOutlines(layout(isRightToLeft: true)).outlines(in: rect(0, 0, 200, 30))
        #expect(mirrored.map(\.frame) == [rect(0, 0, 200, 70), rect(40, 0, 60, 70)])
    }

    @Test("groups of a section that scrolls by itself are in its own content")
    func orthogonal() {
        let section = LayoutSection(
            group: .row(.absolute(80), .absolute(40), [.item(.fractionalWidth(0.5), .fractionalHeight(1))]),
            interGroupSpacing: 10, orthogonal: .continuous)
        let outlines = GroupOutlines(CompositionalSolver(section, items: 5, width: 100))
            .outlines(inOrthogonalSection: 0, in: rect(85, 0, 100, 40))
        // Groups at 0, 90 and 180.
        #expect(outlines.map(\.number) == [1, 2])
        #expect(outlines.map(\.frame) == [rect(90, 0, 80, 40), rect(180, 0, 80, 40)])
    }
}
