import Foundation
import VitrineCoreGraphics

/// The parts of a date on wheels, in the order of the language.
final class DateWheels: UIView, DatePickerContent, UIPickerViewDataSource, UIPickerViewDelegate {
    private enum Column { case year, month, day, date, hour, minute, period }

    private unowned let picker: UIDatePicker
    private let mode: UIDatePicker.Mode
    private let wheels = UIPickerView()
    private let columns: [Column]
    private let hasPeriods: Bool
    private let calendar: Calendar
    private let dayFormatter: DateFormatter
    private let monthNames: [String]
    private let periods: [String]
    /// The day of the middle row of a wheel of dates: about 27 years are on it.
    private let firstDay: Date
    /// The words beside the chosen hours and minutes of a duration. They stand still while the numbers turn.
    private var units: [UILabel] = []
    private static let days = 20_000
    private static let years = 1...9999

    init(picker: UIDatePicker, mode: UIDatePicker.Mode) {
        self.picker = picker
        self.mode = mode
        calendar = picker.usedCalendar
        let locale = picker.usedLocale
        func order(_ template: String) -> String {
            DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
        }
        hasPeriods = mode != .countDownTimer && order("j").contains("a")
        let time: [Column] = hasPeriods ? [.hour, .minute, .period] : [.hour, .minute]
        func dateOrder(_ template: String) -> [Column] {
            var columns: [Column] = []
            for letter in order(template) {
                let column: Column? =
                    "yY".contains(letter)
                    ? .year : "ML".contains(letter) ? .month : letter == "d" ? .day : nil
                if let column, !columns.contains(column) { columns.append(column) }
            }
            return columns
        }
        columns =
            switch mode {
            case .date: dateOrder("yMMMMd")
            case .yearAndMonth: dateOrder("yMMMM")
            case .time: time
            case .dateAndTime: [.date] + time
            case .countDownTimer: [.hour, .minute]
            }
        dayFormatter = picker.formatter("EEEMMMd")
        let names = picker.formatter("MMMM")
        monthNames = names.standaloneMonthSymbols ?? calendar.monthSymbols
        periods = [names.amSymbol ?? "AM", names.pmSymbol ?? "PM"]
        let today = calendar.startOfDay(for: picker.date)
        firstDay = calendar.date(byAdding: .day, value: -Self.days / 2, to: today) ?? today
        super.init(frame: .zero)
        wheels.dataSource = self
        wheels.delegate = self
        wheels.titleColor = picker.textColor
        addSubview(wheels)
        if mode == .countDownTimer {
            units = columns.map { _ in
                let unit = UILabel()
                unit.font = .systemFont(ofSize: 17, weight: .semibold)
                unit.textColor = picker.textColor
                unit.isUserInteractionEnabled = false
                unit.isAccessibilityElement = false
                addSubview(unit)
                return unit
            }
        }
    }

    required init?(coder: NSCoder) { nil }

    var naturalSize: CGSize { CGSize(width: 320, height: 216) }

    override func layoutSubviews() {
        super.layoutSubviews()
        wheels.frame = bounds
        for (column, unit) in units.enumerated() {
            guard let wheel = wheels.frame(ofComponent: column) else { continue }
            let size = unit.sizeThatFits(wheel.size)
            let start = DurationRow.numberEnd(in: wheel.width) + DurationRow.gap
            let x =
                effectiveUserInterfaceLayoutDirection == .rightToLeft
                ? wheel.maxX - start - size.width : wheel.minX + start
            unit.frame = CGRect(
                origin: CGPoint(x: x.rounded(), y: (bounds.midY - size.height / 2).rounded()), size: size)
        }
    }

    /// Names the units of what is chosen.
    private func showUnits(_ parts: DateComponents) {
        for (column, unit) in units.enumerated() {
            unit.text = columns[column] == .hour ? Self.hourWord(parts.hour ?? 0) : "min"
        }
        if !units.isEmpty { setNeedsLayout() }
    }

    private static func hourWord(_ count: Int) -> String { count == 1 ? "hour" : "hours" }

    // MARK: Date

    private var parts: DateComponents {
        calendar.dateComponents([.year, .month, .day, .hour, .minute], from: picker.date)
    }

