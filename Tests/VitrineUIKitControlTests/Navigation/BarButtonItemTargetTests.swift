import Testing
import VitrineTesting

@MainActor private final class Page: UIViewController {
    var log: [String] = []
    func plain() { log.append("plain") }
    func sent(_ item: UIBarButtonItem) { log.append("sent \(item.tag)") }
    func both(_ item: UIBarButtonItem, event: UIEvent?) {
        log.append("both \(event == nil ? "nil" : "event")")
    }
}

@MainActor private let plain = Selector(method: "plain", of: Page.self, { $0.plain })
@MainActor private let sent = Selector(method: "sent:", of: Page.self, { $0.sent })
@MainActor private let both = Selector(method: "both:event:", of: Page.self, { $0.both(_:event:) })

@MainActor @Suite struct BarButtonItemTargetTests {
    private func tap(_ item: UIBarButtonItem, on page: Page) {
        page.navigationItem.rightBarButtonItem = item
        let navigation = UINavigationController(rootViewController: page)
        let host = TestHost(navigation, size: CGSize(width: 375, height: 200), scale: 1)
        // The bar is 44 points high, and the item ends 16 points before the edge.
        host.tap(at: CGPoint(x: 375 - 24, y: 22))
    }

    @Test func `An item calls a method of its target`() {
        for (action, expected) in [(plain, "plain"), (sent, "sent 7"), (both, "both event")] {
            let page = Page()
            let item = UIBarButtonItem(title: "Press", style: .plain, target: page, action: action)
            item.tag = 7
            #expect(item.target === page && item.action == action && item.title == "Press")
            tap(item, on: page)
            #expect(page.log == [expected])
        }
    }

    @Test func `Items of images and of the system have targets, too`() {
        let page = Page()
        let image = UIImage()
        let pictured = UIBarButtonItem(image: image, style: .done, target: page, action: plain)
        #expect(pictured.image === image && pictured.style == .done && pictured.action == plain)
        let done = UIBarButtonItem(barButtonSystemItem: .done, target: page, action: sent)
        #expect(done.target === page && done.action == sent && done.style == .done)
        tap(done, on: page)
        #expect(page.log == ["sent 0"])
    }

    @Test func `Without a target the responder chain is asked from the bar upwards`() {
        final class Navigation: UINavigationController {
            var count = 0
            func plain() { count += 1 }
        }
        let page = Page()
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Press", style: .plain, target: nil,
            action: Selector(method: "plain", of: Navigation.self, { $0.plain }))
        let navigation = Navigation(rootViewController: page)
        let host = TestHost(navigation, size: CGSize(width: 375, height: 200), scale: 1)
        host.tap(at: CGPoint(x: 375 - 24, y: 22))
        #expect(navigation.count == 1)
    }

    @Test func `A primary action goes before the target, and a disabled item does nothing`() {
        let page = Page()
        let item = UIBarButtonItem(title: "Press", style: .plain, target: page, action: plain)
        item.primaryAction = UIAction(title: "Press") { [unowned page] _ in page.log.append("action") }
        tap(item, on: page)
        #expect(page.log == ["action"])
        let disabled = UIBarButtonItem(title: "Press", style: .plain, target: page, action: plain)
        disabled.isEnabled = false
        tap(disabled, on: page)
        #expect(page.log == ["action"])
    }

    @Test func `The target is not kept`() {
        weak var gone: NSObject?
        let item = UIBarButtonItem()
        do {
            let target = NSObject()
            gone = target
            item.target = target
        }
        #expect(gone == nil)
    }
}
