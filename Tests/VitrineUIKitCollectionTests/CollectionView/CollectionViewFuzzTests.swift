import Foundation
import Fuzzing
import Testing

@testable import VitrineUIKit

@MainActor
@Suite struct CollectionViewFuzzTests {
    @Test(arguments: FuzzBudget.seeds(3))
    func `Random updates and scrolls keep one right cell for each visible item`(
        seed: Int
    ) {
        var random = SeededGenerator(seed: seed)
        let shelf = NumberShelf(sections: 9, items: 12)
        var unfinished: [String] = []
        for step in 0..<300 {
            let before = shelf.dump
            let action: String
            switch Int.random(in: 0..<8, using: &random) {
            case 0:
                let limit = max(0, shelf.view.contentSize.height - shelf.view.bounds.height)
                let y = CGFloat.random(in: 0...(limit + 1), using: &random).rounded(.down)
                shelf.scroll(to: min(y, limit))
                action = "scroll to \(y)"
            case 1, 2:
                guard
                    let (section, scroller) = shelf.scrollers.sorted(by: { $0.key < $1.key })
                        .randomElement(using: &random)
                else { continue }
                let limit = max(0, scroller.contentSize.width - scroller.bounds.width)
                let x = CGFloat.random(in: 0...(limit + 1), using: &random).rounded(.down)
                shelf.scroll(section: section, to: min(x, limit))
                action = "scroll section \(section) to \(x)"
            case 3:
                shelf.finishAnimations()
                action = "finish animations"
            default:
                action = batch(on: shelf, &random)
                shelf.view.layoutIfNeeded()
            }
            unfinished.append(action)
            if let fault = shelf.fault(inFlight: true) {
                Issue.record(
                    "seed \(seed), step \(step), \(action) on \(before): \(fault); now \(shelf.dump)")
                return
            }
            if step % 10 == 9 {
                shelf.finishAnimations()
                shelf.view.layoutIfNeeded()
                if let fault = shelf.fault() {
                    Issue.record("seed \(seed), step \(step), at rest: \(fault); \(shelf.dump)")
                    return
                }
            }
        }
    }

    /// A batch of random changes that fit together: made by editing the model and keeping track of origins.
    private func batch(on shelf: NumberShelf, _ generator: inout SeededGenerator) -> String {
        // A copy, since closures of updates escape as far as the compiler knows.
        var random = generator
        defer { generator = random }
        let old = shelf.rows
        var names: [String] = []
        shelf.view.performBatchUpdates {
            let section = Int.random(in: 0..<max(1, old.count), using: &random)
            switch Int.random(in: 0..<8, using: &random) {
            case 0 where old.count < 12:
                shelf.rows.insert(("n", (0..<5).map { _ in shelf.newNumber() }), at: section)
                shelf.view.insertSections([section])
                names.append("insert section \(section)")
            case 1 where old.count > 4:
                shelf.rows.remove(at: section)
                shelf.view.deleteSections([section])
                names.append("delete section \(section)")
            case 2 where old.count > 1:
                let target = Int.random(in: 0..<old.count, using: &random)
                shelf.rows.insert(shelf.rows.remove(at: section), at: target)
                shelf.view.moveSection(section, toSection: target)
                names.append("move section \(section) to \(target)")
            case 3 where !old.isEmpty && !old[section].items.isEmpty:
                let item = Int.random(in: 0..<old[section].items.count, using: &random)
                shelf.rows[section].items[item] = shelf.newNumber()
                shelf.view.reloadItems(at: [IndexPath(item: item, section: section)])
                names.append("reload \(section).\(item)")
            case 4 where !old.isEmpty:
                for index in shelf.rows[section].items.indices {
                    shelf.rows[section].items[index] = shelf.newNumber()
                }
                shelf.rows[section].title += "r"
                shelf.view.reloadSections([section])
                names.append("reload section \(section)")
            default:
                names.append(changeItems(of: shelf, &random))
            }
        }
        return names.joined(separator: ", ")
    }

    /// Deletes, moves and inserts items all over the shelf, within a batch.
    private func changeItems(of shelf: NumberShelf, _ random: inout SeededGenerator) -> String {
        let old = shelf.rows
        // Deletions first, then moves out, then what comes in: indexes as UIKit reads them.
        var leaving: [IndexPath] = []
        for section in old.indices where Bool.random(using: &random) {
            for item in old[section].items.indices where Int.random(in: 0..<6, using: &random) == 0 {
                leaving.append(IndexPath(item: item, section: section))
            }
        }
        let moving = leaving.filter { _ in Bool.random(using: &random) }
        let deleted = leaving.filter { !moving.contains($0) }
        for path in leaving.reversed() { shelf.rows[path.section].items.remove(at: path.item) }
        shelf.view.deleteItems(at: deleted)
        var arriving: [(Int, IndexPath?)] = moving.map { (old[$0.section].items[$0.item], $0) }
        for _ in 0..<Int.random(in: 0..<4, using: &random) {
            arriving.append((shelf.newNumber(), nil))
        }
        for (number, _) in arriving where !old.isEmpty {
            let section = Int.random(in: 0..<old.count, using: &random)
            let place = Int.random(in: 0...shelf.rows[section].items.count, using: &random)
            shelf.rows[section].items.insert(number, at: place)
        }
        for (number, origin) in arriving {
            guard
                let section = shelf.rows.firstIndex(where: { $0.items.contains(number) }),
                let item = shelf.rows[section].items.firstIndex(of: number)
            else { continue }
            let path = IndexPath(item: item, section: section)
            if let origin {
                shelf.view.moveItem(at: origin, to: path)
            } else {
                shelf.view.insertItems(at: [path])
            }
        }
        return "delete \(deleted.count), move \(moving.count), insert \(arriving.count - moving.count)"
    }
}
