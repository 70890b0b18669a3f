public import VitrineItemProvider

/// Something that the user chose.
public struct PHPickerResult: Equatable, Hashable, @unchecked Sendable {
    /// Loads it.
    public let itemProvider: NSItemProvider
    /// The path of its file, where the picker was made with a library; else nil.
    public let assetIdentifier: String?

    init?(_ file: URL, hasIdentifier: Bool) {
        guard let provider = NSItemProvider(contentsOf: file) else { return nil }
        itemProvider = provider
        assetIdentifier = hasIdentifier ? file.path : nil
    }
}
