import Foundation
import Testing
import VitrineLayout

@Suite("Orthogonal sections")
struct OrthogonalTests {
    func shelf(
        _ behavior: LayoutOrthogonalBehavior = .continuous, width: LayoutDimension = .absolute(100),
        insets: LayoutInsets = LayoutInsets(top: 10, leading: 20, bottom: 15, trailing: 30),
        spacing: CGFloat = 10
    ) -> LayoutSection {
        LayoutSection(
            group: .row(width, .absolute(150), [.item(.fractionalWidth(1), .fractionalHeight(1))]),
            contentInsets: insets, interGroupSpacing: spacing,
            boundaries: [
                LayoutBoundary(
                    kind: "header", size: LayoutSize(width: .fractionalWidth(1), height: .absolute(40)),
                    alignment: .top)
            ], orthogonal: behavior)
    }

    @Test("the region spans the whole width, insets scroll with the content")
    func region() throws {
        let layout = CompositionalSolver(
            environment: LayoutEnvironment(containerSize: CGSize(width: 300, height: 600)),
            sections: [shelf(), shelf()], itemCounts: [5, 5])
        let geometry = try #require(layout.orthogonalGeometry(ofSection: 1))
        // One section: 40 + 10 + 150 + 15 = 215.
        #expect(geometry.frame == rect(0, 265, 300, 150))
        // 20 + 5·100 + 4·10 + 30.
        #expect(geometry.contentSize == CGSize(width: 590, height: 150))
        #expect(layout.orthogonalPlacement(ofItem: 2, inSection: 1)?.frame == rect(240, 0, 100, 150))
        #expect(layout.placement(ofItem: 2, inSection: 1)?.frame == rect(240, 265, 100, 150))
        #expect(
            layout.orthogonalPlacements(inSection: 1, in: rect(230, 0, 130, 150)).map(\.element) == [
                .item(section: 1, item: 2), .item(section: 1, item: 3),
            ])
        #expect(layout.orthogonalSections(in: rect(0, 210, 300, 60)) == [1])
    }

    @Test("fractions along the scrolling axis refer to the whole width")
    func fractions() {
        let layout = CompositionalSolver(shelf(width: .fractionalWidth(0.5)), items: 3)
        #expect(layout.orthogonalPlacement(ofItem: 1, inSection: 0)?.frame == rect(180, 0, 150, 150))
    }

    @Test("an empty orthogonal section with insets takes no room but its header's")
    func empty() {
        let layout = CompositionalSolver(shelf(), items: 0)
        #expect(layout.contentSize.height == 40)
        #expect(layout.orthogonalGeometry(ofSection: 0) == nil)
    }

    @Test("a centred section starts and ends with a group in the middle")
    func centred() throws {
        let layout = CompositionalSolver(shelf(.groupPagingCentered), items: 3)
        let geometry = try #require(layout.orthogonalGeometry(ofSection: 0))
        // (300 − 100) / 2 = 100 at both ends: 100 + 320 + 100.
        #expect(layout.orthogonalPlacement(ofItem: 0, inSection: 0)?.frame.minX == 100)
        #expect(geometry.contentSize.width == 520)
    }

    @Test("right to left starts at the right end")
    func rightToLeft() throws {
        let layout = CompositionalSolver(
            environment: LayoutEnvironment(
                containerSize: CGSize(width: 300, height: 600), isRightToLeft: true),
            sections: [shelf(), shelf()], itemCounts: [5, 1])
        let geometry = try #require(layout.orthogonalGeometry(ofSection: 0))
        #expect(geometry.initialOffset == CGPoint(x: 290, y: 0))
        #expect(layout.orthogonalPlacement(ofItem: 0, inSection: 0)?.frame == rect(470, 0, 100, 150))
        #expect(layout.orthogonalPlacement(ofItem: 4, inSection: 0)?.frame == rect(30, 0, 100, 150))
        // Short content lies at the right edge of the region.
        #expect(layout.orthogonalPlacement(ofItem: 0, inSection: 1)?.frame == rect(180, 0, 100, 150))
    }

    func rest(
        _ behavior: LayoutOrthogonalBehavior, proposed: CGFloat, velocity: CGFloat = 0, start: CGFloat = 0
    )
        -> CGFloat
    {
        // Groups of 100 with 10 between, leading inset 20, ten of them: content 20 + 1090 + 30 = 1140, limit 840.
        CompositionalSolver(shelf(behavior), items: 10)
            .restingOffset(
                ofSection: 0, proposed: CGPoint(x: proposed, y: 0), velocity: CGPoint(x: velocity, y: 0),
                start: CGPoint(x: start, y: 0)
            ).x
    }

    @Test("continuous rests anywhere within the content")
    func continuous() {
        #expect(rest(.continuous, proposed: 333) == 333)
        #expect(rest(.continuous, proposed: -50) == 0)
        #expect(rest(.continuous, proposed: 5000) == 840)
    }

    @Test("continuous by group rests where a group leads, the inset before it, or at the end")
    func groupLeading() {
        // Group k leads at 110·k.
        #expect(rest(.continuousGroupLeadingBoundary, proposed: 333) == 330)
        #expect(rest(.continuousGroupLeadingBoundary, proposed: 390) == 440)
        #expect(rest(.continuousGroupLeadingBoundary, proposed: 860) == 840)
        #expect(rest(.continuousGroupLeadingBoundary, proposed: 4) == 0)
    }

    @Test("paging turns at most one page of the region's width; a flick turns it whatever the distance")
    func paging() {
        #expect(rest(.paging, proposed: 140) == 0)
        #expect(rest(.paging, proposed: 160) == 300)
        #expect(rest(.paging, proposed: 800) == 300)
        #expect(rest(.paging, proposed: 20, velocity: 0.4) == 300)
        #expect(rest(.paging, proposed: 590, velocity: -0.4, start: 600) == 300)
        #expect(rest(.paging, proposed: 900, start: 600) == 840)
    }

    @Test("group paging moves by one group")
    func groupPaging() {
        #expect(rest(.groupPaging, proposed: 700) == 110)
        #expect(rest(.groupPaging, proposed: 40) == 0)
        #expect(rest(.groupPaging, proposed: 100, start: 330) == 220)
        #expect(rest(.groupPaging, proposed: 331, velocity: 0.5, start: 330) == 440)
    }

    @Test("centred group paging rests with a group in the middle")
    func groupPagingCentred() {
        // Group k is centred at 110·k, for the first starts centred.
        #expect(rest(.groupPagingCentered, proposed: 700) == 110)
        #expect(rest(.groupPagingCentered, proposed: 200, start: 220) == 220)
        #expect(rest(.groupPagingCentered, proposed: 5000, velocity: 3, start: 880) == 990)
    }

    @Test("resting rules read right to left from the other end")
    func restingRightToLeft() {
        let layout = CompositionalSolver(
            environment: LayoutEnvironment(
                containerSize: CGSize(width: 300, height: 600), isRightToLeft: true),
            sections: [shelf(.groupPaging)], itemCounts: [10])
        // Starts at 840; one group on is 730.
        let target = layout.restingOffset(
            ofSection: 0, proposed: CGPoint(x: 300, y: 0), velocity: CGPoint(x: -1, y: 0),
            start: CGPoint(x: 840, y: 0))
        #expect(target.x == 730)
    }
}
