import Foundation
import VitrineCoreGraphics

/// What a TIFF structure says of a picture: that of a TIFF file, or the one in other files that Exif keeps.
struct PictureMetadata {
    /// How the segment of a JPEG file begins that holds a structure.
    static let exifStart = "Exif\0\0"

    /// The structure.
    private(set) var block: Data?
    private(set) var tiff: [AnyHashable: Any] = [:]
    private(set) var exif: [AnyHashable: Any] = [:]
    private(set) var orientation: Int?
    /// Pixels per inch.
    private(set) var resolution: (x: Double, y: Double)?
    /// A small picture of the same, a JPEG file.
    private(set) var thumbnail: Data?

    init() {}

    /// Reads a structure; what is broken in it is left out.
    init(tiffStructure block: Data) {
        let bytes = PictureBytes(block)
        guard let (isLittle, place) = TIFFDirectory.start(of: bytes),
            let first = TIFFDirectory(bytes, at: place, isLittle: isLittle)
        else { return }
        self.block = block
        read(first)
        if let place = first.integer(0x8769),
            let directory = TIFFDirectory(bytes, at: place, isLittle: isLittle)
        {
            exif = Self.values(Self.exifTags, in: directory)
        }
        // The second directory of Exif is that of a thumbnail.
        if let second = TIFFDirectory(bytes, at: first.next, isLittle: isLittle),
            let start = second.integer(0x0201),
            let length = second.integer(0x0202), let picture = bytes.part(start, length),
            PictureBytes(picture).begins(with: [0xFF, 0xD8, 0xFF])
        {
            thumbnail = picture
        }
    }

    /// Takes the tags of one directory.
    init(_ directory: TIFFDirectory, exif: TIFFDirectory?) {
        read(directory)
        if let exif { self.exif = Self.values(Self.exifTags, in: exif) }
    }

    private mutating func read(_ directory: TIFFDirectory) {
        tiff = Self.values(Self.tiffTags, in: directory)
        orientation = directory.integer(TIFFTag.orientation).flatMap { (1...8).contains($0) ? $0 : nil }
        if let x = directory.number(TIFFTag.xResolution), let y = directory.number(TIFFTag.yResolution),
            x > 0, y > 0
        {
            // Inches, unless they are centimetres; without a unit it is a ratio.
            switch directory.integer(TIFFTag.resolutionUnit) ?? 2 {
            case 2: resolution = (x, y)
            case 3: resolution = (x * 2.54, y * 2.54)
            default: break
            }
        }
    }

    /// How a value is handed over.
    private enum Kind { case text, integer, number, integers }

    private static func values(
        _ tags: [(tag: Int, key: CFString, kind: Kind)], in directory: TIFFDirectory
    ) -> [AnyHashable: Any] {
        var values: [AnyHashable: Any] = [:]
        for (tag, key, kind) in tags {
            switch kind {
            case .text: values[key] = directory.text(tag)
            case .integer: values[key] = directory.integer(tag).map { NSNumber(value: $0) }
            case .number: values[key] = directory.number(tag).map { NSNumber(value: $0) }
            case .integers:
                // More than a few are no value of a tag that is known here.
                let count = min(directory.entries[tag]?.count ?? 0, 16)
                let numbers = (0..<count).compactMap {
                    directory.integer(tag, at: $0).map { NSNumber(value: $0) }
                }
                if !numbers.isEmpty { values[key] = numbers }
            }
        }
        return values
    }

    private static let tiffTags: [(tag: Int, key: CFString, kind: Kind)] = [
        (0x0103, kCGImagePropertyTIFFCompression, .integer),
        (0x0106, kCGImagePropertyTIFFPhotometricInterpretation, .integer),
        (0x010D, kCGImagePropertyTIFFDocumentName, .text),
        (0x010E, kCGImagePropertyTIFFImageDescription, .text),
        (0x010F, kCGImagePropertyTIFFMake, .text),
        (0x0110, kCGImagePropertyTIFFModel, .text),
        (TIFFTag.orientation, kCGImagePropertyTIFFOrientation, .integer),
        (TIFFTag.xResolution, kCGImagePropertyTIFFXResolution, .number),
        (TIFFTag.yResolution, kCGImagePropertyTIFFYResolution, .number),
        (TIFFTag.resolutionUnit, kCGImagePropertyTIFFResolutionUnit, .integer),
        (0x0131, kCGImagePropertyTIFFSoftware, .text),
        (0x0132, kCGImagePropertyTIFFDateTime, .text),
        (0x013B, kCGImagePropertyTIFFArtist, .text),
        (0x013C, kCGImagePropertyTIFFHostComputer, .text),
        (0x8298, kCGImagePropertyTIFFCopyright, .text),
    ]

    private static let exifTags: [(tag: Int, key: CFString, kind: Kind)] = [
        (0x829A, kCGImagePropertyExifExposureTime, .number),
        (0x829D, kCGImagePropertyExifFNumber, .number),
        (0x8822, kCGImagePropertyExifExposureProgram, .integer),
        (0x8827, kCGImagePropertyExifISOSpeedRatings, .integers),
        (0x9003, kCGImagePropertyExifDateTimeOriginal, .text),
        (0x9004, kCGImagePropertyExifDateTimeDigitized, .text),
        (0x9201, kCGImagePropertyExifShutterSpeedValue, .number),
        (0x9202, kCGImagePropertyExifApertureValue, .number),
        (0x9203, kCGImagePropertyExifBrightnessValue, .number),
        (0x9204, kCGImagePropertyExifExposureBiasValue, .number),
        (0x9205, kCGImagePropertyExifMaxApertureValue, .number),
        (0x9207, kCGImagePropertyExifMeteringMode, .integer),
        (0x9208, kCGImagePropertyExifLightSource, .integer),
        (0x9209, kCGImagePropertyExifFlash, .integer),
        (0x920A, kCGImagePropertyExifFocalLength, .number),
        (0xA001, kCGImagePropertyExifColorSpace, .integer),
        (0xA002, kCGImagePropertyExifPixelXDimension, .integer),
        (0xA003, kCGImagePropertyExifPixelYDimension, .integer),
        (0xA402, kCGImagePropertyExifExposureMode, .integer),
        (0xA403, kCGImagePropertyExifWhiteBalance, .integer),
        (0xA405, kCGImagePropertyExifFocalLenIn35mmFilm, .integer),
        (0xA406, kCGImagePropertyExifSceneCaptureType, .integer),
        (0xA433, kCGImagePropertyExifLensMake, .text),
        (0xA434, kCGImagePropertyExifLensModel, .text),
    ]
}

/// Tags that several know.
enum TIFFTag {
    static let orientation = 0x0112
    static let xResolution = 0x011A
    static let yResolution = 0x011B
    static let resolutionUnit = 0x0128
}
