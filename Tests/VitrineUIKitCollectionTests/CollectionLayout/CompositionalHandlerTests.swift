import Foundation
import Testing
import UIKitTestSupport
import VitrineTesting

@testable import VitrineUIKit

@MainActor
@Suite struct CompositionalHandlerTests {
    private final class Log { var lines: [String] = [] }

    private func describe(_ item: any NSCollectionLayoutVisibleItem) -> String {
        "\(item.representedElementKind ?? "cell") \(item.indexPath.item)"
    }

    @Test func `A row's handler is told its offset, its items, badges, headers and backgrounds`() {
        let log = Log()
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: boardSize(20, 20), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
        let board = CompositionalBoard([Array(0..<10), [50]]) { index in
            boardSection(150, 80, index == 0 ? .continuous : .none, badges: index == 0 ? [badge] : []) {
                guard index == 0 else { return }
                $0.boundarySupplementaryItems = [boardBoundary("header", .top, 1, 30)]
                $0.decorationItems = [.background(elementKind: "back")]
                $0.visibleItemsInvalidationHandler = { items, offset, environment in
                    log.lines.append(
                        "\(offset.x) \(environment.container.contentSize.width): "
                            + items.map { describe($0) }.joined(separator: ", "))
                    for item in items where item.representedElementKind == "header" { item.alpha = 0.25 }
                    for item in items where item.representedElementKind == "badge" {
                        item.isHidden = offset.x > 0
                    }
                }
            }
        }
        #expect(
            log.lines.last == "0.0 300.0: cell 0, badge 0, cell 1, badge 1, back 0, header 0")
        #expect(board.view.supplementaryView(forElementKind: "header", at: [0, 0])?.alpha == 0.25)
        #expect(board.view.visibleSupplementaryViews(ofKind: "badge").count == 2)
        log.lines = []
        board.scroll(section: 0, to: 100)
        // 100…400 of the row: items 0, 1 and 2 of 150 each. The badge of item 2 is at 430.
        #expect(
            log.lines == [
                "100.0 300.0: cell 0, badge 0, cell 1, badge 1, cell 2, back 0, header 0"
            ])
        #expect(board.view.visibleSupplementaryViews(ofKind: "badge").isEmpty)
    }

    @Test func `What a handler changes takes effect at each step, and when layout begins anew`() throws {
        let board = CompositionalBoard([Array(0..<10)]) { _ in
            boardSection(100, 100, .continuous) {
                $0.visibleItemsInvalidationHandler = { items, offset, environment in
                    for item in items where item.representedElementCategory == .cell {
                        // Full size in the middle, half of it one window away.
                        let middle = offset.x + environment.container.contentSize.width / 2
                        let distance = abs(item.center.x - middle) / environment.container.contentSize.width
                        let scale = 1 - distance / 2
                        item.transform = CGAffineTransform(scaleX: scale, y: scale)
                        item.alpha = 1 - distance
                        item.zIndex = distance < 0.2 ? 5 : 0
                    }
                }
            }
        }
        func state(_ item: Int) throws -> [CGFloat] {
            let cell = try #require(board.view.cellForItem(at: [0, item]))
            return [cell.transform.a, cell.alpha].map { ($0 * 1000).rounded() / 1000 }
        }
        // Centres at 50, 150, 250; the middle is 150; 100 of 300 away is a third.
        #expect(try state(0) == [0.833, 0.667])
        #expect(try state(1) == [1, 1])
        #expect(try state(2) == [0.833, 0.667])
        let middle = try #require(board.view.cellForItem(at: [0, 1]))
        #expect(middle.superview?.subviews.last === middle)
        // Half of 83.333 to each side of the middle.
        #expect(board.frame(0).map { ($0.minX * 100).rounded() / 100 } == 8.33)
        board.scroll(section: 0, to: 100)
        #expect(try state(1) == [0.833, 0.667])
        #expect(try state(2) == [1, 1])
        #expect(
            board.view.cellForItem(at: [0, 2])?.superview?.subviews.last
                === board.view.cellForItem(at: [0, 2]))
        board.layout.invalidateLayout()
        board.host.layout()
        #expect(try state(2) == [1, 1])
        // Another width: the middle is 100 + 200, between items 2 and 3.
        board.host.resize(to: CGSize(width: 400, height: 400))
        board.host.layout()
        #expect(try state(2) == [0.938, 0.875])
    }

    @Test func `A handler may move items, turn them in space, and hide them`() throws {
        let board = CompositionalBoard([Array(0..<4)]) { _ in
            boardSection(1, 50) {
                $0.visibleItemsInvalidationHandler = { items, _, _ in
                    for item in items {
                        switch item.indexPath.item {
                        case 0: item.center.x += 30
                        case 1: item.transform3D = CATransform3DMakeRotation(.pi, 0, 0, 1)
                        case 2: item.isHidden = true
                        default: break
                        }
                    }
                }
            }
        }
        #expect(board.frame(0) == rect(30, 0, 300, 50))
        let turned = try #require(board.view.cellForItem(at: [0, 1]))
        #expect(abs(turned.layer.transform.m11 + 1) < 1e-9)
        #expect(board.view.cellForItem(at: [0, 2])?.isHidden ?? true)
        #expect(board.frame(3) == rect(0, 150, 300, 50))
    }

    @Test func `Sections that scroll with the layout have its offset, and only what is visible`() {
        let log = Log()
        let board = CompositionalBoard([Array(0..<40), Array(100..<140)]) { index in
            boardSection(1, 100) {
                $0.visibleItemsInvalidationHandler = { items, offset, _ in
                    log.lines.append("\(index) \(offset.y): \(items.map(\.indexPath.item))")
                }
            }
        }
        // Announces items a page ahead; the handler has no part in that.
        final class Ahead: NSObject, UICollectionViewDataSourcePrefetching {
            func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
            }
        }
        let ahead = Ahead()
        board.view.prefetchDataSource = ahead
        log.lines = []
        board.scroll(to: 3850)
        // 3850…4250: items 38 and 39 of the first section, 0…2 of the second.
        #expect(Set(log.lines) == ["0 3850.0: [38, 39]", "1 3850.0: [0, 1, 2]"])
        withExtendedLifetime(ahead) {}
    }
}
