public import Foundation
import VitrineModelStore

/// A store in a file of SQLite.
public let NSSQLiteStoreType = "SQLite"
/// A store in memory, which ends with its coordinator.
public let NSInMemoryStoreType = "InMemory"
/// A store in a file that Apple's systems read and write whole; here it is one of SQLite, too.
public let NSBinaryStoreType = "Binary"

/// Whether a store may not be changed.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// Whether a store of an earlier model becomes one of the present model. It does so here in any case.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// Whether what becomes of earlier properties is found by their names. It is so here in any case.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// Whether a store remembers what was changed when. Stores here do not.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// Settings of SQLite. Stores here have their own.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
/// Whether a notification tells of what is saved. Contexts of one coordinator are told in any case.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
    "NSPersistentStoreRemoteChangeNotificationOptionKey"

/// Where the objects of a coordinator are kept.
///
/// Unchecked: it does not change, but for what a program sets before it is used.
open class NSPersistentStore: NSObject, @unchecked Sendable {
    /// A kind of store.
    public struct StoreType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// In a file of SQLite.
        public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
        /// In a file that Apple's systems read and write whole.
        public static let binary = StoreType(rawValue: NSBinaryStoreType)
        /// In memory.
        public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
    }

    /// The kind of store.
    public let type: String
    /// The file.
    open var url: URL?
    /// What tells stores apart; that of a file stays when it is opened again.
    open private(set) var identifier: String!
    /// The kinds of objects that it has, as the model names the list; nil for all.
    public let configurationName: String
    /// Whether nothing is saved.
    public let isReadOnly: Bool
    /// What the program says of it.
    public let options: [AnyHashable: Any]?
    /// Who has it.
    open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    /// What it says of itself.
    open var metadata: [String: Any]! {
        ["NSStoreType": type, NSStoreUUIDKey: identifier ?? ""]
    }
    let rows: any ModelStore
    /// Whether it is told when something is saved.
    var isAnnounced: Bool {
        (options?[NSPersistentStoreRemoteChangeNotificationPostOptionKey] as? NSNumber)?.boolValue ?? false
    }

    /// The table of what a store says of itself.
    private static let own = StoreTable(
        name: "_Store", columns: [StoreTable.Column(name: "identifier", originalName: nil)])

    /// Opens a store.
    ///
    /// - Throws: Where the file cannot be read, or is something else.
    init(
        type: String, url: URL?, configuration: String?, options: [AnyHashable: Any]?,
        entities: [NSEntityDescription]
    ) throws {
        self.type = type
        self.url = url
        self.options = options
        configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
        isReadOnly = (options?[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue ?? false
        switch type {
        case NSInMemoryStoreType: rows = MemoryStore()
        // A file that keeps nothing, as SQLite sees it.
        case NSSQLiteStoreType where url?.path == "/dev/null": rows = MemoryStore()
        case NSSQLiteStoreType, NSBinaryStoreType:
            guard let url else {
                throw CoreDataError.make(
                    NSPersistentStoreOpenError,
                    [NSLocalizedDescriptionKey: "A store of the type '\(type)' needs the URL of its file."])
            }
            do {
                rows = try SQLiteStore(
                    path: url.path, tables: [Self.own] + entities.map(\.layout.table), isReadOnly: isReadOnly)
            } catch {
                throw CoreDataError.make(
                    NSPersistentStoreOpenError,
                    [NSLocalizedDescriptionKey: "\(error)", NSFilePathErrorKey: url.path])
            }
        default:
            throw CoreDataError.make(
                NSPersistentStoreInvalidTypeError,
                [
                    NSLocalizedDescriptionKey:
                        "There are no stores of the type '\(type)' here: use NSSQLiteStoreType or NSInMemoryStoreType."
                ])
        }
        super.init()
        identifier = try Self.identifier(rows, isReadOnly)
    }

    private static func identifier(_ rows: any ModelStore, _ isReadOnly: Bool) throws -> String {
        // Files that are opened to be read may be of something else.
        if let row = isReadOnly ? try rows.rows(of: own).first : try? rows.rows(of: own).first,
            case .text(let text) = row.values[0]
        {
            return text
        }
        let new = UUID().uuidString
        if !isReadOnly {
            try rows.apply([StoreChange(table: own, rows: [StoredRow(id: UUID(), values: [.text(new)])])])
        }
        return new
    }
}

/// What a store is to be, before it is opened.
///
/// Unchecked: programs change descriptions before they are used.
open class NSPersistentStoreDescription: NSObject, NSCopying, @unchecked Sendable {
    /// The kind of store. Default ``NSSQLiteStoreType``.
    open var type = NSSQLiteStoreType
    /// The file.
    open var url: URL?
    /// The kinds of objects that it has, as the model names the list; nil for all.
    open var configuration: String?
    /// Whether it is opened in the background. Default false.
    open var shouldAddStoreAsynchronously = false
    /// Whether a store of an earlier model becomes one of the present model. It does so here in any case. Default true.
    open var shouldMigrateStoreAutomatically = true
    /// Whether what becomes of earlier properties is found by their names. It is so here in any case. Default true.
    open var shouldInferMappingModelAutomatically = true
    /// Whether nothing is saved.
    open var isReadOnly: Bool {
        get { (options[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue ?? false }
        set { options[NSReadOnlyPersistentStoreOption] = NSNumber(value: newValue) }
    }
    /// The container in iCloud, where the store is in one, too. There is no account on Linux, so it is here alone.
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
    /// What was set for the store.
    open private(set) var options: [String: NSObject] = [:]

    /// A store of SQLite, in no file yet.
    public override init() { super.init() }

    /// A store of SQLite in a file.
    public convenience init(url: URL) {
        self.init()
        self.url = url
    }

    /// Sets something for the store.
    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }

    /// Sets something for SQLite.
    open func setValue(_ value: NSObject?, forPragmaNamed name: String) {
        pragmas[name] = value
        options[NSSQLitePragmasOption] = pragmas as NSDictionary
    }
    private var pragmas: [String: NSObject] = [:]

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSPersistentStoreDescription()
        copy.type = type
        copy.url = url
        copy.configuration = configuration
        copy.shouldAddStoreAsynchronously = shouldAddStoreAsynchronously
        copy.cloudKitContainerOptions = cloudKitContainerOptions
        copy.options = options
        return copy
    }
}
