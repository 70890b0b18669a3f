public import Foundation

extension Dimension {
    /// Creates the unit that a locale prefers; the base unit of the dimension where locales do not differ.
    public convenience init(forLocale locale: Locale) {
        self.init(preferred: nil, in: locale)
    }

    fileprivate convenience init(preferred usage: String?, in locale: Locale) {
        let usage = usage == "default" ? nil : usage
        let unit = UnitPreferences.unit(of: Self.self, for: usage, in: locale) ?? Self.baseUnit()
        self.init(symbol: unit.symbol, converter: unit.converter)
    }
}

extension UnitEnergy {
    /// Creates the unit that a locale prefers for a purpose.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitEnergy>) {
        self.init(preferred: usage.name, in: locale)
    }
}

extension UnitLength {
    /// Creates the unit that a locale prefers for a purpose.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitLength>) {
        self.init(preferred: usage.name, in: locale)
    }
}

extension UnitMass {
    /// Creates the unit that a locale prefers for a purpose.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitMass>) {
        self.init(preferred: usage.name, in: locale)
    }
}

extension UnitPressure {
    /// Creates the unit that a locale prefers for a purpose.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitPressure>) {
        self.init(preferred: usage.name, in: locale)
    }
}

extension UnitSpeed {
    /// Creates the unit that a locale prefers for a purpose.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitSpeed>) {
        self.init(preferred: usage.name, in: locale)
    }
}

extension UnitTemperature {
    /// Creates the unit that a locale prefers for a purpose.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitTemperature>) {
        self.init(preferred: usage.name, in: locale)
    }
}

extension UnitVolume {
    /// Creates the unit that a locale prefers for a purpose.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitVolume>) {
        self.init(preferred: usage.name, in: locale)
    }
}
