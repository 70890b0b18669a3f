import Foundation
import Testing
import VitrineLayout

@Suite("Groups")
struct GroupTests {
    @Test("a list of subitems repeats until the row is full")
    func listRepeats() {
        // 300 wide, items of 0.4 · 300 = 120: two fit, a third would end at 360.
        let layout = CompositionalSolver(
            LayoutSection(
                group: .row(
                    .fractionalWidth(1), .absolute(50), [.item(.fractionalWidth(0.4), .fractionalHeight(1))])),
            items: 5)
        #expect(
            layout.frames(5) == [
                rect(0, 0, 120, 50), rect(120, 0, 120, 50), rect(0, 50, 120, 50), rect(120, 50, 120, 50),
                rect(0, 100, 120, 50),
            ])
        #expect(layout.contentSize == CGSize(width: 300, height: 150))
    }

    @Test("fixed spacing counts in what fits; flexible spacing takes what is left over")
    func spacingInList() {
        let items = [LayoutElement.item(.absolute(90), .fractionalHeight(1))]
        // 90·3 + 15·2 = 300 fits exactly; with 16 only two do.
        func frames(_ spacing: LayoutSpacing) -> [CGRect] {
            CompositionalSolver(
                LayoutSection(group: .row(.fractionalWidth(1), .absolute(10), items, spacing: spacing)),
                items: 3
            ).frames(3)
        }
        #expect(frames(.fixed(15)) == [rect(0, 0, 90, 10), rect(105, 0, 90, 10), rect(210, 0, 90, 10)])
        #expect(frames(.fixed(16)) == [rect(0, 0, 90, 10), rect(106, 0, 90, 10), rect(0, 10, 90, 10)])
        // Two items of 90 leave 120 for the one gap; at least 40 are wanted, so a third item does not fit.
        #expect(frames(.flexible(40)) == [rect(0, 0, 90, 10), rect(210, 0, 90, 10), rect(0, 10, 90, 10)])
    }

    @Test(
        "shares are (group − spacing·(n−1)) / n, and a fraction across the axis refers to the same extent"
    )
    func shares() {
        // (300 − 2·15) / 3 = 90; height = 270 / 3 = 90 as well, so the items are squares.
        let group = LayoutElement.group(
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(100)),
            .shares(.horizontal, .item(.absolute(7), .fractionalWidth(1.0 / 3)), count: 3),
            interItemSpacing: .fixed(15))
        let layout = CompositionalSolver(LayoutSection(group: group), items: 3)
        #expect(layout.frames(3) == [rect(0, 0, 90, 90), rect(105, 0, 90, 90), rect(210, 0, 90, 90)])
    }

    @Test("repeating keeps the item's own size, even if it does not fit")
    func repeating() {
        let group = LayoutElement.group(
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(40)),
            .repeating(.horizontal, .item(.absolute(200), .fractionalHeight(0.5)), count: 2))
        let layout = CompositionalSolver(LayoutSection(group: group), items: 3)
        #expect(layout.frames(3) == [rect(0, 0, 200, 20), rect(200, 0, 200, 20), rect(0, 40, 200, 20)])
    }

    @Test("fractions stay exact and frames end at the nearest pixel; equal shares are whole pixels first")
    func pixelRounding() {
        // 320 / 3 = 106.67: 213.33, 426.67 and 640 pixels at 2x.
        let section = LayoutSection(
            group: .row(
                .fractionalWidth(1), .absolute(30), [.item(.fractionalWidth(1.0 / 3), .fractionalHeight(1))]))
        let atTwo = CompositionalSolver(section, items: 3, width: 320, scale: 2)
        #expect(
            atTwo.frames(3) == [rect(0, 0, 106.5, 30), rect(106.5, 0, 106.5, 30), rect(213.5, 0, 106.5, 30)])
        // Shares are 213 pixels, and the third ends at 319.5.
        let shares = LayoutSection(
            group: .group(
                size: LayoutSize(width: .fractionalWidth(1), height: .absolute(30)),
                .shares(.horizontal, .item(.fractionalWidth(1), .fractionalHeight(1)), count: 3)))
        #expect(
            CompositionalSolver(shares, items: 3, width: 320, scale: 2).frames(3) == [
                rect(0, 0, 106.5, 30), rect(106.5, 0, 106.5, 30), rect(213, 0, 106.5, 30),
            ])
        // A third of 375 is 125 exactly, whatever the arithmetic says about 1/3.
        let exact = CompositionalSolver(section, items: 3, width: 375, scale: 3)
        #expect(exact.frames(3) == [rect(0, 0, 125, 30), rect(125, 0, 125, 30), rect(250, 0, 125, 30)])
    }

    @Test("nested groups: one large item beside a column of two")
    func nested() {
        // Apple's nested-groups sample at 300×200: 0.7 · 300 = 210 and 0.3 · 300 = 90.
        let pair = LayoutElement.group(
            size: LayoutSize(width: .fractionalWidth(0.3), height: .fractionalHeight(1)),
            .repeating(.vertical, .item(.fractionalWidth(1), .fractionalHeight(0.5), insets: 10), count: 2))
        let group = LayoutElement.row(
            .fractionalWidth(1), .absolute(200),
            [.item(.fractionalWidth(0.7), .fractionalHeight(1), insets: 10), pair])
        let layout = CompositionalSolver(LayoutSection(group: group), items: 4)
        #expect(
            layout.frames(4) == [
                rect(10, 10, 190, 180), rect(220, 10, 70, 80), rect(220, 110, 70, 80),
                rect(10, 210, 190, 180),
            ])
    }

    @Test("content insets of a group shrink what its items' fractions refer to")
    func groupInsets() {
        var group = LayoutElement.row(
            .fractionalWidth(1), .absolute(100), [.item(.fractionalWidth(0.5), .fractionalHeight(1))])
        group.contentInsets = LayoutInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
        // (300 − 60) / 2 = 120, 100 − 40 = 60.
        let layout = CompositionalSolver(LayoutSection(group: group), items: 2)
        #expect(layout.frames(2) == [rect(20, 10, 120, 60), rect(140, 10, 120, 60)])
    }

    @Test("edge spacing moves an item without resizing it; flexible edges push it")
    func edgeSpacing() {
        let fixed = LayoutElement.item(
            .absolute(100), .absolute(20), edges: LayoutEdgeSpacing(top: .fixed(5), leading: .fixed(10)))
        let centred = LayoutElement.item(
            .absolute(100), .absolute(20),
            edges: LayoutEdgeSpacing(
                top: .flexible(0), leading: .flexible(0), bottom: .flexible(0), trailing: .flexible(0)))
        let layout = CompositionalSolver(
            LayoutSection(group: .row(.fractionalWidth(1), .absolute(60), [fixed, centred])), items: 2)
        // Left over: 300 − 10 − 200 = 90, shared by the two flexible edges: 45 each. Across: (60 − 20) / 2 = 20.
        #expect(layout.frames(2) == [rect(10, 5, 100, 20), rect(155, 20, 100, 20)])
    }

    @Test("an outermost group with flexible edges is centred in its section")
    func centredGroup() {
        var group = LayoutElement.row(
            .absolute(100), .absolute(30), [.item(.fractionalWidth(1), .fractionalHeight(1))])
        group.edgeSpacing = LayoutEdgeSpacing(top: .fixed(5), leading: .flexible(0), trailing: .flexible(0))
        let layout = CompositionalSolver(LayoutSection(group: group, interGroupSpacing: 10), items: 2)
        #expect(layout.frames(2) == [rect(100, 5, 100, 30), rect(100, 50, 100, 30)])
        #expect(layout.contentSize.height == 80)
    }

    @Test("a custom group takes its frames from the closure, which is told the group's size")
    func custom() {
        let group = LayoutElement.group(
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(80)),
            .custom { size in
                [
                    LayoutCustomItem(frame: CGRect(x: 0, y: 0, width: size.width / 3, height: 80), zIndex: 3),
                    LayoutCustomItem(frame: CGRect(x: 150, y: 40, width: 20, height: size.height / 4)),
                ]
            })
        let layout = CompositionalSolver(LayoutSection(group: group), items: 3)
        #expect(layout.frames(3) == [rect(0, 0, 100, 80), rect(150, 40, 20, 20), rect(0, 80, 100, 80)])
        #expect(layout.placement(ofItem: 0, inSection: 0)?.zIndex == 3)
    }

    @Test(
        "views on items are numbered per kind and section in layout order and sit at their anchors"
    )
    func anchored() {
        let badge = LayoutSupplementary(
            kind: "badge", size: LayoutSize(width: .absolute(20), height: .absolute(20)),
            containerAnchor: LayoutAnchor(
                edges: [.top, .trailing], offset: CGPoint(x: 0.5, y: -0.5), isFractional: true))
        let plain = LayoutElement.item(.absolute(100), .absolute(50))
        let badged = LayoutElement.item(.absolute(100), .absolute(50), views: [badge])
        let layout = CompositionalSolver(
            LayoutSection(group: .row(.absolute(200), .absolute(50), [plain, badged])), items: 4)
        let second = LayoutPlacement.Element.supplementary(kind: "badge", section: 0, index: 1)
        // Corner at (200, 50), view of 20 inside it, moved by half its size outwards.
        #expect(layout.placement(of: second)?.frame == rect(190, 40, 20, 20))
        #expect(layout.placement(of: .supplementary(kind: "badge", section: 0, index: 2)) == nil)
        // It sticks out of its group upwards: a query above the group finds it.
        #expect(layout.placements(in: rect(180, 40, 20, 5)).contains { $0.element == second })
    }

    @Test("a view's own anchor is put on the container's")
    func itemAnchor() {
        let dot = LayoutSupplementary(
            kind: "dot", size: LayoutSize(width: .absolute(10), height: .absolute(10)),
            containerAnchor: LayoutAnchor(edges: [.bottom]), itemAnchor: LayoutAnchor(edges: [.top]))
        let layout = CompositionalSolver(
            LayoutSection(
                group: .row(
                    .absolute(100), .absolute(50), [.item(.absolute(100), .absolute(50), views: [dot])])),
            items: 1)
        #expect(
            layout.placement(of: .supplementary(kind: "dot", section: 0, index: 0))?.frame
                == rect(45, 50, 10, 10))
    }
}
