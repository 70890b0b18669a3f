import Foundation
import Testing

@testable import VitrineUIKit

@MainActor
@Suite struct LayoutChangeOffsetTests {
    private func carousel() -> UICollectionViewCompositionalLayout {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(100))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.orthogonalScrollingBehavior = .continuous
        return UICollectionViewCompositionalLayout(section: section)
    }

    @Test func `A layout that is set without animation leaves sections where they are scrolled`() {
        let board = CountedBoard([20, 20], carousel())
        board.view.setOrthogonalContentOffset(CGPoint(x: 450, y: 0), inSection: 0, animated: false)
        board.view.layoutIfNeeded()
        board.view.setCollectionViewLayout(carousel(), animated: false)
        board.view.layoutIfNeeded()
        #expect(board.view.orthogonalContentOffset(inSection: 0) == CGPoint(x: 450, y: 0))
        #expect(board.view.orthogonalContentOffset(inSection: 1) == .zero)
        #expect(
            board.view.indexPathsForVisibleItems.filter { $0.section == 0 }.map(\.item).sorted() == [
                4, 5, 6, 7,
            ])
        board.view.collectionViewLayout = carousel()
        board.view.layoutIfNeeded()
        #expect(board.view.orthogonalContentOffset(inSection: 0) == CGPoint(x: 450, y: 0))
    }

    @Test func `A section that did not scroll by itself in between begins at its start`() {
        let board = CountedBoard([20], carousel())
        board.view.setOrthogonalContentOffset(CGPoint(x: 450, y: 0), inSection: 0, animated: false)
        board.view.layoutIfNeeded()
        board.view.setCollectionViewLayout(
            UICollectionViewCompositionalLayout(section: .rows(.absolute(20))), animated: false)
        board.view.layoutIfNeeded()
        board.view.contentOffset = .zero
        board.view.layoutIfNeeded()
        board.view.setCollectionViewLayout(carousel(), animated: false)
        board.view.layoutIfNeeded()
        #expect(board.view.orthogonalContentOffset(inSection: 0) == .zero)
    }
}
