public import Foundation

/// Selects any number of days.
@MainActor @preconcurrency
open class UICalendarSelectionMultiDate: UICalendarSelection {
    /// Hears what the user selects.
    open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?

    /// Makes a selection without days.
    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    private final var stored: [DateComponents] = []

    /// The selected days, in the order in which they were. None unless set; the delegate hears only of what the user selects.
    open var selectedDates: [DateComponents] {
        get { stored }
        set { setSelectedDates(newValue, animated: false) }
    }

    /// Selects days.
    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
        stored = selectedDates
        forgetAnswers()
        view?.selectionDidChange()
    }

    override func asksWhetherToAllow(_ day: Date) -> Bool {
        let components = components(of: day)
        return marks(day)
            ? delegate?.multiDateSelection(self, canDeselectDate: components) ?? true
            : delegate?.multiDateSelection(self, canSelectDate: components) ?? true
    }

    override func marks(_ day: Date) -> Bool { stored.contains { self.day(of: $0) == day } }

    override func tap(_ day: Date) {
        let components = components(of: day)
        if marks(day) {
            setSelectedDates(stored.filter { self.day(of: $0) != day }, animated: true)
            delegate?.multiDateSelection(self, didDeselectDate: components)
        } else {
            setSelectedDates(stored + [components], animated: true)
            delegate?.multiDateSelection(self, didSelectDate: components)
        }
    }
}

/// Hears of selected days.
@MainActor @preconcurrency
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
    /// The user has selected a day.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    /// The user has taken a day back.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
    /// Whether a day can be selected. True by default.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool
    /// Whether a selected day can be taken back. True by default.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool { true }
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool { true }
}
