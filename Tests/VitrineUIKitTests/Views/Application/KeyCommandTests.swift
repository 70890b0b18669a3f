import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor private final class Editor: UIViewController {
    var offered: [UIKeyCommand] = []
    var heard: [String] = []
    override var keyCommands: [UIKeyCommand]? { offered }
    func find(_ command: UIKeyCommand) { heard.append("find \(command.input ?? "")") }
    func other() { heard.append("other") }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        heard.append("press")
        super.pressesBegan(presses, with: event)
    }
}

@MainActor private final class Field: UIView {
    override var canBecomeFirstResponder: Bool { true }
}

@MainActor private let find = Selector(method: "find:", of: Editor.self, { $0.find })
@MainActor private let other = Selector(method: "other", of: Editor.self, { $0.other })

@MainActor @Suite struct KeyCommandTests {
    private let editor = Editor()
    private let host: TestHost

    init() {
        host = TestHost(editor, size: CGSize(width: 200, height: 100), scale: 1)
    }

    @Test func `A key performs its command, and nothing else hears of it`() {
        editor.offered = [UIKeyCommand(input: "f", modifierFlags: .command, action: find)]
        host.type("f", modifiers: .command)
        #expect(editor.heard == ["find f"])
        host.type("f")
        #expect(editor.heard == ["find f", "press"])
        host.type("f", modifiers: [.command, .shift])
        #expect(editor.heard == ["find f", "press", "press"])
    }

    @Test func `Keys of the application's menus are performed by who has the action`() {
        host.perform {
            let menus = MenuTree(MenuTree.standard)
            menus.insertChild(
                UIMenu(children: [UIKeyCommand(input: "f", modifierFlags: .command, action: find)]),
                atEndOfMenu: .edit)
            UIApplication.shared.builtMenu = menus.root
        }
        host.type("f", modifiers: .control)
        #expect(editor.heard == ["find f"])
        host.perform { UIMenuSystem.main.setNeedsRebuild() }
        host.type("f", modifiers: .control)
        #expect(editor.heard == ["find f", "press"])
    }

    @Test func `Control stands for Command unless a command asks for it`() {
        editor.offered = [UIKeyCommand(input: "f", modifierFlags: .command, action: find)]
        host.type("f", modifiers: .control)
        #expect(editor.heard == ["find f"])
        editor.offered.append(UIKeyCommand(input: "f", modifierFlags: .control, action: other))
        host.type("f", modifiers: .control)
        #expect(editor.heard == ["find f", "other"])
    }

    @Test func `Signs are found whether they need Shift or not, letters as they say`() {
        editor.offered = [
            UIKeyCommand(input: "+", modifierFlags: .command, action: find),
            UIKeyCommand(input: "A", modifierFlags: [.command, .shift], action: other),
        ]
        host.type("+", modifiers: [.command, .shift])
        host.type("a", modifiers: [.command, .shift])
        #expect(editor.heard == ["find +", "other"])
    }

    @Test func `Arrows belong to the focus, unless a command goes first`() {
        let button = UIButton(type: .system)
        button.setTitle("Button", for: .normal)
        button.frame = CGRect(x: 10, y: 10, width: 80, height: 40)
        editor.offered = [UIKeyCommand(input: UIKeyCommand.inputDownArrow, modifierFlags: [], action: other)]
        // Nothing is focused: the system does nothing with the key.
        host.press(.down)
        #expect(editor.heard == ["other"])
        editor.view.addSubview(button)
        host.press(.right)
        #expect(host.window.focusSystem.focusedItem === button)
        editor.heard = []
        host.press(.down)
        #expect(editor.heard == ["press"])
        editor.offered[0].wantsPriorityOverSystemBehavior = true
        host.press(.down)
        #expect(editor.heard == ["press", "other"])
    }

    @Test func `Commands are looked for up the chain, and performed by who has the method`() {
        let page = UIViewController()
        page.view = Field()
        editor.addChild(page)
        editor.view.addSubview(page.view)
        page.didMove(toParent: editor)
        #expect(page.view.becomeFirstResponder())
        let command = UIKeyCommand(title: "Find", action: find, input: UIKeyCommand.inputHome)
        page.addKeyCommand(command)
        page.addKeyCommand(command)
        #expect(page.keyCommands == [command])
        host.press(.home)
        #expect(editor.heard == ["find UIKeyInputHome"])
        page.removeKeyCommand(command)
        #expect(page.keyCommands == nil)
        host.press(.home)
        #expect(editor.heard == ["find UIKeyInputHome", "press"])
    }

    @Test func `A command that is disabled, or that nobody can perform, leaves the key alone`() {
        let disabled = UIKeyCommand(title: "Off", action: find, input: "d", attributes: .disabled)
        editor.offered = [disabled, UIKeyCommand(input: "e", modifierFlags: [], action: Selector("nobody:"))]
        host.type("d")
        host.type("e")
        #expect(editor.heard == ["press", "press"])
    }
}
