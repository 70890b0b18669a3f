import Foundation
import FoundationNetworking
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineWebKit

/// Where nothing can draw a page.
@MainActor @Suite(.serialized) struct MissingEngineTests {
    private let delegate = NotingDelegate()

    private func make() -> PageStage {
        WebEngines.hide(true)
        defer { WebEngines.hide(false) }
        return PageStage { $0.navigationDelegate = delegate }
    }

    @MainActor private final class Failures: NSObject, WKNavigationDelegate {
        var sentence = ""
        func webView(
            _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
            withError error: any Error
        ) { sentence = error.localizedDescription }
    }

    @Test func aLoadFailsAsWithoutAConnection() {
        let stage = make()
        stage.act { _ = stage.web.load(URLRequest(url: URL(string: "https://example.org/")!)) }
        #expect(
            delegate.notes == ["action https://example.org/", "start", "no start: NSURLErrorDomain -1009"])
        #expect(!stage.web.isLoading && stage.web.title == "")
    }

    @Test func theErrorNamesThePackage() {
        let stage = make()
        let failures = Failures()
        stage.web.navigationDelegate = failures
        stage.act { _ = stage.web.loadHTMLString("<p>", baseURL: nil) }
        #expect(
            failures.sentence
                == "WebKitGTK, which shows pages of the web, is not installed; install libwebkitgtk-6.0-4 (on Debian "
                + "and Ubuntu: apt-get install libwebkitgtk-6.0-4).")
    }

    @Test func aLoadThatIsNotAllowedDoesNotFail() {
        let stage = make()
        delegate.policy = .cancel
        stage.act { _ = stage.web.loadHTMLString("<p>", baseURL: nil) }
        #expect(delegate.notes == ["action about:blank"])
    }

    @Test func scriptsFailAndTheViewIsWhite() {
        let stage = make()
        #expect(stage.value("1 + 1") == "error \(WKError.webContentProcessTerminated.rawValue)")
        #expect(stage.web.content.backgroundColor == .white)
    }

    @Test func storesAreEmpty() async {
        let store = WKWebsiteDataStore.nonPersistent()
        var told: [String] = []
        WebEngines.hide(true)
        store.httpCookieStore.getAllCookies { told.append("\($0.count) cookies") }
        store.removeData(ofTypes: WKWebsiteDataStore.allWebsiteDataTypes(), modifiedSince: .distantPast) {
            told.append("removed")
        }
        WebEngines.hide(false)
        for _ in 0..<1000 where told.count < 2 { await Task.yield() }
        #expect(told == ["0 cookies", "removed"])
        #expect(!store.isPersistent && WKWebsiteDataStore.default().isPersistent)
    }
}
