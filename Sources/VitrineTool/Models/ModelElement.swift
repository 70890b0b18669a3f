/// An element of a file of XML, without its texts: models keep everything in attributes.
///
/// The tool has a reader of its own since Foundation's is a library that takes longer to load than a model to read.
struct ModelElement: Equatable {
    var name: String
    var attributes: [String: String] = [:]
    var children: [ModelElement] = []
    /// From 1.
    var line: Int

    /// Why a text is no XML.
    struct Fault: Error, Equatable {
        var line: Int
        var reason: String
    }

    /// The children of a name.
    func children(_ name: String) -> [ModelElement] { children.filter { $0.name == name } }

    /// The outermost element of a text.
    ///
    /// Complexity: O(*n*) in its length.
    static func read(_ bytes: [UInt8]) throws(Fault) -> ModelElement {
        var reader = Reader(bytes: bytes)
        return try reader.document()
    }
}

/// Goes through a text from its beginning.
private struct Reader {
    private let bytes: [UInt8]
    private var index = 0
    private var line = 1

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func document() throws(ModelElement.Fault) -> ModelElement {
        // Elements that have not ended, the outermost first.
        var open: [ModelElement] = []
        var root: ModelElement?
        if begins(with: "\u{feff}") { index += 3 }
        while index < bytes.count {
            if begins(with: "<!--") {
                try skip(behind: "-->")
            } else if begins(with: "<![CDATA[") {
                try skip(behind: "]]>")
            } else if begins(with: "<?") {
                try skip(behind: "?>")
            } else if begins(with: "<!") {
                try skip(behind: ">")
            } else if begins(with: "</") {
                index += 2
                let name = try name()
                skipSpace()
                guard take(">") else { throw fault("'</\(name)' has no '>'") }
                guard let ended = open.popLast(), ended.name == name else {
                    throw fault("'</\(name)>' ends what has not begun")
                }
                if open.isEmpty { root = ended } else { open[open.count - 1].children.append(ended) }
            } else if bytes[index] == UInt8(ascii: "<") {
                guard root == nil else { throw fault("there is more than one outermost element") }
                let (element, isEmpty) = try element()
                if !isEmpty {
                    open.append(element)
                } else if open.isEmpty {
                    root = element
                } else {
                    open[open.count - 1].children.append(element)
                }
            } else {
                if open.isEmpty, !Self.isSpace(bytes[index]) {
                    throw fault("there is text outside of elements")
                }
                advance()
            }
        }
        if let last = open.last { throw fault("'<\(last.name)>' does not end") }
        guard let root else { throw fault("there is no element") }
        return root
    }

    /// `<name attribute="value" …>` or `<name …/>`.
    private mutating func element() throws(ModelElement.Fault) -> (ModelElement, isEmpty: Bool) {
        index += 1
        var element = ModelElement(name: try name(), line: line)
        while true {
            skipSpace()
            if take("/>") { return (element, true) }
            if take(">") { return (element, false) }
            let name = try name()
            skipSpace()
            guard take("=") else { throw fault("the attribute '\(name)' has no value") }
            skipSpace()
            guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'")
            else { throw fault("the value of '\(name)' is not in quotation marks") }
            let mark = bytes[index]
            index += 1
            let start = index
            while index < bytes.count, bytes[index] != mark, bytes[index] != UInt8(ascii: "<") { advance() }
            guard index < bytes.count, bytes[index] == mark else {
                throw fault("the value of '\(name)' does not end")
            }
            element.attributes[name] = Self.text(String(decoding: bytes[start..<index], as: UTF8.self))
            index += 1
        }
    }

    private mutating func name() throws(ModelElement.Fault) -> String {
        let start = index
        while index < bytes.count, Self.isName(bytes[index]) { index += 1 }
        guard index > start else { throw fault("there is no name where one belongs") }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    // MARK: Bytes

    private static func isName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: ":"), 0x80...:
            true
        default: false
        }
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0d).contains(byte) }

    private func fault(_ reason: String) -> ModelElement.Fault { .init(line: line, reason: reason) }

    private func begins(with text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

    private mutating func take(_ text: String) -> Bool {
        guard begins(with: text) else { return false }
        index += text.utf8.count
        return true
    }

    private mutating func advance() {
        if bytes[index] == UInt8(ascii: "\n") { line += 1 }
        index += 1
    }

    private mutating func skipSpace() {
        while index < bytes.count, Self.isSpace(bytes[index]) { advance() }
    }

    private mutating func skip(behind end: String) throws(ModelElement.Fault) {
        let start = line
        while index < bytes.count {
            if take(end) { return }
            advance()
        }
        throw .init(line: start, reason: "what begins there does not end with '\(end)'")
    }

    /// A value with the characters that names stand for: `&lt;`, `&#10;`.
    private static func text(_ value: String) -> String {
        guard value.contains("&") else { return value }
        let names = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"]
        return value.replacing(/&(#x?)?([0-9A-Za-z]+);/) { match in
            guard let prefix = match.1 else { return names[String(match.2)] ?? String(match.0) }
            return UInt32(match.2, radix: prefix == "#x" ? 16 : 10).flatMap(Unicode.Scalar.init).map {
                String($0)
            } ?? String(match.0)
        }
    }
}
