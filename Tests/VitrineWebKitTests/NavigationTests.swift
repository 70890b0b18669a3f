import Foundation
import FoundationNetworking
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineWebKit

/// The order in which a delegate is told, and what the view knows, with pages that a test makes up.
@MainActor @Suite(.serialized) struct NavigationTests {
    private let engine = ScriptedEngine()
    private let delegate = NotingDelegate()
    private let stage: PageStage
    private var web: WKWebView { stage.web }

    init() {
        let (engine, delegate) = (engine, delegate)
        WebEngines.maker = { _ in engine }
        stage = PageStage { $0.navigationDelegate = delegate }
        WebEngines.maker = nil
    }

    private func request(_ address: String) -> URLRequest { URLRequest(url: URL(string: address)!) }

    @Test func aLoadIsToldOfInOrderWithOneNavigation() throws {
        let navigation = try #require(web.load(request("https://example.org/a")))
        #expect(web.isLoading && web.url?.absoluteString == "https://example.org/a")
        #expect(engine.calls == ["load https://example.org/a"])
        engine.succeed("https://example.org/a", title: "A")
        #expect(
            delegate.notes == ["action https://example.org/a", "start", "response", "commit", "finish"])
        #expect(delegate.navigations.allSatisfy { $0 === navigation } && delegate.navigations.count == 3)
        #expect(!web.isLoading && web.title == "A" && web.estimatedProgress == 1)
    }

    @Test func aRedirectionIsToldOfBetweenStartAndCommit() {
        web.load(request("https://example.org/a"))
        _ = engine.ask("https://example.org/a")
        engine.onEvent?(.started)
        _ = engine.ask("https://example.org/b")
        engine.onEvent?(.redirected)
        engine.onEvent?(.committed)
        #expect(
            delegate.notes == [
                "action https://example.org/a", "start", "action https://example.org/b", "redirect", "commit",
            ])
    }

    @Test func aLoadThatIsNotAllowedDoesNotBegin() {
        delegate.policy = .cancel
        web.load(request("https://example.org/a"))
        let answer = engine.ask("https://example.org/a")
        #expect(answer() == false)
        #expect(delegate.notes == ["action https://example.org/a"])
        #expect(!web.isLoading)
    }

    @Test func anAnswerMayComeLater() {
        delegate.holds = true
        let answer = engine.ask("https://example.org/a", .linkActivated)
        #expect(answer() == nil)
        delegate.owed?(.allow)
        #expect(answer() == true)
        #expect(delegate.actions[0].navigationType == .linkActivated)
        #expect(delegate.actions[0].targetFrame?.isMainFrame == true)
        #expect(delegate.actions[0].sourceFrame.webView === web)
    }

    @Test func aNewWindowHasNoTargetFrame() {
        _ = engine.ask("https://example.org/a", .linkActivated, newWindow: true)
        #expect(delegate.actions[0].targetFrame == nil)
    }

    @Test func failuresAreToldOfByHowFarTheLoadCame() {
        let lost = NSError(domain: NSURLErrorDomain, code: NSURLErrorNotConnectedToInternet)
        web.load(request("https://example.org/a"))
        _ = engine.ask("https://example.org/a")
        engine.onEvent?(.started)
        engine.onEvent?(.failed(lost))
        #expect(delegate.notes.suffix(2) == ["start", "no start: NSURLErrorDomain -1009"])
        #expect(!web.isLoading)
        web.load(request("https://example.org/b"))
        _ = engine.ask("https://example.org/b")
        engine.onEvent?(.started)
        engine.onEvent?(.committed)
        engine.onEvent?(.failed(lost))
        #expect(delegate.notes.suffix(2) == ["commit", "fail: NSURLErrorDomain -1009"])
    }

    @Test func responsesOfHTTPHaveStatusAndFields() throws {
        let answer = engine.respond("application/pdf", status: 404, canBeShown: false)
        #expect(answer() == true)
        let told = delegate.responses[0]
        #expect(!told.canShowMIMEType && told.isForMainFrame)
        let response = try #require(told.response as? HTTPURLResponse)
        #expect(response.statusCode == 404)
        #expect(response.value(forHTTPHeaderField: "Content-Type") == "application/pdf")
    }

    @Test func withoutADelegateWhatCannotBeShownIsRefused() {
        web.navigationDelegate = nil
        #expect(engine.respond("application/zip", canBeShown: false)() == false)
        #expect(engine.respond("text/html")() == true)
        #expect(engine.ask("https://example.org/")() == true)
    }

    @Test func historyIsFollowedAndGoneThrough() throws {
        engine.succeed("https://example.org/a", title: "A")
        engine.succeed("https://example.org/b", title: "B")
        let list = web.backForwardList
        #expect(
            list.currentItem?.title == "B" && list.backItem?.url.absoluteString == "https://example.org/a")
        #expect(web.canGoBack && !web.canGoForward && list.forwardItem == nil)
        #expect(list.item(at: -1) === list.backItem && list.item(at: -2) == nil && list.item(at: 1) == nil)
        #expect(web.goForward() == nil)
        #expect(web.goBack() != nil)
        let a = try #require(list.backItem)
        #expect(web.go(to: a) != nil)
        #expect(web.go(to: try #require(list.currentItem)) == nil)
        #expect(engine.calls == ["go -1", "go -1"])
    }

    @Test func whatElseIsLoadedGoesToTheEngine() throws {
        web.loadHTMLString("<p>", baseURL: nil)
        #expect(web.url?.absoluteString == "about:blank")
        web.load(
            Data([1, 2]), mimeType: "text/plain", characterEncodingName: "utf-8",
            baseURL: URL(string: "https://example.org/")!)
        web.loadSimulatedRequest(request("https://example.org/s"), responseHTML: "<b>")
        web.loadFileURL(
            URL(fileURLWithPath: "/tmp/a.html"), allowingReadAccessTo: URL(fileURLWithPath: "/tmp"))
        web.stopLoading()
        #expect(
            engine.calls == [
                "html <p> -", "data 2 text/plain utf-8 https://example.org/",
                "html <b> https://example.org/s",
                "load file:///tmp/a.html", "stop",
            ])
    }

    @Test func whatNothingWasLoadedIntoIsNotLoadedAnew() {
        #expect(web.reload() == nil && engine.calls.isEmpty && !web.isLoading)
    }

    @Test func aPageIsLoadedAnewAndAFailureTriedAgain() {
        web.load(request("https://example.org/a"))
        #expect(web.reload() != nil)
        #expect(engine.calls == ["load https://example.org/a", "load https://example.org/a"])
        engine.succeed("https://example.org/a")
        #expect(web.reload() != nil && web.reloadFromOrigin() != nil)
        #expect(engine.calls.suffix(2) == ["reload false", "reload true"])
    }

    @Test func aRequestWithABodyFailsWithTheRemedy() {
        var post = request("https://example.org/form")
        post.httpMethod = "POST"
        post.httpBody = Data([1])
        stage.act { _ = web.load(post) }
        #expect(engine.calls.isEmpty)
        #expect(delegate.notes == ["start", "no start: NSURLErrorDomain -1002"])
    }

    @Test func theEndOfTheProcessIsToldOf() {
        engine.succeed("https://example.org/a")
        engine.onEvent?(.terminated)
        #expect(delegate.notes.last == "terminate" && !web.isLoading)
    }

    @Test func theViewEndsWithItsEngineClosed() {
        let own = ScriptedEngine()
        do {
            WebEngines.maker = { _ in own }
            defer { WebEngines.maker = nil }
            var view: WKWebView? = WKWebView()
            weak let known = view
            view = nil
            #expect(known == nil)
        }
        #expect(own.isClosed)
    }

    // MARK: Observing

    private final class NamedObserver: NSObject, _KeyValueObserver {
        nonisolated(unsafe) var heard: [String] = []
        func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) { heard.append("\(keyPath!) \(change![.newKey]!)") }
    }

    @Test func changesAreObservedByPathAndByName() {
        let named = NamedObserver()
        for name in ["estimatedProgress", "title", "canGoBack", "isLoading", "URL"] where name != "URL" {
            web.addObserver(named, forKeyPath: name, options: .new, context: nil)
        }
        var progress: [Double] = []
        let observation = web.observe(\.estimatedProgress, options: .new) { progress.append($1.newValue!) }
        web.load(request("https://example.org/a"))
        engine.state.progress = 0.5
        engine.onEvent?(.changed)
        engine.onEvent?(.changed)
        engine.succeed("https://example.org/a", title: "A")
        engine.succeed("https://example.org/b", title: "A")
        observation.invalidate()
        #expect(progress == [0.1, 0.5, 1])
        #expect(
            named.heard == [
                "isLoading true", "estimatedProgress 0.1", "estimatedProgress 0.5", "title A",
                "estimatedProgress 1.0", "isLoading false", "isLoading true", "canGoBack true",
                "isLoading false",
            ])
        for name in ["estimatedProgress", "title", "canGoBack", "isLoading"] {
            web.removeObserver(named, forKeyPath: name)
        }
    }
}

