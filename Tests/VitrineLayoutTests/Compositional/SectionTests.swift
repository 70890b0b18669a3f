import Foundation
import Testing
import VitrineLayout

@Suite("Sections")
struct SectionTests {
    let rows = LayoutElement.row(
        .fractionalWidth(1), .absolute(50), [.item(.fractionalWidth(1), .fractionalHeight(1))])

    func header(_ height: CGFloat = 30, pinned: Bool = false, alignment: LayoutAlignment = .top)
        -> LayoutBoundary
    {
        LayoutBoundary(
            kind: "header", size: LayoutSize(width: .fractionalWidth(1), height: .absolute(height)),
            alignment: alignment, isPinned: pinned)
    }

    func frame(_ layout: CompositionalSolver, _ section: Int, visible: CGRect? = nil, index: Int = 0)
        -> CGRect?
    {
        layout.placement(of: .boundary(kind: "header", section: section, index: index), visible: visible)?
            .frame
    }

    @Test(
        "insets lie between header and items and shrink the groups; the header follows them sideways"
    )
    func insetsAndHeader() {
        let section = LayoutSection(
            group: rows, contentInsets: LayoutInsets(top: 10, leading: 20, bottom: 15, trailing: 30),
            interGroupSpacing: 5, boundaries: [header(), header(12, alignment: .bottom)])
        let layout = CompositionalSolver(section, items: 2)
        #expect(frame(layout, 0) == rect(20, 0, 250, 30))
        #expect(layout.frames(2) == [rect(20, 40, 250, 50), rect(20, 95, 250, 50)])
        // 30 + 10 + 50 + 5 + 50 + 15 = 160, then the footer.
        #expect(frame(layout, 0, index: 1) == rect(20, 160, 250, 12))
        #expect(layout.contentSize == CGSize(width: 300, height: 172))
    }

    @Test("a boundary view that does not extend its section overlaps the content")
    func overlapping() {
        var overlay = header()
        overlay.extendsBoundary = false
        overlay.offset = CGPoint(x: 3, y: 4)
        let layout = CompositionalSolver(LayoutSection(group: rows, boundaries: [overlay]), items: 1)
        #expect(frame(layout, 0) == rect(3, 4, 300, 30))
        #expect(layout.frames(1) == [rect(0, 0, 300, 50)])
        #expect(layout.contentSize.height == 50)
    }

    @Test("views of one edge share a row by corner and stack by order")
    func corners() {
        func corner(_ alignment: LayoutAlignment, _ width: CGFloat, _ height: CGFloat) -> LayoutBoundary {
            LayoutBoundary(
                kind: "header", size: LayoutSize(width: .absolute(width), height: .absolute(height)),
                alignment: alignment)
        }
        let section = LayoutSection(
            group: rows,
            boundaries: [
                corner(.topLeading, 50, 10), corner(.topTrailing, 60, 20), corner(.topLeading, 70, 15),
            ])
        let layout = CompositionalSolver(section, items: 1)
        #expect(frame(layout, 0, index: 0) == rect(0, 0, 50, 10))
        #expect(frame(layout, 0, index: 1) == rect(240, 0, 60, 20))
        #expect(frame(layout, 0, index: 2) == rect(0, 10, 70, 15))
        #expect(layout.frames(1) == [rect(0, 25, 300, 50)])
    }

    @Test(
        "section spacing lies between sections only; an empty section keeps header and spacing"
    )
    func sectionSpacing() {
        let section = LayoutSection(group: rows, interGroupSpacing: 20, boundaries: [header(38)])
        let layout = CompositionalSolver(
            environment: LayoutEnvironment(
                containerSize: CGSize(width: 300, height: 600), interSectionSpacing: 7),
            sections: [section, section, section], itemCounts: [1, 0, 1])
        #expect(layout.frame(ofSection: 0) == rect(0, 0, 300, 88))
        #expect(layout.frame(ofSection: 1) == rect(0, 95, 300, 38))
        #expect(layout.frame(ofSection: 2) == rect(0, 140, 300, 88))
        #expect(layout.contentSize.height == 228)
    }

    @Test("backgrounds cover their section, headers included, within their insets")
    func background() {
        let section = LayoutSection(
            group: rows, boundaries: [header()],
            decorations: [
                LayoutDecoration(kind: "back", contentInsets: LayoutInsets(top: 2, leading: 4), zIndex: -1)
            ])
        let layout = CompositionalSolver(
            environment: LayoutEnvironment(containerSize: CGSize(width: 300, height: 600)),
            sections: [section, section], itemCounts: [1, 2])
        let back = layout.placement(of: .decoration(kind: "back", section: 1))
        #expect(back?.frame == rect(4, 82, 296, 128))
        #expect(back?.zIndex == -1)
    }

