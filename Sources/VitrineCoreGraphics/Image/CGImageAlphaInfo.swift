/// Where the opacity of a pixel is, and whether colours are multiplied with it.
public enum CGImageAlphaInfo: UInt32, Sendable {
    case none = 0, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

/// How the components of pixels are stored: a `CGImageAlphaInfo` and the order of bytes.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The bits of the `CGImageAlphaInfo`.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// Components that are no whole numbers; there are no such contexts and images here.
    public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
    /// The bits of the order of bytes.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
    /// The last component is first in memory.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
    /// Components are in memory in their order.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
    /// As `byteOrder32Big`.
    public static let byteOrderDefault = CGBitmapInfo([])

    var alphaInfo: CGImageAlphaInfo { CGImageAlphaInfo(rawValue: rawValue & 0x1F) ?? .none }
}
