import Foundation
import VitrineUIKit

/// A mail, and the address of `mailto` that it makes (RFC 6068).
struct MailMessage {
    var to: [String] = []
    var cc: [String] = []
    var bcc: [String] = []
    var subject = ""
    var body = ""
    /// The names of files, which an address cannot have.
    var attachments: [String] = []

    var address: URL? {
        let fields = [
            ("cc", Self.list(cc)), ("bcc", Self.list(bcc)), ("subject", Self.escaped(subject)),
            ("body", Self.escaped(Self.lines(body))),
        ].filter { !$0.1.isEmpty }.map { "\($0.0)=\($0.1)" }
        return URL(
            string: "mailto:" + Self.list(to) + (fields.isEmpty ? "" : "?" + fields.joined(separator: "&")))
    }

    /// Commas between addresses stand, and those in them do not.
    private static func list(_ recipients: [String]) -> String {
        recipients.map(escaped).joined(separator: ",")
    }

    /// Lines end as they do in mail.
    private static func lines(_ text: String) -> String {
        text.replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(of: "\n", with: "\r\n")
    }

    private static let plain = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~@")

    private static func escaped(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
    }

    /// The text of a document of the web; the document itself where it cannot be read.
    @MainActor static func text(ofHTML document: String) -> String {
        let text = try? NSAttributedString(
            data: Data(document.utf8),
            options: [
                .documentType: NSAttributedString.DocumentType.html,
                .characterEncoding: String.Encoding.utf8.rawValue,
            ], documentAttributes: nil)
        return text?.string ?? document
    }
}
