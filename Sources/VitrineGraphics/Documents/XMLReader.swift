import CVitrineGTK
package import Foundation

/// Reads XML: by libxml2. No entities are put in, and nothing is loaded.
package enum XMLReader {
    /// A piece of a document.
    package enum Piece {
        /// An element begins. All elements end.
        case element(String, attributes: [String: String])
        case end
        case text(String)
    }

    /// Why there are no pieces.
    package enum Failure: Error, Equatable {
        /// libxml2 is not installed.
        case libraryIsMissing
        /// What is wrong, in libxml2's words, and in which line.
        case malformed(String, line: Int)
    }

    /// Calls a body with the pieces of a document, in their order.
    package static func read(_ data: Data, _ body: (Piece) -> Void) throws(Failure) {
        guard vitrine_html_available() else { throw .libraryIsMissing }
        var message: UnsafeMutablePointer<CChar>?
        var line: Int32 = 0
        let document = data.withUnsafeBytes { bytes in
            vitrine_xml_open(
                bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(clamping: bytes.count),
                &message,
                &line)
        }
        defer { free(message) }
        guard let document else {
            let sentence = message.map { String(cString: $0) } ?? "it cannot be read"
            throw .malformed(sentence.trimmingCharacters(in: .whitespacesAndNewlines), line: Int(line))
        }
        defer { vitrine_html_close(document) }
        while true {
            let kind = Int(vitrine_html_next(document))
            switch kind {
            case vitrine_html_element, vitrine_html_empty_element:
                let name = vitrine_html_name(document).map { String(cString: $0) } ?? ""
                body(.element(name, attributes: attributes(document)))
                if kind == vitrine_html_empty_element { body(.end) }
            case vitrine_html_element_end: body(.end)
            case vitrine_html_text:
                if let text = vitrine_html_value(document) { body(.text(String(cString: text))) }
            default: return
            }
        }
    }

    private static func attributes(_ document: OpaquePointer) -> [String: String] {
        var result: [String: String] = [:]
        while vitrine_xml_next_attribute(document) {
            guard let name = vitrine_html_name(document), let value = vitrine_html_value(document) else {
                continue
            }
            result[String(cString: name)] = String(cString: value)
        }
        return result
    }
}
