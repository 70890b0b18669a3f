import Foundation

extension PictureFile {
    /// Reads the segments of a JPEG file (ITU-T T.81, annex B).
    static func jpeg(_ data: Data) -> PictureFile {
        let bytes = PictureBytes(data)
        var file = PictureFile(format: .jpeg, extent: .cut)
        var metadata = PictureMetadata()
        var resolution: (Double, Double)?
        var place = 2
        walk: while let mark = bytes[place], let marker = bytes[place + 1] {
            guard mark == 0xFF else {
                file.extent = .broken
                break
            }
            switch marker {
            // Fill bytes.
            case 0xFF:
                place += 1
                continue
            // Without a segment.
            case 0x01, 0xD0...0xD7:
                place += 2
                continue
            case 0xD9:
                file.extent = file.images.isEmpty ? .broken : .whole
                break walk
            default: break
            }
            guard let length = bytes.number(at: place + 2, bytes: 2) else { break }
            guard length >= 2 else {
                file.extent = .broken
                break
            }
            guard let content = bytes.part(place + 4, length - 2) else { break }
            let segment = PictureBytes(content)
            switch marker {
            case 0xE0 where segment.begins(with: "JFIF\0"): resolution = Self.resolution(inJFIF: segment)
            case 0xE1 where segment.begins(with: PictureMetadata.exifStart) && metadata.block == nil:
                metadata = PictureMetadata(
                    tiffStructure: content.dropFirst(PictureMetadata.exifStart.utf8.count))
            // Beginnings of frames; the three left out are tables.
            case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
                guard let facts = facts(inFrame: segment) else {
                    file.extent = .broken
                    break walk
                }
                if file.images.isEmpty { file.images = [facts] }
            default: break
            }
            place += 2 + length
            // Data follow a scan's header, up to the next marker.
            if marker == 0xDA { place = Self.endOfScan(in: data, from: place) }
        }
        if !file.images.isEmpty {
            file.images[0].metadata = metadata
            file.images[0].resolution = metadata.resolution ?? resolution
        }
        return file
    }

    private static func facts(inFrame segment: PictureBytes) -> PictureFacts? {
        guard let depth = segment[0], let height = segment.number(at: 1, bytes: 2),
            let width = segment.number(at: 3, bytes: 2), let components = segment[5], width > 0, height > 0
        else { return nil }
        let model =
            switch components {
            case 1: kCGImagePropertyColorModelGray
            case 4: kCGImagePropertyColorModelCMYK
            default: kCGImagePropertyColorModelRGB
            }
        return PictureFacts(width: width, height: height, depth: depth, colorModel: model)
    }

    /// JFIF 1.02: a unit, and pixels of it; without a unit it is a ratio.
    private static func resolution(inJFIF segment: PictureBytes) -> (Double, Double)? {
        guard let unit = segment[7], unit == 1 || unit == 2, let x = segment.number(at: 8, bytes: 2),
            let y = segment.number(at: 10, bytes: 2), x > 0, y > 0
        else { return nil }
        let inches = unit == 1 ? 1 : 2.54
        return (Double(x) * inches, Double(y) * inches)
    }

    /// Where the next marker is that is not within a scan.
    private static func endOfScan(in data: Data, from start: Int) -> Int {
        data.withUnsafeBytes { bytes in
            var place = start
            while place + 1 < bytes.count {
                if bytes[place] == 0xFF {
                    let next = bytes[place + 1]
                    // Stuffed zeroes, marks for restarting, and fill.
                    if next != 0, next != 0xFF, !(0xD0...0xD7).contains(next) { return place }
                }
                place += 1
            }
            return bytes.count
        }
    }
}
