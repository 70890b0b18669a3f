import Foundation

/// The libraries that an object asks for: what `swift-autolink-extract` would tell, without a process of its own.
///
/// Swift notes them in a section of the ELF file, each text with a zero behind it.
enum AutolinkEntries {
    private static let section = ".swift1_autolink_entries"

    /// The arguments for the linker, each once, in the order of the files.
    static func of(_ objects: [String]) -> [String] {
        var seen: Set<String> = []
        return objects.flatMap { path in
            (try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)).map(entries) ?? []
        }.filter { seen.insert($0).inserted }
    }

    /// Nothing for what is no ELF file of 64 bits, the lowest byte first.
    static func entries(in data: Data) -> [String] {
        data.withUnsafeBytes { bytes in
            guard bytes.count >= 64, bytes.starts(with: [0x7f, 0x45, 0x4c, 0x46, 2, 1]) else { return [] }
            func number<Number: FixedWidthInteger>(_ offset: Int, as type: Number.Type) -> Int? {
                guard offset >= 0, offset <= bytes.count - MemoryLayout<Number>.size else { return nil }
                return Int(
                    exactly: Number(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: type)))
            }
            guard let headers = number(0x28, as: UInt64.self), let size = number(0x3a, as: UInt16.self),
                let count = number(0x3c, as: UInt16.self), let names = number(0x3e, as: UInt16.self),
                headers < bytes.count
            else { return [] }
            /// Where the contents of a section are.
            func contents(_ index: Int) -> Range<Int>? {
                let header = headers + index * size
                guard let start = number(header + 0x18, as: UInt64.self),
                    let length = number(header + 0x20, as: UInt64.self), start <= bytes.count,
                    length <= bytes.count - start
                else { return nil }
                return start..<(start + length)
            }
            guard names < count, let table = contents(names) else { return [] }
            for index in 0..<count {
                guard let offset = number(headers + index * size, as: UInt32.self), offset < table.count,
                    bytes[table].dropFirst(offset).prefix(section.utf8.count + 1)
                        .elementsEqual(Array(section.utf8) + [0]), let place = contents(index)
                else { continue }
                return bytes[place].split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
            }
            return []
        }
    }
}
