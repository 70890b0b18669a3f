import Foundation
import Testing

@testable import VitrineUIKit

@Suite struct SizingQueueTests {
    private func key(_ item: Int) -> ElementKey { .cell(IndexPath(item: item, section: 0)) }

    @Test func `A view is asked once, in the order in which views came`() {
        var queue = SizingQueue()
        for item in [4, 1, 4] { queue.add(key(item)) }
        let result1 = queue.take()
        #expect(result1 == [key(4), key(1)])
        #expect(queue.isEmpty)
    }

    @Test func `Views that have gone are not asked`() {
        var queue = SizingQueue()
        for item in 0..<4 { queue.add(key(item)) }
        queue.retain { $0.item % 2 == 1 }
        let result2 = queue.take()
        #expect(result2 == [key(1), key(3)])
    }

    @Test func `Asking all is due until the keys are known`() {
        var queue = SizingQueue()
        queue.askAll()
        #expect(queue.asksAll)
        queue.replace(by: [key(0), key(1)])
        #expect(!queue.asksAll)
        let result3 = queue.take()
        #expect(result3 == [key(0), key(1)])
    }

    @Test func `One pass animates`() {
        var queue = SizingQueue()
        let result4 = queue.takeAnimation()
        #expect(!result4)
        queue.animateNext()
        let result5 = queue.takeAnimation()
        #expect(result5)
        let result6 = queue.takeAnimation()
        #expect(!result6)
    }

    @Test func `A view that gives two answers in turn is given up at the eighth return`() {
        var history = SizingHistory()
        let sizes = [CGSize(width: 100, height: 20), CGSize(width: 100, height: 30)]
        var answers: [Bool] = []
        for step in 0..<11 { answers.append(history.note(sizes[step % 2], at: Double(step) / 60)) }
        // The first two are no returns.
        #expect(answers == [false, false, false, false, false, false, false, false, false, true, true])
        #expect(history.isUnsettled)
    }

    @Test func `Returns with time between them are a user's doing`() {
        var history = SizingHistory()
        let sizes = [CGSize(width: 100, height: 20), CGSize(width: 100, height: 30)]
        for step in 0..<20 {
            let isOneTooMany = history.note(sizes[step % 2], at: Double(step))
            #expect(!isOneTooMany)
        }
        #expect(!history.isUnsettled)
    }
}
