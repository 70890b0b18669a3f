import CVitrineWeb
import Foundation
import VitrineCoreGraphics
import VitrineQuartzCore

/// Pages by WebKitGTK.
@MainActor
final class PageEngine: WebEngine {
    var onEvent: ((WebEvent) -> Void)?
    private(set) var state = WebState()
    let context: RuntimeContext
    /// Nil once it is closed.
    private(set) var page: OpaquePointer?
    private let store: WebStore
    private var handlers: [String: WebHandler] = [:]
    private let turns: WebTurns
    /// What was asked of the page and has not been answered.
    private var pending = 0
    private var isLoading = false
    /// What the program was asked and has not answered.
    private var questions = 0
    private var size = WebSize()

    init(_ configuration: WKWebViewConfiguration, _ context: RuntimeContext) {
        self.context = context
        store = configuration.websiteDataStore.store(in: context)
        turns = context.part()
        let related = (configuration.opener as? PageEngine)?.page
        let (session, listener) = (store.pointer, Unmanaged.passUnretained(self).toOpaque())
        page = WebThread.run {
            let page = vitrine_web_page_create(session, related, PageCallbacks.hear, listener)
            vitrine_web_page_add_style(page, PageStyle.sheet)
            return page
        }
        turns.add(self)
    }

    isolated deinit { close() }

    var isBusy: Bool { page != nil && questions == 0 && (isLoading || pending > 0) }

    func close() {
        onEvent = nil
        guard let page else { return }
        self.page = nil
        turns.remove(self)
        WebThread.run { vitrine_web_page_destroy(page) }
    }

    // MARK: Loading

    func load(_ load: WebLoad) {
        guard let page else { return }
        isLoading = true
        turns.ask()
        switch load {
        case .request(let request):
            let headers = request.headers.map { "\($0.key): \($0.value)" }.joined(separator: "\n")
            WebThread.run {
                vitrine_web_page_load(page, request.url?.absoluteString ?? "about:blank", headers)
            }
        case .html(let text, let base):
            WebThread.run { vitrine_web_page_load_html(page, text, base?.absoluteString) }
        case .data(let data, let type, let encoding, let base):
            data.withUnsafeBytes { bytes in
                WebThread.run {
                    vitrine_web_page_load_bytes(
                        page, bytes.baseAddress, Int64(bytes.count), type, encoding, base.absoluteString)
                }
            }
        }
    }

    func reload(bypassingCaches: Bool) {
        guard let page else { return }
        isLoading = true
        turns.ask()
        WebThread.run { vitrine_web_page_reload(page, bypassingCaches) }
    }

    func stop() { if let page { WebThread.run { vitrine_web_page_stop(page) } } }

    func go(_ distance: Int) {
        guard let page else { return }
        isLoading = true
        turns.ask()
        WebThread.run { vitrine_web_page_go(page, Int32(clamping: distance)) }
    }

    // MARK: Looks

    func apply(_ settings: WebSettings) {
        guard let page else { return }
        WebThread.run { vitrine_web_set_dark(settings.isDark) }
        var given = vitrine_web_settings()
        given.has_javascript = settings.hasJavaScript
        given.opens_windows = settings.opensWindows
        given.has_inspector = settings.hasInspector
        given.needs_gesture_to_play = settings.needsGestureToPlay
        given.minimum_font_size = settings.minimumFontSize
        // Of the widths of those that pages of a device are set in.
        "Liberation Serif".withCString { serif in
            "Liberation Sans".withCString { sans in
                "Liberation Mono".withCString { mono in
                    (given.serif, given.sans, given.monospace) = (serif, sans, mono)
                    guard let agent = settings.userAgent else {
                        return WebThread.run { vitrine_web_page_set(page, &given) }
                    }
                    agent.withCString {
                        given.user_agent = $0
                        WebThread.run { vitrine_web_page_set(page, &given) }
                    }
                }
            }
        }
    }

    func setSize(_ size: WebSize) {
        guard let page, size != self.size else { return }
        if size.zoom != self.size.zoom {
            WebThread.run { vitrine_web_page_set_zoom(page, size.zoom) }
        }
        if (size.width, size.height) != (self.size.width, self.size.height) {
            WebThread.run {
                vitrine_web_page_set_size(page, Int32(max(1, size.width)), Int32(max(1, size.height)))
            }
        }
        self.size = size
    }

