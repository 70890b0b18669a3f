import Foundation
import Testing
import UIKitTestSupport
import VitrineTesting

@testable import VitrineUIKit

/// Cells that say their size in a layout of one's own.
@MainActor
@Suite struct SelfSizingLayoutTests {
    /// A cell as high as its number says.
    private final class TallCell: UICollectionViewCell {
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
            attributes.size.height = 60 + CGFloat(attributes.indexPath.item % 3) * 10
            return attributes
        }
    }

    /// A column of estimated heights that remembers those that cells prefer, with a context of its own.
    private final class GrowingLayout: UICollectionViewLayout {
        final class Context: UICollectionViewLayoutInvalidationContext {
            var heights: [Int: CGFloat] = [:]
        }
        private var heights: [Int: CGFloat] = [:]
        private(set) var asked: [Int] = []
        private(set) var adjustments: [CGFloat] = []

        override class var invalidationContextClass: AnyClass { Context.self }

        private func top(_ item: Int) -> CGFloat { (0..<item).reduce(0) { $0 + (heights[$1] ?? 50) } }
        private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }
        override var collectionViewContentSize: CGSize { CGSize(width: 300, height: top(count)) }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
                .filter { $0.frame.intersects(rect) }
        }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(
                x: 0, y: top(indexPath.item), width: 300, height: heights[indexPath.item] ?? 50)
            return attributes
        }
        override func shouldInvalidateLayout(
            forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
            withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
        ) -> Bool {
            asked.append(originalAttributes.indexPath.item)
            return preferredAttributes.size.height != originalAttributes.size.height
        }
        override func invalidationContext(
            forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
            withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutInvalidationContext {
            let context = super.invalidationContext(
                forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
            let difference = preferredAttributes.size.height - originalAttributes.size.height
            (context as? Context)?.heights[originalAttributes.indexPath.item] =
                preferredAttributes.size.height
            context.contentSizeAdjustment.height = difference
            if originalAttributes.frame.maxY <= collectionView!.contentOffset.y {
                context.contentOffsetAdjustment.y = difference
            }
            return context
        }
        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            super.invalidateLayout(with: context)
            adjustments.append(context.contentSizeAdjustment.height)
            for (item, height) in (context as? Context)?.heights ?? [:] { heights[item] = height }
        }
    }

    @Test func `What cells prefer goes to the layout in a context of its own class`() {
        let layout = GrowingLayout()
        let stage = CustomLayoutStage(
            layout, sections: [Array(0..<30)],
            configure: { $0.register(TallCell.self, forCellWithReuseIdentifier: "cell") })
        // 60, 70, 80, 60, …
        #expect(
            stage.picture.prefix(4) == [
                "0.0 0,0 300×60", "0.1 0,60 300×70", "0.2 0,130 300×80", "0.3 0,210 300×60",
            ])
        // Eight cells of 50 points were on screen first; once they had grown, two of them no longer were.
        #expect(layout.asked.sorted().prefix(6) == [0, 1, 2, 3, 4, 5])
        #expect(Set(layout.asked).count == layout.asked.count)
        // 30 · 50 = 1500, and 10, 20, 30, 10, … for each that was asked.
        let grown = layout.asked.reduce(CGFloat(1500)) { $0 + 10 + CGFloat($1 % 3) * 10 }
        #expect(stage.view.contentSize.height == grown)
        #expect(layout.adjustments.contains(10) && layout.adjustments.contains(30))
    }

    /// A row of as many points as each cell said, or as is guessed.
    private final class RowLayout: UICollectionViewLayout {
        var guess: CGFloat = 100
        private(set) var takesSizes = false
        private(set) var asked = 0
        private var widths: [Int: CGFloat] = [:]

        func takeSizes(guessing guess: CGFloat) {
            (takesSizes, self.guess) = (true, guess)
            invalidateLayout()
        }
        private func left(_ item: Int) -> CGFloat { (0..<item).reduce(0) { $0 + (widths[$1] ?? guess) } }
        override var collectionViewContentSize: CGSize { CGSize(width: left(3), height: 50) }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            (0..<3).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            let item = indexPath.item
            attributes.frame = CGRect(x: left(item), y: 0, width: widths[item] ?? guess, height: 50)
            return attributes
        }
        override func shouldInvalidateLayout(
            forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
            withOriginalAttributes original: UICollectionViewLayoutAttributes
        ) -> Bool {
            asked += 1
            guard takesSizes, widths[original.indexPath.item] != preferred.size.width else { return false }
            widths[original.indexPath.item] = preferred.size.width
            return true
        }
    }

    private final class WideCell: UICollectionViewCell {
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            layoutAttributes.frame.size.width = CGFloat(layoutAttributes.indexPath.item + 1) * 50
            return layoutAttributes
        }
    }

    // As the tests of a library have it, which pass on a phone.
    @Test(arguments: [0, 20.0]) func `Cells that get another size say theirs again, even from none`(
        guess: CGFloat
    ) {
        let layout = RowLayout()
        let stage = CustomLayoutStage(
            layout, sections: [[0, 1, 2]],
            configure: { $0.register(WideCell.self, forCellWithReuseIdentifier: "cell") })
        #expect(stage.picture == ["0.0 0,0 100×50", "0.1 100,0 100×50", "0.2 200,0 100×50"])
        let asked = layout.asked
        #expect((1...3).contains(asked))
        layout.takeSizes(guessing: guess)
        stage.view.layoutIfNeeded()
        #expect(stage.picture == ["0.0 0,0 50×50", "0.1 50,0 100×50", "0.2 150,0 150×50"])
        #expect(layout.asked <= asked + 4)
        // Nothing is asked where nothing gets another size.
        let settled = layout.asked
        layout.invalidateLayout()
        stage.view.layoutIfNeeded()
        #expect(layout.asked == settled)
    }
}
