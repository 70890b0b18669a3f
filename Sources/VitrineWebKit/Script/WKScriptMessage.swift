public import Foundation

/// What a script has sent.
@MainActor @preconcurrency
open class WKScriptMessage: NSObject {
    /// What was sent: numbers, strings, arrays, dictionaries, and `NSNull` for null and what is undefined. Dates are strings.
    public let body: Any
    /// The view whose page has sent it.
    public private(set) weak var webView: WKWebView?
    /// The frame that has sent it: the page, for which one of several it is, is not known.
    public let frameInfo: WKFrameInfo
    /// The name of the handler.
    public let name: String
    /// The world of the script.
    public let world: WKContentWorld

    init(_ body: Any, _ handler: WebHandler, _ view: WKWebView) {
        self.body = body
        name = handler.name
        webView = view
        world = WKContentWorld.of(handler.world)
        frameInfo = WKFrameInfo(isMain: true, view.url, view)
        super.init()
    }
}

/// Hears what scripts send.
@MainActor @preconcurrency
public protocol WKScriptMessageHandler: NSObjectProtocol {
    /// A script has sent something.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// Hears what scripts send, and answers: what they wait for in JavaScript.
///
/// Of the two forms of the method, a handler has one; the other calls it.
@MainActor @preconcurrency
public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
    /// A script has sent something.
    ///
    /// - Parameter replyHandler: To be called once, with an answer, or else with what is thrown in the script.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void)
    /// A script has sent something.
    ///
    /// - Returns: An answer, or else what is thrown in the script.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) async -> (Any?, String?)
}

extension WKScriptMessageHandlerWithReply {
    public func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void
    ) {
        begin {
            let (answer, error) = await self.userContentController(userContentController, didReceive: message)
            replyHandler(answer, error)
        }
    }
    public func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) async -> (Any?, String?) { (nil, "The handler has no method that answers.") }
}
