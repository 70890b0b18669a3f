import Foundation
import Fuzzing
import Testing

@testable import VitrineUIKit

@Suite struct BatchUpdateRecorderTests {
    /// What an update does to items that are numbers, as a list per section; the items that come have the numbers of
    /// `fresh`.
    private func replay(_ recorder: BatchUpdateRecorder, _ before: [[Int]], _ after: [Int]) throws -> [[Int?]]
    {
        let update = try recorder.update(
            from: ContiguousArray(before.map(\.count)), to: ContiguousArray(after))
        return after.enumerated().map { section, count in
            (0..<count).map { item in
                update.oldItem([section, item]).map { before[$0.section][$0.item] }
            }
        }
    }

    @Test func `what a batch keeps does not depend on the number of items`() throws {
        // No machine has the memory for a word about each of them.
        let many = 1 << 50
        var recorder = BatchUpdateRecorder()
        recorder.insertedItems = [[0, 10]]
        recorder.movedItems = [([0, 5], [0, many])]
        recorder.deletedItems = [[1, 3]]
        let update = try recorder.update(from: [many, many], to: [many + 1, many - 1])
        #expect(update.newItem([0, 4]) == [0, 4])
        #expect(update.newItem([0, 5]) == [0, many])
        #expect(update.newItem([0, 10]) == [0, 9])
        #expect(update.newItem([0, 11]) == [0, 11])
        #expect(update.newItem([0, many - 1]) == [0, many - 1])
        #expect(update.oldItem([0, 10]) == nil)
        #expect(update.oldItem([0, many]) == [0, 5])
        #expect(update.newItem([1, 3]) == nil)
        #expect(update.oldItem([1, many - 2]) == [1, many - 1])
    }

    @Test func `random batches lead to the lists that were meant`() throws {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<2000 {
            var next = 0
            let before = (0..<Int.random(in: 1...4, using: &random)).map { _ in
                (0..<Int.random(in: 0...6, using: &random)).map { _ -> Int in
                    next += 1
                    return next
                }
            }
            // The model is cut up and put together again; the calls are what became of every item.
            var recorder = BatchUpdateRecorder()
            var after = before
            var loose: [(item: Int, from: IndexPath)] = []
            for section in before.indices {
                for item in before[section].indices.reversed() {
                    switch Int.random(in: 0..<4, using: &random) {
                    case 0:
                        recorder.deletedItems.append([section, item])
                        after[section].remove(at: item)
                    case 1:
                        loose.append((after[section].remove(at: item), [section, item]))
                    default: break
                    }
                }
            }
            var arrivals: [(item: Int?, from: IndexPath?)] = loose.map { ($0.item, $0.from) }
            for _ in 0..<Int.random(in: 0...3, using: &random) { arrivals.append((nil, nil)) }
            arrivals.shuffle(using: &random)
            var result: [[Int?]] = after.map { $0.map { $0 } }
            var origins: [[IndexPath?]] = after.map { $0.map { _ in nil } }
            var isNew: [[Bool]] = after.map { $0.map { _ in false } }
            for arrival in arrivals {
                let section = Int.random(in: result.indices, using: &random)
                let item = Int.random(in: 0...result[section].count, using: &random)
                result[section].insert(arrival.item, at: item)
                origins[section].insert(arrival.from, at: item)
                isNew[section].insert(arrival.item == nil, at: item)
            }
            for section in result.indices {
                for item in result[section].indices {
                    if let from = origins[section][item] {
                        recorder.movedItems.append((from, [section, item]))
                    }
                    if isNew[section][item] { recorder.insertedItems.append([section, item]) }
                }
            }
            #expect(try replay(recorder, before, result.map(\.count)) == result)
        }
    }

    @Test func `sections that move take their items along`() throws {
        var recorder = BatchUpdateRecorder()
        recorder.deletedSections = [1]
        recorder.insertedSections = [0]
        recorder.movedSections = [(3, 1)]
        recorder.movedItems = [([1, 0], [1, 0])]
        // before: A(1 2) B(3) C(4) D(5 6); after: new(–) D(3 5 6) A(1 2) C(4)
        #expect(
            try replay(recorder, [[1, 2], [3], [4], [5, 6]], [1, 3, 2, 1]) == [
                [nil], [3, 5, 6], [1, 2], [4],
            ])
    }

    @Test(arguments: [
        (6, "Expected 5 items in section 0 (Fruit), but Shop now says 6. 1 more came than were reported"),
        (4, "the number is the one from before the updates closure"),
        (3, "seem to be mixed up"),
        (2, "3 fewer are there than the calls say"),
    ])
    func `A wrong count names numbers, section and cause`(after: Int, text: String) {
        var recorder = BatchUpdateRecorder()
        recorder.insertedItems = [[0, 0]]
        let error = #expect(throws: BatchUpdateRecorder.Invalid.self) {
            try recorder.update(from: [4], to: [after], name: { _ in "Fruit" })
        }
        let explanation = error?.cause?.explanation(dataSource: "Shop") ?? ""
        #expect(explanation.lowercased().contains(text.lowercased()), "\(explanation)")
        #expect(error?.message.hasPrefix("Invalid update: invalid number of items in section 0.") == true)
    }

    @Test func `contradictory changes are named`() {
        func message(_ change: (inout BatchUpdateRecorder) -> Void) -> String? {
            var recorder = BatchUpdateRecorder()
            change(&recorder)
            do { _ = try recorder.update(from: [3], to: [3]) } catch { return error.message }
            return nil
        }
        #expect(
            message {
                $0.movedItems = [([0, 1], [0, 0]), ([0, 1], [0, 2])]
            }
                == "attempt to perform multiple moves from the same item: item 1 of section 0, to section 0, item 0 and "
                + "to section 0, item 2")
        #expect(
            message {
                $0.movedItems = [([0, 1], [0, 0]), ([0, 2], [0, 0])]
            } == "attempt to move both section 0, item 1 and section 0, item 2 to item 0 of section 0")
        #expect(
            message {
                $0.deletedItems = [[0, 1]]
                $0.insertedItems = [[0, 2]]
                $0.movedItems = [([0, 1], [0, 0])]
            }?.hasPrefix(
                "attempt to perform a delete and a move from the same index path: item 1 of section 0")
                == true)
    }
}
