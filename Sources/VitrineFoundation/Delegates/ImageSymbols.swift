internal import Foundation

/// The symbols of a program or a library, read from its file.
///
/// The dynamic linker knows exported symbols alone; the table in the file has all of them, unless it was stripped.
struct ImageSymbols {
    private let file: Data
    private let table: Range<Int>
    private let names: Range<Int>
    /// What is added to the values of symbols to get addresses.
    private let bias: UInt

    /// `Dl_info`, which Glibc's headers show to those alone who ask for extensions.
    private struct LinkInformation {
        var file: UnsafePointer<CChar>?
        var base: UnsafeRawPointer?
        var symbol: UnsafePointer<CChar>?
        var address: UnsafeRawPointer?
    }

    @_silgen_name("dladdr")
    private static func dladdr(_ address: UnsafeRawPointer, _ info: UnsafeMutablePointer<LinkInformation>)
        -> Int32

    /// Reads the file of the image that an address is in; nil where there is none, or it has no table.
    ///
    /// Complexity: O(1), the file is mapped.
    init?(around address: UnsafeRawPointer) {
        var info = LinkInformation()
        guard Self.dladdr(address, &info) != 0, let base = info.base, let name = info.file else {
            return nil
        }
        // The name of the executable is what it was called by, which leads nowhere in another folder.
        let paths = [String(cString: name), "/proc/self/exe"]
        guard
            let file = paths.lazy.compactMap({
                try? Data(contentsOf: URL(fileURLWithPath: $0), options: .alwaysMapped)
            }).first(where: { $0.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) }),
            let sections = Self.symbolSections(file)
        else { return nil }
        self.file = file
        (table, names) = sections
        bias = UInt(bitPattern: base) &- Self.firstAddress(file)
    }

    private static func read<Value: FixedWidthInteger>(_ type: Value.Type, at offset: Int, of file: Data)
        -> Int
    {
        guard offset >= 0, offset + MemoryLayout<Value>.size <= file.count else { return 0 }
        return file.withUnsafeBytes {
            Int(truncatingIfNeeded: $0.loadUnaligned(fromByteOffset: offset, as: Value.self))
        }
    }

    /// The symbol table and the names that belong to it: `.symtab` (type 2), else `.dynsym` (type 11).
    private static func symbolSections(_ file: Data) -> (Range<Int>, Range<Int>)? {
        let start = read(UInt64.self, at: 0x28, of: file)
        let size = read(UInt16.self, at: 0x3A, of: file)
        let headers = (0..<read(UInt16.self, at: 0x3C, of: file)).map { start + $0 * size }
        func range(_ header: Int) -> Range<Int>? {
            let offset = read(UInt64.self, at: header + 0x18, of: file)
            let length = read(UInt64.self, at: header + 0x20, of: file)
            return offset >= 0 && length >= 0 && offset <= file.count && length <= file.count - offset
                ? offset..<(offset + length) : nil
        }
        for wanted in [2, 11] {
            guard let header = headers.first(where: { read(UInt32.self, at: $0 + 4, of: file) == wanted }),
                case let link = read(UInt32.self, at: header + 0x28, of: file),
                headers.indices.contains(link),
                let table = range(header), let names = range(headers[link])
            else { continue }
            return (table, names)
        }
        return nil
    }

    /// The address for which the image was linked: that of its first loaded segment, at the beginning of a page.
    private static func firstAddress(_ file: Data) -> UInt {
        let start = read(UInt64.self, at: 0x20, of: file)
        let size = read(UInt16.self, at: 0x36, of: file)
        let loaded = (0..<read(UInt16.self, at: 0x38, of: file)).map { start + $0 * size }
            .filter { read(UInt32.self, at: $0, of: file) == 1 }
            .map { UInt(bitPattern: read(UInt64.self, at: $0 + 0x10, of: file)) }
        return (loaded.min() ?? 0) & ~0xFFF
    }

    /// Calls a closure for every symbol with its address and its name, which ends with a zero.
    ///
    /// Complexity: O(*n*) in the number of symbols; some ten nanoseconds each.
    func forEach(_ body: (UInt, UnsafePointer<CChar>) -> Void) {
        file.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress, let last = names.last, bytes[last] == 0 else { return }
            for offset in stride(from: table.lowerBound, to: table.upperBound - 23, by: 24) {
                let name = Int(bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
                guard name > 0, name < names.count else { continue }
                body(
                    UInt(bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self)) &+ bias,
                    (base + names.lowerBound + name).assumingMemoryBound(to: CChar.self))
            }
        }
    }
}

/// Reads mangled names as messages show them.
enum Demangling {
    @_silgen_name("swift_demangle")
    private static func demangle(
        _ name: UnsafePointer<CChar>?, _ length: UInt, _ buffer: UnsafeMutablePointer<CChar>?,
        _ size: UnsafeMutablePointer<UInt>?, _ flags: UInt32
    ) -> UnsafeMutablePointer<CChar>?

    static func text(of name: String) -> String? {
        guard let text = demangle(name, UInt(name.utf8.count), nil, nil, 0) else { return nil }
        defer { free(text) }
        return String(cString: text)
    }
}
