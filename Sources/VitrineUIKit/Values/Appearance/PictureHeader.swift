import Foundation

/// What the beginning of a JPEG file says of its picture.
struct PictureHeader: Equatable {
    /// Pixels, as it is to be shown.
    var width: Int
    var height: Int

    /// The marker that begins every JPEG file.
    static let startOfJPEG: [UInt8] = [0xFF, 0xD8]

    /// Reads the segments before the picture's data: its size, and whether it lies on its side (Exif 2.32, tag 0x0112).
    ///
    /// - Returns: nil for what is no JPEG file, or a broken one.
    init?(jpeg data: Data) {
        let read = data.withUnsafeBytes { Self.read($0) }
        guard let read else { return nil }
        self = read
    }

    private init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    private static func read(_ bytes: UnsafeRawBufferPointer) -> PictureHeader? {
        guard bytes.count > 4, bytes.prefix(2).elementsEqual(startOfJPEG) else { return nil }
        var position = 2
        var isTurned = false
        while position + 4 <= bytes.count {
            guard bytes[position] == 0xFF else { return nil }
            let marker = bytes[position + 1]
            // Fill bytes, and markers without a segment.
            if marker == 0xFF {
                position += 1
                continue
            }
            if marker == 0x01 || (0xD0...0xD7).contains(marker) {
                position += 2
                continue
            }
            let length = Int(bytes[position + 2]) << 8 | Int(bytes[position + 3])
            let end = position + 2 + length
            guard length >= 2, end <= bytes.count else { return nil }
            let segment = UnsafeRawBufferPointer(rebasing: bytes[(position + 4)..<end])
            switch marker {
            case 0xE1:
                isTurned = orientation(inExif: segment).map { (5...8).contains($0) } ?? isTurned
            // Beginnings of frames; the three left out are tables.
            case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
                guard segment.count >= 5 else { return nil }
                let height = Int(segment[1]) << 8 | Int(segment[2])
                let width = Int(segment[3]) << 8 | Int(segment[4])
                guard width > 0, height > 0 else { return nil }
                return isTurned
                    ? PictureHeader(width: height, height: width)
                    : PictureHeader(width: width, height: height)
            // The data, or the end.
            case 0xDA, 0xD9: return nil
            default: break
            }
            position = end
        }
        return nil
    }

    /// The orientation in the first directory of a segment's TIFF structure.
    private static func orientation(inExif segment: UnsafeRawBufferPointer) -> Int? {
        let tiff = 6
        guard segment.count >= tiff + 8, segment.prefix(6).elementsEqual(Array("Exif\0\0".utf8)) else {
            return nil
        }
        let isLittle: Bool
        switch (segment[tiff], segment[tiff + 1]) {
        case (0x49, 0x49): isLittle = true
        case (0x4D, 0x4D): isLittle = false
        default: return nil
        }
        func number(_ start: Int, _ count: Int) -> Int? {
            guard start >= 0, start + count <= segment.count else { return nil }
            let digits = segment[start..<start + count]
            return (isLittle ? Array(digits.reversed()) : Array(digits)).reduce(0) { $0 << 8 | Int($1) }
        }
        guard let offset = number(tiff + 4, 4), let count = number(tiff + offset, 2) else { return nil }
        for index in 0..<count {
            let entry = tiff + offset + 2 + index * 12
            guard let tag = number(entry, 2) else { return nil }
            if tag == 0x0112 { return number(entry + 8, 2) }
        }
        return nil
    }
}
