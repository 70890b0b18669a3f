import Foundation
import Fuzzing

@testable import VitrineUIKit

/// A page of rows and columns with headers, badges and backgrounds, and the ways in which it changes at random.
@MainActor
final class RandomPage {
    /// Whether a change scrolled the page as a whole, which leaves its rows as they are.
    enum Change { case scrolled, other }

    private(set) var board: CompositionalBoard!
    private let direction: UICollectionView.ScrollDirection
    /// A row stays a row: what scrolls is decided by the section's first number, which stays with it.
    private var kinds = [0, 1, 2, 3]
    private var lastKind = 3
    private var next = 0

    init(_ direction: UICollectionView.ScrollDirection, isRightToLeft: Bool) {
        self.direction = direction
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = direction
        configuration.interSectionSpacing = 5
        let layout = UICollectionViewCompositionalLayout(
            sectionProvider: { [unowned self] index, _ in section(kinds[index]) },
            configuration: configuration)
        board = CompositionalBoard(kinds.map { _ in fresh(6) }, layout, isRightToLeft: isRightToLeft)
    }

    private func section(_ kind: Int) -> NSCollectionLayoutSection {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: boardSize(10, 10), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
        return boardSection(
            70, 60, kind % 2 == 0 ? .continuous : .none, badges: kind % 3 == 0 ? [badge] : []
        ) {
            $0.interGroupSpacing = 7
            $0.boundarySupplementaryItems = [
                direction == .vertical
                    ? boardBoundary("header", .top, 1, 15) : boardBoundary("header", .leading, 15, 1)
            ]
            if kind % 2 == 1 { $0.decorationItems = [.background(elementKind: "back")] }
        }
    }

    private func fresh(_ count: Int) -> [Int] {
        next += count
        return Array(next - count..<next)
    }

    // MARK: Changing

    /// Scrolls the page or a row, or changes sections or items.
    func change(_ generator: inout SeededGenerator) -> Change {
        switch Int.random(in: 0..<5, using: &generator) {
        case 0:
            scroll(&generator)
            return .scrolled
        case 1 where !kinds.isEmpty: scrollRow(&generator)
        case 2: insertSection(&generator)
        case 3 where kinds.count > 2: moveOrDeleteSection(&generator)
        case _ where !kinds.isEmpty: changeItems(&generator)
        default: break
        }
        return .other
    }

    private func scroll(_ generator: inout SeededGenerator) {
        let along = CGFloat(Int.random(in: 0..<300, using: &generator))
        let (content, bounds) = (board.view.contentSize, board.view.bounds)
        if direction == .vertical {
            board.view.contentOffset.y = min(along, max(0, content.height - bounds.height))
        } else {
            board.view.contentOffset.x = min(along, max(0, content.width - bounds.width))
        }
    }

    private func scrollRow(_ generator: inout SeededGenerator) {
        let section = Int.random(in: 0..<kinds.count, using: &generator)
        let offset = CGFloat(Int.random(in: 0..<200, using: &generator))
        board.view.setOrthogonalContentOffset(
            direction == .vertical ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset),
            inSection: section, animated: false)
    }

    private func insertSection(_ generator: inout SeededGenerator) {
        let count = Int.random(in: 0...9, using: &generator)
        let index = Int.random(in: 0...kinds.count, using: &generator)
        board.view.performBatchUpdates {
            lastKind += 1
            kinds.insert(lastKind, at: index)
            board.rows.insert(fresh(count), at: index)
            board.view.insertSections([index])
        }
    }

    private func moveOrDeleteSection(_ generator: inout SeededGenerator) {
        let from = Int.random(in: 0..<kinds.count, using: &generator)
        let to = Int.random(in: 0..<kinds.count, using: &generator)
        let gone = Int.random(in: 0..<kinds.count, using: &generator)
        board.view.performBatchUpdates {
            if from == to || gone == from || kinds.count < 6 {
                kinds.insert(kinds.remove(at: from), at: to)
                board.rows.insert(board.rows.remove(at: from), at: to)
                board.view.moveSection(from, toSection: to)
            } else {
                kinds.remove(at: gone)
                board.rows.remove(at: gone)
                board.view.deleteSections([gone])
            }
        }
    }

    private func changeItems(_ generator: inout SeededGenerator) {
        let section = Int.random(in: 0..<kinds.count, using: &generator)
        let count = board.rows[section].count
        board.view.performBatchUpdates {
            if count > 4 {
                board.rows[section].remove(at: 2)
                board.view.deleteItems(at: [[section, 2]])
            }
            let new = fresh(2)
            board.rows[section] += new
            let end = board.rows[section].count
            board.view.insertItems(at: [[section, end - 2], [section, end - 1]])
        }
    }
}
