import Foundation
import Testing
import UIKitTestSupport
import VitrineTesting

@testable import VitrineUIKit

@MainActor
@Suite struct CompositionalBoundaryTests {
    private func frame(_ alignment: NSRectAlignment, in direction: UICollectionView.ScrollDirection) -> (
        CGRect?, CGRect?
    ) {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = direction
        let layout = UICollectionViewCompositionalLayout(
            section: boardSection(direction == .vertical ? 1 : 200, direction == .vertical ? 200 : 1) {
                $0.boundarySupplementaryItems = [boardBoundary("side", alignment, 40, 20)]
            }, configuration: configuration)
        let host = StubHost(counts: [1], width: 300, height: 600)
        host.prepare(layout)
        return (
            layout.layoutAttributesForSupplementaryView(ofKind: "side", at: [0, 0])?.frame,
            layout.layoutAttributesForItem(at: [0, 0])?.frame
        )
    }

    @Test func `Eight places around a section of a vertical layout`() {
        // The item is 200 high. Above and below, the section grows by 20; at the sides the item gives up 40.
        let below = rect(0, 20, 300, 200)
        #expect(frame(.topLeading, in: .vertical) == (rect(0, 0, 40, 20), below))
        #expect(frame(.top, in: .vertical) == (rect(130, 0, 40, 20), below))
        #expect(frame(.topTrailing, in: .vertical) == (rect(260, 0, 40, 20), below))
        let above = rect(0, 0, 300, 200)
        #expect(frame(.bottomLeading, in: .vertical) == (rect(0, 200, 40, 20), above))
        #expect(frame(.bottom, in: .vertical) == (rect(130, 200, 40, 20), above))
        #expect(frame(.bottomTrailing, in: .vertical) == (rect(260, 200, 40, 20), above))
        // In the middle of 200: (200 − 20) / 2 = 90.
        #expect(frame(.leading, in: .vertical) == (rect(0, 90, 40, 20), rect(40, 0, 260, 200)))
        #expect(frame(.trailing, in: .vertical) == (rect(260, 90, 40, 20), rect(0, 0, 260, 200)))
    }

    @Test func `Eight places around a section of a horizontal layout`() {
        // The item is 200 wide and as high as the room, 600, or 20 less.
        let after = rect(40, 0, 200, 600)
        #expect(frame(.topLeading, in: .horizontal) == (rect(0, 0, 40, 20), after))
        #expect(frame(.leading, in: .horizontal) == (rect(0, 290, 40, 20), after))
        #expect(frame(.bottomLeading, in: .horizontal) == (rect(0, 580, 40, 20), after))
        let before = rect(0, 0, 200, 600)
        #expect(frame(.topTrailing, in: .horizontal) == (rect(200, 0, 40, 20), before))
        #expect(frame(.trailing, in: .horizontal) == (rect(200, 290, 40, 20), before))
        #expect(frame(.bottomTrailing, in: .horizontal) == (rect(200, 580, 40, 20), before))
        // In the middle of 200: (200 − 40) / 2 = 80.
        #expect(frame(.top, in: .horizontal) == (rect(80, 0, 40, 20), rect(0, 20, 200, 580)))
        #expect(frame(.bottom, in: .horizontal) == (rect(80, 580, 40, 20), rect(0, 0, 200, 580)))
    }

    @Test func `An item that does not extend the boundary lies over the content, moved by its offset`() {
        let layout = UICollectionViewCompositionalLayout(
            section: boardSection(1, 200) {
                let head = boardBoundary("header", .topTrailing, 40, 20, offset: CGPoint(x: -8, y: 8))
                head.extendsBoundary = false
                head.zIndex = 7
                $0.boundarySupplementaryItems = [head]
            })
        let host = StubHost(counts: [1])
        host.prepare(layout)
        let head = layout.layoutAttributesForSupplementaryView(ofKind: "header", at: [0, 0])
        // 300 − 40 − 8, 8 below the top of the section.
        #expect(head?.frame == rect(252, 8, 40, 20))
        #expect(head?.zIndex == 7)
        #expect(layout.collectionViewContentSize.height == 200)
    }

    @Test func `Pinned headers and footers stay between the bars, and the next section pushes them off`() {
        let board = CompositionalBoard(
            [Array(0..<10), Array(10..<20)], safeArea: UIEdgeInsets(top: 40, left: 0, bottom: 30, right: 0)
        ) { _ in
            boardSection(1, 50) {
                $0.boundarySupplementaryItems = [
                    boardBoundary("header", .top, 1, 30, pinned: true),
                    boardBoundary("footer", .bottom, 1, 20, pinned: true),
                ]
            }
        }
        // A section is 30 + 500 + 20 = 550 high. The window shows 400: safe from 40 to 370.
        #expect(board.frame("header") == rect(0, 40, 300, 30))
        #expect(board.frame("footer") == rect(0, 350, 300, 20))
        board.scroll(to: 100)
        #expect(board.frame("header") == rect(0, 40, 300, 30))
        #expect(board.frame("footer") == rect(0, 350, 300, 20))
        // The section ends at 550: at offset 490 that is 60 below the edge, 20 below the bar. The footer is there, and the
        // header, which would reach to 70, is pushed up to end at 60.
        board.scroll(to: 490)
        #expect(board.frame("header") == rect(0, 30, 300, 30))
        #expect(board.frame("footer") == rect(0, 40, 300, 20))
        #expect(board.frame("header", [1, 0]) == rect(0, 60, 300, 30))
        // At offset 200 the second section begins at 350, 20 above the lower bar: its footer must not leave it, so it
        // starts with the section, over its header.
        board.scroll(to: 200)
        #expect(board.frame("header", [1, 0]) == rect(0, 350, 300, 30))
        #expect(board.frame("footer", [1, 0]) == rect(0, 350, 300, 20))
    }

