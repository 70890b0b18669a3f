import Foundation
import FoundationNetworking
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineWebKit

/// Pages that WebKitGTK loads and draws.
@MainActor @Suite(.serialized, needsWebKit) struct RealPageTests {
    private let delegate = NotingDelegate()

    private func make(_ configuration: WKWebViewConfiguration? = nil) -> PageStage {
        let delegate = delegate
        return PageStage(configuration) { $0.navigationDelegate = delegate }
    }

    /// The colour of a point as text: red, green and blue of 255.
    private func color(_ stage: PageStage, _ x: CGFloat, _ y: CGFloat) -> [Int] {
        let color = stage.host.color(at: CGPoint(x: x, y: y))
        return [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    }

    private func box(_ color: String, _ height: Int, _ more: String = "") -> String {
        "<div style='background:\(color);height:\(height)px' \(more)></div>"
    }

    // MARK: Loading

    @Test func aPageIsLoadedAndDrawn() {
        let stage = make()
        stage.show("<title>A title</title>" + box("#0f0", 100) + box("#00f", 100))
        #expect(
            delegate.notes == ["action https://example.org/start", "start", "commit", "finish"])
        #expect(stage.web.title == "A title" && stage.web.url?.absoluteString == "https://example.org/start")
        #expect(!stage.web.isLoading && stage.web.estimatedProgress == 1)
        #expect(color(stage, 150, 50) == [0, 255, 0] && color(stage, 150, 150) == [0, 0, 255])
        #expect(color(stage, 150, 250) == [255, 255, 255])
    }

