import Foundation
import VitrineCoreGraphics

/// The blocks of a GIF file (GIF89a, CompuServe 1990): frames with their places and delays, nothing decoded.
struct GIFFile {
    private(set) var width = 0
    private(set) var height = 0
    private(set) var frames: [GIFFrame] = []
    /// How often the animation is shown; 0 for without end.
    private(set) var loopCount: Int?
    private(set) var hasGlobalColors = false
    private(set) var extent = PictureFile.Extent.cut
    let data: Data

    /// What a block for the next frame said of it.
    private struct Control {
        var disposal = GIFFrame.Disposal.keep
        var delay: Int?
        var transparent: Int?
    }

    /// Complexity: O(*n*) in the number of blocks, of at most 255 bytes each.
    init(_ data: Data) {
        self.data = data
        let bytes = PictureBytes(data)
        guard let width = bytes.number(at: 6, bytes: 2, isLittle: true),
            let height = bytes.number(at: 8, bytes: 2, isLittle: true), let flags = bytes[10]
        else { return }
        (self.width, self.height) = (width, height)
        var place = 13
        var colors: (place: Int, count: Int)?
        if flags & 0x80 != 0 {
            colors = (place, 2 << (flags & 7))
            hasGlobalColors = true
            place += 3 * (2 << (flags & 7))
        }
        var control = Control()
        blocks: while let introducer = bytes[place] {
            switch introducer {
            case 0x21:
                guard let label = bytes[place + 1] else { break blocks }
                if label == 0xF9 { control = Self.control(bytes, at: place + 2) }
                if label == 0xFF { loopCount = Self.loopCount(bytes, at: place + 2) ?? loopCount }
                guard let end = Self.endOfBlocks(bytes, from: place + 2) else { break blocks }
                place = end
            case 0x2C:
                guard let frame = Self.frame(bytes, at: place + 1, colors: colors, control) else {
                    break blocks
                }
                frames.append(frame)
                control = Control()
                guard let end = Self.endOfBlocks(bytes, from: frame.data) else { break blocks }
                frames[frames.count - 1].isWhole = true
                place = end
            case 0x3B:
                extent = frames.isEmpty ? .broken : .whole
                break blocks
            // Padding, which some programs write.
            case 0: place += 1
            default:
                extent = .broken
                break blocks
            }
        }
        sizeCanvas()
    }

    /// Some files have a canvas without a size, and are shown as large as their frames.
    private mutating func sizeCanvas() {
        guard width == 0 || height == 0 else { return }
        width = frames.map { $0.x + $0.width }.max() ?? 0
        height = frames.map { $0.y + $0.height }.max() ?? 0
    }

    private static func control(_ bytes: PictureBytes, at place: Int) -> Control {
        guard bytes[place] == 4, let flags = bytes[place + 1],
            let delay = bytes.number(at: place + 2, bytes: 2, isLittle: true),
            let transparent = bytes[place + 4]
        else { return Control() }
        let disposal: GIFFrame.Disposal =
            switch flags >> 2 & 7 {
            case 2: .clear
            // 4 is what some programs write for 3.
            case 3, 4: .restore
            default: .keep
            }
        return Control(disposal: disposal, delay: delay, transparent: flags & 1 == 1 ? transparent : nil)
    }

    /// The number in the block of an application that browsers know, with two names.
    private static func loopCount(_ bytes: PictureBytes, at place: Int) -> Int? {
        guard bytes[place] == 11,
            bytes.begins(with: "NETSCAPE2.0", at: place + 1)
                || bytes.begins(with: "ANIMEXTS1.0", at: place + 1),
            let length = bytes[place + 12], length >= 3, bytes[place + 13] == 1
        else { return nil }
        return bytes.number(at: place + 14, bytes: 2, isLittle: true)
    }

    private static func frame(
        _ bytes: PictureBytes, at place: Int, colors: (place: Int, count: Int)?, _ control: Control
    ) -> GIFFrame? {
        func number(_ offset: Int) -> Int? { bytes.number(at: place + offset, bytes: 2, isLittle: true) }
        guard let x = number(0), let y = number(2), let width = number(4), let height = number(6),
            let flags = bytes[place + 8]
        else { return nil }
        var colors = colors
        var data = place + 9
        if flags & 0x80 != 0 {
            colors = (data, 2 << (flags & 7))
            data += 3 * (2 << (flags & 7))
        }
        // Without the size of its codes nothing of a frame is there.
        guard bytes[data] != nil else { return nil }
        return GIFFrame(
            x: x, y: y, width: width, height: height, isInterlaced: flags & 0x40 != 0, colors: colors,
            transparent: control.transparent, disposal: control.disposal, delay: control.delay,
            data: data + 1,
            isWhole: false)
    }

    /// What comes after blocks of data, the last of which is empty.
    private static func endOfBlocks(_ bytes: PictureBytes, from start: Int) -> Int? {
        var place = start
        while let length = bytes[place] {
            if length == 0 { return place + 1 }
            place += 1 + length
        }
        return nil
    }
}

extension GIFFile {
    /// Whether something of the canvas may be clear.
    private var hasAlpha: Bool {
        guard let first = frames.first else { return false }
        let coversAll = first.x == 0 && first.y == 0 && first.width >= width && first.height >= height
        return !coversAll || frames.contains { $0.transparent != nil || $0.disposal == .clear }
    }

    /// What is to be known of each frame. All are as large as the canvas, into which they are drawn.
    var facts: [PictureFacts] {
        guard width > 0, height > 0 else { return [] }
        let hasAlpha = hasAlpha
        return frames.map { frame in
            var facts = PictureFacts(
                width: width, height: height, depth: 8, colorModel: kCGImagePropertyColorModelRGB,
                hasAlpha: hasAlpha,
                isIndexed: true)
            // Hundredths are exact, so that 7 of them read as 0.07.
            let delay = Double(frame.delay ?? 0) / 100
            facts.gif = [
                kCGImagePropertyGIFDelayTime: NSNumber(value: max(delay, 0.1)),
                kCGImagePropertyGIFUnclampedDelayTime: NSNumber(value: delay),
            ]
            return facts
        }
    }

    var properties: [AnyHashable: Any] {
        var gif: [AnyHashable: Any] = [
            kCGImagePropertyGIFHasGlobalColorMap: NSNumber(value: hasGlobalColors),
            kCGImagePropertyGIFCanvasPixelWidth: NSNumber(value: width),
            kCGImagePropertyGIFCanvasPixelHeight: NSNumber(value: height),
        ]
        if let loopCount { gif[kCGImagePropertyGIFLoopCount] = NSNumber(value: loopCount) }
        return [kCGImagePropertyGIFDictionary: gif]
    }
}
