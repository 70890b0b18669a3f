import Foundation
import _FoundationICU

/// A unit of Foundation's by the names that ICU has for it.
struct KnownUnit: Sendable {
    let unit: Dimension
    /// CLDR's identifier, as `kilometer-per-hour`.
    let name: String
    /// The number by which Apple's additions to ICU know the unit; few have one.
    let code: UAMeasureUnit?

    init(_ unit: Dimension, _ name: String, _ code: UAMeasureUnit? = nil) {
        self.unit = unit
        self.name = name
        self.code = code
    }
}

/// Which of Foundation's units ICU can write.
///
/// Units that CLDR has no words for (coulombs, gradians, slugs, imperial spoons) are not here: they are written by their
/// symbols.
enum UnitTable {
    private static let units: [ObjectIdentifier: [KnownUnit]] = [
        ObjectIdentifier(UnitAcceleration.self): acceleration, ObjectIdentifier(UnitAngle.self): angle,
        ObjectIdentifier(UnitArea.self): area, ObjectIdentifier(UnitConcentrationMass.self): concentration,
        ObjectIdentifier(UnitDispersion.self): dispersion, ObjectIdentifier(UnitDuration.self): duration,
        ObjectIdentifier(UnitElectricCurrent.self): current,
        ObjectIdentifier(UnitElectricPotentialDifference.self): potential,
        ObjectIdentifier(UnitElectricResistance.self): resistance,
        ObjectIdentifier(UnitEnergy.self): energy, ObjectIdentifier(UnitFrequency.self): frequency,
        ObjectIdentifier(UnitFuelEfficiency.self): fuel, ObjectIdentifier(UnitIlluminance.self): illuminance,
        ObjectIdentifier(UnitInformationStorage.self): information,
        ObjectIdentifier(UnitLength.self): length, ObjectIdentifier(UnitMass.self): mass,
        ObjectIdentifier(UnitPower.self): power, ObjectIdentifier(UnitPressure.self): pressure,
        ObjectIdentifier(UnitSpeed.self): speed, ObjectIdentifier(UnitTemperature.self): temperature,
        ObjectIdentifier(UnitVolume.self): volume,
    ]

    /// What ICU knows about a unit.
    ///
    /// - Returns: nil for a unit of the program's own, and for those without words.
    /// - Complexity: O(*n*) in the number of units of the dimension.
    static func known(_ unit: Unit) -> KnownUnit? {
        units[ObjectIdentifier(type(of: unit))]?.first {
            $0.unit.symbol == unit.symbol && $0.unit.isEqual(unit)
        }
    }

    /// The unit of a dimension that has a number.
    static func unit(_ code: UAMeasureUnit, in dimension: Dimension.Type) -> Dimension? {
        units[ObjectIdentifier(dimension)]?.first { $0.code == code }?.unit
    }

