public import Foundation

/// A formatter that writes measurements in the units, and with the words, of a locale: `3.107 mi`.
open class MeasurementFormatter: Formatter, NSSecureCoding {
    /// Which unit is written, and how.
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// That of the measurement, whatever the locale prefers.
        public static let providedUnit = UnitOptions(rawValue: 1 << 0)
        /// The one among its like that fits the number: `12 km` instead of `12,000 m`.
        public static let naturalScale = UnitOptions(rawValue: 1 << 1)
        /// Temperatures are written without their scale: `90°`.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
    }

    /// Which unit is written; nothing is that of the locale.
    open var unitOptions: UnitOptions = []
    /// How the unit is written.
    open var unitStyle = Formatter.UnitStyle.medium
    /// The locale that is written, and whose unit is preferred; nil is the current one.
    open var locale: Locale! = .autoupdatingCurrent {
        didSet {
            if locale == nil { locale = .autoupdatingCurrent }
            if isNumberFormatterOurs { numberFormatter.locale = locale }
        }
    }
    /// What writes the number: by default with three digits behind the separator at most, in the formatter's locale.
    ///
    /// A formatter of the program's own keeps the locale that it has.
    open var numberFormatter: NumberFormatter! = NumberFormatter.decimal(.autoupdatingCurrent) {
        didSet {
            isNumberFormatterOurs = numberFormatter == nil
            if numberFormatter == nil { numberFormatter = NumberFormatter.decimal(locale) }
        }
    }
    private var isNumberFormatterOurs = true

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        unitOptions = UnitOptions(rawValue: UInt(bitPattern: coder.decodeInteger(forKey: Key.options)))
        unitStyle = Formatter.UnitStyle(rawValue: coder.decodeInteger(forKey: Key.style)) ?? .medium
        if let identifier = coder.decodeObject(of: NSString.self, forKey: Key.locale) {
            locale = Locale(identifier: String(describing: identifier))
        }
    }

    /// Encodes the options, the style and the locale; a formatter of numbers of the program's own is not.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(Int(bitPattern: unitOptions.rawValue), forKey: Key.options)
        coder.encode(unitStyle.rawValue, forKey: Key.style)
        coder.encode(NSString(string: locale.identifier), forKey: Key.locale)
    }

    public static var supportsSecureCoding: Bool { true }

    /// Writes a measurement.
    open func string(from measurement: Measurement<Unit>) -> String {
        text(measurement.value, measurement.unit)
    }

    /// Writes a measurement.
    public func string<UnitType>(from measurement: Measurement<UnitType>) -> String {
        string(from: Measurement<Unit>(value: measurement.value, unit: measurement.unit))
    }

    /// Writes the name of a unit; the symbol of one that has none.
    open func string(from unit: Unit) -> String {
        if unit is UnitTemperature, unitOptions.contains(.temperatureWithoutUnit) { return "°" }
        return UnitTable.known(unit)?.code.flatMap { MeasurementText.name($0, unitStyle, locale) }
            ?? unit.symbol
    }

    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let measurement as any AnyMeasurement: string(from: measurement.ofAnyUnit)
        case let measurement as NSMeasurement: text(measurement.doubleValue, measurement.unit)
        case let unit as Unit: string(from: unit)
        default: nil
        }
    }

    private func text(_ value: Double, _ unit: Unit) -> String {
        guard let dimension = unit as? Dimension else { return described(value, unit) }
        var target = dimension
        if !unitOptions.contains(.providedUnit) {
            target = UnitPreferences.unit(insteadOf: dimension, in: locale)
        }
        var value = converted(value, dimension, target)
        if unitOptions.contains(.naturalScale) {
            let natural = UnitScales.natural(for: value, in: target)
            value = converted(value, target, natural)
            target = natural
        }
        guard let known = UnitTable.known(target) else { return described(value, target) }
        var name = "unit/\(known.name)"
        if target is UnitTemperature, unitOptions.contains(.temperatureWithoutUnit) {
            name = "measure-unit/temperature-generic"
        } else if known.name == "kilocalorie", !unitOptions.contains(.providedUnit) {
            // Where people count calories of food, they write kilocalories so.
            name = "unit/foodcalorie"
        }
        let skeleton = [
            name, MeasurementText.width(unitStyle), NumberSkeleton.precision(of: numberFormatter),
        ].joined(separator: " ")
        return MeasurementText.text(value, as: number(value), skeleton, locale) ?? described(value, target)
    }

    private func converted(_ value: Double, _ unit: Dimension, _ target: Dimension) -> Double {
        guard !unit.isEqual(target) else { return value }
        return target.converter.value(fromBaseUnitValue: unit.converter.baseUnitValue(fromValue: value))
    }

    private func number(_ value: Double) -> String {
        numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
    }

    private func described(_ value: Double, _ unit: Unit) -> String {
        number(value) + (unitStyle == .short ? "" : " ") + unit.symbol
    }

    private enum Key {
        static let options = "unitOptions"
        static let style = "unitStyle"
        static let locale = "locale"
    }
}

extension NumberFormatter {
    fileprivate static func decimal(_ locale: Locale) -> NumberFormatter {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.locale = locale
        return formatter
    }
}

/// A measurement of whatever unit.
private protocol AnyMeasurement {
    var ofAnyUnit: Measurement<Unit> { get }
}

extension Measurement: AnyMeasurement {
    fileprivate var ofAnyUnit: Measurement<Unit> { Measurement<Unit>(value: value, unit: unit) }
}
