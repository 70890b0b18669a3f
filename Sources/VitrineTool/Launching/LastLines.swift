/// The last lines of a stream, traces and announcements left out.
struct LastLines {
    static let limit = 5

    /// The bytes of a line that are kept; what follows them is left out.
    static let width = 2000

    private var complete: [String] = []
    private var partial: [UInt8] = []
    private var isCut = false
    /// Whether Swift has announced the end of its report of a crash.
    private(set) var hasReport = false

    /// The lines, with the one that has not ended yet.
    var lines: [String] {
        Array((complete + [line(of: partial, isCut: isCut)].compactMap(\.self)).suffix(Self.limit))
    }

    mutating func append(_ bytes: ArraySlice<UInt8>) {
        for byte in bytes {
            guard byte == UInt8(ascii: "\n") else {
                if partial.count < Self.width { partial.append(byte) } else { isCut = true }
                continue
            }
            if partial.starts(with: "*** Signal".utf8) { hasReport = true }
            if let line = line(of: partial, isCut: isCut) {
                complete.append(line)
                if complete.count > Self.limit { complete.removeFirst() }
            }
            partial.removeAll(keepingCapacity: true)
            isCut = false
        }
    }

    private func line(of bytes: [UInt8], isCut: Bool) -> String? {
        let line = String(decoding: bytes, as: UTF8.self)
        // VITRINE_TRACE writes a JSON object a line, and Swift announces its crash report.
        guard !line.isEmpty, !line.hasPrefix("{"), !line.hasPrefix("*** ") else { return nil }
        return isCut ? line + "…" : line
    }
}
