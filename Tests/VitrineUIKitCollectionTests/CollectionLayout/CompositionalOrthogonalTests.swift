import Foundation
import Testing
import UIKitTestSupport
import VitrineTesting

@testable import VitrineUIKit

@MainActor
@Suite struct CompositionalOrthogonalTests {
    /// Cards of 100×80, 10 apart, 20 from the edges.
    private func shelf(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
        _ change: (NSCollectionLayoutSection) -> Void = { _ in }
    ) -> NSCollectionLayoutSection {
        boardSection(100, 80, behavior) {
            $0.interGroupSpacing = 10
            $0.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
            change($0)
        }
    }

    /// Where a row of ten cards is after a slow drag of so many points to the left, let go at rest.
    private func restingOffset(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, dragged: CGFloat,
        isRightToLeft: Bool = false
    ) -> CGFloat? {
        let board = CompositionalBoard([Array(0..<10)], isRightToLeft: isRightToLeft) { _ in
            shelf(behavior)
        }
        let start: CGFloat = dragged > 0 ? 280 : 20
        board.host.touchDown(at: CGPoint(x: start, y: 40))
        board.host.advance(by: 0.2)
        board.host.moveTouch(
            from: CGPoint(x: start, y: 40), to: CGPoint(x: start - dragged, y: 40), duration: 1)
        board.host.advance(by: 0.5)
        board.host.touchUp(at: CGPoint(x: start - dragged, y: 40))
        board.host.settle()
        return board.view.orthogonalContentOffset(inSection: 0)?.x
    }

    @Test func `Rows come to rest as their behaviour says`() throws {
        // Content: 20 + 10·100 + 9·10 + 20 = 1130; the window shows 300. Touch slop takes a few points of each drag, so
        // drags end away from the middle between places of rest.
        let free = try #require(restingOffset(.continuous, dragged: 150))
        #expect(free > 130 && free <= 150 && free.truncatingRemainder(dividingBy: 110) != 0)
        // Groups lead at 0, 110, 220 …
        #expect(restingOffset(.continuousGroupLeadingBoundary, dragged: 150) == 110)
        #expect(restingOffset(.continuousGroupLeadingBoundary, dragged: 240) == 220)
        // Pages are 300 wide; less than half of one returns.
        #expect(restingOffset(.paging, dragged: 240) == 300)
        #expect(restingOffset(.paging, dragged: 100) == 0)
        // One group at a time, however far.
        #expect(restingOffset(.groupPaging, dragged: 80) == 110)
        #expect(restingOffset(.groupPaging, dragged: 240) == 110)
        // The first group rests in the middle at offset 0, so the content begins with (300 − 100) / 2 = 100.
        #expect(restingOffset(.groupPagingCentered, dragged: 80) == 110)
        #expect(restingOffset(.groupPagingCentered, dragged: 30) == 0)
    }

    @Test func `Right to left, rows start at their right end and rest mirrored`() {
        // The greatest offset is 1130 − 300 = 830: there the row starts, and groups lead at 830, 720, 610 …
        #expect(restingOffset(.groupPaging, dragged: -80, isRightToLeft: true) == 720)
        #expect(restingOffset(.paging, dragged: -240, isRightToLeft: true) == 530)
        #expect(restingOffset(.continuousGroupLeadingBoundary, dragged: -240, isRightToLeft: true) == 610)
        // 100 + 10·110 − 10 + 100 = 1290 wide, so the first group is in the middle at 990, the second at 880.
        #expect(restingOffset(.groupPagingCentered, dragged: -80, isRightToLeft: true) == 880)
    }

    @Test func `A row that is shorter than the window stands at its leading end`() {
        let board = CompositionalBoard([[0, 1], [2, 3]]) { _ in shelf(.continuous) }
        #expect(board.frame(0) == rect(20, 0, 100, 80))
        let mirrored = CompositionalBoard([[0, 1], [2, 3]], isRightToLeft: true) { _ in shelf(.continuous) }
        #expect(mirrored.frame(0) == rect(180, 0, 100, 80))
        #expect(mirrored.frame(1) == rect(70, 0, 100, 80))
    }

