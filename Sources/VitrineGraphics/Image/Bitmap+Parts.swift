import CVitrineGTK

extension Bitmap {
    /// The picture in a mirror: left is right.
    ///
    /// Complexity: O(*n*) in the number of pixels, as for all of these.
    package func mirrored() -> Bitmap {
        picked(columns: Array((0..<pixelWidth).reversed()), rows: Array(0..<pixelHeight))
    }

    /// The picture without some of its columns and rows.
    ///
    /// - Parameters:
    ///   - columns: Those that are left out.
    ///   - rows: Those that are left out.
    package func removing(columns: Range<Int>, rows: Range<Int>) -> Bitmap {
        picked(
            columns: (0..<pixelWidth).filter { !columns.contains($0) },
            rows: (0..<pixelHeight).filter { !rows.contains($0) })
    }

    private func picked(columns: [Int], rows: [Int]) -> Bitmap {
        let all = pixels
        var picked: [UInt8] = []
        picked.reserveCapacity(columns.count * rows.count * 4)
        for row in rows {
            for column in columns {
                let start = (row * pixelWidth + column) * 4
                picked += all[start..<start + 4]
            }
        }
        return Bitmap(width: columns.count, height: rows.count, pixels: picked, scale: scale)
    }
}
