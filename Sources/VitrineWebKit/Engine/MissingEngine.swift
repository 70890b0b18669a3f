import Foundation
import VitrineCoreGraphics
import VitrineQuartzCore

/// Where nothing can draw a page: every load fails, as on a device without a connection.
@MainActor
final class MissingEngine: WebEngine {
    var onEvent: ((WebEvent) -> Void)?
    private(set) var state = WebState()
    let isBusy = false
    private let reason: String
    private let context: RuntimeContext

    /// - Parameter reason: A sentence that says what is missing.
    init(_ reason: String, _ context: RuntimeContext) { (self.reason, self.context) = (reason, context) }

    func load(_ load: WebLoad) {
        var action = WebAction()
        switch load {
        case .request(let request): action.request = request
        case .html(_, let base): action.request.url = base ?? URL(string: "about:blank")
        case .data(_, _, _, let base): action.request.url = base
        }
        context.reports.report(once: reason)
        later { engine in
            engine.onEvent?(.action(action) { [weak engine] in if $0 { engine?.fail(action.request.url) } })
        }
    }

    private func fail(_ url: URL?) {
        later { engine in
            engine.onEvent?(.started)
            var details: [String: Any] = [NSLocalizedDescriptionKey: engine.reason]
            details[NSURLErrorFailingURLErrorKey] = url
            engine.onEvent?(
                .failed(
                    NSError(
                        domain: NSURLErrorDomain, code: NSURLErrorNotConnectedToInternet, userInfo: details)))
        }
    }

    private func later(_ body: @escaping (MissingEngine) -> Void) {
        context.laterTurns.perform { [weak self] in if let self { body(self) } }
    }

    func reload(bypassingCaches: Bool) {}
    func stop() {}
    func go(_ distance: Int) {}
    func apply(_ settings: WebSettings) {}
    func setSize(_ size: WebSize) {}
    func snapshot(_ done: @escaping (CGImage?) -> Void) { later { _ in done(nil) } }

    func evaluate(_ script: WebScript, _ done: @escaping (Result<WebValue, WebScriptFault>) -> Void) {
        later { _ in done(.failure(.gone)) }
    }

    func setScripts(_ scripts: [WebUserScript]) {}
    func addHandler(_ handler: WebHandler) {}
    func removeHandler(_ handler: WebHandler) {}
    func close() { onEvent = nil }
}
