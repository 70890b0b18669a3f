public import Foundation

/// A range of values that are counted together.
public struct ChartBinRange<Bound: Comparable> {
    /// The least value.
    public let lowerBound: Bound
    /// The end, which belongs to the next bin, except for the last one.
    public let upperBound: Bound
}

extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Equatable where Bound: Equatable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

extension ChartBinRange: Plottable where Bound: Plottable {
    public typealias PrimitivePlottable = Bound.PrimitivePlottable
    /// The lower bound. A mark reaches from there to the upper one.
    public var primitivePlottable: Bound.PrimitivePlottable { lowerBound.primitivePlottable }
    /// The upper bound.
    public var _upperDatum: _ChartDatum? { upperBound.primitivePlottable._datum }
    /// Makes an empty range at a value.
    public init?(primitivePlottable: Bound.PrimitivePlottable) {
        guard let bound = Bound(primitivePlottable: primitivePlottable) else { return nil }
        self.init(lowerBound: bound, upperBound: bound)
    }
}

/// Ranges of numbers that are counted together, of one size.
public struct NumberBins<Value: Comparable & Plottable>: RandomAccessCollection {
    /// The bounds, one more than there are ranges.
    public let thresholds: [Value]

    public var startIndex: Int { 0 }
    public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }

    /// The range with a number.
    public subscript(position: Int) -> ChartBinRange<Value> {
        ChartBinRange(lowerBound: thresholds[position], upperBound: thresholds[position + 1])
    }

    /// The number of the range that a value is in; the first or last one for values beyond them.
    ///
    /// Complexity: O(log ranges).
    public func index(for value: Value) -> Int {
        var (lower, upper) = (0, endIndex)
        while lower + 1 < upper {
            let middle = (lower + upper) / 2
            if thresholds[middle] <= value { lower = middle } else { upper = middle }
        }
        return lower
    }

    private init(from lower: Double, to upper: Double, step: Double, _ make: (Double) -> Value) {
        var values = NumberTicks.values(from: lower, to: upper, step: step)
        if values.count < 2 { values = [lower, lower + step] }
        thresholds = values.map(make)
    }

    private init(_ data: [Double], count: Int, least: Double, _ make: (Double) -> Value) {
        let finite = data.filter(\.isFinite)
        let (lower, upper) = (finite.min() ?? 0, finite.max() ?? 1)
        let step = NumberTicks.step(from: lower, to: upper, count: count, least: least)
        self.init(
            from: (lower / step).rounded(.down) * step, to: (upper / step + 1e-9).rounded(.up) * step,
            step: step, make)
    }
}

extension NumberBins where Value: BinaryFloatingPoint {
    /// Makes ranges of round numbers.
    ///
    /// - Parameters:
    ///   - data: What they are to hold.
    ///   - desiredCount: About how many there are to be.
    public init(data: [Value], desiredCount: Int = 10) {
        self.init(data.map(Double.init), count: desiredCount, least: 0) { Value($0) }
    }

    /// Makes ranges of a size.
    public init(size: Value, range: ClosedRange<Value>) {
        let size = Double(size)
        self.init(
            from: (Double(range.lowerBound) / size).rounded(.down) * size,
            to: (Double(range.upperBound) / size).rounded(.up) * size, step: size
        ) { Value($0) }
    }
}

extension NumberBins where Value: BinaryInteger {
    /// Makes ranges of round numbers.
    ///
    /// - Parameters:
    ///   - data: What they are to hold.
    ///   - desiredCount: About how many there are to be.
    public init(data: [Value], desiredCount: Int = 10) {
        self.init(data.map(Double.init), count: desiredCount, least: 1) { Value($0) }
    }

    /// Makes ranges of a size.
    public init(size: Value, range: ClosedRange<Value>) {
        let size = Double(size)
        self.init(
            from: (Double(range.lowerBound) / size).rounded(.down) * size,
            to: (Double(range.upperBound) / size).rounded(.up) * size, step: size
        ) { Value($0) }
    }
}

extension NumberBins: Equatable where Value: Equatable {}
extension NumberBins: Sendable where Value: Sendable {}
