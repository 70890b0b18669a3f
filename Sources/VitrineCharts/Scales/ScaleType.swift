public import Foundation

/// How values become places along a scale.
public struct ScaleType: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case automatic, linear, category, date
        case log
        case symmetricLog(slope: Double)
        case power(Double)
    }
    let kind: Kind

    /// In proportion.
    public static let linear = ScaleType(kind: .linear)
    /// By the logarithm: equal ratios are equally far apart. Values of zero and less have no place.
    public static let log = ScaleType(kind: .log)
    /// By the logarithm of the distance from zero, on both sides of it.
    public static let symmetricLog = ScaleType(kind: .symmetricLog(slope: 1))
    /// By the square root.
    public static let squareRoot = ScaleType(kind: .power(0.5))
    /// By names, each with the same room.
    public static let category = ScaleType(kind: .category)
    /// By time.
    public static let date = ScaleType(kind: .date)

    /// By the logarithm of the distance from zero, on both sides of it.
    public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
        ScaleType(kind: .symmetricLog(slope: slopeAtZero))
    }

    /// By a power.
    public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent)) }

    /// The number that places are in proportion to; nil where a value has no place.
    func measure(_ value: Double) -> Double? {
        switch kind {
        case .automatic, .linear, .category, .date: return value
        case .log: return value > 0 ? Foundation.log10(value) : nil
        case .symmetricLog(let slope):
            let distance = Foundation.log1p(abs(value) * slope)
            return value < 0 ? -distance : distance
        case .power(let exponent):
            let size = pow(abs(value), exponent)
            return value < 0 ? -size : size
        }
    }

    /// The value whose measure is a number.
    func value(measuring measure: Double) -> Double {
        switch kind {
        case .automatic, .linear, .category, .date: return measure
        case .log: return pow(10, measure)
        case .symmetricLog(let slope):
            let distance = Foundation.expm1(abs(measure)) / slope
            return measure < 0 ? -distance : distance
        case .power(let exponent):
            let size = pow(abs(measure), 1 / exponent)
            return measure < 0 ? -size : size
        }
    }
}
