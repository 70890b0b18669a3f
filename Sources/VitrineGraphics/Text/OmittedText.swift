import CVitrineGTK
import Foundation

/// How many characters of a line stay when the others give way to an ellipsis: those before `front` and from `back` on.
struct OmittedText {
    private let breaker: LineBreaker
    private let start: Int
    /// The end of the written line that the line begins in.
    private let end: Int
    /// The width for characters and ellipsis; nil if there is no limit.
    private let room: CGFloat?
    private(set) var front: Int
    private(set) var back: Int
    /// The width of the characters that stay.
    private(set) var used: CGFloat = 0
    /// The ellipsis has the look of the letter beside it: looked up once for each look.
    private var markWidths: [UInt16: CGFloat] = [:]

    init(_ breaker: LineBreaker, from start: Int, to end: Int, room: CGFloat?) {
        self.breaker = breaker
        self.start = start
        self.end = end
        self.room = room
        front = start
        back = breaker.clusters.count
    }

    // At an end as many characters as fit with their ellipsis: a wide one beside a letter before need not fit.

    /// The ellipsis comes before the last characters.
    mutating func omitHead() {
        var best = (place: back, width: CGFloat(0))
        while let next = nextBack(), fits(next.width) {
            used += next.width
            back = next.end
            if fits(markWidth(beside: back)) { best = (back, used) }
        }
        (back, used) = best
    }

    /// The ellipsis follows the last letter of the first characters.
    mutating func omitTail() {
        var best = (place: front, width: CGFloat(0))
        var lettered = best
        while let next = nextFront(), fits(next.width) {
            used += next.width
            if !breaker.has(next.end - 1, vitrine_cluster_is_space) { lettered = (next.end, used) }
            front = next.end
            let width = markWidth(beside: lettered.place - 1)
            if room.map({ lettered.width + width <= $0 }) ?? true { best = lettered }
        }
        (front, used) = best
        back = breaker.clusters.count
    }

    /// The ellipsis stands between as many characters before it as after it.
    mutating func omitMiddle() {
        var isFrontNext = true
        while true {
            if isFrontNext {
                guard let next = nextFront(), fits(next.width + markWidth(beside: next.end - 1)) else {
                    return
                }
                used += next.width
                front = next.end
            } else {
                guard let next = nextBack(), fits(next.width + markWidth(beside: front - 1)) else { return }
                used += next.width
                back = next.end
            }
            isFrontNext.toggle()
        }
    }

    private func fits(_ width: CGFloat) -> Bool { room.map { used + width <= $0 } ?? true }

    private mutating func markWidth(beside cluster: Int) -> CGFloat {
        let index = min(max(cluster, 0), breaker.clusters.count - 1)
        let look = breaker.clusters[index].run
        if let known = markWidths[look] { return known }
        let width = breaker.mark("\u{2026}", like: index).plainWidth
        markWidths[look] = width
        return width
    }

    /// The width of one more character at the front, and where it ends.
    private func nextFront() -> (end: Int, width: CGFloat)? {
        guard front < end, front < back else { return nil }
        var next = front + 1
        var width = breaker.advance(front, at: used)
        while next < end, !breaker.has(next, vitrine_cluster_starts_character) {
            width += breaker.advance(next, at: used + width)
            next += 1
        }
        return (next, width)
    }

    /// The width of one more character at the back, and where it begins.
    private func nextBack() -> (end: Int, width: CGFloat)? {
        guard back > front, !breaker.has(back - 1, vitrine_cluster_ends_line) else { return nil }
        var next = back - 1
        var width = breaker.advance(next, at: 0)
        while next > front, !breaker.has(next, vitrine_cluster_starts_character) {
            next -= 1
            width += breaker.advance(next, at: 0)
        }
        return (next, width)
    }
}
