import CVitrineWeb
import Foundation
@_weakLinked import FoundationNetworking
import VitrineQuartzCore

/// WebKitGTK's session.
@MainActor
final class WebStore {
    let pointer: OpaquePointer?

    /// - Parameter folder: Nil for what is forgotten at the end.
    init(_ folder: URL?) { pointer = WebThread.run { vitrine_web_store_create(folder?.path) } }

    // Pages keep the session as long as they need it.
    isolated deinit { if let pointer { WebThread.run { vitrine_web_store_destroy(pointer) } } }

    func clear(_ types: UInt32, _ span: Int64, _ waiting: StoreWaiting) {
        let receiver = waiting.begin(self)
        WebThread.run { vitrine_web_store_clear(pointer, types, span, StoreCallbacks.finish, receiver) }
    }

    func cookies(_ waiting: StoreWaiting) {
        let receiver = waiting.begin(self)
        WebThread.run {
            vitrine_web_store_cookies(
                pointer, StoreCallbacks.take, StoreCallbacks.finish, receiver)
        }
    }

    func set(_ cookie: HTTPCookie, isRemoved: Bool, _ waiting: StoreWaiting) {
        cookie.name.withCString { name in
            cookie.value.withCString { value in
                cookie.domain.withCString { domain in
                    cookie.path.withCString { path in
                        var given = vitrine_web_cookie(
                            name: name, value: value, domain: domain, path: path,
                            expires: cookie.expiresDate?.timeIntervalSince1970 ?? 0,
                            is_secure: cookie.isSecure, is_http_only: cookie.isHTTPOnly)
                        let receiver = waiting.begin(self)
                        WebThread.run {
                            vitrine_web_store_set_cookie(
                                pointer, &given, isRemoved, StoreCallbacks.finish, receiver)
                        }
                    }
                }
            }
        }
    }
}

/// What stores call back, on the thread of the pages.
private enum StoreCallbacks {
    static let take: vitrine_web_take_cookie = { StoreWaiting.take($0, $1) }
    static let finish: vitrine_web_take_done = { StoreWaiting.finish($0) }
}

/// Who waits for a store, and what was found until now.
@MainActor
final class StoreWaiting {
    private let context: RuntimeContext
    private let done: ([HTTPCookie]) -> Void
    private var cookies: [HTTPCookie] = []
    private var store: WebStore?

    convenience init(_ context: RuntimeContext, _ done: @escaping () -> Void) {
        self.init(context) { _ in done() }
    }

    init(_ context: RuntimeContext, cookies done: @escaping ([HTTPCookie]) -> Void) {
        (self.context, self.done) = (context, done)
    }

    func begin(_ store: WebStore) -> UnsafeMutableRawPointer {
        self.store = store
        context.part(WebTurns.self).begin()
        return Unmanaged.passRetained(self).toOpaque()
    }

    nonisolated static func take(
        _ pointer: UnsafeMutableRawPointer?, _ cookie: UnsafePointer<vitrine_web_cookie>?
    ) {
        nonisolated(unsafe) let (pointer, cookie) = (pointer!, cookie!.pointee)
        WebThread.answer {
            let waiting = Unmanaged<StoreWaiting>.fromOpaque(pointer).takeUnretainedValue()
            if let cookie = HTTPCookie(cookie) { waiting.cookies.append(cookie) }
        }
    }

    nonisolated static func finish(_ pointer: UnsafeMutableRawPointer?) {
        nonisolated(unsafe) let pointer = pointer!
        WebThread.answer {
            let waiting = Unmanaged<StoreWaiting>.fromOpaque(pointer).takeRetainedValue()
            waiting.context.part(WebTurns.self).end()
            waiting.context.enter { waiting.done(waiting.cookies) }
        }
    }
}

extension HTTPCookie {
    fileprivate convenience init?(_ cookie: vitrine_web_cookie) {
        var properties: [HTTPCookiePropertyKey: Any] = [
            .name: String(cString: cookie.name), .value: String(cString: cookie.value),
            .domain: String(cString: cookie.domain), .path: String(cString: cookie.path),
        ]
        if cookie.expires > 0 { properties[.expires] = Date(timeIntervalSince1970: cookie.expires) }
        if cookie.is_secure { properties[.secure] = "TRUE" }
        if cookie.is_http_only { properties[HTTPCookiePropertyKey("HttpOnly")] = "TRUE" }
        self.init(properties: properties)
    }
}
