import Foundation
import VitrineCoreGraphics

/// A month, whose days are chosen by a tap; with a time, wheels below it.
final class DateCalendar: UIView, DatePickerContent {
    // Vitrine's measure, in points.
    private static let time: CGFloat = 130

    private unowned let picker: UIDatePicker
    private let grid: MonthGrid
    private let clock: DateWheels?

    init(picker: UIDatePicker, hasTime: Bool) {
        self.picker = picker
        let calendar = picker.usedCalendar
        grid = MonthGrid(calendar: calendar, month: picker.date)
        clock = hasTime ? DateWheels(picker: picker, mode: .time) : nil
        super.init(frame: .zero)
        grid.state = { [unowned picker] day in
            let isAllowed = picker.allowsDay(day)
            return .init(
                isChosen: calendar.isDate(day, inSameDayAs: picker.date), isDimmed: !isAllowed,
                isEnabled: isAllowed)
        }
        grid.onDay = { [unowned self] in choose($0) }
        grid.allowedMonth = { [unowned picker] in picker.allowed($0) }
        grid.onWheels = { [unowned self] in choose(month: $0) }
        addSubview(grid)
        if let clock { addSubview(clock) }
        grid.showDays()
    }

    required init?(coder: NSCoder) { nil }

    var naturalSize: CGSize {
        CGSize(width: MonthGrid.width, height: grid.naturalHeight + (clock == nil ? 0 : Self.time))
    }

    func show(animated: Bool) {
        grid.show(month: picker.date, animated: animated)
        clock?.show(animated: animated)
    }

    override var preferredFocusEnvironments: [any UIFocusEnvironment] { [grid] }

    private func choose(_ day: Date) {
        let calendar = grid.calendar
        let time = calendar.dateComponents([.hour, .minute, .second], from: picker.date)
        var parts = calendar.dateComponents([.year, .month, .day], from: day)
        (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
        if let date = calendar.date(from: parts) { picker.choose(date) }
    }

    /// The date goes along with wheels: its day in the month, or the last one of a month that is shorter.
    private func choose(month: Date) {
        let calendar = grid.calendar
        let day = calendar.component(.day, from: picker.date)
        let count = calendar.range(of: .day, in: .month, for: month)?.count ?? day
        guard let date = calendar.date(byAdding: .day, value: min(day, count) - 1, to: month) else { return }
        choose(date)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = max(0, bounds.height - (clock == nil ? 0 : Self.time))
        grid.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
        clock?.frame = CGRect(x: 0, y: height, width: bounds.width, height: Self.time)
    }
}
