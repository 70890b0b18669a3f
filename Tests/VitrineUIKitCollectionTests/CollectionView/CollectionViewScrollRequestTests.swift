import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

/// Scrolling to what was never measured.
@MainActor
@Suite("Scrolling to items of unknown sizes", .serialized)
struct CollectionViewScrollRequestTests {
    private let screen: CGFloat = 500

    private func place(_ row: Int, _ position: UICollectionView.ScrollPosition) -> CGFloat {
        let length = RowColumn.length(of: row)
        switch position {
        case .top: return 0
        case .bottom: return screen - length
        default: return (screen - length) / 2
        }
    }

    @Test("An item a million rows away is exactly where it was asked for, after one frame")
    func exact() {
        for position in [.top, .centeredVertically, .bottom] as [UICollectionView.ScrollPosition] {
            for row in [777_777, 500_003, 123_456] {
                let column = RowColumn([Array(0..<1_000_000)])
                column.view.scrollToItem(at: [0, row], at: position, animated: false)
                column.host.layout()
                // Offsets are whole pixels, here whole points.
                #expect(abs(column.places[row]! - place(row, position)) <= 0.5)
                column.host.settle()
                #expect(abs(column.places[row]! - place(row, position)) <= 0.5)
            }
        }
    }

    @Test("With animation, too: the target follows as sizes become known")
    func animated() {
        for position in [.top, .centeredVertically, .bottom] as [UICollectionView.ScrollPosition] {
            for row in [35, 200, 90_000] {
                let column = RowColumn([Array(0..<100_000)])
                column.view.scrollToItem(at: [0, row], at: position, animated: true)
                column.host.settle()
                #expect(abs(column.places[row]! - place(row, position)) <= 0.5)
                #expect(!column.view.isScrollAnimating)
            }
        }
    }

    @Test("The last item at the bottom, and the offset set to the far end")
    func end() {
        for byItem in [true, false] {
            let column = RowColumn([Array(0..<10_000)])
            if byItem {
                column.view.scrollToItem(at: [0, 9999], at: .bottom, animated: false)
            } else {
                column.view.contentOffset.y = column.view.contentSize.height - screen
            }
            column.host.settle()
            // 9999 · 7 mod 5 = 3: 105 points.
            #expect(column.places[9999] == screen - 105)
            #expect(column.view.contentOffset.y == column.view.contentSize.height - screen)
        }
    }

    @Test("Whoever scrolls afterwards is not called back")
    func superseded() {
        let column = RowColumn([Array(0..<10_000)])
        column.view.scrollToItem(at: [0, 5000], at: .top, animated: false)
        column.view.contentOffset.y = 1234
        column.host.settle()
        #expect(column.view.contentOffset.y == 1234)
        column.view.scrollToItem(at: [0, 5000], at: .top, animated: true)
        column.host.advance(by: 0.1)
        column.view.setContentOffset(CGPoint(x: 0, y: 2000), animated: false)
        column.host.settle()
        #expect(column.view.contentOffset.y == 2000)
    }
}
