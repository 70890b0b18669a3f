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
            if let source = shared[0] as? PreviewedSource {
                source.subject = subject
            } else {
                shared[0] = SubjectSource(item: shared[0], subject: subject)
            }
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

    /// Loads items, and opens the sheet with those that have something to give.
    func load(_ loaded: [SharedLinkItem], from anchor: MenuAnchor) {
        Task { @MainActor in
            var content = self
            for item in loaded {
                guard let value = await item.load() else { continue }
                content.items.append(
                    PreviewedSource(item: value, title: item.title, picture: await item.picture?()))
            }
            guard !content.items.isEmpty else { return }
            content.present(from: anchor)
        }
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
private class SubjectSource: NSObject, UIActivityItemSource {
    final let item: Any
    final var subject: String

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

/// Shows a title and a picture of an item.
private final class PreviewedSource: SubjectSource, ActivityPreviewing {
    let previewTitle: String?
    private let picture: UIImage?

    init(item: Any, title: String?, picture: UIImage?) {
        previewTitle = title
        self.picture = picture
        super.init(item: item, subject: "")
    }

    func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
    ) -> UIImage? { picture ?? item as? UIImage }
}
