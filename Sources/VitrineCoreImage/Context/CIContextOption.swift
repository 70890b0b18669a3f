/// What a context is to be made with.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Makes an option of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The `CGColorSpace` of pictures that are made without naming one; sRGB unless this is set, and `NSNull` to leave
    /// components as they were computed.
    public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
    /// The `CGColorSpace` that is computed in; linear sRGB unless this is set, and `NSNull` to convert nothing.
    public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
    /// How intermediate pixels are kept. Here they are numbers of 32 bits, which hold what each of the formats does.
    public static let workingFormat = CIContextOption(rawValue: "working_format")
    /// Whether colours are multiplied with opacity in bitmaps that are rendered, a number that is true or false; they
    /// are unless this says no.
    public static let outputPremultiplied = CIContextOption(rawValue: "output_premultiplied")
    /// Whether intermediate pixels are kept for another rendering. They are not.
    public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
    /// Whether the processor computes in place of a graphics card. It always does.
    public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
    /// Whether others go before this context. All are equal.
    public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
    /// Whether a slower graphics card may do. None is used.
    public static let allowLowPower = CIContextOption(rawValue: "low_power")
    /// What the context is called.
    public static let name = CIContextOption(rawValue: "kCIContextName")
}
