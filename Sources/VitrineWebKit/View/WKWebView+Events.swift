import Foundation
import VitrineUIKit

extension WKWebView {
    func hear(_ event: WebEvent) {
        switch event {
        case .started:
            followState()
            loads.started()
        case .redirected:
            followState()
            loads.redirected()
        case .committed:
            painter.pageBegan()
            content.focus(nil)
            followState()
            loads.committed()
        case .finished:
            // Title and size come a moment later; who hears of the end may ask for them.
            painter.measure { [weak self] in
                self?.followState()
                self?.loads.finished()
            }
        case .failed(let error): loads.failed(error)
        case .changed: followState()
        case .action(let action, let decide): loads.decide(action, decide)
        case .response(let response, let decide): loads.decide(response, decide)
        case .message(let handler, let value, let reply): hear(handler, value, reply)
        case .dialog(let dialog): show(dialog)
        case .window(let action, let answer): makeWindow(action, answer)
        case .closed: uiDelegate?.webViewDidClose(self)
        case .terminated:
            painter.pageEnded()
            loads.terminated()
        }
    }

    /// Takes over what the engine knows of the page; each change is told of once.
    func followState() {
        let state = engine.state
        backForwardList.follow(state.history)
        func set<Value: Equatable>(_ path: ReferenceWritableKeyPath<WKWebView, Value>, _ value: Value) {
            if self[keyPath: path] != value { self[keyPath: path] = value }
        }
        if let address = state.url, address != url {
            url = address
            // A part of the same page, perhaps, to which it has scrolled.
            if !isLoading { painter.measure() }
        }
        set(\.title, state.title ?? "")
        if isLoading || state.progress > 0 { set(\.estimatedProgress, state.progress) }
        set(\.hasOnlySecureContent, state.isSecure)
        set(\.canGoBack, !state.history.back.isEmpty)
        set(\.canGoForward, !state.history.forward.isEmpty)
    }

    // MARK: Messages

    private func hear(
        _ handler: WebHandler, _ value: WebValue, _ reply: ((Result<String, WebScriptFault>) -> Void)?
    ) {
        guard handler == PageScript.handler else {
            return controller.hear(handler, value, from: self, reply: reply)
        }
        guard let what = value.object as? [String: Any] else { return }
        if let measures = PageMeasures(what["changed"]) { painter.pageDidChange(measures) }
        if let field = what["focus"] { content.focus(PageField(field)) }
        if let choices = what["choices"] as? [String: Any] { offer(choices) }
    }

    /// Has the page do something that fingers or keys do.
    func perform(_ call: String) {
        engine.evaluate(WebScript(source: "vitrinePage.\(call)", world: PageScript.world)) { [weak self] _ in
            self?.painter.measure()
        }
    }

    // MARK: Menus

    /// Shows what a menu of the page has to choose from.
    private func offer(_ choices: [String: Any]) {
        guard let items = choices["items"] as? [[String: Any]], let host = presenter else { return }
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        for (index, item) in items.enumerated() {
            let title = item["text"] as? String ?? ""
            let action = UIAlertAction(title: title, style: .default) { [weak self] _ in
                self?.perform("choose(\(index))")
            }
            action.isEnabled = item["isOff"] as? Bool != true
            sheet.addAction(action)
        }
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.sourceView = self
        host.present(sheet, animated: true)
    }

    /// The controller in whose view this one is.
    private var presenter: UIViewController? {
        var responder: UIResponder? = self
        while let current = responder {
            if let controller = current as? UIViewController { return controller }
            responder = current.next
        }
        return window?.rootViewController
    }

    // MARK: Dialogs and windows

    private func show(_ dialog: WebDialog) {
        let frame = WKFrameInfo(isMain: true, url, self)
        guard let uiDelegate else { return dialog.answer(false, nil) }
        switch dialog.kind {
        case .alert:
            uiDelegate.webView(
                self, runJavaScriptAlertPanelWithMessage: dialog.text, initiatedByFrame: frame,
                completionHandler: { dialog.answer(true, nil) })
        case .confirm:
            uiDelegate.webView(
                self, runJavaScriptConfirmPanelWithMessage: dialog.text, initiatedByFrame: frame,
                completionHandler: { dialog.answer($0, nil) })
        case .prompt(let suggestion):
            uiDelegate.webView(
                self, runJavaScriptTextInputPanelWithPrompt: dialog.text, defaultText: suggestion,
                initiatedByFrame: frame, completionHandler: { dialog.answer($0 != nil, $0) })
        }
    }

    private func makeWindow(_ action: WebAction, _ answer: (any WebEngine) -> Void) {
        guard let uiDelegate else { return }
        let made = configuration
        made.opener = engine
        let page = WKFrameInfo(isMain: true, url, self)
        let view = uiDelegate.webView(
            self, createWebViewWith: made, for: WKNavigationAction(action, source: page, target: nil),
            windowFeatures: WKWindowFeatures())
        if let view { answer(view.engine) }
    }
}
