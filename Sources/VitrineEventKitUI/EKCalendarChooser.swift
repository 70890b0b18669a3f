public import Foundation
public import VitrineEventKit
public import VitrineUIKit

/// Lets the user choose calendars, of which there are none here. It stands in a navigation controller.
@MainActor @preconcurrency
open class EKCalendarChooser: UIViewController {
    /// Whether one or several can be chosen.
    public let selectionStyle: EKCalendarChooserSelectionStyle
    /// Hears how it ended.
    open weak var delegate: (any EKCalendarChooserDelegate)?
    /// Whether there is a button that ends it. False unless set.
    open var showsDoneButton = false { didSet { updateItems() } }
    /// Whether there is a button that cancels it. False unless set.
    open var showsCancelButton = false { didSet { updateItems() } }
    /// What is chosen.
    open var selectedCalendars: Set<EKCalendar> = []

    /// Makes a chooser of calendars for events.
    public convenience init(
        selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
        eventStore: EKEventStore
    ) {
        self.init(
            selectionStyle: selectionStyle, displayStyle: displayStyle, entityType: .event,
            eventStore: eventStore)
    }

    /// Makes a chooser.
    public init(
        selectionStyle style: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
        entityType: EKEntityType, eventStore: EKEventStore
    ) {
        selectionStyle = style
        super.init(nibName: nil, bundle: nil)
        title = entityType == .event ? "Calendars" : "Lists"
    }

    public required init?(coder: NSCoder) {
        selectionStyle = .single
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        var content = UIContentUnavailableConfiguration.empty()
        content.image = UIImage(systemName: "calendar")
        content.text = "No Calendars"
        contentUnavailableConfiguration = content
    }

    private func updateItems() {
        navigationItem.leftBarButtonItem =
            showsCancelButton
            ? UIBarButtonItem(
                systemItem: .cancel,
                primaryAction: UIAction { [weak self] _ in
                    guard let self else { return }
                    delegate?.calendarChooserDidCancel(self)
                }) : nil
        navigationItem.rightBarButtonItem =
            showsDoneButton
            ? UIBarButtonItem(
                systemItem: .done,
                primaryAction: UIAction { [weak self] _ in
                    guard let self else { return }
                    delegate?.calendarChooserDidFinish(self)
                }) : nil
    }
}

/// Whether one or several calendars can be chosen.
public enum EKCalendarChooserSelectionStyle: Int, Sendable {
    /// One.
    case single = 0
    /// Several.
    case multiple
}

/// Which calendars can be chosen.
public enum EKCalendarChooserDisplayStyle: Int, Sendable {
    /// All.
    case allCalendars = 0
    /// Those that take something.
    case writableCalendarsOnly
}

/// Hears which calendars are chosen. All of it is optional.
@MainActor @preconcurrency
public protocol EKCalendarChooserDelegate: NSObjectProtocol {
    /// Others are chosen.
    func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
    /// The user is done: the controller is to be dismissed.
    func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
    /// The user wants none: the controller is to be dismissed.
    func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}

extension EKCalendarChooserDelegate {
    public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {}
    public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {}
    public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {}
}
