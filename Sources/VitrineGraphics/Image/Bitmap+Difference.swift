import CVitrineGTK

extension Bitmap {
    /// How many pixels differ between this picture and another one of the same size in pixels. Traps on another size.
    ///
    /// - Parameters:
    ///   - expected: The picture to compare with.
    ///   - limit: How far a component of a pixel may be off, from 0 to 255, alpha and colours not premultiplied.
    ///
    /// - Complexity: O(pixels); two screens of a phone at 3×, of which every pixel differs, take 10 ms in a debug build,
    ///   and equal ones a comparison of memory.
    package func countDiffering(from expected: Bitmap, limit: Int) -> Int {
        demandSameSize(expected)
        if vitrine_surface_equal(surface, expected.surface) { return 0 }
        GraphicsCounters.count(\.imagesCompared)
        return Int(vitrine_surface_count_differing(surface, expected.surface, Int32(clamping: limit)))
    }

    /// Where this picture differs from another one of the same size: red on a faint copy of the other one.
    ///
    /// - Complexity: O(pixels).
    package func differencePicture(from expected: Bitmap, limit: Int) -> Bitmap {
        demandSameSize(expected)
        let picture = vitrine_surface_create(Int32(pixelWidth), Int32(pixelHeight), false)!
        vitrine_surface_show_difference(surface, expected.surface, Int32(clamping: limit), picture)
        return Bitmap(surface: picture, scale: scale)
    }

    /// What differs between this picture and another one of the same size in pixels: how many pixels, and a picture of
    /// where. Nil if all bytes are the same. Traps on another size.
    ///
    /// - Complexity: O(pixels); equal pictures cost a comparison of memory, and none of pixels.
    package func difference(from expected: Bitmap, limit: Int) -> (count: Int, picture: Bitmap)? {
        demandSameSize(expected)
        if vitrine_surface_equal(surface, expected.surface) { return nil }
        return (
            countDiffering(from: expected, limit: limit), differencePicture(from: expected, limit: limit)
        )
    }

    private func demandSameSize(_ expected: Bitmap) {
        precondition(
            pixelWidth == expected.pixelWidth && pixelHeight == expected.pixelHeight,
            "Bitmap: \(pixelWidth)×\(pixelHeight) pixels cannot be compared with "
                + "\(expected.pixelWidth)×\(expected.pixelHeight).")
    }
}
