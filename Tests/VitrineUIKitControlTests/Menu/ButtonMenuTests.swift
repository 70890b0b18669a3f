import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

@Suite("Menus of buttons")
@MainActor
struct ButtonMenuTests {
    private final class Log {
        var heard: [String] = []
    }

    private func make(
        _ menu: (Log) -> UIMenu, frame: CGRect = CGRect(x: 16, y: 100, width: 100, height: 44)
    ) -> (TestHost, UIButton, Log) {
        let log = Log()
        let button = UIButton(type: .system)
        button.frame = frame
        button.setTitle("Sort", for: .normal)
        button.menu = menu(log)
        button.showsMenuAsPrimaryAction = true
        button.addAction(UIAction { _ in log.heard.append("primary") }, for: .primaryActionTriggered)
        button.addAction(UIAction { _ in log.heard.append("opened") }, for: .menuActionTriggered)
        let root = UIView()
        root.addSubview(button)
        let host = TestHost(root, size: CGSize(width: 375, height: 667))
        host.layout()
        return (host, button, log)
    }

    private func action(_ title: String, _ log: Log, attributes: UIMenuElement.Attributes = []) -> UIAction {
        UIAction(title: title, attributes: attributes) { [weak log] _ in log?.heard.append(title) }
    }

    private func overlay(_ host: TestHost) -> MenuOverlay? { host.window.cover as? MenuOverlay }

    @Test("A press opens the menu below the button, at the edge that it stands at, in rows of 44")
    func opening() throws {
        let (host, button, log) = make { log in UIMenu(children: [action("A", log), action("B", log)]) }
        #expect(button.contextMenuInteraction?.view === button)
        host.tap(button)
        host.settle()
        let menu = try #require(overlay(host))
        #expect(menu.menuFrame == CGRect(x: 16, y: 152, width: 250, height: 88))
        #expect(log.heard == ["opened"])
        #expect(button.contextMenuInteraction?.menuAppearance == .compact)
    }

    @Test("An entry is performed once the menu goes, and then the window is free again")
    func choosing() throws {
        let (host, button, log) = make { log in UIMenu(children: [action("A", log), action("B", log)]) }
        host.tap(button)
        host.settle()
        host.tap(at: CGPoint(x: 100, y: 218))
        #expect(log.heard == ["opened", "B"])
        #expect(host.window.cover == nil)
        host.settle()
        #expect(host.window.subviews.count == 1)
        host.tap(button)
        #expect(log.heard == ["opened", "B", "opened"])
    }

    @Test("A touch beside it closes it and reaches nothing beneath")
    func dismissing() {
        let (host, button, log) = make { log in UIMenu(children: [action("A", log)]) }
        host.tap(button)
        host.settle()
        host.tap(button)
        host.settle()
        #expect(host.window.cover == nil)
        #expect(log.heard == ["opened"])
    }

    @Test("Entries that are disabled stay, and hidden ones are not there")
    func attributes() throws {
        let (host, button, log) = make { log in
            UIMenu(children: [
                action("gone", log, attributes: .hidden), action("off", log, attributes: .disabled),
                action("on", log, attributes: .destructive),
            ])
        }
        host.tap(button)
        host.settle()
        let menu = try #require(overlay(host))
        #expect(menu.top.rows.map(\.element.title) == ["off", "on"])
        host.tap(at: CGPoint(x: 100, y: 160))
        #expect(log.heard == ["opened"])
        #expect(host.window.cover != nil)
    }

    @Test("keepsMenuPresented leaves the menu open and shows the new state")
    func keeping() throws {
        let (host, button, _) = make { _ in
            UIMenu(children: [
                UIAction(title: "Toggle", attributes: .keepsMenuPresented) {
                    $0.state = $0.state == .on ? .off : .on
                }
            ])
        }
        host.tap(button)
        host.settle()
        host.tap(at: CGPoint(x: 100, y: 160))
        let menu = try #require(overlay(host))
        #expect(menu.top.rows[0].accessibilityTraits.contains(.selected))
    }

