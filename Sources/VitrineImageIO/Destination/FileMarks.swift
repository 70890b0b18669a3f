import Foundation
import VitrineCoreGraphics

/// What is written beside the pixels: orientation, resolution, and what Exif said in the file before.
struct FileMarks {
    private let orientation: Int?
    /// Pixels per inch.
    private let resolution: (x: Double, y: Double)?
    /// The TIFF structure of the file before.
    private let exif: Data?

    init(_ options: SourceOptions, metadata: PictureMetadata?, resolution: (x: Double, y: Double)?) {
        let asked = options.number(kCGImagePropertyOrientation).flatMap {
            (1...8).contains($0) ? Int($0) : nil
        }
        orientation = asked ?? metadata?.orientation
        exif = metadata?.block
        let across = options.number(kCGImagePropertyDPIWidth),
            down = options.number(kCGImagePropertyDPIHeight)
        let known = resolution ?? metadata?.resolution
        // JFIF has 16 bits for each.
        let sides = 1.0...65535
        if let x = across ?? down ?? known?.x, let y = down ?? across ?? known?.y, sides.contains(x),
            sides.contains(y)
        {
            self.resolution = (x, y)
        } else {
            self.resolution = nil
        }
    }

    /// The structure to write: the one before with another orientation, or a new one of a single tag.
    private var block: Data? {
        if let exif {
            return orientation.flatMap { Self.setting($0, in: exif) }
                ?? (orientation == nil ? exif : ownBlock)
        }
        return ownBlock
    }

    private var ownBlock: Data? {
        guard let orientation else { return nil }
        var block = Data([0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1])
        // Tag, type, count, value, and no other directory.
        block += [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation), 0, 0, 0, 0, 0, 0]
        return block
    }

    /// The structure with another orientation; nil where it has none.
    private static func setting(_ orientation: Int, in block: Data) -> Data? {
        let bytes = PictureBytes(block)
        guard let (isLittle, start) = TIFFDirectory.start(of: bytes),
            let entry = TIFFDirectory(bytes, at: start, isLittle: isLittle)?.entries[TIFFTag.orientation],
            entry.type == 3
        else { return nil }
        var result = Data(block)
        let place = result.startIndex + entry.place
        result[place + (isLittle ? 0 : 1)] = UInt8(orientation)
        result[place + (isLittle ? 1 : 0)] = 0
        return result
    }

    /// Puts segments behind the first of a JPEG file, which is JFIF's.
    func put(intoJPEG data: Data) -> Data {
        var result = Data(data)
        guard PictureBytes(result).begins(with: "JFIF\0", at: 6), result.count > 20 else { return result }
        if let resolution {
            // Pixels an inch, as whole numbers.
            result[13] = 1
            let sides = [resolution.x, resolution.y].flatMap { Self.bytes(Int($0.rounded()), 2) }
            result.replaceSubrange(14..<18, with: sides)
        }
        let start = Data(PictureMetadata.exifStart.utf8)
        // A segment holds no more.
        guard let block, block.count + start.count + 2 <= 65535 else { return result }
        let end = 4 + (Int(result[4]) << 8 | Int(result[5]))
        let segment = [0xFF, 0xE1] + Self.bytes(block.count + start.count + 2, 2) + start + block
        result.insert(contentsOf: segment, at: min(result.count, end))
        return result
    }

    /// Puts chunks behind the header of a PNG file.
    func put(intoPNG data: Data) -> Data {
        let endOfHeader = 33
        guard data.count > endOfHeader else { return data }
        var chunks = Data()
        if let resolution {
            // Pixels a metre.
            let sides = [resolution.x, resolution.y].map { Self.bytes(Int(($0 / 0.0254).rounded()), 4) }
            chunks += Self.chunk("pHYs", sides[0] + sides[1] + [1])
        }
        if let block { chunks += Self.chunk("eXIf", [UInt8](block)) }
        var result = Data(data)
        result.insert(contentsOf: chunks, at: endOfHeader)
        return result
    }

    /// Puts tags into the directory of a TIFF file, which is written anew behind all else.
    func put(intoTIFF data: Data) -> Data {
        let file = PictureBytes(data)
        guard let (isLittle, start) = TIFFDirectory.start(of: file),
            let count = file.number(at: start, bytes: 2, isLittle: isLittle),
            let old = file.part(start + 2, count * 12)
        else { return data }
        func bytes(_ number: Int, _ count: Int) -> [UInt8] {
            let bytes = Self.bytes(number, count)
            return isLittle ? bytes.reversed() : bytes
        }
        var entries: [Int: [UInt8]] = [:]
        for index in 0..<count {
            let entry = [UInt8](old.dropFirst(index * 12).prefix(12))
            entries[PictureBytes(Data(entry)).number(at: 0, bytes: 2, isLittle: isLittle) ?? 0] = entry
        }
        var result = Data(data)
        // Values begin at even places.
        if !result.count.isMultiple(of: 2) { result.append(0) }
        func set(_ tag: Int, _ type: Int, _ value: [UInt8]) {
            let padding = [UInt8](repeating: 0, count: 4 - value.count)
            entries[tag] = bytes(tag, 2) + bytes(type, 2) + bytes(1, 4) + value + padding
        }
        if let orientation { set(TIFFTag.orientation, 3, bytes(orientation, 2)) }
        if let resolution {
            for (tag, value) in [(TIFFTag.xResolution, resolution.x), (TIFFTag.yResolution, resolution.y)] {
                set(tag, 5, bytes(result.count, 4))
                // A fraction of hundredths.
                result += bytes(Int((value * 100).rounded()), 4) + bytes(100, 4)
            }
            set(TIFFTag.resolutionUnit, 3, bytes(2, 2))
        }
        let place = result.count
        result += bytes(entries.count, 2) + entries.sorted { $0.key < $1.key }.flatMap(\.value) + bytes(0, 4)
        result.replaceSubrange(4..<8, with: bytes(place, 4))
        return result
    }

    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let checked = Array(name.utf8) + content
        return bytes(content.count, 4) + checked + bytes(Int(check(checked)), 4)
    }

    /// The number of check of a chunk (PNG, third edition, annex D).
    private static func check(_ bytes: [UInt8]) -> UInt32 {
        var sum = UInt32.max
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 {
                let isOdd = sum & 1 == 1
                sum >>= 1
                if isOdd { sum ^= 0xEDB8_8320 }
            }
        }
        return ~sum
    }

    private static func bytes(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: number >> ((count - 1 - $0) * 8)) }
    }
}
