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
        #expect(layout.diagnostics == [.itemsWithoutExtent])
        #expect(layout.frames(3) == [rect(0, 0, 0, 10), rect(0, 20, 0, 10), rect(0, 40, 0, 10)])
    }

    @Test("a group without extent is one pixel long, so offsets stay in order")
    func zeroGroup() {
        let layout = CompositionalSolver(
            LayoutSection(
                group: .row(.fractionalWidth(1), .absolute(0), [.item(.fractionalWidth(1), .absolute(10))])),
            items: 1_000_000)
        #expect(layout.diagnostics == [.groupWithoutExtent])
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
            #expect(layout.diagnostics.contains(.invalidLength("\(length)")))
            #expect(layout.frames(2).map(\.width) == [0, 0])
        }
    }

    @Test("groups of nothing show nothing")
    func emptyGroups() {
        let none = CompositionalSolver(
            LayoutSection(group: .row(.fractionalWidth(1), .absolute(20), [])), items: 5)
        #expect(none.diagnostics.contains(.emptyGroup))
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
        #expect(layout.diagnostics == [.invalidCount(0)])
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
}
