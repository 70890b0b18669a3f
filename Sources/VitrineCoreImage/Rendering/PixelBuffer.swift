import Dispatch

/// Red, green, blue and opacity, premultiplied, in the working space.
typealias Pixel = SIMD4<Float>

/// The pixels of a region, the lowest row first. Beyond the region everything is clear.
struct PixelBuffer: Sendable {
    let region: PixelRect
    private(set) var pixels: ContiguousArray<Pixel>

    /// Pixels that are there already, as many as the region has.
    init(region: PixelRect, storage: ContiguousArray<Pixel>) {
        self.region = region
        pixels = storage
    }

    /// No pixels.
    static let empty = PixelBuffer(.empty) { _, _ in }

    /// Makes the pixels a row at a time, on several threads.
    ///
    /// - Parameter fill: Writes the row at *y* from its first pixel on: all of it.
    init(_ region: PixelRect, rows fill: (_ y: Int, _ row: UnsafeMutablePointer<Pixel>) -> Void) {
        self.region = region
        pixels = ContiguousArray(unsafeUninitializedCapacity: region.count) { buffer, count in
            if let base = buffer.baseAddress {
                Self.concurrently(region) { y in fill(y, base + (y - region.minY) * region.width) }
            }
            count = region.count
        }
    }

    /// Changes the pixels a row at a time, on several threads; in place where nobody else has them.
    mutating func updateRows(_ body: (_ y: Int, _ row: UnsafeMutablePointer<Pixel>) -> Void) {
        let region = region
        pixels.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            Self.concurrently(region) { y in body(y, base + (y - region.minY) * region.width) }
        }
    }

    /// Reads the pixels a row at a time, on several threads.
    func readRows(_ body: (_ y: Int, _ row: UnsafePointer<Pixel>) -> Void) {
        withRows { rows in
            guard let base = rows.base else { return }
            Self.concurrently(region) { y in body(y, base + (y - region.minY) * region.width) }
        }
    }

    /// Lends the pixels to be read by their places.
    func withRows<Answer>(_ body: (PixelRows) -> Answer) -> Answer {
        pixels.withUnsafeBufferPointer { body(PixelRows(region: region, base: $0.baseAddress)) }
    }

    /// A pixel by its place; clear beyond the region.
    subscript(x: Int, y: Int) -> Pixel {
        guard region.contains(x: x, y: y) else { return .zero }
        return pixels[(y - region.minY) * region.width + x - region.minX]
    }

    /// The same picture in another region: what is beyond the former one is clear.
    func cut(to region: PixelRect) -> PixelBuffer {
        if region == self.region { return self }
        return withRows { rows in
            PixelBuffer(region) { y, row in rows.copy(y: y, from: region.minX, to: region.maxX, into: row) }
        }
    }

    /// Below this many pixels, starting threads takes longer than the work.
    private static let concurrentPixels = 16_384

    private static func concurrently(_ region: PixelRect, _ body: (Int) -> Void) {
        guard !region.isEmpty else { return }
        guard region.count >= concurrentPixels, region.height > 1 else {
            for y in region.minY..<region.maxY { body(y) }
            return
        }
        // More strips than cores, so that one that is late keeps nobody waiting for long.
        let strips = min(region.height, 32)
        withoutActuallyEscaping(body) { body in
            nonisolated(unsafe) let body = body
            DispatchQueue.concurrentPerform(iterations: strips) { strip in
                let first = region.minY + region.height * strip / strips
                let end = region.minY + region.height * (strip + 1) / strips
                for y in first..<end { body(y) }
            }
        }
    }
}

/// Pixels that are read by their places, while a `PixelBuffer` lends them.
struct PixelRows: @unchecked Sendable {
    let region: PixelRect
    let base: UnsafePointer<Pixel>?
    private let width: Int

    init(region: PixelRect, base: UnsafePointer<Pixel>?) {
        self.region = region
        self.base = base
        width = region.width
    }

    /// The pixels of a row, from the first one of the region on; nil beyond the region.
    func row(_ y: Int) -> UnsafePointer<Pixel>? {
        guard y >= region.minY, y < region.maxY, let base else { return nil }
        return base + (y - region.minY) * width
    }

    /// A pixel; clear beyond the region.
    subscript(x: Int, y: Int) -> Pixel {
        guard x >= region.minX, x < region.maxX, y >= region.minY, y < region.maxY, let base else {
            return .zero
        }
        return base[(y - region.minY) * width + x - region.minX]
    }

    /// A pixel, or the nearest one of the region.
    func clamped(_ x: Int, _ y: Int) -> Pixel {
        guard let base, !region.isEmpty else { return .zero }
        let column = min(max(x, region.minX), region.maxX - 1) - region.minX
        let row = min(max(y, region.minY), region.maxY - 1) - region.minY
        return base[row * width + column]
    }

    /// Copies a part of a row; what is beyond the region is clear.
    func copy(y: Int, from minX: Int, to maxX: Int, into target: UnsafeMutablePointer<Pixel>) {
        let first = max(minX, region.minX)
        let end = min(maxX, region.maxX)
        guard let source = row(y), first < end else {
            target.initialize(repeating: .zero, count: max(0, maxX - minX))
            return
        }
        target.initialize(repeating: .zero, count: first - minX)
        (target + (first - minX)).initialize(from: source + (first - region.minX), count: end - first)
        (target + (end - minX)).initialize(repeating: .zero, count: maxX - end)
    }

    /// The mixture of the four pixels around a place; pixels have their colours at their middles.
    ///
    /// - Parameter isClamped: Whether what is beyond the region is as its edge, in place of clear.
    func bilinear(_ place: SIMD2<Float>, isClamped: Bool) -> Pixel {
        let x = place.x - 0.5, y = place.y - 0.5
        guard abs(x) < 1e9, abs(y) < 1e9 else { return .zero }
        let left = x.rounded(.down), below = y.rounded(.down)
        let column = Int(left), row = Int(below)
        let across = x - left, up = y - below
        if isClamped {
            if across == 0, up == 0 { return clamped(column, row) }
            let low = clamped(column, row) * (1 - across) + clamped(column + 1, row) * across
            let high = clamped(column, row + 1) * (1 - across) + clamped(column + 1, row + 1) * across
            return low * (1 - up) + high * up
        }
        let low = self[column, row] * (1 - across) + self[column + 1, row] * across
        let high = self[column, row + 1] * (1 - across) + self[column + 1, row + 1] * across
        return low * (1 - up) + high * up
    }

    /// The pixel that a place is in.
    func nearest(_ place: SIMD2<Float>, isClamped: Bool) -> Pixel {
        guard abs(place.x) < 1e9, abs(place.y) < 1e9 else { return .zero }
        let column = Int(place.x.rounded(.down)), row = Int(place.y.rounded(.down))
        return isClamped ? clamped(column, row) : self[column, row]
    }
}
