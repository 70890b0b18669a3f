import Foundation
import Testing
import UIKitTestSupport
import VitrineTesting

@testable import VitrineUIKit

/// Where elements come from and go to, and layouts that are flipped.
@MainActor
@Suite struct LayoutHookTests {
    /// A column with a header for each pair of rows, which are numbered; deletes and inserts some of them.
    private final class Paired: ColumnLayout {
        var deleted: [IndexPath] = []
        var inserted: [IndexPath] = []
        var asked: [String] = []

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            (super.layoutAttributesForElements(in: rect) ?? [])
                + (0..<(count + 1) / 2).compactMap {
                    layoutAttributesForSupplementaryView(ofKind: "header", at: [0, $0])
                }
        }
        override func layoutAttributesForSupplementaryView(
            ofKind elementKind: String, at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            guard indexPath.item < (count + 1) / 2 else { return nil }
            let header = UICollectionViewLayoutAttributes(
                forSupplementaryViewOfKind: elementKind, with: indexPath)
            header.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 100, width: 20, height: 20)
            return header
        }
        override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
            asked.append("delete \(elementKind)")
            return deleted
        }
        override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
            asked.append("insert \(elementKind)")
            return inserted
        }
        override func finalLayoutAttributesForDisappearingSupplementaryElement(
            ofKind elementKind: String, at elementIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            asked.append("final \(elementKind) \(elementIndexPath.item)")
            return nil
        }
        override func initialLayoutAttributesForAppearingSupplementaryElement(
            ofKind elementKind: String, at elementIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            asked.append("initial \(elementKind) \(elementIndexPath.item)")
            return nil
        }
    }

    @Test func `Headers that the layout deletes go, and the others keep their views`() {
        let layout = Paired()
        let stage = CustomLayoutStage(layout, items: 6)
        let headers = (0..<3).map { stage.view.supplementaryView(forElementKind: "header", at: [0, $0]) }
        stage.sections = [[2, 3, 4, 5]]
        layout.deleted = [[0, 0]]
        stage.view.performBatchUpdates { stage.view.deleteItems(at: [[0, 0], [0, 1]]) }
        #expect(
            layout.asked.filter { !$0.hasPrefix("initial") } == [
                "delete header", "insert header", "final header 0",
            ])
        stage.finish()
        #expect(stage.view.supplementaryView(forElementKind: "header", at: [0, 0]) === headers[1])
        #expect(stage.view.supplementaryView(forElementKind: "header", at: [0, 1]) === headers[2])
        // And one that it inserts before them.
        layout.deleted = []
        layout.inserted = [[0, 0]]
        layout.asked = []
        stage.sections = [[7, 8, 2, 3, 4, 5]]
        stage.view.performBatchUpdates { stage.view.insertItems(at: [[0, 0], [0, 1]]) }
        #expect(layout.asked.contains("initial header 0"))
        stage.finish()
        #expect(stage.view.supplementaryView(forElementKind: "header", at: [0, 1]) === headers[1])
        #expect(stage.view.supplementaryView(forElementKind: "header", at: [0, 2]) === headers[2])
    }

    @Test func `Initial attributes are asked for every cell on screen, final ones for what leaves it`() {
        final class Asked: ColumnLayout {
            var initial: [Int] = []
            var final: [Int] = []
            override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
                -> UICollectionViewLayoutAttributes?
            {
                initial.append(itemIndexPath.item)
                return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
            }
            override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
                -> UICollectionViewLayoutAttributes?
            {
                final.append(itemIndexPath.item)
                return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
            }
        }
        let layout = Asked()
        let stage = CustomLayoutStage(layout, items: 20)
        stage.sections[0].insert(100, at: 2)
        stage.view.insertItems(at: [[0, 2]])
        #expect(layout.initial.sorted() == Array(0..<8))
        // Item 7 slides below the edge; by its index path before.
        #expect(layout.final == [7])
        stage.advance(by: 0.15)
        #expect(stage.places([100, 2]) == ["100 0,100 300×50 alpha 0.5", "2 0,125 300×50"])
    }

    @Test func `What slides off the screen goes where the layout sends it`() {
        final class Aside: ColumnLayout {
            override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
                -> UICollectionViewLayoutAttributes?
            {
                let attributes = layoutAttributesForItem(at: itemIndexPath)
                attributes?.center.x += 300
                return attributes
            }
        }
        let stage = CustomLayoutStage(Aside(), items: 20)
        stage.sections[0].insert(100, at: 0)
        stage.view.insertItems(at: [[0, 0]])
        stage.advance(by: 0.15)
        // Item 7 was at 350 and is pushed aside rather than down.
        #expect(stage.places([7]) == ["7 150,350 300×50"])
        stage.finish()
        #expect(stage.places([7]) == ["7 –"])
    }

    @Test func `A size that changes in an animation moves everything in that animation`() {
        let layout = GridLayout()
        let stage = CustomLayoutStage(layout, items: 40)
        layout.log = []
        UIView.animate(withDuration: 0.4) {
            stage.view.frame = CGRect(x: 0, y: 0, width: 200, height: 400)
        }
        #expect(
            layout.log == [
                // Where everything is, then the change.
                "elements", "bounds 0,0 300×400 to 0,0 200×400?", "context", "invalidate", "prepare",
                "animated from 0,0 300×400", "elements", "animated",
            ])
        stage.advance(by: 0.2)
        // Three columns became two: item 2 from (200, 0) to (0, 100), item 11 from (200, 300) off the screen to
        // (100, 500).
        #expect(stage.places([2, 11]) == ["2 100,50 100×100", "11 150,400 100×100"])
        stage.finish()
        #expect(stage.places([2, 7, 11]) == ["2 0,100 100×100", "7 100,300 100×100", "11 –"])
        // And back: what comes on screen comes from where it was.
        UIView.animate(withDuration: 0.4) {
            stage.view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
        }
        stage.advance(by: 0.2)
        #expect(stage.places([11]) == ["11 150,400 100×100"])
        stage.finish()
        #expect(stage.places([11]) == ["11 200,300 100×100"])
    }

    @Test func `Rotating asks for initial and final attributes`() {
        final class Fading: GridLayout {
            override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
                -> UICollectionViewLayoutAttributes?
            {
                let attributes = layoutAttributesForItem(at: itemIndexPath)
                attributes?.alpha = 0
                return attributes
            }
            override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
                -> UICollectionViewLayoutAttributes?
            {
                guard itemIndexPath.item == 11 else { return nil }
                let attributes = layoutAttributesForItem(at: itemIndexPath)
                attributes?.alpha = 0
                return attributes
            }
        }
        let stage = CustomLayoutStage(Fading(), items: 40)
        UIView.animate(withDuration: 0.4) { stage.view.frame.size.width = 200 }
        stage.advance(by: 0.2)
        #expect(stage.places([11]) == ["11 150,400 100×100 alpha 0.5"])
        stage.finish()
        UIView.animate(withDuration: 0.4) { stage.view.frame.size.width = 300 }
        stage.advance(by: 0.2)
        #expect(stage.places([11]) == ["11 200,300 100×100 alpha 0.5"])
    }

    // MARK: Flipped layouts

    private final class Flipped: UICollectionViewLayout {
        var flips = true
        var seen: [CGFloat] = []
        override var flipsHorizontallyInOppositeLayoutDirection: Bool { flips }
        override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
        override var collectionViewContentSize: CGSize { CGSize(width: 1000, height: 100) }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            seen = [rect.minX, collectionView!.contentOffset.x, collectionView!.bounds.minX]
            return (0..<10).compactMap { layoutAttributesForItem(at: [0, $0]) }
                .filter { $0.frame.intersects(rect) }
        }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(x: CGFloat(indexPath.item) * 100, y: 0, width: 80, height: 100)
            return attributes
        }
        override func targetContentOffset(
            forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
        ) -> CGPoint {
            CGPoint(x: (proposedContentOffset.x / 100).rounded() * 100, y: 0)
        }
    }

    @Test func `A flipped layout begins at the right, and sees its own coordinates`() {
        let layout = Flipped()
        let stage = CustomLayoutStage(
            layout, sections: [Array(0..<10)], configure: { $0.semanticContentAttribute = .forceRightToLeft })
        // The content is 1000 wide: it begins at its right end, which is shown.
        #expect(stage.view.contentOffset.x == 700)
        #expect(stage.places([0, 1, 2, 3]) == ["0 220,0 80×100", "1 120,0 80×100", "2 20,0 80×100", "3 –"])
        #expect(layout.seen == [0, 0, 0])
        stage.scroll(to: CGPoint(x: 650, y: 0))
        #expect(layout.seen == [50, 50, 50])
        #expect(stage.places([0, 1]) == ["0 270,0 80×100", "1 170,0 80×100"])
        #expect(stage.view.indexPathForItem(at: CGPoint(x: 930, y: 50)) == [0, 0])
        #expect(
            stage.view.layoutAttributesForItem(at: [0, 1])?.frame
                == CGRect(x: 820, y: 0, width: 80, height: 100))
        stage.host.fling(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 190, y: 50))
        stage.finish()
        // Multiples of 100 from the right end.
        #expect(stage.view.contentOffset.x < 650)
        #expect((700 - stage.view.contentOffset.x).truncatingRemainder(dividingBy: 100) == 0)
        stage.view.scrollToItem(at: [0, 9], at: .left, animated: false)
        // Item 9 is the last but 20 points from the left.
        #expect(stage.view.contentOffset.x == 20)
    }

    @Test func `Without the wish, or in its own direction, a layout stays as it is`() {
        let layout = Flipped()
        let ordinary = CustomLayoutStage(layout, items: 10)
        #expect(ordinary.places([0, 1]) == ["0 0,0 80×100", "1 100,0 80×100"])
        let other = Flipped()
        other.flips = false
        let stage = CustomLayoutStage(
            other, sections: [Array(0..<10)], configure: { $0.semanticContentAttribute = .forceRightToLeft })
        #expect(stage.places([0, 1]) == ["0 0,0 80×100", "1 100,0 80×100"])
    }

    @Test func `A flipped flow layout sets tags from the right, at any width`() {
        final class Tags: UICollectionViewFlowLayout {
            override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
        }
        let layout = Tags()
        layout.itemSize = CGSize(width: 145, height: 40)
        let stage = CustomLayoutStage(
            layout, sections: [Array(0..<5)], configure: { $0.semanticContentAttribute = .forceRightToLeft })
        #expect(stage.places([0, 1, 2]) == ["0 155,0 145×40", "1 0,0 145×40", "2 155,50 145×40"])
        stage.view.frame.size.width = 455
        stage.host.layout()
        #expect(stage.places([0, 1, 2]) == ["0 310,0 145×40", "1 155,0 145×40", "2 0,0 145×40"])
        stage.sections[0].remove(at: 0)
        stage.view.deleteItems(at: [[0, 0]])
        stage.advance(by: 0.15)
        #expect(stage.places([1]) == ["1 232.5,0 145×40"])
        stage.finish()
        #expect(stage.places([1]) == ["1 310,0 145×40"])
    }
}
