import Foundation
import VitrineCoreGraphics

@testable import VitrineWebKit

/// An engine whose pages do what a test says.
@MainActor
final class ScriptedEngine: WebEngine {
    var onEvent: ((WebEvent) -> Void)?
    var state = WebState()
    var isBusy = false
    private(set) var calls: [String] = []
    private(set) var size = WebSize()
    private(set) var settings = WebSettings()
    private(set) var scripts: [WebUserScript] = []
    private(set) var handlers: Set<WebHandler> = []
    private(set) var snapshots = 0
    private(set) var isClosed = false
    /// What scripts make, by the script: else nothing.
    var values: [String: Result<WebValue, WebScriptFault>] = [:]
    private(set) var evaluated: [WebScript] = []
    private var snapshotWaiters: [(CGImage?) -> Void] = []
    var holdsSnapshots = false

    func load(_ load: WebLoad) {
        switch load {
        case .request(let request): calls.append("load \(request.url?.absoluteString ?? "")")
        case .html(let text, let base): calls.append("html \(text) \(base?.absoluteString ?? "-")")
        case .data(let data, let type, let encoding, let base):
            calls.append("data \(data.count) \(type) \(encoding) \(base.absoluteString)")
        }
    }
    func reload(bypassingCaches: Bool) { calls.append("reload \(bypassingCaches)") }
    func stop() { calls.append("stop") }
    func go(_ distance: Int) { calls.append("go \(distance)") }
    func apply(_ settings: WebSettings) { self.settings = settings }
    func setSize(_ size: WebSize) { self.size = size }
    func snapshot(_ done: @escaping (CGImage?) -> Void) {
        snapshots += 1
        if holdsSnapshots { snapshotWaiters.append(done) } else { done(nil) }
    }
    func releaseSnapshots() {
        let waiters = snapshotWaiters
        snapshotWaiters = []
        waiters.forEach { $0(nil) }
    }
    func evaluate(_ script: WebScript, _ done: @escaping (Result<WebValue, WebScriptFault>) -> Void) {
        evaluated.append(script)
        done(values[script.source] ?? .success(WebValue(json: nil)))
    }
    func setScripts(_ scripts: [WebUserScript]) { self.scripts = scripts }
    func addHandler(_ handler: WebHandler) { handlers.insert(handler) }
    func removeHandler(_ handler: WebHandler) { handlers.remove(handler) }
    func close() {
        onEvent = nil
        isClosed = true
    }

    // MARK: What happens

    /// A page's wish to go somewhere; the answer, nil while it is owed.
    func ask(_ address: String, _ kind: WKNavigationType = .other, newWindow: Bool = false) -> () -> Bool? {
        var action = WebAction()
        action.request.url = URL(string: address)
        action.kind = kind
        action.isNewWindow = newWindow
        let answer = Answer()
        onEvent?(.action(action) { answer.value = $0 })
        return { answer.value }
    }

    func respond(_ type: String, status: Int = 200, canBeShown: Bool = true) -> () -> Bool? {
        var response = WebResponse()
        response.url = URL(string: "https://example.org/")
        response.type = type
        response.status = status
        response.headers = ["Content-Type": type]
        response.canBeShown = canBeShown
        let answer = Answer()
        onEvent?(.response(response) { answer.value = $0 })
        return { answer.value }
    }

    /// A load that succeeds, of a page of which this is known.
    func succeed(_ address: String, title: String = "", measures: String? = nil) {
        _ = ask(address)
        onEvent?(.started)
        _ = respond("text/html")
        if let measures { values["vitrinePage.measures()"] = .success(WebValue(json: measures)) }
        let item = WebHistory.Item(
            url: URL(string: address)!, initialURL: URL(string: address)!, title: title)
        if let current = state.history.current { state.history.back.append(current) }
        state.history.current = item
        state.url = item.url
        onEvent?(.committed)
        (state.title, state.progress) = (title, 1)
        onEvent?(.finished)
    }

    @MainActor
    private final class Answer { var value: Bool? }
}

/// Takes notes of what a delegate is told.
@MainActor
final class NotingDelegate: NSObject, WKNavigationDelegate {
    var notes: [String] = []
    var navigations: [WKNavigation] = []
    var policy = WKNavigationActionPolicy.allow
    var actions: [WKNavigationAction] = []
    var responses: [WKNavigationResponse] = []
    /// What is answered later, if anything is.
    var holds = false
    private(set) var owed: ((WKNavigationActionPolicy) -> Void)?

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
        notes.append("action \(navigationAction.request.url?.absoluteString ?? "")")
        actions.append(navigationAction)
        if holds { owed = decisionHandler } else { decisionHandler(policy) }
    }
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
    ) {
        notes.append("response")
        responses.append(navigationResponse)
        decisionHandler(.allow)
    }
    private func note(_ text: String, _ navigation: WKNavigation?) {
        notes.append(text)
        if let navigation { navigations.append(navigation) }
    }
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
        note("start", navigation)
    }
    func webView(
        _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
    ) { note("redirect", navigation) }
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { note("commit", navigation) }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { note("finish", navigation) }
    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: any Error
    ) { note("no start: \((error as NSError).domain) \((error as NSError).code)", navigation) }
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
        note("fail: \((error as NSError).domain) \((error as NSError).code)", navigation)
    }
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) { notes.append("terminate") }
}