    func show(animated: Bool) {
        let parts = self.parts
        for (index, column) in columns.enumerated() {
            let row =
                switch column {
                case .year: (parts.year ?? 1) - Self.years.lowerBound
                case .month: (parts.month ?? 1) - 1
                case .day: (parts.day ?? 1) - 1
                case .date:
                    calendar.dateComponents([.day], from: firstDay, to: calendar.startOfDay(for: picker.date))
                        .day ?? 0
                case .hour: hasPeriods ? ((parts.hour ?? 0) + 11) % 12 : parts.hour ?? 0
                case .minute: (parts.minute ?? 0) / picker.usedMinuteInterval
                case .period: (parts.hour ?? 0) / 12
                }
            if wheels.selectedRow(inComponent: index) != row {
                wheels.selectRow(row, inComponent: index, animated: animated)
            }
        }
        showUnits(parts)
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        var parts = self.parts
        var hour = parts.hour ?? 0
        for (index, column) in columns.enumerated() {
            let row = wheels.selectedRow(inComponent: index)
            switch column {
            case .year: parts.year = row + Self.years.lowerBound
            case .month: parts.month = row + 1
            case .day: parts.day = row + 1
            case .date:
                let day = calendar.date(byAdding: .day, value: row, to: firstDay) ?? picker.date
                let date = calendar.dateComponents([.year, .month, .day], from: day)
                (parts.year, parts.month, parts.day) = (date.year, date.month, date.day)
            case .hour: hour = hasPeriods ? (row + 1) % 12 : row
            case .minute: parts.minute = row * picker.usedMinuteInterval
            case .period: hour += row * 12
            }
        }
        parts.hour = hour
        // A month that is too short ends with its last day.
        var month = parts
        month.day = 1
        if let first = calendar.date(from: month), let days = calendar.range(of: .day, in: .month, for: first)
        {
            parts.day = min(parts.day ?? 1, days.upperBound - 1)
        }
        // A duration has a minute at least.
        if mode == .countDownTimer, hour == 0, parts.minute == 0 { parts.minute = picker.usedMinuteInterval }
        if let date = calendar.date(from: parts) { picker.choose(date) }
    }

    // MARK: Rows

    func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        switch columns[component] {
        case .year: Self.years.count
        case .month: monthNames.count
        case .day: 31
        case .date: Self.days
        case .hour: hasPeriods ? 12 : 24
        case .minute: 60 / picker.usedMinuteInterval
        case .period: 2
        }
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        switch columns[component] {
        case .month: mode == .yearAndMonth ? 0 : 130
        case .date: 140
        case .day, .period: 50
        case .hour, .minute: mode == .countDownTimer ? 0 : 46
        case .year: 80
        }
    }

    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
        guard mode == .countDownTimer else {
            let title = pickerView.titleView(row, component, reusing: view)
            if picker.highlightsToday, columns[component] == .date, isToday(row) {
                (title as? UILabel)?.textColor = .label
            }
            return title
        }
        let shown = view as? DurationRow ?? DurationRow(color: picker.textColor)
        shown.number = columns[component] == .hour ? row : row * picker.usedMinuteInterval
        return shown
    }

    /// Whether a row of a wheel of dates is the present day.
    private func isToday(_ row: Int) -> Bool {
        calendar.date(byAdding: .day, value: row, to: firstDay).map(calendar.isDateInToday) ?? false
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    {
        switch columns[component] {
        case .year: "\(row + Self.years.lowerBound)"
        case .month: monthNames[row]
        case .day: "\(row + 1)"
        case .date:
            calendar.date(byAdding: .day, value: row, to: firstDay).map { dayFormatter.string(from: $0) }
        case .hour: mode == .countDownTimer ? "\(row) \(Self.hourWord(row))" : "\(hasPeriods ? row + 1 : row)"
        case .minute: minuteTitle(row * picker.usedMinuteInterval)
        case .period: periods[row]
        }
    }

    private func minuteTitle(_ minute: Int) -> String {
        mode == .countDownTimer ? "\(minute) min" : minute < 10 ? "0\(minute)" : "\(minute)"
    }
}

/// A number of hours or minutes, which ends where the word for them begins.
private final class DurationRow: UIView {
    /// Between a number and its word, in points.
    static let gap: CGFloat = 8
    /// Where numbers end, in points from the leading edge of a wheel: number and word are about in its middle. By eye.
    static func numberEnd(in width: CGFloat) -> CGFloat { (width * 0.42).rounded() }

    private let label = UILabel()

    var number = 0 { didSet { label.text = "\(number)" } }

    /// - Parameter color: nil for that of labels.
    init(color: UIColor?) {
        super.init(frame: .zero)
        label.font = .systemFont(ofSize: 21)
        label.textColor = color
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let end = Self.numberEnd(in: bounds.width)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        label.textAlignment = isMirrored ? .left : .right
        label.frame = CGRect(
            x: isMirrored ? bounds.width - end : 0, y: 0, width: end, height: bounds.height)
    }
}
