import Foundation

/// A source that says what the sheet calls its item.
@MainActor
package protocol ActivityPreviewing {
    /// In the place of what the item says; nil for that.
    var previewTitle: String? { get }
}

/// What a sheet says of what is shared.
@MainActor
struct ActivityHeader {
    var title: String
    var detail: String?
    var image: UIImage?
    /// Whether the image is a sign of the kind, not a picture.
    var isSign = false

    init(items: [Any], subject: String, thumbnail: UIImage?, previewTitle: String? = nil) {
        let shared = items.compactMap { SharedItem($0) }
        image = thumbnail
        if items.count == 1, case .url(let url) = shared.first {
            title = url.isFileURL ? url.lastPathComponent : url.host ?? url.absoluteString
            detail = url.isFileURL ? "Document" : url.absoluteString
            sign(url.isFileURL ? "doc" : "safari")
        } else if items.count == 1, case .text(let text) = shared.first {
            title = text.trimmingCharacters(in: .whitespacesAndNewlines)
            detail = "Plain Text"
            sign("text.alignleft")
        } else if items.count == 1, case .image = shared.first {
            title = "Image"
            sign("photo")
        } else {
            title = "\(items.count) Item\(items.count == 1 ? "" : "s")"
            sign("doc.on.doc")
        }
        if !subject.isEmpty { title = subject }
        if let previewTitle, items.count == 1 { title = previewTitle }
    }

    private mutating func sign(_ name: String) {
        guard image == nil else { return }
        image = UIImage(systemName: name)
        isSign = true
    }
}
