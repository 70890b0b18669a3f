import Testing
import VitrineLaunch
import VitrineTesting
import VitrineUIKit

@MainActor
@Suite("Navigation: focus and presses", .serialized)
struct NavigationFocusTests {
    let first = RowsController(title: "First")
    let second = RowsController(title: "Second")
    let navigation: UINavigationController
    let host: TestHost

    init() {
        first.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { _ in })
        navigation = UINavigationController(rootViewController: first)
        host = TestHost(navigation, device: .appleTV)
    }

    private var focused: (any UIFocusItem)? { host.window.focusSystem.focusedItem }

    @Test("Focus begins in the page, not in the bar, goes into a pushed page, and comes back to its item")
    func following() {
        #expect(focused === first.buttons[0])
        host.press([.down, .down])
        #expect(focused === first.buttons[2])
        navigation.pushViewController(second, animated: true)
        host.advance(by: 0.1)
        #expect(focused === second.buttons[0])
        host.press(.down)
        #expect(focused === second.buttons[1])
        host.settle()
        host.press(.menu)
        #expect(navigation.viewControllers.count == 1)
        host.settle()
        #expect(focused === first.buttons[2])
    }

    @Test("At the root, menu is left to others")
    func menuAtRoot() {
        let television = RuntimeContext(screen: .init(.appletv))
        let window = television.enter { PressWindow(frame: host.window.frame) }
        window.rootViewController = UINavigationController(rootViewController: plainPage("Root"))
        window.makeKeyAndVisible()
        window.send(press: .menu)
        #expect(window.menuPresses == 1)
        window.isHidden = true
    }

    @Test("A page that handles menu itself keeps it")
    func menuInPage() {
        let page = MenuController()
        navigation.pushViewController(page, animated: false)
        host.layout()
        host.press(.menu)
        #expect(page.presses == 1 && navigation.viewControllers.count == 2)
    }

    @Test("Without focus, as on a phone, Escape goes back too and nothing gets focus")
    func phone() {
        let navigation = UINavigationController(rootViewController: RowsController(title: "A"))
        let host = TestHost(navigation)
        navigation.pushViewController(RowsController(title: "B"), animated: true)
        host.settle()
        #expect(host.window.focusSystem.focusedItem == nil)
        host.press(.menu)
        host.settle()
        #expect(navigation.viewControllers.count == 1 && host.window.focusSystem.focusedItem == nil)
    }

    @Test("Up from the first row the bar's button is reached, and select presses it")
    func bar() {
        var presses = 0
        first.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Add", primaryAction: UIAction { _ in presses += 1 })
        first.buttons[0].frame.origin.x = 1500
        host.layout()
        host.press([.up])
        #expect((focused as? UIButton)?.currentTitle == "Add")
        host.press(.select)
        #expect(presses == 1)
    }
}

@MainActor
private final class PressWindow: UIWindow {
    var menuPresses = 0
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: { $0.type == .menu }) { menuPresses += 1 }
        super.pressesEnded(presses, with: event)
    }
}

@MainActor
private final class MenuController: UIViewController {
    var presses = 0
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !presses.contains(where: { $0.type == .menu }) { super.pressesBegan(presses, with: event) }
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: { $0.type == .menu }) {
            self.presses += 1
        } else {
            super.pressesEnded(presses, with: event)
        }
    }
}
