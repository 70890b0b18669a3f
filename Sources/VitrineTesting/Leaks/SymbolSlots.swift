import Foundation

/// The places in memory through which the loaded programs and libraries call a function of another library: the slots
/// that the dynamic linker filled in. Who replaces what stands there hears of the calls, and nothing is slower for those
/// that do not.
struct SymbolSlots {
    private let addresses: [UnsafeMutableRawPointer]

    /// Nothing to write to: the function is linked statically.
    var isEmpty: Bool { addresses.isEmpty }

    /// Complexity: O(relocations of everything that is loaded)
    init(of symbol: String) {
        let search = Search(symbol)
        guard let function = dlsym(nil, "dl_iterate_phdr") else {
            addresses = []
            return
        }
        typealias Visit = @convention(c) (UnsafeRawPointer, Int, UnsafeMutableRawPointer?) -> Int32
        typealias Iterate = @convention(c) (Visit, UnsafeMutableRawPointer?) -> Int32
        let iterate = unsafeBitCast(function, to: Iterate.self)
        _ = iterate(
            { information, _, search in
                if let search {
                    Unmanaged<Search>.fromOpaque(search).takeUnretainedValue().visit(information)
                }
                return 0
            }, Unmanaged.passUnretained(search).toOpaque())
        addresses = search.found
    }

    /// Writes an address into all of them. The pages may be read-only since the program was linked.
    func write(_ function: UnsafeRawPointer) {
        let page = UInt(sysconf(Int32(_SC_PAGESIZE)))
        for address in addresses {
            let start = UnsafeMutableRawPointer(bitPattern: UInt(bitPattern: address) & ~(page - 1))
            // What was writable stays so: nobody says what it was, and nothing depends on it.
            guard mprotect(start, Int(page), PROT_READ | PROT_WRITE) == 0 else { continue }
            address.storeBytes(of: function, as: UnsafeRawPointer.self)
        }
    }

    /// Reads the tables of one loaded file after the other. The layouts and numbers are those of the ELF standard for 64
    /// bits.
    private final class Search {
        private let symbol: [CChar]
        var found: [UnsafeMutableRawPointer] = []

        init(_ symbol: String) { self.symbol = Array(symbol.utf8CString) }

        private enum Entry {
            static let string = 5, symbols = 6, relocations = 7, relocationSize = 8, pltSize = 2, plt = 23
        }
        private static let dynamicSegment: UInt32 = 2
        /// Of a function's slot and of a datum's: x86-64, then AArch64.
        private static let kinds: Set<UInt32> = [7, 6, 1026, 1025]

        /// - Parameter file: A `dl_phdr_info`: base, name, headers, how many.
        func visit(_ file: UnsafeRawPointer) {
            let base = file.load(as: UInt.self)
            guard let headers = file.load(fromByteOffset: 16, as: UnsafeRawPointer?.self) else { return }
            let count = Int(file.load(fromByteOffset: 24, as: UInt16.self))
            for index in 0..<count {
                let header = headers + index * 56
                guard header.load(as: UInt32.self) == Self.dynamicSegment else { continue }
                readTable(base, base &+ header.load(fromByteOffset: 16, as: UInt.self))
            }
        }

        private func readTable(_ base: UInt, _ dynamic: UInt) {
            var values: [Int: UInt] = [:]
            var place = dynamic
            while let entry = UnsafeRawPointer(bitPattern: place), case let tag = entry.load(as: Int.self),
                tag != 0
            {
                values[tag] = entry.load(fromByteOffset: 8, as: UInt.self)
                place += 16
            }
            guard let strings = pointer(values[Entry.string], base),
                let symbols = pointer(values[Entry.symbols], base)
            else { return }
            for (table, size) in [
                (Entry.relocations, Entry.relocationSize), (Entry.plt, Entry.pltSize),
            ] {
                guard let start = pointer(values[table], base), let bytes = values[size] else { continue }
                for offset in stride(from: 0, to: Int(bytes), by: 24) {
                    let information = start.load(fromByteOffset: offset + 8, as: UInt.self)
                    guard Self.kinds.contains(UInt32(truncatingIfNeeded: information)) else { continue }
                    let name = symbols.load(fromByteOffset: Int(information >> 32) * 24, as: UInt32.self)
                    guard strcmp((strings + Int(name)).assumingMemoryBound(to: CChar.self), symbol) == 0,
                        let slot = UnsafeMutableRawPointer(
                            bitPattern: base &+ start.load(fromByteOffset: offset, as: UInt.self))
                    else { continue }
                    found.append(slot)
                }
            }
        }

        /// The linker of the C library has added the base to addresses already; others and the kernel's file have not.
        private func pointer(_ value: UInt?, _ base: UInt) -> UnsafeRawPointer? {
            value.flatMap { UnsafeRawPointer(bitPattern: $0 < base ? base &+ $0 : $0) }
        }
    }
}
