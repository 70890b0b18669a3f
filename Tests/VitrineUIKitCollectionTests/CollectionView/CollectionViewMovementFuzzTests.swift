import Foundation
import Fuzzing
import Testing

@testable import VitrineUIKit

@MainActor
@Suite struct CollectionViewMovementFuzzTests {
    /// Random movements, interrupted by scrolling, changes of the data and reloads, at random times; whenever nothing
    /// is being moved, every visible item has one cell, in its place, showing it.
    @Test(arguments: FuzzBudget.seeds(2))
    func `Two hundred random steps leave every item in one cell at its place`(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let shelf = NumberShelf(sections: 6, items: 5)
        shelf.rows[4].items = []
        let mover = NumberShelfMover(shelf)
        var steps: [String] = []
        for _ in 0..<200 {
            guard let step = step(shelf, &random) else { continue }
            steps.append(step)
            shelf.advance(by: Double(Int.random(in: 0...20, using: &random)) / 40)
            guard shelf.view.movement == nil else { continue }
            shelf.finishAnimations()
            shelf.finishAnimations()
            if let fault = shelf.fault() {
                Issue.record("\(fault) after \(steps.suffix(12)); \(shelf.dump)")
                return
            }
        }
        #expect(!mover.moves.isEmpty)
    }

    /// Does one thing at random, and says which; nil if there was nothing to do it with.
    private func step(_ shelf: NumberShelf, _ random: inout SeededGenerator) -> String? {
        switch Int.random(in: 0..<16, using: &random) {
        case 0..<3:
            let path = anyItem(of: shelf, &random)
            _ = shelf.view.beginInteractiveMovementForItem(at: path)
            return "begin \(path)"
        case 3..<8:
            let position = CGPoint(
                x: CGFloat(Int.random(in: -20...320, using: &random)),
                y: shelf.view.contentOffset.y + CGFloat(Int.random(in: -20...420, using: &random)))
            shelf.view.updateInteractiveMovementTargetPosition(position)
            return "update \(position.x) \(position.y)"
        case 8, 9:
            shelf.view.endInteractiveMovement()
            return "end"
        case 10:
            shelf.view.cancelInteractiveMovement()
            return "cancel"
        case 11:
            let range = max(0, shelf.view.contentSize.height - 400)
            let y = CGFloat(Int.random(in: 0...Int(range), using: &random))
            shelf.scroll(to: y)
            return "scroll \(y)"
        case 12:
            let path = anyItem(of: shelf, &random)
            shelf.view.performBatchUpdates {
                shelf.rows[path.section].items.insert(shelf.newNumber(), at: path.item)
                shelf.view.insertItems(at: [path])
            }
            return "insert \(path)"
        case 13:
            let path = anyItem(of: shelf, &random)
            guard path.item < shelf.rows[path.section].items.count else { return nil }
            shelf.rows[path.section].items.remove(at: path.item)
            shelf.view.deleteItems(at: [path])
            return "delete \(path)"
        case 14:
            shelf.view.reloadData()
            return "reload"
        default: return "wait"
        }
    }

    /// An item, or the place after the last of a section.
    private func anyItem(of shelf: NumberShelf, _ random: inout SeededGenerator) -> IndexPath {
        let section = Int.random(in: 0..<shelf.rows.count, using: &random)
        let count = shelf.rows[section].items.count
        return IndexPath(item: Int.random(in: 0...count, using: &random), section: section)
    }
}
