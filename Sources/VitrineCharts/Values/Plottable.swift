public import Foundation

/// A type that can serve as the type of data of a mark.
///
/// Numbers, strings and dates are plottable. Types of a program are by the primitive value that they stand for; an enumeration
/// with raw values of such a type needs to declare the conformance only.
public protocol Plottable {
    /// A number, string or date.
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol
    /// The value as it is plotted.
    var primitivePlottable: PrimitivePlottable { get }
    /// Makes the value that a plotted one stands for; nil where there is none.
    init?(primitivePlottable: PrimitivePlottable)
    /// The end of a value that stands for a span of its scale, as bins do.
    var _upperDatum: _ChartDatum? { get }
}

extension Plottable {
    /// Nil: the value is a point.
    public var _upperDatum: _ChartDatum? { nil }
}

/// Numbers, strings and dates: what scales know. Programs conform to `Plottable`.
public protocol PrimitivePlottableProtocol {
    /// The value as scales know it.
    var _datum: _ChartDatum { get }
    /// Makes a value of one of a scale; nil for one of another kind.
    init?(_datum: _ChartDatum)
}

extension Plottable where PrimitivePlottable == Self {
    /// The value itself.
    public var primitivePlottable: Self { self }
    /// Makes the same value.
    public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
    /// The raw value.
    public var primitivePlottable: RawValue { rawValue }
    /// Makes the value with a raw value.
    public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Plottable {
    var datum: Datum { primitivePlottable._datum }
    init?(datum: Datum) {
        guard let primitive = PrimitivePlottable(_datum: datum) else { return nil }
        self.init(primitivePlottable: primitive)
    }
}

extension BinaryInteger where Self: PrimitivePlottableProtocol {
    /// The number.
    public var _datum: _ChartDatum { .number(Double(self)) }
    /// Makes the nearest whole number; nil beyond the type's.
    public init?(_datum: _ChartDatum) {
        guard case .number(let value) = _datum, let whole = Self(exactly: value.rounded()) else { return nil }
        self = whole
    }
}

extension BinaryFloatingPoint where Self: PrimitivePlottableProtocol {
    /// The number.
    public var _datum: _ChartDatum { .number(Double(self)) }
    /// Makes the number.
    public init?(_datum: _ChartDatum) {
        guard case .number(let value) = _datum else { return nil }
        self = Self(value)
    }
}

extension Int: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int }
extension Int8: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int8 }
extension Int16: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int16 }
extension Int32: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int32 }
extension Int64: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int64 }
extension UInt: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt }
extension UInt8: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt8 }
extension UInt16: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt16 }
extension UInt32: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt32 }
extension UInt64: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt64 }
extension Double: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Double }
extension Float: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Float }
extension CGFloat: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = CGFloat }

extension Decimal: Plottable, PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Decimal
    /// The nearest number.
    public var _datum: _ChartDatum { .number(NSDecimalNumber(decimal: self).doubleValue) }
    /// Makes the number.
    public init?(_datum: _ChartDatum) {
        guard case .number(let value) = _datum, value.isFinite else { return nil }
        self.init(value)
    }
}

extension String: Plottable, PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = String
    /// The category.
    public var _datum: _ChartDatum { .category(self) }
    /// Makes the name of a category.
    public init?(_datum: _ChartDatum) {
        guard case .category(let name) = _datum else { return nil }
        self = name
    }
}

extension Date: Plottable, PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Date
    /// The moment.
    public var _datum: _ChartDatum { .date(timeIntervalSinceReferenceDate) }
    /// Makes the moment.
    public init?(_datum: _ChartDatum) {
        guard case .date(let seconds) = _datum else { return nil }
        self.init(timeIntervalSinceReferenceDate: seconds)
    }
}
