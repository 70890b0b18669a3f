import Foundation
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineWebKit

/// Scripts and messages, with pages that a test makes up.
@MainActor @Suite(.serialized) struct ScriptTests {
    @MainActor private final class Listener: NSObject, WKScriptMessageHandler {
        var messages: [WKScriptMessage] = []
        func userContentController(
            _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
        ) { messages.append(message) }
    }
    @MainActor private final class Replier: NSObject, WKScriptMessageHandlerWithReply {
        func userContentController(
            _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
            replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void
        ) {
            if let number = message.body as? Int {
                replyHandler(["twice": number * 2], nil)
            } else {
                replyHandler(nil, "no number")
            }
        }
    }

    private let engine = ScriptedEngine()
    private let configuration = WKWebViewConfiguration()
    private let stage: PageStage
    private var web: WKWebView { stage.web }

    init() {
        let engine = engine
        WebEngines.maker = { _ in engine }
        stage = PageStage(configuration)
        WebEngines.maker = nil
    }

    @Test func scriptsComeToTheViewWheneverTheyAreAdded() {
        let controller = configuration.userContentController
        #expect(web.configuration.userContentController === controller)
        let count = engine.scripts.count
        controller.addUserScript(
            WKUserScript(source: "a()", injectionTime: .atDocumentEnd, forMainFrameOnly: true))
        controller.addUserScript(
            WKUserScript(
                source: "b()", injectionTime: .atDocumentStart, forMainFrameOnly: false, in: .world(name: "w")
            ))
        #expect(
            engine.scripts.suffix(2) == [
                WebUserScript(source: "a()", isAtEnd: true, isMainOnly: true, world: nil),
                WebUserScript(source: "b()", world: "client-w"),
            ])
        controller.removeAllUserScripts()
        #expect(engine.scripts.count == count && controller.userScripts.isEmpty)
    }

    @Test func messagesReachTheirHandlers() {
        let listener = Listener()
        let controller = configuration.userContentController
        controller.add(listener, name: "a")
        let handler = WebHandler(name: "a")
        #expect(engine.handlers.contains(handler))
        engine.onEvent?(.message(handler, WebValue(json: "{\"x\": [1, null]}"), reply: nil))
        engine.onEvent?(.message(handler, WebValue(json: nil), reply: nil))
        #expect(listener.messages.map(\.name) == ["a", "a"])
        #expect((listener.messages[0].body as? [String: Any])?["x"] as? [AnyHashable] == [1, NSNull()])
        #expect(listener.messages[1].body is NSNull && listener.messages[0].webView === web)
        #expect(listener.messages[0].world === WKContentWorld.page)
        controller.removeScriptMessageHandler(forName: "a")
        #expect(!engine.handlers.contains(handler))
    }

    @Test func answersAreHandedBack() {
        let replier = Replier()
        configuration.userContentController.addScriptMessageHandler(replier, contentWorld: .page, name: "r")
        let handler = WebHandler(name: "r", replies: true)
        var answers: [String] = []
        for json in ["21", "\"x\""] {
            engine.onEvent?(
                .message(handler, WebValue(json: json)) { answer in
                    switch answer {
                    case .success(let json): answers.append(json)
                    case .failure(.exception(let text)): answers.append("thrown: \(text)")
                    case .failure: answers.append("?")
                    }
                })
        }
        #expect(answers == ["{\"twice\":42}", "thrown: no number"])
    }

    @Test func worldsOfANameAreOne() {
        #expect(WKContentWorld.world(name: "a") === WKContentWorld.world(name: "a"))
        #expect(WKContentWorld.world(name: "a") !== WKContentWorld.world(name: "b"))
        #expect(WKContentWorld.page.name == nil && WKContentWorld.world(name: "a").name == "a")
    }

    @Test func valuesAreThoseOfFoundation() {
        engine.values = [
            "n": .success(WebValue(json: "1.5")), "t": .success(WebValue(json: "true")),
            "s": .success(WebValue(json: "\"ä\"")), "z": .success(WebValue(json: "null")),
            "u": .success(WebValue(json: nil)), "e": .failure(.exception("ReferenceError")),
            "f": .failure(.unsupported),
        ]
        var values: [String: Any?] = [:]
        var errors: [String: NSError] = [:]
        for name in engine.values.keys {
            web.evaluateJavaScript(name) { value, error in
                values[name] = .some(value)
                errors[name] = error.map { $0 as NSError }
            }
        }
        #expect(
            values["n"] as? Double == 1.5 && values["t"] as? Bool == true && values["s"] as? String == "ä")
        #expect(values["z"] as? NSNull != nil && values["u"]! == nil)
        #expect(errors["e"]?.domain == WKErrorDomain && errors["e"]?.code == 4)
        #expect(errors["e"]?.userInfo["WKJavaScriptExceptionMessage"] as? String == "ReferenceError")
        #expect(errors["f"]?.code == WKError.javaScriptResultTypeIsUnsupported.rawValue && errors["n"] == nil)
    }

    @Test func theAsynchronousFormThrows() async throws {
        engine.values["ok"] = .success(WebValue(json: "[1]"))
        engine.values["bad"] = .failure(.exception("x"))
        let value = try await web.evaluateJavaScript("ok") as? [Int]
        #expect(value == [1])
        var code: WKError.Code?
        do { _ = try await web.evaluateJavaScript("bad") } catch { code = (error as? WKError)?.code }
        #expect(code == .javaScriptExceptionOccurred)
    }

    @Test func functionsGetTheirArgumentsByName() {
        var failed = false
        web.callAsyncJavaScript("return a + b", arguments: ["b": "x", "a": 1], in: nil, in: .defaultClient) {
            _ in
        }
        #expect(engine.evaluated.last?.arguments.map { Set($0) } == Set("{\"a\":1,\"b\":\"x\"}"))
        #expect(
            engine.evaluated.last?.source.contains(
                "(async (a, b) => { return a + b\n})(given[\"a\"], given[\"b\"])") == true)
        #expect(engine.evaluated.last?.world == "vitrine-client")
        let count = engine.evaluated.count
        stage.act {
            web.callAsyncJavaScript("1", arguments: ["a": UIView()], in: nil, in: .page) {
                if case .failure = $0 { failed = true }
            }
        }
        #expect(failed && engine.evaluated.count == count)
    }

    @Test func settingsComeToTheEngine() {
        #expect(engine.settings == WebSettings())
        web.configuration.preferences.javaScriptCanOpenWindowsAutomatically = true
        web.configuration.preferences.minimumFontSize = 9
        web.customUserAgent = "Mine"
        web.isInspectable = true
        #expect(engine.settings.opensWindows && engine.settings.minimumFontSize == 9)
        #expect(engine.settings.userAgent == "Mine" && engine.settings.hasInspector)
        let named = ScriptedEngine()
        WebEngines.maker = { _ in named }
        let configuration = WKWebViewConfiguration()
        configuration.applicationNameForUserAgent = "App/1"
        configuration.mediaTypesRequiringUserActionForPlayback = []
        let view = WKWebView(frame: .zero, configuration: configuration)
        WebEngines.maker = nil
        #expect(named.settings.userAgent?.hasSuffix(" App/1") == true && !named.settings.needsGestureToPlay)
        withExtendedLifetime(view) {}
    }

    @MainActor private final class Panels: NSObject, WKUIDelegate {
        var said: [String] = []
        func webView(
            _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
            initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable () -> Void
        ) {
            said.append(message)
            completionHandler()
        }
        func webView(
            _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
            initiatedByFrame frame: WKFrameInfo
        ) async -> String? { (defaultText ?? "") + "!" }
        func webViewDidClose(_ webView: WKWebView) { said.append("closed") }
    }

    @Test func dialogsAreTheDelegates() async {
        let panels = Panels()
        var answers: [String] = []
        func ask(_ kind: WebDialog.Kind) {
            engine.onEvent?(
                .dialog(WebDialog(kind: kind, text: "text") { answers.append("\($0) \($1 ?? "-")") }))
        }
        ask(.alert)
        #expect(answers == ["false -"])
        web.uiDelegate = panels
        ask(.alert)
        ask(.prompt(suggestion: "a"))
        for _ in 0..<20 where answers.count < 3 { await Task.yield() }
        ask(.confirm)
        for _ in 0..<20 where answers.count < 4 { await Task.yield() }
        engine.onEvent?(.closed)
        #expect(answers == ["false -", "true -", "true a!", "false -"] && panels.said == ["text", "closed"])
    }
}
