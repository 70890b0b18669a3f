import CVitrineGTK

extension Bitmap {
    /// What differs between this picture and another one of the same size in pixels: how many pixels, and a picture of
    /// where, red on a faint copy of the other one. Nil if all bytes are the same. Traps on another size.
    ///
    /// - Parameters:
    ///   - expected: The picture to compare with.
    ///   - limit: How far a component of a pixel may be off, from 0 to 255, alpha and colours not premultiplied.
    ///
    /// - Complexity: O(pixels); equal pictures cost a comparison of memory, and none of pixels.
    package func difference(from expected: Bitmap, limit: Int) -> (count: Int, picture: Bitmap)? {
        precondition(
            pixelWidth == expected.pixelWidth && pixelHeight == expected.pixelHeight,
            "Bitmap: \(pixelWidth)×\(pixelHeight) pixels cannot be compared with "
                + "\(expected.pixelWidth)×\(expected.pixelHeight).")
        if vitrine_surface_equal(surface, expected.surface) { return nil }
        GraphicsCounters.count(\.imagesCompared)
        let picture = vitrine_surface_create(Int32(pixelWidth), Int32(pixelHeight), false)!
        let count = vitrine_surface_difference(surface, expected.surface, Int32(clamping: limit), picture)
        return (Int(count), Bitmap(surface: picture, scale: scale))
    }
}
