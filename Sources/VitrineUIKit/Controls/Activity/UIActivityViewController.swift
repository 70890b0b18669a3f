public import Foundation
import VitrineCoreGraphics

/// A sheet with what can be done with some things: copying, mail, opening an address, and what the program can do.
///
/// It shows as a popover, which needs a source, or as a sheet where the screen is narrow.
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController {
    /// Told when the sheet is over.
    ///
    /// - Parameters:
    ///   - activityType: What was chosen; nil if nothing was.
    ///   - completed: Whether it was done.
    ///   - returnedItems: What an extension gave back: nothing here.
    ///   - activityError: Why it failed: nothing here.
    public typealias CompletionWithItemsHandler = (
        _ activityType: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?,
        _ activityError: (any Error)?
    ) -> Void

    private let items: [Any]
    private let ownActivities: [UIActivity]

    /// Makes a sheet.
    ///
    /// - Parameters:
    ///   - activityItems: Texts, addresses, images, anything that the program's activities take, and sources of such.
    ///   - applicationActivities: What the program can do; nil is nothing.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems
        ownActivities = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .popover
        if let sheet = popoverPresentationController?.adaptiveSheetPresentationController {
            sheet.detents = [.medium(), .large()]
        }
    }

    public required init?(coder: NSCoder) { nil }

    /// What is told when the sheet is over, once.
    open var completionWithItemsHandler: CompletionWithItemsHandler?

    /// What is not to be offered. Nothing unless set.
    open var excludedActivityTypes: [UIActivity.ActivityType]? {
        didSet { if isViewLoaded { showActivities() } }
    }

    // MARK: Items

    private var placeholders: [Any] {
        items.map { ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0 }
    }

    private func items(for type: UIActivity.ActivityType?) -> [Any] {
        items.compactMap { item in
            guard let source = item as? any UIActivityItemSource else { return item }
            return source.activityViewController(self, itemForActivityType: type)
        }
    }

    private func subject(for type: UIActivity.ActivityType?) -> String {
        items.lazy.compactMap { $0 as? any UIActivityItemSource }
            .map { $0.activityViewController(self, subjectForActivityType: type) }.first { !$0.isEmpty } ?? ""
    }

    private func thumbnail(of size: CGSize) -> UIImage? {
        items.lazy.compactMap { item -> UIImage? in
            if let image = item as? UIImage { return image }
            return (item as? any UIActivityItemSource)?.activityViewController(
                self, thumbnailImageForActivityType: nil, suggestedSize: size)
        }.first
    }

    // MARK: View

    private final var sheet: ActivityView? { viewIfLoaded as? ActivityView }

    open override func loadView() {
        let made = ActivityView()
        made.onClose = { [weak self] in self?.close() }
        made.onChoice = { [weak self] in self?.start($0) }
        view = made
        made.show(
            header: ActivityHeader(
                items: placeholders, subject: subject(for: nil), thumbnail: thumbnail(of: ActivityView.icon),
                previewTitle: items.lazy.compactMap { ($0 as? any ActivityPreviewing)?.previewTitle }.first))
        showActivities()
    }

    /// What is offered, in order.
    private var activities: [UIActivity] {
        let (placeholders, excluded) = (placeholders, excludedActivityTypes ?? [])
        return ([MailActivity(), CopyActivity(), OpenActivity()] + ownActivities).filter { activity in
            if let type = activity.activityType, excluded.contains(type) { return false }
            return activity.canPerform(withActivityItems: placeholders)
        }
    }

    private func showActivities() {
        let activities = activities
        sheet?.show(
            services: activities.filter { type(of: $0).activityCategory == .share },
            actions: activities.filter { type(of: $0).activityCategory == .action })
        preferredContentSize = CGSize(width: 375, height: sheet?.naturalHeight ?? 0)
    }

    // MARK: Running

    private final var running: UIActivity?

    private func start(_ activity: UIActivity) {
        guard running == nil, !isBeingDismissed else { return }
        running = activity
        let type = activity.activityType
        (activity as? MailActivity)?.subject = subject(for: type)
        activity.prepare(withActivityItems: items(for: type))
        activity.onFinish = { [weak self] completed in self?.finish(type, completed) }
        if let controller = activity.activityViewController {
            present(controller, animated: true)
        } else {
            activity.perform()
        }
    }

    private func finish(_ type: UIActivity.ActivityType?, _ completed: Bool) {
        running?.onFinish = nil
        running = nil
        guard let presenter = presentingViewController else { return tell(type, completed) }
        presenter.dismiss(animated: true) { [self] in tell(type, completed) }
    }

    private func close() {
        guard !isBeingDismissed else { return }
        finish(nil, false)
    }

    private func tell(_ type: UIActivity.ActivityType?, _ completed: Bool) {
        let handler = completionWithItemsHandler
        completionWithItemsHandler = nil
        handler?(type, completed, nil, nil)
    }

    /// The user has dragged it away, or touched what is outside.
    open override dynamic func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if runningPresentation?.isDismissedByUser == true { tell(nil, false) }
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: { $0.type == .menu || $0.key?.keyCode == .keyboardEscape }) {
            close()
        } else {
            super.pressesBegan(presses, with: event)
        }
    }
}
