import VitrineFoundation

/// Where and how models are kept.
public struct ModelConfiguration: Identifiable, Hashable, Sendable {
    /// Whether models are in iCloud, too. Here they never are.
    public struct CloudKitDatabase: Hashable, Sendable {
        private let name: String
        /// If the program may, which it may not here.
        public static let automatic = CloudKitDatabase(name: "automatic")
        /// Never.
        public static let none = CloudKitDatabase(name: "none")
    }

    /// The name, which the file has where no other place is given.
    public let name: String
    /// The models that are kept there; nil for all of the container's.
    public private(set) var schema: Schema?
    /// Where they are kept.
    public let url: URL
    /// Whether they end with the container.
    public let isStoredInMemoryOnly: Bool
    /// Whether changes may be saved.
    public let allowsSave: Bool
    /// The name.
    public var id: String { name }

    /// Describes a store in a folder of the user's data that the program has for itself.
    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
        allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? "default"
        self.schema = schema
        self.isStoredInMemoryOnly = isStoredInMemoryOnly
        self.allowsSave = allowsSave
        // Other than on iOS programs share one folder on Linux.
        url = URL.applicationSupportDirectory.appending(path: ProcessInfo.processInfo.processName)
            .appending(path: "\(self.name).store")
    }

    /// Describes a store for models of types.
    public init(
        for type: any PersistentModel.Type, _ others: any PersistentModel.Type...,
        isStoredInMemoryOnly: Bool = false
    ) {
        self.init(nil, schema: Schema([type] + others), isStoredInMemoryOnly: isStoredInMemoryOnly)
    }

    /// Describes a store in a file.
    public init(
        _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? url.deletingPathExtension().lastPathComponent
        self.schema = schema
        self.url = url
        self.allowsSave = allowsSave
        isStoredInMemoryOnly = false
    }
}
