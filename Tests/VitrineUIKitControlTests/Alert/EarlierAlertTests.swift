import Foundation
import Testing
import UIKitTestSupport
import VitrinePlatform
import VitrineTesting

@testable import VitrineUIKit

@MainActor @Suite struct EarlierAlertTests {
    private final class Delegate: NSObject, UIAlertViewDelegate, UIActionSheetDelegate {
        var lines: [String] = []
        var isEnabled = true

        func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
            lines.append("clicked \(buttonIndex)")
        }
        func willPresent(_ alertView: UIAlertView) { lines.append("will present") }
        func didPresent(_ alertView: UIAlertView) { lines.append("did present") }
        func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
            lines.append("will dismiss \(buttonIndex)")
        }
        func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
            lines.append("did dismiss \(buttonIndex)")
        }
        func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { isEnabled }
        func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
            lines.append("sheet \(buttonIndex)")
        }
        func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
            lines.append("sheet gone \(buttonIndex)")
        }
    }

    private let delegate = Delegate()
    private let host = TestHost(UIViewController())

    private func buttons(_ alert: NumberedAlert) -> [AlertButton] {
        func all(_ view: UIView) -> [AlertButton] {
            (view as? AlertButton).map { [$0] } ?? view.subviews.flatMap(all)
        }
        return all(alert.controller.view)
    }

    private func tap(_ title: String, of alert: NumberedAlert) {
        let button = buttons(alert).first { $0.accessibilityLabel == title }
        host.tap(at: button.map { $0.convert($0.bounds, to: nil).center } ?? .zero)
    }

    @Test func `An alert has a window of its own, and tells of its buttons by their numbers`() {
        let alert = host.perform {
            UIAlertView(
                title: "Title", message: "Message", delegate: delegate, cancelButtonTitle: "No",
                otherButtonTitles: "Yes", "Maybe")
        }
        #expect(alert.numberOfButtons == 3 && alert.cancelButtonIndex == 0)
        #expect(alert.firstOtherButtonIndex == 1 && alert.buttonTitle(at: 2) == "Maybe")
        #expect(alert.buttonTitle(at: 3) == nil && !alert.isVisible)
        host.perform { alert.show() }
        host.settle()
        #expect(alert.isVisible && host.perform({ UIApplication.shared.windows.count }) == 2)
        #expect(!host.window.isKeyWindow)
        #expect(buttons(alert.alert).map(\.accessibilityLabel) == ["Yes", "Maybe", "No"])
        tap("Maybe", of: alert.alert)
        #expect(delegate.lines == ["will present", "did present", "clicked 2", "will dismiss 2"])
        host.settle()
        #expect(delegate.lines.last == "did dismiss 2" && !alert.isVisible)
        #expect(host.window.isKeyWindow && host.perform({ UIApplication.shared.windows }) == [host.window])
    }

    @Test func `An alert that nobody keeps stays until it is answered, and goes then`() {
        weak var made: UIAlertView?
        host.perform {
            let alert = UIAlertView()
            alert.title = "Victory"
            alert.message = "You won!"
            #expect(alert.addButton(withTitle: "OK") == 0 && alert.cancelButtonIndex == -1)
            alert.delegate = delegate
            alert.show()
            made = alert
        }
        host.settle()
        if let shown = made?.alert { tap("OK", of: shown) }
        host.settle()
        #expect(delegate.lines.suffix(3) == ["clicked 0", "will dismiss 0", "did dismiss 0"])
        #expect(made == nil)
    }

    @Test func `A program takes an alert away without a click`() {
        let alert = host.perform {
            UIAlertView(title: nil, message: "Message", delegate: delegate, cancelButtonTitle: "Cancel")
        }
        host.perform { alert.show() }
        host.settle()
        host.perform { alert.dismiss(withClickedButtonIndex: 7, animated: false) }
        host.settle()
        #expect(delegate.lines.suffix(2) == ["will dismiss 7", "did dismiss 7"])
    }

    @Test func `The style of an alert gives it text fields, and its delegate enables the first other button`()
    {
        let alert = host.perform {
            UIAlertView(
                title: "Log in", message: "", delegate: delegate, cancelButtonTitle: "Cancel",
                otherButtonTitles: "Go")
        }
        alert.alertViewStyle = .loginAndPasswordInput
        delegate.isEnabled = false
        let fields = host.perform { (alert.textField(at: 0), alert.textField(at: 1)) }
        #expect(fields.0?.placeholder == "Login" && fields.0?.isSecureTextEntry == false)
        #expect(fields.1?.placeholder == "Password" && fields.1?.isSecureTextEntry == true)
        host.perform { alert.show() }
        host.settle()
        #expect(alert.alert.controller.actions.map(\.isEnabled) == [true, false])
        delegate.isEnabled = true
        host.window.offscreenWindow!.send(.text(.commit("me")))
        #expect(fields.0?.text == "me")
        #expect(alert.alert.controller.actions.map(\.isEnabled) == [true, true])
        host.perform { alert.dismiss(withClickedButtonIndex: 1, animated: false) }
        host.settle()
    }

    @Test func `A sheet numbers the red button first and the one that cancels last`() {
        let sheet = host.perform {
            UIActionSheet(
                title: nil, delegate: delegate, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete",
                otherButtonTitles: "Copy", "Move")
        }
        #expect(sheet.destructiveButtonIndex == 0 && sheet.firstOtherButtonIndex == 1)
        #expect(sheet.cancelButtonIndex == 3 && sheet.title == "" && sheet.numberOfButtons == 4)
        host.perform { sheet.show(in: host.rootViewController.view) }
        host.settle()
        #expect(host.rootViewController.presentedViewController != nil && sheet.isVisible)
        host.find(text: "Move").tap()
        host.settle()
        #expect(delegate.lines == ["sheet 2", "sheet gone 2"])
        // Outside of a sheet is the button that cancels.
        host.perform {
            sheet.show(from: CGRect(x: 0, y: 0, width: 10, height: 10), in: host.window, animated: true)
        }
        host.settle()
        host.tap(at: CGPoint(x: 20, y: 20))
        host.settle()
        #expect(delegate.lines.suffix(2) == ["sheet 3", "sheet gone 3"])
    }
}
