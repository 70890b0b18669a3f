import Foundation
import Testing

@testable import VitrineLayout

@Suite("Edge views")
struct PinningTests {
    let rows = LayoutElement.row(
        .fractionalWidth(1), .absolute(50), [.item(.fractionalWidth(1), .fractionalHeight(1))])

    func edge(
        _ kind: String, _ alignment: LayoutAlignment, width: LayoutDimension = .fractionalWidth(1),
        height: CGFloat, pinned: Bool = false, offset: CGPoint = .zero, extends: Bool = true
    ) -> LayoutBoundary {
        LayoutBoundary(
            kind: kind, size: LayoutSize(width: width, height: .absolute(height)), alignment: alignment,
            offset: offset, extendsBoundary: extends, isPinned: pinned)
    }

    func layout(
        _ boundaries: [LayoutBoundary], items: [Int] = [4, 4], axis: LayoutAxis = .vertical,
        global: [LayoutBoundary] = [], insets: LayoutInsets = LayoutInsets(), rightToLeft: Bool = false
    ) -> CompositionalSolver {
        CompositionalSolver(
            environment: LayoutEnvironment(
                axis: axis, containerSize: CGSize(width: 300, height: 200), isRightToLeft: rightToLeft,
                boundaries: global),
            sections: items.map { _ in
                LayoutSection(group: rows, contentInsets: insets, boundaries: boundaries)
            },
            itemCounts: items)
    }

    func frame(_ layout: CompositionalSolver, _ index: Int, section: Int = 0, offset: CGFloat? = nil)
        -> CGRect?
    {
        let kind = layout.sections[section].spec.boundaries[index].kind
        return layout.placement(
            of: .boundary(kind: kind, section: section, index: index),
            visible: offset.map { rect(0, $0, 300, 200) })?.frame
    }

