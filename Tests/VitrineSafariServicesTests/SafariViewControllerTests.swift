import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSafariServices

@MainActor @Suite(.serialized) struct SafariViewControllerTests {
    private final class Listener: NSObject, SFSafariViewControllerDelegate {
        var events: [String] = []
        func safariViewControllerDidFinish(_ controller: SFSafariViewController) { events.append("finish") }
        func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad loaded: Bool) {
            events.append("loaded \(loaded)")
        }
        func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {
            events.append("browser")
        }
    }

    /// A desktop that takes addresses, or none.
    @MainActor
    private final class Desktop {
        var opened: [String] = []
        var hasBrowser = true

        func serve(_ controller: SFSafariViewController) {
            controller.opener = { url, completion in
                self.opened.append(url.absoluteString)
                completion(self.hasBrowser)
            }
        }
    }

    private let listener = Listener()
    private let desktop = Desktop()

    private func present(_ address: String) -> (host: TestHost, safari: SFSafariViewController) {
        let host = TestHost(UIViewController(), device: .iPhone)
        let safari = SFSafariViewController(url: URL(string: address)!)
        safari.delegate = listener
        desktop.serve(safari)
        host.window.rootViewController?.present(safari, animated: false)
        host.settle()
        return (host, safari)
    }

    private func labels(in view: UIView) -> [String] {
        view.subviews.flatMap { labels(in: $0) } + [(view as? UILabel)?.text].compactMap { $0 }
    }

    @Test func thePageGoesToTheBrowserOnce() {
        let (host, safari) = present("https://example.com/page?a=1")
        #expect(desktop.opened == ["https://example.com/page?a=1"])
        #expect(listener.events == ["loaded true"])
        #expect(labels(in: safari.view).contains("This page is shown in your browser."))
        safari.viewDidAppear(false)
        host.settle()
        #expect(desktop.opened.count == 1)
    }

    @Test func withoutABrowserTheUserIsTold() {
        desktop.hasBrowser = false
        let (_, safari) = present("http://example.com")
        #expect(listener.events == ["loaded false"])
        #expect(labels(in: safari.view).contains { $0.hasPrefix("No browser could be started") })
    }

    @Test func itEndsItself() throws {
        let (host, safari) = present("https://example.com")
        let bar = try #require(safari.view.subviews.compactMap { $0 as? UINavigationBar }.first)
        let item = try #require(bar.topItem?.leftBarButtonItem)
        item.primaryAction?.performWithSender(item, target: nil)
        host.settle()
        #expect(listener.events.last == "finish")
        #expect(safari.presentingViewController == nil)
    }

    @Test func configurationsAreCopied() {
        let configuration = SFSafariViewController.Configuration()
        configuration.entersReaderIfAvailable = true
        let safari = SFSafariViewController(
            url: URL(string: "https://example.com")!, configuration: configuration)
        configuration.entersReaderIfAvailable = false
        #expect(safari.configuration.entersReaderIfAvailable)
        #expect(safari.configuration.barCollapsingEnabled)
        #expect(safari.modalPresentationStyle == .overFullScreen)
        #expect(safari.dismissButtonStyle == .done)
    }
}
