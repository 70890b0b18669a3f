public import Foundation
public import VitrineEventKit
public import VitrineUIKit

/// Shows an event, which no calendar has here and nobody can change.
@MainActor @preconcurrency
open class EKEventViewController: UITableViewController {
    /// The event. Set before the controller comes on screen.
    open var event: EKEvent!
    /// Hears how it ended.
    open weak var delegate: (any EKEventViewDelegate)?
    /// Whether the event can be changed. It cannot, whatever is set: nothing keeps it.
    open var allowsEditing = false
    /// Whether the calendar's view is part of it. It is not, whatever is set.
    open var allowsCalendarPreview = false

    private var lines: [String] = []

    /// Makes a controller.
    public init() { super.init(style: .insetGrouped) }

    /// Makes a controller; nibs are not read.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(style: .insetGrouped)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        title = "Event Details"
        guard let event else { return }
        let dates = DateIntervalFormatter()
        dates.dateStyle = .long
        dates.timeStyle = event.isAllDay ? .none : .short
        let time: String? =
            if let start = event.startDate, let end = event.endDate {
                dates.string(from: start, to: end)
            } else { nil }
        lines = [event.title, event.location, time, event.url?.absoluteString, event.notes].compactMap {
            $0.flatMap { $0.isEmpty ? nil : $0 }
        }
        tableView.reloadData()
        // Alone on its stack it has a button that ends it, as Apple's does.
        guard navigationController?.viewControllers.first === self else { return }
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                delegate?.eventViewController(self, didCompleteWith: .done)
            })
    }

    open override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        lines.count
    }

    open override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "row")
            ?? UITableViewCell(style: .default, reuseIdentifier: "row")
        var content = cell.defaultContentConfiguration()
        content.text = lines[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }
}

/// How the user left an event.
public enum EKEventViewAction: Int, Sendable {
    /// They have seen it.
    case done = 0
    /// They have answered. Not here.
    case responded
    /// They took it away. Not here.
    case deleted
}

/// Hears how the user left an event.
@MainActor @preconcurrency
public protocol EKEventViewDelegate: NSObjectProtocol {
    /// The user is done: the controller is to be dismissed.
    func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}
