public import Foundation

/// What the components of a colour mean.
public enum CGColorSpaceModel: Int32, Sendable {
    case unknown = -1
    case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern
}

/// How colours that a space lacks are replaced.
///
/// Intents differ in profiles with tables. The spaces here are matrices, for which the ICC's specification (section 8.3)
/// has one conversion for all intents.
public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

/// A colour space. Colours of every space are drawn as the sRGB ones that look the same.
public final class CGColorSpace: Sendable, Hashable {
    public let name: CFString?
    public let model: CGColorSpaceModel
    let isLinear: Bool
    let isP3: Bool
    /// Of patterns that are not colored: the space of the colour that they are drawn in; nil for all other spaces.
    public let baseColorSpace: CGColorSpace?

    public static let sRGB: CFString = "kCGColorSpaceSRGB"
    public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
    public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
    public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
    public static let linearGray: CFString = "kCGColorSpaceLinearGray"
    public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
    package static let sRGBSpace = CGColorSpace(sRGB, .rgb)
    package static let extendedGraySpace = CGColorSpace(extendedGray, .monochrome)

    private init(
        _ name: CFString?, _ model: CGColorSpaceModel, isLinear: Bool = false, isP3: Bool = false,
        base: CGColorSpace? = nil
    ) {
        baseColorSpace = base
        self.name = name
        self.model = model
        self.isLinear = isLinear
        self.isP3 = isP3
    }

    /// Makes a space by name; nil for one that is not known here.
    public convenience init?(name: CFString) {
        switch name {
        case Self.sRGB, Self.extendedSRGB: self.init(name, .rgb)
        case Self.linearSRGB, Self.extendedLinearSRGB: self.init(name, .rgb, isLinear: true)
        case Self.displayP3: self.init(name, .rgb, isP3: true)
        case Self.genericGrayGamma2_2, Self.extendedGray: self.init(name, .monochrome)
        case Self.linearGray: self.init(name, .monochrome, isLinear: true)
        default: return nil
        }
    }

    /// Makes the space of patterns.
    ///
    /// - Parameter baseSpace: What the colour of patterns that are not colored is a colour of; nil for patterns with colours
    ///   of their own. The space of another pattern makes nil.
    public convenience init?(patternBaseSpace baseSpace: CGColorSpace?) {
        guard baseSpace?.model != .pattern else { return nil }
        self.init(nil, .pattern, base: baseSpace)
    }

    /// Whether pictures can be made in the space.
    public var supportsOutput: Bool { model != .pattern }
    /// Components without alpha; of patterns those of the base.
    public var numberOfComponents: Int {
        switch model {
        case .monochrome: 1
        case .cmyk: 4
        case .pattern: baseColorSpace?.numberOfComponents ?? 0
        default: 3
        }
    }

    fileprivate static let deviceRGB = CGColorSpace("kCGColorSpaceDeviceRGB", .rgb)
    fileprivate static let deviceGray = CGColorSpace("kCGColorSpaceDeviceGray", .monochrome)
    fileprivate static let deviceCMYK = CGColorSpace("kCGColorSpaceDeviceCMYK", .cmyk)

    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
        left.name == right.name && left.model == right.model && left.baseColorSpace == right.baseColorSpace
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// Red, green and blue in sRGB of components of this space; odd, as extended ranges want it.
    package func sRGB(_ values: [CGFloat]) -> (CGFloat, CGFloat, CGFloat) {
        func light(_ value: CGFloat) -> CGFloat { CGFloat(SRGBCurve.light(Double(value))) }
        func encoded(_ light: CGFloat) -> CGFloat { CGFloat(SRGBCurve.encoded(Double(light))) }
        switch model {
        case .monochrome:
            let grey = isLinear ? encoded(values[0]) : values[0]
            return (grey, grey, grey)
        case .cmyk:
            let rest = 1 - values[3]
            return ((1 - values[0]) * rest, (1 - values[1]) * rest, (1 - values[2]) * rest)
        default:
            if isLinear { return (encoded(values[0]), encoded(values[1]), encoded(values[2])) }
            guard isP3 else { return (values[0], values[1], values[2]) }
            let (r, g, b) = (light(values[0]), light(values[1]), light(values[2]))
            // From P3 primaries to sRGB primaries, both with white D65 (SMPTE EG 432-1 and IEC 61966-2-1).
            return (
                encoded(1.2249401763 * r - 0.2249401763 * g), encoded(-0.0420569547 * r + 1.0420569547 * g),
                encoded(-0.0196375546 * r - 0.0786360456 * g + 1.0982736002 * b)
            )
        }
    }
}

/// Red, green and blue, drawn as sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }
/// Grey.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
/// Cyan, magenta, yellow and black, drawn without a profile.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }
