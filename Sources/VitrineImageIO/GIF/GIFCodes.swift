import Foundation

/// Decodes the data of a frame: numbers of colours as codes of LZW, of 3 to 12 bits (GIF89a, appendix F).
struct GIFCodes {
    private static let mostCodes = 4096

    private let data: Data
    /// Where the next block, or byte of a block, is.
    private var place: Int
    private var leftInBlock = 0
    private var bits: UInt32 = 0
    private var bitCount = 0

    /// - Parameter place: where the first block is.
    private init(_ data: Data, at place: Int) {
        self.data = data
        self.place = data.startIndex + place
    }

    /// The numbers of colours of a frame, row after row; fewer than there are pixels where the data are cut or broken.
    ///
    /// Complexity: O(`count`) and the bytes of the frame.
    static func decode(_ data: Data, at place: Int, count: Int) -> [UInt8] {
        guard place > 0, place <= data.count, count > 0 else { return [] }
        let rootBits = Int(data[data.startIndex + place - 1])
        guard (1...8).contains(rootBits) else { return [] }
        var reader = GIFCodes(data, at: place)
        return [UInt8](unsafeUninitializedCapacity: count) { pixels, written in
            written = reader.decode(into: pixels, rootBits: rootBits)
        }
    }

    /// A code of `width` bits, the lowest first; nil at the end of the blocks.
    private mutating func next(_ width: Int) -> Int? {
        while bitCount < width {
            if leftInBlock == 0 {
                guard place < data.endIndex, data[place] > 0 else { return nil }
                leftInBlock = Int(data[place])
                place += 1
            }
            guard place < data.endIndex else { return nil }
            bits |= UInt32(data[place]) << UInt32(bitCount)
            bitCount += 8
            place += 1
            leftInBlock -= 1
        }
        let code = bits & (1 << UInt32(width) - 1)
        bits >>= UInt32(width)
        bitCount -= width
        return Int(code)
    }

    /// Writes at most as many pixels as there is room for.
    ///
    /// Each code stands for the pixels of another and one more, so its pixels are found from the last to the first.
    private mutating func decode(into pixels: UnsafeMutableBufferPointer<UInt8>, rootBits: Int) -> Int {
        let clear = 1 << rootBits
        var before = [Int](repeating: 0, count: Self.mostCodes)
        var last = [UInt8](repeating: 0, count: Self.mostCodes)
        var lengths = [Int](repeating: 1, count: Self.mostCodes)
        for code in 0..<clear { last[code] = UInt8(code) }
        var width = rootBits + 1
        var known = clear + 2
        var previous: Int?
        var written = 0
        while written < pixels.count, let code = next(width) {
            if code == clear {
                width = rootBits + 1
                known = clear + 2
                previous = nil
                continue
            }
            // The end, or what no program writes.
            if code == clear + 1 || code > known || (code == known && previous == nil) { break }
            // The code that is just being made: the pixels of the one before, and its first again.
            let isNew = code == known
            let source = isNew ? previous ?? 0 : code
            let length = lengths[source]
            var from = source
            var position = written + length - 1
            while position > written {
                if position < pixels.count { pixels[position] = last[from] }
                from = before[from]
                position -= 1
            }
            let first = last[from]
            pixels[written] = first
            if isNew, written + length < pixels.count { pixels[written + length] = first }
            written = min(pixels.count, written + length + (isNew ? 1 : 0))
            if let previous, known < Self.mostCodes {
                before[known] = previous
                last[known] = first
                lengths[known] = lengths[previous] + 1
                known += 1
                if known == 1 << width, width < 12 { width += 1 }
            }
            previous = code
        }
        return written
    }
}
