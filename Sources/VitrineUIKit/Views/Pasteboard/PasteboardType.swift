import Foundation
import VitrinePlatform

/// What pasteboards call the kinds of what is on them: Apple's uniform type identifiers, and the MIME types of the desktop that
/// mean the same.
enum PasteboardType {
    static let text = "public.utf8-plain-text"
    static let url = "public.url"
    static let png = "public.png"
    static let image = "com.apple.uikit.image"
    static let color = "com.apple.uikit.color"

    /// A text with its attributes, for this program alone.
    static let attributedText = "com.apple.uikit.attributedstring"
    static let rtf = "public.rtf"
    static let html = "public.html"

    static let texts: Set = [text, "public.text", "public.plain-text"]
    static let urls: Set = [url, "public.file-url"]
    static let images: Set = [image, png, "public.jpeg", "public.tiff", "com.compuserve.gif", "public.image"]

    /// The MIME type of lists of addresses.
    static let addresses = "text/uri-list"

    /// The first of each identifier is the one that other programs are told of.
    private static let table: [(identifier: String, mime: String)] = [
        (text, SystemClipboard.textType), (url, addresses), (png, "image/png"), ("public.jpeg", "image/jpeg"),
        ("public.tiff", "image/tiff"), ("com.compuserve.gif", "image/gif"),
        ("public.svg-image", "image/svg+xml"),
        ("public.html", "text/html"), ("public.rtf", "text/rtf"), ("public.rtf", "application/rtf"),
        ("com.adobe.pdf", "application/pdf"), ("public.json", "application/json"),
        ("public.xml", "application/xml"),
    ]

    /// The MIME type of an identifier; itself if it is one, nil where other programs know no such thing.
    static func mime(of identifier: String) -> String? {
        table.first { $0.identifier == identifier }?.mime ?? (identifier.contains("/") ? identifier : nil)
    }

    /// The identifiers of what another program offers, without those of GTK and X11 themselves.
    static func identifiers(of types: [String], hasText: Bool) -> [String] {
        var result = hasText ? [text] : []
        for type in types where type.contains("/") && !type.hasPrefix("text/plain") {
            let identifier = table.first { $0.mime == type }?.identifier ?? type
            if !result.contains(identifier) { result.append(identifier) }
        }
        return result
    }
}
