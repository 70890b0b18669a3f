import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

/// Changes above the screen while something moves the content: the motion goes on as if nothing had happened.
@MainActor
@Suite("The item at the top of a moving screen", .serialized)
struct CollectionViewAnchorMotionTests {
    private let middle = CGPoint(x: 150, y: 250)

    /// Rows whose sizes are known, so that nothing but the test changes them.
    private func column() -> RowColumn {
        let column = RowColumn([Array(0..<2000)])
        column.length = { _, _ in 50 }
        column.view.reloadData()
        column.scroll(to: 20_000)
        return column
    }

    private func insertAbove(_ column: RowColumn, _ count: Int = 3) {
        let new = (0..<count).map { 5000 + column.rows[0].count + $0 }
        column.view.performBatchUpdates {
            column.rows[0].insert(contentsOf: new, at: 5)
            column.view.insertItems(at: (5..<5 + count).map { [0, $0] })
        }
    }

    /// The places of rows in every frame of a motion, and at its end.
    private func record(
        _ start: (RowColumn) -> Void, frames: Int, change: (RowColumn) -> Void
    ) -> [[Int: CGFloat]] {
        let column = column()
        start(column)
        var all: [[Int: CGFloat]] = []
        for frame in 0..<frames {
            if frame == 8 { change(column) }
            column.host.advance(by: 1.0 / 60)
            all.append(column.drawnPlaces)
        }
        #expect(column.host.settle())
        return all + [column.places]
    }

    /// Compares a motion with and without rows inserted above in the middle of it.
    private func compare(_ start: (RowColumn) -> Void, frames: Int, change: (RowColumn) -> Void) {
        let changed = record(start, frames: frames, change: change)
        let undisturbed = record(start, frames: frames) { _ in }
        for (frame, (a, b)) in zip(changed, undisturbed).enumerated() {
            let common = a.keys.filter { b[$0] != nil }
            #expect(common.count > 5, "frame \(frame)")
            for row in common where abs(a[row]! - b[row]!) > 0.001 {
                Issue.record("frame \(frame): row \(row) is at \(a[row]!) instead of \(b[row]!)")
                return
            }
        }
    }

    @Test("A deceleration goes on, relative to the moved content")
    func deceleration() {
        for up in [true, false] {
            compare(
                { $0.host.fling(from: middle, to: CGPoint(x: 150, y: up ? 100 : 400)) }, frames: 60,
                change: { insertAbove($0) })
        }
    }

    @Test("An animated scroll goes on, to where the content has moved")
    func animatedScroll() {
        compare(
            { $0.view.setContentOffset(CGPoint(x: 0, y: 20_400), animated: true) }, frames: 30,
            change: { insertAbove($0) })
        compare(
            { $0.view.scrollToItem(at: [0, 408], at: .top, animated: true) }, frames: 30,
            change: { column in
                // The item that was asked for is another number now, and still the one that is wanted.
                insertAbove(column, 1)
            })
    }

    @Test("A finger keeps what it holds")
    func drag() {
        let column = column()
        column.host.touchDown(at: middle)
        column.host.advance(by: 0.2)
        column.host.touchMove(to: CGPoint(x: 150, y: 270))
        column.host.advance(by: 0.1)
        for step in 1...20 {
            let before = column.places
            if step % 5 == 0 { insertAbove(column) }
            column.host.touchMove(to: CGPoint(x: 150, y: 270 + CGFloat(step) * 7))
            column.host.advance(by: 1.0 / 60)
            #expect(column.moves(since: before) == [7])
        }
        column.host.advance(by: 0.2)
        column.host.touchUp(at: CGPoint(x: 150, y: 410))
        column.host.settle()
    }

    @Test("Fingers and flings up through rows that are measured as they come")
    func unmeasured() {
        let column = RowColumn([Array(0..<100_000)])
        column.scroll(to: 2_500_000)
        column.host.touchDown(at: CGPoint(x: 150, y: 100))
        column.host.advance(by: 0.2)
        column.host.touchMove(to: CGPoint(x: 150, y: 120))
        for step in 1...40 {
            let before = column.places
            column.host.touchMove(to: CGPoint(x: 150, y: 120 + CGFloat(step) * 9))
            column.host.advance(by: 1.0 / 60)
            #expect(column.moves(since: before) == [9])
        }
        column.host.touchUp(at: CGPoint(x: 150, y: 480))
        // 9 points a frame are 540 a second: v/λ = 540/2.002 = 269.7 points to go, in falling steps.
        var way: CGFloat = 0
        var last: CGFloat = 10
        while column.view.isDecelerating {
            let before = column.places
            column.host.advance(by: 1.0 / 60)
            let moves = column.moves(since: before)
            #expect(moves.count == 1)
            guard let move = moves.first else { break }
            #expect(move <= last + 1)
            last = move
            way += move
        }
        #expect(abs(way - 269.7) < 6)
    }

    @Test(
        "Content that grows at its end while it is pulled beyond: it follows the finger on from where it is")
    func rubberBand() {
        let column = column()
        column.scroll(to: 100_000 - 500)
        column.host.touchDown(at: middle)
        column.host.advance(by: 0.2)
        column.host.touchMove(to: CGPoint(x: 150, y: 230))
        column.host.touchMove(to: CGPoint(x: 150, y: 130))
        column.host.advance(by: 1.0 / 60)
        // 100 points beyond: (1 − 1/(100·0.55/500 + 1))·500 = 49.5 → 50.
        #expect(column.view.contentOffset.y == CGFloat(99_550))
        // Above: still as far beyond the end.
        var before = column.places
        insertAbove(column)
        column.host.advance(by: 1.0 / 60)
        #expect(column.moves(since: before) == [0])
        #expect(column.view.contentOffset.y == CGFloat(99_700))
        before = column.places
        column.host.touchMove(to: CGPoint(x: 150, y: 120))
        // 110 points: (1 − 1/(0.121 + 1))·500 = 53.97; nothing but the finger has moved it.
        #expect(column.moves(since: before) == [-4])
        column.host.advance(by: 0.2)
        column.host.touchUp(at: CGPoint(x: 150, y: 120))
        column.host.settle()
        #expect(column.view.contentOffset.y == CGFloat(99_650))
    }
}
