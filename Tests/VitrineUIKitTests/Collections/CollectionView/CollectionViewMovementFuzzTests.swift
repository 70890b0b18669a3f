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
        func point() -> CGPoint {
            CGPoint(
                x: CGFloat(Int.random(in: -20...320, using: &random)),
                y: shelf.view.contentOffset.y + CGFloat(Int.random(in: -20...420, using: &random)))
        }
        func anyItem() -> IndexPath {
            let section = Int.random(in: 0..<shelf.rows.count, using: &random)
            let count = shelf.rows[section].items.count
            return IndexPath(item: Int.random(in: 0...count, using: &random), section: section)
        }
        for _ in 0..<200 {
            switch Int.random(in: 0..<16, using: &random) {
            case 0..<3:
                let path = anyItem()
                steps.append("begin \(path)")
                _ = shelf.view.beginInteractiveMovementForItem(at: path)
            case 3..<8:
                let position = point()
                steps.append("update \(position.x) \(position.y)")
                shelf.view.updateInteractiveMovementTargetPosition(position)
            case 8, 9:
                steps.append("end")
                shelf.view.endInteractiveMovement()
            case 10:
                steps.append("cancel")
                shelf.view.cancelInteractiveMovement()
            case 11:
                let range = max(0, shelf.view.contentSize.height - 400)
                let y = CGFloat(Int.random(in: 0...Int(range), using: &random))
                steps.append("scroll \(y)")
                shelf.scroll(to: y)
            case 12:
                let section = Int.random(in: 0..<shelf.rows.count, using: &random)
                let item = Int.random(in: 0...shelf.rows[section].items.count, using: &random)
                steps.append("insert \(section).\(item)")
                shelf.view.performBatchUpdates {
                    shelf.rows[section].items.insert(shelf.newNumber(), at: item)
                    shelf.view.insertItems(at: [[section, item]])
                }
            case 13:
                let path = anyItem()
                guard path.item < shelf.rows[path.section].items.count else { continue }
                steps.append("delete \(path)")
                shelf.rows[path.section].items.remove(at: path.item)
                shelf.view.deleteItems(at: [path])
            case 14:
                steps.append("reload")
                shelf.view.reloadData()
            default: steps.append("wait")
            }
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
}