    @Test("Arrows, Return, Escape and letters go to the menu, and to nothing beneath")
    func keys() throws {
        let (host, button, log) = make { log in
            UIMenu(children: [action("Apple", log), action("Banana", log), action("Blueberry", log)])
        }
        host.tap(button)
        host.settle()
        let menu = try #require(overlay(host))
        host.press(.down)
        #expect(menu.top.highlighted?.element.title == "Apple")
        host.press(.up)
        #expect(menu.top.highlighted?.element.title == "Blueberry")
        host.type("b")
        #expect(menu.top.highlighted?.element.title == "Banana")
        host.type("l")
        #expect(menu.top.highlighted?.element.title == "Blueberry")
        host.press(.select)
        #expect(log.heard == ["opened", "Blueberry"])
        host.settle()
        host.tap(button)
        host.settle()
        host.press(.menu)
        #expect(host.window.cover == nil)
        #expect(log.heard == ["opened", "Blueberry", "opened"])
    }

    @Test("A menu in a menu opens over it, and its title leads back")
    func submenus() throws {
        let (host, button, log) = make { log in
            UIMenu(children: [
                action("A", log), UIMenu(title: "More", children: [action("B", log), action("C", log)]),
            ])
        }
        host.tap(button)
        host.settle()
        host.tap(at: CGPoint(x: 100, y: 218))
        host.settle()
        var menu = try #require(overlay(host))
        #expect(menu.top.rows.map(\.element.title) == ["More", "B", "C"])
        #expect(menu.menuFrame.origin.y == 196)
        host.tap(at: CGPoint(x: 100, y: 218))
        host.settle()
        #expect(menu.top.rows.map(\.element.title) == ["A", "More"])
        host.press([.down, .down, .right])
        host.settle()
        menu = try #require(overlay(host))
        #expect(menu.top.highlighted?.element.title == "B")
        host.press(.select)
        #expect(log.heard == ["opened", "B"])
    }

    @Test("Sections have titles and bands of 8 between them")
    func sections() throws {
        let (host, button, _) = make { log in
            UIMenu(
                title: "All",
                children: [
                    action("A", log),
                    UIMenu(title: "", options: .displayInline, children: [action("B", log)]),
                    UIMenu(title: "S", options: .displayInline, children: [action("C", log)]),
                ])
        }
        host.tap(button)
        host.settle()
        let menu = try #require(overlay(host))
        #expect(menu.menuFrame.height.rounded() == 208)
    }

    @Test("A menu without room below opens above, with the first entry next to the button")
    func above() throws {
        let (host, button, log) = make(
            { log in UIMenu(children: [action("A", log), action("B", log)]) },
            frame: CGRect(x: 260, y: 600, width: 100, height: 44))
        host.tap(button)
        host.settle()
        let menu = try #require(overlay(host))
        #expect(menu.menuFrame == CGRect(x: 110, y: 504, width: 250, height: 88))
        #expect(menu.top.rows.map(\.element.title) == ["B", "A"])
        host.press(.menu)
        host.settle()
        button.preferredMenuElementOrder = .fixed
        host.tap(button)
        host.settle()
        #expect(overlay(host)?.top.rows.map(\.element.title) == ["A", "B"])
        #expect(log.heard == ["opened", "opened"])
    }

    @Test("A long menu stays in the window and scrolls")
    func long() throws {
        let (host, button, _) = make { log in UIMenu(children: (0..<40).map { action("\($0)", log) }) }
        host.tap(button)
        host.settle()
        let menu = try #require(overlay(host))
        #expect(menu.menuFrame == CGRect(x: 16, y: 152, width: 250, height: 507))
        host.press(.up)
        let last = try #require(menu.top.rows.last)
        #expect(menu.top.highlighted === last)
        #expect(menu.menuFrame.contains(last.convert(last.bounds, to: nil)))
    }

    @Test("A finger that stays down slides to an entry")
    func sliding() {
        let (host, button, log) = make { log in UIMenu(children: [action("A", log), action("B", log)]) }
        host.touchDown(at: button.center)
        host.advance(by: 0.3)
        host.touchMove(to: CGPoint(x: 100, y: 170))
        host.touchMove(to: CGPoint(x: 100, y: 220))
        host.touchUp(at: CGPoint(x: 100, y: 220))
        #expect(log.heard == ["opened", "B"])
    }

