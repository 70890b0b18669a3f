import Foundation
import Testing
import UIKitTestSupport
import VitrineTesting

@testable import VitrineUIKit

/// Sections that come and go, empty ones, and their edges.
@MainActor
@Suite struct CompositionalUpdateTests {
    private func edged(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutSection {
        boardSection(width, height) {
            $0.boundarySupplementaryItems = [
                width == 1 ? boardBoundary("header", .top, 1, 20) : boardBoundary("header", .leading, 20, 1)
            ]
            $0.decorationItems = [.background(elementKind: "back")]
        }
    }

    @Test
    func `A section that comes in a vertical layout pushes the others down with its header and background`() {
        let board = CompositionalBoard([[0], [1]]) { _ in edged(1, 80) }
        #expect(board.frame(0, 1) == rect(0, 120, 300, 80))
        board.view.performBatchUpdates {
            board.rows.insert([7, 8], at: 1)
            board.view.insertSections([1])
        }
        // The middle of an ease in and out: half of the way of 180 points.
        let pushed = board.view.cellForItem(at: [2, 0])!
        board.host.advance(by: 0.15)
        let drawn = (pushed.layer.presentation() ?? pushed.layer).frame.minY
        #expect(abs(drawn - 210) < 12)
        board.host.settle()
        #expect(board.frame("header", [1, 0]) == rect(0, 100, 300, 20))
        #expect(board.frame(1, 1) == rect(0, 200, 300, 80))
        #expect(board.frame(0, 2) == rect(0, 300, 300, 80))
        #expect(board.decorations == [rect(0, 0, 300, 100), rect(0, 100, 300, 180), rect(0, 280, 300, 100)])
        board.view.performBatchUpdates {
            board.rows.remove(at: 0)
            board.view.deleteSections([0])
        }
        board.host.settle()
        #expect(board.shown == [7, 8, 1])
        #expect(board.frame(0, 0) == rect(0, 20, 300, 80))
        #expect(board.decorations == [rect(0, 0, 300, 180), rect(0, 180, 300, 100)])
    }

    @Test func `Sections come and go in a horizontal layout`() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        configuration.interSectionSpacing = 10
        let board = CompositionalBoard([[0], [1]], configuration: configuration) { _ in edged(50, 1) }
        // 20 + 50 + 10.
        #expect(board.frame(0, 1) == rect(100, 0, 50, 400))
        board.view.performBatchUpdates {
            board.rows = [[5], [1], [0]]
            board.view.insertSections([0])
            board.view.moveSection(0, toSection: 2)
        }
        board.host.settle()
        #expect(board.shown == [5, 1, 0])
        #expect(board.frame(0, 2) == rect(180, 0, 50, 400))
        board.view.performBatchUpdates {
            board.rows = [[0]]
            board.view.deleteSections([0, 1])
        }
        board.host.settle()
        #expect(board.frame(0, 0) == rect(20, 0, 50, 400))
        #expect(board.decorations == [rect(0, 0, 70, 400)])
    }

    @Test func `An empty section keeps header, footer and the room to the next one, but no insets`() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 10
        let board = CompositionalBoard([[], [1], [], [2]], configuration: configuration) { index in
            boardSection(100, 50, index == 2 ? .continuous : .none) {
                $0.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 0, bottom: 4, trailing: 0)
                $0.interGroupSpacing = 20
                $0.boundarySupplementaryItems = [
                    boardBoundary("header", .top, 1, 30), boardBoundary("footer", .bottom, 1, 12),
                ]
            }
        }
        #expect(board.frame("header") == rect(0, 0, 300, 30))
        #expect(board.frame("footer") == rect(0, 30, 300, 12))
        // 30 + 12 = 42, and 10.
        #expect(board.frame("header", [1, 0]) == rect(0, 52, 300, 30))
        // 30 + 3 + 50 + 4 + 12 = 99 and 10 more: 161. The empty row: 42 and 10 make 213.
        #expect(board.frame("header", [2, 0]) == rect(0, 161, 300, 30))
        #expect(board.frame("footer", [2, 0]) == rect(0, 191, 300, 12))
        #expect(board.frame("header", [3, 0]) == rect(0, 213, 300, 30))
        // The row gets its first item with an animation.
        board.view.performBatchUpdates {
            board.rows[2] = [9]
            board.view.insertItems(at: [[2, 0]])
        }
        board.host.settle()
        #expect(board.frame(0, 2) == rect(0, 194, 100, 50))
        board.view.performBatchUpdates {
            board.rows[2] = []
            board.view.deleteItems(at: [[2, 0]])
        }
        board.host.settle()
        #expect(board.frame("header", [3, 0]) == rect(0, 213, 300, 30))
        #expect(board.view.elements.scrollers.isEmpty)
    }

    @Test func `Without sections not even the header of the layout is there`() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.boundarySupplementaryItems = [boardBoundary("global", .top, 1, 44)]
        let board = CompositionalBoard([], configuration: configuration) { _ in boardSection(1, 50) }
        #expect(board.view.visibleSupplementaryViews(ofKind: "global").isEmpty)
        #expect(board.view.contentSize.height == 0)
        board.rows = [[]]
        board.view.reloadData()
        board.host.layout()
        #expect(board.frame("global", IndexPath(index: 0)) == rect(0, 0, 300, 44))
    }

    @Test func `Badges of a row move with it`() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: boardSize(10, 10), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .leading]))
        let board = CompositionalBoard([[0, 1], [2, 3]]) { _ in
            boardSection(100, 80, .continuous, badges: [badge])
        }
        let view = board.view.supplementaryView(forElementKind: "badge", at: [1, 1])
        board.view.performBatchUpdates {
            board.rows = [[2, 3], [0, 1]]
            board.view.moveSection(1, toSection: 0)
        }
        board.host.settle()
        #expect(board.view.supplementaryView(forElementKind: "badge", at: [0, 1]) === view)
        #expect(board.frame("badge", [0, 1]) == rect(100, 0, 10, 10))
        #expect(board.view.visibleSupplementaryViews(ofKind: "badge").count == 4)
    }
}

extension CompositionalBoard {
    /// Frames of the backgrounds on screen, from top to bottom and left to right.
    fileprivate var decorations: [CGRect] {
        view.elements.displayed.filter { $0.key.category == .decoration }
            .map { $0.value.view.convert($0.value.view.bounds, to: nil) }
            .sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
    }
}
