import Foundation
import VitrineGraphics

/// Draws the frames of a GIF file one over the other, each of them once where they are asked for in order.
///
/// GdkPixbuf's animations are asked for a time, not for a frame, and replace delays that are short; so nobody could say which
/// frame of a file that is broken a picture shows.
struct GIFCanvas {
    private let file: GIFFile
    /// Rows of red, green, blue and opacity, which is all or nothing.
    private var pixels: [UInt8] = []
    /// What was there before the last frame, if it comes back.
    private var saved: [UInt8]?
    /// The frame that was drawn last.
    private var last: Int?
    /// Whether the last frame was passed over, and so left nothing to be taken away.
    private var isFresh = true

    init(_ file: GIFFile) { self.file = file }

    /// What a frame shows, with all that is left of those before it. Nil for one that is not there, and a canvas that is
    /// larger than ``PixelLimit`` allows.
    ///
    /// Complexity: O(*n*) in the pixels of the canvas, and of the frames between the one that was drawn last and this one.
    mutating func image(at index: Int) throws(BitmapError) -> Bitmap? {
        guard file.frames.indices.contains(index), file.width > 0, file.height > 0 else { return nil }
        guard file.width * file.height <= PixelLimit.current, file.width <= 32767, file.height <= 32767 else {
            throw .tooLarge(
                picture: "of \(file.data.count) bytes",
                BitmapError.Claim(width: file.width, height: file.height), limit: PixelLimit.current)
        }
        if last.map({ $0 > index }) ?? true { restart(before: index) }
        while (last ?? -1) < index { draw((last ?? -1) + 1) }
        return Bitmap(width: file.width, height: file.height, pixels: pixels)
    }

    /// Goes back to the last frame that hides all before it, or to the first one.
    private mutating func restart(before index: Int) {
        let start = file.frames[...index].lastIndex { hidesAll($0) } ?? 0
        pixels = [UInt8](repeating: 0, count: file.width * file.height * 4)
        saved = nil
        last = start == 0 ? nil : start - 1
        isFresh = true
    }

    private func hidesAll(_ frame: GIFFrame) -> Bool {
        frame.x == 0 && frame.y == 0 && frame.width >= file.width && frame.height >= file.height
            && frame.transparent == nil && frame.disposal != .restore && frame.isWhole
    }

    private mutating func draw(_ index: Int) {
        if let last, !isFresh {
            switch file.frames[last].disposal {
            case .keep: break
            case .clear: clear(file.frames[last])
            case .restore: if let saved { pixels = saved }
            }
        }
        isFresh = false
        let frame = file.frames[index]
        saved = frame.disposal == .restore ? pixels : nil
        paint(frame)
        last = index
    }

    /// The columns and rows of the canvas that a frame is drawn to.
    private func area(_ frame: GIFFrame) -> (columns: Range<Int>, rows: Range<Int>) {
        let columns = min(frame.x, file.width)..<min(frame.x + frame.width, file.width)
        let rows = min(frame.y, file.height)..<min(frame.y + frame.height, file.height)
        return (columns, rows)
    }

    private mutating func clear(_ frame: GIFFrame) {
        let (columns, rows) = area(frame)
        for row in rows {
            let start = (row * file.width + columns.lowerBound) * 4
            for place in start..<start + columns.count * 4 { pixels[place] = 0 }
        }
    }

    private mutating func paint(_ frame: GIFFrame) {
        let (columns, rows) = area(frame)
        // Frames beside the canvas, however large they are, show nothing.
        guard !columns.isEmpty, !rows.isEmpty, frame.width * frame.height <= PixelLimit.current,
            let colors = frame.colors
        else { return }
        let table = [UInt8](PictureBytes(file.data).part(colors.place, colors.count * 3) ?? Data())
        let numbers = GIFCodes.decode(file.data, at: frame.data, count: frame.width * frame.height)
        var stored = 0
        for row in Self.order(ofRows: frame.height, isInterlaced: frame.isInterlaced) {
            defer { stored += 1 }
            guard rows.contains(frame.y + row) else { continue }
            let start = stored * frame.width
            guard start < numbers.count else { break }
            let target = ((frame.y + row) * file.width + frame.x) * 4
            for column in 0..<min(columns.count, numbers.count - start) {
                let number = Int(numbers[start + column])
                // A colour that the table lacks is none.
                guard number != frame.transparent, number * 3 + 2 < table.count else { continue }
                let place = target + column * 4
                pixels[place] = table[number * 3]
                pixels[place + 1] = table[number * 3 + 1]
                pixels[place + 2] = table[number * 3 + 2]
                pixels[place + 3] = 255
            }
        }
    }

    /// In which order rows are stored (GIF89a, appendix E).
    private static func order(ofRows count: Int, isInterlaced: Bool) -> [Int] {
        guard isInterlaced else { return Array(0..<count) }
        return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: count, by: $0.1)) }
    }
}
