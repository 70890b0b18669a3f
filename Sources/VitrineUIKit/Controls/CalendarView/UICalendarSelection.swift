public import Foundation

/// How days of a calendar are selected: one of its subclasses.
@MainActor @preconcurrency
open class UICalendarSelection: NSObject {
    final weak var view: UICalendarView?
    private final var answers: [Date: Bool] = [:]

    /// Asks the delegate anew which days can be selected.
    open func updateSelectableDates() {
        forgetAnswers()
        view?.selectionDidChange()
    }

    final func forgetAnswers() { answers = [:] }

    /// Whether a day can be tapped; asked of the delegate once.
    final func allows(_ day: Date) -> Bool {
        if let known = answers[day] { return known }
        let answer = asksWhetherToAllow(day)
        answers[day] = answer
        return answer
    }

    final func components(of day: Date) -> DateComponents {
        view?.components(of: day) ?? Calendar.current.dateComponents([.era, .year, .month, .day], from: day)
    }

    final func day(of components: DateComponents) -> Date? {
        view?.date(of: components) ?? (components.calendar ?? .current).date(from: components)
    }

    func asksWhetherToAllow(_ day: Date) -> Bool { true }
    /// Whether a day is selected.
    func marks(_ day: Date) -> Bool { false }
    /// Whether the week of a day is.
    func marksWeek(of day: Date) -> Bool { false }
    /// The user has tapped a day.
    func tap(_ day: Date) {}
}
