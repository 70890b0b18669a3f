public import Foundation
import VitrineEmptyScreen
public import VitrineEventKit
public import VitrineUIKit

/// Lets the user write an event, which no calendar takes here: it says so, and can be cancelled.
@MainActor @preconcurrency
open class EKEventEditViewController: UINavigationController {
    /// Hears how it ended, and dismisses the controller.
    open weak var editViewDelegate: (any EKEventEditViewDelegate)?
    /// The store.
    open var eventStore: EKEventStore!
    /// The event; nil for a new one.
    open var event: EKEvent?

    private let screen = EmptyScreen(title: "New Event", symbol: "calendar")

    /// Makes a controller for a new event.
    public init() {
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// Makes a controller for a new event; nibs are not read.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        screen.onCancel = { [weak self] in self?.cancelEditing() }
        screen.show("No Calendars", "This program has no access to your calendars.")
        viewControllers = [screen]
    }

    /// Ends it, as the button does.
    open func cancelEditing() {
        editViewDelegate?.eventEditViewController(self, didCompleteWith: .canceled)
    }
}

/// How the user ended an event.
public enum EKEventEditViewAction: Int, Sendable {
    /// They did not want it.
    case canceled = 0
    /// They kept it. Not here.
    case saved
    /// They took it away. Not here.
    case deleted

    /// They did not want it.
    public static let cancelled = EKEventEditViewAction.canceled
}

/// Hears how an event ended.
@MainActor @preconcurrency
public protocol EKEventEditViewDelegate: NSObjectProtocol {
    /// The user is done: the controller is to be dismissed.
    func eventEditViewController(
        _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)

    /// Where a new event goes. Nobody asks here: none is kept. Optional.
    func eventEditViewControllerDefaultCalendar(
        forNewEvents controller: EKEventEditViewController
    ) -> EKCalendar
}

extension EKEventEditViewDelegate {
    public func eventEditViewControllerDefaultCalendar(
        forNewEvents controller: EKEventEditViewController
    ) -> EKCalendar {
        EKCalendar(for: .event, eventStore: controller.eventStore ?? EKEventStore())
    }
}