    private static let acceleration = [
        KnownUnit(
            UnitAcceleration.metersPerSecondSquared, "meter-per-square-second",
            UAMEASUNIT_ACCELERATION_METER_PER_SECOND_SQUARED),
        KnownUnit(UnitAcceleration.gravity, "g-force", UAMEASUNIT_ACCELERATION_G_FORCE),
    ]
    private static let angle = [
        KnownUnit(UnitAngle.degrees, "degree", UAMEASUNIT_ANGLE_DEGREE),
        KnownUnit(UnitAngle.arcMinutes, "arc-minute", UAMEASUNIT_ANGLE_ARC_MINUTE),
        KnownUnit(UnitAngle.arcSeconds, "arc-second", UAMEASUNIT_ANGLE_ARC_SECOND),
        KnownUnit(UnitAngle.radians, "radian", UAMEASUNIT_ANGLE_RADIAN),
        KnownUnit(UnitAngle.revolutions, "revolution", UAMEASUNIT_ANGLE_REVOLUTION),
    ]
    private static let area = [
        KnownUnit(UnitArea.squareMegameters, "square-megameter"),
        KnownUnit(UnitArea.squareKilometers, "square-kilometer", UAMEASUNIT_AREA_SQUARE_KILOMETER),
        KnownUnit(UnitArea.squareMeters, "square-meter", UAMEASUNIT_AREA_SQUARE_METER),
        KnownUnit(UnitArea.squareCentimeters, "square-centimeter", UAMEASUNIT_AREA_SQUARE_CENTIMETER),
        KnownUnit(UnitArea.squareMillimeters, "square-millimeter"),
        KnownUnit(UnitArea.squareMicrometers, "square-micrometer"),
        KnownUnit(UnitArea.squareNanometers, "square-nanometer"),
        KnownUnit(UnitArea.squareInches, "square-inch", UAMEASUNIT_AREA_SQUARE_INCH),
        KnownUnit(UnitArea.squareFeet, "square-foot", UAMEASUNIT_AREA_SQUARE_FOOT),
        KnownUnit(UnitArea.squareYards, "square-yard", UAMEASUNIT_AREA_SQUARE_YARD),
        KnownUnit(UnitArea.squareMiles, "square-mile", UAMEASUNIT_AREA_SQUARE_MILE),
        KnownUnit(UnitArea.acres, "acre", UAMEASUNIT_AREA_ACRE),
        KnownUnit(UnitArea.hectares, "hectare", UAMEASUNIT_AREA_HECTARE),
    ]
    private static let concentration = [
        KnownUnit(UnitConcentrationMass.gramsPerLiter, "gram-per-liter"),
        KnownUnit(
            UnitConcentrationMass.milligramsPerDeciliter, "milligram-per-deciliter",
            UAMEASUNIT_CONCENTRATION_MILLIGRAM_PER_DECILITER),
    ]
    private static let dispersion = [
        KnownUnit(UnitDispersion.partsPerMillion, "permillion", UAMEASUNIT_CONCENTRATION_PART_PER_MILLION)
    ]
    private static let duration = [
        KnownUnit(UnitDuration.hours, "hour", UAMEASUNIT_DURATION_HOUR),
        KnownUnit(UnitDuration.minutes, "minute", UAMEASUNIT_DURATION_MINUTE),
        KnownUnit(UnitDuration.seconds, "second", UAMEASUNIT_DURATION_SECOND),
        KnownUnit(UnitDuration.milliseconds, "millisecond", UAMEASUNIT_DURATION_MILLISECOND),
        KnownUnit(UnitDuration.microseconds, "microsecond", UAMEASUNIT_DURATION_MICROSECOND),
        KnownUnit(UnitDuration.nanoseconds, "nanosecond", UAMEASUNIT_DURATION_NANOSECOND),
        KnownUnit(UnitDuration.picoseconds, "picosecond"),
    ]
    private static let current = [
        KnownUnit(UnitElectricCurrent.megaamperes, "megaampere"),
        KnownUnit(UnitElectricCurrent.kiloamperes, "kiloampere"),
        KnownUnit(UnitElectricCurrent.amperes, "ampere", UAMEASUNIT_ELECTRIC_AMPERE),
        KnownUnit(UnitElectricCurrent.milliamperes, "milliampere", UAMEASUNIT_ELECTRIC_MILLIAMPERE),
        KnownUnit(UnitElectricCurrent.microamperes, "microampere"),
    ]
    private static let potential = [
        KnownUnit(UnitElectricPotentialDifference.megavolts, "megavolt"),
        KnownUnit(UnitElectricPotentialDifference.kilovolts, "kilovolt"),
        KnownUnit(UnitElectricPotentialDifference.volts, "volt", UAMEASUNIT_ELECTRIC_VOLT),
        KnownUnit(UnitElectricPotentialDifference.millivolts, "millivolt"),
        KnownUnit(UnitElectricPotentialDifference.microvolts, "microvolt"),
    ]
    private static let resistance = [
        KnownUnit(UnitElectricResistance.megaohms, "megaohm"),
        KnownUnit(UnitElectricResistance.kiloohms, "kiloohm"),
        KnownUnit(UnitElectricResistance.ohms, "ohm", UAMEASUNIT_ELECTRIC_OHM),
        KnownUnit(UnitElectricResistance.milliohms, "milliohm"),
        KnownUnit(UnitElectricResistance.microohms, "microohm"),
    ]
    private static let energy = [
        KnownUnit(UnitEnergy.kilojoules, "kilojoule", UAMEASUNIT_ENERGY_KILOJOULE),
        KnownUnit(UnitEnergy.joules, "joule", UAMEASUNIT_ENERGY_JOULE),
        KnownUnit(UnitEnergy.kilocalories, "kilocalorie", UAMEASUNIT_ENERGY_KILOCALORIE),
        KnownUnit(UnitEnergy.calories, "calorie", UAMEASUNIT_ENERGY_CALORIE),
        KnownUnit(UnitEnergy.kilowattHours, "kilowatt-hour", UAMEASUNIT_ENERGY_KILOWATT_HOUR),
    ]
    private static let frequency = [
        KnownUnit(UnitFrequency.terahertz, "terahertz"),
        KnownUnit(UnitFrequency.gigahertz, "gigahertz", UAMEASUNIT_FREQUENCY_GIGAHERTZ),
        KnownUnit(UnitFrequency.megahertz, "megahertz", UAMEASUNIT_FREQUENCY_MEGAHERTZ),
        KnownUnit(UnitFrequency.kilohertz, "kilohertz", UAMEASUNIT_FREQUENCY_KILOHERTZ),
        KnownUnit(UnitFrequency.hertz, "hertz", UAMEASUNIT_FREQUENCY_HERTZ),
        KnownUnit(UnitFrequency.millihertz, "millihertz"),
        KnownUnit(UnitFrequency.microhertz, "microhertz"),
        KnownUnit(UnitFrequency.nanohertz, "nanohertz"),
    ]
    private static let fuel = [
        KnownUnit(
            UnitFuelEfficiency.litersPer100Kilometers, "liter-per-100-kilometer",
            UAMEASUNIT_CONSUMPTION_LITER_PER_100_KILOMETERs),
        KnownUnit(
            UnitFuelEfficiency.milesPerImperialGallon, "mile-per-gallon-imperial",
            UAMEASUNIT_CONSUMPTION_MILE_PER_GALLON_IMPERIAL),
        KnownUnit(
            UnitFuelEfficiency.milesPerGallon, "mile-per-gallon", UAMEASUNIT_CONSUMPTION_MILE_PER_GALLON),
    ]
    private static let illuminance = [KnownUnit(UnitIlluminance.lux, "lux", UAMEASUNIT_LIGHT_LUX)]
    private static let information = [
        KnownUnit(UnitInformationStorage.bits, "bit", UAMEASUNIT_DIGITAL_BIT),
        KnownUnit(UnitInformationStorage.bytes, "byte", UAMEASUNIT_DIGITAL_BYTE),
        KnownUnit(UnitInformationStorage.kilobytes, "kilobyte", UAMEASUNIT_DIGITAL_KILOBYTE),
        KnownUnit(UnitInformationStorage.megabytes, "megabyte", UAMEASUNIT_DIGITAL_MEGABYTE),
        KnownUnit(UnitInformationStorage.gigabytes, "gigabyte", UAMEASUNIT_DIGITAL_GIGABYTE),
        KnownUnit(UnitInformationStorage.terabytes, "terabyte", UAMEASUNIT_DIGITAL_TERABYTE),
        KnownUnit(UnitInformationStorage.petabytes, "petabyte", UAMEASUNIT_DIGITAL_PETABYTE),
        KnownUnit(UnitInformationStorage.kilobits, "kilobit", UAMEASUNIT_DIGITAL_KILOBIT),
        KnownUnit(UnitInformationStorage.megabits, "megabit", UAMEASUNIT_DIGITAL_MEGABIT),
        KnownUnit(UnitInformationStorage.gigabits, "gigabit", UAMEASUNIT_DIGITAL_GIGABIT),
        KnownUnit(UnitInformationStorage.terabits, "terabit", UAMEASUNIT_DIGITAL_TERABIT),
    ]
    private static let length = [
        KnownUnit(UnitLength.megameters, "megameter"),
        KnownUnit(UnitLength.kilometers, "kilometer", UAMEASUNIT_LENGTH_KILOMETER),
        KnownUnit(UnitLength.hectometers, "hectometer"),
        KnownUnit(UnitLength.decameters, "decameter"),
        KnownUnit(UnitLength.meters, "meter", UAMEASUNIT_LENGTH_METER),
        KnownUnit(UnitLength.decimeters, "decimeter", UAMEASUNIT_LENGTH_DECIMETER),
        KnownUnit(UnitLength.centimeters, "centimeter", UAMEASUNIT_LENGTH_CENTIMETER),
        KnownUnit(UnitLength.millimeters, "millimeter", UAMEASUNIT_LENGTH_MILLIMETER),
        KnownUnit(UnitLength.micrometers, "micrometer", UAMEASUNIT_LENGTH_MICROMETER),
        KnownUnit(UnitLength.nanometers, "nanometer", UAMEASUNIT_LENGTH_NANOMETER),
        KnownUnit(UnitLength.picometers, "picometer", UAMEASUNIT_LENGTH_PICOMETER),
        KnownUnit(UnitLength.inches, "inch", UAMEASUNIT_LENGTH_INCH),
        KnownUnit(UnitLength.feet, "foot", UAMEASUNIT_LENGTH_FOOT),
        KnownUnit(UnitLength.yards, "yard", UAMEASUNIT_LENGTH_YARD),
        KnownUnit(UnitLength.miles, "mile", UAMEASUNIT_LENGTH_MILE),
        KnownUnit(UnitLength.scandinavianMiles, "mile-scandinavian", UAMEASUNIT_LENGTH_MILE_SCANDINAVIAN),
        KnownUnit(UnitLength.lightyears, "light-year", UAMEASUNIT_LENGTH_LIGHT_YEAR),
        KnownUnit(UnitLength.nauticalMiles, "nautical-mile", UAMEASUNIT_LENGTH_NAUTICAL_MILE),
        KnownUnit(UnitLength.fathoms, "fathom", UAMEASUNIT_LENGTH_FATHOM),
        KnownUnit(UnitLength.furlongs, "furlong", UAMEASUNIT_LENGTH_FURLONG),
        KnownUnit(UnitLength.astronomicalUnits, "astronomical-unit", UAMEASUNIT_LENGTH_ASTRONOMICAL_UNIT),
        KnownUnit(UnitLength.parsecs, "parsec", UAMEASUNIT_LENGTH_PARSEC),
    ]
    private static let mass = [
        KnownUnit(UnitMass.kilograms, "kilogram", UAMEASUNIT_MASS_KILOGRAM),
        KnownUnit(UnitMass.grams, "gram", UAMEASUNIT_MASS_GRAM),
        KnownUnit(UnitMass.decigrams, "decigram"),
        KnownUnit(UnitMass.centigrams, "centigram"),
        KnownUnit(UnitMass.milligrams, "milligram", UAMEASUNIT_MASS_MILLIGRAM),
        KnownUnit(UnitMass.micrograms, "microgram", UAMEASUNIT_MASS_MICROGRAM),
        KnownUnit(UnitMass.nanograms, "nanogram"),
        KnownUnit(UnitMass.picograms, "picogram"),
        KnownUnit(UnitMass.ounces, "ounce", UAMEASUNIT_MASS_OUNCE),
        KnownUnit(UnitMass.pounds, "pound", UAMEASUNIT_MASS_POUND),
        KnownUnit(UnitMass.stones, "stone", UAMEASUNIT_MASS_STONE),
        KnownUnit(UnitMass.metricTons, "tonne", UAMEASUNIT_MASS_METRIC_TON),
        KnownUnit(UnitMass.shortTons, "ton", UAMEASUNIT_MASS_TON),
        KnownUnit(UnitMass.carats, "carat", UAMEASUNIT_MASS_CARAT),
        KnownUnit(UnitMass.ouncesTroy, "ounce-troy", UAMEASUNIT_MASS_OUNCE_TROY),
    ]
    private static let power = [
        KnownUnit(UnitPower.terawatts, "terawatt"),
        KnownUnit(UnitPower.gigawatts, "gigawatt", UAMEASUNIT_POWER_GIGAWATT),
        KnownUnit(UnitPower.megawatts, "megawatt", UAMEASUNIT_POWER_MEGAWATT),
        KnownUnit(UnitPower.kilowatts, "kilowatt", UAMEASUNIT_POWER_KILOWATT),
        KnownUnit(UnitPower.watts, "watt", UAMEASUNIT_POWER_WATT),
        KnownUnit(UnitPower.milliwatts, "milliwatt", UAMEASUNIT_POWER_MILLIWATT),
        KnownUnit(UnitPower.microwatts, "microwatt"),
        KnownUnit(UnitPower.nanowatts, "nanowatt"),
        KnownUnit(UnitPower.picowatts, "picowatt"),
        KnownUnit(UnitPower.femtowatts, "femtowatt"),
        KnownUnit(UnitPower.horsepower, "horsepower", UAMEASUNIT_POWER_HORSEPOWER),
    ]
    private static let pressure = [
        KnownUnit(UnitPressure.newtonsPerMetersSquared, "newton-per-square-meter"),
        KnownUnit(UnitPressure.gigapascals, "gigapascal"),
        KnownUnit(UnitPressure.megapascals, "megapascal", UAMEASUNIT_PRESSURE_MEGAPASCAL),
        KnownUnit(UnitPressure.kilopascals, "kilopascal", UAMEASUNIT_PRESSURE_KILOPASCAL),
        KnownUnit(UnitPressure.hectopascals, "hectopascal", UAMEASUNIT_PRESSURE_HECTOPASCAL),
        KnownUnit(UnitPressure.inchesOfMercury, "inch-ofhg", UAMEASUNIT_PRESSURE_INCH_HG),
        KnownUnit(UnitPressure.bars, "bar", UAMEASUNIT_PRESSURE_BAR),
        KnownUnit(UnitPressure.millibars, "millibar", UAMEASUNIT_PRESSURE_MILLIBAR),
        KnownUnit(
            UnitPressure.millimetersOfMercury, "millimeter-ofhg", UAMEASUNIT_PRESSURE_MILLIMETER_OF_MERCURY),
        KnownUnit(
            UnitPressure.poundsForcePerSquareInch, "pound-force-per-square-inch",
            UAMEASUNIT_PRESSURE_POUND_PER_SQUARE_INCH),
    ]
    private static let speed = [
        KnownUnit(UnitSpeed.metersPerSecond, "meter-per-second", UAMEASUNIT_SPEED_METER_PER_SECOND),
        KnownUnit(UnitSpeed.kilometersPerHour, "kilometer-per-hour", UAMEASUNIT_SPEED_KILOMETER_PER_HOUR),
        KnownUnit(UnitSpeed.milesPerHour, "mile-per-hour", UAMEASUNIT_SPEED_MILE_PER_HOUR),
        KnownUnit(UnitSpeed.knots, "knot", UAMEASUNIT_SPEED_KNOT),
    ]
    private static let temperature = [
        KnownUnit(UnitTemperature.kelvin, "kelvin", UAMEASUNIT_TEMPERATURE_KELVIN),
        KnownUnit(UnitTemperature.celsius, "celsius", UAMEASUNIT_TEMPERATURE_CELSIUS),
        KnownUnit(UnitTemperature.fahrenheit, "fahrenheit", UAMEASUNIT_TEMPERATURE_FAHRENHEIT),
    ]
    private static let volume = [
        KnownUnit(UnitVolume.megaliters, "megaliter", UAMEASUNIT_VOLUME_MEGALITER),
        KnownUnit(UnitVolume.kiloliters, "kiloliter"),
        KnownUnit(UnitVolume.liters, "liter", UAMEASUNIT_VOLUME_LITER),
        KnownUnit(UnitVolume.deciliters, "deciliter", UAMEASUNIT_VOLUME_DECILITER),
        KnownUnit(UnitVolume.centiliters, "centiliter", UAMEASUNIT_VOLUME_CENTILITER),
        KnownUnit(UnitVolume.milliliters, "milliliter", UAMEASUNIT_VOLUME_MILLILITER),
        KnownUnit(UnitVolume.cubicKilometers, "cubic-kilometer", UAMEASUNIT_VOLUME_CUBIC_KILOMETER),
        KnownUnit(UnitVolume.cubicMeters, "cubic-meter", UAMEASUNIT_VOLUME_CUBIC_METER),
        KnownUnit(UnitVolume.cubicDecimeters, "cubic-decimeter"),
        KnownUnit(UnitVolume.cubicCentimeters, "cubic-centimeter", UAMEASUNIT_VOLUME_CUBIC_CENTIMETER),
        KnownUnit(UnitVolume.cubicMillimeters, "cubic-millimeter"),
        KnownUnit(UnitVolume.cubicInches, "cubic-inch", UAMEASUNIT_VOLUME_CUBIC_INCH),
        KnownUnit(UnitVolume.cubicFeet, "cubic-foot", UAMEASUNIT_VOLUME_CUBIC_FOOT),
        KnownUnit(UnitVolume.cubicYards, "cubic-yard", UAMEASUNIT_VOLUME_CUBIC_YARD),
        KnownUnit(UnitVolume.cubicMiles, "cubic-mile", UAMEASUNIT_VOLUME_CUBIC_MILE),
        KnownUnit(UnitVolume.acreFeet, "acre-foot", UAMEASUNIT_VOLUME_ACRE_FOOT),
        KnownUnit(UnitVolume.bushels, "bushel", UAMEASUNIT_VOLUME_BUSHEL),
        KnownUnit(UnitVolume.teaspoons, "teaspoon", UAMEASUNIT_VOLUME_TEASPOON),
        KnownUnit(UnitVolume.tablespoons, "tablespoon", UAMEASUNIT_VOLUME_TABLESPOON),
        KnownUnit(UnitVolume.fluidOunces, "fluid-ounce", UAMEASUNIT_VOLUME_FLUID_OUNCE),
        KnownUnit(UnitVolume.cups, "cup", UAMEASUNIT_VOLUME_CUP),
        KnownUnit(UnitVolume.pints, "pint", UAMEASUNIT_VOLUME_PINT),
        KnownUnit(UnitVolume.quarts, "quart", UAMEASUNIT_VOLUME_QUART),
        KnownUnit(UnitVolume.gallons, "gallon", UAMEASUNIT_VOLUME_GALLON),
        KnownUnit(
            UnitVolume.imperialFluidOunces, "fluid-ounce-imperial", UAMEASUNIT_VOLUME_FLUID_OUNCE_IMPERIAL),
        KnownUnit(UnitVolume.imperialQuarts, "quart-imperial", UAMEASUNIT_VOLUME_QUART_IMPERIAL),
        KnownUnit(UnitVolume.imperialGallons, "gallon-imperial", UAMEASUNIT_VOLUME_GALLON_IMPERIAL),
        KnownUnit(UnitVolume.metricCups, "cup-metric", UAMEASUNIT_VOLUME_CUP_METRIC),
    ]
}