/// What delegates with other forms of the methods are asked.
@MainActor @Suite(.serialized) struct DelegateFormTests {
    @MainActor final class Silent: NSObject, WKNavigationDelegate {}
    @MainActor final class Asynchronous: NSObject, WKNavigationDelegate {
        func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async
            -> WKNavigationActionPolicy
        { navigationAction.request.url?.host == "good.example" ? .allow : .cancel }
        func webView(_ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse) async
            -> WKNavigationResponsePolicy
        { .cancel }
    }
    @MainActor final class Preferring: NSObject, WKNavigationDelegate {
        func webView(
            _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
            preferences: WKWebpagePreferences,
            decisionHandler:
                @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
        ) {
            preferences.allowsContentJavaScript = false
            preferences.preferredContentMode = .desktop
            decisionHandler(.allow, preferences)
        }
    }

    private func make(_ delegate: any WKNavigationDelegate) -> (stage: PageStage, engine: ScriptedEngine) {
        let engine = ScriptedEngine()
        WebEngines.maker = { _ in engine }
        defer { WebEngines.maker = nil }
        return (PageStage { $0.navigationDelegate = delegate }, engine)
    }

    @Test func aDelegateWithoutTheMethodAllowsAtOnce() async {
        let silent = Silent()
        let (stage, engine) = make(silent)
        let (action, good, bad) = (
            engine.ask("https://example.org/"), engine.respond("text/html"),
            engine.respond("application/zip", canBeShown: false)
        )
        for _ in 0..<20 where bad() == nil { await Task.yield() }
        #expect(action() == true && good() == true && bad() == false)
        withExtendedLifetime(stage) {}
    }

    @Test func theAsynchronousFormsAreAsked() async {
        let delegate = Asynchronous()
        let (stage, engine) = make(delegate)
        let (good, bad) = (engine.ask("https://good.example/"), engine.ask("https://bad.example/"))
        let response = engine.respond("text/html")
        for _ in 0..<20 where response() == nil { await Task.yield() }
        #expect(good() == true && bad() == false && response() == false)
        withExtendedLifetime(stage) {}
    }

    @Test func thePreferencesThatAreHandedBackCountForThePage() throws {
        let delegate = Preferring()
        let (stage, engine) = make(delegate)
        #expect(engine.settings.hasJavaScript)
        let navigation = try #require(stage.web.load(URLRequest(url: URL(string: "https://example.org/")!)))
        engine.succeed("https://example.org/")
        #expect(!engine.settings.hasJavaScript)
        #expect(navigation.effectiveContentMode == .desktop)
        #expect(stage.web.configuration.defaultWebpagePreferences.allowsContentJavaScript)
        // 300 points for 980 of the page's pixels.
        #expect(abs(engine.size.zoom - 300.0 / 980) < 1e-9)
    }
}
