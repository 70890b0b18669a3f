/// Reads JSON as RFC 8259 has it.
struct JSONParser {
    /// Where a text is no JSON, and why.
    struct Fault: Error, Equatable {
        var line: Int
        var reason: String
    }

    /// Deeper than any catalogue, and far from the end of the stack.
    private static let deepest = 64

    private let bytes: [UInt8]
    private var index = 0
    private var line = 1
    private var depth = 0

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0xef, 0xbb, 0xbf]) { index = 3 }
    }

    /// Complexity: O(*n*) in the number of bytes.
    static func parse(_ bytes: [UInt8]) throws(Fault) -> JSONValue {
        var parser = JSONParser(bytes)
        let value = try parser.value()
        parser.skipSpace()
        guard parser.next == nil else { throw parser.fault("there is more behind the end") }
        return value
    }

    private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    private func fault(_ reason: String) -> Fault { Fault(line: line, reason: reason) }

    /// What stands at the place of the parser, for messages.
    private var found: String {
        guard let next else { return "the end of the file" }
        return next > 0x20 && next < 0x7f ? "\"\(Character(Unicode.Scalar(next)))\"" : "the byte \(next)"
    }

    private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0a || byte == 0x0d {
            if byte == 0x0a { line += 1 }
            index += 1
        }
    }

    private mutating func take(_ character: Character) -> Bool {
        guard next == character.asciiValue else { return false }
        index += 1
        return true
    }

    private mutating func value() throws(Fault) -> JSONValue {
        skipSpace()
        let start = line
        guard depth < Self.deepest else { throw fault("it is nested more than \(Self.deepest) deep") }
        depth += 1
        defer { depth -= 1 }
        guard let next else { throw fault("a value is expected and \(found) is there") }
        let content: JSONValue.Content
        switch next {
        case UInt8(ascii: "{"): content = .object(try members())
        case UInt8(ascii: "["): content = .array(try elements())
        case UInt8(ascii: "\""): content = .string(try string())
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): content = .number(try number())
        default: content = try word()
        }
        return JSONValue(content: content, line: start)
    }

    private mutating func word() throws(Fault) -> JSONValue.Content {
        for (text, content) in [
            ("true", JSONValue.Content.bool(true)), ("false", .bool(false)), ("null", .null),
        ]
        where bytes[index...].starts(with: text.utf8) {
            index += text.utf8.count
            return content
        }
        throw fault("a value is expected and \(found) is there")
    }

    private mutating func members() throws(Fault) -> [String: JSONValue] {
        index += 1
        var members: [String: JSONValue] = [:]
        skipSpace()
        if take("}") { return members }
        repeat {
            skipSpace()
            guard next == UInt8(ascii: "\"") else {
                throw fault("a name in quotes is expected and \(found) is there")
            }
            let key = try string()
            skipSpace()
            guard take(":") else { throw fault("a colon is expected and \(found) is there") }
            members[key] = try value()
            skipSpace()
        } while take(",")
        guard take("}") else { throw fault("a comma or } is expected and \(found) is there") }
        return members
    }

    private mutating func elements() throws(Fault) -> [JSONValue] {
        index += 1
        var elements: [JSONValue] = []
        skipSpace()
        if take("]") { return elements }
        repeat {
            elements.append(try value())
            skipSpace()
        } while take(",")
        guard take("]") else { throw fault("a comma or ] is expected and \(found) is there") }
        return elements
    }

    private mutating func number() throws(Fault) -> Double {
        let start = index
        while let byte = next,
            byte == 0x2b || byte == 0x2d || byte == 0x2e || byte | 0x20 == 0x65
                || (0x30...0x39).contains(byte)
        {
            index += 1
        }
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        guard let number = Double(text), number.isFinite else { throw fault("\(text) is no number") }
        return number
    }

    private mutating func string() throws(Fault) -> String {
        index += 1
        var result: [UInt8] = []
        while let byte = next, byte != UInt8(ascii: "\"") {
            guard byte >= 0x20 else { throw fault("a text has no end") }
            index += 1
            if byte == UInt8(ascii: "\\") { try escape(into: &result) } else { result.append(byte) }
        }
        guard take("\"") else { throw fault("a text has no end") }
        guard let text = String(validating: result, as: UTF8.self) else { throw fault("a text is not UTF-8") }
        return text
    }

    private mutating func escape(into result: inout [UInt8]) throws(Fault) {
        guard let byte = next else { throw fault("a text has no end") }
        index += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): result.append(byte)
        case UInt8(ascii: "b"): result.append(0x08)
        case UInt8(ascii: "f"): result.append(0x0c)
        case UInt8(ascii: "n"): result.append(0x0a)
        case UInt8(ascii: "r"): result.append(0x0d)
        case UInt8(ascii: "t"): result.append(0x09)
        case UInt8(ascii: "u"):
            var code = try hex()
            if (0xd800..<0xdc00).contains(code), take("\\"), take("u") {
                let low = try hex()
                guard (0xdc00..<0xe000).contains(low) else { throw fault("half a character is escaped") }
                code = 0x10000 + (code - 0xd800) << 10 + (low - 0xdc00)
            }
            guard let scalar = Unicode.Scalar(code) else { throw fault("half a character is escaped") }
            result.append(contentsOf: String(Character(scalar)).utf8)
        default: throw fault("\"\\\(Character(Unicode.Scalar(byte)))\" is no escape")
        }
    }

    private mutating func hex() throws(Fault) -> UInt32 {
        guard index + 4 <= bytes.count,
            let code = UInt32(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16)
        else { throw fault("four hexadecimal digits are expected behind \\u") }
        index += 4
        return code
    }
}
