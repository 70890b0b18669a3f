import Foundation
import Testing
import UIKitTestSupport
import VitrineCoreGraphics
import VitrineQuartzCore

@testable import VitrineUIKit

/// Tags from the left: copies of the attributes with other places.
private final class LeftAligned: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let all = super.layoutAttributesForElements(in: rect)?.map {
            $0.copy() as! UICollectionViewLayoutAttributes
        }
        var left = sectionInset.left
        var line: CGFloat = -1
        for attributes in all ?? [] where attributes.representedElementCategory == .cell {
            if attributes.frame.midY > line + 1 { left = sectionInset.left }
            line = attributes.frame.midY
            attributes.frame.origin.x = left
            left = attributes.frame.maxX + minimumInteritemSpacing
        }
        return all
    }
}

/// Changes what it was given, without copying, as programs should not.
private final class Careless: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let all = super.layoutAttributesForElements(in: rect)
        for attributes in all ?? [] { attributes.frame.origin.x += 5 }
        return all
    }
}

/// Two columns, computed when the width is known.
private final class Columns: UICollectionViewFlowLayout {
    override func prepare() {
        minimumInteritemSpacing = 20
        itemSize = CGSize(width: ((collectionView?.bounds.width ?? 0) - 20) / 2, height: 30)
        super.prepare()
    }
}

/// Cards that turn with their distance from the middle, and come to rest there.
private final class CoverFlow: UICollectionViewFlowLayout {
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map {
            let copy = $0.copy() as! UICollectionViewLayoutAttributes
            let distance = copy.center.x - (collectionView?.bounds.midX ?? 0)
            copy.transform3D = CATransform3DMakeScale(
                abs(distance) < 1 ? 1 : 0.5, abs(distance) < 1 ? 1 : 0.5, 1)
            copy.zIndex = -Int(abs(distance))
            return copy
        }
    }

    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        let step = itemSize.width + minimumLineSpacing
        return CGPoint(x: (proposedContentOffset.x / step).rounded() * step, y: proposedContentOffset.y)
    }
}

/// A header that grows while the content is pulled down.
private final class StretchyHeader: UICollectionViewFlowLayout {
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map {
            guard $0.representedElementKind == UICollectionView.elementKindSectionHeader,
                let offset = collectionView?.contentOffset.y, offset < 0,
                let copy = $0.copy() as? UICollectionViewLayoutAttributes
            else { return $0 }
            copy.frame = CGRect(
                x: 0, y: offset, width: $0.frame.width, height: $0.frame.height - offset)
            return copy
        }
    }
}

@Suite("Subclasses of the flow layout, as programs write them")
@MainActor
struct FlowSubclassTests {
    @Test("tags from the left, in lines that the flow layout broke")
    func leftAligned() {
        let page = FlowPage(LeftAligned(), counts: [4], width: 300)
        let widths: [CGFloat] = [100, 60, 150, 80]
        page.size = { CGSize(width: widths[$0.item], height: 30) }
        page.view.layoutIfNeeded()
        // 100 + 10 + 60 = 170, and 150 more is too much; 150 + 10 + 80 = 240.
        let frames = (0..<4).map { page.view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
        #expect(
            frames == [
                rect(0, 0, 100, 30), rect(110, 0, 60, 30), rect(0, 40, 150, 30), rect(160, 40, 80, 30),
            ])
        // What the flow layout knows is as it was: 300 − 160 = 140 between the two of the first line.
        #expect(page.frames(1..<2) == [rect(240, 0, 60, 30)])
    }

    @Test("attributes that were changed without a copy do not change what the layout says next")
    func careless() {
        let page = FlowPage(Careless(), counts: [3])
        for _ in 0..<3 {
            page.layout.invalidateLayout()
            page.view.layoutIfNeeded()
            // Three of 90 in 320: the second at 115, moved by 5 each time anew.
            #expect(page.view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minX == 120)
            #expect(page.frames(1..<2) == [rect(115, 0, 90, 40)])
        }
    }

    @Test("sizes computed in prepare() count for the preparation, also when the width changes")
    func columns() {
        let page = FlowPage(Columns(), counts: [3], width: 320, hasDelegate: false)
        page.view.layoutIfNeeded()
        #expect(page.frames(0..<3) == [rect(0, 0, 150, 30), rect(170, 0, 150, 30), rect(0, 40, 150, 30)])
        page.view.frame.size.width = 220
        page.view.layoutIfNeeded()
        #expect(page.frames(0..<3) == [rect(0, 0, 100, 30), rect(120, 0, 100, 30), rect(0, 40, 100, 30)])
    }

    @Test("cards turn as they are scrolled, and a page is where one is in the middle")
    func coverFlow() {
        let layout = CoverFlow()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 200, height: 100)
        layout.minimumLineSpacing = 0
        layout.sectionInset = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 60)
        let page = FlowPage(layout, counts: [5], height: 100, hasDelegate: false)
        page.view.layoutIfNeeded()
        // The middle is at 160, that of item 0 at 60 + 100; item 1 is at 260 + 100, half as large: 310 … 410.
        func frame(_ item: Int) -> CGRect? {
            page.view.cellForItem(at: IndexPath(item: item, section: 0))?.frame
        }
        #expect(frame(0) == rect(60, 0, 200, 100))
        #expect(frame(1) == rect(310, 25, 100, 50))
        page.view.contentOffset.x = 200
        page.view.layoutIfNeeded()
        #expect(frame(1) == rect(260, 0, 200, 100))
        #expect(
            layout.targetContentOffset(
                forProposedContentOffset: CGPoint(x: 290, y: 0), withScrollingVelocity: .zero
            ).x == 200)
    }

    @Test("a header stretches as far as the content is pulled")
    func stretchyHeader() {
        let layout = StretchyHeader()
        layout.headerReferenceSize = CGSize(width: 0, height: 50)
        let page = FlowPage(layout, counts: [3], hasDelegate: false)
        page.view.layoutIfNeeded()
        page.view.contentOffset.y = -40
        page.view.layoutIfNeeded()
        let header = page.view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        #expect(header?.frame == rect(0, -40, 320, 90))
    }
}
