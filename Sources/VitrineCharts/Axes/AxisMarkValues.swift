public import Foundation

/// Which values an axis shows.
public struct AxisMarkValues: Sendable {
    var desiredCount: Int?
    var stride: AxisStride?
    /// What the distance is at least: of numbers, or in seconds.
    var leastStride = 0.0
    var roundsLower: Bool?
    var roundsUpper: Bool?
    var listed: [Datum]?
    var calendar: Calendar?

    /// Round values, as many as there is room for.
    public static let automatic = AxisMarkValues()

    /// Round values.
    ///
    /// - Parameters:
    ///   - desiredCount: About how many; nil is as many as there is room for.
    ///   - roundLowerBound: Whether the scale begins at a round value; nil is that numbers do.
    ///   - roundUpperBound: Whether the scale ends at a round value; nil is that numbers do.
    public static func automatic(
        desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(desiredCount: desiredCount, roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
    }

    /// Round values with a least distance between them.
    public static func automatic<P: Plottable>(
        minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
        roundUpperBound: Bool? = nil
    ) -> AxisMarkValues where P: BinaryFloatingPoint {
        AxisMarkValues(
            desiredCount: desiredCount, leastStride: Double(minimumStride), roundsLower: roundLowerBound,
            roundsUpper: roundUpperBound)
    }

    /// The multiples of a number.
    public static func stride<P: Plottable>(
        by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues where P: BinaryFloatingPoint {
        AxisMarkValues(
            stride: .number(Double(stepSize)), roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
    }

    /// The multiples of a number.
    @_disfavoredOverload
    public static func stride<P: Plottable>(
        by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues where P: BinaryInteger {
        AxisMarkValues(
            stride: .number(Double(stepSize)), roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
    }

    /// Where units of the calendar begin.
    ///
    /// - Parameters:
    ///   - component: The unit.
    ///   - count: How many of them lie between two values.
    ///   - roundLowerBound: Whether the scale begins where a unit does.
    ///   - roundUpperBound: Whether the scale ends where a unit does.
    ///   - calendar: The calendar; nil is that of the environment.
    public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
        roundUpperBound: Bool? = nil, calendar: Calendar? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            stride: .date(DateStride(component: component, count: count)), roundsLower: roundLowerBound,
            roundsUpper: roundUpperBound, calendar: calendar)
    }
}

/// A value of an axis, with its place among the others.
public struct AxisValue {
    /// How many come before it.
    public let index: Int
    /// How many there are.
    public let count: Int
    let datum: Datum

    /// The value as one of a type; nil where it is none.
    public func `as`<P: Plottable>(_ type: P.Type) -> P? { P(datum: datum) }
}
