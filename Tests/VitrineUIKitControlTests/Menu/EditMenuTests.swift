import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor @Suite struct EditMenuTests {
    private final class Spy: NSObject, UIEditMenuInteractionDelegate, UITextFieldDelegate, UITextViewDelegate
    {
        var heard: [String] = []
        var titles = ["Translate"]
        var rect: CGRect?

        private var menu: UIMenu {
            UIMenu(
                children: titles.map { title in
                    UIAction(title: title) { [weak self] _ in self?.heard.append("perform \(title)") }
                })
        }

        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
            suggestedActions: [UIMenuElement]
        ) -> UIMenu? {
            heard.append("menu \(Int(configuration.sourcePoint.x)),\(Int(configuration.sourcePoint.y))")
            return menu
        }
        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
        ) -> CGRect { rect ?? CGRect(origin: configuration.sourcePoint, size: .zero) }
        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
            animator: any UIEditMenuInteractionAnimating
        ) {
            heard.append("present")
            animator.addCompletion { [weak self] in self?.heard.append("presented") }
        }
        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
            animator: any UIEditMenuInteractionAnimating
        ) {
            heard.append("dismiss")
            animator.addCompletion { [weak self] in self?.heard.append("dismissed") }
        }
        func textField(
            _ textField: UITextField, editMenuForCharactersIn range: NSRange,
            suggestedActions: [UIMenuElement]
        ) -> UIMenu? {
            heard.append("range \(range.location) \(range.length) of \(suggestedActions.count)")
            return menu
        }
        func textView(
            _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
        ) -> UIMenu? {
            heard.append("range \(range.location) \(range.length)")
            return titles.isEmpty ? nil : menu
        }
    }

    private func overlay(_ host: TestHost) -> MenuOverlay? {
        host.window.subviews.lazy.compactMap { $0 as? MenuOverlay }.first { $0.isOpen }
    }

    private func make() -> (TestHost, UIEditMenuInteraction, Spy) {
        let spy = Spy()
        let view = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
        let interaction = UIEditMenuInteraction(delegate: spy)
        view.addInteraction(interaction)
        let root = UIView()
        root.addSubview(view)
        return (TestHost(root, size: CGSize(width: 375, height: 600)), interaction, spy)
    }

    private func bar(_ host: TestHost) -> EditMenuBar? {
        host.window.subviews.lazy.compactMap { $0 as? EditMenuBar }.first { $0.isOpen }
    }

    @Test func `Where a finger was used it is a bar above its place, which a touch beside it takes away`() {
        let (host, interaction, spy) = make()
        spy.titles = ["Translate", "Look Up"]
        spy.rect = CGRect(x: 80, y: 40, width: 40, height: 20)
        host.tap(at: CGPoint(x: 300, y: 500))
        let place = CGPoint(x: 10, y: 20)
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: place))
        host.settle()
        #expect(overlay(host) == nil)
        #expect(bar(host)?.items.map(\.title) == ["Translate", "Look Up"])
        #expect(bar(host)?.frame.maxY == 124)
        #expect(abs((bar(host)?.frame.midX ?? 0) - 120) < 0.5)
        spy.titles = ["Share"]
        interaction.reloadVisibleMenu()
        #expect(bar(host)?.items.map(\.title) == ["Share"])
        host.tap(at: CGPoint(x: 300, y: 500))
        host.settle()
        #expect(bar(host) == nil)
        #expect(spy.heard == ["menu 10,20", "present", "presented", "menu 10,20", "dismiss", "dismissed"])
        let below = UIEditMenuConfiguration(identifier: nil, sourcePoint: place)
        below.preferredArrowDirection = .up
        interaction.presentEditMenu(with: below)
        host.settle()
        #expect(bar(host)?.frame.minY == 176)
        host.find(label: "Share").tap()
        host.settle()
        #expect(spy.heard.suffix(3) == ["dismiss", "perform Share", "dismissed"])
        interaction.presentEditMenu(with: below)
        interaction.dismissMenu()
        host.settle()
        #expect(bar(host) == nil)
    }

    @Test func `The program opens the menu at a point, and hears of all that happens`() {
        let (host, interaction, spy) = make()
        interaction.presentEditMenu(
            with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 10, y: 20)))
        host.settle()
        #expect(spy.heard == ["menu 10,20", "present", "presented"])
        #expect(overlay(host)?.menuFrame.origin == CGPoint(x: 30, y: 120))
        #expect(interaction.location(in: nil) == CGPoint(x: 30, y: 120))
        spy.heard = []
        host.press([.down, .select])
        host.settle()
        #expect(spy.heard == ["dismiss", "perform Translate", "dismissed"])
        #expect(overlay(host) == nil)
    }

    @Test func `A right click opens it, and the program closes it`() {
        let (host, interaction, spy) = make()
        host.secondaryClick(at: CGPoint(x: 60, y: 150))
        host.settle()
        #expect(spy.heard.first == "menu 40,50")
        #expect(overlay(host) != nil)
        interaction.dismissMenu()
        host.settle()
        #expect(overlay(host) == nil)
        #expect(spy.heard.suffix(2) == ["dismiss", "dismissed"])
    }

    @Test func `It opens beside the rectangle that the delegate gives`() {
        let (host, interaction, spy) = make()
        spy.rect = CGRect(x: 0, y: 0, width: 200, height: 40)
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
        host.settle()
        #expect((overlay(host)?.menuFrame.minY ?? 0) >= 140)
    }

    @Test func `Without entries nothing opens, and reloading asks again`() {
        let (host, interaction, spy) = make()
        spy.titles = []
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
        #expect(overlay(host) == nil)
        #expect(spy.heard == ["menu 0,0"])
        spy.titles = ["One"]
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
        spy.titles = ["One", "Two"]
        interaction.reloadVisibleMenu()
        #expect(overlay(host)?.menu.children.map(\.title) == ["One", "Two"])
    }

    @Test func `The delegates of texts change their menus`() {
        let spy = Spy()
        let (field, view) = (
            UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 30)),
            UITextView(frame: CGRect(x: 10, y: 60, width: 200, height: 80))
        )
        (field.delegate, view.delegate) = (spy, spy)
        (field.text, view.text) = ("word", "other")
        let root = UIView()
        root.addSubview(field)
        root.addSubview(view)
        let host = TestHost(root, size: CGSize(width: 375, height: 600))
        host.tap(field)
        host.type("a", modifiers: .control)
        host.secondaryClick(at: CGPoint(x: 20, y: 25))
        host.settle()
        #expect(spy.heard == ["range 0 4 of 1"])
        #expect(overlay(host)?.menu.children.map(\.title) == ["Translate"])
        host.press(.menu)
        host.settle()
        // Nil leaves the text view its own menu.
        spy.titles = []
        host.secondaryClick(at: CGPoint(x: 20, y: 75))
        host.settle()
        #expect(spy.heard.last?.hasPrefix("range") == true)
        #expect(overlay(host)?.top.rows.map(\.element.title) == ["Select", "Select All"])
    }
}
