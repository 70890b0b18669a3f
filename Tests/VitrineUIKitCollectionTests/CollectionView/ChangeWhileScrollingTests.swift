import Foundation
import Testing
import VitrineCoreGraphics
import VitrineTesting

@testable import VitrineUIKit

/// What ends or shortens a movement leaves nothing beyond the edges of the content.
@MainActor
@Suite struct ChangeWhileScrollingTests {
    /// Rows of 60 points in a view of 375 × 600.
    @MainActor final class Column {
        let view: UICollectionView
        let host: TestHost
        let source: UICollectionViewDiffableDataSource<Int, Int>

        init(_ count: Int, isList: Bool = false, device: TestHost.Device = .iPhone) {
            let flow = UICollectionViewFlowLayout()
            flow.itemSize = CGSize(width: 300, height: 60)
            flow.minimumLineSpacing = 0
            let list = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
            let view = UICollectionView(frame: .zero, collectionViewLayout: isList ? list : flow)
            let cell = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
            source = UICollectionViewDiffableDataSource(collectionView: view) {
                $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
            }
            self.view = view
            host = TestHost(view, device: device, size: CGSize(width: 375, height: 600))
            show(0..<count, animated: false)
            host.layout()
        }

        func show(_ items: Range<Int>, animated: Bool) {
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems(Array(items))
            source.apply(snapshot, animatingDifferences: animated)
        }

        /// Nil, or where the content is although it cannot be there.
        var fault: String? {
            let insets = view.adjustedContentInset
            let end = max(-insets.top, view.contentSize.height + insets.bottom - view.bounds.height)
            let y = view.contentOffset.y
            return y < -insets.top - 0.5 || y > end + 0.5 ? "\(y) is not in \(-insets.top)...\(end)" : nil
        }
    }

    @Test(
        "A snapshot applied during an animated scroll shows what it leaves",
        arguments: [true, false], [0..<5, 10..<15, 25..<30, 12..<12])
    func apply(isAnimated: Bool, kept: Range<Int>) {
        for isList in [false, true] {
            let column = Column(30, isList: isList)
            column.view.scrollToItem(at: [0, 29], at: .bottom, animated: true)
            column.host.advance(by: 0.1)
            column.show(kept, animated: isAnimated)
            #expect(column.host.settle(timeout: 5))
            #expect(column.fault == nil)
            #expect(column.view.contentOffset.y == 0)
            #expect(column.view.visibleCells.count == kept.count)
        }
    }

    @Test("An animated scroll goes on without a jump when its end comes nearer") func goesOn() {
        let column = Column(30)
        column.view.setContentOffset(CGPoint(x: 0, y: 1200), animated: true)
        column.host.advance(by: 0.1)
        let before = column.view.contentOffset.y
        column.show(0..<22, animated: false)
        #expect(abs(column.view.contentOffset.y - before) < 1)
        column.host.advance(by: 1.0 / 60)
        let after = column.view.contentOffset.y
        #expect(after > before && after < before + 120)
        column.host.settle()
        // 22 rows of 60 less 600.
        #expect(column.view.contentOffset.y == 720)
    }

    @Test("A turn of the wheel ends with content that becomes shorter") func wheel() {
        let column = Column(30)
        column.view.contentOffset.y = 1100
        column.host.layout()
        column.host.scrollWheel(3, at: CGPoint(x: 100, y: 100))
        column.host.advance(by: 0.05)
        column.show(0..<20, animated: false)
        #expect(column.host.settle())
        #expect(column.view.contentOffset.y == 600)
    }

    @Test(
        "A finger that only holds content which becomes shorter lets it come back", arguments: [true, false])
    func held(isAnimated: Bool) {
        let column = Column(30)
        column.view.contentOffset.y = 1000
        column.host.layout()
        column.host.touchDown(at: CGPoint(x: 100, y: 100))
        column.host.advance(by: 0.1)
        column.show(0..<12, animated: isAnimated)
        column.host.advance(by: 0.5)
        column.host.touchUp(at: CGPoint(x: 100, y: 100))
        #expect(column.host.settle())
        #expect(column.view.contentOffset.y == 120)
    }

    @Test("A finger that stops content on its way back from beyond an edge lets it go on")
    func stoppedBounce() {
        let column = Column(30)
        column.host.fling(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 500))
        column.host.advance(by: 0.05)
        #expect(column.view.contentOffset.y < -20)
        column.host.touchDown(at: CGPoint(x: 100, y: 100))
        column.host.advance(by: 0.3)
        #expect(column.view.contentOffset.y < -20)
        column.host.touchUp(at: CGPoint(x: 100, y: 100))
        #expect(column.host.settle())
        #expect(column.view.contentOffset.y == 0)
    }

    @Test("A view that leaves its window while it bounces is at its edge when it comes back")
    func leftWindow() {
        let column = Column(30)
        column.host.fling(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 500))
        column.host.advance(by: 0.05)
        #expect(column.view.contentOffset.y < -20)
        column.view.removeFromSuperview()
        #expect(column.view.contentOffset.y == 0)
    }

    @Test("Items that go from above during an animated scroll leave it within the content") func shifted() {
        let column = Column(40)
        column.view.contentOffset.y = 1300
        column.host.layout()
        column.view.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
        column.host.advance(by: 0.1)
        column.show(15..<40, animated: true)
        #expect(column.host.settle())
        #expect(column.fault == nil)
        column.view.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
        column.host.advance(by: 0.1)
        column.show(22..<40, animated: true)
        #expect(column.host.settle())
        #expect(column.fault == nil)
    }

    @Test(
        "Another layout that ends an animated scroll leaves it within the content", arguments: [true, false])
    func otherLayout(isAnimated: Bool) {
        let column = Column(30)
        column.view.contentOffset.y = 1000
        column.host.layout()
        column.view.setContentOffset(CGPoint(x: 0, y: 1200), animated: true)
        column.host.advance(by: 0.1)
        column.show(0..<0, animated: false)
        column.view.setContentOffset(.zero, animated: true)
        column.host.advance(by: 0.05)
        column.view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: isAnimated)
        #expect(column.host.settle())
        #expect(column.view.contentOffset.y == 0)
    }

    @Test("A key stops repeating when it comes up, also if the cell that had the focus is gone by then")
    func keyUp() {
        let column = Column(30, device: .appleTV)
        column.host.press(.down)
        column.host.pressDown(.down)
        column.show(20..<30, animated: false)
        column.host.layout()
        column.host.pressUp(.down)
        #expect(column.host.settle(timeout: 5))
        let offset = column.view.contentOffset
        column.host.advance(by: 3)
        #expect(column.view.contentOffset == offset)
    }
}
