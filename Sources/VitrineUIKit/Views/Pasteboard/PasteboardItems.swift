import Foundation
import VitrinePlatform

/// What is on a pasteboard; several pasteboards of one name have it together.
@MainActor
final class PasteboardItems {
    typealias Item = [String: Any]

    /// Set by the program. What another program put on the desktop's clipboard since then comes before them.
    private(set) var own: [Item] = []
    private(set) var changeCount = 0
    private var expiry: ClockTimer?
    private weak var context: RuntimeContext?
    private let isShared: Bool
    private var isWatching = false
    /// Told of types that came and went.
    var onChange: (_ added: [String], _ removed: [String]) -> Void = { _, _ in }

    init(context: RuntimeContext, isShared: Bool) {
        self.context = context
        self.isShared = isShared
    }

    /// The desktop's clipboard, if the pasteboard is that.
    private var system: SystemClipboard? {
        guard isShared, let clipboard = SystemClipboard.current else { return nil }
        if !isWatching {
            isWatching = true
            SystemClipboard.onChangeElsewhere { [weak self] in self?.changedElsewhere() }
        }
        return clipboard
    }

    /// The desktop's clipboard, if another program's content is on it.
    private var foreign: SystemClipboard? { system.flatMap { $0.isOwn ? nil : $0 } }

    /// The types of each item, the best of each first.
    var types: [[String]] {
        if let foreign {
            let types = PasteboardType.identifiers(of: foreign.types, hasText: foreign.hasText)
            return types.isEmpty ? [] : [types]
        }
        return own.map { Self.order($0.keys) }
    }

    private static func order(_ types: some Sequence<String>) -> [String] {
        let known = [PasteboardType.text, PasteboardType.url, PasteboardType.image, PasteboardType.png]
        return types.sorted {
            let (first, second) = (known.firstIndex(of: $0) ?? 9, known.firstIndex(of: $1) ?? 9)
            return (first, $0) < (second, $1)
        }
    }

    /// What an item has of a type; nil where it has none such.
    func value(_ type: String, ofItem index: Int) -> Any? {
        guard let foreign else { return own.indices.contains(index) ? own[index][type] : nil }
        guard index == 0 else { return nil }
        if PasteboardType.texts.contains(type) { return foreign.text }
        guard let mime = PasteboardType.mime(of: type), let data = foreign.data(ofType: mime) else {
            return nil
        }
        if PasteboardType.urls.contains(type) { return Self.addresses(in: data).first }
        return PasteboardType.images.contains(type) ? UIImage(data: data) : data
    }

    /// The addresses of a list as programs exchange it: a line each, and remarks.
    static func addresses(in data: Data) -> [URL] {
        String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
            .filter { !$0.hasPrefix("#") }.compactMap { URL(string: String($0)) }
    }

    /// Puts other items on the pasteboard.
    ///
    /// - Parameter duration: Seconds after which they are gone; nil for ever.
    func set(_ items: [Item], expiresAfter duration: TimeInterval? = nil) {
        let before = Set(own.flatMap(\.keys))
        expiry?.cancel()
        expiry = nil
        own = items
        changeCount += 1
        system?.set(Self.parts(of: items))
        if let duration {
            expiry = context?.schedule(after: max(0, duration)) { [weak self] in
                guard let self else { return }
                // What another program copied meanwhile stays.
                if self.foreign == nil { self.set([]) } else { self.own = [] }
            }
        }
        let after = Set(items.flatMap(\.keys))
        onChange(Self.order(after.subtracting(before)), Self.order(before.subtracting(after)))
    }

    private func changedElsewhere() {
        own = []
        changeCount += 1
        onChange(types.flatMap { $0 }, [])
    }

    /// Items as other programs get them: the texts and addresses of all, and of the rest those of the first.
    private static func parts(of items: [Item]) -> [(type: String, data: Data)] {
        var parts: [(type: String, data: Data)] = []
        let texts = items.compactMap { item in item.text }
        if !texts.isEmpty {
            parts.append((SystemClipboard.textType, Data(texts.joined(separator: "\n").utf8)))
        }
        let urls = items.compactMap { item in item.url?.absoluteString }
        if !urls.isEmpty {
            let list = urls.map { $0 + "\r\n" }.joined()
            parts.append((PasteboardType.addresses, Data(list.utf8)))
        }
        for type in order(items.first?.keys.map { $0 } ?? []) {
            guard let mime = PasteboardType.mime(of: type), !parts.contains(where: { $0.type == mime }),
                !PasteboardType.texts.contains(type), let data = items[0].data(type)
            else { continue }
            parts.append((mime, data))
        }
        return parts
    }
}

extension PasteboardItems.Item {
    /// The value of the first of some types.
    private func first<Content>(_ types: Set<String>, _ best: String) -> Content? {
        self[best] as? Content
            ?? lazy.filter { types.contains($0.key) }.compactMap { $0.value as? Content }.first
    }

    /// As text; an address is one, too.
    var text: String? {
        if let text: String = first(PasteboardType.texts, PasteboardType.text) { return text }
        if let data: Data = first(PasteboardType.texts, PasteboardType.text) {
            return String(decoding: data, as: UTF8.self)
        }
        return url?.absoluteString
    }

    var url: URL? {
        if let url: URL = first(PasteboardType.urls, PasteboardType.url) { return url }
        let text: String? = first(PasteboardType.urls, PasteboardType.url)
        return text.flatMap { URL(string: $0) }
    }

    var image: UIImage? {
        if let image: UIImage = first(PasteboardType.images, PasteboardType.image) { return image }
        let data: Data? = first(PasteboardType.images, PasteboardType.png)
        return data.flatMap { UIImage(data: $0) }
    }

    var color: UIColor? { self[PasteboardType.color] as? UIColor }

    /// What there is of a type, as bytes.
    func data(_ type: String) -> Data? {
        switch self[type] {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        case let url as URL: Data(url.absoluteString.utf8)
        case let image as UIImage:
            type == "public.jpeg" ? image.jpegData(compressionQuality: 0.9) : image.pngData()
        default: nil
        }
    }
}
