import Foundation

/// Random numbers that are the same in each run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64 = 7) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// What names items in the benchmarks.
protocol SampleIdentifier: Hashable, Sendable {
    /// How tables call it.
    static var title: String { get }

    /// Identifiers that differ from all others of the generator; `first` is the number of those made before.
    static func make(_ count: Int, first: Int, _ generator: inout SeededGenerator) -> [Self]
}

extension UUID: SampleIdentifier {
    static var title: String { "UUID" }

    static func make(_ count: Int, first: Int, _ generator: inout SeededGenerator) -> [UUID] {
        (0..<count).map { _ in
            unsafeBitCast((generator.next(), generator.next()), to: UUID.self)
        }
    }
}

/// Keys as a database hands them out.
extension Int: SampleIdentifier {
    static var title: String { "Int" }

    static func make(_ count: Int, first: Int, _ generator: inout SeededGenerator) -> [Int] {
        Array(first..<(first + count))
    }
}
