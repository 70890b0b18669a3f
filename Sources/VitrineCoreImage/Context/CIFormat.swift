/// How the pixels of a bitmap are stored.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
    /// The number of the format.
    public let rawValue: Int32
    /// Takes a number of a format.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    // Numbers of our choice: programs name formats.

    /// Opacity, red, green and blue, a byte each.
    public static let ARGB8 = CIFormat(rawValue: 1)
    /// Blue, green, red and opacity, a byte each.
    public static let BGRA8 = CIFormat(rawValue: 2)
    /// Red, green, blue and opacity, a byte each.
    public static let RGBA8 = CIFormat(rawValue: 3)
    /// Opacity, blue, green and red, a byte each.
    public static let ABGR8 = CIFormat(rawValue: 4)
    /// Red, green, blue and opacity, 16 bits each.
    public static let RGBA16 = CIFormat(rawValue: 5)
    /// Red, green, blue and opacity, numbers of 16 bits.
    public static let RGBAh = CIFormat(rawValue: 6)
    /// Red, green, blue and opacity, numbers of 32 bits.
    public static let RGBAf = CIFormat(rawValue: 7)
    /// Opacity alone, a byte.
    public static let A8 = CIFormat(rawValue: 8)
    /// Opacity alone, 16 bits.
    public static let A16 = CIFormat(rawValue: 9)
    /// Opacity alone, a number of 16 bits.
    public static let Ah = CIFormat(rawValue: 10)
    /// Opacity alone, a number of 32 bits.
    public static let Af = CIFormat(rawValue: 11)
    /// Red alone, a byte.
    public static let R8 = CIFormat(rawValue: 12)
    /// Red alone, 16 bits.
    public static let R16 = CIFormat(rawValue: 13)
    /// Red alone, a number of 16 bits.
    public static let Rh = CIFormat(rawValue: 14)
    /// Red alone, a number of 32 bits.
    public static let Rf = CIFormat(rawValue: 15)
    /// Red and green, a byte each.
    public static let RG8 = CIFormat(rawValue: 16)
    /// Red and green, 16 bits each.
    public static let RG16 = CIFormat(rawValue: 17)
    /// Red and green, numbers of 16 bits.
    public static let RGh = CIFormat(rawValue: 18)
    /// Red and green, numbers of 32 bits.
    public static let RGf = CIFormat(rawValue: 19)
    /// Luminance, a byte.
    public static let L8 = CIFormat(rawValue: 20)
    /// Luminance, 16 bits.
    public static let L16 = CIFormat(rawValue: 21)
    /// Luminance, a number of 16 bits.
    public static let Lh = CIFormat(rawValue: 22)
    /// Luminance, a number of 32 bits.
    public static let Lf = CIFormat(rawValue: 23)
}
