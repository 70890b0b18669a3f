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

    private func run(seed: Int, direction: UICollectionView.ScrollDirection, isRightToLeft: Bool) {
        var generator = SeededGenerator(seed: seed)
        let page = RandomPage(direction, isRightToLeft: isRightToLeft)
        let board = page.board!
        for step in 0..<60 {
            let offsets = board.rows.indices.map { distance(board, $0) }
            let change = page.change(&generator)
            if Bool.random(using: &generator) { board.host.advance(by: 0.1) }
            board.host.settle()
            let fault = fault(board)
            #expect(fault == nil, "seed \(seed), step \(step)")
            if fault != nil { return }
            // When the page is scrolled, its rows are not.
            guard change == .scrolled else { continue }
            for section in board.rows.indices where distance(board, section) != offsets[section] {
                Issue.record("seed \(seed), step \(step): section \(section) scrolled by itself")
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