    @Test func `Bounce and deceleration are those of the section`() throws {
        let board = CompositionalBoard([[0], [1], [2], [3]]) { index in
            shelf(index == 3 ? .groupPaging : .continuous) {
                switch index {
                case 0:
                    $0.orthogonalScrollingProperties.bounce = .always
                    $0.orthogonalScrollingProperties.decelerationRate = .fast
                case 1:
                    $0.orthogonalScrollingProperties.bounce = .never
                    $0.orthogonalScrollingProperties.decelerationRate = .init(rawValue: 0.995)
                default: break
                }
            }
        }
        let scrollers = board.view.elements.scrollers
        #expect(scrollers[0]?.alwaysBounceHorizontal == true && scrollers[0]?.decelerationRate == .fast)
        #expect(scrollers[1]?.bounces == false && scrollers[1]?.decelerationRate.rawValue == 0.995)
        #expect(scrollers[2]?.bounces == true && scrollers[2]?.alwaysBounceHorizontal == false)
        #expect(scrollers[2]?.decelerationRate == .normal && scrollers[3]?.decelerationRate == .fast)
        // What is automatic follows the collection view, unless groups are turned one by one.
        board.view.decelerationRate = UIScrollView.DecelerationRate(rawValue: 0.9)
        board.layout.invalidateLayout()
        board.host.layout()
        #expect(scrollers[2]?.decelerationRate.rawValue == 0.9 && scrollers[3]?.decelerationRate == .fast)
    }