    @Test func aFileBringsWhatIsBesideIt() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let page = folder.appendingPathComponent("page.html")
        try
            "<meta name=viewport content='width=device-width'><link rel=stylesheet href=style.css><div id=a></div>"
            .write(to: page, atomically: true, encoding: .utf8)
        try "body { margin: 0 } #a { height: 100px; background: #f0f }".write(
            to: folder.appendingPathComponent("style.css"), atomically: true, encoding: .utf8)
        let stage = make()
        stage.act { _ = stage.web.loadFileURL(page, allowingReadAccessTo: folder) }
        #expect(delegate.notes.suffix(4) == ["start", "response", "commit", "finish"])
        #expect(color(stage, 150, 50) == [255, 0, 255])
    }

    @Test func aFileThatIsMissingFails() {
        let stage = make()
        let url = URL(fileURLWithPath: "/nowhere/page.html")
        stage.act { _ = stage.web.loadFileURL(url, allowingReadAccessTo: url) }
        #expect(delegate.notes.last == "no start: NSURLErrorDomain -1100")
    }

    @Test func aServerThatIsUnknownFails() {
        let stage = make()
        stage.act { _ = stage.web.load(URLRequest(url: URL(string: "http://nobody.invalid/")!)) }
        // Without any network it may be told of as that.
        #expect(
            ["no start: NSURLErrorDomain -1003", "no start: NSURLErrorDomain -1009"].contains(
                delegate.notes.last))
    }

    @Test func aSchemeThatIsUnknownFails() {
        let stage = make()
        stage.act { _ = stage.web.load(URLRequest(url: URL(string: "nonsense:thing")!)) }
        #expect(delegate.notes.first == "action nonsense:thing")
        #expect(delegate.notes.last == "no start: NSURLErrorDomain -1002")
    }

    @Test func dataOfOtherTypesAreShown() {
        let stage = make()
        let image =
            "<svg xmlns='http://www.w3.org/2000/svg' width='300' height='400'><rect width='300' height='400' fill='#f00'/></svg>"
        stage.act {
            _ = stage.web.load(
                Data(image.utf8), mimeType: "image/svg+xml", characterEncodingName: "utf-8",
                baseURL: URL(string: "https://example.org/")!)
        }
        #expect(delegate.notes.last == "finish" && color(stage, 100, 100)[0] == 255)
    }

    @Test func historyIsGoneThrough() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let pages = ["a", "b"].map { folder.appendingPathComponent("\($0).html") }
        for page in pages {
            try "<title>\(page.lastPathComponent)</title>".write(to: page, atomically: true, encoding: .utf8)
        }
        let stage = make()
        for page in pages { stage.act { _ = stage.web.loadFileURL(page, allowingReadAccessTo: folder) } }
        #expect(stage.web.canGoBack && !stage.web.canGoForward && stage.web.title == "b.html")
        #expect(stage.web.backForwardList.backItem?.title == "a.html")
        stage.act { _ = stage.web.goBack() }
        #expect(!stage.web.canGoBack && stage.web.canGoForward && stage.web.title == "a.html")
        #expect(delegate.actions.last?.navigationType == .backForward && delegate.notes.last == "finish")
        stage.act { _ = stage.web.reload() }
        #expect(delegate.actions.last?.navigationType == .reload && stage.web.canGoForward)
    }

    @Test func aDarkLookIsShownInTheDark() {
        let stage = make()
        stage.host.window.overrideUserInterfaceStyle = .dark
        defer { stage.act { stage.host.window.overrideUserInterfaceStyle = .light } }
        stage.show(
            "<style>:root { color-scheme: light dark } @media (prefers-color-scheme: dark) { div { background: #040 } }"
                + "</style><div style='height:100px'></div>")
        #expect(color(stage, 150, 50) == [0, 68, 0] && color(stage, 150, 250) == [0, 0, 0])
    }

    // MARK: Scripts

    @Test func valuesComeBack() {
        let stage = make()
        stage.show("<p id=a>Text</p>")
        #expect(
            stage.value("1 + 2") == "3" && stage.value("document.getElementById('a').textContent") == "Text")
        #expect(stage.value("[1, 'a', null]") == "[1, \"a\", <null>]" && stage.value("null") == "<null>")
        #expect(stage.value("undefined") == "nil" && stage.value("throw 1") == "error 4")
        #expect(stage.value("(function () {})") == "error 5")
    }

    @Test func functionsAreWaitedFor() {
        let stage = make()
        stage.show("")
        var results: [String] = []
        for body in [
            "return await new Promise(r => setTimeout(() => r(a * 2), 20))", "throw new Error('no')",
        ] {
            stage.act {
                stage.web.callAsyncJavaScript(body, arguments: ["a": 21], in: nil, in: .page) { result in
                    switch result {
                    case .success(let value): results.append("\(value)")
                    case .failure(let error): results.append("\((error as NSError).code)")
                    }
                }
            }
        }
        #expect(results == ["42", "4"])
    }

    @MainActor private final class Listener: NSObject, WKScriptMessageHandler, WKScriptMessageHandlerWithReply
    {
        var heard: [String] = []
        func userContentController(
            _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
        ) { heard.append("\(message.name): \(message.body)") }
        func userContentController(
            _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
            replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void
        ) { replyHandler("\(message.body)!", nil) }
    }

    @Test func pagesSendMessagesAndGetAnswers() {
        let listener = Listener()
        let configuration = WKWebViewConfiguration()
        configuration.userContentController.add(listener, name: "plain")
        configuration.userContentController.addScriptMessageHandler(
            listener, contentWorld: .page, name: "asks")
        configuration.userContentController.addUserScript(
            WKUserScript(
                source: "webkit.messageHandlers.plain.postMessage('early ' + typeof document.body.dataset)",
                injectionTime: .atDocumentEnd, forMainFrameOnly: true))
        let stage = make(configuration)
        stage.show("<script>webkit.messageHandlers.plain.postMessage({a: [1, true]})</script>")
        #expect(listener.heard.count == 2 && listener.heard.last == "plain: early object")
        var answer: Any?
        stage.act {
            stage.web.callAsyncJavaScript(
                "return await webkit.messageHandlers.asks.postMessage('hi')", arguments: [:], in: nil,
                in: .page
            ) { answer = try? $0.get() }
        }
        #expect(answer as? String == "hi!")
    }

    @Test func worldsDoNotSeeOneAnother() {
        let stage = make()
        stage.show("<script>var mine = 1</script>")
        var text = ""
        stage.act {
            stage.web.evaluateJavaScript("typeof mine", in: nil, in: .defaultClient) {
                text = "\((try? $0.get()) ?? "")"
            }
        }
        #expect(text == "undefined" && stage.value("typeof mine") == "number")
    }

    @Test func pagesWithoutScriptsOfTheirOwn() {
        let configuration = WKWebViewConfiguration()
        configuration.defaultWebpagePreferences.allowsContentJavaScript = false
        let stage = make(configuration)
        stage.show("<script>document.title = 'scripted'</script>")
        #expect(stage.web.title == "" && stage.value("1 + 1") == "2")
    }

    // MARK: Scrolling

    @Test func scrollingShowsTheOtherPart() {
        let stage = make()
        stage.show(box("#0f0", 600) + box("#00f", 600))
        #expect(stage.web.scrollView.contentSize == CGSize(width: 300, height: 1200))
        stage.act { stage.web.scrollView.contentOffset.y = 500 }
        #expect(stage.value("scrollY") == "500")
        #expect(color(stage, 150, 50) == [0, 255, 0] && color(stage, 150, 150) == [0, 0, 255])
    }

    @Test func aLinkToAPartScrolls() {
        let stage = make()
        stage.show(
            "<a href='#end' style='display:block;height:100px'>Go</a>" + box("#0f0", 900)
                + box("#00f", 400, "id=end"))
        stage.host.tap(at: CGPoint(x: 20, y: 20))
        stage.host.settle()
        #expect(stage.web.scrollView.contentOffset.y == 1000 && stage.web.url?.fragment == "end")
        #expect(color(stage, 150, 50) == [0, 0, 255])
        #expect(delegate.actions.last?.navigationType == .linkActivated)
    }

    // MARK: Fingers and keys

    @Test func aLinkThatIsTappedAsksTheDelegate() {
        let stage = make()
        stage.show("<a href='https://example.org/next' style='display:block;height:100px'>Next</a>")
        delegate.policy = .cancel
        stage.host.tap(at: CGPoint(x: 20, y: 20))
        stage.host.settle()
        #expect(delegate.notes.last == "action https://example.org/next")
        #expect(delegate.actions.last?.navigationType == .linkActivated && !stage.web.isLoading)
    }

    @Test func textIsTypedAndSent() {
        let stage = make()
        stage.show(
            "<form action='https://example.org/sent'><input name=q value=x style='width:280px;height:40px'></form>"
        )
        stage.host.tap(at: CGPoint(x: 100, y: 20))
        stage.host.settle()
        #expect(stage.web.content.isFirstResponder && stage.value("document.activeElement.name") == "q")
        stage.host.type("abc")
        stage.host.press(.backspace)
        stage.host.settle()
        #expect(stage.value("document.activeElement.value") == "xab")
        delegate.policy = .cancel
        stage.host.type("\n")
        stage.host.settle()
        #expect(delegate.notes.last == "action https://example.org/sent?q=xab")
        #expect(delegate.actions.last?.navigationType == .formSubmitted)
        stage.act { _ = stage.web.content.resignFirstResponder() }
        #expect(stage.value("document.activeElement.tagName") == "BODY")
    }

    @Test func menusAreChosenFrom() throws {
        let stage = make()
        stage.show("<select id=s style='width:280px;height:40px'><option>Red<option>Green</select>")
        stage.host.tap(at: CGPoint(x: 100, y: 20))
        stage.host.settle()
        let sheet = try #require(stage.host.rootViewController.presentedViewController as? UIAlertController)
        #expect(sheet.actions.map(\.title) == ["Red", "Green", "Cancel"])
        stage.act { stage.web.perform("choose(1)") }
        #expect(stage.value("document.getElementById('s').value") == "Green")
        stage.act { sheet.dismiss(animated: false) }
    }

    // MARK: Windows, dialogs, pictures

    @MainActor private final class Windows: NSObject, WKUIDelegate {
        var made: WKWebView?
        var asked: [String] = []
        func webView(
            _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
            for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
        ) -> WKWebView? {
            asked.append("window \(navigationAction.request.url?.absoluteString ?? "")")
            made = WKWebView(frame: webView.bounds, configuration: configuration)
            return made
        }
        func webView(
            _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
            initiatedByFrame frame: WKFrameInfo,
            completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
        ) {
            asked.append(message)
            completionHandler(true)
        }
    }

    @Test func windowsAndDialogsAreTheDelegates() {
        let windows = Windows()
        let stage = make()
        stage.web.uiDelegate = windows
        stage.show("<a href='about:blank' target=_blank style='display:block;height:100px'>Open</a>")
        #expect(stage.value("confirm('Really?')") == "1")
        stage.host.tap(at: CGPoint(x: 20, y: 20))
        stage.host.settle()
        #expect(windows.asked == ["Really?", "window about:blank"])
        #expect(windows.made != nil && delegate.actions.last?.targetFrame == nil)
    }

    @Test func picturesAreTakenOfAPart() throws {
        let stage = make()
        stage.show(box("#0f0", 100) + box("#00f", 100))
        let part = WKSnapshotConfiguration()
        part.rect = CGRect(x: 0, y: 50, width: 100, height: 100)
        part.snapshotWidth = 50
        var image: UIImage?
        stage.act { stage.web.takeSnapshot(with: part) { picture, _ in image = picture } }
        #expect(try #require(image).size == CGSize(width: 50, height: 50))
    }

    @Test func cookiesAreKeptWhileTheStoreIs() throws {
        let configuration = WKWebViewConfiguration()
        configuration.websiteDataStore = .nonPersistent()
        let stage = make(configuration)
        let cookies = configuration.websiteDataStore.httpCookieStore
        let cookie = try #require(
            HTTPCookie(properties: [.name: "a", .value: "1", .domain: "example.org", .path: "/"]))
        stage.act { cookies.setCookie(cookie) }
        var found: [String] = []
        stage.act { cookies.getAllCookies { found = $0.map { "\($0.name)=\($0.value) \($0.domain)" } } }
        #expect(found == ["a=1 example.org"])
        stage.act { cookies.delete(cookie) }
        stage.act { cookies.getAllCookies { found = $0.map(\.name) } }
        #expect(found.isEmpty)
    }
}
