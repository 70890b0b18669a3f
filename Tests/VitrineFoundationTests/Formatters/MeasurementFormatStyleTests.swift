import Testing
import VitrineFoundation

@Suite("Formats of measurements")
struct MeasurementFormatStyleTests {
    private let english = Locale(identifier: "en_US")
    private let british = Locale(identifier: "en_GB")
    private let german = Locale(identifier: "de_DE")

    @Test func `Widths, and the unit that the locale prefers`() {
        let distance = Measurement(value: 1000, unit: UnitLength.kilometers)
        #expect(distance.formatted(.measurement(width: .wide).locale(english)) == "621 miles")
        #expect(distance.formatted(.measurement(width: .abbreviated).locale(english)) == "621 mi")
        #expect(distance.formatted(.measurement(width: .narrow).locale(english)) == "621mi")
        #expect(distance.formatted(.measurement(width: .wide).locale(german)) == "1.000 Kilometer")
        #expect(
            distance.formatted(
                .measurement(width: .narrow, usage: .asProvided, numberFormatStyle: .number).locale(english))
                == "1,000km")
    }

    @Test func `Usages decide about units`() {
        let height = Measurement(value: 1.8, unit: UnitLength.meters)
        #expect(
            height.formatted(.measurement(width: .narrow, usage: .personHeight).locale(english)) == "5′ 11″")
        #expect(
            height.formatted(.measurement(width: .wide, usage: .personHeight).locale(german))
                == "180 Zentimeter")
        let distance = Measurement(value: 123, unit: UnitLength.meters)
        #expect(distance.formatted(.measurement(width: .wide, usage: .road).locale(english)) == "400 feet")
        let lens = Measurement(value: 0.05, unit: UnitLength.meters)
        #expect(
            lens.formatted(.measurement(width: .abbreviated, usage: .focalLength).locale(english)) == "50 mm")
        let weight = Measurement(value: 80, unit: UnitMass.kilograms)
        #expect(
            weight.formatted(.measurement(width: .abbreviated, usage: .personWeight).locale(british))
                == "12 st, 8.4 lb")
        let air = Measurement(value: 1013, unit: UnitPressure.hectopascals)
        #expect(
            air.formatted(.measurement(width: .abbreviated, usage: .barometric).locale(english)) == "30 inHg")
        let wind = Measurement(value: 10, unit: UnitSpeed.metersPerSecond)
        #expect(wind.formatted(.measurement(width: .abbreviated, usage: .wind).locale(english)) == "22 mph")
        let meal = Measurement(value: 500, unit: UnitEnergy.kilocalories)
        #expect(meal.formatted(.measurement(width: .abbreviated, usage: .food).locale(english)) == "500 Cal")
        let drink = Measurement(value: 1, unit: UnitVolume.liters)
        #expect(
            drink.formatted(.measurement(width: .abbreviated, usage: .liquid).locale(english)) == "1.1 qt")
    }

    @Test func `Temperatures, with and without their scale`() {
        let body = Measurement(value: 36.8, unit: UnitTemperature.celsius)
        #expect(body.formatted(.measurement(width: .abbreviated).locale(english)) == "98°F")
        #expect(
            body.formatted(.measurement(width: .abbreviated, usage: .asProvided).locale(english)) == "36.8°C")
        #expect(
            body.formatted(
                .measurement(width: .narrow, usage: .weather, hidesScaleName: true).locale(english))
                == "98°")
        #expect(
            body.formatted(.measurement(width: .wide, hidesScaleName: true).locale(english)) == "98 degrees")
        #expect(
            body.formatted(.measurement(width: .wide).locale(Locale(identifier: "fr")))
                == "37\u{a0}degrés Celsius"
        )
        let cold = Measurement(value: 5.4, unit: UnitTemperature.celsius)
        #expect(cold.formatted(.measurement(width: .abbreviated).locale(german)) == "5,4 °C")
    }

    @Test(
        arguments: [
            (FloatingPointFormatStyle<Double>.number.precision(.fractionLength(2)), "12,345.68 m"),
            (.number.precision(.significantDigits(2)), "12,000 m"),
            (.number.precision(.integerAndFractionLength(integer: 2, fraction: 1)), "45.7 m"),
            (.number.sign(strategy: .always()), "+12,345.678 m"),
            (.number.rounded(rule: .up, increment: 5), "12,350 m"),
            (.number.notation(.compactName), "12K m"),
            (.number.grouping(.never), "12345.678 m"),
            (.number.scale(2), "24,691.356 m"),
        ])
    func `Styles of numbers are obeyed`(style: FloatingPointFormatStyle<Double>, text: String) {
        let measurement = Measurement(value: 12345.678, unit: UnitLength.meters)
        let format = Measurement<UnitLength>.FormatStyle(
            width: .abbreviated, locale: english, usage: .asProvided, numberFormatStyle: style)
        #expect(measurement.formatted(format) == text)
    }

    @Test
    func `Dimensions that no region prefers a unit of keep theirs, and units without words have symbols`() {
        let force = Measurement(value: 1.5, unit: UnitAcceleration.gravity)
        #expect(force.formatted(.measurement(width: .wide).locale(english)) == "1.5 g-force")
        let charge = Measurement(value: 1500, unit: UnitElectricCharge.ampereHours)
        #expect(charge.formatted(.measurement(width: .wide).locale(english)) == "1,500 Ah")
        let time = Measurement(value: 90, unit: UnitDuration.minutes)
        #expect(time.formatted(.measurement(width: .abbreviated).locale(english)) == "90 min")
    }

    @Test func `Attributes tell the number from the unit`() {
        let style = Measurement<UnitLength>.FormatStyle(
            width: .abbreviated, locale: english, usage: .asProvided)
        let text = style.attributed.format(Measurement(value: 1.5, unit: .kilometers))
        let parts = text.runs[\.measurement].map { (String(text.characters[$1]), $0) }
        #expect(parts.map(\.0) == ["1.5", " ", "km"])
        #expect(parts.map(\.1) == [.value, nil, .unit])
    }

    @Test func `Numbers of bytes`() {
        let size = Measurement(value: 1500, unit: UnitInformationStorage.kilobytes)
        #expect(size.formatted(.byteCount(style: .file).locale(english)) == "1.5 MB")
        #expect(size.formatted(.byteCount(style: .memory).locale(english)) == "1.4 MB")
    }

    @Test func `Formats are equal and coded by all that they say`() throws {
        let style = Measurement<UnitTemperature>.FormatStyle(
            width: .narrow, locale: german, usage: .weather, hidesScaleName: true, numberFormatStyle: .number)
        let decoded = try JSONDecoder().decode(
            Measurement<UnitTemperature>.FormatStyle.self, from: JSONEncoder().encode(style))
        #expect(decoded == style)
        #expect(decoded.hidesScaleName)
    }

    @Test func `Units that a locale prefers`() {
        #expect(UnitTemperature(forLocale: english) == .fahrenheit)
        #expect(UnitTemperature(forLocale: german) == .celsius)
        #expect(UnitSpeed(forLocale: german) == .kilometersPerHour)
        #expect(UnitLength(forLocale: english, usage: .rainfall) == .inches)
        #expect(UnitMass(forLocale: english, usage: .personWeight) == .pounds)
        #expect(UnitAngle(forLocale: german) == .degrees)
    }
}
