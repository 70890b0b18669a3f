import CVitrineWeb
public import Foundation
import VitrineFoundation
import VitrineQuartzCore

/// What pages leave behind: cookies, caches, databases.
///
/// The default one is a folder of the program's, unless the clock is virtual, as in tests: then it is forgotten at the
/// end.
@MainActor @preconcurrency
open class WKWebsiteDataStore: NSObject {
    private static let standard = WKWebsiteDataStore(isPersistent: true)

    /// Whether it outlives the program.
    public let isPersistent: Bool
    /// The cookies in it.
    public private(set) lazy var httpCookieStore = WKHTTPCookieStore(self)
    private var store: WebStore?

    private init(isPersistent: Bool) {
        self.isPersistent = isPersistent
        super.init()
    }

    /// The one that views have unless they are given another.
    open class func `default`() -> WKWebsiteDataStore { standard }
    /// A new one, which is forgotten with its views.
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }

    func store(in context: RuntimeContext) -> WebStore {
        if let store { return store }
        let isKept = isPersistent && context.reachesDesktop
        let folder = URL.applicationSupportDirectory.appendingPathComponent("WebKit", isDirectory: true)
        let made = WebStore(isKept ? folder : nil)
        store = made
        return made
    }

    /// Nil where there is no engine.
    func existingStore() -> WebStore? {
        WebEngines.maker == nil && WebEngines.areThere ? store(in: .current) : nil
    }

    // MARK: Removing

    /// The names of all kinds of what is kept.
    open class func allWebsiteDataTypes() -> Set<String> { Set(bits.keys) }

    /// WebKitGTK's bits.
    private static let bits: [String: UInt32] = [
        WKWebsiteDataTypeMemoryCache: 1 << 0, WKWebsiteDataTypeDiskCache: 1 << 1,
        WKWebsiteDataTypeOfflineWebApplicationCache: 1 << 2, WKWebsiteDataTypeSessionStorage: 1 << 3,
        WKWebsiteDataTypeLocalStorage: 1 << 4, WKWebsiteDataTypeIndexedDBDatabases: 1 << 5,
        WKWebsiteDataTypeCookies: 1 << 6, WKWebsiteDataTypeServiceWorkerRegistrations: 1 << 9,
        WKWebsiteDataTypeFetchCache: 1 << 10,
    ]

    /// Removes what was kept since a date.
    open func removeData(
        ofTypes dataTypes: Set<String>, modifiedSince date: Date,
        completionHandler: @escaping @MainActor @Sendable () -> Void
    ) {
        let context = RuntimeContext.current
        guard let store = existingStore() else {
            return context.laterTurns.perform { completionHandler() }
        }
        let types = dataTypes.reduce(0) { $0 | (Self.bits[$1] ?? 0) }
        let span = date.timeIntervalSince1970 <= 0 ? 0 : max(1, -date.timeIntervalSinceNow * 1e6)
        let done = StoreWaiting(context) { completionHandler() }
        store.clear(types, Int64(span), done)
    }

    /// Removes what was kept since a date.
    open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
        await withCheckedContinuation { continuation in
            removeData(ofTypes: dataTypes, modifiedSince: date) { continuation.resume() }
        }
    }
}

public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
public let WKWebsiteDataTypeOfflineWebApplicationCache = "WKWebsiteDataTypeOfflineWebApplicationCache"
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
public let WKWebsiteDataTypeServiceWorkerRegistrations = "WKWebsiteDataTypeServiceWorkerRegistrations"
