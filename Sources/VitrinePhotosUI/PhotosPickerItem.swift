public import VitrineItemProvider
public import VitrineTransferable
public import VitrineUniformTypes

/// A picture that the user chose with a ``PhotosPicker``.
public struct PhotosPickerItem: Equatable, Hashable, @unchecked Sendable {
    /// In what form items are handed over: files are as they are, whatever is preferred.
    public enum EncodingDisambiguationPolicy: Equatable, Hashable, Sendable {
        case automatic, current, compatible
    }

    private let provider: NSItemProvider
    /// The path of its file, where the picker was made with a library; else nil.
    public let itemIdentifier: String?

    init(_ result: PHPickerResult) {
        provider = result.itemProvider
        itemIdentifier = result.assetIdentifier
    }

    /// The types that it can be loaded as.
    public var supportedContentTypes: [UTType] {
        provider.registeredContentTypes.filter { $0 != .fileURL }
    }

    /// Loads it as a value; nil where it cannot be one of the type.
    public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
        guard provider.canLoadTransferable(type) else { return nil }
        return try await withCheckedThrowingContinuation { continuation in
            _ = provider.loadTransferable(type: type) { result in
                nonisolated(unsafe) let result = result
                continuation.resume(with: result)
            }
        }
    }

    /// Loads it as a value, and hands that over on a thread of its own; nil where it cannot be one of the type.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
    ) -> Progress {
        guard provider.canLoadTransferable(type) else {
            completionHandler(.success(nil))
            return Progress(totalUnitCount: 0)
        }
        return provider.loadTransferable(type: type) { completionHandler($0.map { $0 }) }
    }
}

/// How several items are chosen with a ``PhotosPicker``.
public struct PhotosPickerSelectionBehavior: Equatable, Hashable, Sendable {
    let isOrdered: Bool
    /// In any order.
    public static let `default` = PhotosPickerSelectionBehavior(isOrdered: false)
    /// In an order, which shows.
    public static let ordered = PhotosPickerSelectionBehavior(isOrdered: true)
}