    @Test func `Section headers stop below the pinned header of the whole layout`() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.boundarySupplementaryItems = [boardBoundary("global", .top, 1, 44, pinned: true)]
        configuration.interSectionSpacing = 10
        let board = CompositionalBoard([Array(0..<10), Array(10..<20)], configuration: configuration) { _ in
            boardSection(1, 50) {
                $0.boundarySupplementaryItems = [boardBoundary("header", .top, 1, 30, pinned: true)]
            }
        }
        board.scroll(to: 120)
        #expect(board.frame("global", IndexPath(index: 0)) == rect(0, 0, 300, 44))
        #expect(board.frame("header") == rect(0, 44, 300, 30))
        // 44 + 530 + 10 = 584 is where the second section starts; both headers at offset 540: the first one ends where
        // its section does, 574 − 540 = 34.
        board.scroll(to: 540)
        #expect(board.frame("header") == rect(0, 4, 300, 30))
        #expect(board.frame("header", [1, 0]) == rect(0, 44, 300, 30))
    }

    @Test func `Pinned views of a horizontal layout stay at its ends, in both directions`() {
        func headers(isRightToLeft: Bool, at distance: CGFloat) -> CGRect? {
            let configuration = UICollectionViewCompositionalLayoutConfiguration()
            configuration.scrollDirection = .horizontal
            let board = CompositionalBoard(
                [Array(0..<20)], configuration: configuration, isRightToLeft: isRightToLeft
            ) { _ in
                boardSection(50, 1) {
                    $0.boundarySupplementaryItems = [boardBoundary("side", .leading, 40, 1, pinned: true)]
                }
            }
            board.view.contentOffset.x += isRightToLeft ? -distance : distance
            board.host.layout()
            return board.frame("side")
        }
        #expect(headers(isRightToLeft: false, at: 0) == rect(0, 0, 40, 400))
        #expect(headers(isRightToLeft: false, at: 333) == rect(0, 0, 40, 400))
        #expect(headers(isRightToLeft: true, at: 0) == rect(260, 0, 40, 400))
        #expect(headers(isRightToLeft: true, at: 333) == rect(260, 0, 40, 400))
    }

    @Test func `A section with a background lifts everything else above it`() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: boardSize(10, 10), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top]))
        let layout = UICollectionViewCompositionalLayout { index, _ in
            boardSection(1, 50, badges: [badge]) {
                $0.boundarySupplementaryItems = [boardBoundary("header", .top, 1, 30)]
                if index == 0 { $0.decorationItems = [.background(elementKind: "back")] }
            }
        }
        let host = StubHost(counts: [1, 1])
        host.prepare(layout)
        #expect(layout.layoutAttributesForDecorationView(ofKind: "back", at: [0, 0])?.zIndex == 0)
        #expect(layout.layoutAttributesForItem(at: [0, 0])?.zIndex == 1)
        #expect(layout.layoutAttributesForItem(at: [1, 0])?.zIndex == 0)
        #expect(layout.layoutAttributesForSupplementaryView(ofKind: "header", at: [1, 0])?.zIndex == 1)
        #expect(layout.layoutAttributesForSupplementaryView(ofKind: "badge", at: [1, 0])?.zIndex == 1)
    }

    @Test func `Badges reach out of their items, and are numbered through the section`() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: boardSize(20, 20), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
        let plain = NSCollectionLayoutItem(layoutSize: boardSize(0.5, 1))
        let badged = NSCollectionLayoutItem(layoutSize: boardSize(0.5, 1), supplementaryItems: [badge])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: boardSize(1, 100), subitems: [plain, badged])
        let made = NSCollectionLayoutSection(group: group)
        made.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        let board = CompositionalBoard([[0, 1, 2, 3]]) { _ in made }
        // Two rows of 280, halves of 140. The badge of the second item sits with its middle on the corner 290,10.
        #expect(board.frame(1) == rect(150, 10, 140, 100))
        #expect(board.frame("badge", [0, 0]) == rect(280, 0, 20, 20))
        // The fourth item is the second that has one.
        #expect(board.frame("badge", [0, 1]) == rect(280, 100, 20, 20))
        #expect(board.view.visibleSupplementaryViews(ofKind: "badge").count == 2)
    }
}
