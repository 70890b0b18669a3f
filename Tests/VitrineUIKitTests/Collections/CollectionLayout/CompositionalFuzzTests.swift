import Foundation
import Fuzzing
import Testing
import VitrineSupport
import VitrineTesting

@testable import VitrineUIKit

/// Random updates and scrolls of pages with rows, columns, headers, badges and backgrounds: afterwards every visible
/// item has one cell in the place that the layout names, and every row is scrolled as far as it was.
@MainActor
@Suite struct CompositionalFuzzTests {
    @Test(arguments: FuzzBudget.seeds(3), [false, true])
    func `Random updates of a vertical page`(seed: Int, isRightToLeft: Bool) {
        run(seed: seed, direction: .vertical, isRightToLeft: isRightToLeft)
    }

    @Test(arguments: FuzzBudget.seeds(2, from: 4), [false, true])
    func `Random updates of a horizontal page`(seed: Int, isRightToLeft: Bool) {
        run(seed: seed, direction: .horizontal, isRightToLeft: isRightToLeft)
    }

    private func page(_ index: Int, _ isVertical: Bool) -> NSCollectionLayoutSection {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: boardSize(10, 10), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
        return boardSection(
            70, 60, index % 2 == 0 ? .continuous : .none, badges: index % 3 == 0 ? [badge] : []
        ) {
            $0.interGroupSpacing = 7
            $0.boundarySupplementaryItems = [
                isVertical ? boardBoundary("header", .top, 1, 15) : boardBoundary("header", .leading, 15, 1)
            ]
            if index % 2 == 1 { $0.decorationItems = [.background(elementKind: "back")] }
        }
    }

    private func run(seed: Int, direction: UICollectionView.ScrollDirection, isRightToLeft: Bool) {
        var generator = SeededGenerator(seed: seed)
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = direction
        configuration.interSectionSpacing = 5
        var next = 0
        func fresh(_ count: Int) -> [Int] {
            next += count
            return Array(next - count..<next)
        }
        // A row stays a row: what scrolls is decided by the section's first number, which stays with it.
        var kinds: [Int] = [0, 1, 2, 3]
        let layout = UICollectionViewCompositionalLayout(
            sectionProvider: { index, _ in page(kinds[index], direction == .vertical) },
            configuration: configuration)
        let board = CompositionalBoard(
            kinds.map { _ in fresh(6) }, layout, isRightToLeft: isRightToLeft)
        var lastKind = 3
        for step in 0..<60 {
            let offsets = kinds.indices.map { distance(board, $0) }
            var moved: [Int: Int] = [:]
            switch Int.random(in: 0..<5, using: &generator) {
            case 0:
                let along = CGFloat(Int.random(in: 0..<300, using: &generator))
                if direction == .vertical {
                    board.view.contentOffset.y = min(
                        along, max(0, board.view.contentSize.height - board.view.bounds.height))
                } else {
                    board.view.contentOffset.x = min(
                        along, max(0, board.view.contentSize.width - board.view.bounds.width))
                }
                for section in kinds.indices { moved[section] = section }
            case 1 where !kinds.isEmpty:
                let section = Int.random(in: 0..<kinds.count, using: &generator)
                let offset = CGFloat(Int.random(in: 0..<200, using: &generator))
                board.view.setOrthogonalContentOffset(
                    direction == .vertical ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset),
                    inSection: section, animated: false)
            case 2:
                let count = Int.random(in: 0...9, using: &generator)
                let index = Int.random(in: 0...kinds.count, using: &generator)
                board.view.performBatchUpdates {
                    lastKind += 1
                    kinds.insert(lastKind, at: index)
                    board.rows.insert(fresh(count), at: index)
                    board.view.insertSections([index])
                }
            case 3 where kinds.count > 2:
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
            case _ where !kinds.isEmpty:
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
            default: break
            }
            if Bool.random(using: &generator) { board.host.advance(by: 0.1) }
            board.host.settle()
            let fault = fault(board)
            #expect(fault == nil, "seed \(seed), step \(step)")
            if fault != nil { return }
            for (old, new) in moved where distance(board, new) != offsets[old] {
                Issue.record("seed \(seed), step \(step): section \(new) scrolled by itself")
                return
            }
        }
    }

    /// How far a row is from its start.
    private func distance(_ board: CompositionalBoard, _ section: Int) -> CGFloat? {
        guard let geometry = board.layout.orthogonalSection(at: section) else { return nil }
        let offset = board.view.offset(of: geometry)
        return abs(offset.x - geometry.initialOffset.x) + offset.y
    }

    private func fault(_ board: CompositionalBoard) -> String? {
        let view = board.view
        var expected: [IndexPath: CGRect] = [:]
        for section in board.rows.indices {
            let geometry = board.layout.orthogonalSection(at: section)
            for item in board.rows[section].indices {
                let path = IndexPath(item: item, section: section)
                guard var frame = board.layout.layoutAttributesForItem(at: path)?.frame else {
                    return "no attributes at \(path)"
                }
                if let geometry, let local = board.layout.orthogonalAttributesForItem(at: path)?.frame {
                    let offset = view.offset(of: geometry)
                    frame = local.offsetBy(
                        dx: geometry.frame.minX - offset.x, dy: geometry.frame.minY - offset.y)
                    // A row shows what its own region shows.
                    let window = CGRect(origin: offset, size: geometry.frame.size)
                    if !local.overlaps(window) || !geometry.frame.overlaps(view.bounds) { continue }
                }
                if frame.overlaps(view.bounds) { expected[path] = frame }
            }
        }
        let shown = Set(view.indexPathsForVisibleItems)
        if shown != Set(expected.keys) {
            return "shows \(shown.sorted()) instead of \(expected.keys.sorted())"
        }
        for (path, frame) in expected {
            guard let cell = view.cellForItem(at: path) as? CompositionalBoard.Cell else {
                return "no cell at \(path)"
            }
            if cell.number != board.rows[path.section][path.item] { return "\(path) shows \(cell.number)" }
            let place = view.convert(cell.bounds, from: cell)
            if abs(place.minX - frame.minX) > 0.01 || abs(place.minY - frame.minY) > 0.01
                || place.size != frame.size
            {
                return "\(path) is at \(place) instead of \(frame)"
            }
            if cell.alpha != 1 { return "\(path) has alpha \(cell.alpha)" }
        }
        if !view.elements.departing.isEmpty || !view.elements.fading.isEmpty { return "views still leave" }
        return nil
    }
}
