public import Foundation

/// Scripts that pages run, and who hears what scripts send.
@MainActor @preconcurrency
open class WKUserContentController: NSObject {
    private enum Receiver {
        case handler(any WKScriptMessageHandler)
        case replier(any WKScriptMessageHandlerWithReply)
    }

    /// The scripts that pages run, in the order in which they were added.
    public private(set) var userScripts: [WKUserScript] = []
    private var receivers: [WebHandler: Receiver] = [:]
    private var views: [() -> WKWebView?] = []

    public override init() { super.init() }

    // MARK: Scripts

    /// Has every page run a script from now on.
    open func addUserScript(_ userScript: WKUserScript) {
        userScripts.append(userScript)
        scriptsDidChange()
    }

    /// Has pages run none of the scripts any more.
    open func removeAllUserScripts() {
        userScripts = []
        scriptsDidChange()
    }

    private func scriptsDidChange() { for view in attached { view.setScripts() } }

    // MARK: Messages

    /// Hears what scripts of pages send by `webkit.messageHandlers.<name>.postMessage`. The handler is kept.
    ///
    /// Traps where the name has a handler already.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
        add(scriptMessageHandler, contentWorld: .page, name: name)
    }

    /// Hears what scripts of a world send. Traps where the name has a handler there already.
    open func add(
        _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String
    ) {
        add(.handler(scriptMessageHandler), WebHandler(name: name, world: world.engineName))
    }

    /// Hears what scripts of a world send, and answers. Traps where the name has a handler there already.
    open func addScriptMessageHandler(
        _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld,
        name: String
    ) {
        add(
            .replier(scriptMessageHandlerWithReply),
            WebHandler(name: name, world: contentWorld.engineName, replies: true))
    }

    private func add(_ receiver: Receiver, _ handler: WebHandler) {
        precondition(
            !receivers.keys.contains { $0.name == handler.name && $0.world == handler.world },
            "A script message handler with name '\(handler.name)' was added to a WKUserContentController that has "
                + "one of that name; remove it first with removeScriptMessageHandler(forName:).")
        receivers[handler] = receiver
        for view in attached { view.engine.addHandler(handler) }
    }

    /// Hears no more what scripts of pages send to a name.
    open func removeScriptMessageHandler(forName name: String) {
        removeScriptMessageHandler(forName: name, contentWorld: .page)
    }

    /// Hears no more what scripts of a world send to a name.
    open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
        remove { $0.name == name && $0.world == contentWorld.engineName }
    }

    /// Hears no more what scripts of a world send.
    open func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) {
        remove { $0.world == contentWorld.engineName }
    }

    /// Hears no more what any script sends.
    open func removeAllScriptMessageHandlers() { remove { _ in true } }

    private func remove(_ isGone: (WebHandler) -> Bool) {
        for handler in receivers.keys.filter(isGone) {
            receivers[handler] = nil
            for view in attached { view.engine.removeHandler(handler) }
        }
    }

    // MARK: Views

    private var attached: [WKWebView] { views.compactMap { $0() } }

    func attach(_ view: WKWebView) {
        views.removeAll { $0() == nil }
        views.append { [weak view] in view }
        for handler in receivers.keys { view.engine.addHandler(handler) }
    }

    /// A script has sent something.
    func hear(
        _ handler: WebHandler, _ value: WebValue, from view: WKWebView,
        reply: ((Result<String, WebScriptFault>) -> Void)?
    ) {
        let message = WKScriptMessage(value.object ?? NSNull(), handler, view)
        switch receivers[handler] {
        case .handler(let receiver): receiver.userContentController(self, didReceive: message)
        case .replier(let receiver):
            receiver.userContentController(self, didReceive: message) { answer, error in
                if let error {
                    reply?(.failure(.exception(error)))
                } else {
                    reply?(ScriptArguments.json(answer).map(Result.success) ?? .failure(.unsupported))
                }
            }
        case nil: reply?(.failure(.exception("nobody hears")))
        }
    }
}
