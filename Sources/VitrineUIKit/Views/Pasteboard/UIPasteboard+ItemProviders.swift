public import Foundation
public import VitrineItemProvider

extension UIPasteboard {
    /// The items, whose data is taken off the pasteboard when somebody asks, as long as they are there.
    public var itemProviders: [NSItemProvider] {
        get { content.types.indices.map(provider(ofItem:)) }
        set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
    }

    /// Puts items in the place of those that are there.
    ///
    /// What a provider makes at once is there at once; the rest follows when it is made.
    ///
    /// - Parameters:
    ///   - localOnly: Whether the items stay on this device. They do in any case.
    ///   - expirationDate: When they are gone; nil is never.
    public func setItemProviders(
        _ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?
    ) {
        let gathering = PasteGathering(itemProviders.count)
        let here = pthread_self()
        var pending = 0
        for (index, provider) in itemProviders.enumerated() {
            for type in provider.registeredTypeIdentifiers {
                pending += 1
                provider.loadAtOnce(type) { data in
                    // Within this call, or later and elsewhere.
                    let isHere = pthread_equal(pthread_self(), here) != 0 && !gathering.isLate.value
                    if isHere {
                        MainActor.assumeIsolated { gathering.take(data, type, index) }
                        gathering.done.value += 1
                    } else {
                        DispatchQueue.main.async { gathering.takeLate(data, type, index) }
                    }
                }
            }
        }
        gathering.isLate.value = true
        let duration = expirationDate?.timeIntervalSinceNow
        content.set(gathering.items, expiresAfter: duration)
        let missing = pending - gathering.done.value
        guard missing > 0 else { return }
        let change = content.changeCount
        gathering.whenComplete(missing) { [content] items in
            // What was copied meanwhile stays.
            if content.changeCount == change { content.set(items, expiresAfter: duration) }
        }
    }

    private func provider(ofItem index: Int) -> NSItemProvider {
        let provider = NSItemProvider()
        let change = content.changeCount
        for type in content.types[index] {
            // A picture or a colour has a form that others know.
            for type in Self.dataTypes(of: type) {
                provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) {
                    [content] completion in
                    DispatchQueue.main.async {
                        guard content.changeCount == change else {
                            return completion(nil, CocoaError(.fileNoSuchFile))
                        }
                        let data = content.data(type, ofItem: index)
                        completion(data, data == nil ? CocoaError(.fileReadUnknown) : nil)
                    }
                    return nil
                }
            }
        }
        return provider
    }

    private static func dataTypes(of type: String) -> [String] {
        type == PasteboardType.image
            ? [] : type == PasteboardType.attributedText ? [PasteboardType.rtf] : [type]
    }
}

extension PasteboardItems {
    /// What an item has of a type, as bytes.
    func data(_ type: String, ofItem index: Int) -> Data? {
        guard let value = value(type, ofItem: index) ?? richText(type, index) else { return nil }
        if let data = [type: value].data(type) { return data }
        var found: Data?
        (value as? any NSItemProviderWriting).map { writing in
            let result = DataResult()
            _ = writing.loadData(withTypeIdentifier: type) { data, _ in result.data = data }
            found = result.data
        }
        return found
    }

    private func richText(_ type: String, _ index: Int) -> Any? {
        type == PasteboardType.rtf ? value(PasteboardType.attributedText, ofItem: index) : nil
    }
}

/// What a call gives that is over before it returns.
private final class DataResult: @unchecked Sendable { var data: Data? }

/// What providers make of items, until all is there.
@MainActor
private final class PasteGathering {
    final class Counter: @unchecked Sendable { var value = 0 }
    final class Flag: @unchecked Sendable { var value = false }

    var items: [[String: Any]]
    nonisolated let isLate = Flag()
    nonisolated let done = Counter()
    private var missing: Int?
    private var late = 0
    private var completion: (([[String: Any]]) -> Void)?

    init(_ count: Int) { items = Array(repeating: [:], count: count) }

    /// As what pasteboards have of such types.
    func take(_ data: Data?, _ type: String, _ index: Int) {
        guard let data else { return }
        if PasteboardType.texts.contains(type) {
            items[index][type] = String(decoding: data, as: UTF8.self)
        } else if PasteboardType.urls.contains(type) {
            items[index][type] = URL(string: String(decoding: data, as: UTF8.self))
        } else if type == PasteboardType.color {
            items[index][type] = try? UIColor.object(withItemProviderData: data, typeIdentifier: type)
        } else {
            items[index][type] = data
        }
    }

    func takeLate(_ data: Data?, _ type: String, _ index: Int) {
        take(data, type, index)
        late += 1
        finishIfComplete()
    }

    func whenComplete(_ missing: Int, _ completion: @escaping ([[String: Any]]) -> Void) {
        self.missing = missing
        self.completion = completion
        finishIfComplete()
    }

    private func finishIfComplete() {
        guard let missing, late >= missing, let completion else { return }
        self.completion = nil
        completion(items)
    }
}
