import Foundation
import FoundationNetworking
import Testing
import VitrineSwiftUI
import VitrineTesting
import VitrineUIKit

@testable import VitrineWebKit

@MainActor @Suite(.serialized) struct WebPageTests {
    private let engine = ScriptedEngine()

    private func make() -> WebPage {
        let engine = engine
        WebEngines.maker = { _ in engine }
        defer { WebEngines.maker = nil }
        return WebPage()
    }

    @Test func aLoadTellsOfItsEventsAndEnds() async throws {
        let page = make()
        let events = page.load(URL(string: "https://example.org/a"))
        #expect(engine.calls == ["load https://example.org/a"] && page.isLoading)
        engine.succeed("https://example.org/a", title: "A")
        var heard: [WebPage.NavigationEvent] = []
        for try await event in events { heard.append(event) }
        #expect(heard == [.startedProvisionalNavigation, .committed, .finished])
        #expect(page.title == "A" && !page.isLoading && page.estimatedProgress == 1)
        #expect(page.backForwardList.currentItem?.title == "A" && page.backForwardList.backList.isEmpty)
    }

    @Test func aLoadThatFailsThrows() async {
        let page = make()
        let events = page.load(html: "<p>")
        _ = engine.ask("about:blank")
        engine.onEvent?(.started)
        engine.onEvent?(.failed(NSError(domain: NSURLErrorDomain, code: NSURLErrorTimedOut)))
        var code = 0
        do { for try await _ in events {} } catch {
            if case .failedProvisionalNavigation(let reason)? = error as? WebPage.NavigationError {
                code = (reason as NSError).code
            }
        }
        #expect(code == NSURLErrorTimedOut)
    }

    @Test func viewsFollowThePage() {
        struct Page: View {
            let page: WebPage
            var body: some View {
                VStack {
                    Text(page.title.isEmpty ? "untitled" : page.title)
                    WebView(page)
                }
            }
        }
        let page = make()
        let host = TestHost(Page(page: page))
        host.settle()
        #expect(page.view.window != nil && page.view.bounds.width == host.size.width)
        host.perform { engine.succeed("https://example.org/a", title: "Followed") }
        host.settle()
        #expect(host.find(text: "Followed").isVisible)
    }
}

@MainActor @Suite(.serialized, needsWebKit) struct WebViewTests {
    @Test func anAddressIsShown() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).html")
        try "<meta name=viewport content='width=device-width'><body style='background:#00f'>".write(
            to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let host = TestHost(WebView(url: file))
        host.settle()
        let color = host.color(at: CGPoint(x: 100, y: 300))
        #expect(color.blue == 1 && color.red == 0)
    }
}