    @Test("Deferred entries are asked for when the menu opens, uncached ones every time")
    func deferred() throws {
        var asked = 0
        var answer: (([UIMenuElement]) -> Void)?
        let (host, button, log) = make { _ in
            UIMenu(children: [
                UIDeferredMenuElement.uncached {
                    asked += 1
                    answer = $0
                }
            ])
        }
        #expect(asked == 0)
        host.tap(button)
        host.settle(timeout: 1)
        let menu = try #require(overlay(host))
        #expect(menu.top.rows.isEmpty && asked == 1)
        answer?([action("late", log)])
        host.settle()
        #expect(menu.top.rows.map(\.element.title) == ["late"])
        #expect(asked == 1)
        host.press(.menu)
        host.settle()
        host.tap(button)
        #expect(asked == 2)
    }

    @Test("A pop-up button shows the chosen entry, and one is always chosen")
    func popUp() throws {
        let (host, button, log) = make { log in UIMenu(children: [action("A", log), action("B", log)]) }
        button.changesSelectionAsPrimaryAction = true
        #expect(button.title(for: .normal) == "A")
        host.tap(button)
        host.settle()
        #expect(overlay(host)?.top.rows.map(\.element.isOn) == [true, false])
        host.tap(at: CGPoint(x: 100, y: 218))
        host.settle()
        #expect(button.title(for: .normal) == "B")
        #expect(button.menu?.selectedElements.map(\.title) == ["B"])
        #expect(button.isSelected == false)
        #expect(log.heard == ["opened", "B"])
    }

    @Test("Without showsMenuAsPrimaryAction a press is a press, and a finger that rests opens the menu")
    func secondary() {
        let (host, button, log) = make { log in UIMenu(children: [action("A", log)]) }
        button.showsMenuAsPrimaryAction = false
        host.tap(button)
        #expect(log.heard == ["primary"])
        host.longPress(at: button.center)
        #expect(host.window.cover != nil)
        #expect(log.heard == ["primary"])
    }

    @Test("The pointer highlights what it is over")
    func hover() throws {
        let (host, button, _) = make { log in UIMenu(children: [action("A", log), action("B", log)]) }
        host.tap(button)
        host.settle()
        host.movePointer(to: CGPoint(x: 100, y: 218))
        #expect(overlay(host)?.top.highlighted?.element.title == "B")
        host.movePointer(to: CGPoint(x: 300, y: 500))
        #expect(overlay(host)?.top.highlighted == nil)
    }

    @Test("A menu goes with its button")
    func leaving() {
        let (host, button, _) = make { log in UIMenu(children: [action("A", log)]) }
        host.tap(button)
        button.removeFromSuperview()
        #expect(host.window.cover == nil)
    }

    @Test("A bar button without anything else to do opens its menu")
    func barButton() {
        let page = UIViewController()
        let log = Log()
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "More", menu: UIMenu(children: [action("A", log)]))
        let host = TestHost(
            UINavigationController(rootViewController: page), size: CGSize(width: 375, height: 667))
        host.layout()
        host.settle()
        host.tap(at: CGPoint(x: 340, y: 22))
        host.settle()
        #expect(overlay(host)?.menuFrame.maxX == 359)
        host.press([.down, .select])
        #expect(log.heard == ["A"])
    }

    @Test("A menu beside a pointer goes to its right, its left, or where there is room")
    func placement() {
        func x(_ pointer: CGFloat, _ width: CGFloat) -> CGFloat {
            MenuPlacement(
                size: CGSize(width: 250, height: 88), beside: CGRect(x: pointer, y: 100, width: 0, height: 0),
                in: CGRect(x: 8, y: 8, width: width - 16, height: 600), gap: 0, isPoint: true
            ).frame.minX
        }
        #expect([x(50, 375), x(190, 375), x(300, 375), x(700, 800)] == [50, 117, 50, 450])
    }
}
