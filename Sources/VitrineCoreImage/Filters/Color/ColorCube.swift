import Foundation

/// A table of colours by red, green and blue: premultiplied, red changing fastest.
struct ColorCube: Sendable {
    private let dimension: Int
    private let table: [Pixel]

    /// The table that changes nothing, of two values a side.
    static let identity: Data = {
        var numbers: [Float] = []
        for blue in 0...1 {
            for green in 0...1 {
                for red in 0...1 { numbers += [Float(red), Float(green), Float(blue), 1] }
            }
        }
        return numbers.withUnsafeBytes { Data($0) }
    }()

    /// Nil, with a sentence, where the data are not dimension³ colours of four numbers of 32 bits.
    init?(_ values: FilterArguments) {
        dimension = Int(values.double("inputCubeDimension"))
        let data = values.data("inputCubeData")
        let count = dimension * dimension * dimension
        guard data.count == count * 16 else {
            ReportLog.current.report(
                once:
                    "CIColorCube: a table of \(dimension)³ colours has \(count * 16) bytes, and inputCubeData has "
                    + "\(data.count); the filter makes no image.")
            return nil
        }
        table = data.withUnsafeBytes { bytes in
            (0..<count).map { index in
                func number(_ lane: Int) -> Float {
                    bytes.loadUnaligned(fromByteOffset: index * 16 + lane * 4, as: Float.self)
                }
                return Pixel(number(0), number(1), number(2), number(3))
            }
        }
    }

    /// The colour between the eight of the table around one; beyond 0…1 that of the nearest.
    func color(of color: Pixel) -> Pixel {
        let last = dimension - 1
        func split(_ value: Float) -> (Int, Float) {
            // What is no number compares with nothing and is 0.
            let place = value > 0 ? min(value, 1) * Float(last) : 0
            let whole = min(Int(place), last - 1)
            return (whole, place - Float(whole))
        }
        let (r, red) = split(color.x), (g, green) = split(color.y), (b, blue) = split(color.z)
        func entry(_ g: Int, _ b: Int) -> Pixel {
            let start = (b * dimension + g) * dimension + r
            return table[start] * (1 - red) + table[start + 1] * red
        }
        let front = entry(g, b) * (1 - green) + entry(g + 1, b) * green
        let back = entry(g, b + 1) * (1 - green) + entry(g + 1, b + 1) * green
        return front * (1 - blue) + back * blue
    }
}
