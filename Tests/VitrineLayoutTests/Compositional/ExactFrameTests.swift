import Foundation
import Testing

@testable import VitrineLayout

/// The documented rules in combination, each frame computed by hand.
@Suite("Exact frames")
struct ExactFrameTests {
    func solver(
        _ section: LayoutSection, items: Int, width: CGFloat, height: CGFloat = 600, scale: CGFloat = 1,
        axis: LayoutAxis = .vertical, rightToLeft: Bool = false
    ) -> CompositionalSolver {
        CompositionalSolver(
            environment: LayoutEnvironment(
                axis: axis, containerSize: CGSize(width: width, height: height), scale: scale,
                isRightToLeft: rightToLeft),
            sections: [section], itemCounts: [items])
    }

    @Test("fractions refer to what contains: section within its insets, group within its own, on both axes")
    func containers() {
        // The section leaves 375 − 10 − 15 = 350 by 600: along the layout's axis insets take nothing off.
        // The group: 0.8 · 350 = 280 by 0.2 · 600 = 120; within its insets 280 − 20 = 260 by 120 − 10 = 110.
        // The column: 0.5 · 260 = 130 by 110; its items 0.5 · 130 = 65 wide, and as high as 0.3 of its width: 39.
        let column = LayoutElement.column(
            .fractionalWidth(0.5), .fractionalHeight(1),
            [.item(.fractionalWidth(0.5), .fractionalWidth(0.3))],
            spacing: .fixed(4))
        var group = LayoutElement.row(
            .fractionalWidth(0.8), .fractionalHeight(0.2),
            [.item(.fractionalHeight(0.4), .fractionalHeight(0.5)), column], spacing: .fixed(6))
        group.contentInsets = LayoutInsets(top: 3, leading: 8, bottom: 7, trailing: 12)
        let section = LayoutSection(
            group: group, contentInsets: LayoutInsets(top: 20, leading: 10, bottom: 30, trailing: 15),
            interGroupSpacing: 9)
        let layout = solver(section, items: 5, width: 375)
        // First item: 0.4 · 110 = 44 wide, 55 high, at 10 + 8, 20 + 3. The column follows at 18 + 44 + 6 = 68.
        // Two of 39 and 4 between take 82 of 110; a third would end at 125. Then there is 260 − 180 = 80 left: 6 more
        // and another 44 fit, but a second column does not.
        // The next group starts at 20 + 120 + 9 = 149.
        #expect(
            layout.frames(5) == [
                rect(18, 23, 44, 55), rect(68, 23, 65, 39), rect(68, 66, 65, 39), rect(204, 23, 44, 55),
                rect(18, 152, 44, 55),
            ])
        #expect(layout.contentSize == CGSize(width: 375, height: 299))
    }

    @Test("a count of equal shares keeps the count with spacing; repeating keeps the size of the item")
    func counts() {
        func frames(_ arrangement: LayoutGroup.Arrangement, _ spacing: LayoutSpacing) -> [CGRect] {
            let group = LayoutElement.group(
                size: LayoutSize(width: .absolute(200), height: .absolute(100)), arrangement,
                interItemSpacing: spacing)
            return solver(LayoutSection(group: group), items: 4, width: 300, scale: 3).frames(4)
        }
        let item = LayoutElement.item(.fractionalWidth(1), .fractionalHeight(0.5))
        // (200 − 2 · 10) / 3 = 60. Across, a fraction of the height is of the height.
        #expect(
            frames(.shares(.horizontal, item, count: 3), .fixed(10)) == [
                rect(0, 0, 60, 50), rect(70, 0, 60, 50), rect(140, 0, 60, 50), rect(0, 100, 60, 50),
            ])
        // A column: (100 − 2 · 5) / 3 = 30. A width that is a fraction of the height refers to the reduced 90 too.
        let square = LayoutElement.item(.fractionalHeight(1.0 / 3), .absolute(999))
        #expect(
            frames(.shares(.vertical, square, count: 3), .fixed(5)) == [
                rect(0, 0, 30, 30), rect(0, 35, 30, 30), rect(0, 70, 30, 30), rect(0, 100, 30, 30),
            ])
        // Flexible spacing: the least of it is taken off before sharing, and then nothing is left to grow by.
        #expect(
            frames(.shares(.horizontal, item, count: 2), .flexible(20))[1] == rect(110, 0, 90, 50))
        // Repeating: full width each, out of the group.
        #expect(
            frames(.repeating(.horizontal, item, count: 2), .fixed(10)) == [
                rect(0, 0, 200, 50), rect(210, 0, 200, 50), rect(0, 100, 200, 50), rect(210, 100, 200, 50),
            ])
    }

    @Test("edge spacing counts in the fit and among the flexible rooms; nothing is resized")
    func edges() {
        let item = LayoutElement.item(
            .absolute(80), .absolute(20),
            edges: LayoutEdgeSpacing(leading: .flexible(5), bottom: .fixed(3), trailing: .fixed(7)))
        let group = LayoutElement.row(.fractionalWidth(1), .absolute(40), [item], spacing: .flexible(4))
        let layout = solver(LayoutSection(group: group), items: 4, width: 300)
        // One takes 5 + 80 + 7 = 92; three and two gaps 284; a fourth would need 380. The 16 left over are shared by
        // three leading edges and two gaps: 3.2 each, and things stand on the nearest pixels.
        // 5 + 3.2 = 8.2; 8.2 + 80 + 7 + 7.2 + 8.2 = 110.6; 110.6 + 80 + 7 + 7.2 + 8.2 = 213.
        #expect(
            layout.frames(4) == [
                rect(8, 0, 80, 20), rect(111, 0, 80, 20), rect(213, 0, 80, 20), rect(8, 40, 80, 20),
            ])
        // Pushed to the end across the axis: 40 − 20 − 3 = 17 from the top.
        var pushed = item
        pushed.edgeSpacing.top = .flexible(0)
        let second = solver(
            LayoutSection(group: .row(.fractionalWidth(1), .absolute(40), [pushed])), items: 1, width: 300)
        #expect(second.frames(1)[0].minY == 17)
    }

    @Test("edge spacing of nested groups and of the outermost one: before, after and across")
    func groupEdges() {
        var pair = LayoutElement.column(
            .absolute(60), .absolute(50), [.item(.fractionalWidth(1), .fractionalHeight(0.5))])
        pair.edgeSpacing = LayoutEdgeSpacing(top: .fixed(4), leading: .fixed(6), trailing: .fixed(8))
        var group = LayoutElement.row(.absolute(200), .absolute(60), [pair])
        group.edgeSpacing = LayoutEdgeSpacing(
            top: .fixed(10), leading: .flexible(0), bottom: .fixed(20))
        let layout = solver(LayoutSection(group: group, interGroupSpacing: 5), items: 5, width: 300)
        // Each pair takes 74; two fit in 200. The group is pushed to the end: 300 − 200 = 100.
        // Groups start at 10 and at 10 + 60 + 20 + 5 + 10 = 105.
        #expect(
            layout.frames(5) == [
                rect(106, 14, 60, 25), rect(106, 39, 60, 25), rect(180, 14, 60, 25), rect(180, 39, 60, 25),
                rect(106, 109, 60, 25),
            ])
        // 105 + 60 + 20 at the end.
        #expect(layout.contentSize.height == 185)
    }

    /// A frame in pixels.
    private func pixels(_ frame: CGRect, _ scale: CGFloat) -> [CGFloat] {
        [frame.minX, frame.minY, frame.width, frame.height].map { ($0 * scale * 1e6).rounded() / 1e6 }
    }

    @Test(
        "heights of half a width stay exact: rows step by 563 and 562 pixels, and nothing is lost at the end")
    func exactSteps() {
        let section = LayoutSection(
            group: .row(
                .fractionalWidth(1), .fractionalWidth(0.5), [.item(.fractionalWidth(1), .fractionalHeight(1))]
            ))
        let layout = solver(section, items: 20, width: 375, scale: 3)
        let starts = layout.frames(20).map { pixels($0, 3)[1] }
        #expect(starts.prefix(5) == [0, 563, 1125, 1688, 2250])
        #expect(layout.frames(20).allSatisfy { pixels($0, 3)[3] == 563 })
        #expect(layout.contentSize.height == 3750)
    }

    @Test("origin and size are rounded each for itself, halves up: neighbours may meet a pixel late")
    func eachForItself() {
        var group = LayoutElement.row(
            .fractionalWidth(1), .absolute(40),
            [.item(.fractionalWidth(0.5), .fractionalHeight(1), insets: 4)])
        group.contentInsets = LayoutInsets(leading: 4, trailing: 4)
        let frames = solver(LayoutSection(group: group), items: 2, width: 375, scale: 3).frames(2)
        // Exactly 24 … 550.5 and 574.5 … 1101 pixels.
        #expect(frames.map { pixels($0, 3)[0] } == [24, 575])
        #expect(frames.map { pixels($0, 3)[2] } == [527, 527])
    }

    @Test("nothing is forgiven: 0.7 times 365 is a hair under 255.5, whose third of a point rounds down")
    func noTolerance() {
        let section = LayoutSection(
            group: .row(
                .fractionalWidth(1), .absolute(40),
                [
                    .item(.fractionalWidth(0.7), .fractionalHeight(1), insets: 5),
                    .item(.fractionalWidth(0.3), .fractionalHeight(1), insets: 5),
                ]),
            contentInsets: LayoutInsets(leading: 5, trailing: 5))
        let frames = solver(section, items: 2, width: 375, scale: 3).frames(2)
        #expect(pixels(frames[0], 3)[2] == 736)
        #expect(pixels(frames[1], 3)[0] == 797)
    }

    @Test("a group's share of the height is one of the whole container's, whatever the section's insets")
    func fractionalHeight() {
        let section = LayoutSection(
            group: .row(
                .fractionalWidth(1), .fractionalHeight(0.4),
                [.item(.fractionalWidth(1), .fractionalHeight(1))]),
            contentInsets: LayoutInsets(top: 5, leading: 5, bottom: 5, trailing: 5))
        #expect(solver(section, items: 1, width: 375, height: 690).frames(1) == [rect(5, 5, 365, 276)])
    }

    @Test("views on a group stand within its insets, and fractional offsets count in their own size")
    func supplementariesOfGroups() {
        func frame(_ anchor: LayoutAnchor) -> CGRect? {
            var group = LayoutElement.row(
                .absolute(300), .absolute(60), [.item(.fractionalWidth(1), .fractionalHeight(1))])
            group.contentInsets = LayoutInsets(trailing: 20)
            group.supplementaries = [
                LayoutSupplementary(
                    kind: "badge", size: LayoutSize(width: .absolute(30), height: .absolute(10)),
                    containerAnchor: anchor)
            ]
            return solver(LayoutSection(group: group), items: 1, width: 375)
                .placement(of: .supplementary(kind: "badge", section: 0, index: 0))?.frame
        }
        #expect(frame(LayoutAnchor(edges: [.trailing])) == rect(250, 25, 30, 10))
        #expect(
            frame(LayoutAnchor(edges: [.trailing], offset: CGPoint(x: 1, y: 0), isFractional: true))
                == rect(280, 25, 30, 10))
    }

    @Test("item insets are ignored along an estimated length, and shrink along the other")
    func itemInsets() {
        let item = LayoutElement.item(.fractionalWidth(0.5), .estimated(30), insets: 5)
        let layout = solver(
            LayoutSection(group: .row(.fractionalWidth(1), .estimated(30), [item])), items: 2, width: 300)
        #expect(layout.frames(2) == [rect(5, 0, 140, 30), rect(155, 0, 140, 30)])
    }

    @Test("views on items, groups and nested groups: by points and by fractions, inside and outside")
    func anchors() {
        func view(
            _ kind: String, _ edges: LayoutEdges, _ x: CGFloat, _ y: CGFloat, fractional: Bool = false,
            own: LayoutAnchor? = nil
        ) -> LayoutSupplementary {
            LayoutSupplementary(
                kind: kind, size: LayoutSize(width: .absolute(20), height: .fractionalHeight(0.5)),
                containerAnchor: LayoutAnchor(
                    edges: edges, offset: CGPoint(x: x, y: y), isFractional: fractional), itemAnchor: own)
        }
        var nested = LayoutElement.column(
            .absolute(100), .absolute(80),
            [
                .item(
                    .fractionalWidth(1), .fractionalHeight(0.5), insets: 4,
                    views: [view("dot", [.top, .trailing], 0.5, -0.5, fractional: true)])
            ])
        nested.supplementaries = [
            view("frame", [.bottom], 0, 0, own: LayoutAnchor(edges: [.top], offset: CGPoint(x: 0, y: 6)))
        ]
        var group = LayoutElement.row(.fractionalWidth(1), .absolute(100), [nested])
        group.supplementaries = [view("side", [.leading], -20, 0)]
        let layout = solver(
            LayoutSection(group: group, contentInsets: LayoutInsets(leading: 30)), items: 2, width: 160)
        // Items: 100 by 40, 4 inside: 34…126 and 4…36, 44…76. A dot is 20 by half of 32 = 16; at the top trailing
        // corner, moved by half of itself: 126 − 20 + 10 = 116, 4 − 8 = −4.
        func place(_ kind: String, _ index: Int) -> CGRect? {
            layout.placement(of: .supplementary(kind: kind, section: 0, index: index))?.frame
        }
        #expect(layout.frames(2) == [rect(34, 4, 92, 32), rect(34, 44, 92, 32)])
        #expect(place("dot", 0) == rect(116, -4, 20, 16))
        #expect(place("dot", 1) == rect(116, 36, 20, 16))
        // On the column of 100 by 80: half of its height, its top at the column's bottom and 6 more, in the middle:
        // 30 + 50 − 10 = 70.
        #expect(place("frame", 0) == rect(70, 86, 20, 40))
        // On the row of 130 by 100: before its leading edge, in the middle: 50 − 25.
        #expect(place("side", 0) == rect(10, 25, 20, 50))
        #expect(place("side", 1) == nil)
        // What lies outside its group is found there.
        #expect(
            layout.placements(in: rect(0, -10, 200, 8)).map(\.element) == [
                .supplementary(kind: "dot", section: 0, index: 0)
            ])
    }

    @Test("views are numbered per kind and section in layout order, also in a last group that is not full")
    func numbering() {
        let dot = LayoutSupplementary(
            kind: "dot", size: LayoutSize(width: .absolute(4), height: .absolute(4)),
            containerAnchor: LayoutAnchor(edges: [.top, .leading]))
        var group = LayoutElement.row(
            .absolute(90), .absolute(10),
            [
                .item(.absolute(30), .fractionalHeight(1), views: [dot]),
                .item(.absolute(30), .fractionalHeight(1)),
                .item(.absolute(30), .fractionalHeight(1), views: [dot]),
            ])
        group.supplementaries = [
            LayoutSupplementary(
                kind: "dot", size: LayoutSize(width: .absolute(4), height: .absolute(4)),
                containerAnchor: LayoutAnchor(edges: [.bottom, .trailing]))
        ]
        let layout = solver(LayoutSection(group: group), items: 7, width: 90)
        // Each full group has three dots: two on items, then its own. The last has one item: its dot, and the group's.
        let places = (0..<9).map {
            layout.placement(of: .supplementary(kind: "dot", section: 0, index: $0))?.frame.origin
        }
        #expect(
            places == [
                CGPoint(x: 0, y: 0), CGPoint(x: 60, y: 0), CGPoint(x: 86, y: 6), CGPoint(x: 0, y: 10),
                CGPoint(x: 60, y: 10), CGPoint(x: 86, y: 16), CGPoint(x: 0, y: 20), CGPoint(x: 86, y: 26),
                nil,
            ])
        let found = layout.placements(in: rect(0, 20, 90, 10)).map(\.element)
        #expect(
            found == [
                .item(section: 0, item: 6), .supplementary(kind: "dot", section: 0, index: 6),
                .supplementary(kind: "dot", section: 0, index: 7),
            ])
    }

    @Test("right to left mirrors rows, custom groups, views and edges, and queries find them there")
    func rightToLeft() {
        let custom = LayoutElement.group(
            size: LayoutSize(width: .absolute(100), height: .absolute(40)),
            .custom { _ in [LayoutCustomItem(frame: CGRect(x: 10, y: 5, width: 30, height: 20))] })
        let badge = LayoutSupplementary(
            kind: "badge", size: LayoutSize(width: .absolute(8), height: .absolute(8)),
            containerAnchor: LayoutAnchor(edges: [.top, .leading], offset: CGPoint(x: -4, y: -4)))
        let section = LayoutSection(
            group: .row(
                .fractionalWidth(1), .absolute(40),
                [custom, .item(.absolute(50), .fractionalHeight(1), views: [badge])],
                spacing: .fixed(6)),
            contentInsets: LayoutInsets(leading: 20, trailing: 14),
            boundaries: [
                LayoutBoundary(
                    kind: "header", size: LayoutSize(width: .absolute(60), height: .absolute(10)),
                    alignment: .topLeading)
            ])
        let layout = solver(section, items: 2, width: 300, rightToLeft: true)
        // From the right: the custom item 20 + 10 in, 30 wide: 300 − 60 = 240. The other follows at 20 + 100 + 6 =
        // 126, 50 wide: 300 − 176 = 124. Its badge sits 4 outside its leading, now right, corner: 124 + 50 − 4 = 170.
        #expect(layout.frames(2) == [rect(240, 15, 30, 20), rect(124, 10, 50, 40)])
        #expect(
            layout.placement(of: .supplementary(kind: "badge", section: 0, index: 0))?.frame
                == rect(170, 6, 8, 8))
        #expect(
            layout.placement(of: .boundary(kind: "header", section: 0, index: 0))?.frame
                == rect(220, 0, 60, 10))
        #expect(
            layout.placements(in: rect(175, 11, 3, 2)).map(\.element) == [
                .supplementary(kind: "badge", section: 0, index: 0)
            ])
        #expect(layout.placements(in: rect(245, 20, 1, 1)).map(\.element) == [.item(section: 0, item: 0)])
    }

    @Test("a horizontal layout from the right: sections follow each other to the left")
    func horizontalRightToLeft() {
        let column = LayoutElement.column(
            .absolute(50), .fractionalHeight(1), [.item(.fractionalWidth(1), .fractionalHeight(0.5))])
        let section = LayoutSection(
            group: column, contentInsets: LayoutInsets(leading: 8), interGroupSpacing: 4)
        let layout = CompositionalSolver(
            environment: LayoutEnvironment(
                axis: .horizontal, containerSize: CGSize(width: 300, height: 200), isRightToLeft: true,
                interSectionSpacing: 10),
            sections: [section, section], itemCounts: [3, 1])
        // Sections are 8 + 104 and 8 + 50 long with 10 between: 180. From the right: items at 180 − 8 − 50 = 122, a
        // column further 68; the second section's at 180 − 122 − 8 − 50 = 0.
        #expect(layout.contentSize == CGSize(width: 180, height: 200))
        #expect(layout.frames(3) == [rect(122, 0, 50, 100), rect(122, 100, 50, 100), rect(68, 0, 50, 100)])
        #expect(layout.frames(1, section: 1) == [rect(0, 0, 50, 100)])
        #expect(layout.placements(in: rect(0, 0, 20, 50)).map(\.element) == [.item(section: 1, item: 0)])
    }

    @Test(
        "flexible edges centre the groups of a shelf on whole pixels; fractions of its width ignore its insets"
    )
    func shelf() {
        var card = LayoutElement.row(
            .fractionalWidth(0.4), .absolute(35), [.item(.fractionalWidth(1), .fractionalHeight(1))])
        card.edgeSpacing = LayoutEdgeSpacing(top: .flexible(0), bottom: .flexible(0))
        let section = LayoutSection(
            group: card, contentInsets: LayoutInsets(top: 5, leading: 30, bottom: 6, trailing: 40),
            interGroupSpacing: 7, orthogonal: .continuous)
        let layout = solver(section, items: 3, width: 300, scale: 2)
        // 0.4 · 300 = 120 although the insets leave 230; leading 30, then 127 further each.
        #expect(
            (0..<3).map { layout.orthogonalPlacement(ofItem: $0, inSection: 0)!.frame } == [
                rect(30, 0, 120, 35), rect(157, 0, 120, 35), rect(284, 0, 120, 35),
            ])
        // 30 + 374 + 40 wide; 5 + 35 + 6 high.
        #expect(layout.orthogonalGeometry(ofSection: 0)?.contentSize == CGSize(width: 444, height: 35))
        #expect(layout.contentSize.height == 46)
    }
}
