import Foundation
import VitrineCoreGraphics

/// What a file says of one of its images, before it is decoded.
struct PictureFacts {
    /// Pixels, as they are stored.
    var width: Int
    var height: Int
    /// Bits of a component.
    var depth: Int?
    var colorModel: CFString?
    var hasAlpha = false
    var isIndexed = false
    /// Pixels per inch.
    var resolution: (x: Double, y: Double)?
    var metadata = PictureMetadata()
    /// Where the directory of a page of a TIFF file is, in bytes.
    var page: Int?
    /// What only frames of a GIF file have.
    var gif: [AnyHashable: Any]?

    /// The orientation, where the file says one that exists.
    var orientation: Int? { metadata.orientation }

    var properties: [AnyHashable: Any] {
        var properties: [AnyHashable: Any] = [
            kCGImagePropertyPixelWidth: NSNumber(value: width),
            kCGImagePropertyPixelHeight: NSNumber(value: height),
        ]
        if let depth { properties[kCGImagePropertyDepth] = NSNumber(value: depth) }
        if let colorModel { properties[kCGImagePropertyColorModel] = colorModel }
        if hasAlpha { properties[kCGImagePropertyHasAlpha] = NSNumber(value: true) }
        if isIndexed { properties[kCGImagePropertyIsIndexed] = NSNumber(value: true) }
        if let resolution = resolution ?? metadata.resolution {
            properties[kCGImagePropertyDPIWidth] = NSNumber(value: resolution.x)
            properties[kCGImagePropertyDPIHeight] = NSNumber(value: resolution.y)
        }
        if let orientation { properties[kCGImagePropertyOrientation] = NSNumber(value: orientation) }
        if !metadata.tiff.isEmpty { properties[kCGImagePropertyTIFFDictionary] = metadata.tiff }
        if !metadata.exif.isEmpty { properties[kCGImagePropertyExifDictionary] = metadata.exif }
        if let gif { properties[kCGImagePropertyGIFDictionary] = gif }
        return properties
    }
}
