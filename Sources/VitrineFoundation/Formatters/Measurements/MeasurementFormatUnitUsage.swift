public import Foundation

/// What a measurement is for, which decides about the unit that a locale prefers: heights of people are not written as
/// distances are.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    /// CLDR's name of it (`unitPreferenceData` in its units.xml); nil keeps the unit.
    let name: String?

    /// No purpose in particular.
    public static var general: Self { Self(name: "default") }
    /// The unit that the measurement has, whatever the locale prefers.
    public static var asProvided: Self { Self(name: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// The energy of food.
    public static var food: Self { Self(name: "food") }
    /// The energy that a workout burns; CLDR has it as that of food.
    public static var workout: Self { Self(name: "food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// Lengths about people.
    public static var person: Self { Self(name: "person") }
    /// The height of a person.
    public static var personHeight: Self { Self(name: "person-height") }
    /// Distances along a road.
    public static var road: Self { Self(name: "road") }
    /// The focal length of a lens.
    public static var focalLength: Self { Self(name: "focal-length") }
    /// How much rain falls.
    public static var rainfall: Self { Self(name: "rainfall") }
    /// How much snow falls.
    public static var snowfall: Self { Self(name: "snowfall") }
    /// How far one sees.
    public static var visibility: Self { Self(name: "visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// The weight of a person.
    public static var personWeight: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
    /// The pressure of the air.
    public static var barometric: Self { Self(name: "baromtrc") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    /// The speed of the wind.
    public static var wind: Self { Self(name: "wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// Temperatures of people.
    public static var person: Self { Self(name: "person") }
    /// Temperatures of the weather.
    public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    /// Volumes of what is drunk or poured.
    public static var liquid: Self { Self(name: "fluid") }
}
