/// Lengths that layout can compute with.
enum LayoutLimit {
    /// Points. Farther out, doubles would lose parts of pixels where lengths are added and multiplied.
    static let farthest = 1e8

    /// The nearest length within the limit; 0 for what is no number.
    static func length(_ value: Double) -> Double {
        value.isNaN ? 0 : min(max(value, -farthest), farthest)
    }
}
