import Testing
import VitrineTesting

@testable import VitrineUIKit

@Suite("Items of a navigation bar that stands alone, and menus of titles")
@MainActor
struct NavigationBarItemTests {
    private final class Listener: NSObject, UINavigationBarDelegate {
        var log: [String] = []
        var refuses = false
        func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
            log.append("may \(item.title!) come \(navigationBar.items?.count ?? 0)")
            return !refuses
        }
        func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
            log.append("\(item.title!) came \(navigationBar.items?.count ?? 0)")
        }
        func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
            log.append("may \(item.title!) go \(navigationBar.items?.count ?? 0)")
            return !refuses
        }
        func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
            log.append("\(item.title!) went \(navigationBar.items?.count ?? 0)")
        }
    }

    private class Own: UIBarButtonItem {
        let isOwn = true
        override init() { super.init() }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    @Test("A class that overrides both ways to make an item has the others as well")
    func inheritedInitializers() {
        let titled = Own(title: "Done", style: .done, target: nil, action: nil)
        #expect(titled.isOwn && titled.title == "Done" && titled.style == .done)
        #expect(Own(barButtonSystemItem: .add, target: nil, action: nil).systemItem == .add)
        #expect(Own.flexibleSpace().isOwn && Own.fixedSpace(8).width == 8)
        #expect(Own(image: nil, style: .plain, target: nil, action: nil).systemItem == nil)
    }

    @Test("The view that shows an item is found by its name, for who points at it")
    func shownView() throws {
        let (host, bar, _) = make()
        let item = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
        #expect(item.value(forKey: "view") == nil)
        bar.items = [UINavigationItem(title: "A")]
        bar.topItem?.rightBarButtonItem = item
        host.layout()
        let view = try #require(item.value(forKey: "view") as? UIView)
        #expect(view.isDescendant(of: bar) && view.bounds.width > 20)
        item.setValue("Less", forKey: "title")
        #expect(item.title == "Less")
    }

    private func make() -> (TestHost, UINavigationBar, Listener) {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
        let listener = Listener()
        bar.delegate = listener
        bar.items = [UINavigationItem(title: "One")]
        let root = UIView()
        root.addSubview(bar)
        return (TestHost(root, size: CGSize(width: 375, height: 300)), bar, listener)
    }

    @Test("Items come and go with animation, and the delegate is asked before and told after")
    func pushing() {
        let (host, bar, listener) = make()
        let two = UINavigationItem(title: "Two")
        bar.pushItem(two, animated: true)
        #expect(bar.topItem === two && bar.backItem?.title == "One")
        #expect(listener.log == ["may Two come 1"])
        host.settle()
        #expect(listener.log == ["may Two come 1", "Two came 2"])
        host.expect(text: "Two")
        listener.log = []
        #expect(bar.popItem(animated: true) === two)
        #expect(bar.items?.map(\.title) == ["One"])
        host.settle()
        #expect(listener.log == ["may Two go 2", "Two went 1"])
        host.expectNone(host.find(text: "Two"))
        bar.pushItem(two, animated: false)
        #expect(listener.log.last == "Two came 2")
    }

    @Test("The back button asks, too; what may not go stays, what may not come does not")
    func refusing() {
        let (host, bar, listener) = make()
        bar.pushItem(UINavigationItem(title: "Two"), animated: false)
        host.settle()
        listener.log = []
        listener.refuses = true
        host.find(label: "One").tap()
        host.settle()
        #expect(listener.log == ["may Two go 2"] && bar.items?.count == 2)
        #expect(bar.popItem(animated: false) == nil)
        bar.pushItem(UINavigationItem(title: "Three"), animated: true)
        #expect(bar.items?.count == 2)
        listener.refuses = false
        host.find(label: "One").tap()
        host.settle()
        #expect(listener.log.last == "Two went 1")
        #expect(bar.popItem(animated: true)?.title == "One" && bar.items == nil)
        #expect(bar.popItem(animated: true) == nil)
    }

    @Test("An item that comes while another one does shows at the end")
    func quickly() {
        let (host, bar, listener) = make()
        bar.pushItem(UINavigationItem(title: "Two"), animated: true)
        host.advance(by: 0.1)
        bar.pushItem(UINavigationItem(title: "Three"), animated: true)
        host.settle()
        host.expect(text: "Three")
        host.expect(text: "Two")
        #expect(listener.log.suffix(1) == ["Three came 3"] && bar.items?.count == 3)
    }

    @Test("A title with a menu has an arrow, and opens what is provided at that moment")
    func titleMenu() throws {
        let page = UIViewController()
        page.title = "Page"
        let host = TestHost(UINavigationController(rootViewController: page))
        let plain = host.find(text: "Page").frame
        var chosen: [String] = []
        var names = ["A"]
        page.navigationItem.titleMenuProvider = { suggested in
            #expect(suggested.isEmpty)
            return UIMenu(children: names.map { name in UIAction(title: name) { _ in chosen.append(name) } })
        }
        host.settle()
        names = ["B", "C"]
        let title = host.find(text: "Page").frame
        // The arrow beside it takes room, so that both are in the middle.
        #expect(title.midX < plain.midX - 5)
        host.find(text: "Page").tap()
        host.settle()
        host.find(text: "C").tap()
        host.settle()
        #expect(chosen == ["C"])
        page.title = "Longer than before"
        host.settle()
        #expect(host.find(text: "Longer than before").frame.width > title.width)
        page.navigationItem.titleMenuProvider = nil
        page.title = "Page"
        host.settle()
        #expect(host.find(text: "Page").frame.midX == plain.midX)
    }
}
