import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineWebKit

/// Whether WebKitGTK and a display for it are there.
let needsWebKit = ConditionTrait.enabled("WebKitGTK, and a display or Xvfb") {
    await MainActor.run { WebEngines.areThere }
}

/// A web view that fills the screen of a small device.
@MainActor
final class PageStage {
    let host: TestHost
    let web: WKWebView

    init(
        _ configuration: WKWebViewConfiguration? = nil, size: CGSize = CGSize(width: 300, height: 400),
        prepare: (WKWebView) -> Void = { _ in }
    ) {
        let controller = UIViewController()
        host = TestHost(controller, size: size, scale: 1)
        web = host.perform {
            let web = WKWebView(
                frame: controller.view.bounds, configuration: configuration ?? WKWebViewConfiguration())
            web.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            controller.view.addSubview(web)
            prepare(web)
            return web
        }
        host.settle()
    }

    /// Does something, and lets the page come to rest.
    func act<Answer>(_ body: () -> Answer) -> Answer {
        let answer = host.perform(body)
        host.settle()
        return answer
    }

    func show(_ body: String, base: String = "https://example.org/start") {
        _ = act {
            web.loadHTMLString(
                "<html><head><meta name='viewport' content='width=device-width'>"
                    + "<style>body{margin:0}</style></head><body>\(body)</body></html>",
                baseURL: URL(string: base))
        }
    }

    /// What a script of the page is.
    func value(_ script: String) -> String {
        var text = "nothing"
        act {
            web.evaluateJavaScript(script) { value, error in
                text = error.map { "error \(($0 as NSError).code)" } ?? value.map { "\($0)" } ?? "nil"
            }
        }
        return text
    }
}
