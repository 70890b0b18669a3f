import Foundation
import Testing
import VitrineLayout

@Suite("Estimated sizes")
struct EstimateTests {
    let list = LayoutSection(
        group: .row(
            .fractionalWidth(1), .estimated(44), [.item(.fractionalWidth(1), .estimated(44))]),
        interGroupSpacing: 6)

    @Test("a measured height moves what follows and leaves what comes before")
    func measuredHeight() {
        var layout = CompositionalSolver(list, items: 4)
        #expect(layout.contentSize.height == 194)
        var measured = layout.setMeasuredSize(CGSize(width: 999, height: 60), ofItem: 1, inSection: 0)
        #expect(measured == true)
        // The width is not estimated, so 999 is not taken.
        #expect(
            layout.frames(4) == [
                rect(0, 0, 300, 44), rect(0, 50, 300, 60), rect(0, 116, 300, 44), rect(0, 166, 300, 44),
            ])
        #expect(layout.contentSize.height == 210)
        measured = layout.setMeasuredSize(CGSize(width: 300, height: 60), ofItem: 1, inSection: 0)
        #expect(measured == false)
        #expect(layout.placements(in: rect(0, 112, 300, 3)).isEmpty)
        #expect(layout.placements(in: rect(0, 109, 300, 10)).count == 2)
    }

    @Test("an estimated row is as high as its highest item")
    func rowHeight() {
        let section = LayoutSection(
            group: .row(.fractionalWidth(1), .estimated(50), [.item(.fractionalWidth(0.5), .estimated(50))]))
        var layout = CompositionalSolver(section, items: 3)
        layout.setMeasuredSize(CGSize(width: 150, height: 30), ofItem: 0, inSection: 0)
        layout.setMeasuredSize(CGSize(width: 150, height: 70), ofItem: 1, inSection: 0)
        layout.setMeasuredSize(CGSize(width: 150, height: 20), ofItem: 2, inSection: 0)
        #expect(layout.frames(3) == [rect(0, 0, 150, 30), rect(150, 0, 150, 70), rect(0, 70, 150, 20)])
        #expect(layout.contentSize.height == 90)
    }

    @Test("a row of tags breaks where measured widths make it")
    func tags() {
        let section = LayoutSection(
            group: .row(
                .fractionalWidth(1), .estimated(20), [.item(.estimated(100), .estimated(20))],
                spacing: .fixed(10)),
            interGroupSpacing: 5)
        var layout = CompositionalSolver(section, items: 7, width: 320)
        for (item, width) in [150, 170, 60, 60, 60, 60].enumerated() {
            layout.setMeasuredSize(CGSize(width: width, height: 20), ofItem: item, inSection: 0)
        }
        // 150 + 10 + 170 = 330 > 320: breaks. 170 + 70 + 70 = 310, then 60 + 70 + 110 = 240.
        #expect(
            layout.frames(7) == [
                rect(0, 0, 150, 20), rect(0, 25, 170, 20), rect(180, 25, 60, 20), rect(250, 25, 60, 20),
                rect(0, 50, 60, 20), rect(70, 50, 60, 20), rect(140, 50, 100, 20),
            ])
        let query = layout.placements(in: rect(0, 0, 320, 500)).map(\.element)
        #expect(query == (0..<7).map { .item(section: 0, item: $0) })
    }

    @Test("an orthogonal section grows and shrinks to its highest measured group")
    func orthogonal() {
        let section = LayoutSection(
            group: .row(.absolute(100), .estimated(100), [.item(.fractionalWidth(1), .estimated(100))]),
            orthogonal: .continuous)
        var layout = CompositionalSolver(section, items: 3)
        #expect(layout.contentSize.height == 100)
        layout.setMeasuredSize(CGSize(width: 100, height: 80), ofItem: 0, inSection: 0)
        #expect(layout.contentSize.height == 80)
        layout.setMeasuredSize(CGSize(width: 100, height: 130), ofItem: 1, inSection: 0)
        #expect(layout.contentSize.height == 130)
        #expect(layout.orthogonalGeometry(ofSection: 0)?.frame == rect(0, 0, 300, 130))
    }

    @Test("an estimated header takes its measured height")
    func header() {
        var section = list
        section.boundaries = [
            LayoutBoundary(
                kind: "header", size: LayoutSize(width: .fractionalWidth(1), height: .estimated(20)),
                alignment: .top)
        ]
        var layout = CompositionalSolver(section, items: 1)
        let measured = layout.setMeasuredSize(CGSize(width: 1, height: 33), ofBoundary: 0, inSection: 0)
        #expect(measured == true)
        #expect(layout.frames(1) == [rect(0, 33, 300, 44)])
    }

    @Test("measured items of ten million keep the last one a few steps away")
    func tenMillion() {
        var layout = CompositionalSolver(list, items: 10_000_000)
        layout.setMeasuredSize(CGSize(width: 300, height: 54), ofItem: 0, inSection: 0)
        layout.setMeasuredSize(CGSize(width: 300, height: 34), ofItem: 9_999_999, inSection: 0)
        #expect(layout.contentSize.height == 499_999_994)
        #expect(layout.frames(1) == [rect(0, 0, 300, 54)])
        #expect(layout.placement(ofItem: 9_999_999, inSection: 0)?.frame == rect(0, 499_999_960, 300, 34))
    }
}
