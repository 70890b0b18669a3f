public import Foundation

extension Measurement where UnitType: Dimension {
    /// A format that writes a measurement in the unit, and with the words, of a locale.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How units are written.
        public struct UnitWidth: Codable, Hashable, Sendable {
            let style: Int

            /// `37.2 Calories`
            public static var wide: Self { Self(style: Formatter.UnitStyle.long.rawValue) }
            /// `37.2 Cal`
            public static var abbreviated: Self { Self(style: Formatter.UnitStyle.medium.rawValue) }
            /// `37.2Cal`
            public static var narrow: Self { Self(style: Formatter.UnitStyle.short.rawValue) }
        }

        /// How the unit is written.
        public var width: UnitWidth
        /// The locale that is written, and whose unit is preferred.
        public var locale: Locale
        /// How the number is written; nil rounds as CLDR does for the unit.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        /// What the measurement is for; nil keeps its unit.
        public var usage: MeasurementFormatUnitUsage<UnitType>?

        fileprivate var hidesScale = false

        /// Creates a format.
        ///
        /// - Parameters:
        ///   - width: How the unit is written.
        ///   - locale: The locale that is written, and whose unit is preferred.
        ///   - usage: What the measurement is for.
        ///   - numberFormatStyle: How the number is written; nil rounds as CLDR does for the unit.
        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.width = width
            self.locale = locale
            self.usage = usage
            self.numberFormatStyle = numberFormatStyle
        }

        /// The same with attributes for the number and the unit.
        public var attributed: AttributedStyle { AttributedStyle(base: self) }

        /// Writes a measurement.
        public func format(_ measurement: Measurement<UnitType>) -> String {
            written(measurement) { MeasurementText.text($0, $1, locale) } ?? described(measurement)
        }

        /// The same in another locale.
        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }

        /// Tries the unit as it is, then those that ICU may know instead.
        func written<T>(_ measurement: Measurement<UnitType>, _ write: (Double, String) -> T?) -> T? {
            if let temperature = measurement as? Measurement<UnitTemperature> {
                return written(temperature, write)
            }
            if let known = UnitTable.known(measurement.unit),
                let result = write(measurement.value, skeleton("unit/\(known.name)", measurement.unit))
            {
                return result
            }
            guard usage != .asProvided else { return nil }
            let base = measurement.converted(to: UnitType.baseUnit())
            guard let known = UnitTable.known(base.unit) else { return nil }
            return write(base.value, skeleton("unit/\(known.name)", base.unit))
        }

        /// Temperatures are converted before ICU sees them: a scale that is hidden has no unit to prefer.
        private func written<T>(
            _ temperature: Measurement<UnitTemperature>, _ write: (Double, String) -> T?
        ) -> T? {
            var temperature = temperature
            var precision = ""
            if let usage = usage?.name {
                let preferred = UnitPreferences.unit(of: UnitTemperature.self, for: usage, in: locale)
                if let preferred = preferred as? UnitTemperature { temperature.convert(to: preferred) }
                // As ICU rounds what it converts: no fractions, but two digits.
                if numberFormatStyle == nil { precision = " ./@@r" }
            }
            guard let known = UnitTable.known(temperature.unit) else { return nil }
            // Only the old stem knows the unit without a scale.
            let unit = hidesScale ? "measure-unit/temperature-generic" : "unit/\(known.name)"
            return write(temperature.value, skeleton(unit, nil) + precision)
        }

        private func skeleton(_ unit: String, _ dimension: Dimension?) -> String {
            var skeleton =
                "\(unit) \(MeasurementText.width(Formatter.UnitStyle(rawValue: width.style) ?? .medium))"
            if let usage = usage?.name, let dimension, UnitPreferences.vary(for: dimension) {
                skeleton += " usage/\(usage)"
            }
            return numberFormatStyle.map { "\(skeleton) \(NumberSkeleton.skeleton(of: $0))" } ?? skeleton
        }

        private func described(_ measurement: Measurement<UnitType>) -> String {
            let style = (numberFormatStyle ?? FloatingPointFormatStyle()).locale(locale)
            return "\(style.format(measurement.value)) \(measurement.unit.symbol)"
        }
    }

    /// Writes the measurement in the unit that the current locale prefers, with an abbreviation of it.
    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

    /// Writes the measurement in a format.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == Self {
        style.format(self)
    }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
    /// Whether the scale is left out: `90°` instead of `90°F`.
    public var hidesScaleName: Bool {
        get { hidesScale }
        set { hidesScale = newValue }
    }

    /// Creates a format of temperatures.
    ///
    /// - Parameters:
    ///   - width: How the unit is written.
    ///   - locale: The locale that is written, and whose scale is preferred.
    ///   - usage: What the temperature is for.
    ///   - hidesScaleName: Whether the scale is left out.
    ///   - numberFormatStyle: How the number is written; nil rounds as CLDR does for the unit.
    public init(
        width: UnitWidth = .abbreviated, locale: Locale = .autoupdatingCurrent,
        usage: MeasurementFormatUnitUsage<UnitType> = .general, hidesScaleName: Bool = false,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
        self.init(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
        self.hidesScaleName = hidesScaleName
    }
}

extension FormatStyle {
    /// A format of measurements in the current locale.
    ///
    /// - Parameters:
    ///   - width: How the unit is written.
    ///   - usage: What the measurement is for.
    ///   - numberFormatStyle: How the number is written; nil rounds as CLDR does for the unit.
    public static func measurement<UnitType>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle, UnitType: Dimension {
        Measurement<UnitType>.FormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }

    /// A format of temperatures in the current locale.
    ///
    /// - Parameters:
    ///   - width: How the unit is written.
    ///   - usage: What the temperature is for.
    ///   - hidesScaleName: Whether the scale is left out.
    ///   - numberFormatStyle: How the number is written; nil rounds as CLDR does for the unit.
    public static func measurement(
        width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
        Measurement<UnitTemperature>.FormatStyle(
            width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
    }
}
