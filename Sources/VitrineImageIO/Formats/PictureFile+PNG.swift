import Foundation

extension PictureFile {
    /// Reads the chunks of a PNG file (PNG, third edition, 11).
    static func png(_ bytes: PictureBytes) -> PictureFile {
        var file = PictureFile(format: .png, extent: .cut)
        var place = 8
        var facts: PictureFacts?
        while let length = bytes.number(at: place, bytes: 4), let name = bytes.part(place + 4, 4) {
            let content = place + 8
            // The specification's own limit.
            guard length <= 0x7FFF_FFFF else {
                file.extent = .broken
                break
            }
            switch String(decoding: name, as: UTF8.self) {
            case "IHDR":
                guard length == 13, let header = bytes.part(content, 13) else { break }
                facts = facts ?? Self.facts(inHeader: PictureBytes(header))
            case "tRNS": facts?.hasAlpha = true
            case "pHYs":
                guard bytes[content + 8] == 1, let x = bytes.number(at: content, bytes: 4),
                    let y = bytes.number(at: content + 4, bytes: 4)
                else { break }
                // Pixels a metre. Writers round to whole ones: 72 pixels an inch are 2835.
                facts?.resolution = ((Double(x) * 0.0254).rounded(), (Double(y) * 0.0254).rounded())
            case "eXIf":
                guard let block = bytes.part(content, length) else { break }
                facts?.metadata = PictureMetadata(tiffStructure: block)
            case "IEND":
                // The number of check comes last.
                file.extent = place + 12 <= bytes.count ? .whole : .cut
            default: break
            }
            guard facts != nil else {
                // The header comes first, or the file is none.
                if bytes.count >= content + 13 { file.extent = .broken }
                break
            }
            if file.extent == .whole { break }
            place = content + length + 4
        }
        if let facts { file.images = [facts] }
        return file
    }

    private static func facts(inHeader header: PictureBytes) -> PictureFacts? {
        guard let width = header.number(at: 0, bytes: 4), let height = header.number(at: 4, bytes: 4),
            let depth = header[8], let kind = header[9], (1...0x7FFF_FFFF).contains(width),
            (1...0x7FFF_FFFF).contains(height), [1, 2, 4, 8, 16].contains(depth),
            [0, 2, 3, 4, 6].contains(kind)
        else { return nil }
        // Colours in a table have 8 bits a component, however many numbers there are.
        return PictureFacts(
            width: width, height: height, depth: kind == 3 ? 8 : depth,
            colorModel: kind == 0 || kind == 4
                ? kCGImagePropertyColorModelGray : kCGImagePropertyColorModelRGB,
            hasAlpha: kind == 4 || kind == 6, isIndexed: kind == 3)
    }
}
