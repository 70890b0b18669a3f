public import Foundation
import VitrineEmptyScreen
public import VitrineUIKit

/// Has the user send a short message, which a desktop cannot: ``canSendText()`` is false, as on a device without a
/// telephone. Shown all the same it says so, and can be cancelled.
@MainActor @preconcurrency
open class MFMessageComposeViewController: UINavigationController {
    /// Whether messages can be sent: no.
    open class func canSendText() -> Bool { false }
    /// Whether they can have subjects: no.
    open class func canSendSubject() -> Bool { false }
    /// Whether they can have files: no.
    open class func canSendAttachments() -> Bool { false }
    /// Whether they can have files of a type: no.
    open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { false }

    /// Hears how it ended, and dismisses the controller.
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    /// To whom it goes.
    open var recipients: [String]?
    /// What it says.
    open var body: String?
    /// What it is about.
    open var subject: String?
    /// Files: none were added.
    open var attachments: [[AnyHashable: Any]]? { nil }

    private let page = EmptyScreen(title: "New Message", symbol: "message")

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
        page.onCancel = { [weak self] in
            guard let self else { return }
            messageComposeDelegate?.messageComposeViewController(self, didFinishWith: .cancelled)
        }
        page.show("Messages cannot be sent", "There is no telephone here.")
        viewControllers = [page]
    }

    /// Adds a file: it is refused, as by a device that cannot send any.
    open func addAttachmentURL(
        _ attachmentURL: URL, withAlternateFilename alternateFilename: String?
    ) -> Bool { false }

    /// Adds a file: it is refused, as by a device that cannot send any.
    open func addAttachmentData(_ attachmentData: Data, typeIdentifier uti: String, filename: String) -> Bool
    {
        false
    }

    /// Keeps the user from adding files, which they cannot.
    open func disableUserAttachments() {}
}

/// How the user ended a message.
public enum MessageComposeResult: Int, Sendable {
    /// They did not want it.
    case cancelled = 0
    /// They sent it. Not here.
    case sent
    /// It could not be sent. Not here.
    case failed
}

/// Hears how a message ended.
@MainActor @preconcurrency
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    /// The user is done: the controller is to be dismissed.
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

extension NSNotification.Name {
    /// Whether messages can be sent has changed. It does not here.
    public static let MFMessageComposeViewControllerTextMessageAvailabilityDidChange = NSNotification.Name(
        "MFMessageComposeViewControllerTextMessageAvailabilityDidChangeNotification")
}

/// Whether messages can be sent, in such a notification.
public let MFMessageComposeViewControllerTextMessageAvailabilityKey =
    "MFMessageComposeViewControllerTextMessageAvailabilityKey"
