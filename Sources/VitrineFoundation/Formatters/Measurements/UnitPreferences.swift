import Foundation
import _FoundationICU

/// The units that people of a locale are used to.
enum UnitPreferences {
    /// The dimensions for which CLDR knows what regions prefer, by its names of them.
    private static let categories: [ObjectIdentifier: String] = [
        ObjectIdentifier(UnitArea.self): "area", ObjectIdentifier(UnitEnergy.self): "energy",
        ObjectIdentifier(UnitFuelEfficiency.self): "consumption", ObjectIdentifier(UnitLength.self): "length",
        ObjectIdentifier(UnitMass.self): "mass", ObjectIdentifier(UnitPower.self): "power",
        ObjectIdentifier(UnitPressure.self): "pressure", ObjectIdentifier(UnitSpeed.self): "speed",
        ObjectIdentifier(UnitTemperature.self): "temperature", ObjectIdentifier(UnitVolume.self): "volume",
    ]

    /// Whether regions differ in what they measure a dimension in.
    static func vary(for dimension: Dimension) -> Bool {
        categories[ObjectIdentifier(type(of: dimension))] != nil
    }

    /// The unit of a dimension for a purpose; the smallest of those that are written together (`5 ft, 11 in`).
    ///
    /// - Parameter usage: CLDR's name of the purpose; nil is no special one. `large` is that of large quantities.
    /// - Returns: nil where regions do not differ, or nobody knows.
    static func unit(of dimension: Dimension.Type, for usage: String?, in locale: Locale) -> Dimension? {
        guard let category = categories[ObjectIdentifier(dimension)] else { return nil }
        var status = U_ZERO_ERROR
        var units = [UAMeasureUnit](repeating: UAMEASUNIT_LENGTH_METER, count: 8)
        let count =
            if let usage {
                uameasfmt_getUnitsForUsage(
                    locale.identifier, category, usage, &units, Int32(units.count), &status)
            } else {
                uameasfmt_getUnitsForUsage(
                    locale.identifier, category, nil, &units, Int32(units.count), &status)
            }
        guard status.rawValue <= U_ZERO_ERROR.rawValue, count > 0, Int(count) <= units.count else {
            return nil
        }
        let unit = units[Int(count) - 1]
        // Calories of food have a number of their own.
        return UnitTable.unit(
            unit == UAMEASUNIT_ENERGY_FOODCALORIE ? UAMEASUNIT_ENERGY_KILOCALORIE : unit, in: dimension)
    }

    /// The unit into which `MeasurementFormatter` converts when nothing else is asked for.
    ///
    /// Lengths are those of distances, in kilometres or miles. Energy stays what it is, and so does what regions do not
    /// differ in; a unit that only the program knows becomes its base unit.
    static func unit(insteadOf unit: Dimension, in locale: Locale) -> Dimension {
        guard UnitTable.known(unit) != nil else { return type(of: unit).baseUnit() }
        switch unit {
        case is UnitEnergy: return unit
        case is UnitLength: return self.unit(of: UnitLength.self, for: "large", in: locale) ?? unit
        case is UnitFuelEfficiency:
            return self.unit(of: UnitFuelEfficiency.self, for: "vehicle-fuel", in: locale) ?? unit
        default: return self.unit(of: type(of: unit), for: nil, in: locale) ?? unit
        }
    }
}

/// Units of a kind, from which the one is chosen in which a quantity has the shortest number.
enum UnitScales {
    /// The largest first.
    private static let all: [[Dimension]] = [
        [
            UnitLength.kilometers, UnitLength.meters, UnitLength.centimeters, UnitLength.millimeters,
            UnitLength.micrometers, UnitLength.nanometers, UnitLength.picometers,
        ],
        [UnitLength.miles, UnitLength.feet, UnitLength.inches],
        [
            UnitMass.metricTons, UnitMass.kilograms, UnitMass.grams, UnitMass.milligrams, UnitMass.micrograms,
            UnitMass.nanograms,
        ],
        [UnitMass.shortTons, UnitMass.pounds, UnitMass.ounces],
        [
            UnitArea.squareKilometers, UnitArea.squareMeters, UnitArea.squareCentimeters,
            UnitArea.squareMillimeters,
        ],
        [UnitArea.squareMiles, UnitArea.squareFeet, UnitArea.squareInches],
        [UnitVolume.liters, UnitVolume.milliliters],
        [UnitVolume.cubicKilometers, UnitVolume.cubicMeters, UnitVolume.cubicCentimeters],
        [UnitVolume.gallons, UnitVolume.quarts, UnitVolume.pints, UnitVolume.fluidOunces],
        [UnitVolume.imperialGallons, UnitVolume.imperialQuarts, UnitVolume.imperialFluidOunces],
        [
            UnitDuration.hours, UnitDuration.minutes, UnitDuration.seconds, UnitDuration.milliseconds,
            UnitDuration.microseconds, UnitDuration.nanoseconds,
        ],
        [
            UnitInformationStorage.petabytes, UnitInformationStorage.terabytes,
            UnitInformationStorage.gigabytes,
            UnitInformationStorage.megabytes, UnitInformationStorage.kilobytes, UnitInformationStorage.bytes,
        ],
        [
            UnitInformationStorage.terabits, UnitInformationStorage.gigabits, UnitInformationStorage.megabits,
            UnitInformationStorage.kilobits, UnitInformationStorage.bits,
        ],
        [UnitEnergy.kilojoules, UnitEnergy.joules],
        [UnitEnergy.kilocalories, UnitEnergy.calories],
        [
            UnitFrequency.terahertz, UnitFrequency.gigahertz, UnitFrequency.megahertz,
            UnitFrequency.kilohertz,
            UnitFrequency.hertz, UnitFrequency.millihertz,
        ],
        [
            UnitPower.terawatts, UnitPower.gigawatts, UnitPower.megawatts, UnitPower.kilowatts,
            UnitPower.watts,
            UnitPower.milliwatts, UnitPower.microwatts,
        ],
        [
            UnitPressure.gigapascals, UnitPressure.megapascals, UnitPressure.kilopascals,
            UnitPressure.hectopascals,
        ],
        [
            UnitElectricCurrent.kiloamperes, UnitElectricCurrent.amperes, UnitElectricCurrent.milliamperes,
            UnitElectricCurrent.microamperes,
        ],
        [
            UnitElectricPotentialDifference.kilovolts, UnitElectricPotentialDifference.volts,
            UnitElectricPotentialDifference.millivolts, UnitElectricPotentialDifference.microvolts,
        ],
        [
            UnitElectricResistance.megaohms, UnitElectricResistance.kiloohms, UnitElectricResistance.ohms,
            UnitElectricResistance.milliohms,
        ],
    ]

    /// The unit of the same kind in which a quantity is at least 1, or half a mile, where CLDR has that end.
    ///
    /// - Returns: the unit itself where it is of no kind, or there is nothing to measure.
    static func natural(for value: Double, in unit: Dimension) -> Dimension {
        guard value != 0, value.isFinite,
            let scale = all.first(where: {
                $0.contains { type(of: $0) == type(of: unit) && $0.isEqual(unit) }
            })
        else { return unit }
        let amount = abs(unit.converter.baseUnitValue(fromValue: value))
        let chosen = scale.first { candidate in
            let least = candidate.isEqual(UnitLength.miles) ? 0.5 : 1
            // A hair less, for what is 1 but for the rounding of the conversion.
            return candidate.converter.value(fromBaseUnitValue: amount) >= least * (1 - 1e-9)
        }
        return chosen ?? scale[scale.count - 1]
    }
}
