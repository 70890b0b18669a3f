import VitrineCoreGraphics
import VitrineGraphics

/// Writes a picture to a file or to data: PNG, JPEG and TIFF.
public final class CGImageDestination {
    /// What is to be written.
    private struct Content {
        var image: CGImage
        var properties: [AnyHashable: Any]
        /// What the file that the image is from says of it.
        var metadata: PictureMetadata?
        var resolution: (x: Double, y: Double)?
    }

    private let format: PictureFile.Format
    /// Takes the file; false where it cannot.
    private let put: (Data) -> Bool
    private var properties: [AnyHashable: Any] = [:]
    private var content: Content?
    private var isFinal = false

    /// The formats that are written.
    static let formats: [PictureFile.Format] = [.png, .jpeg, .tiff]

    /// Nil for another type, and for more images than a file of the type holds.
    init?(_ type: CFString, count: Int, _ put: @escaping (Data) -> Bool) {
        guard let format = PictureFile.Format(rawValue: type), Self.formats.contains(format) else {
            ReportLog.current.report(
                once: "CGImageDestination: files of the type \(type) are not written; use \"public.png\", "
                    + "\"public.jpeg\" or \"public.tiff\".")
            return nil
        }
        guard count == 1 else {
            ReportLog.current.report(
                once:
                    "CGImageDestination: \(count) images are not written into one file; make a file of each.")
            return nil
        }
        self.format = format
        self.put = put
    }

    func set(_ properties: [AnyHashable: Any]?) { self.properties = properties ?? [:] }

    func add(_ image: CGImage, _ properties: [AnyHashable: Any]?, facts: PictureFacts? = nil) {
        guard content == nil, !isFinal else {
            ReportLog.current.report(
                once:
                    "CGImageDestination: an image more than it was made for is left out; make a file of each."
            )
            return
        }
        // Keys of dictionaries have such names: Exif's, TIFF's, GIF's and others.
        for case let key as String in (properties ?? [:]).keys where key.hasPrefix("{") {
            ReportLog.current.report(
                once:
                    "CGImageDestination: what \(key) says is not written; orientation and resolution are, and what the "
                    + "file of a source has by CGImageDestinationAddImageFromSource.")
        }
        content = Content(
            image: image, properties: properties ?? [:], metadata: facts?.metadata,
            resolution: facts?.resolution)
    }

    /// Writes the file; false where there is nothing to write or it cannot be written.
    func finish() -> Bool {
        guard !isFinal, let content else { return false }
        isFinal = true
        let properties = self.properties.merging(content.properties) { _, own in own }
        guard let data = encode(content, properties) else { return false }
        return put(data)
    }

    private func encode(_ content: Content, _ properties: [AnyHashable: Any]) -> Data? {
        let options = SourceOptions(properties)
        var bitmap = Bitmap(content.image, scale: 1)
        let size = CGSize(
            bitmap.pixelWidth, bitmap.pixelHeight,
            within: options.number(kCGImageDestinationImageMaxPixelSize))
        if Int(size.width) != bitmap.pixelWidth || Int(size.height) != bitmap.pixelHeight {
            guard let small = bitmap.resampled(width: Int(size.width), height: Int(size.height), scale: 1)
            else {
                return nil
            }
            bitmap = small
        }
        let marks = FileMarks(options, metadata: content.metadata, resolution: content.resolution)
        switch format {
        case .jpeg:
            // Apple names no quality for where none is asked for; this one is ours.
            let quality = options.number(kCGImageDestinationLossyCompressionQuality) ?? 0.8
            return bitmap.jpegData(quality: quality).map { marks.put(intoJPEG: $0) }
        case .png:
            let data = bitmap.pngData()
            return data.isEmpty ? nil : marks.put(intoPNG: data)
        default: return bitmap.tiffData().map { marks.put(intoTIFF: $0) }
        }
    }
}

extension CGImageDestination: Hashable {
    public static func == (left: CGImageDestination, right: CGImageDestination) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
