import CVitrineGTK
package import Foundation

/// Reads HTML as browsers do, whatever is malformed about it: by libxml2.
package enum HTMLReader {
    /// A piece of a document.
    package enum Piece {
        /// An element begins; attributes are asked of the closure. All elements end.
        case element(String, attribute: (String) -> String?)
        case end(String)
        case text(String)
    }

    /// Whether HTML can be read: libxml2 is installed.
    package static var isAvailable: Bool { vitrine_html_available() }

    /// Calls a body with the pieces of a document, in their order. Returns false when there are none.
    ///
    /// - Parameter encoding: As iconv calls it; nil for what the document says.
    package static func read(_ data: Data, encoding: String?, _ body: (Piece) -> Void) -> Bool {
        let document = data.withUnsafeBytes { bytes in
            vitrine_html_open(
                bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(clamping: bytes.count), encoding
            )
        }
        guard let document else { return false }
        defer { vitrine_html_close(document) }
        func attribute(_ name: String) -> String? {
            guard let value = vitrine_html_attribute(document, name) else { return nil }
            defer { free(value) }
            return String(cString: value)
        }
        while true {
            let kind = Int(vitrine_html_next(document))
            switch kind {
            case vitrine_html_element, vitrine_html_empty_element:
                let name = vitrine_html_name(document).map { String(cString: $0) }?.lowercased() ?? ""
                body(.element(name, attribute: attribute))
                if kind == vitrine_html_empty_element { body(.end(name)) }
            case vitrine_html_element_end:
                body(.end(vitrine_html_name(document).map { String(cString: $0) }?.lowercased() ?? ""))
            case vitrine_html_text:
                if let text = vitrine_html_value(document) { body(.text(String(cString: text))) }
            default: return true
            }
        }
    }
}
