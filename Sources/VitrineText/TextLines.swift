/// The lines of a text with what ends them, and their numbers of UTF-16 units.
///
/// By bytes, and without a list of them: this is where a file of ten megabytes is opened.
struct TextLines: Sequence, IteratorProtocol {
    private let text: String
    private var start: String.Index
    private var position = 0

    init(_ text: String) {
        var text = text
        text.makeContiguousUTF8()
        self.text = text
        start = text.startIndex
    }

    mutating func next() -> (line: Substring, length: Int)? {
        let line = text.utf8.withContiguousStorageIfAvailable { Self.line(in: $0, from: position) }
        guard let line, line.end > position else { return nil }
        let end = text.utf8.index(start, offsetBy: line.end - position)
        defer { (start, position) = (end, line.end) }
        return (text[start..<end], line.length)
    }

    /// Where the line ends that begins at a byte, and its number of UTF-16 units.
    private static func line(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> (end: Int, length: Int)
    {
        var index = start
        // Bytes less by this are UTF-16 units: of two, three and four bytes come one, one and two.
        var excess = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if byte > 13 {
                guard byte >= 0x80 else { continue }
                if byte < 0xC0 || byte >= 0xF0 { excess += byte < 0xC0 ? 1 : -1 }
                // U+2029 is E2 80 A9.
                guard byte == 0xE2, index + 1 < bytes.count, bytes[index] == 0x80, bytes[index + 1] == 0xA9
                else { continue }
                index += 2
                excess += 2
                break
            }
            guard byte == 10 || byte == 13 else { continue }
            if byte == 13, index < bytes.count, bytes[index] == 10 { index += 1 }
            break
        }
        return (index, index - start - excess)
    }
}
