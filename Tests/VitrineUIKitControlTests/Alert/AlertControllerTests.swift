import Foundation
import TestSupport
import Testing
import UIKitTestSupport
import VitrineTesting

@testable import VitrineUIKit

@MainActor @Suite struct AlertControllerTests {
    private final class Log { var lines: [String] = [] }
    private let log = Log()

    private func alert(
        _ style: UIAlertController.Style, _ titles: [(String, UIAlertAction.Style)],
        message: String? = "Message"
    ) -> UIAlertController {
        let alert = UIAlertController(title: "Title", message: message, preferredStyle: style)
        for (title, style) in titles {
            alert.addAction(
                UIAlertAction(title: title, style: style) { [log] action in
                    log.lines.append(action.title ?? "")
                })
        }
        return alert
    }

    private func present(_ alert: UIAlertController, device: TestHost.Device = .iPhone) -> (
        UIViewController, TestHost
    ) {
        let controller = UIViewController()
        let host = TestHost(controller, device: device)
        host.settle()
        controller.present(alert, animated: true)
        host.settle()
        return (controller, host)
    }

    @Test func `On a tablet an action sheet with a source is a popover without the button that cancels`() {
        let controller = UIViewController()
        let host = TestHost(controller, device: .iPad)
        host.perform {
            let alert = self.alert(
                .actionSheet, [("Delete", .destructive), ("Cancel", .cancel), ("Copy", .default)])
            alert.popoverPresentationController?.sourceView = controller.view
            alert.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 300, width: 20, height: 20)
            controller.present(alert, animated: true)
        }
        host.settle()
        let alert = controller.presentedViewController
        #expect(alert?.popoverPresentationController?.arrowDirection == .up)
        #expect(buttons(host).map(\.accessibilityLabel) == ["Delete", "Copy"])
        #expect(alert?.view.bounds.width == 304)
        host.tap(at: CGPoint(x: 20, y: 1000))
        host.settle()
        #expect(log.lines == ["Cancel"] && controller.presentedViewController == nil)
        // An alert is none.
        host.perform {
            #expect(self.alert(.alert, [("OK", .default)]).popoverPresentationController == nil)
        }
    }

    @Test func `On a tablet an action sheet without a source stands in the middle`() {
        let controller = UIViewController()
        let host = TestHost(controller, device: .iPad)
        host.perform {
            controller.present(
                alert(.actionSheet, [("Copy", .default), ("Cancel", .cancel)]), animated: true)
        }
        host.settle()
        #expect(buttons(host).map(\.accessibilityLabel) == ["Copy", "Cancel"])
        host.find(text: "Copy").tap()
        host.settle()
        #expect(controller.presentedViewController == nil)
    }

    private func buttons(_ host: TestHost) -> [AlertButton] {
        func all(_ view: UIView) -> [AlertButton] {
            (view as? AlertButton).map { [$0] } ?? view.subviews.flatMap(all)
        }
        return all(host.window)
    }

    private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    @Test func `An alert stands in the middle, 270 points wide, with two buttons side by side`() throws {
        let (_, host) = present(alert(.alert, [("Delete", .destructive), ("Cancel", .cancel)]))
        let made = buttons(host)
        #expect(made.map(\.accessibilityLabel) == ["Cancel", "Delete"])
        let card = try #require(made.first?.superview)
        #expect(card.bounds.width == 270)
        #expect(abs(frame(card).midX - host.window.bounds.midX) < 1)
        #expect(frame(made[0]).minY == frame(made[1]).minY)
        #expect(frame(made[0]).size == CGSize(width: 135, height: 45))
        #expect(host.window.focusSystem.focusedItem == nil)
    }

    @Test func `Three buttons are one below the other, the one that cancels last`() {
        let (_, host) = present(alert(.alert, [("Cancel", .cancel), ("One", .default), ("Two", .default)]))
        let made = buttons(host)
        #expect(made.map(\.accessibilityLabel) == ["One", "Two", "Cancel"])
        #expect(frame(made[1]).minY == frame(made[0]).maxY && frame(made[2]).minY == frame(made[1]).maxY)
    }

    @Test func `A button ends the alert, and its handler is called once that is gone`() {
        let shown = alert(.alert, [("OK", .default)])
        let (controller, host) = present(shown)
        host.tap(at: frame(buttons(host)[0]).center)
        #expect(log.lines == [])
        host.settle()
        #expect(log.lines == ["OK"])
        #expect(controller.presentedViewController == nil)
        #expect(shown.viewIfLoaded?.window == nil)
        #expect(!controller.view.isHidden)
    }

    @Test func `An action sheet stands at the lower edge, and what is outside of it cancels`() {
        let (controller, host) = present(alert(.actionSheet, [("Cancel", .cancel), ("Save", .default)]))
        let made = buttons(host)
        let safe = host.window.bounds.inset(by: host.window.safeAreaInsets)
        let cancel = made.first { $0.accessibilityLabel == "Cancel" }!, save = made.first { $0 !== cancel }!
        #expect(abs(frame(cancel).maxY - safe.maxY) < 0.01)
        #expect(frame(cancel).width == host.window.bounds.width - 16)
        #expect(abs(frame(cancel).minY - frame(save).maxY - 8) < 0.5)
        host.tap(at: CGPoint(x: 100, y: 100))
        host.settle()
        #expect(log.lines == ["Cancel"])
        #expect(controller.presentedViewController == nil)
    }

    @Test func `What is outside of an alert does nothing; Escape cancels, Return presses what is preferred`()
    {
        let shown = alert(.alert, [("Cancel", .cancel), ("OK", .default)])
        shown.preferredAction = shown.actions[1]
        let (controller, host) = present(shown)
        host.tap(at: CGPoint(x: 20, y: 60))
        host.settle()
        #expect(controller.presentedViewController === shown)
        host.press(.select)
        host.settle()
        #expect(log.lines == ["OK"])
        let second = alert(.alert, [("Cancel", .cancel), ("OK", .default)])
        controller.present(second, animated: true)
        host.settle()
        host.press(.menu)
        host.settle()
        #expect(log.lines == ["OK", "Cancel"])
    }

    @Test func `A disabled button cannot be pressed until it is enabled`() {
        let shown = alert(.alert, [("OK", .default)])
        shown.actions[0].isEnabled = false
        let (_, host) = present(shown)
        host.tap(at: frame(buttons(host)[0]).center)
        host.settle()
        #expect(log.lines == [])
        shown.actions[0].isEnabled = true
        host.settle()
        host.tap(at: frame(buttons(host)[0]).center)
        host.settle()
        #expect(log.lines == ["OK"])
    }

    @Test func `A text longer than the screen scrolls, and the buttons stay in sight`() {
        let (_, host) = present(
            alert(.alert, [("OK", .default)], message: String(repeating: "A long text. ", count: 800)))
        let button = frame(buttons(host)[0])
        #expect(host.window.bounds.contains(button))
        #expect(button.height == 45)
    }

    @Test func `Text fields stand below the texts, the first is edited, and Return goes on to the button`()
        throws
    {
        let shown = alert(.alert, [("Cancel", .cancel), ("Log in", .default)])
        shown.addTextField { $0.placeholder = "Name" }
        shown.addTextField {
            $0.placeholder = "Password"
            $0.isSecureTextEntry = true
        }
        let (controller, host) = present(shown)
        let fields = try #require(shown.textFields)
        #expect(fields[0].isEditing && !fields[1].isEditing)
        #expect(frame(fields[0]).width == 224 && frame(fields[1]).minY == frame(fields[0]).maxY)
        #expect(frame(fields[1]).maxY <= frame(buttons(host)[0]).minY - 16)
        host.type("Ada\n")
        host.settle()
        #expect(fields[0].text == "Ada" && fields[1].isEditing)
        host.type("secret\n")
        host.settle()
        #expect(fields[1].text == "secret" && log.lines == ["Log in"])
        #expect(controller.presentedViewController == nil)
    }

    @Test func `Escape cancels an alert in which text is edited`() {
        let shown = alert(.alert, [("Cancel", .cancel), ("OK", .default)])
        shown.addTextField()
        let (controller, host) = present(shown)
        host.type("x")
        host.press(.menu)
        host.settle()
        #expect(log.lines == ["Cancel"] && controller.presentedViewController == nil)
    }

    @Test func `Without text fields there are none, and what was edited below is edited again at the end`() {
        let shown = alert(.alert, [("OK", .default)])
        #expect(shown.textFields == nil)
        let controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        controller.view.addSubview(field)
        let host = TestHost(controller)
        host.settle()
        field.becomeFirstResponder()
        controller.present(shown, animated: true)
        host.settle()
        #expect(!field.isFirstResponder)
        host.tap(at: frame(buttons(host)[0]).center)
        host.settle()
        #expect(field.isFirstResponder)
    }

    @Test func `On a television the first button has the focus`() {
        let (_, host) = present(
            alert(.alert, [("One", .default), ("Two", .default), ("Three", .default)]), device: .appleTV)
        #expect((host.window.focusSystem.focusedItem as? AlertButton)?.accessibilityLabel == "One")
        host.press([.down])
        host.press([.select])
        host.settle()
        #expect(log.lines == ["Two"])
    }

    @Test func `Actions and titles take looks by the names that they have in Objective-C`() {
        let alert = alert(.actionSheet, [("Red", .default), ("Checked", .default)])
        alert.actions[0].setValue(UIColor(red: 1, green: 0, blue: 0, alpha: 1), forKey: "titleTextColor")
        alert.actions[0].setValue(UIImage(systemName: "star.fill"), forKey: "image")
        alert.setValue(
            NSAttributedString(string: "Styled", attributes: [.foregroundColor: UIColor.green]),
            forKey: "attributedTitle")
        let (_, host) = present(alert)
        let title = host.find(text: "Red").frame
        #expect(host.area(of: [255, 0, 0]) > 10)
        #expect(host.find(text: "Styled").isVisible)
        host.expectNone(host.find(text: "Title"))
        #expect(!buttons(host)[1].accessibilityTraits.contains(.selected))
        // A picture stands at the edge, and the title stays in the middle.
        #expect(abs(title.midX - host.window.bounds.midX) < 1)
        alert.actions[1].setValue(NSNumber(value: true), forKey: "checked")
        host.settle()
        #expect(buttons(host)[1].accessibilityTraits.contains(.selected))
        #expect(alert.actions[1].value(forKey: "checked") as? Bool == true)
    }
}

extension CGRect {
    fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
