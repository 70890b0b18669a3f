extension LaunchOptions {
    /// Where the device is.
    package struct Location: Equatable, Sendable {
        /// Degrees north of the equator, from -90 to 90.
        package var latitude: Double
        /// Degrees east of Greenwich, from -180 to 180.
        package var longitude: Double
    }
}

extension LaunchOptions.Location: Codable {
    /// Reads `52.52,13.41`; nil where that is no place on earth.
    package init?(_ text: String) {
        guard let (latitude, longitude) = LaunchOptions.pair(text), abs(latitude) <= 90, abs(longitude) <= 180
        else { return nil }
        self.init(latitude: latitude, longitude: longitude)
    }

    package init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        let text = try value.decode(String.self)
        guard let location = Self(text) else {
            throw DecodingError.dataCorruptedError(
                in: value, debugDescription: "'\(text)' is no place on earth")
        }
        self = location
    }

    package func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        try value.encode("\(latitude),\(longitude)")
    }
}
