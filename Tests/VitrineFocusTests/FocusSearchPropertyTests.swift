import Foundation
import Fuzzing
import Testing

@testable import VitrineFocus

private func randomCandidates(_ count: Int, using generator: inout SeededGenerator) -> [FocusCandidate<Int>] {
    (0..<count).map { id in
        FocusCandidate(
            id: id,
            frame: CGRect(
                x: Int.random(in: 0...900, using: &generator), y: Int.random(in: 0...900, using: &generator),
                width: Int.random(in: 0...200, using: &generator),
                height: Int.random(in: 0...200, using: &generator)),
            group: Bool.random(using: &generator) ? 1 : nil)
    }
}

@Suite("Properties of the directional search")
struct FocusSearchPropertyTests {
    @Test("What is chosen lies strictly in the half plane ahead")
    func halfPlane() {
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<500 {
            let candidates = randomCandidates(12, using: &generator)
            let origin = candidates[0].frame
            for heading in FocusDirection.allCases {
                let found = FocusSearch().destination(
                    from: origin, group: candidates[0].group, heading: heading, among: candidates)
                guard let frame = found?.frame else { continue }
                switch heading {
                case .up: #expect(frame.minY < origin.minY && frame.maxY < origin.maxY)
                case .down: #expect(frame.minY > origin.minY && frame.maxY > origin.maxY)
                case .left: #expect(frame.minX < origin.minX && frame.maxX < origin.maxX)
                case .right: #expect(frame.minX > origin.minX && frame.maxX > origin.maxX)
                }
            }
        }
    }

    @Test("In every full grid up to 5×5 a step and its opposite return")
    func symmetricGridsReturn() {
        for rows in 1...5 {
            for columns in 1...5 {
                let cells = (0..<rows * columns).map { index in
                    FocusCandidate(
                        id: index,
                        frame: CGRect(
                            x: (index % columns) * 130, y: (index / columns) * 90, width: 100, height: 80))
                }
                for cell in cells {
                    for heading in FocusDirection.allCases {
                        let search = FocusSearch()
                        guard let there = search.destination(from: cell.frame, heading: heading, among: cells)
                        else { continue }
                        let back = search.destination(
                            from: there.frame, heading: heading.opposite, among: cells)
                        #expect(back?.id == cell.id)
                    }
                }
            }
        }
    }

    @Test("Order of the candidates and place of the whole do not matter")
    func invariance() {
        var generator = SeededGenerator(seed: 11)
        for _ in 0..<200 {
            let candidates = randomCandidates(10, using: &generator)
            let moved = candidates.shuffled(using: &generator).map {
                FocusCandidate(id: $0.id, frame: $0.frame.offsetBy(dx: 64, dy: -32), group: $0.group)
            }
            let origin = candidates[0].frame
            for heading in FocusDirection.allCases {
                let one = FocusSearch().destination(from: origin, heading: heading, among: candidates)
                let two = FocusSearch().destination(
                    from: origin.offsetBy(dx: 64, dy: -32), heading: heading, among: moved)
                // Equal frames are told apart by order alone.
                #expect(one?.frame == two?.frame.offsetBy(dx: -64, dy: 32))
            }
        }
    }

    @Test("Mirrored space gives mirrored answers")
    func mirror() {
        var generator = SeededGenerator(seed: 13)
        for _ in 0..<200 {
            let candidates = randomCandidates(10, using: &generator)
            func mirrored(_ rect: CGRect) -> CGRect {
                CGRect(x: -rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
            }
            let other = candidates.map {
                FocusCandidate(id: $0.id, frame: mirrored($0.frame), group: $0.group)
            }
            let origin = candidates[0].frame
            let right = FocusSearch().destination(from: origin, heading: .right, among: candidates)
            let left = FocusSearch().destination(from: mirrored(origin), heading: .left, among: other)
            #expect(right?.frame == left.map { mirrored($0.frame) })
        }
    }

    @Test("Walking in one direction always ends")
    func walksEnd() {
        var generator = SeededGenerator(seed: 17)
        for _ in 0..<100 {
            let candidates = randomCandidates(20, using: &generator)
            for heading in FocusDirection.allCases {
                var place: FocusCandidate<Int>? = candidates[0]
                var steps = 0
                while let here = place, steps <= candidates.count {
                    place = FocusSearch().destination(from: here.frame, heading: heading, among: candidates)
                    steps += 1
                }
                #expect(steps <= candidates.count)
            }
        }
    }
}
