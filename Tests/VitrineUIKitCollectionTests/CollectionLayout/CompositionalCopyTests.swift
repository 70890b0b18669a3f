import Foundation
import Testing
import UIKitTestSupport

@testable import VitrineUIKit

@MainActor
@Suite struct CompositionalCopyTests {
    private func frames(_ layout: UICollectionViewCompositionalLayout) -> [CGRect] {
        let host = StubHost(counts: [2])
        host.prepare(layout)
        return (0..<2).compactMap { layout.layoutAttributesForItem(at: [0, $0])?.frame }
    }

    @Test func `Groups, sections and layouts own copies of what they are made of`() {
        let item = NSCollectionLayoutItem(layoutSize: boardSize(100, 50))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: boardSize(1, 50), subitems: [item])
        item.contentInsets.top = 9
        group.interItemSpacing = .fixed(20)
        let section = NSCollectionLayoutSection(group: group)
        group.interItemSpacing = .fixed(70)
        section.contentInsets.leading = 10
        let layout = UICollectionViewCompositionalLayout(section: section)
        section.contentInsets.leading = 90
        // 10 from the edge, 20 between, no inset in the item.
        #expect(frames(layout) == [rect(10, 0, 100, 50), rect(130, 0, 100, 50)])
    }

    @Test func `Copies have all properties, and change on their own`() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: boardSize(10, 10), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top], absoluteOffset: CGPoint(x: 1, y: 2)))
        badge.zIndex = 4
        let item = NSCollectionLayoutItem(layoutSize: boardSize(100, 50), supplementaryItems: [badge])
        item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .fixed(3), top: nil, trailing: nil, bottom: .flexible(4))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: boardSize(1, 1), subitems: [item])
        group.interItemSpacing = .flexible(8)
        let copy = group.copy() as! NSCollectionLayoutGroup
        #expect(copy.interItemSpacing == .flexible(8))
        let inner = copy.subitems[0]
        #expect(inner !== group.subitems[0] && inner !== item)
        #expect(inner.edgeSpacing?.leading == .fixed(3) && inner.edgeSpacing?.bottom == .flexible(4))
        #expect(inner.supplementaryItems[0].zIndex == 4)
        #expect(inner.supplementaryItems[0].containerAnchor.offset == CGPoint(x: 1, y: 2))
        copy.interItemSpacing = nil
        #expect(group.interItemSpacing == .flexible(8))

        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 6
        section.contentInsetsReference = .none
        section.supplementaryContentInsetsReference = .layoutMargins
        section.orthogonalScrollingBehavior = .paging
        section.orthogonalScrollingProperties.bounce = .never
        section.decorationItems = [.background(elementKind: "back")]
        section.boundarySupplementaryItems = [boardBoundary("header", .bottom, 1, 20, pinned: true)]
        let other = section.copy() as! NSCollectionLayoutSection
        #expect(other.interGroupSpacing == 6 && other.contentInsetsReference == .none)
        #expect(other.supplementaryContentInsetsReference == .layoutMargins)
        #expect(other.orthogonalScrollingBehavior == .paging)
        #expect(other.orthogonalScrollingProperties.bounce == .never)
        #expect(other.orthogonalScrollingProperties !== section.orthogonalScrollingProperties)
        #expect(other.decorationItems.map(\.elementKind) == ["back"])
        #expect(other.boundarySupplementaryItems[0].pinToVisibleBounds)
        #expect(other.boundarySupplementaryItems[0].alignment == .bottom)
    }

    @Test func `A group draws itself with characters`() {
        // 400×200 points are 60 columns and 15 lines; items of a half and two quarters.
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: boardSize(40, 40), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: [.bottom, .trailing]))
        let large = NSCollectionLayoutItem(layoutSize: boardSize(0.5, 1), supplementaryItems: [badge])
        let small = NSCollectionLayoutItem(layoutSize: boardSize(1, 0.5))
        let column = NSCollectionLayoutGroup.vertical(layoutSize: boardSize(0.5, 1), subitems: [small])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: boardSize(1, 200), subitems: [large, column])
        #expect(
            group.visualDescription() == """
                3 items in 400.0×200.0 points
                +-----------------------------+-----------------------------+
                |~~~~~~~~~~~~~~~~~~~~~~~~~~~~~|~~~~~~~~~~~~~~~~~~~~~~~~~~~~~|
                |~~~~~~~~~~~~~~~~~~~~~~~~~~~~~|~~~~~~~~~~~~~~~~~~~~~~~~~~~~~|
                |~~~~~~~~~~~~~~~~~~~~~~~~~~~~~|~~~~~~~~~~~~~~~~~~~~~~~~~~~~~|
                |~~~~~~~~~~~~~~~~~~~~~~~~~~~~~|~~~~~~~~~~~~~~~~~~~~~~~~~~~~~|
                |~~~~~~~~~~~~~~~~~~~~~~~~~~~~~|~~~~~~~~~~~~~~~~~~~~~~~~~~~~~|
                |~~~~~~~~~~~~~~~~~~~~~~~~~~~~~|~~~~~~~~~~~~~~~~~~~~~~~~~~~~~|
                |~~~~~~~~~~~~~~~~~~~~~~~~~~~~~|~~~~~~~~~~~~~~~~~~~~~~~~~~~~~|
                |~~~~~~~~~~~~~~~~~~~~~~~~~~~~~+-----------------------------+
                |~~~~~~~~~~~~~~~~~~~~~~~~~~~~~|~~~~~~~~~~~~~~~~~~~~~~~~~~~~~|
                |~~~~~~~~~~~~~~~~~~~~~~~~~~~~~|~~~~~~~~~~~~~~~~~~~~~~~~~~~~~|
                |~~~~~~~~~~~~~~~~~~~~~~~~~~~~~|~~~~~~~~~~~~~~~~~~~~~~~~~~~~~|
                |~~~~~~~~~~~~~~~~~~~~~~~+-----+~~~~~~~~~~~~~~~~~~~~~~~~~~~~~|
                |~~~~~~~~~~~~~~~~~~~~~~~|:::::|~~~~~~~~~~~~~~~~~~~~~~~~~~~~~|
                |~~~~~~~~~~~~~~~~~~~~~~~|:::::|~~~~~~~~~~~~~~~~~~~~~~~~~~~~~|
                +-----------------------+-----+-----------------------------+
                """)
    }
}