    @Test("eight alignments: above, below and beside the content, each with its offset")
    func alignments() {
        let all: [LayoutAlignment] = [
            .top, .topLeading, .leading, .bottomLeading, .bottom, .bottomTrailing, .trailing, .topTrailing,
        ]
        let layout = layout(
            all.map { edge("v", $0, width: .absolute(40), height: 20, offset: CGPoint(x: 3, y: 2)) },
            items: [2])
        // 20 above and below, 40 at both sides: the rows are 220 wide from 40 on, 20…120. Beside them views stand in
        // the middle: 20 + (100 − 20) / 2 = 60. In the middle of 300 is 130. All are moved by 3 and 2.
        #expect(
            (0..<8).map { frame(layout, $0) } == [
                rect(133, 2, 40, 20), rect(3, 2, 40, 20), rect(3, 62, 40, 20), rect(3, 122, 40, 20),
                rect(133, 122, 40, 20), rect(263, 122, 40, 20), rect(263, 62, 40, 20), rect(263, 2, 40, 20),
            ])
        #expect(layout.frames(2) == [rect(40, 20, 220, 50), rect(40, 70, 220, 50)])
        #expect(layout.contentSize == CGSize(width: 300, height: 140))
    }

    @Test("views that do not extend their section lie on its content, at the same eight places")
    func overlays() {
        let all: [LayoutAlignment] = [
            .top, .topLeading, .leading, .bottomLeading, .bottom, .bottomTrailing, .trailing, .topTrailing,
        ]
        let layout = layout(
            all.map { edge("v", $0, width: .absolute(40), height: 20, extends: false) }, items: [2])
        // The content is 0…100 and 300 wide; in the middle 40 down and 130 across.
        #expect(
            (0..<8).map { frame(layout, $0) } == [
                rect(130, 0, 40, 20), rect(0, 0, 40, 20), rect(0, 40, 40, 20), rect(0, 80, 40, 20),
                rect(130, 80, 40, 20), rect(260, 80, 40, 20), rect(260, 40, 40, 20), rect(260, 0, 40, 20),
            ])
        #expect(layout.contentSize.height == 100)
    }

    @Test(
        "in a horizontal layout the sides are the ends: leading before the content, top and bottom beside it")
    func horizontal() {
        let column = LayoutElement.column(
            .absolute(50), .fractionalHeight(1), [.item(.fractionalWidth(1), .fractionalHeight(1))])
        var section = LayoutSection(group: column)
        section.boundaries = [
            edge("v", .leading, width: .absolute(30), height: 40),
            edge("v", .trailing, width: .absolute(20), height: 60),
            edge("v", .top, width: .absolute(10), height: 16),
            edge("v", .bottomTrailing, width: .absolute(25), height: 12),
        ]
        let layout = CompositionalSolver(
            environment: LayoutEnvironment(axis: .horizontal, containerSize: CGSize(width: 300, height: 200)),
            sections: [section], itemCounts: [2])
        // Leading takes 30 and the longer trailing one 25; top takes 16 of the height. Items at 30 and 80, 184 high.
        #expect(layout.frames(2) == [rect(30, 16, 50, 184), rect(80, 16, 50, 184)])
        #expect(layout.contentSize == CGSize(width: 155, height: 200))
        // Leading in the middle of 200: 80. Trailing starts at 130, nearest the content: 70 down. Top in the middle
        // of the content, 30 + (100 − 10) / 2 = 75. Bottom trailing starts at 130 and stands at the bottom, 188.
        #expect(
            (0..<4).map { frame(layout, $0) } == [
                rect(0, 80, 30, 40), rect(130, 70, 20, 60), rect(75, 0, 10, 16), rect(130, 188, 25, 12),
            ])
    }

    @Test("a pinned header and a pinned footer stay at both ends, and the next section pushes them off")
    func bothEnds() {
        let layout = layout([
            edge("header", .top, height: 30, pinned: true), edge("footer", .bottom, height: 20, pinned: true),
        ])
        // A section is 30 + 200 + 20 = 250 long; 200 are visible.
        func places(_ offset: CGFloat) -> [CGFloat?] {
            [(0, 0), (1, 0), (0, 1), (1, 1)].map { frame(layout, $0, section: $1, offset: offset)?.minY }
        }
        // Header and footer of section 0, then those of section 1.
        #expect(places(0) == [0, 180, 250, 250])
        #expect(places(40) == [40, 220, 250, 250])
        // At 60 the section ends at the visible end: the second footer waits at its section's start.
        #expect(places(60) == [60, 230, 250, 250])
        #expect(places(100) == [100, 230, 250, 280])
        // The header is pushed off by the end of its section at 250.
        #expect(places(235) == [220, 230, 250, 415])
        #expect(places(260) == [220, 230, 260, 440])
        #expect(places(400) == [220, 230, 400, 480])
    }

    @Test("several pinned views of a section stack, and leave it together")
    func several() {
        let layout = layout([
            edge("a", .top, height: 30, pinned: true), edge("b", .top, height: 10),
            edge("c", .top, height: 20, pinned: true), edge("d", .bottom, height: 15, pinned: true),
            edge("e", .bottom, height: 25, pinned: true),
        ])
        // A section: 60 of headers, 200 of rows, 40 of footers = 300.
        func tops(_ offset: CGFloat) -> [CGFloat?] { (0..<5).map { frame(layout, $0, offset: offset)?.minY } }
        // Footers pin at 160 and 175 of the visible 200. Header c is 10 further than it will be pinned.
        #expect(tops(0) == [0, 30, 40, 160, 175])
        #expect(tops(5) == [5, 30, 40, 165, 180])
        // a at the top, c right below it, b left behind.
        #expect(tops(50) == [50, 30, 80, 210, 225])
        // The end of the section at 300 pushes both: a at 250, c at 280.
        #expect(tops(270) == [250, 30, 280, 260, 275])
        #expect(tops(260) == [250, 30, 280, 260, 275])
        #expect(tops(245) == [245, 30, 275, 260, 275])
    }

    @Test("what the layout pins lies at the ends, and what sections pin stops there")
    func global() {
        let layout = layout(
            [
                edge("header", .top, height: 30, pinned: true),
                edge("footer", .bottom, height: 20, pinned: true),
            ],
            global: [edge("g", .top, height: 25, pinned: true), edge("h", .bottom, height: 15, pinned: true)])
        let visible = rect(0, 100, 300, 200)
        func global(_ index: Int) -> CGRect? {
            layout.placement(
                of: .layoutBoundary(kind: index == 0 ? "g" : "h", index: index), visible: visible)?.frame
        }
        #expect(global(0) == rect(0, 100, 300, 25))
        #expect(global(1) == rect(0, 285, 300, 15))
        // Section 0 is 25…275. Its header stops at 125; its footer would be at 255, below the place for pinned ones:
        // 285 − 20 = 265.
        #expect(frame(layout, 0, offset: 100)?.minY == 125)
        #expect(frame(layout, 1, offset: 100)?.minY == 255)
        // Section 1 is 275…525: its footer waits at the start of its section.
        #expect(frame(layout, 1, section: 1, offset: 100)?.minY == 275)
        #expect(layout.contentSize.height == 540)
    }

    @Test("a pinned view keeps the room inside it, and an offset moves where it stays from")
    func pinnedInsets() {
        var header = edge("header", .top, height: 30, pinned: true)
        header.contentInsets = LayoutInsets(top: 4, leading: 6, bottom: 5, trailing: 7)
        let layout = layout([header])
        #expect(frame(layout, 0, offset: 0) == rect(6, 4, 287, 21))
        #expect(frame(layout, 0, offset: 100) == rect(6, 104, 287, 21))
    }

    @Test("views at the sides of the layout narrow its sections")
    func sides() {
        let layout = layout(
            [edge("header", .top, height: 10)], items: [1, 1],
            global: [edge("g", .leading, width: .absolute(40), height: 20), edge("h", .top, height: 30)])
        #expect(layout.frames(1) == [rect(40, 40, 260, 50)])
        #expect(frame(layout, 0) == rect(40, 30, 260, 10))
        #expect(layout.frame(ofSection: 1) == rect(40, 90, 260, 60))
        // Beside 120 of sections below 30 of header: 30 + (120 − 20) / 2 = 80.
        #expect(layout.placement(of: .layoutBoundary(kind: "g", index: 0))?.frame == rect(0, 80, 40, 20))
        #expect(layout.contentSize == CGSize(width: 300, height: 150))
        // Mirrored: the side view at the right, the sections from 0 on.
        let mirrored = self.layout(
            [edge("header", .top, height: 10)], items: [1, 1],
            global: [edge("g", .leading, width: .absolute(40), height: 20), edge("h", .top, height: 30)],
            rightToLeft: true)
        #expect(mirrored.frames(1) == [rect(0, 40, 260, 50)])
        #expect(mirrored.placement(of: .layoutBoundary(kind: "g", index: 0))?.frame == rect(260, 80, 40, 20))
    }

    @Test("an estimated view at a side gives its measured width to the groups beside it")
    func measuredSide() {
        var side = edge("side", .leading, height: 20)
        side.size.width = .estimated(50)
        var layout = layout([side], items: [1])
        #expect(layout.frames(1) == [rect(50, 0, 250, 50)])
        layout.setMeasuredSize(CGSize(width: 80, height: 20), ofBoundary: 0, inSection: 0)
        #expect(layout.frames(1) == [rect(80, 0, 220, 50)])
        var global = self.layout([], items: [1], global: [side])
        global.setMeasuredSize(CGSize(width: 30, height: 20), ofLayoutBoundary: 0)
        #expect(global.frames(1) == [rect(30, 0, 270, 50)])
    }

    @Test(
        "empty sections keep headers, footers and spacing, but no insets; without sections there is nothing at all"
    )
    func empty() {
        let insets = LayoutInsets(top: 7, bottom: 9)
        let layout = CompositionalSolver(
            environment: LayoutEnvironment(
                containerSize: CGSize(width: 300, height: 200), interSectionSpacing: 6,
                boundaries: [edge("g", .top, height: 11)]),
            sections: [
                LayoutSection(
                    group: rows, contentInsets: insets, interGroupSpacing: 20,
                    boundaries: [edge("header", .top, height: 30), edge("footer", .bottom, height: 20)]),
                LayoutSection(group: rows, contentInsets: insets, orthogonal: .continuous),
                LayoutSection(group: rows),
            ], itemCounts: [0, 0, 1])
        // 11, then 30 + 20 = 50, 6, nothing for the empty shelf, 6, 50.
        #expect(layout.frame(ofSection: 0) == rect(0, 11, 300, 50))
        #expect(layout.frame(ofSection: 1) == rect(0, 67, 300, 0))
        #expect(layout.frame(ofSection: 2) == rect(0, 73, 300, 50))
        #expect(layout.contentSize.height == 123)
        let none = CompositionalSolver(environment: layout.environment, sections: [], itemCounts: [])
        #expect(none.contentSize == CGSize(width: 300, height: 0))
        #expect(none.placement(of: .layoutBoundary(kind: "g", index: 0)) == nil)
    }

    /// A spreadsheet's row: a first column of 100 in the inset, cells of 80 that pass behind it.
    private func spreadsheet(offset: CGFloat, isRightToLeft: Bool = false) -> CompositionalSolver {
        let column = LayoutBoundary(
            kind: "column", size: LayoutSize(width: .absolute(100), height: .absolute(40)),
            alignment: .leading,
            offset: CGPoint(x: offset, y: 0), isPinned: true)
        return CompositionalSolver(
            environment: LayoutEnvironment(
                containerSize: CGSize(width: 300, height: 200), isRightToLeft: isRightToLeft),
            sections: [
                LayoutSection(
                    group: .row(
                        .absolute(80), .absolute(40), [.item(.fractionalWidth(1), .fractionalHeight(1))]),
                    contentInsets: LayoutInsets(leading: 100), boundaries: [column],
                    orthogonal: .continuous)
            ], itemCounts: [10])
    }

    @Test(
        "a pinned leading view of a section that scrolls by itself stays at the visible edge, and cells pass behind"
    )
    func firstColumn() {
        let layout = spreadsheet(offset: -100)
        #expect(layout.orthogonalGeometry(ofSection: 0)?.frame == rect(0, 0, 300, 40))
        #expect(layout.orthogonalGeometry(ofSection: 0)?.contentSize == CGSize(width: 900, height: 40))
        #expect(layout.staysBesideContent(boundary: 0, inSection: 0))
        #expect(layout.orthogonalPlacement(ofItem: 0, inSection: 0)?.frame == rect(100, 0, 80, 40))
        for (offset, expected) in [(0.0, 0.0), (120, 120), (600, 600), (-30, 0)] {
            let found = layout.orthogonalPlacements(inSection: 0, in: rect(offset, 0, 300, 40))
                .first { $0.element == .boundary(kind: "column", section: 0, index: 0) }
            #expect(found?.frame == rect(expected, 0, 100, 40))
            #expect(found?.zIndex == 1)
        }
        // Among everything it is where it would be unscrolled.
        #expect(
            layout.placement(of: .boundary(kind: "column", section: 0, index: 0))?.frame
                == rect(0, 0, 100, 40))
    }

    @Test("without an offset it comes to the edge when the section has scrolled by the inset")
    func firstColumnInside() {
        let layout = spreadsheet(offset: 0)
        func column(_ offset: CGFloat) -> CGRect? {
            layout.orthogonalPlacement(ofBoundary: 0, inSection: 0, visible: rect(offset, 0, 300, 40))?.frame
        }
        #expect(column(0) == rect(100, 0, 100, 40))
        #expect(column(60) == rect(100, 0, 100, 40))
        #expect(column(150) == rect(150, 0, 100, 40))
        // It does not leave the content.
        #expect(column(890) == rect(800, 0, 100, 40))
    }

    @Test("right to left the first column is at the right edge")
    func firstColumnMirrored() {
        let layout = spreadsheet(offset: -100, isRightToLeft: true)
        #expect(layout.orthogonalGeometry(ofSection: 0)?.initialOffset == CGPoint(x: 600, y: 0))
        func column(_ offset: CGFloat) -> CGRect? {
            layout.orthogonalPlacement(ofBoundary: 0, inSection: 0, visible: rect(offset, 0, 300, 40))?.frame
        }
        #expect(column(600) == rect(800, 0, 100, 40))
        #expect(column(400) == rect(600, 0, 100, 40))
    }
}
