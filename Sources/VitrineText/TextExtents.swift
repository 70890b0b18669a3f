/// The lengths and heights of parts of a text, one below another: numbers alone, which are quickly gone through.
///
/// Complexity: O(parts) of all that finds a part or adds some up, a nanosecond each.
struct TextExtents: Equatable {
    /// UTF-16 units.
    private(set) var lengths: ContiguousArray<Int> = []
    /// Points.
    private(set) var heights: ContiguousArray<Double> = []

    var count: Int { lengths.count }
    /// UTF-16 units.
    var length: Int { lengths.reduce(0, +) }
    /// Points.
    var height: Double { heights.reduce(0, +) }

    mutating func append(length: Int, height: Double) {
        lengths.append(length)
        heights.append(height)
    }

    mutating func set(_ index: Int, length: Int, height: Double) {
        lengths[index] = length
        heights[index] = height
    }

    mutating func setHeight(_ height: Double, of index: Int) { heights[index] = height }

    mutating func replaceSubrange(_ range: Range<Int>, with other: Self) {
        lengths.replaceSubrange(range, with: other.lengths)
        heights.replaceSubrange(range, with: other.heights)
    }

    subscript(range: Range<Int>) -> Self {
        Self(
            lengths: ContiguousArray(lengths[range]), heights: ContiguousArray(heights[range]))
    }

    /// The part that an offset is in, and where it begins; the last one of what is behind all.
    func find(offset: Int) -> (index: Int, start: Int) {
        var start = 0
        for index in 0..<max(0, count - 1) {
            let end = start + lengths[index]
            if offset < end { return (index, start) }
            start = end
        }
        return (max(0, count - 1), start)
    }

    /// The part at a height, and its top; the last one of what is below all.
    func find(height: Double) -> (index: Int, top: Double) {
        var top = 0.0
        for index in 0..<max(0, count - 1) {
            let bottom = top + heights[index]
            if height < bottom { return (index, top) }
            top = bottom
        }
        return (max(0, count - 1), top)
    }

    /// The length of what is before a part.
    func start(of index: Int) -> Int { lengths[..<index].reduce(0, +) }

    /// The height of what is above a part.
    func top(of index: Int) -> Double { heights[..<index].reduce(0, +) }
}
