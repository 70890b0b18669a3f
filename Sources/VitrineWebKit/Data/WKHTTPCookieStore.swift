public import Foundation
@_weakLinked public import FoundationNetworking
import VitrineQuartzCore

/// The cookies of a store.
@MainActor @preconcurrency
open class WKHTTPCookieStore: NSObject {
    // The store has it.
    private unowned let store: WKWebsiteDataStore
    private var observers: [() -> (any WKHTTPCookieStoreObserver)?] = []

    init(_ store: WKWebsiteDataStore) {
        self.store = store
        super.init()
    }

    /// Asks for all cookies.
    open func getAllCookies(_ completionHandler: @escaping @MainActor @Sendable ([HTTPCookie]) -> Void) {
        let context = RuntimeContext.current
        guard let engine = store.existingStore() else {
            return context.laterTurns.perform { completionHandler([]) }
        }
        engine.cookies(StoreWaiting(context, cookies: { completionHandler($0) }))
    }

    /// All cookies.
    open func allCookies() async -> [HTTPCookie] {
        await withCheckedContinuation { continuation in getAllCookies { continuation.resume(returning: $0) } }
    }

    /// Keeps a cookie.
    open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
        change(cookie, isRemoved: false, completionHandler)
    }

    /// Keeps a cookie.
    open func setCookie(_ cookie: HTTPCookie) async {
        await withCheckedContinuation { continuation in setCookie(cookie) { continuation.resume() } }
    }

    /// Removes a cookie.
    open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
        change(cookie, isRemoved: true, completionHandler)
    }

    /// Removes a cookie.
    open func deleteCookie(_ cookie: HTTPCookie) async {
        await withCheckedContinuation { continuation in delete(cookie) { continuation.resume() } }
    }

    private func change(
        _ cookie: HTTPCookie, isRemoved: Bool, _ completionHandler: (@MainActor @Sendable () -> Void)?
    ) {
        let context = RuntimeContext.current
        guard let engine = store.existingStore() else {
            return context.laterTurns.perform { completionHandler?() }
        }
        engine.set(
            cookie, isRemoved: isRemoved,
            StoreWaiting(context) { [weak self] in
                completionHandler?()
                self?.tellObservers()
            })
    }

    // MARK: Observing

    /// Tells somebody of changes that the program makes; those of pages are not told of.
    open func add(_ observer: any WKHTTPCookieStoreObserver) {
        observers.append { [weak observer] in observer }
    }

    /// Tells somebody no more.
    open func remove(_ observer: any WKHTTPCookieStoreObserver) {
        observers.removeAll { $0() == nil || $0() === observer }
    }

    private func tellObservers() { for observer in observers { observer()?.cookiesDidChange(in: self) } }
}

/// Hears of changes of cookies.
@MainActor @preconcurrency
public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
    /// Cookies were kept or removed.
    func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

extension WKHTTPCookieStoreObserver {
    public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {}
}