    func snapshot(_ done: @escaping (CGImage?) -> Void) {
        guard let page else { return context.laterTurns.perform { done(nil) } }
        begin()
        let waiting = Waiting(self) { (surface: UnsafeMutableRawPointer?) in
            done(surface.map { CGImage(surface: OpaquePointer($0)) })
        }
        let receiver = Unmanaged.passRetained(waiting).toOpaque()
        WebThread.run {
            vitrine_web_page_snapshot(page, PageCallbacks.take, receiver)
        }
    }

    // MARK: Scripts

    func evaluate(_ script: WebScript, _ done: @escaping (Result<WebValue, WebScriptFault>) -> Void) {
        guard let page else { return context.laterTurns.perform { done(.failure(.gone)) } }
        begin()
        let waiting = Waiting(self, done)
        let receiver = Unmanaged.passRetained(waiting).toOpaque()
        WebThread.run {
            vitrine_web_page_evaluate(
                page, script.source, script.arguments != nil, script.arguments, script.world,
                PageCallbacks.result, receiver)
        }
    }

    func setScripts(_ scripts: [WebUserScript]) {
        guard let page else { return }
        WebThread.run { vitrine_web_page_remove_scripts(page) }
        for script in scripts {
            WebThread.run {
                vitrine_web_page_add_script(
                    page, script.source, script.isAtEnd, script.isMainOnly, script.world)
            }
        }
    }

    func addHandler(_ handler: WebHandler) {
        guard let page else { return }
        handlers[handler.name] = handler
        _ = WebThread.run {
            vitrine_web_page_add_handler(page, handler.name, handler.world, handler.replies)
        }
    }

    func removeHandler(_ handler: WebHandler) {
        guard let page, handlers.removeValue(forKey: handler.name) != nil else { return }
        WebThread.run { vitrine_web_page_remove_handler(page, handler.name, handler.world) }
    }

    // MARK: Waiting

    private func begin() {
        pending += 1
        turns.ask()
    }

    func end(_ body: () -> Void) {
        context.enter {
            pending -= 1
            body()
        }
    }

    /// Has the program answer, once, while nobody waits for the page.
    private func ask<each Answer>(_ body: @escaping (repeat each Answer) -> Void) -> (repeat each Answer) ->
        Void
    {
        questions += 1
        let once = Once()
        return { [weak self] (answer: repeat each Answer) in
            guard once.take() else { return }
            self?.questions -= 1
            self?.turns.ask()
            body(repeat each answer)
        }
    }

    // MARK: Events

    nonisolated static func hear(
        _ context: UnsafeMutableRawPointer?, _ event: UnsafePointer<vitrine_web_event>?
    ) -> OpaquePointer? {
        nonisolated(unsafe) let (context, event) = (context, event)
        nonisolated(unsafe) var answer: OpaquePointer?
        WebThread.answer {
            guard let context, let event = event?.pointee else { return }
            let engine = Unmanaged<PageEngine>.fromOpaque(context).takeUnretainedValue()
            engine.context.enter { answer = engine.hear(event) }
        }
        return answer
    }

    private func hear(_ event: vitrine_web_event) -> OpaquePointer? {
        switch event.kind {
        case vitrine_web_event_started: tell(.started, isLoading: true)
        case vitrine_web_event_redirected: tell(.redirected, isLoading: true)
        case vitrine_web_event_committed: tell(.committed, isLoading: true)
        case vitrine_web_event_finished: tell(.finished, isLoading: false)
        case vitrine_web_event_failed: tell(.failed(WebFault.error(event)), isLoading: false)
        case vitrine_web_event_changed: tell(.changed, isLoading: isLoading)
        case vitrine_web_event_action:
            let question = event.question
            let decide = ask { [weak self] (isAllowed: Bool) in
                WebThread.run { vitrine_web_question_decide(question, isAllowed) }
                // Whether a load begins is known once the page answers.
                if isAllowed { self?.evaluate(WebScript(source: "0", world: PageScript.world)) { _ in } }
            }
            askOfAction(WebAction(event), decide)
        case vitrine_web_event_response:
            let question = event.question
            onEvent?(
                .response(
                    WebResponse(event),
                    decide: ask { isAllowed in
                        WebThread.run { vitrine_web_question_decide(question, isAllowed) }
                    }))
        case vitrine_web_event_message: hearMessage(event)
        case vitrine_web_event_dialog: hearDialog(event)
        case vitrine_web_event_create: return makeWindow(WebAction(event))
        case vitrine_web_event_close: onEvent?(.closed)
        case vitrine_web_event_terminated: tell(.terminated, isLoading: false)
        default: break
        }
        return nil
    }

