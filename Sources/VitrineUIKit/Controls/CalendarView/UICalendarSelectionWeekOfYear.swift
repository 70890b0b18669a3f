public import Foundation

/// Selects one week.
@MainActor @preconcurrency
open class UICalendarSelectionWeekOfYear: UICalendarSelection {
    /// Hears what the user selects.
    open private(set) weak var delegate: (any UICalendarSelectionWeekOfYearDelegate)?

    /// Makes a selection without a week.
    public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    private final var stored: DateComponents?

    /// The selected week: a `yearForWeekOfYear` and a `weekOfYear`. None unless set; the delegate hears only of what the user
    /// selects.
    open var selectedWeekOfYear: DateComponents? {
        get { stored }
        set { setSelectedWeekOfYear(newValue, animated: false) }
    }

    /// Selects a week.
    open func setSelectedWeekOfYear(_ weekOfYear: DateComponents?, animated: Bool) {
        stored = weekOfYear
        view?.selectionDidChange()
    }

    private func week(of day: Date) -> DateComponents {
        view?.weekComponents(of: day)
            ?? Calendar.current.dateComponents([.yearForWeekOfYear, .weekOfYear], from: day)
    }

    override func asksWhetherToAllow(_ day: Date) -> Bool {
        delegate?.weekOfYearSelection(self, canSelectWeekOfYear: week(of: day)) ?? true
    }

    override func marksWeek(of day: Date) -> Bool {
        guard let stored else { return false }
        let week = week(of: day)
        return week.weekOfYear == stored.weekOfYear && week.yearForWeekOfYear == stored.yearForWeekOfYear
    }

    override func tap(_ day: Date) {
        let components: DateComponents? = marksWeek(of: day) ? nil : week(of: day)
        if components == nil, delegate?.weekOfYearSelection(self, canSelectWeekOfYear: nil) == false {
            return
        }
        setSelectedWeekOfYear(components, animated: true)
        delegate?.weekOfYearSelection(self, didSelectWeekOfYear: components)
    }
}

/// Hears of a selected week.
@MainActor @preconcurrency
public protocol UICalendarSelectionWeekOfYearDelegate: NSObjectProtocol {
    /// The user has selected a week; nil is none.
    func weekOfYearSelection(
        _ selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?)
    /// Whether a week can be selected; of nil, whether the selection can be taken back. True by default.
    func weekOfYearSelection(
        _ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
    ) -> Bool
}

extension UICalendarSelectionWeekOfYearDelegate {
    public func weekOfYearSelection(
        _ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
    ) -> Bool { true }
}