    @Test("a pinned header stays at the visible top until its section pushes it off")
    func pinnedHeader() {
        let section = LayoutSection(group: rows, boundaries: [header(pinned: true)])
        let layout = CompositionalSolver(
            environment: LayoutEnvironment(containerSize: CGSize(width: 300, height: 200)),
            sections: [section, section], itemCounts: [4, 4])
        // Section 0 is 0…230, section 1 is 230…460.
        func tops(_ offset: CGFloat) -> [CGFloat?] {
            let visible = rect(0, offset, 300, 200)
            return [0, 1].map { frame(layout, $0, visible: visible)?.minY }
        }
        #expect(tops(-20) == [0, 230])
        #expect(tops(100) == [100, 230])
        #expect(tops(215) == [200, 230])
        #expect(tops(300) == [200, 300])
        // Found by a query though its own place is far above.
        let found = layout.placements(in: rect(0, 150, 300, 200), visible: rect(0, 150, 300, 200))
        #expect(found.contains { $0.element == .boundary(kind: "header", section: 0, index: 0) })
    }

    @Test("a pinned footer stays at the visible bottom and never above its section")
    func pinnedFooter() {
        let section = LayoutSection(group: rows, boundaries: [header(pinned: true, alignment: .bottom)])
        let layout = CompositionalSolver(
            environment: LayoutEnvironment(containerSize: CGSize(width: 300, height: 200)),
            sections: [section, section], itemCounts: [4, 4])
        // Section 0 is 0…230 with its footer at 200; section 1 is 230…460.
        #expect(frame(layout, 0, visible: rect(0, 0, 300, 100))?.minY == 70)
        #expect(frame(layout, 1, visible: rect(0, 40, 300, 200))?.minY == 230)
        #expect(frame(layout, 1, visible: rect(0, 100, 300, 200))?.minY == 270)
    }

    @Test("the layout's own header comes first, pins over all sections, and section headers stop below it")
    func layoutHeader() {
        let section = LayoutSection(group: rows, boundaries: [header(pinned: true)])
        var global = header(20, pinned: true)
        global.kind = "global"
        let layout = CompositionalSolver(
            environment: LayoutEnvironment(
                containerSize: CGSize(width: 300, height: 200), boundaries: [global]),
            sections: [section], itemCounts: [10])
        let visible = rect(0, 100, 300, 200)
        #expect(layout.frames(1) == [rect(0, 50, 300, 50)])
        #expect(
            layout.placement(of: .layoutBoundary(kind: "global", index: 0), visible: visible)?.frame.minY
                == 100)
        #expect(frame(layout, 0, visible: visible)?.minY == 120)
        // Without sections there is nothing to head.
        let none = CompositionalSolver(environment: layout.environment, sections: [], itemCounts: [])
        #expect(none.contentSize == CGSize(width: 300, height: 0))
        #expect(none.placements(in: rect(0, 0, 300, 200)).isEmpty)
    }

    @Test("a horizontal layout is the vertical one turned round")
    func horizontal() {
        let column = LayoutElement.column(
            .absolute(50), .fractionalHeight(1), [.item(.fractionalWidth(1), .fractionalHeight(0.5))])
        let side = LayoutBoundary(
            kind: "header", size: LayoutSize(width: .absolute(30), height: .fractionalHeight(1)),
            alignment: .leading)
        let layout = CompositionalSolver(
            environment: LayoutEnvironment(axis: .horizontal, containerSize: CGSize(width: 300, height: 200)),
            sections: [
                LayoutSection(
                    group: column, contentInsets: LayoutInsets(top: 20, leading: 5), interGroupSpacing: 10,
                    boundaries: [side])
            ], itemCounts: [3])
        #expect(frame(layout, 0) == rect(0, 20, 30, 180))
        #expect(layout.frames(3) == [rect(35, 20, 50, 90), rect(35, 110, 50, 90), rect(95, 20, 50, 90)])
        #expect(layout.contentSize == CGSize(width: 145, height: 200))
    }

    @Test("right to left mirrors everything in the content's width")
    func rightToLeft() {
        let pair = LayoutElement.row(
            .fractionalWidth(1), .absolute(50), [.item(.absolute(100), .fractionalHeight(1))],
            spacing: .fixed(10))
        let layout = CompositionalSolver(
            environment: LayoutEnvironment(
                containerSize: CGSize(width: 300, height: 200), isRightToLeft: true),
            sections: [LayoutSection(group: pair, contentInsets: LayoutInsets(leading: 20))], itemCounts: [2])
        #expect(layout.frames(2) == [rect(180, 0, 100, 50), rect(70, 0, 100, 50)])
        #expect(layout.placements(in: rect(180, 0, 10, 10)).map(\.element) == [.item(section: 0, item: 0)])
    }
}
