import Foundation
import Testing
import VitrineLayout

@Suite("Likely mistakes in blueprints")
struct FindingTests {
    /// What is found in a section of a layout.
    func findings(_ section: LayoutSection, width: CGFloat = 300) -> [String] {
        CompositionalSolver(section, items: 1, width: width).findings.map(\.description)
    }

    func group(
        _ width: LayoutDimension, _ height: LayoutDimension, _ arrangement: LayoutGroup.Arrangement,
        spacing: LayoutSpacing? = nil
    ) -> LayoutSection {
        LayoutSection(
            group: .group(
                size: LayoutSize(width: width, height: height), arrangement, interItemSpacing: spacing))
    }

    let full = LayoutElement.item(.fractionalWidth(1), .fractionalHeight(1))

    @Test("fractions of an estimated length are told, by the path to the item")
    func fractionsOfEstimates() {
        #expect(
            findings(group(.fractionalWidth(1), .estimated(44), .list(.horizontal, [full]))) == [
                "section 0, group → item 0: the height is a fraction of the group's height, which is only"
                    + " estimated, so it stays a fraction of the guess; make it estimated too, or give the group a"
                    + " height that is known."
            ])
        // An aspect ratio of the known width is fine.
        let square = LayoutElement.item(.fractionalWidth(0.5), .fractionalWidth(0.5))
        #expect(findings(group(.fractionalWidth(1), .estimated(44), .list(.horizontal, [square]))) == [])
        // The group's own fraction is one of the room, which is known.
        #expect(
            findings(group(.fractionalWidth(1), .fractionalHeight(0.5), .list(.horizontal, [full]))) == [])
    }

    @Test("what is wider than what contains it is told, but not along the way that scrolls")
    func tooLarge() {
        #expect(
            findings(
                group(
                    .absolute(200), .absolute(50), .list(.horizontal, [.item(.absolute(210), .absolute(60))]))
            ) == [
                "section 0, group → item 0: its width of 210 points is more than the 200 that the group has, so it"
                    + " sticks out; use a fraction, or a smaller length in rooms of this size.",
                "section 0, group → item 0: its height of 60 points is more than the 50 that the group has, so it"
                    + " sticks out; use a fraction, or a smaller length in rooms of this size.",
            ])
        let wide = group(.absolute(400), .absolute(900), .list(.horizontal, [full]))
        #expect(
            findings(wide) == [
                "section 0, group: its width of 400 points is more than the 300 that the section has, so it sticks"
                    + " out; use a fraction, or a smaller length in rooms of this size."
            ])
        #expect(findings(wide, width: 400) == [])
        var shelf = wide
        shelf.orthogonal = .groupPaging
        #expect(findings(shelf) == [])
    }

    @Test("subitems that a group never comes to are told; thirds are not")
    func neverReached() {
        func pair(_ spacing: CGFloat) -> LayoutSection {
            group(
                .fractionalWidth(1), .absolute(50),
                .list(
                    .horizontal,
                    [
                        .item(.fractionalWidth(0.7), .fractionalHeight(1)),
                        .item(.fractionalWidth(0.3), .fractionalHeight(1)),
                    ]), spacing: .fixed(spacing))
        }
        #expect(findings(pair(0)) == [])
        // 210 + 8 + 90 = 308.
        #expect(
            findings(pair(8)) == [
                "section 0, group: the 2 subitems need more than its width of 300 points, with 8 between them (item"
                    + " 1 would end at 308), so the last one is never used and each group begins with item 0 again;"
                    + " make them smaller."
            ])
        let third = LayoutElement.item(.fractionalWidth(1.0 / 3), .fractionalHeight(1))
        for width in [320, 375, 393, 820] as [CGFloat] {
            #expect(
                findings(
                    group(.fractionalWidth(1), .absolute(50), .list(.horizontal, [third, third, third])),
                    width: width) == [])
        }
        // How many tags fit is found by measuring.
        let tag = LayoutElement.item(.estimated(200), .estimated(30))
        #expect(findings(group(.fractionalWidth(1), .estimated(30), .list(.horizontal, [tag, tag]))) == [])
    }

    @Test("counts that do not fit and lengths that shares override are told")
    func counts() {
        let fixed = LayoutElement.item(.absolute(100), .fractionalHeight(1))
        // 3 · 100 + 2 · 10 = 320.
        #expect(
            findings(
                group(
                    .fractionalWidth(1), .absolute(50), .repeating(.horizontal, fixed, count: 3),
                    spacing: .fixed(10))) == [
                    "section 0, group: 3 subitems of 100 points with 10 between them take 320 of 300, so the last stick"
                        + " out; use smaller subitems, or a smaller count in rooms of this size."
                ])
        // (300 - 10) / 2 = 145.
        #expect(
            findings(
                group(
                    .fractionalWidth(1), .absolute(50), .shares(.horizontal, fixed, count: 2),
                    spacing: .fixed(10))) == [
                    "section 0, group → item 0: its width of 100 points has no effect: a group with subitem and count"
                        + " makes equal shares, here of 145; use repeatingSubitem and count to keep its own, or write a"
                        + " fraction."
                ])
        // The usual way of writing it.
        #expect(
            findings(
                group(
                    .fractionalWidth(1), .absolute(50), .shares(.horizontal, full, count: 2),
                    spacing: .fixed(10))) == [])
        #expect(
            findings(
                group(
                    .fractionalWidth(1), .absolute(50), .shares(.horizontal, full, count: 4),
                    spacing: .fixed(100))) == [
                    "section 0, group → item 0: 4 shares and the spacing between them leave no width of the group's 300"
                        + " points; use a smaller count or less spacing."
                ])
    }

    @Test("insets that leave nothing, and insets that have no effect, are told")
    func insets() {
        #expect(
            findings(
                group(
                    .fractionalWidth(1), .absolute(50),
                    .list(.horizontal, [.item(.absolute(20), .fractionalHeight(1), insets: 10)]))) == [
                    "section 0, group → item 0: content insets of 20 points leave nothing of its width of 20; make them"
                        + " smaller, or use edge spacing, which does not shrink it."
                ])
        #expect(
            findings(
                group(
                    .fractionalWidth(1), .estimated(50),
                    .list(.horizontal, [.item(.fractionalWidth(1), .estimated(50), insets: 10)]))) == [
                    "section 0, group → item 0: content insets along an estimated height are ignored; use edge spacing,"
                        + " or spacing between items or groups."
                ])
        var narrow = group(.fractionalWidth(1), .absolute(50), .list(.horizontal, [full]))
        narrow.contentInsets = LayoutInsets(leading: 160, trailing: 160)
        #expect(
            findings(narrow) == [
                "section 0: the content insets and boundary views leave no width of 300 points for the groups, so"
                    + " nothing shows; make them smaller."
            ])
        #expect(findings(narrow, width: 400) == [])
    }

    @Test("kinds that the data source cannot tell apart are told")
    func kinds() {
        func edge(_ kind: String, _ alignment: LayoutAlignment) -> LayoutBoundary {
            LayoutBoundary(
                kind: kind, size: LayoutSize(width: .fractionalWidth(1), height: .absolute(30)),
                alignment: alignment)
        }
        let badge = LayoutSupplementary(
            kind: "badge", size: LayoutSize(width: .absolute(20), height: .absolute(20)),
            containerAnchor: LayoutAnchor(edges: [.top]))
        let badged = LayoutElement.item(.fractionalWidth(0.5), .fractionalHeight(1), views: [badge])
        var section = group(.fractionalWidth(1), .absolute(50), .list(.horizontal, [badged, badged]))
        section.boundaries = [edge("header", .top), edge("footer", .bottom)]
        // The badges of two items are numbered.
        #expect(findings(section) == [])
        section.boundaries[1].kind = "header"
        section.boundaries.append(edge("badge", .bottom))
        section.decorations = [LayoutDecoration(kind: "back"), LayoutDecoration(kind: "back")]
        let found = CompositionalSolver(section, items: 1).findings
        #expect(
            found.map { "\($0.path)" } == [
                "section 0, boundary view 1 “header”", "section 0, background “back”",
                "section 0, group → item 0, view 0 “badge”", "section 0, group → item 1, view 0 “badge”",
            ])
        #expect(
            found.map(\.rule) == [
                .duplicateKind("header"), .duplicateKind("back"), .duplicateKind("badge"),
                .duplicateKind("badge"),
            ])
        let twice = LayoutElement.item(.fractionalWidth(1), .fractionalHeight(1), views: [badge, badge])
        #expect(
            findings(group(.fractionalWidth(1), .absolute(50), .list(.horizontal, [twice]))) == [
                "section 0, group → item 0, view 1 “badge”: another view on the same item has the kind “badge”;"
                    + " give each a kind of its own."
            ])
    }

    @Test("invalid input is told once, and not again for what was laid out instead")
    func invalidInput() {
        #expect(
            findings(
                group(
                    .fractionalWidth(1), .absolute(50),
                    .list(.horizontal, [.item(.absolute(.nan), .fractionalHeight(1))]))
            ) == [
                "section 0, group → item 0: the width is absolute(nan), which cannot be laid out; 0 was taken, so"
                    + " use a finite length that is not negative."
            ])
        #expect(
            findings(group(.fractionalWidth(1), .absolute(-5), .list(.horizontal, [full]))) == [
                "section 0, group: the height is absolute(-5.0), which cannot be laid out; 0 was taken, so use a"
                    + " finite length that is not negative."
            ])
        #expect(
            findings(group(.fractionalWidth(1), .absolute(50), .list(.horizontal, []))) == [
                "section 0, group: the group holds no items and shows none of the data, so give it at least one"
                    + " subitem."
            ])
        #expect(
            findings(
                group(
                    .fractionalWidth(1), .absolute(50),
                    .list(.horizontal, [.item(.absolute(9), .absolute(0))])))
                == [
                    "section 0, group → item 0: the height is zero, so nothing shows; give it a height above zero."
                ])
    }
}
