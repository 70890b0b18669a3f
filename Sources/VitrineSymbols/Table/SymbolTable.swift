/// The names of system symbols that can be drawn, and the outlines that stand for them.
///
/// Apple's symbols are Apple's: only their names are used. The outlines are those of Bootstrap Icons 1.10.3
/// (LICENSES/BootstrapIcons.txt), and Docs/Symbols.md lists which stands for which. Letters and numbers in figures, and signs of
/// writing that the set does not have, are written with the system's font.
package enum SymbolTable {
    /// What draws the symbol of a name; nil when there is none.
    ///
    /// Complexity: O(log *n*) in the number of names.
    package static func recipe(of name: String) -> SymbolRecipe? {
        line(of: name, in: SymbolNames.lines).map(SymbolRecipe.init) ?? SymbolRecipe(written: name)
    }

    /// The text of an outline.
    static func outline(_ name: String) -> String? { line(of: name, in: SymbolOutlines.lines) }

    /// All names, in the order of their bytes.
    ///
    /// Complexity: O(*n*).
    package static var names: [String] {
        SymbolNames.lines.withUTF8Buffer { text in
            text.split(separator: newline).map { String(decoding: $0.prefix { $0 != equals }, as: UTF8.self) }
        }
    }

    private static let newline = UInt8(ascii: "\n")
    private static let equals = UInt8(ascii: "=")

    /// What follows a name in lines that are in the order of their names.
    private static func line(of name: String, in lines: StaticString) -> String? {
        lines.withUTF8Buffer { text in
            var name = name
            return name.withUTF8 { name in
                var (low, high) = (0, text.count)
                while low < high {
                    // The line around the middle.
                    var start = (low + high) / 2
                    while start > low, text[start - 1] != newline { start -= 1 }
                    var end = start
                    while end < high, text[end] != newline { end += 1 }
                    let line = text[start..<end]
                    let key = line.prefix { $0 != equals }
                    if key.elementsEqual(name) {
                        return String(decoding: line[(key.endIndex + 1)...], as: UTF8.self)
                    }
                    if key.lexicographicallyPrecedes(name) { low = min(end + 1, high) } else { high = start }
                }
                return nil
            }
        }
    }
}
