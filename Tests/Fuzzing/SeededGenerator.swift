/// The same numbers on every machine for the same seed (SplitMix64, Steele, Lea and Flood 2014).
public struct SeededGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64

    public init(seed: some BinaryInteger) {
        state = UInt64(truncatingIfNeeded: seed)
    }

    public mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
        bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
        return bits ^ (bits >> 31)
    }

    public mutating func int(_ range: ClosedRange<Int>) -> Int {
        Int.random(in: range, using: &self)
    }

    public mutating func double(_ range: ClosedRange<Double>) -> Double {
        Double.random(in: range, using: &self)
    }

    /// True in this part of the cases, 0…1.
    public mutating func chance(_ probability: Double) -> Bool {
        double(0...1) < probability
    }

    /// One of a list that has at least one element.
    public mutating func pick<Element>(_ list: [Element]) -> Element {
        list[int(0...(list.count - 1))]
    }
}
