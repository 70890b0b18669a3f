import Foundation
import Fuzzing
import Testing
import UIKitTestSupport

@testable import VitrineUIKit

@Suite("What a flow layout asks for again")
@MainActor
struct FlowInvalidationTests {
    private func context(
        _ change: (UICollectionViewFlowLayoutInvalidationContext) -> Void
    ) -> UICollectionViewFlowLayoutInvalidationContext {
        let context = UICollectionViewFlowLayoutInvalidationContext()
        change(context)
        return context
    }

    @Test("a context that names items asks for their sizes and no others")
    func namedItems() {
        let page = FlowPage(counts: [5])
        page.view.layoutIfNeeded()
        page.asked = []
        page.size = { _ in CGSize(width: 150, height: 60) }
        page.layout.invalidateLayout(
            with: context { $0.invalidateItems(at: [IndexPath(item: 1, section: 0)]) })
        page.view.layoutIfNeeded()
        #expect(page.asked == [IndexPath(item: 1, section: 0)])
        // 90 + 10 + 150 = 250, and 90 more is too much: two on the line, 320 − 150 = 170. In the middle of 60:
        // (60 − 40) / 2 = 10. Then three of 90 with gaps of 25, 60 + 10 below.
        #expect(
            page.frames(0..<5) == [
                rect(0, 10, 90, 40), rect(170, 0, 150, 60), rect(0, 70, 90, 40), rect(115, 70, 90, 40),
                rect(230, 70, 90, 40),
            ])
    }

    @Test("a context without delegate metrics asks nothing; one with them asks for all")
    func metrics() {
        let page = FlowPage(counts: [5])
        page.view.layoutIfNeeded()
        page.asked = []
        page.size = { _ in CGSize(width: 320, height: 10) }
        page.layout.invalidateLayout(with: context { $0.invalidateFlowLayoutDelegateMetrics = false })
        page.view.layoutIfNeeded()
        #expect(page.asked == [])
        #expect(page.frames(1..<2) == [rect(115, 0, 90, 40)])
        page.layout.invalidateLayout(with: context { _ in })
        page.view.layoutIfNeeded()
        #expect(page.asked.count == 5)
        #expect(page.frames(1..<2) == [rect(0, 20, 320, 10)])
    }

    @Test("scrolling with pinned headers asks nothing, and another width asks for all")
    func bounds() {
        let page = FlowPage(counts: [100])
        page.header = CGSize(width: 0, height: 30)
        page.layout.sectionHeadersPinToVisibleBounds = true
        page.view.layoutIfNeeded()
        page.asked = []
        page.view.contentOffset.y = 200
        page.view.layoutIfNeeded()
        #expect(page.asked == [])
        let header = page.view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        #expect(header?.frame == rect(0, 200, 320, 30))
        page.view.frame.size.width = 200
        page.view.layoutIfNeeded()
        #expect(Set(page.asked).count == 100)
    }

    @Test("up to a thousand items are asked again after an update, so that sizes may depend on their number")
    func fewItems() {
        let page = FlowPage(counts: [3], width: 300)
        page.layout.minimumInteritemSpacing = 0
        page.size = { [unowned page] _ in CGSize(width: 300 / CGFloat(page.counts[0]), height: 50) }
        page.view.layoutIfNeeded()
        page.view.performBatchUpdates {
            page.counts = [2]
            page.view.deleteItems(at: [IndexPath(item: 2, section: 0)])
        }
        #expect(page.frames(0..<2) == [rect(0, 0, 150, 50), rect(150, 0, 150, 50)])
    }

    @Test("an item at the end of a hundred thousand asks for it, the one before it and the first")
    func manyItems() {
        let page = FlowPage(counts: [100_000])
        page.size = { CGSize(width: 30 + $0.item * 37 % 90, height: 40) }
        page.view.layoutIfNeeded()
        page.asked = []
        page.view.performBatchUpdates {
            page.counts = [100_001]
            page.view.insertItems(at: [IndexPath(item: 100_000, section: 0)])
        }
        #expect(page.asked.map(\.item) == [0, 99_999, 100_000])
        // The same as what a new layout makes of it.
        let fresh = FlowPage(counts: [100_001])
        fresh.size = page.size
        #expect(page.frames(99_990..<100_001) == fresh.frames(99_990..<100_001))
        #expect(page.layout.collectionViewContentSize == fresh.layout.collectionViewContentSize)
        page.asked = []
        page.view.reloadData()
        page.view.layoutIfNeeded()
        #expect(page.asked.count == 100_001)
    }

    @Test("an update that changes nothing asks for all, as programs let items grow by one")
    func emptyUpdate() {
        let page = FlowPage(counts: [3000], width: 300)
        var opened: Int?
        page.size = { CGSize(width: 300, height: $0.item == opened ? 90 : 40) }
        page.view.layoutIfNeeded()
        opened = 1
        page.view.performBatchUpdates(nil)
        // 40 and 10 between lines.
        #expect(page.frames(1..<3) == [rect(0, 50, 300, 90), rect(0, 150, 300, 40)])
    }

    @Test("items behind a change are asked for where their index paths are others", arguments: UInt64(1)...6)
    func manyItemsChanged(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let page = FlowPage(counts: [1500, 3000])
        var data = (0..<2).map { section in (0..<page.counts[section]).map { $0 } }
        page.size = { [unowned page] in
            // By content and by place.
            _ = page
            return CGSize(width: 20 + (data[$0.section][$0.item] * 7 + $0.item) % 60, height: 30)
        }
        page.view.layoutIfNeeded()
        for step in 0..<6 {
            let section = Int.random(in: 0..<2, using: &random)
            let item = Int.random(in: 0..<data[section].count, using: &random)
            page.view.performBatchUpdates {
                switch step % 3 {
                case 0:
                    data[section].insert(5000 + step, at: item)
                    page.view.insertItems(at: [IndexPath(item: item, section: section)])
                case 1:
                    data[section].remove(at: item)
                    page.view.deleteItems(at: [IndexPath(item: item, section: section)])
                default:
                    data[section].append(data[section].remove(at: item))
                    page.view.moveItem(
                        at: IndexPath(item: item, section: section),
                        to: IndexPath(item: data[section].count - 1, section: section))
                }
                page.counts = data.map(\.count)
            }
            let fresh = FlowPage(counts: page.counts)
            fresh.size = page.size
            #expect(
                page.layout.collectionViewContentSize
                    == fresh.view.collectionViewLayout.prepared.collectionViewContentSize)
            #expect(page.frames(1000..<1400, section: section) == fresh.frames(1000..<1400, section: section))
        }
    }

    @Test("section insets are counted from the safe area or the margins, but lie inside the content inset")
    func insetReference() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 50, height: 50)
        layout.sectionInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
        let host = StubHost(counts: [2])
        host.safeAreaInsets = UIEdgeInsets(top: 20, left: 44, bottom: 0, right: 30)
        host.layoutMargins = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 0)
        func frames() -> [CGFloat?] {
            layout.prepare()
            return (0..<2).map {
                layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.minX
            }
        }
        host.prepare(layout)
        // The room is 300: four fit in 280, gaps (280 − 200) / 3 = 26.67, the second at 10 + 76.67, on pixels.
        #expect(frames() == [10, 87])
        // From 54 to 300 − 40 = 260: 206 hold three, gaps (206 − 150) / 2 = 28.
        layout.sectionInsetReference = .fromSafeArea
        #expect(frames() == [54, 132])
        // From 70 to 290: 220 hold three, gaps 35.
        layout.sectionInsetReference = .fromLayoutMargins
        #expect(frames() == [70, 155])
        // The content starts at 90 already, behind 44 + 10; it is 210 wide, less 30 + 10 at its end: 170 hold
        // three just so, 10 apart.
        layout.sectionInsetReference = .fromSafeArea
        host.adjustedContentInset.left = 90
        #expect(frames() == [0, 60])
    }

    @Test("a size that is not finite stops the program, with the item and where the size is from")
    func notFinite() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let page = FlowPage(counts: [2, 3])
                page.size = {
                    CGSize(
                        width: $0 == IndexPath(item: 2, section: 1) ? CGFloat.nan : 40, height: CGFloat(40))
                }
                page.view.layoutIfNeeded()
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("item 2 in section 1"))
        #expect(text.contains("collectionView(_:layout:sizeForItemAt:)"))
    }

    @Test("what does not fit or has no extent is said once, in UIKit's words, and laid out")
    func warnings() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let page = FlowPage(counts: [4])
                page.size = { CGSize(width: $0.item == 0 ? 0 : 400, height: 40) }
                page.view.layoutIfNeeded()
                guard page.frames(1..<2) == [rect(0, 50, 400, 40)] else { exit(7) }
                page.layout.invalidateLayout()
                exit(0)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.components(
                separatedBy: "The behavior of the UICollectionViewFlowLayout is not defined because:\n"
            )
            .count == 2)
        #expect(text.contains("Item 1 in section 0 has 400.0 points, and there is room for 320.0."))
        #expect(text.components(separatedBy: "Negative or zero item sizes are not supported").count == 2)
    }
}

extension UICollectionViewLayout {
    /// The layout after its collection view has laid it out.
    fileprivate var prepared: UICollectionViewLayout {
        collectionView?.layoutIfNeeded()
        return self
    }
}
