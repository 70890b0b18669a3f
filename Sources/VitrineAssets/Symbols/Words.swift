/// The words of sources: everything that could be a name.
struct Words {
    private var all: Set<String> = []
    private var declared: Set<String> = []
    private var extendsStyles = false

    /// Complexity: O(*n*) in the number of bytes.
    init(_ sources: [String]) {
        for source in sources {
            var last = (first: "", second: "")
            var word: [UInt8] = []
            func isWord(_ byte: UInt8) -> Bool {
                byte == UInt8(ascii: "_") || byte >= 0x80 || (0x30...0x39).contains(byte)
                    || (0x61...0x7a).contains(byte | 0x20)
            }
            func end() {
                let text = String(decoding: word, as: UTF8.self)
                word.removeAll(keepingCapacity: true)
                all.insert(text)
                // `static var name`, and `extension ShapeStyle`.
                if last.first == "static", last.second == "var" || last.second == "let" {
                    declared.insert(text)
                }
                if text == "ShapeStyle", last.second == "extension" || last.first == "extension" {
                    extendsStyles = true
                }
                last = (last.second, text)
            }
            for byte in source.utf8 {
                if isWord(byte) { word.append(byte) } else if !word.isEmpty { end() }
            }
            if !word.isEmpty { end() }
        }
    }

    /// Whether a name stands anywhere, with or without the quotes of one that is a keyword.
    func contains(_ name: String) -> Bool { all.contains(name.filter { $0 != "`" }) }

    /// Whether `ShapeStyle` seems to have a static member of this name of the program's own.
    func declaresStyle(_ name: String) -> Bool {
        extendsStyles && declared.contains(name.filter { $0 != "`" })
    }
}
