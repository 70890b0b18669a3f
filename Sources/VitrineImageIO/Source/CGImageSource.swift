import VitrineCoreGraphics
import VitrineGraphics

/// Reads the pictures of a file: PNG, JPEG, GIF, TIFF and BMP.
///
/// Headers are read when something is asked of them, and pictures when they are made. Sources can be used on any thread.
public final class CGImageSource: @unchecked Sendable {
    // All guarded by the lock.
    private let lock = NSLock()
    private var data: Data
    /// Whether no more is to come.
    private var isFinal: Bool
    private var known: PictureFile??
    private var canvas: GIFCanvas?
    /// The images that somebody still has, so that they are not decoded again.
    private var images: [Int: WeakImage] = [:]

    private struct WeakImage {
        weak var image: CGImage?
    }

    init(_ data: Data, isFinal: Bool) {
        self.data = data
        self.isFinal = isFinal
    }

    /// Takes all data that have come until now.
    func update(_ data: Data, isFinal: Bool) {
        lock.withLock {
            // Nothing follows the end.
            guard !self.isFinal else { return }
            self.data = data
            self.isFinal = isFinal
            known = nil
            canvas = nil
            images = [:]
        }
    }

    /// What is known of the file, which is read once.
    private var file: PictureFile? {
        if let known { return known }
        let file = PictureFile(data)
        known = .some(file)
        return file
    }

    var type: CFString? { lock.withLock { file?.format.rawValue } }

    var count: Int { lock.withLock { file?.images.count ?? 0 } }

    var status: CGImageSourceStatus {
        lock.withLock {
            guard let file else {
                let isShort = data.count < PictureFile.Format.startLength
                return isFinal || !isShort ? .statusUnknownType : .statusReadingHeader
            }
            return status(file.extent, hasHeader: !file.images.isEmpty)
        }
    }

    func status(at index: Int) -> CGImageSourceStatus {
        lock.withLock {
            guard let file else { return isFinal ? .statusUnknownType : .statusReadingHeader }
            guard file.images.indices.contains(index) else {
                return status(file.extent == .whole ? .broken : file.extent, hasHeader: false)
            }
            if let frame = file.gif?.frames[index], frame.isWhole { return .statusComplete }
            return status(file.extent, hasHeader: true)
        }
    }

    private func status(_ extent: PictureFile.Extent, hasHeader: Bool) -> CGImageSourceStatus {
        switch extent {
        case .whole: .statusComplete
        case .broken: .statusInvalidData
        case .cut: isFinal ? .statusUnexpectedEOF : hasHeader ? .statusIncomplete : .statusReadingHeader
        }
    }

    var properties: [AnyHashable: Any]? {
        lock.withLock {
            guard let file else { return nil }
            var properties = file.properties
            properties[kCGImagePropertyFileSize] = NSNumber(value: data.count)
            return properties
        }
    }

    func facts(at index: Int) -> PictureFacts? {
        lock.withLock { file.flatMap { $0.images.indices.contains(index) ? $0.images[index] : nil } }
    }

    func isWhole(at index: Int) -> Bool { status(at: index) == .statusComplete }

    /// Decodes an image as it is stored. It is kept as long as somebody has it.
    ///
    /// Nil for what cannot be decoded, with a sentence in the log for a picture that is too large.
    func image(at index: Int) -> CGImage? {
        lock.withLock {
            if let image = images[index]?.image { return image }
            guard let facts = file.flatMap({ $0.images.indices.contains(index) ? $0.images[index] : nil }),
                let bitmap = decode(facts, at: index)
            else { return nil }
            let image = bitmap.cgImage(isOpaque: !facts.hasAlpha)
            images[index] = WeakImage(image: image)
            return image
        }
    }

    /// Decodes an image to be made smaller, of fewer pixels where that is cheaper.
    ///
    /// - Parameter pixels: The size that is wanted.
    func bitmap(at index: Int, fitting pixels: CGSize) -> Bitmap? {
        lock.withLock {
            guard let file, file.images.indices.contains(index) else { return nil }
            if let image = images[index]?.image { return Bitmap(image, scale: 1) }
            return decode(file.images[index], at: index, fitting: pixels)
        }
    }

    /// Forgets what was decoded.
    func removeCache(at index: Int) {
        lock.withLock {
            images[index] = nil
            canvas = nil
        }
    }

    private func decode(_ facts: PictureFacts, at index: Int, fitting pixels: CGSize? = nil) -> Bitmap? {
        guard let file else { return nil }
        return Self.reporting { () throws(BitmapError) in
            if let gif = file.gif {
                var canvas = self.canvas ?? GIFCanvas(gif)
                // Only one of the two is there to be changed, or all pixels were copied for each frame.
                self.canvas = nil
                defer { self.canvas = canvas }
                return try canvas.image(at: index)
            }
            let isPage = file.format == .tiff && index > 0
            let bytes = isPage ? facts.page.map { PictureFile.tiff(data, startingAt: $0) } ?? data : data
            let bitmap = try Bitmap(storedIn: bytes, fitting: pixels)
            // libtiff has flipped what it was told to, and turned nothing: that is taken back.
            guard file.format == .tiff, let orientation = facts.orientation else { return bitmap }
            let flips = [2: 2, 3: 3, 4: 4, 6: 2, 7: 3, 8: 4]
            return bitmap.upright(from: flips[orientation] ?? 1)
        }
    }

    /// Decodes the small picture that Exif keeps of a large one.
    static func embedded(_ thumbnail: Data) -> Bitmap? {
        reporting { () throws(BitmapError) in try Bitmap(storedIn: thumbnail) }
    }

    private static func reporting(_ read: () throws(BitmapError) -> Bitmap?) -> Bitmap? {
        do throws(BitmapError) {
            return try read()
        } catch {
            if case .tooLarge = error { ReportLog.current.report(once: error.description) }
            return nil
        }
    }
}

extension CGImageSource: Hashable {
    public static func == (left: CGImageSource, right: CGImageSource) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
