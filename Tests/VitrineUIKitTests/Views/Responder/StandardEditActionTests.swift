import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor @Suite struct StandardEditActionTests {
    /// A label that copies its text, as many programs have it.
    private final class CopyLabel: UILabel {
        var allows = true
        override var canBecomeFirstResponder: Bool { true }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            action == Selector(method: "copy:", of: CopyLabel.self, { $0.copy(_:) }) && allows
        }
        override func copy(_ sender: Any?) { UIPasteboard.general.string = text }
    }

    private final class PlainView: UIView {
        override var canBecomeFirstResponder: Bool { true }
    }

    private final class PickyField: UITextField {
        var pasted: [String] = []
        var refuses = false
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            if refuses, action == .paste { return false }
            return super.canPerformAction(action, withSender: sender)
        }
        override func paste(_ sender: Any?) {
            pasted.append(UIPasteboard.general.string ?? "")
            super.paste(sender)
        }
    }

    private func show(_ views: UIView...) -> TestHost {
        let root = UIView()
        for (index, view) in views.enumerated() {
            view.frame = CGRect(x: 20, y: 200 + 60 * CGFloat(index), width: 200, height: 40)
            root.addSubview(view)
        }
        return TestHost(root, size: CGSize(width: 375, height: 600))
    }

    private func titles(_ host: TestHost) -> [String]? {
        (host.window.cover as? MenuOverlay)?.top.rows.map(\.element.title)
    }

    @Test func `Responders respond to the actions that they override, and to no others`() {
        let (label, view) = (CopyLabel(), PlainView())
        #expect(label.responds(to: .copy))
        #expect(!label.responds(to: .cut))
        #expect(!label.responds(to: .toggleUnderline))
        #expect(!view.responds(to: .copy))
        #expect(!view.canPerformAction(.copy, withSender: nil))
        let actions = Selector(
            method: "copy:", of: (any UIResponderStandardEditActions).self, { $0.copy(_:) })
        #expect(label.canPerformAction(actions, withSender: nil))
        #expect(!view.canPerformAction(actions, withSender: nil))
        #expect(actions == .copy)
    }

    @Test func `Control and C copy what the first responder has`() {
        let label = CopyLabel()
        label.text = "Words"
        let host = show(label)
        host.perform { _ = label.becomeFirstResponder() }
        host.type("c", modifiers: .control)
        #expect(host.perform { UIPasteboard.general.string } == "Words")
        host.perform { UIPasteboard.general.string = "Other" }
        label.allows = false
        host.type("c", modifiers: .control)
        #expect(host.perform { UIPasteboard.general.string } == "Other")
    }

    @Test func `A field that overrides paste gets what keys and menus paste`() {
        let field = PickyField()
        let host = show(field)
        host.perform { UIPasteboard.general.string = "ab" }
        host.tap(field)
        host.type("v", modifiers: .control)
        #expect(field.pasted == ["ab"])
        #expect(field.text == "ab")
        host.secondaryClick(at: field.center)
        host.settle()
        #expect(titles(host) == ["Paste", "Select", "Select All"])
        host.press([.down, .select])
        host.settle()
        #expect(field.pasted == ["ab", "ab"])
        #expect(field.text == "abab")
        field.refuses = true
        host.type("v", modifiers: .control)
        #expect(field.text == "abab")
        host.secondaryClick(at: field.center)
        host.settle()
        #expect(titles(host) == ["Select", "Select All"])
    }

    @Test func `Texts perform what their selection allows`() {
        let field = UITextField()
        field.text = "one two"
        let host = show(field)
        host.tap(field)
        func allowed() -> [String] {
            let actions: [(String, Selector)] = [
                ("cut", .cut), ("copy", .copy), ("paste", .paste), ("delete", .delete), ("select", .select),
                ("all", .selectAll),
            ]
            return host.perform {
                actions.filter { field.canPerformAction($0.1, withSender: nil) }.map(\.0)
            }
        }
        #expect(allowed() == ["select", "all"])
        host.perform { field.select(nil) }
        #expect(field.editing.selection == 4..<7)
        #expect(allowed() == ["cut", "copy", "delete", "all"])
        host.perform { field.selectAll(nil) }
        #expect(allowed() == ["cut", "copy", "delete"])
        host.perform { field.cut(nil) }
        #expect(field.text == "")
        #expect(allowed() == ["paste"])
        host.perform { field.paste(nil) }
        #expect(field.text == "one two")
        field.isSecureTextEntry = true
        host.perform { field.selectAll(nil) }
        #expect(allowed() == ["paste", "delete"])
    }

    @Test func `The menu offers what the first responder can do, and entries of the program's`() {
        final class Label: UILabel {
            var heard: [String] = []
            override var canBecomeFirstResponder: Bool { true }
            override func copy(_ sender: Any?) { heard.append("copy") }
            func translate(_ sender: Any?) { heard.append("translate") }
        }
        let label = Label()
        let host = show(label)
        nonisolated(unsafe) var said: [String] = []
        let names = [
            UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
            UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
        ]
        let controller = host.perform { UIMenuController.shared }
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: controller, queue: nil) { note in
                said.append(String(note.name.rawValue.dropFirst(16).dropLast(16)))
            }
        }
        defer { tokens.forEach(NotificationCenter.default.removeObserver) }
        let translate = Selector(method: "translate:", of: Label.self, { $0.translate(_:) })
        let absent = Selector(method: "absent:", of: PlainView.self, { _ in { (_: Any?) in } })
        host.perform {
            _ = label.becomeFirstResponder()
            controller.menuItems = [
                UIMenuItem(title: "Translate", action: translate), UIMenuItem(title: "None", action: absent),
            ]
            controller.showMenu(from: label, rect: label.bounds)
        }
        host.settle()
        #expect(titles(host) == ["Copy", "Translate"])
        #expect(controller.isMenuVisible)
        // Above its target.
        #expect(controller.menuFrame.maxY <= 200)
        #expect(said == ["WillShow", "DidShow"])
        host.press([.down, .down, .select])
        host.settle()
        #expect(label.heard == ["translate"])
        #expect(!controller.isMenuVisible)
        #expect(said == ["WillShow", "DidShow", "WillHide", "DidHide"])
        host.perform { controller.setMenuVisible(true, animated: false) }
        #expect(controller.isMenuVisible)
        host.perform { controller.hideMenu() }
        #expect(!controller.isMenuVisible)
        // Nobody can do anything: there is no menu.
        host.perform {
            label.resignFirstResponder()
            controller.showMenu(from: host.window.subviews[0], rect: .zero)
        }
        #expect(!controller.isMenuVisible)
    }

    @Test func `Edit menus suggest what their view can do, though another edits`() {
        final class Label: UILabel {
            var copies = 0
            override func copy(_ sender: Any?) { copies += 1 }
        }
        let (label, field) = (Label(), UITextField())
        label.isUserInteractionEnabled = true
        field.text = "text"
        let host = show(label, field)
        let interaction = UIEditMenuInteraction(delegate: nil)
        label.addInteraction(interaction)
        host.tap(field)
        host.type("a", modifiers: .control)
        host.perform {
            interaction.presentEditMenu(
                with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 5, y: 5)))
        }
        host.settle()
        // A finger was used last: it is a bar.
        let bars = host.window.subviews.compactMap { $0 as? EditMenuBar }
        #expect(bars.first?.items.map(\.title) == ["Copy"])
        host.find(label: "Copy").tap()
        host.settle()
        #expect(label.copies == 1)
    }
}
