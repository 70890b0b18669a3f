import Foundation
import Testing
import UIKitTestSupport

@testable import VitrineUIKit

private class TintedAttributes: UICollectionViewLayoutAttributes {
    var tint = 0
    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! TintedAttributes
        MainActor.assumeIsolated { copy.tint = tint }
        return copy
    }
}

private final class TintedLayout: UICollectionViewFlowLayout {
    override class var layoutAttributesClass: AnyClass { TintedAttributes.self }
}

@Suite("UICollectionViewLayoutAttributes")
@MainActor
struct LayoutAttributesTests {
    @Test("a copy has every property and is equal; a change makes it differ")
    func copying() {
        let original = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: "header", with: IndexPath(item: 0, section: 3))
        original.frame = rect(1, 2, 30, 40)
        original.alpha = 0.5
        original.zIndex = 7
        original.isHidden = true
        original.transform = CGAffineTransform(scaleX: 2, y: 2)
        let copy = original.copy() as! UICollectionViewLayoutAttributes
        #expect(copy == original)
        #expect(copy !== original)
        #expect(copy.representedElementKind == "header")
        #expect(copy.representedElementCategory == .supplementaryView)
        copy.zIndex = 8
        #expect(copy != original)
    }

    @Test("a subclass is copied as itself and made by the layout that names it")
    func subclass() {
        let original = TintedAttributes(forCellWith: IndexPath(item: 1, section: 0))
        original.tint = 9
        #expect((original.copy() as? TintedAttributes)?.tint == 9)
        let layout = TintedLayout()
        StubHost(counts: [1]).prepare(layout)
        #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) is TintedAttributes)
    }

    @Test("frame, centre, size and bounds agree; a transform widens the frame about the centre")
    func geometry() {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.frame = rect(10, 20, 40, 60)
        #expect(attributes.center == CGPoint(x: 30, y: 50))
        #expect(attributes.bounds == rect(0, 0, 40, 60))
        attributes.transform = CGAffineTransform(scaleX: 2, y: 0.5)
        #expect(attributes.frame == rect(-10, 35, 80, 30))
        #expect(attributes.size == CGSize(width: 40, height: 60))
    }

    @Test("equal depth is drawn background, cell, supplementary, then by index path")
    func drawingOrder() {
        let path = IndexPath(item: 0, section: 0)
        let back = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "back", with: path)
        let cell = UICollectionViewLayoutAttributes(forCellWith: path)
        let next = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 1, section: 0))
        let head = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "head", with: path)
        let ordered = [head, next, cell, back].sorted(by: UICollectionViewLayoutAttributes.isBehind)
        #expect(ordered == [back, cell, next, head])
        cell.zIndex = 5
        #expect(UICollectionViewLayoutAttributes.isBehind(head, cell))
    }

    @Test("index paths name items and rows of sections")
    func indexPaths() {
        var path = IndexPath(item: 4, section: 2)
        #expect(path.section == 2)
        #expect(path.item == 4)
        #expect(path.row == 4)
        path.item = 5
        path.section = 1
        #expect(path == IndexPath(row: 5, section: 1))
    }
}
