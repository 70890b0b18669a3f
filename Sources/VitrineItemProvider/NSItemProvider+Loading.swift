public import Foundation
import VitrineUniformTypes

extension NSItemProvider {
    /// Loads the item as data of a type, or of one of its kinds.
    @discardableResult
    public func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        let answer = LoadingAnswer<Data>(completionHandler)
        ItemLoading.queue.async { self.loadData(typeIdentifier, answer) }
        return answer.progress
    }

    /// Loads data on this thread, as far as its provider makes it at once.
    package func loadAtOnce(_ type: String, _ completion: @escaping @Sendable (Data?) -> Void) {
        loadData(type, LoadingAnswer { data, _ in completion(data) })
    }

    private func unavailable(_ type: String) -> NSError {
        Self.error(.itemUnavailableError, "Cannot load representation of type \(type)")
    }

    private func loadData(_ type: String, _ answer: LoadingAnswer<Data>) {
        guard let found = representation(conformingTo: type) else {
            return answer.give(nil, unavailable(type))
        }
        switch found.source {
        case .data(let load): _ = load { answer.give($0, $1) }
        case .file(let load, _):
            _ = load { url, _, error in
                guard let url else { return answer.give(nil, error) }
                do { answer.give(try Data(contentsOf: url), nil) } catch { answer.give(nil, error) }
            }
        case .item(let load):
            load(
                { item, error in
                    guard let item else { return answer.give(nil, error) }
                    guard let data = Self.data(of: item) else {
                        return answer.give(
                            nil,
                            Self.error(
                                .unavailableCoercionError, "\(Swift.type(of: item)) cannot be made into data")
                        )
                    }
                    answer.give(data, nil)
                }, NSData.self, nil)
        }
    }

    /// The bytes of an item that is data, a text or an address; those of a file are its content.
    private static func data(of item: Any) -> Data? {
        switch item {
        case let data as NSData: Data(referencing: data)
        case let text as NSString: Data(text.description.utf8)
        case let url as NSURL:
            url.isFileURL
                ? url.path.flatMap { FileManager.default.contents(atPath: $0) }
                : Data(url.absoluteString.utf8)
        default: nil
        }
    }

    /// Loads the item as a file of a type, or of one of its kinds: a copy that is gone when the completion returns.
    @discardableResult
    public func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        let answer = LoadingAnswer<URL> { url, error in
            completionHandler(url, error)
            if let url { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
        }
        ItemLoading.queue.async {
            guard let found = self.representation(conformingTo: typeIdentifier) else {
                return answer.give(nil, self.unavailable(typeIdentifier))
            }
            if case .file(let load, _) = found.source {
                _ = load { url, _, error in
                    guard let url else { return answer.give(nil, error) }
                    self.copy(to: answer, named: url.lastPathComponent) {
                        try FileManager.default.copyItem(at: url, to: $0)
                    }
                }
            } else {
                let data = LoadingAnswer<Data> { data, error in
                    guard let data else { return answer.give(nil, error) }
                    self.copy(to: answer, named: self.fileName(found.type)) { try data.write(to: $0) }
                }
                self.loadData(found.type, data)
            }
        }
        return answer.progress
    }

    /// Loads the item as a file that stays, where its provider allows that, or else as a copy in the temporary folder.
    ///
    /// - Parameter completionHandler: Called with the file, and whether it is the provider's own.
    @discardableResult
    public func loadInPlaceFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        if let found = representation(conformingTo: typeIdentifier),
            case .file(let load, let options) = found.source, options.contains(.openInPlace)
        {
            let answer = LoadingAnswer<URL> { completionHandler($0, $0 != nil, $1) }
            ItemLoading.queue.async { _ = load { url, _, error in answer.give(url, error) } }
            return answer.progress
        }
        return loadFileRepresentation(forTypeIdentifier: typeIdentifier) { url, error in
            guard let url else { return completionHandler(nil, false, error) }
            // The copy goes when this returns: the receiver gets one that stays.
            do {
                let folder = try Self.makeFolder()
                let file = folder.appendingPathComponent(url.lastPathComponent)
                try FileManager.default.moveItem(at: url, to: file)
                completionHandler(file, false, nil)
            } catch { completionHandler(nil, false, error) }
        }
    }

    private static func makeFolder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    private func copy(to answer: LoadingAnswer<URL>, named name: String, _ write: (URL) throws -> Void) {
        do {
            let file = try Self.makeFolder().appendingPathComponent(name)
            try write(file)
            answer.give(file, nil)
        } catch { answer.give(nil, error) }
    }

    private func fileName(_ type: String) -> String {
        let type = UTType(type)
        let name = suggestedName ?? type?.localizedDescription ?? "item"
        // A name of somebody else's leads to no other folder.
        let safe = name.replacingOccurrences(of: "/", with: ":")
        guard let suffix = type?.preferredFilenameExtension, !safe.hasSuffix(".\(suffix)") else {
            return safe
        }
        return "\(safe).\(suffix)"
    }
}
