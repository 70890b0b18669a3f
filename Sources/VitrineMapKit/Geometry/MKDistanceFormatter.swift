public import Foundation
public import VitrineCoreLocation

/// Writes distances as maps do: rounded, in the units of the place.
open class MKDistanceFormatter: Formatter {
    /// The units.
    public enum Units: UInt, Sendable {
        /// Those of the locale.
        case `default` = 0
        /// Metres and kilometres.
        case metric = 1
        /// Feet and miles.
        case imperial = 2
        /// Yards and miles.
        case imperialWithYards = 3
    }

    /// How the units are written.
    public enum DistanceUnitStyle: UInt, Sendable {
        /// Short where the text is short.
        case `default` = 0
        /// As signs.
        case abbreviated = 1
        /// As words.
        case full = 2
    }

    /// The language and the units of the place.
    open var locale: Locale! = .current
    /// The units. Those of the locale unless set.
    open var units = Units.default
    /// How the units are written.
    open var unitStyle = DistanceUnitStyle.default

    /// Makes a formatter.
    public override init() { super.init() }
    /// Archives hold no formatters of distances.
    public required init?(coder: NSCoder) { nil }

    private var shownUnits: Units {
        guard units == .default else { return units }
        return switch (locale ?? .current).measurementSystem {
        case .us: .imperial
        case .uk: .imperialWithYards
        default: .metric
        }
    }

    /// A distance as text: "350 m", "1.2 km", "2 mi".
    ///
    /// Under a kilometre it is rounded to fifty metres, and to ten under a hundred; under ten kilometres to tenths; as
    /// maps write it. Feet and yards likewise.
    ///
    /// - Parameter distance: In metres.
    open func string(fromDistance distance: CLLocationDistance) -> String {
        let (value, unit) = rounded(distance)
        let formatter = MeasurementFormatter()
        formatter.locale = locale ?? .current
        formatter.unitOptions = .providedUnit
        formatter.unitStyle = unitStyle == .full ? .long : .medium
        formatter.numberFormatter.maximumFractionDigits = 1
        formatter.numberFormatter.locale = locale ?? .current
        return formatter.string(from: Measurement(value: value, unit: unit))
    }

    private func rounded(_ meters: Double) -> (Double, UnitLength) {
        func step(_ value: Double) -> Double {
            let size = value < 100 ? 10.0 : 50.0
            return (value / size).rounded() * size
        }
        func tenths(_ value: Double) -> Double {
            value < 10 ? (value * 10).rounded() / 10 : value.rounded()
        }
        switch shownUnits {
        case .imperial:
            let feet = meters / 0.3048
            return feet < 1000 ? (step(feet), .feet) : (tenths(feet / 5280), .miles)
        case .imperialWithYards:
            let yards = meters / 0.9144
            return yards < 500 ? (step(yards), .yards) : (tenths(yards / 1760), .miles)
        case .default, .metric:
            return step(meters) < 1000 ? (step(meters), .meters) : (tenths(meters / 1000), .kilometers)
        }
    }

    /// The metres of a text that begins with a number and ends with a unit; 0 for any other.
    open func distance(from distance: String) -> CLLocationDistance {
        let text = distance.trimmingCharacters(in: .whitespaces)
        let digits = text.prefix { $0.isNumber || $0 == "." || $0 == "," }
        let reader = NumberFormatter()
        reader.locale = locale ?? .current
        guard let value = reader.number(from: String(digits))?.doubleValue else { return 0 }
        let unit = text.dropFirst(digits.count).trimmingCharacters(in: .whitespaces).lowercased()
        return switch unit {
        case "m", "metre", "metres", "meter", "meters": value
        case "km", "kilometre", "kilometres", "kilometer", "kilometers": value * 1000
        case "ft", "foot", "feet": value * 0.3048
        case "yd", "yard", "yards": value * 0.9144
        case "mi", "mile", "miles": value * 1609.344
        default: 0
        }
    }

    /// A distance as text: of a number of metres; nil for anything else.
    open override func string(for obj: Any?) -> String? {
        (obj as? NSNumber).map { string(fromDistance: $0.doubleValue) }
            ?? (obj as? Double).map(string(fromDistance:))
    }
}
