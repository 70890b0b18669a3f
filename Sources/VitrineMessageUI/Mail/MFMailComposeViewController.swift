import CVitrineDesktop
public import Foundation
import VitrineEmptyScreen
public import VitrineUIKit

/// Has the user send a mail, by the desktop's program for it.
///
/// When the controller comes on screen it hands the message over by an address of `mailto`: recipients, subject, and the
/// body as plain text. **Attachments cannot be handed over so**, and the page says which were left. What the user does in
/// that program nobody tells: they say here that they are done, and the result is ``MFMailComposeResult/sent``, or cancel.
/// In tests and pictures nothing leaves the program, and mail cannot be sent, as on a device without an account.
@MainActor @preconcurrency
open class MFMailComposeViewController: UINavigationController {
    /// The desktop, or what stands for it in a test.
    struct Desktop {
        var hasMail: @MainActor () -> Bool
        /// Hands an address to the program, and says whether there was one.
        var open: @MainActor (URL, @escaping @MainActor @Sendable (Bool) -> Void) -> Void

        @MainActor static var current = Desktop(
            hasMail: { UIApplication.shared.reachesDesktop && vitrine_desktop_opens("mailto") },
            open: { UIApplication.shared.open($0, completionHandler: $1) })
    }

    /// Whether the desktop has a program for mail.
    open class func canSendMail() -> Bool { Desktop.current.hasMail() }

    /// Hears how it ended, and dismisses the controller.
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

    private let page = EmptyScreen(title: "New Message", symbol: "envelope")
    final var message = MailMessage()

    /// Makes an empty message.
    public init() {
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// Makes an empty message; nibs are not read.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        page.onAppear = { [weak self] in self?.handOver() }
        page.onCancel = { [weak self] in self?.finish(.cancelled) }
        page.onDone = { [weak self] in self?.finish(.sent) }
        viewControllers = [page]
    }

    // MARK: The message

    /// What it is about.
    open func setSubject(_ subject: String) {
        message.subject = subject
        page.title = subject.isEmpty ? "New Message" : subject
    }

    /// To whom it goes: addresses, with or without names.
    open func setToRecipients(_ toRecipients: [String]?) { message.to = toRecipients ?? [] }
    /// Who gets a copy.
    open func setCcRecipients(_ ccRecipients: [String]?) { message.cc = ccRecipients ?? [] }
    /// Who gets a copy that others do not know of.
    open func setBccRecipients(_ bccRecipients: [String]?) { message.bcc = bccRecipients ?? [] }

    /// What it says.
    ///
    /// - Parameter isHTML: Whether it is a document of the web, of which the text is handed over.
    open func setMessageBody(_ body: String, isHTML: Bool) {
        message.body = isHTML ? MailMessage.text(ofHTML: body) : body
    }

    /// Adds a file, which the desktop's program cannot be given: the page names it.
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
        message.attachments.append(filename)
    }

    /// From where it would best be sent. The program decides it: `mailto` has no sender.
    open func setPreferredSendingEmailAddress(_ emailAddress: String) {}

    // MARK: Handing over

    private func handOver() {
        guard Self.canSendMail(), let address = message.address else {
            return page.show(
                "No Mail", "There is no program for mail: set one in the settings of the desktop.")
        }
        Desktop.current.open(address) { [weak self] in self?.show(succeeded: $0) }
    }

    private func show(succeeded: Bool) {
        guard succeeded else {
            return page.show("No Mail", "The program for mail could not be started.")
        }
        let names = message.attachments.joined(separator: ", ")
        page.show(
            "This message is in your program for mail.",
            names.isEmpty
                ? "Send it there." : "Send it there. Files cannot be handed over and are missing: \(names).",
            hasDone: true, button: ("Open Again", { [weak self] in self?.handOver() }))
    }

    private func finish(_ result: MFMailComposeResult) {
        mailComposeDelegate?.mailComposeController(self, didFinishWith: result, error: nil)
    }
}

/// How the user ended a mail.
public enum MFMailComposeResult: Int, Sendable {
    /// They did not want it.
    case cancelled = 0
    /// They kept it for later. Not known here.
    case saved
    /// They are done with it in the program for mail, which may have sent it or not.
    case sent
    /// It could not be kept or sent. Not known here.
    case failed
}

/// Hears how a mail ended. All of it is optional.
@MainActor @preconcurrency
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    /// The user is done: the controller is to be dismissed.
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
        error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
        error: (any Error)?
    ) {}
}
