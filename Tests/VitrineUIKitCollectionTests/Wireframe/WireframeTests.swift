import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

@Suite("Wireframes")
@MainActor
struct WireframeTests {
    private func shapes(_ wireframe: Wireframe) -> [String] {
        wireframe.shapes.map {
            "\($0.role) \($0.title) (\($0.rect.minX) \($0.rect.minY) \($0.rect.width) \($0.rect.height))"
                + ($0.estimates.width ? " width?" : "") + ($0.estimates.height ? " height?" : "")
        }
    }

    @Test("sections, groups, items and what is on them are outlined where they are in the window")
    func outlines() {
        let section = UsualSections.selfSizing
        section.boundarySupplementaryItems = [
            UsualSections.edge(UICollectionView.elementKindSectionHeader, .top, height: .absolute(20))
        ]
        let stage = LayoutStage(
            UICollectionViewCompositionalLayout(section: section),
            LayoutStage.Screen(size: CGSize(width: 100, height: 120), scale: 2), counts: [3])
        stage.view.contentOffset.y = 30
        stage.host.settle()
        // Rows of 44 at 20, 72 and 124, seen from 30 to 150: at -10, 42 and 94. The header, 0…20, is above.
        #expect(
            shapes(Wireframe(stage.host.window)) == [
                "section section 0 (0.0 -30.0 100.0 168.0)", "item 0.0 (0.0 -10.0 100.0 44.0) height?",
                "item 0.1 (0.0 42.0 100.0 44.0) height?", "item 0.2 (0.0 94.0 100.0 44.0) height?",
                "group group 0 (0.0 -10.0 100.0 44.0)", "group group 1 (0.0 42.0 100.0 44.0)",
                "group group 2 (0.0 94.0 100.0 44.0)",
            ])
    }

    @Test("what a section that scrolls by itself shows is outlined where it was scrolled to")
    func orthogonal() throws {
        let section = UsualSections.orthogonal
        let stage = LayoutStage(
            UICollectionViewCompositionalLayout(section: section),
            LayoutStage.Screen(size: CGSize(width: 200, height: 200), scale: 2), counts: [9])
        let scroller = try #require(stage.view.subviews.compactMap { $0 as? UIScrollView }.first)
        scroller.contentOffset.x = 170
        stage.host.settle()
        // A group is 170 × 80: the second begins where the region does. 0.7 · 170 = 119, 0.3 · 170 = 51, halves of 40.
        let found = shapes(Wireframe(stage.host.window))
        #expect(found.contains("region continuous (0.0 0.0 200.0 80.0)"))
        #expect(found.contains("group group 1 (0.0 0.0 170.0 80.0)"))
        #expect(found.contains("group group → item 0 → item 1 (119.0 0.0 51.0 80.0)"))
        #expect(found.contains("item 0.3 (10.0 10.0 99.0 60.0)"))
        #expect(found.contains("item 0.6 (180.0 10.0 99.0 60.0)"))
        #expect(!found.contains { $0.hasPrefix("item 0.0") })
    }

    @Test("a window without a collection view has nothing to outline, and views that are hidden are left out")
    func nothing() {
        let host = TestHost(UIView(), size: CGSize(width: 100, height: 100), scale: 1)
        #expect(Wireframe(host.window).isEmpty)
        let stage = LayoutStage(
            UICollectionViewCompositionalLayout(section: UsualSections.list), .small, counts: [3])
        stage.view.isHidden = true
        #expect(Wireframe(stage.host.window).isEmpty)
    }
}
