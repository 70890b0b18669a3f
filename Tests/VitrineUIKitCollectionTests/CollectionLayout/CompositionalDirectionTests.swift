import Foundation
import Testing
import UIKitTestSupport
import VitrineTesting

@testable import VitrineUIKit

@MainActor
@Suite struct CompositionalDirectionTests {
    private func columns() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: boardSize(100, 50))
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: boardSize(10, 10), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
        let badged = NSCollectionLayoutItem(layoutSize: boardSize(60, 50), supplementaryItems: [badge])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: boardSize(1, 50), subitems: [item, badged])
        group.interItemSpacing = .fixed(10)
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 15)
        section.boundarySupplementaryItems = [boardBoundary("header", .topLeading, 80, 20)]
        section.decorationItems = [.background(elementKind: "back")]
        section.decorationItems[0].contentInsets.leading = 50
        return section
    }

    @Test func `Everything in a section is mirrored when the view is forced to run right to left`() {
        let board = CompositionalBoard([[0, 1]], isRightToLeft: true) { _ in columns() }
        // Left to right the items are at 5…105 and 115…175, the badge at 165…175, the header at 5…85, and the background
        // from 50 to 300. Mirrored at 300.
        #expect(board.frame(0) == rect(195, 20, 100, 50))
        #expect(board.frame(1) == rect(125, 20, 60, 50))
        #expect(board.frame("badge") == rect(125, 20, 10, 10))
        #expect(board.frame("header") == rect(215, 0, 80, 20))
        let back = board.layout.layoutAttributesForDecorationView(ofKind: "back", at: [0, 0])
        #expect(back?.frame == rect(0, 0, 250, 70))
    }

    @Test func `The direction may come from traits, and may change`() {
        let board = CompositionalBoard([[0, 1]]) { _ in columns() }
        #expect(board.frame(0) == rect(5, 20, 100, 50))
        board.view.traitOverrides.layoutDirection = .rightToLeft
        board.host.layout()
        #expect(board.frame(0) == rect(195, 20, 100, 50))
        board.view.semanticContentAttribute = .forceLeftToRight
        board.host.layout()
        #expect(board.frame(0) == rect(5, 20, 100, 50))
    }

    @Test func `A horizontal layout starts at its right end, and keeps its distance from there`() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let board = CompositionalBoard(
            [Array(0..<10)], configuration: configuration, isRightToLeft: true
        ) { _ in boardSection(100, 1) }
        // 1000 wide: the first item is at its right end.
        #expect(board.view.contentOffset == CGPoint(x: 700, y: 0))
        #expect(board.shown == [2, 1, 0])
        board.view.contentOffset.x = 450
        board.host.layout()
        #expect(board.shown == [5, 4, 3, 2])
        // Items at the far end move nothing; a new one at the start pushes all by one.
        board.view.performBatchUpdates {
            board.rows[0] += [10, 11]
            board.view.insertItems(at: [[0, 10], [0, 11]])
        }
        board.host.settle()
        #expect(board.shown == [5, 4, 3, 2])
        #expect(board.view.contentOffset.x == 650)
        board.host.resize(to: CGSize(width: 500, height: 400))
        board.host.layout()
        #expect(board.shown == [7, 6, 5, 4, 3, 2])
        // Direction changes show the start.
        let left = CompositionalBoard([Array(0..<10)], configuration: configuration) { _ in
            boardSection(100, 1)
        }
        #expect(left.view.contentOffset.x == 0)
        left.view.semanticContentAttribute = .forceRightToLeft
        left.host.layout()
        #expect(left.shown == [2, 1, 0])
    }
}