    @Test func `In a horizontal layout rows scroll vertically`() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let board = CompositionalBoard([Array(0..<10), [20, 21]], configuration: configuration) { _ in
            boardSection(100, 150, .groupPaging) { $0.interGroupSpacing = 10 }
        }
        #expect(board.frame(1) == rect(0, 160, 100, 150))
        #expect(board.frame(0, 1) == rect(100, 0, 100, 150))
        board.host.touchDown(at: CGPoint(x: 50, y: 300))
        board.host.advance(by: 0.2)
        board.host.moveTouch(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 50, y: 180), duration: 1)
        board.host.advance(by: 0.5)
        board.host.touchUp(at: CGPoint(x: 50, y: 180))
        board.host.settle()
        #expect(board.view.orthogonalContentOffset(inSection: 0) == CGPoint(x: 0, y: 160))
    }

    @Test func `scrollToItem brings an item of a row to each place`() {
        let board = CompositionalBoard([Array(0..<10), [50]]) {
            $0 == 0 ? shelf(.continuous) : boardSection(1, 900)
        }
        func offset(_ item: Int, _ position: UICollectionView.ScrollPosition) -> CGFloat? {
            board.view.scrollToItem(at: [0, item], at: position, animated: false)
            board.host.layout()
            return board.view.orthogonalContentOffset(inSection: 0)?.x
        }
        // Item 5 is at 20 + 5·110 = 570…670.
        #expect(offset(5, .left) == 570)
        #expect(offset(5, .right) == 370)
        #expect(offset(5, .centeredHorizontally) == 470)
        #expect(offset(5, []) == 470)
        // As little as needed: item 7 is at 790…890, so the window ends there.
        #expect(offset(7, []) == 590)
        #expect(offset(9, .left) == 830)
        #expect(offset(0, .right) == 0)
        // Vertical positions are the collection view's.
        board.view.scrollToItem(at: [0, 3], at: [.top, .left], animated: false)
        board.host.layout()
        #expect(board.frame(3) == rect(0, 0, 100, 80))
        board.view.scrollToItem(at: [1, 0], at: .bottom, animated: false)
        board.host.layout()
        board.view.scrollToItem(at: [0, 8], at: [.top, .right], animated: false)
        board.host.layout()
        #expect(board.frame(8) == rect(200, 0, 100, 80))
    }

    @Test func `Items of a row that size themselves set its height and their places`() {
        CompositionalBoard.Cell.preferredSizes = [
            0: CGSize(width: 60, height: 40), 1: CGSize(width: 90, height: 70),
        ]
        defer { CompositionalBoard.Cell.preferredSizes = [:] }
        let size = NSCollectionLayoutSize(widthDimension: .estimated(100), heightDimension: .estimated(50))
        let board = CompositionalBoard([[0, 1, 2], [3]]) { index in
            guard index == 0 else { return boardSection(1, 30) }
            let made = NSCollectionLayoutSection(
                group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
            made.orthogonalScrollingBehavior = .continuous
            made.interGroupSpacing = 10
            return made
        }
        #expect(board.frame(0) == rect(0, 0, 60, 40))
        #expect(board.frame(1) == rect(70, 0, 90, 70))
        // Item 2 says nothing and keeps what was estimated; the next section follows the highest item.
        #expect(board.frame(2)?.minX == 170)
        #expect(board.frame(0, 1) == rect(0, 70, 300, 30))
    }

    @Test func `Focus brings groups that rest in the middle there, and scrolls others as little as needed`() {
        let board = CompositionalBoard(
            [Array(0..<10), Array(20..<30)], size: CGSize(width: 1000, height: 500), device: .appleTV
        ) { index in boardSection(300, 200, index == 0 ? .groupPagingCentered : .groupPaging) }
        func offset(_ section: Int) -> CGFloat? { board.view.orthogonalContentOffset(inSection: section)?.x }
        board.host.press([.right])
        board.host.settle()
        // The content begins with (1000 − 300) / 2, so that group n is in the middle at 300·n.
        let first = offset(0) ?? -1
        #expect(first.truncatingRemainder(dividingBy: 300) == 0)
        board.host.press([.right, .right])
        board.host.settle()
        #expect(offset(0) == first + 600)
        board.host.press([.left])
        board.host.settle()
        #expect(offset(0) == first + 300)
        // Below it the row has 1000 points: what is wholly in sight does not scroll.
        board.host.press([.down])
        board.host.settle()
        #expect(offset(1) == 0)
        board.host.press([.right, .right, .right])
        board.host.settle()
        // As little as needed: an item ends 35 before the right edge, which is the room that it grows into.
        #expect(((offset(1) ?? 0) + 1000 - 35).truncatingRemainder(dividingBy: 300) == 0)
    }

    @Test func `A pinned leading view stays at the visible edge of its row, and the cells pass behind it`()
        throws
    {
        let board = CompositionalBoard([Array(0..<10), Array(10..<20)]) { _ in
            boardSection(80, 40, .continuous) {
                $0.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 100, bottom: 0, trailing: 0)
                $0.boundarySupplementaryItems = [
                    boardBoundary("side", .leading, 100, 40, offset: CGPoint(x: -100, y: 0), pinned: true)
                ]
            }
        }
        #expect(board.frame("side") == CGRect(x: 0, y: 0, width: 100, height: 40))
        #expect(board.frame(0) == CGRect(x: 100, y: 0, width: 80, height: 40))
        board.scroll(section: 0, to: 120)
        #expect(board.frame("side") == CGRect(x: 0, y: 0, width: 100, height: 40))
        #expect(board.frame(1) == CGRect(x: 60, y: 0, width: 80, height: 40))
        // In front of the cells, in the row of its own.
        let side = try #require(board.view.supplementaryView(forElementKind: "side", at: [0, 0]))
        let cell = try #require(board.view.cellForItem(at: [0, 1]))
        let row = try #require(side.superview)
        #expect(cell.superview === row && row !== board.view)
        #expect(row.subviews.firstIndex(of: side)! > row.subviews.firstIndex(of: cell)!)
        #expect(board.frame("side", [1, 0]) == CGRect(x: 0, y: 40, width: 100, height: 40))
        #expect(board.frame(0, 1) == CGRect(x: 100, y: 40, width: 80, height: 40))
        // No view is made by scrolling, and an update leaves it where it is.
        board.scroll(section: 0, to: 500)
        #expect(board.view.supplementaryView(forElementKind: "side", at: [0, 0]) === side)
        board.view.performBatchUpdates {
            board.rows[0].removeFirst(3)
            board.view.deleteItems(at: [[0, 0], [0, 1], [0, 2]])
        }
        board.host.settle()
        #expect(board.frame("side") == CGRect(x: 0, y: 0, width: 100, height: 40))
    }
}
