import Testing
import VitrineFoundation

@Suite("Measurement formatters")
struct MeasurementFormatterTests {
    private func formatter(
        _ locale: String, _ options: MeasurementFormatter.UnitOptions = [],
        _ style: Formatter.UnitStyle = .medium
    ) -> MeasurementFormatter {
        let formatter = MeasurementFormatter()
        formatter.locale = Locale(identifier: locale)
        formatter.unitOptions = options
        formatter.unitStyle = style
        return formatter
    }

    @Test func `Defaults are those of Apple's`() {
        let formatter = MeasurementFormatter()
        #expect(formatter.unitOptions == [])
        #expect(formatter.unitStyle == .medium)
        #expect(formatter.locale == .autoupdatingCurrent)
        #expect(formatter.numberFormatter.numberStyle == .decimal)
        formatter.numberFormatter = nil
        #expect(formatter.numberFormatter.numberStyle == .decimal)
        formatter.locale = nil
        #expect(formatter.locale == .autoupdatingCurrent)
    }

    @Test func `A measurement is converted to the unit that the locale prefers`() {
        let meters = Measurement(value: 1000, unit: UnitLength.meters)
        #expect(formatter("en_US").string(from: meters) == "0.621 mi")
        #expect(formatter("de_DE").string(from: meters) == "1 km")
        let kelvin = Measurement(value: 293, unit: UnitTemperature.kelvin)
        #expect(formatter("en_US").string(from: kelvin) == "67.73°F")
        #expect(formatter("en_GB").string(from: kelvin) == "19.85°C")
        let speed = Measurement(value: 111.6, unit: UnitSpeed.kilometersPerHour)
        #expect(formatter("en_US").string(from: speed) == "69.345 mph")
        let energy = Measurement(value: 250, unit: UnitEnergy.kilocalories)
        #expect(formatter("en_US").string(from: energy) == "250 Cal")
        #expect(formatter("de_DE").string(from: energy) == "250\u{a0}kcal")
        // No region prefers another one.
        #expect(
            formatter("en_US").string(from: Measurement(value: 90, unit: UnitDuration.minutes)) == "90 min")
    }

    @Test func `The unit of the measurement can be kept`() {
        let meters = Measurement(value: 1000, unit: UnitLength.meters)
        #expect(formatter("en_US", .providedUnit).string(from: meters) == "1,000 m")
        let energy = Measurement(value: 250, unit: UnitEnergy.kilocalories)
        #expect(formatter("en_US", .providedUnit).string(from: energy) == "250 kcal")
    }

    @Test func `A natural scale chooses among the units of the locale, or of the measurement`() {
        let meters = Measurement(value: 12000, unit: UnitLength.meters)
        #expect(formatter("de_DE", .naturalScale).string(from: meters) == "12 km")
        #expect(formatter("en_US", .naturalScale).string(from: meters) == "7.456 mi")
        #expect(formatter("en_US", [.naturalScale, .providedUnit]).string(from: meters) == "12 km")
        let short = Measurement(value: 100, unit: UnitLength.meters)
        #expect(formatter("en_US", .naturalScale).string(from: short) == "328.084 ft")
        let seconds = Measurement(value: 3600, unit: UnitDuration.seconds)
        #expect(formatter("en_US", .naturalScale, .long).string(from: seconds) == "1 hour")
        let bytes = Measurement(value: 888_888_888_888, unit: UnitInformationStorage.bytes)
        #expect(formatter("it_IT", .naturalScale).string(from: bytes) == "888,889 GB")
        let nothing = Measurement(value: 0, unit: UnitLength.meters)
        #expect(formatter("de_DE", .naturalScale).string(from: nothing) == "0 km")
    }

    @Test func `Temperatures are written without their scale on demand`() {
        let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
        #expect(formatter("en_US", .temperatureWithoutUnit).string(from: warm) == "68°")
        #expect(formatter("en_US", [.temperatureWithoutUnit, .providedUnit]).string(from: warm) == "20°")
    }

    @Test func `Units are symbols, abbreviations or words`() {
        let gravity = Measurement(value: 9.8, unit: UnitAcceleration.gravity)
        #expect(formatter("en_US", [], .short).string(from: gravity) == "9.8Gs")
        #expect(formatter("en_US", [], .medium).string(from: gravity) == "9.8 G")
        #expect(formatter("en_US", [], .long).string(from: gravity) == "9.8 g-force")
        // Words that go by numbers, one of them without a number.
        let arabic = formatter("ar_EG", .providedUnit, .long)
        #expect(arabic.string(from: Measurement(value: 2, unit: UnitDuration.hours)) == "ساعتان")
        #expect(arabic.string(from: Measurement(value: 3.5, unit: UnitDuration.hours)) == "٣٫٥ ساعة")
    }

    @Test func `Units have names without a number`() {
        #expect(formatter("en_US", [], .long).string(from: UnitLength.kilometers) == "kilometers")
        #expect(formatter("de_DE", [], .long).string(from: UnitDuration.hours) == "Stunden")
        #expect(formatter("en_US").string(from: UnitLength.kilometers) == "km")
        #expect(formatter("en_US").string(from: UnitElectricCharge.coulombs) == "C")
    }

    @Test func `Numbers are those of the number formatter, and words agree with them`() {
        let formatter = formatter("en_US", .providedUnit, .long)
        formatter.numberFormatter.maximumFractionDigits = 0
        #expect(formatter.string(from: Measurement(value: 1.2, unit: UnitLength.meters)) == "1 meter")
        let own = NumberFormatter()
        own.locale = Locale(identifier: "de_DE")
        own.minimumFractionDigits = 2
        own.maximumFractionDigits = 2
        own.minimumIntegerDigits = 1
        formatter.numberFormatter = own
        #expect(formatter.string(from: Measurement(value: 1, unit: UnitLength.meters)) == "1,00 meters")
    }

    @Test func `Units of the program's own have their symbol, in the base unit`() {
        let coins = Measurement(
            value: 1.37, unit: Coins(symbol: "pp", converter: UnitConverterLinear(coefficient: 10)))
        #expect(formatter("en_US").string(from: coins) == "13.7 gp")
        #expect(formatter("en_US", .providedUnit).string(from: coins) == "1.37 pp")
        #expect(formatter("en_US", .providedUnit, .short).string(from: coins) == "1.37pp")
        #expect(
            formatter("en_US").string(from: Measurement(value: 2, unit: Unit(symbol: "eggs"))) == "2 eggs")
    }

    @Test func `Values of any type are measurements, units or nothing`() {
        let formatter = formatter("en_US")
        #expect(formatter.string(for: Measurement(value: 2, unit: UnitMass.kilograms)) == "4.409 lb")
        #expect(formatter.string(for: NSMeasurement(doubleValue: 2, unit: UnitMass.kilograms)) == "4.409 lb")
        #expect(formatter.string(for: UnitMass.kilograms) == "kg")
        #expect(formatter.string(for: "2 kg") == nil)
        #expect(formatter.string(for: nil) == nil)
    }
}

private final class Coins: Dimension, @unchecked Sendable {
    override class func baseUnit() -> Self {
        self.init(symbol: "gp", converter: UnitConverterLinear(coefficient: 1))
    }
}
