import Foundation
import Testing
import VitrineLayout

@Suite("Invalid input")
struct InvalidInputTests {
    @Test("items without extent are placed once, not for ever")
    func zeroItems() {
        let layout = CompositionalSolver(
            LayoutSection(
                group: .row(.fractionalWidth(1), .absolute(20), [.item(.absolute(0), .absolute(10))])),
            items: 3)
        #expect(
            layout.diagnostics.map(\.description) == [
                "section 0, group: the subitems have no width, so repeating them never fills the group; they were"
                    + " placed once, so give one of them a width or use a count."
            ])
        #expect(layout.frames(3) == [rect(0, 0, 0, 10), rect(0, 20, 0, 10), rect(0, 40, 0, 10)])
    }

    @Test("a group without extent is one pixel long, so offsets stay in order")
    func zeroGroup() {
        let layout = CompositionalSolver(
            LayoutSection(
                group: .row(.fractionalWidth(1), .absolute(0), [.item(.fractionalWidth(1), .absolute(10))])),
            items: 1_000_000)
        #expect(
            layout.diagnostics.map(\.description) == [
                "section 0, group: the group has no height, so groups would lie on each other; one pixel was"
                    + " taken, so give the group a height above zero."
            ])
        #expect(layout.placements(in: rect(0, 500, 300, 100)).count <= 120)
    }

    @Test("negative and unbounded lengths become zero")
    func invalidLengths() {
        for length in [-10, CGFloat.infinity, .nan, -.infinity] {
            let layout = CompositionalSolver(
                LayoutSection(
                    group: .row(.fractionalWidth(1), .absolute(20), [.item(.absolute(length), .absolute(10))])
                ),
                items: 2)
            let path = LayoutPath(section: 0, part: .group([0]))
            #expect(
                layout.diagnostics.contains(
                    LayoutDiagnostic(
                        .invalidLength(.width, value: "absolute(\(length))", taken: 0), at: path)))
            #expect(layout.frames(2).map(\.width) == [0, 0])
        }
    }

    @Test("groups of nothing show nothing")
    func emptyGroups() {
        let none = CompositionalSolver(
            LayoutSection(group: .row(.fractionalWidth(1), .absolute(20), [])), items: 5)
        #expect(
            none.diagnostics.map(\.description) == [
                "section 0, group: the group holds no items and shows none of the data, so give it at least one"
                    + " subitem."
            ])
        #expect(none.frames(5).isEmpty)
        #expect(none.placements(in: rect(0, 0, 300, 600)).isEmpty)
        let custom = CompositionalSolver(
            LayoutSection(
                group: .group(
                    size: LayoutSize(width: .fractionalWidth(1), height: .absolute(20)), .custom { _ in [] })),
            items: 5)
        #expect(custom.frames(5).isEmpty)
    }

    @Test("counts below one are taken as one, and negative spacing does not turn groups round")
    func countsAndSpacing() {
        let group = LayoutElement.group(
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(20)),
            .repeating(.horizontal, .item(.fractionalWidth(1), .fractionalHeight(1)), count: 0))
        let layout = CompositionalSolver(LayoutSection(group: group, interGroupSpacing: -50), items: 3)
        #expect(
            layout.diagnostics.map(\.description) == [
                "section 0, group: the count is 0; 1 was taken, so use a count of one or more."
            ])
        #expect(layout.frames(3).map(\.minY) == [0, 1, 2])
    }

    @Test("a room of no size, and rectangles beyond everything, are harmless")
    func degenerateRooms() {
        let section = LayoutSection(
            group: .row(
                .fractionalWidth(1), .fractionalHeight(1), [.item(.fractionalWidth(1), .fractionalHeight(1))])
        )
        let layout = CompositionalSolver(section, items: 10, width: 0, height: -5)
        #expect(layout.placements(in: rect(-500, -500, 1000, 1000)).count <= 10)
        let normal = CompositionalSolver(section, items: 10)
        #expect(normal.placements(in: .null).isEmpty)
        #expect(normal.placements(in: rect(0, 1e12, 300, 300)).isEmpty)
        #expect(normal.placements(in: rect(0, -1e12, 300, 300)).isEmpty)
    }

    @Test("a diagnostic says where, what was given, what was laid out instead and what to do")
    func sentences() {
        let bad = LayoutElement.item(.absolute(50), .fractionalHeight(-0.5))
        let pair = LayoutElement.group(
            size: LayoutSize(width: .fractionalWidth(0.5), height: .fractionalHeight(1)),
            .repeating(.vertical, bad, count: 2))
        let good = LayoutSection(
            group: .row(.fractionalWidth(1), .absolute(9), [.item(.absolute(9), .absolute(9))]))
        var section = LayoutSection(
            group: .row(
                .fractionalWidth(1), .absolute(20), [.item(.absolute(50), .absolute(20)), pair],
                spacing: .fixed(.nan)))
        section.boundaries = [
            LayoutBoundary(
                kind: "header", size: LayoutSize(width: .absolute(.infinity), height: .absolute(10)),
                alignment: .top)
        ]
        let layout = CompositionalSolver(
            environment: LayoutEnvironment(containerSize: CGSize(width: 300, height: 600)),
            sections: [good, good, section], itemCounts: [1, 1, -4])
        #expect(
            layout.diagnostics.map(\.description) == [
                "section 2: the number of items is -4, which cannot be laid out; 0 was taken, so use a count that"
                    + " is not negative.",
                "section 2, boundary view 0 “header”: the width is absolute(inf), which cannot be laid out; 0 was"
                    + " taken, so use a finite length that is not negative.",
                "section 2, group: the spacing between items is nan, which cannot be laid out; 0 was taken, so use"
                    + " a finite number of points.",
                "section 2, group → item 1 → item 0: the height is fractionalHeight(-0.5), which cannot be laid"
                    + " out; 0 was taken, so use a finite length that is not negative.",
            ])
    }

    @Test("paths name the section and the indexes of subitems from the outermost group")
    func paths() {
        let group = LayoutPath(section: 2, part: .group([]))
        #expect("\(group.appending(item: 1).appending(item: 0))" == "section 2, group → item 1 → item 0")
        #expect("\(LayoutPath(section: 2).appending(item: 1))" == "section 2, group → item 1")
        #expect("\(LayoutPath())" == "the layout")
        #expect("\(LayoutPath(section: 3))" == "section 3")
        #expect("\(LayoutPath(section: 3, part: .item(7)))" == "section 3, item 7")
        #expect(
            "\(group.appending(item: 4).on(.supplementary(0, kind: "badge")))"
                == "section 2, group → item 4, view 0 “badge”")
        #expect(
            [group.appending(item: 1), LayoutPath(section: 2), group, LayoutPath()].sorted()
                == [LayoutPath(), LayoutPath(section: 2), group, group.appending(item: 1)])
    }
}
