import Foundation
import Testing
import VitrineFoundation
import VitrinePlatform
import VitrineTesting

@testable import VitrineUIKit

@Suite("Building menus")
@MainActor
struct MenuBuilderTests {
    private func titles(_ menu: UIMenu) -> [String] { menu.children.map(\.title) }

    @Test("Menus are inserted, replaced and removed by their names")
    func building() throws {
        let tree = MenuTree(MenuTree.standard)
        #expect(titles(tree.root).dropFirst() == ["File", "Edit", "Format", "View", "Window", "Help"])
        tree.remove(menu: .format)
        tree.insertSibling(UIMenu(title: "Go", identifier: UIMenu.Identifier("go")), afterMenu: .view)
        tree.insertChild(
            UIMenu(title: "Last", children: [UIAction(title: "A", identifier: .init("a")) { _ in }]),
            atEndOfMenu: .file)
        tree.insertChild(UIMenu(title: "First"), atStartOfMenu: .file)
        tree.replaceChildren(ofMenu: .help) { $0 + [UIAction(title: "Guide") { _ in }] }
        #expect(titles(tree.root).dropFirst() == ["File", "Edit", "View", "Go", "Window", "Help"])
        let file = try #require(tree.menu(for: .file))
        #expect(file.children.first?.title == "First" && file.children.last?.title == "Last")
        #expect(tree.action(for: .init("a"))?.title == "A")
        #expect(tree.menu(for: .help).map(titles) == ["Guide"])
        tree.replace(menu: UIMenu.Identifier("go"), with: UIMenu(title: "Come"))
        #expect(tree.menu(for: UIMenu.Identifier("go")) == nil)
        tree.remove(menu: .root)
        #expect(titles(tree.root).contains("Come"))
    }

    @Test("Commands are found by their action and property list")
    func commands() {
        let tree = MenuTree(MenuTree.standard)
        let (one, two) = (
            UICommand(title: "One", action: Selector("size:"), propertyList: 1),
            UICommand(title: "Two", action: Selector("size:"), propertyList: 2)
        )
        tree.insertChild(UIMenu(children: [one, two]), atEndOfMenu: .format)
        #expect(tree.command(for: Selector("size:"), propertyList: 2) === two)
        #expect(tree.command(for: Selector("size:"), propertyList: 3) == nil)
        #expect(tree.command(for: Selector("size:"), propertyList: nil) == nil)
    }

    @Test("A menu replaces its children and keeps what else it is")
    func replacing() {
        let menu = UIMenu(title: "T", subtitle: "S", identifier: .init("x"), options: .displayInline)
        let other = menu.replacingChildren([UIAction(title: "A", state: .on) { _ in }])
        #expect(other.title == "T" && other.subtitle == "S" && other.identifier == .init("x"))
        #expect(other.options == .displayInline && menu.children.isEmpty)
        #expect(other.selectedElements.map(\.title) == ["A"])
    }
}

@Suite("Desktop keys")
@MainActor
struct DesktopKeyTests {
    @Test("F11 fills the screen, and Control and W closes the window")
    func keys() {
        let host = TestHost(UIView(), size: CGSize(width: 100, height: 100))
        host.layout()
        let press: (KeyCode, String, KeyModifiers) -> Void = { key, text, modifiers in
            for phase in [KeyEvent.Phase.down, .up] {
                host.perform {
                    host.window.receive(
                        .key(KeyEvent(phase: phase, key: key, characters: text, modifiers: modifiers)))
                }
            }
        }
        press(KeyCode(rawValue: UIKeyboardHIDUsage.keyboardF11.rawValue), "", [])
        #expect(host.window.offscreenWindow?.isFullScreen == true)
        press(KeyCode(rawValue: UIKeyboardHIDUsage.keyboardF11.rawValue), "", [])
        #expect(host.window.offscreenWindow?.isFullScreen == false)
        press(KeyCode(rawValue: UIKeyboardHIDUsage.keyboardW.rawValue), "w", [])
        #expect(!host.window.isHidden)
        press(KeyCode(rawValue: UIKeyboardHIDUsage.keyboardW.rawValue), "w", .control)
        #expect(host.window.isHidden)
    }

    @Test("A right click on a text field opens a menu that edits")
    func textMenu() {
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
        field.text = "Hello"
        let root = UIView()
        root.addSubview(field)
        let host = TestHost(root, size: CGSize(width: 375, height: 667))
        host.layout()
        host.secondaryClick(at: CGPoint(x: 60, y: 36))
        host.settle()
        let titles = (host.window.cover as? MenuOverlay)?.top.rows.map(\.element.title)
        #expect(titles == ["Select", "Select All"])
        host.type("select a")
        host.press(.select)
        host.settle()
        host.secondaryClick(at: CGPoint(x: 60, y: 36))
        host.settle()
        host.type("de")
        host.press(.select)
        host.settle()
        #expect(field.text == "")
    }
}
