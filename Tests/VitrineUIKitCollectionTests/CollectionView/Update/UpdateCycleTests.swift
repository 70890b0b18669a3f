import Foundation
import Testing
import VitrineQuartzCore

@testable import VitrineUIKit

@MainActor
@Suite struct UpdateCycleTests {
    @Test func `An update goes through its phases and back to rest`() {
        var cycle = UpdateCycle()
        #expect(cycle.phase == .idle)
        cycle.begin(counts: [3, 4])
        #expect(cycle.phase == .committing)
        #expect(cycle.countsBefore == [3, 4])
        _ = cycle.commit()
        #expect(cycle.phase == .committed)
        let result1 = cycle.present(hasRoom: true, animates: true, before: nil)
        #expect(result1 == .animated)
        #expect(cycle.phase == .placing)
        #expect(cycle.number == 1)
        cycle.place()
        #expect(cycle.phase == .concluding)
        #expect(cycle.countsBefore == [])
        cycle.end()
        #expect(cycle.phase == .idle)
    }

    @Test func `Without animation everything is in its place at once`() {
        var cycle = UpdateCycle()
        cycle.begin(counts: [])
        _ = cycle.commit()
        let result2 = cycle.present(hasRoom: true, animates: false, before: nil)
        #expect(result2 == .immediate)
    }

    @Test func `Without room nothing is shown, and what leaves with earlier updates keeps its number`() {
        var cycle = UpdateCycle()
        cycle.begin(counts: [1])
        _ = cycle.commit()
        let result3 = cycle.present(hasRoom: false, animates: true, before: nil)
        #expect(result3 == .nothing)
        #expect(cycle.number == 0)
        #expect(cycle.phase == .concluding)
        cycle.end()
        #expect(cycle.phase == .idle)
    }

    @Test func `Changes are recorded while a batch is open, and only then`() {
        var cycle = UpdateCycle()
        let path = IndexPath(item: 2, section: 0)
        let result4 = cycle.record { $0.deletedItems.append(path) }
        #expect(!result4)
        cycle.begin(counts: [5])
        let result5 = cycle.record { $0.deletedItems.append(path) }
        #expect(!result5)
        cycle.beginRecording()
        #expect(cycle.isRecording)
        let result6 = cycle.record { $0.deletedItems.append(path) }
        #expect(result6)
        let result7 = cycle.endRecording().deletedItems
        #expect(result7 == [path])
        #expect(!cycle.isRecording)
        #expect(cycle.phase == .committing)
    }

    @Test func `Another layout joins an open batch, waits for what goes on, or begins an update`() {
        var cycle = UpdateCycle()
        #expect(cycle.admission(isBusy: false) == .begins)
        #expect(cycle.admission(isBusy: true) == .waits)
        cycle.begin(counts: [])
        cycle.beginRecording()
        #expect(cycle.admission(isBusy: true) == .joinsBatch)
    }

    @Test func `Completions that join an update belong to it and to none after it`() {
        var cycle = UpdateCycle()
        var heard: [Bool] = []
        cycle.begin(counts: [])
        cycle.beginRecording()
        cycle.join { heard.append($0) }
        cycle.join(nil)
        _ = cycle.endRecording()
        let outcome = cycle.commit()
        #expect(outcome.completions.count == 1)
        for completion in outcome.completions { completion(true) }
        #expect(heard == [true])
        _ = cycle.present(hasRoom: false, animates: false, before: nil)
        cycle.end()
        cycle.begin(counts: [])
        let result8 = cycle.commit().completions.isEmpty
        #expect(result8)
    }

    @Test func `An update within another ends first, and the other goes on where it was`() {
        var cycle = UpdateCycle()
        cycle.begin(counts: [1])
        _ = cycle.commit()
        _ = cycle.present(hasRoom: true, animates: true, before: nil)
        cycle.begin(counts: [2])
        _ = cycle.commit()
        let result9 = cycle.present(hasRoom: true, animates: false, before: nil)
        #expect(result9 == .immediate)
        #expect(cycle.number == 2)
        cycle.place()
        cycle.end()
        #expect(cycle.phase == .placing)
        cycle.place()
        cycle.end()
        #expect(cycle.phase == .idle)
    }

    @Test func `What waits comes once, in its order`() {
        var cycle = UpdateCycle()
        var heard: [Int] = []
        let result10 = cycle.wait { heard.append(1) }
        #expect(result10)
        let result11 = cycle.wait { heard.append(2) }
        #expect(!result11)
        #expect(cycle.hasWaiting)
        for action in cycle.takeWaiting() { action() }
        #expect(heard == [1, 2])
        #expect(!cycle.hasWaiting)
    }

    @Test func `Completions never come within the call, and at once after it`() {
        var heard: [Bool] = []
        let early = UpdateCompletions([{ heard.append($0) }], in: .current)
        early.end(true)
        #expect(heard == [])
        let late = UpdateCompletions([{ heard.append($0) }, { heard.append(!$0) }], in: .current)
        late.callReturns()
        late.end(false)
        #expect(heard == [false, true])
    }
}
