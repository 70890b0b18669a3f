import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineMessageUI

@MainActor @Suite(.serialized) struct MailComposeTests {
    private final class Listener: NSObject, MFMailComposeViewControllerDelegate,
        MFMessageComposeViewControllerDelegate
    {
        var results: [String] = []
        func mailComposeController(
            _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
            error: (any Error)?
        ) { results.append("\(result)") }
        func messageComposeViewController(
            _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
        ) { results.append("text \(result)") }
    }

    private func labels(in view: UIView) -> [String] {
        view.subviews.flatMap { labels(in: $0) } + [(view as? UILabel)?.text].compactMap { $0 }
    }

    private func show(_ controller: UIViewController) -> TestHost {
        let host = TestHost(UIViewController(), device: .iPhone)
        host.window.rootViewController?.present(controller, animated: false)
        host.settle()
        return host
    }

    private func press(_ item: UIBarButtonItem?) { item?.primaryAction?.performWithSender(item, target: nil) }

    @Test func aMailGoesToTheProgramForIt() throws {
        var opened: [String] = []
        let real = MFMailComposeViewController.Desktop.current
        defer { MFMailComposeViewController.Desktop.current = real }
        #expect(!MFMailComposeViewController.canSendMail())
        MFMailComposeViewController.Desktop.current = .init(
            hasMail: { true },
            open: { url, completion in
                opened.append(url.absoluteString)
                completion(true)
            })
        let listener = Listener()
        let mail = MFMailComposeViewController()
        mail.mailComposeDelegate = listener
        mail.setToRecipients(["ada@example.com", "Bo, B. <bo@example.com>"])
        mail.setCcRecipients(["c@example.com"])
        mail.setSubject("50 % & more?")
        mail.setMessageBody("<p>One</p><p>Grüße &amp; <b>two</b></p>", isHTML: true)
        mail.addAttachmentData(Data(), mimeType: "text/plain", fileName: "log.txt")
        let host = show(mail)
        defer { withExtendedLifetime(host) {} }
        #expect(
            opened == [
                "mailto:ada@example.com,Bo%2C%20B.%20%3Cbo@example.com%3E?cc=c@example.com"
                    + "&subject=50%20%25%20%26%20more%3F&body=One%0D%0AGr%C3%BC%C3%9Fe%20%26%20two%0D%0A"
            ])
        #expect(
            labels(in: mail.view).contains(
                "Send it there. Files cannot be handed over and are missing: log.txt."))
        press(mail.topViewController?.navigationItem.rightBarButtonItem)
        press(mail.topViewController?.navigationItem.leftBarButtonItem)
        #expect(listener.results == ["sent", "cancelled"])
    }

    @Test func withoutAProgramTheUserIsTold() {
        let listener = Listener()
        let mail = MFMailComposeViewController()
        mail.mailComposeDelegate = listener
        let item = withExtendedLifetime(show(mail)) { mail.topViewController?.navigationItem }
        #expect(labels(in: mail.view).contains("No Mail") && item?.rightBarButtonItem == nil)
        press(item?.leftBarButtonItem)
        let text = MFMessageComposeViewController()
        text.messageComposeDelegate = listener
        withExtendedLifetime(show(text)) {
            press(text.topViewController?.navigationItem.leftBarButtonItem)
        }
        #expect(!MFMessageComposeViewController.canSendText())
        #expect(listener.results == ["cancelled", "text cancelled"])
    }
}
