import Foundation
import Fuzzing
import Testing
import VitrineQuartzCore
import VitrineTesting

@testable import VitrineUIKit

@MainActor
@Suite struct OverlappingApplyFuzzTests {
    struct Step: CustomStringConvertible {
        var sections: [(Int, [Int])]
        var isAnimated: Bool
        var wait: Double
        var reload: [Int]

        var description: String {
            "apply(\(sections.map { "\($0.0): \($0.1)" }.joined(separator: ", ")), animated: \(isAnimated)"
                + (reload.isEmpty ? "" : ", reload: \(reload)") + "), wait \(wait)"
        }
    }

    @Test("Snapshots applied before others are shown leave each cell in its place, and nothing behind")
    func random() {
        for seed in FuzzBudget.seeds(12, from: 1000) {
            var random = SeededGenerator(seed: seed)
            let style = OverlappingBoard.Style.allCases[abs(seed) % 4]
            let device: TestHost.Device = seed.isMultiple(of: 3) ? .appleTV : .iPhone
            let steps = Self.steps(20, &random)
            guard let fault = Self.fault(steps, style, device) else { continue }
            // Numbers in the words change with the sequence; what is wrong does not.
            func kind(_ fault: String?) -> String? { fault?.filter { $0.isLetter || $0 == " " } }
            let short = shortened(steps, attempts: 300) { kind(Self.fault($0, style, device)) == kind(fault) }
            Issue.record(
                "seed \(seed), \(style), \(device): \(fault); in short \(Self.fault(short, style, device) ?? "?") by\n\(short.map(\.description).joined(separator: "\n"))"
            )
        }
    }

    private static func fault(
        _ steps: [Step], _ style: OverlappingBoard.Style, _ device: TestHost.Device
    ) -> String? {
        weak var gone: UICollectionView?
        var fault: String?
        do {
            let board = OverlappingBoard(style, device: device)
            gone = board.view
            for (index, step) in steps.enumerated() {
                board.apply(step.sections, animated: step.isAnimated, reload: step.reload, wait: step.wait)
                fault = board.fault.map { "after step \(index): \($0)" }
                if fault != nil { break }
            }
            // Half of the sequences lose their window in the middle of what they animate.
            if fault == nil, steps.count.isMultiple(of: 2) {
                fault = board.host.settle(timeout: 5) ? board.faultAtRest : "it never comes to rest"
            }
        }
        for _ in 0..<3 { LaterTurns.runAll() }
        return fault ?? (gone == nil ? nil : "the collection view is kept")
    }

    private static func steps(_ count: Int, _ random: inout SeededGenerator) -> [Step] {
        var steps: [Step] = []
        var fresh = 1000
        let length = count + random.int(0...1)
        for _ in 0..<length {
            var sections: [(Int, [Int])] = []
            if let last = steps.last, !last.sections.isEmpty, random.chance(0.85) {
                sections = edited(last.sections, &fresh, &random)
            } else {
                var pool = Array(0..<random.int(1...40)).shuffled(using: &random)
                for section in Array(0..<5).shuffled(using: &random).prefix(random.int(0...5)) {
                    let number = min(pool.count, random.int(0...12))
                    sections.append((section, Array(pool.prefix(number))))
                    pool.removeFirst(number)
                }
            }
            steps.append(
                Step(
                    sections: sections, isAnimated: random.chance(0.6),
                    wait: random.pick([0, 0.016, 0.05, 0.2, 1]),
                    reload: random.chance(0.25) ? Array(sections.flatMap(\.1).prefix(1)) : []))
        }
        return steps
    }

    private static func edited(
        _ old: [(Int, [Int])], _ fresh: inout Int, _ random: inout SeededGenerator
    ) -> [(Int, [Int])] {
        var sections = old
        let index = random.int(0...(sections.count - 1))
        fresh += 3
        switch random.int(0...7) {
        case 0, 1, 2:
            let new = (0..<random.int(1...3)).map { fresh + $0 }
            sections[index].1.insert(contentsOf: new, at: random.int(0...sections[index].1.count))
        case 3: sections[index].1.removeAll { _ in random.chance(0.3) }
        case 4: sections.remove(at: index)
        case 5:
            let moved = sections.remove(at: index)
            sections.insert(moved, at: random.int(0...sections.count))
        case 6:
            sections.append((fresh, (0..<random.int(0...12)).map { fresh + 100_000 + $0 * 7 }))
            fresh += 100
        default:
            guard !sections[index].1.isEmpty else { break }
            let item = sections[index].1.removeFirst()
            sections[random.int(0...(sections.count - 1))].1.append(item)
        }
        var (names, items) = (Set<Int>(), Set<Int>())
        sections = sections.filter { names.insert($0.0).inserted }.map {
            ($0.0, $0.1.filter { items.insert($0).inserted })
        }
        return sections.count > 7 || items.count > 120 ? Array(sections.prefix(2)) : sections
    }
}
