import Foundation

/// A directory of a TIFF structure: tags with their values (TIFF 6.0, section 2).
struct TIFFDirectory {
    /// A value: its type, how many of it there are, and where they begin.
    struct Entry {
        var type: Int
        var count: Int
        var place: Int
    }

    private let bytes: PictureBytes
    private let isLittle: Bool
    private(set) var entries: [Int: Entry] = [:]
    /// Where the next directory is; 0 after the last one.
    let next: Int
    /// Whether all values are within the bytes.
    private(set) var isWhole = true

    /// The order of bytes of a structure, and where its first directory is.
    static func start(of bytes: PictureBytes) -> (isLittle: Bool, place: Int)? {
        let isLittle = bytes.begins(with: [0x49, 0x49, 42, 0])
        guard isLittle || bytes.begins(with: [0x4D, 0x4D, 0, 42]),
            let place = bytes.number(at: 4, bytes: 4, isLittle: isLittle)
        else { return nil }
        return (isLittle, place)
    }

    /// Bytes of a value of each type.
    private static let sizes = [1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 6: 1, 7: 1, 8: 2, 9: 4, 10: 8, 11: 4, 12: 8]

    /// More entries than any program writes: directories may lie over one another, so that a small file has many large ones.
    private static let mostEntries = 512
    /// As much of a text as is read, for the same reason.
    private static let mostText = 65536

    /// Reads a directory; nil where there is none. Values that are not within the bytes are left out.
    init?(_ bytes: PictureBytes, at place: Int, isLittle: Bool) {
        guard place >= 8, let count = bytes.number(at: place, bytes: 2, isLittle: isLittle),
            (1...Self.mostEntries).contains(count), place + 2 + count * 12 <= bytes.count
        else { return nil }
        self.bytes = bytes
        self.isLittle = isLittle
        let following = bytes.number(at: place + 2 + count * 12, bytes: 4, isLittle: isLittle)
        next = following ?? 0
        isWhole = following != nil
        for index in 0..<count {
            let entry = place + 2 + index * 12
            guard let tag = bytes.number(at: entry, bytes: 2, isLittle: isLittle),
                let type = bytes.number(at: entry + 2, bytes: 2, isLittle: isLittle),
                let size = Self.sizes[type],
                let values = bytes.number(at: entry + 4, bytes: 4, isLittle: isLittle),
                let offset = bytes.number(at: entry + 8, bytes: 4, isLittle: isLittle)
            else { continue }
            // Up to four bytes stand in the entry itself.
            let start = size * values <= 4 ? entry + 8 : offset
            guard values > 0, start + size * values <= bytes.count else {
                isWhole = false
                continue
            }
            entries[tag] = Entry(type: type, count: values, place: start)
        }
    }

    /// A whole number without a sign.
    func integer(_ tag: Int, at index: Int = 0) -> Int? {
        guard let entry = entries[tag], index < entry.count else { return nil }
        switch entry.type {
        case 1, 7: return bytes[entry.place + index]
        case 3: return bytes.number(at: entry.place + index * 2, bytes: 2, isLittle: isLittle)
        case 4: return bytes.number(at: entry.place + index * 4, bytes: 4, isLittle: isLittle)
        default: return nil
        }
    }

    /// A number of any kind.
    func number(_ tag: Int) -> Double? {
        guard let entry = entries[tag] else { return nil }
        func half(_ place: Int) -> Double? {
            guard let bits = bytes.number(at: place, bytes: 4, isLittle: isLittle) else { return nil }
            return entry.type >= 9 ? Double(Int32(truncatingIfNeeded: bits)) : Double(bits)
        }
        switch entry.type {
        case 5, 10:
            guard let above = half(entry.place), let below = half(entry.place + 4), below != 0 else {
                return nil
            }
            return above / below
        case 9: return half(entry.place)
        default: return integer(tag).map(Double.init)
        }
    }

    /// A text, up to its first zero.
    func text(_ tag: Int) -> String? {
        guard let entry = entries[tag], entry.type == 2,
            let content = bytes.part(entry.place, min(entry.count, Self.mostText))
        else { return nil }
        let text = String(decoding: content.prefix { $0 != 0 }, as: UTF8.self)
        return text.isEmpty ? nil : text
    }
}
