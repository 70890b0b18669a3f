import Foundation

/// Puts texts, addresses, images and colours on the pasteboard.
final class CopyActivity: UIActivity {
    private var items: [Any] = []

    override var activityType: ActivityType? { .copyToPasteboard }
    override var activityTitle: String? { "Copy" }
    override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.contains { SharedItem($0) != nil }
    }
    override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

    /// A pasteboard holds things of one kind: images alone, addresses alone, else everything that can be written.
    override func perform() {
        let shared = items.compactMap { SharedItem($0) }
        let images = shared.compactMap { if case .image(let image) = $0 { image } else { nil } }
        let urls = shared.compactMap { if case .url(let url) = $0 { url } else { nil } }
        let texts = shared.compactMap(\.text)
        let board = UIPasteboard.general
        if !urls.isEmpty, urls.count == texts.count {
            board.urls = urls
        } else if !texts.isEmpty {
            board.strings = texts
        } else {
            board.images = images
        }
        activityDidFinish(true)
    }
}

/// Opens a draft with what is shared in the desktop's program for mail.
final class MailActivity: UIActivity {
    private var items: [Any] = []
    var subject = ""

    override class var activityCategory: Category { .share }
    override var activityType: ActivityType? { .mail }
    override var activityTitle: String? { "Mail" }
    override var activityImage: UIImage? { UIImage(systemName: "envelope.fill") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        guard let address = URL(string: "mailto:"), UIApplication.shared.canOpenURL(address) else {
            return false
        }
        return activityItems.contains { SharedItem($0)?.text != nil }
    }
    override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

    static func draft(subject: String, texts: [String]) -> URL? {
        var parts = URLComponents()
        parts.scheme = "mailto"
        parts.path = ""
        let query = [("subject", subject), ("body", texts.joined(separator: "\n"))].filter { !$0.1.isEmpty }
        // A plus is a plus in mail.
        let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-._~"))
        parts.percentEncodedQuery = query.map {
            "\($0.0)=\($0.1.addingPercentEncoding(withAllowedCharacters: allowed) ?? "")"
        }.joined(separator: "&")
        return parts.url
    }

    override func perform() {
        guard let url = Self.draft(subject: subject, texts: items.compactMap { SharedItem($0)?.text })
        else { return activityDidFinish(false) }
        UIApplication.shared.open(url) { [weak self] in self?.activityDidFinish($0) }
    }
}

/// Opens an address with the program that the desktop has for it.
final class OpenActivity: UIActivity {
    private var url: URL?

    override var activityType: ActivityType? { ActivityType("Vitrine.activity.Open") }
    override var activityTitle: String? { "Open Link" }
    override var activityImage: UIImage? { UIImage(systemName: "safari") }

    private static func link(in items: [Any]) -> URL? {
        items.lazy.compactMap { if case .url(let url) = SharedItem($0) { url } else { nil } }.first
    }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        Self.link(in: activityItems).map { UIApplication.shared.canOpenURL($0) } ?? false
    }
    override func prepare(withActivityItems activityItems: [Any]) { url = Self.link(in: activityItems) }

    override func perform() {
        guard let url else { return activityDidFinish(false) }
        UIApplication.shared.open(url) { [weak self] in self?.activityDidFinish($0) }
    }
}

/// What the system's activities can do something with.
@MainActor
enum SharedItem {
    case text(String)
    case url(URL)
    case image(UIImage)

    init?(_ item: Any) {
        switch item {
        case let text as String: self = .text(text)
        case let text as NSString: self = .text(text as String)
        case let text as NSAttributedString: self = .text(text.string)
        case let text as AttributedString: self = .text(String(text.characters))
        case let url as URL: self = .url(url)
        case let url as NSURL: self = .url(url as URL)
        case let image as UIImage: self = .image(image)
        default: return nil
        }
    }

    /// As a text; nil for an image.
    var text: String? {
        switch self {
        case .text(let text): text
        case .url(let url): url.isFileURL ? url.path : url.absoluteString
        case .image: nil
        }
    }
}
