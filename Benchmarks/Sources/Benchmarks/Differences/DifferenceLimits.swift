/// What is promised, in one table.
enum DifferenceLimits {
    /// Milliseconds for 100,000 items named by UUIDs, and what DifferenceKit 1.3 took for as many and for a
    /// million on an idle machine of two cores: a limit grows as the reference does.
    private static let table: [DifferenceCase: (limit: Double, reference: Double, million: Double)] = [
        .identical: (1, 37, 610),
        .append: (1, 31, 673),
        .move: (2, 37, 642),
        .tenth: (12, 38, 667),
        .shuffle: (18, 56, 974),
        .sections: (14, 42, 420),
    ]

    /// Milliseconds; nil where nothing is promised.
    static func milliseconds(_ kind: DifferenceCase, count: Int) -> Double? {
        guard let entry = table[kind] else { return nil }
        return switch count {
        case 100_000: entry.limit
        case 1_000_000: entry.limit / entry.reference * entry.million
        default: nil
        }
    }

    /// How many times faster than DifferenceKit that is, which does not depend on the machine.
    static func ratio(_ kind: DifferenceCase, count: Int) -> Double? {
        guard let entry = table[kind], count >= 100_000 else { return nil }
        return entry.reference / entry.limit
    }

    /// Bytes for each item beyond the identifiers.
    static let bytesPerItem = 32.0
    /// Milliseconds for 1,000 single calls on a snapshot of 100,000 items.
    static let thousandCalls = 50.0
    /// Microseconds for the index of an item, when the index is there.
    static let indexOfItem = 1.0
    /// Milliseconds for a million items in 1,000 sections.
    static let building = 100.0

    /// `PASS`, `over`, or nothing where there is no limit.
    static func verdict(_ value: Double, _ limit: Double?) -> String {
        guard let limit else { return "" }
        return value <= limit ? "PASS" : "over"
    }
}
