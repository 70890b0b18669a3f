import Foundation
import VitrineUIKit

/// What a link shares.
@MainActor
struct SharedContent {
    var items: [Any]
    var subject: String?
    var message: String?

    /// Opens the sheet, beside the link where the screen is wide.
    func present(from anchor: MenuAnchor) {
        let place = anchor.place
        guard let presenter = Self.presenter(above: place?.host) else { return }
        var shared = items
        if let message, !message.isEmpty { shared.insert(message, at: 0) }
        if let subject, !subject.isEmpty, !shared.isEmpty {
            shared[0] = SubjectSource(item: shared[0], subject: subject)
        }
        let sheet = UIActivityViewController(activityItems: shared, applicationActivities: nil)
        if let popover = sheet.popoverPresentationController {
            // From a menu that is gone: in the middle.
            let view: UIView = place?.host ?? presenter.view
            popover.sourceView = view
            popover.sourceRect =
                place?.rect ?? CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
            if place == nil { popover.permittedArrowDirections = [] }
        }
        presenter.present(sheet, animated: true)
    }

    private static func presenter(above view: UIView?) -> UIViewController? {
        var responder: UIResponder? = view
        while let current = responder, !(current is UIViewController) { responder = current.next }
        let start =
            responder as? UIViewController ?? view?.window?.rootViewController
            ?? UIApplication.shared.keyWindow?.rootViewController
        var top = start
        while let presented = top?.presentedViewController, !presented.isBeingDismissed { top = presented }
        return top
    }
}

/// Gives a subject along with an item.
private final class SubjectSource: NSObject, UIActivityItemSource {
    private let item: Any
    private let subject: String

    init(item: Any, subject: String) {
        self.item = item
        self.subject = subject
    }

    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
        item
    }
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { item }
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { subject }
}