    private func tell(_ event: WebEvent, isLoading: Bool) {
        self.isLoading = isLoading
        let new = readState()
        if case .changed = event, new == state { return }
        state = new
        onEvent?(event)
        if isLoading { turns.ask() }
    }

    /// WebKitGTK does not say whose frame it is: what comes while a page is there, and was neither clicked nor asked
    /// for, may be a frame in it.
    private func askOfAction(_ action: WebAction, _ decide: @escaping (Bool) -> Void) {
        guard action.kind == .other, !action.isNewWindow, state.history.current != nil,
            let url = action.request.url
        else {
            onEvent?(.action(action, decide: decide))
            return
        }
        questions -= 1
        evaluate(WebScript(source: PageScript.hasFrame(url), world: PageScript.world)) { [weak self] result in
            guard let self else { return decide(false) }
            questions += 1
            var action = action
            if case .success(let value) = result, value.json == "true" { action.isMain = false }
            onEvent?(.action(action, decide: decide))
        }
    }

    private func hearMessage(_ event: vitrine_web_event) {
        let question = event.question
        guard let name = event.name.map({ String(cString: $0) }), let handler = handlers[name] else {
            if let question { WebThread.run { vitrine_web_question_reply(question, nil, "nobody hears") } }
            return
        }
        let value = WebValue(json: event.text.map { String(cString: $0) })
        guard let question else {
            onEvent?(.message(handler, value, reply: nil))
            return
        }
        let reply = ask { (result: Result<String, WebScriptFault>) in
            WebThread.run {
                switch result {
                case .success(let json): vitrine_web_question_reply(question, json, nil)
                case .failure(.exception(let text)): vitrine_web_question_reply(question, nil, text)
                case .failure: vitrine_web_question_reply(question, nil, "unsupported")
                }
            }
        }
        onEvent?(.message(handler, value, reply: reply))
    }

    private func hearDialog(_ event: vitrine_web_event) {
        let question = event.question
        let kind: WebDialog.Kind =
            switch event.code {
            case 0: .alert
            case 2: .prompt(suggestion: event.name.map { String(cString: $0) } ?? "")
            default: .confirm
            }
        let answer = ask { (isConfirmed: Bool, text: String?) in
            WebThread.run { vitrine_web_question_close(question, isConfirmed, text) }
        }
        let text = event.text.map { String(cString: $0) } ?? ""
        onEvent?(.dialog(WebDialog(kind: kind, text: text, answer: answer)))
    }

    private func makeWindow(_ action: WebAction) -> OpaquePointer? {
        var made: OpaquePointer?
        onEvent?(.window(action) { made = ($0 as? PageEngine)?.page })
        return made
    }

    // MARK: State

    private func readState() -> WebState {
        guard let page else { return state }
        return WebThread.run { Self.readState(of: page) }
    }

    nonisolated private static func readState(of page: OpaquePointer) -> WebState {
        var new = WebState()
        new.url = vitrine_web_page_address(page).flatMap { URL(string: String(cString: $0)) }
        new.title = vitrine_web_page_title(page).map { String(cString: $0) }
        new.progress = vitrine_web_page_progress(page)
        new.isSecure = vitrine_web_page_is_secure(page)
        new.history.current = item(page, 0)
        var distance: Int32 = 1
        while let item = item(page, -distance) {
            new.history.back.insert(item, at: 0)
            distance += 1
        }
        distance = 1
        while let item = item(page, distance) {
            new.history.forward.append(item)
            distance += 1
        }
        return new
    }

    nonisolated private static func item(_ page: OpaquePointer, _ distance: Int32) -> WebHistory.Item? {
        var first: UnsafePointer<CChar>?
        var title: UnsafePointer<CChar>?
        guard let address = vitrine_web_page_history(page, distance, &first, &title),
            let url = URL(string: String(cString: address))
        else { return nil }
        let initial = first.flatMap { URL(string: String(cString: $0)) }
        return WebHistory.Item(url: url, initialURL: initial ?? url, title: title.map { String(cString: $0) })
    }
}
