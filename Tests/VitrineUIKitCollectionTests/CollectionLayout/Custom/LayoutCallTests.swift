import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

/// When a layout is prepared, asked and told.
@MainActor
@Suite struct LayoutCallTests {
    @Test func `A layout is prepared first of all, and once`() {
        let layout = ColumnLayout()
        let stage = CustomLayoutStage(layout, items: 100)
        // Bounds that the view got before anything was asked concern nobody.
        #expect(layout.log.first == "prepare" || layout.log.first == "invalidate everything counts")
        #expect(layout.log.filter { $0 == "prepare" }.count == 1)
        #expect(stage.view.contentSize == CGSize(width: 300, height: 5000))
        layout.log = []
        stage.view.setNeedsLayout()
        stage.view.layoutIfNeeded()
        #expect(layout.log == ["elements"])
    }

    @Test
    func
        `Numbers are asked for behind the preparation where the layout does not ask, so that it may have them`()
    {
        let layout = StripLayout()
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let source = StripSource(layout)
        view.dataSource = source
        let host = TestHost(view, size: view.bounds.size)
        #expect(view.visibleCells.count == 3)
        layout.count = 5
        view.reloadData()
        host.settle()
        #expect(view.visibleCells.count == 5)
    }

    private final class StripLayout: UICollectionViewLayout {
        var count = 3
        private(set) var frames: [CGRect] = []
        override func prepare() {
            frames = (0..<count).map { CGRect(x: 0, y: CGFloat($0) * 20, width: 20, height: 20) }
        }
        override var collectionViewContentSize: CGSize { CGSize(width: 20, height: CGFloat(count) * 20) }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            frames.indices.compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = frames[indexPath.item]
            return attributes
        }
    }

    private final class StripSource: NSObject, UICollectionViewDataSource {
        let layout: StripLayout
        init(_ layout: StripLayout) { self.layout = layout }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            layout.frames.count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    @Test func `A scroll step asks with the old bounds in place, and prepares only if the layout says so`() {
        let layout = ColumnLayout()
        let stage = CustomLayoutStage(layout, items: 100)
        layout.log = []
        stage.scroll(to: CGPoint(x: 0, y: 20))
        #expect(layout.log == ["bounds 0,0 300×400 to 0,20 300×400?", "elements"])
        layout.log = []
        layout.changesWithBounds = { _, _ in true }
        stage.scroll(to: CGPoint(x: 0, y: 30))
        #expect(
            layout.log == [
                "bounds 0,20 300×400 to 0,30 300×400?", "context", "invalidate", "prepare", "elements",
            ])
    }

    @Test func `Another size is asked about, by frame and by bounds`() {
        let layout = ColumnLayout()
        let stage = CustomLayoutStage(layout, items: 100)
        layout.log = []
        stage.view.frame = CGRect(x: 0, y: 0, width: 200, height: 400)
        stage.view.layoutIfNeeded()
        #expect(
            layout.log == [
                "bounds 0,0 300×400 to 0,0 200×400?", "context", "invalidate", "prepare", "elements",
            ])
        #expect(stage.picture.first == "0.0 0,0 200×50")
        layout.log = []
        stage.view.bounds.size.width = 100
        stage.view.layoutIfNeeded()
        #expect(
            layout.log == [
                "bounds 0,0 200×400 to 0,0 100×400?", "context", "invalidate", "prepare", "elements",
            ])
    }

    @Test func `Invalidating many times prepares once, at the next pass`() {
        let layout = ColumnLayout()
        let stage = CustomLayoutStage(layout, items: 100)
        layout.log = []
        layout.height = 80
        for _ in 0..<3 { layout.invalidateLayout() }
        stage.view.layoutIfNeeded()
        #expect(layout.log == Array(repeating: "invalidate everything", count: 3) + ["prepare", "elements"])
        // 400 / 80 = 5 cells
        #expect(stage.picture.count == 5)
        layout.log = []
        stage.sections = [[0, 1]]
        stage.view.reloadData()
        stage.view.layoutIfNeeded()
        #expect(layout.log == ["invalidate everything counts", "prepare", "elements"])
    }

    @Test func `A layout that invalidates itself while it is prepared is no trap`() {
        final class Restless: ColumnLayout {
            override func prepare() {
                super.prepare()
                invalidateLayout()
            }
        }
        let layout = Restless()
        let stage = CustomLayoutStage(layout, items: 100)
        #expect(stage.picture.count == 8)
        layout.log = []
        stage.view.setNeedsLayout()
        stage.view.layoutIfNeeded()
        #expect(layout.log.filter { $0 == "prepare" }.count <= 3)
    }

    @Test func `A context moves the content and makes it longer before the layout is prepared`() {
        let layout = ColumnLayout()
        let stage = CustomLayoutStage(layout, items: 100)
        stage.scroll(to: CGPoint(x: 0, y: 4600))
        // 20 rows more: the end is at 6000 − 400 = 5600, so 5100 is an offset that the content does not have yet.
        stage.sections = [Array(0..<120)]
        let context = UICollectionViewLayoutInvalidationContext()
        context.contentOffsetAdjustment = CGPoint(x: 0, y: 500)
        context.contentSizeAdjustment = CGSize(width: 0, height: 1000)
        layout.invalidateLayout(with: context)
        #expect(stage.view.contentOffset.y == 5100)
        #expect(stage.view.contentSize.height == 6000)
    }

    @Test func `Adjustments of a bounds change are applied once`() {
        let layout = ColumnLayout()
        let stage = CustomLayoutStage(layout, items: 100)
        layout.changesWithBounds = { old, new in old.size != new.size }
        layout.adjustment = (CGPoint(x: 0, y: 30), .zero)
        stage.scroll(to: CGPoint(x: 0, y: 100))
        stage.view.bounds.size.height = 350
        stage.view.layoutIfNeeded()
        #expect(stage.view.contentOffset.y == 130)
    }

    @Test func `Contexts of a layout's own class go all the way`() {
        final class Context: UICollectionViewLayoutInvalidationContext {
            var reason = ""
        }
        final class Contextual: ColumnLayout {
            var contexts: [UICollectionViewLayoutInvalidationContext] = []
            override class var invalidationContextClass: AnyClass { Context.self }
            override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
                contexts.append(context)
                super.invalidateLayout(with: context)
            }
            override func invalidationContext(
                forBoundsChange newBounds: CGRect
            ) -> UICollectionViewLayoutInvalidationContext {
                let context = super.invalidationContext(forBoundsChange: newBounds) as! Context
                context.reason = "bounds"
                context.invalidateSupplementaryElements(ofKind: "header", at: [[0, 0]])
                context.invalidateSupplementaryElements(ofKind: "header", at: [[0, 1]])
                context.invalidateDecorationElements(ofKind: "card", at: [[0, 0]])
                context.invalidateItems(at: [[0, 3]])
                return context
            }
        }
        let layout = Contextual()
        layout.changesWithBounds = { _, _ in true }
        let stage = CustomLayoutStage(layout, items: 100)
        layout.contexts = []
        stage.scroll(to: CGPoint(x: 0, y: 20))
        layout.invalidateLayout()
        let contexts = layout.contexts.compactMap { $0 as? Context }
        #expect(contexts.map(\.reason) == ["bounds", ""])
        #expect(contexts.map(\.invalidateEverything) == [false, true])
        #expect(contexts.first?.invalidatedItemIndexPaths == [[0, 3]])
        #expect(contexts.first?.invalidatedSupplementaryIndexPaths == ["header": [[0, 0], [0, 1]]])
        #expect(contexts.first?.invalidatedDecorationIndexPaths == ["card": [[0, 0]]])
    }

    @Test func `What a layout chooses is where scrolling ends, and the delegate hears of it`() {
        final class Snapping: ColumnLayout {
            var velocities: [CGFloat] = []
            override func targetContentOffset(
                forProposedContentOffset proposedContentOffset: CGPoint,
                withScrollingVelocity velocity: CGPoint
            ) -> CGPoint {
                velocities.append(velocity.y)
                return CGPoint(x: 0, y: (proposedContentOffset.y / 50).rounded() * 50)
            }
        }
        let layout = Snapping()
        let stage = CustomLayoutStage(layout, items: 100)
        stage.host.fling(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 187))
        stage.finish()
        #expect(layout.velocities.count == 1)
        // 113 points in 0.1 s: somewhat more than a point per millisecond, upwards, so the offset grows.
        #expect(layout.velocities.allSatisfy { $0 > 0.5 && $0 < 2 })
        let offset = stage.view.contentOffset.y
        #expect(offset > 100 && offset.truncatingRemainder(dividingBy: 50) == 0)
        #expect(stage.restingOffsets == [stage.view.contentOffset])
        // Pages are no business of the layout.
        stage.view.isPagingEnabled = true
        stage.host.fling(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 187))
        stage.finish()
        #expect(layout.velocities.count == 1)
    }
}
