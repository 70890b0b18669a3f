import CVitrineGTK
package import Foundation

/// A picture of lines and areas, which can be drawn at any size: SVG, or the first page of a PDF.
package final class VectorPicture: @unchecked Sendable {
    /// The size that the picture gives itself, in points.
    package let size: CGSize

    private let path: String
    /// Whether each size is drawn by pdftocairo itself: what it converts to lacks blend modes.
    private let isDrawnAnew: Bool
    // Guarded by GraphicsLock.
    private let vector: OpaquePointer
    private var drawn: [Pixels: Bitmap] = [:]

    private struct Pixels: Hashable {
        var width: Int
        var height: Int
        var scale: CGFloat
    }

    /// Sizes kept for one picture, as of pixels that are drawn smaller.
    private static let keptSizes = 4

    /// Reads a file whose name ends in ".svg" or ".pdf".
    ///
    /// A PDF is converted by the program pdftocairo, which takes some hundredths of a second.
    package init(contentsOfFile path: String) throws(BitmapError) {
        self.path = path
        let isDocument = path.lowercased().hasSuffix(".pdf")
        isDrawnAnew = isDocument && vitrine_document_blends(path)
        let drawing =
            isDocument ? try Self.drawing(ofDocument: path) : FileManager.default.contents(atPath: path)
        guard let drawing else { throw .missing(path: path) }
        var fault = vitrine_vector_fault()
        defer { vitrine_string_free(fault.message) }
        let vector = drawing.withUnsafeBytes { bytes in
            GraphicsLock.locked {
                vitrine_vector_read(
                    bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count, isDocument, &fault)
            }
        }
        guard let vector else {
            throw Self.error(fault, path: path, by: "librsvg", package: "librsvg2-2")
        }
        self.vector = vector
        size = CGSize(width: vitrine_vector_width(vector), height: vitrine_vector_height(vector))
    }

    deinit { vitrine_vector_free(vector) }

    private static func drawing(ofDocument path: String) throws(BitmapError) -> Data? {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        var fault = vitrine_vector_fault()
        var count = 0
        guard let bytes = vitrine_document_to_svg(path, &count, &fault) else {
            defer { vitrine_string_free(fault.message) }
            throw error(fault, path: path, by: "the program pdftocairo", package: "poppler-utils")
        }
        defer { vitrine_bytes_free(bytes) }
        return Data(bytes: bytes, count: count)
    }

    private static func error(
        _ fault: vitrine_vector_fault, path: String, by library: String, package: String
    ) -> BitmapError {
        if fault.is_library_missing { return .noDrawing(path: path, by: library, package: package) }
        // Libraries write several lines; the first says it.
        let said = fault.message.map { String(cString: $0) } ?? "unknown format"
        return .undrawable(path: path, reason: String(said.prefix { !$0.isNewline }))
    }

    /// The picture drawn at a size in points; kept while few sizes are asked for.
    ///
    /// - Parameter scale: Pixels per point.
    /// - Throws: where that is more pixels than ``PixelLimit`` allows.
    package func bitmap(size: CGSize, scale: CGFloat) throws(BitmapError) -> Bitmap {
        func pixels(_ length: CGFloat) -> Int { max(1, Int(clamping: Int((length * scale).rounded()))) }
        guard size.width * scale < 1e9, size.height * scale < 1e9 else {
            throw .tooLarge(
                picture: path, BitmapError.Claim(width: 1 << 30, height: 1 << 30), limit: PixelLimit.current)
        }
        let key = Pixels(width: pixels(size.width), height: pixels(size.height), scale: scale)
        let limit = PixelLimit.current
        guard key.width * key.height <= limit, max(key.width, key.height) <= 32767 else {
            throw .tooLarge(
                picture: path, BitmapError.Claim(width: key.width, height: key.height), limit: limit)
        }
        if isDrawnAnew, let known = GraphicsLock.locked({ drawn[key] }) ?? drawnAnew(key) { return known }
        let bitmap = GraphicsLock.locked { () -> Bitmap? in
            if let known = drawn[key] { return known }
            guard let surface = vitrine_vector_draw(vector, Int32(key.width), Int32(key.height)) else {
                return nil
            }
            GraphicsCounters.count(\.imagesDecoded)
            let bitmap = Bitmap(surface: surface, scale: scale)
            keep(bitmap, key)
            return bitmap
        }
        guard let bitmap else { throw .noMemory(width: key.width, height: key.height) }
        return bitmap
    }

    /// The page drawn by pdftocairo; nil where that fails.
    private func drawnAnew(_ key: Pixels) -> Bitmap? {
        guard let file = vitrine_document_to_png(path, Int32(key.width), Int32(key.height)) else {
            return nil
        }
        let picture = String(cString: file)
        vitrine_string_free(file)
        defer { unlink(picture) }
        guard let bitmap = try? Bitmap(contentsOfFile: picture, scale: key.scale) else { return nil }
        GraphicsLock.locked { keep(bitmap, key) }
        return bitmap
    }

    /// Called with the lock.
    private func keep(_ bitmap: Bitmap, _ key: Pixels) {
        if drawn.count >= Self.keptSizes { drawn.removeAll() }
        drawn[key] = bitmap
    }
}
