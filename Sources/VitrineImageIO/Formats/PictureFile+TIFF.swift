import Foundation
import VitrineCoreGraphics

extension PictureFile {
    /// As many pages as are looked for: a chain of directories may be a circle.
    private static let mostPages = 256

    /// Reads the directories of a TIFF file, one a page (TIFF 6.0).
    static func tiff(_ data: Data) -> PictureFile {
        let bytes = PictureBytes(data)
        var file = PictureFile(format: .tiff, extent: .cut)
        guard let (isLittle, start) = TIFFDirectory.start(of: bytes) else { return file }
        var isWhole = true
        var seen: Set<Int> = []
        var place = start
        while place != 0, seen.count < mostPages, seen.insert(place).inserted {
            guard let directory = TIFFDirectory(bytes, at: place, isLittle: isLittle) else {
                isWhole = false
                break
            }
            let exif = directory.integer(0x8769).flatMap { TIFFDirectory(bytes, at: $0, isLittle: isLittle) }
            guard var facts = facts(directory) else {
                file.extent = .broken
                return file
            }
            facts.metadata = PictureMetadata(directory, exif: exif)
            facts.page = place
            file.images.append(facts)
            isWhole = isWhole && directory.isWhole && reaches(bytes.count, directory)
            place = directory.next
        }
        if isWhole && !file.images.isEmpty { file.extent = .whole }
        return file
    }

    private static func facts(_ directory: TIFFDirectory) -> PictureFacts? {
        guard let width = directory.integer(0x0100), let height = directory.integer(0x0101), width > 0,
            height > 0
        else { return nil }
        let kind = directory.integer(0x0106)
        let model: CFString? =
            switch kind {
            case 0, 1: kCGImagePropertyColorModelGray
            case 2, 3, 6: kCGImagePropertyColorModelRGB
            case 5: kCGImagePropertyColorModelCMYK
            case 8: kCGImagePropertyColorModelLab
            default: nil
            }
        // Extra samples of 1 and 2 are opacity.
        let hasAlpha = [1, 2].contains(directory.integer(0x0152))
        return PictureFacts(
            width: width, height: height, depth: directory.integer(0x0102) ?? 1, colorModel: model,
            hasAlpha: hasAlpha,
            isIndexed: kind == 3)
    }

    /// Whether the strips or tiles of a page end before the file does.
    private static func reaches(_ end: Int, _ directory: TIFFDirectory) -> Bool {
        for (places, lengths) in [(0x0111, 0x0117), (0x0144, 0x0145)] {
            guard let count = directory.entries[places]?.count else { continue }
            // Two of them say enough; a file could name the same ones in each of its pages.
            for index in [0, count - 1] {
                guard let place = directory.integer(places, at: index),
                    let length = directory.integer(lengths, at: index)
                else { continue }
                if place + length > end { return false }
            }
        }
        return true
    }

    /// The same file with another page as its first, which is the one that is decoded.
    static func tiff(_ data: Data, startingAt page: Int) -> Data {
        let isLittle = PictureBytes(data).begins(with: [0x49, 0x49])
        var result = Data(data)
        for index in 0..<4 {
            let shift = (isLittle ? index : 3 - index) * 8
            result[result.startIndex + 4 + index] = UInt8(truncatingIfNeeded: page >> shift)
        }
        return result
    }
}
