public import VitrineCoreGraphics

// Keys of the options that sources and their images are made with.

/// Whether the pixels are to be kept. An image has its pixels from the beginning here; a source gives the same image again
/// as long as somebody has it, whatever is asked for.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Whether to decode when the image is made, which is always done here.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// Whether components may be numbers with fractions. They need not be, and here have 8 bits.
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
/// What type the data may have. It is asked for where the data do not say it; those of all types that are read here do.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
/// By how much an image of a JPEG, TIFF or PNG file is to be smaller: 2, 4 or 8.
public let kCGImageSourceSubsampleFactor: CFString = "kCGImageSourceSubsampleFactor"
/// Whether to make a thumbnail of the image where the file has none.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
    "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Whether to make a thumbnail of the image even where the file has one.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
    "kCGImageSourceCreateThumbnailFromImageAlways"
/// The longest side of a thumbnail, in pixels. Without it a thumbnail is as large as what it is made of.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// Whether a thumbnail is to be turned as the image's orientation asks.
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"

/// Options, read.
struct SourceOptions {
    private let options: [AnyHashable: Any]

    init(_ options: [AnyHashable: Any]?) { self.options = options ?? [:] }

    func isSet(_ key: CFString) -> Bool {
        (options[key] as? NSNumber)?.boolValue ?? options[key] as? Bool ?? false
    }

    /// A number of any type; nil for one that is none or has no end.
    func number(_ key: CFString) -> Double? {
        let number = (options[key] as? NSNumber)?.doubleValue ?? (options[key] as? CGFloat).map(Double.init)
        return number.flatMap { $0.isFinite ? $0 : nil }
    }
}
