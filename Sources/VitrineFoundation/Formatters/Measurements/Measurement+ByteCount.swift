public import Foundation

extension Measurement.FormatStyle where UnitType == UnitInformationStorage {
    /// A format that writes a number of bytes in the unit that fits: `1.2 MB`.
    public struct ByteCount: Foundation.FormatStyle, Sendable {
        /// What is counted.
        public typealias Style = ByteCountFormatStyle.Style
        /// The units that are used.
        public typealias Units = ByteCountFormatStyle.Units

        /// What is counted, which decides whether a kilobyte has 1000 or 1024 bytes.
        public var style: Style
        /// The units that are used.
        public var allowedUnits: Units
        /// Whether nothing is `Zero kB`.
        public var spellsOutZero: Bool
        /// Whether the number of bytes stands behind.
        public var includesActualByteCount: Bool
        /// The locale that is written.
        public var locale: Locale

        /// Creates a format.
        ///
        /// - Parameters:
        ///   - style: What is counted.
        ///   - allowedUnits: The units that are used.
        ///   - spellsOutZero: Whether nothing is `Zero kB`.
        ///   - includesActualByteCount: Whether the number of bytes stands behind.
        ///   - locale: The locale that is written.
        public init(
            style: Style, allowedUnits: Units, spellsOutZero: Bool, includesActualByteCount: Bool,
            locale: Locale
        ) {
            self.style = style
            self.allowedUnits = allowedUnits
            self.spellsOutZero = spellsOutZero
            self.includesActualByteCount = includesActualByteCount
            self.locale = locale
        }

        /// Writes a measurement; what is left of a byte is not shown.
        public func format(_ value: Measurement<UnitInformationStorage>) -> String {
            let bytes = value.converted(to: .bytes).value
            let whole = Int64(exactly: bytes.rounded()) ?? (bytes > 0 ? .max : bytes < 0 ? .min : 0)
            return ByteCountFormatStyle(
                style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
                includesActualByteCount: includesActualByteCount, locale: locale
            ).format(whole)
        }

        /// The same in another locale.
        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }
    }
}

extension FormatStyle where Self == Measurement<UnitInformationStorage>.FormatStyle.ByteCount {
    /// A format of numbers of bytes in the current locale.
    ///
    /// - Parameters:
    ///   - style: What is counted.
    ///   - allowedUnits: The units that are used.
    ///   - spellsOutZero: Whether nothing is `Zero kB`.
    ///   - includesActualByteCount: Whether the number of bytes stands behind.
    public static func byteCount(
        style: Self.Style, allowedUnits: Self.Units = .all, spellsOutZero: Bool = true,
        includesActualByteCount: Bool = false
    ) -> Self {
        Self(
            style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
            includesActualByteCount: includesActualByteCount, locale: .autoupdatingCurrent)
    }
}
