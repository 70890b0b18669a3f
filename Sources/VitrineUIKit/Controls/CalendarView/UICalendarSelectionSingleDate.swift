public import Foundation

/// Selects one day.
@MainActor @preconcurrency
open class UICalendarSelectionSingleDate: UICalendarSelection {
    /// Hears what the user selects.
    open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?

    /// Makes a selection without a day.
    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    private final var stored: DateComponents?

    /// The selected day; nil, as unless set, is none. The delegate hears only of what the user selects.
    open var selectedDate: DateComponents? {
        get { stored }
        set { setSelected(newValue, animated: false) }
    }

    /// Selects a day.
    open func setSelected(_ dateComponents: DateComponents?, animated: Bool) {
        stored = dateComponents
        view?.selectionDidChange()
    }

    override func asksWhetherToAllow(_ day: Date) -> Bool {
        delegate?.dateSelection(self, canSelectDate: components(of: day)) ?? true
    }

    override func marks(_ day: Date) -> Bool { stored.flatMap { self.day(of: $0) } == day }

    /// A second tap selects nothing, unless the delegate does not want that.
    override func tap(_ day: Date) {
        let components: DateComponents? = marks(day) ? nil : components(of: day)
        if components == nil, delegate?.dateSelection(self, canSelectDate: nil) == false { return }
        setSelected(components, animated: true)
        delegate?.dateSelection(self, didSelectDate: components)
    }
}

/// Hears of a selected day.
@MainActor @preconcurrency
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
    /// The user has selected a day; nil is none.
    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
    /// Whether a day can be selected; of nil, whether the selection can be taken back. True by default.
    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
    public func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { true }
}
