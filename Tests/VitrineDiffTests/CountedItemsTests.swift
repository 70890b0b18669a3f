import Fuzzing
import Testing
import VitrineDiff

@Suite struct CountedItemsTests {
    @Test func `Ten million rows are one run`() {
        let rows = CountedItems(count: 10_000_000) { "row \($0)" }
        #expect(rows.count == 10_000_000)
        #expect(rows.runs == [0..<10_000_000])
        #expect(rows[9_999_999] == "row 9999999")
        #expect(CountedItems<Int>(count: 0, identifier: { $0 }).runs == [])
    }

    @Test func `Edits split runs and join them again`() {
        var rows = CountedItems(count: 10, identifier: { $0 })
        rows.delete(3..<5)
        #expect(rows.runs == [0..<3, 5..<10])
        #expect(rows.insert(count: 2, at: 3) == 10..<12)
        #expect(rows.runs == [0..<3, 10..<12, 5..<10])
        rows.move(3..<5, to: 8)
        #expect(rows.runs == [0..<3, 5..<12])
        rows.insert(numbers: 3..<5, at: 3)
        #expect(rows.runs == [0..<12])
        rows.delete(0..<12)
        #expect(rows.isEmpty && rows.runs == [])
        #expect(rows.insert(count: 1, at: 0) == 12..<13)
    }

    @Test func `Marks follow the items, not the indexes`() {
        var rows = CountedItems(count: 10, identifier: { $0 })
        rows.delete(2..<4)
        rows.reload(1..<3)
        rows.reconfigure(0..<1)
        rows.insert(count: 5, at: 0)
        #expect(rows.reloadedNumbers == [1..<2, 4..<5])
        #expect(rows.reconfiguredNumbers == [0..<1])
        rows.clearReloads()
        #expect(rows.reloadedNumbers.isEmpty && rows.reconfiguredNumbers.isEmpty)
    }

    @Test func `An item is found by its inverse, and without one by asking`() {
        var rows = CountedItems(
            count: 1_000_000, identifier: { $0 * 2 },
            number: { $0.isMultiple(of: 2) ? $0 / 2 : nil })
        rows.move(0..<10, to: 999_990)
        #expect(rows.index(ofItem: 6) == 999_993)
        #expect(rows.index(ofItem: 20) == 0)
        #expect(rows.index(ofItem: 7) == nil && rows.index(ofItem: 2_000_000) == nil)
        var few = CountedItems(count: 100, identifier: { $0 * 2 })
        few.delete(10..<20)
        #expect(few.index(ofItem: 40) == 10 && few.index(ofItem: 22) == nil)
    }

    @Test(arguments: FuzzBudget.seeds(10)) func `Random edits agree with an array`(seed: Int) {
        var generator = SeededGenerator(seed: seed)
        var rows = CountedItems(count: 12, identifier: { $0 })
        var model = Array(0..<12)
        var next = 12
        for _ in 0..<200 {
            let low = Int.random(in: 0...model.count, using: &generator)
            let range = low..<Int.random(in: low...min(model.count, low + 6), using: &generator)
            switch Int.random(in: 0..<3, using: &generator) {
            case 0:
                rows.delete(range)
                model.removeSubrange(range)
            case 1:
                let destination = Int.random(in: 0...(model.count - range.count), using: &generator)
                rows.move(range, to: destination)
                let moved = model[range]
                model.removeSubrange(range)
                model.insert(contentsOf: moved, at: destination)
            default:
                let count = Int.random(in: 0..<5, using: &generator)
                rows.insert(count: count, at: low)
                model.insert(contentsOf: next..<(next + count), at: low)
                next += count
            }
            #expect(Array(rows) == model)
            for (index, run) in rows.runs.enumerated().dropFirst() {
                #expect(!run.isEmpty && rows.runs[index - 1].upperBound != run.lowerBound)
            }
            for number in 0..<next { #expect(rows.index(ofNumber: number) == model.firstIndex(of: number)) }
            let tail = min(low, rows.count)..<min(rows.count, low + 3)
            let part = rows.numbers(in: tail)
            #expect(part.flatMap { $0 } == Array(model[tail]))
        }
    }

    @Test func `Indexes beyond the items are refused in words`() async {
        let insertion = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var rows = CountedItems(count: 3, identifier: { $0 })
            rows.insert(count: 1, at: 4)
        }
        #expect(text(insertion).contains("Items cannot be inserted at 4: there are 3"))
        let deletion = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var rows = CountedItems(count: 3, identifier: { $0 })
            rows.delete(2..<4)
        }
        #expect(text(deletion).contains("There are no items at 2..<4: there are 3"))
        let again = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var rows = CountedItems(count: 3, identifier: { $0 })
            rows.insert(numbers: 1..<9, at: 0)
        }
        #expect(text(again).contains("The items with the numbers 1..<3 are in the section already"))
    }

    private func text(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }
}
