import Foundation
import Testing
import UIKitTestSupport

@testable import VitrineUIKit

@Suite("UICollectionViewCompositionalLayout")
@MainActor
struct CompositionalLayoutTests {
    func item(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutItem {
        NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: height))
    }

    func list(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height),
            subitems: [item(.fractionalWidth(1), height == .absolute(50) ? .fractionalHeight(1) : height)])
        return NSCollectionLayoutSection(group: group)
    }

    func header(_ height: CGFloat = 30) -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
            elementKind: "header", alignment: .top)
    }

    /// The shelf of the first article: cards in a row that scrolls by itself, under a header.
    func shelf() -> NSCollectionLayoutSection {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .absolute(100), heightDimension: .absolute(150)),
            subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
        section.orthogonalScrollingBehavior = .groupPaging
        section.boundarySupplementaryItems = [header()]
        return section
    }

    @Test("sections come from the provider, which is told the room")
    func provider() {
        var rooms: [CGSize] = []
        let layout = UICollectionViewCompositionalLayout { index, environment in
            rooms.append(environment.container.effectiveContentSize)
            return index == 0 ? self.shelf() : self.list(.absolute(50))
        }
        let host = StubHost(counts: [3, 2])
        host.adjustedContentInset = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
        host.prepare(layout)
        #expect(rooms == [CGSize(width: 300, height: 520), CGSize(width: 300, height: 520)])
        #expect(
            layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 1))?.frame == rect(0, 230, 300, 50)
        )
        #expect(layout.collectionViewContentSize == CGSize(width: 300, height: 280))
        let head = layout.layoutAttributesForSupplementaryView(
            ofKind: "header", at: IndexPath(item: 0, section: 0))
        #expect(head?.frame == rect(20, 0, 260, 30))
        #expect(head?.zIndex == 1)
        #expect(head?.representedElementCategory == .supplementaryView)
    }

    @Test("an orthogonal section is reported in the content and, for its scroll view, in its own coordinates")
    func orthogonal() throws {
        let layout = UICollectionViewCompositionalLayout(section: shelf())
        StubHost(counts: [10, 10]).prepare(layout)
        let section = try #require(layout.orthogonalSection(at: 1))
        #expect(section.frame == rect(0, 210, 300, 150))
        #expect(section.contentSize == CGSize(width: 1130, height: 150))
        #expect(section.behavior == .groupPaging)
        #expect(section.scrollsHorizontally)
        let path = IndexPath(item: 2, section: 1)
        #expect(layout.layoutAttributesForItem(at: path)?.frame == rect(240, 210, 100, 150))
        #expect(layout.orthogonalAttributesForItem(at: path)?.frame == rect(240, 0, 100, 150))
        let visible = layout.orthogonalAttributes(inSection: 1, visible: rect(240, 0, 300, 150))
        #expect(visible.map(\.indexPath.item) == [2, 3, 4])
        let elements = layout.layoutAttributesForElements(in: rect(0, 0, 300, 600)) ?? []
        #expect(elements.filter { layout.ownsOrthogonally($0) }.map(\.indexPath.item) == [0, 1, 2, 0, 1, 2])
        #expect(
            elements.filter { !layout.ownsOrthogonally($0) }.map(\.representedElementKind) == [
                "header", "header",
            ])
    }

    @Test("the handler changes what is visible, and is told the section's own offset")
    func handler() {
        let section = shelf()
        var offsets: [CGPoint] = []
        section.visibleItemsInvalidationHandler = { items, offset, _ in
            offsets.append(offset)
            for item in items { item.alpha = item.indexPath.item == 3 ? 0.5 : 1 }
        }
        let layout = UICollectionViewCompositionalLayout(section: section)
        let host = StubHost(counts: [10])
        host.prepare(layout)
        let visible = withExtendedLifetime(host) {
            layout.orthogonalAttributes(inSection: 0, visible: rect(240, 0, 300, 150))
        }
        #expect(visible.map(\.alpha) == [1, 0.5, 1])
        #expect(offsets == [CGPoint(x: 240, y: 0)])
    }

    @Test("sections keep clear of the safe area at the sides unless they say otherwise")
    func safeArea() {
        let free = list(.absolute(50))
        free.contentInsetsReference = .none
        let layout = UICollectionViewCompositionalLayout { index, _ in
            index == 0 ? self.list(.absolute(50)) : free
        }
        let host = StubHost(counts: [1, 1])
        host.safeAreaInsets = UIEdgeInsets(top: 20, left: 44, bottom: 21, right: 30)
        host.adjustedContentInset = UIEdgeInsets(top: 20, left: 0, bottom: 21, right: 0)
        host.prepare(layout)
        #expect(
            layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame == rect(44, 0, 226, 50))
        #expect(
            layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 1))?.frame == rect(0, 50, 300, 50))
    }

    @Test("a pinned header stays within the safe area, and scrolling then invalidates the layout")
    func pinned() {
        let section = list(.absolute(50))
        let head = header()
        head.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [head]
        let layout = UICollectionViewCompositionalLayout(section: section)
        let host = StubHost(counts: [20])
        host.adjustedContentInset = UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
        host.prepare(layout)
        host.bounds.origin.y = 100
        #expect(layout.shouldInvalidateLayout(forBoundsChange: host.bounds))
        #expect(
            layout.layoutAttributesForSupplementaryView(ofKind: "header", at: IndexPath(item: 0, section: 0))?
                .frame
                == rect(0, 144, 300, 30))
        let plain = UICollectionViewCompositionalLayout(section: list(.absolute(50)))
        host.prepare(plain)
        #expect(!plain.shouldInvalidateLayout(forBoundsChange: host.bounds.offsetBy(dx: 0, dy: 9)))
        #expect(plain.shouldInvalidateLayout(forBoundsChange: rect(0, 0, 200, 600)))
    }

    @Test("changing the configuration invalidates the layout")
    func configuration() {
        let layout = UICollectionViewCompositionalLayout(section: list(.absolute(50)))
        let host = StubHost(counts: [1, 1])
        host.prepare(layout)
        layout.configuration.interSectionSpacing = 12
        #expect(host.contexts.map(\.invalidateEverything) == [true])
        layout.prepare()
        #expect(layout.collectionViewContentSize.height == 112)
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.boundarySupplementaryItems = [header(40)]
        layout.configuration = configuration
        layout.prepare()
        #expect(layout.collectionViewContentSize.height == 140)
        #expect(
            layout.layoutAttributesForSupplementaryView(ofKind: "header", at: IndexPath(index: 0))?.frame
                == rect(0, 0, 300, 40))
    }

    /// What the collection view does when a cell prefers a size.
    func prefer(
        _ size: CGSize, at path: IndexPath, _ layout: UICollectionViewLayout
    ) -> UICollectionViewLayoutInvalidationContext? {
        guard let original = layout.layoutAttributesForItem(at: path) else { return nil }
        let preferred = original.copy() as! UICollectionViewLayoutAttributes
        preferred.size = size
        guard
            layout.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        else { return nil }
        let context = layout.invalidationContext(
            forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        layout.invalidateLayout(with: context)
        layout.prepare()
        return context
    }

    @Test("a measured size is taken where the layout estimates, and above the top it moves the offset")
    func selfSizing() {
        let layout = UICollectionViewCompositionalLayout(section: list(.estimated(44)))
        let host = StubHost(counts: [100])
        host.prepare(layout)
        let first = IndexPath(item: 0, section: 0)
        #expect(prefer(CGSize(width: 10, height: 44), at: first, layout) == nil)
        #expect(prefer(CGSize(width: 300, height: 60), at: first, layout)?.contentOffsetAdjustment == .zero)
        #expect(layout.collectionViewContentSize.height == 4416)
        host.bounds.origin.y = 500
        let context = prefer(CGSize(width: 300, height: 54), at: IndexPath(item: 1, section: 0), layout)
        #expect(context?.contentOffsetAdjustment == CGPoint(x: 0, y: 10))
        #expect(
            layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.frame == rect(0, 114, 300, 44)
        )
    }

    @Test("measured sizes survive an invalidation, and follow their items through an update")
    func measuredSizesStay() {
        let layout = UICollectionViewCompositionalLayout(section: list(.estimated(44)))
        let host = StubHost(counts: [5])
        host.prepare(layout)
        _ = prefer(CGSize(width: 300, height: 60), at: IndexPath(item: 1, section: 0), layout)
        layout.invalidateLayout()
        layout.prepare()
        #expect(layout.collectionViewContentSize.height == 236)

        // Item 1 moves to the end, item 0 goes.
        host.counts = [4]
        let context = layout.makeInvalidationContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        layout.invalidateLayout(with: context)
        layout.prepare()
        layout.carryMeasurements(
            newItem: { $0.item == 0 ? nil : IndexPath(item: $0.item == 1 ? 3 : $0.item - 2, section: 0) },
            newSection: { $0 })
        #expect(
            layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame == rect(0, 0, 300, 44))
        #expect(
            layout.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))?.frame == rect(0, 132, 300, 60)
        )
    }

    @Test("custom groups and backgrounds come from the objects")
    func customAndBackground() {
        let group = NSCollectionLayoutGroup.custom(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(90))
        ) { environment in
            let width = environment.container.contentSize.width
            return [NSCollectionLayoutGroupCustomItem(frame: rect(width / 2, 10, 20, 20), zIndex: 4)]
        }
        let section = NSCollectionLayoutSection(group: group)
        let background = NSCollectionLayoutDecorationItem.background(elementKind: "back")
        background.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        section.decorationItems = [background]
        let layout = UICollectionViewCompositionalLayout(section: section)
        StubHost(counts: [2]).prepare(layout)
        let second = layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))
        #expect(second?.frame == rect(150, 100, 20, 20))
        #expect(second?.zIndex == 4)
        let elements = layout.layoutAttributesForElements(in: rect(0, 0, 300, 600)) ?? []
        #expect(elements.map(\.frame).first == rect(5, 5, 290, 170))
        #expect(elements.first?.representedElementCategory == .decorationView)
    }
}
