import Foundation
import Testing
import UIKitTestSupport

@testable import VitrineUIKit

@Suite("UICollectionViewFlowLayout")
@MainActor
struct FlowLayoutTests {
    @Test("the defaults are UIKit's")
    func defaults() {
        let layout = UICollectionViewFlowLayout()
        #expect(layout.minimumLineSpacing == 10)
        #expect(layout.minimumInteritemSpacing == 10)
        #expect(layout.itemSize == CGSize(width: 50, height: 50))
        #expect(layout.sectionInset == UIEdgeInsets())
        #expect(layout.headerReferenceSize == .zero)
        #expect(layout.estimatedItemSize == .zero)
        #expect(layout.scrollDirection == .vertical)
    }

    @Test("without a delegate the properties decide")
    func properties() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 40)
        layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 0, right: 10)
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        let host = StubHost(counts: [4])
        host.prepare(layout)
        // (280 − 270) / 2 = 5 between three of 90: less than the 10 wanted, so two fit: 280 − 180 = 100.
        #expect(
            (0..<4).map { layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame } == [
                rect(10, 35, 90, 40), rect(200, 35, 90, 40), rect(10, 85, 90, 40), rect(200, 85, 90, 40),
            ])
        let kinds = layout.layoutAttributesForElements(in: rect(0, 0, 300, 60))?.map(\.representedElementKind)
        #expect(kinds == ["UICollectionElementKindSectionHeader", nil, nil])
    }

    @Test("a property that changes invalidates the layout, once")
    func invalidation() {
        let layout = UICollectionViewFlowLayout()
        let host = StubHost(counts: [1])
        host.prepare(layout)
        layout.minimumLineSpacing = 20
        layout.minimumLineSpacing = 20
        #expect(host.contexts.count == 1)
    }

    @Test("a missing delegate method gives the layout's property, and sizes are asked for once")
    func delegate() {
        final class Delegate: NSObject, UICollectionViewDelegateFlowLayout {
            func collectionView(
                _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                minimumLineSpacingForSectionAt section: Int
            ) -> CGFloat { section == 0 ? 0 : 30 }
        }
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 50)
        let view = UICollectionView(frame: rect(0, 0, 300, 600), collectionViewLayout: layout)
        let delegate = Delegate()
        view.delegate = delegate
        let size = delegate.collectionView(
            view, layout: layout, sizeForItemAt: IndexPath(item: 0, section: 0))
        #expect(size == CGSize(width: 300, height: 50))
        #expect(layout.reachedDefaultSize)
        #expect(delegate.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: 1) == 30)
        let asFunction = delegate.collectionView(_:layout:minimumInteritemSpacingForSectionAt:)
        #expect(asFunction(view, layout, 0) == 10)
    }
}
