import Foundation
import VitrineCoreGraphics

/// A month, whose days are chosen by a tap; with a time, wheels below it.
final class DateCalendar: UIView, DatePickerContent {
    // Vitrine's measures, in points.
    private static let header: CGFloat = 44
    private static let weekdays: CGFloat = 24
    private static let row: CGFloat = 44
    private static let time: CGFloat = 130

    private unowned let picker: UIDatePicker
    private let calendar: Calendar
    private let title = UILabel()
    private let previousButton = UIButton(type: .system)
    private let nextButton = UIButton(type: .system)
    private var names: [UILabel] = []
    private var days: [CalendarDay] = []
    private let clock: DateWheels?
    /// The first moment of the month that is shown.
    private var month: Date

    init(picker: UIDatePicker, hasTime: Bool) {
        self.picker = picker
        calendar = picker.usedCalendar
        month = calendar.dateInterval(of: .month, for: picker.date)?.start ?? picker.date
        clock = hasTime ? DateWheels(picker: picker, mode: .time) : nil
        super.init(frame: .zero)
        title.font = .preferredFont(forTextStyle: .headline)
        for (button, name, way) in [
            (previousButton, "chevron.backward", -1), (nextButton, "chevron.forward", 1),
        ] {
            button.setImage(UIImage(systemName: name), for: .normal)
            button.accessibilityLabel = way < 0 ? "Previous month" : "Next month"
            button.addAction(UIAction { [weak self] _ in self?.turn(by: way) }, for: .primaryActionTriggered)
            addSubview(button)
        }
        addSubview(title)
        let symbols = calendar.shortStandaloneWeekdaySymbols
        for index in 0..<7 {
            let label = UILabel()
            label.text = symbols[(index + calendar.firstWeekday - 1) % 7].uppercased()
            label.font = .systemFont(ofSize: 13, weight: .semibold)
            label.textColor = .tertiaryLabel
            label.textAlignment = .center
            names.append(label)
            addSubview(label)
        }
        for _ in 0..<42 {
            let day = CalendarDay()
            day.addAction(
                UIAction { [weak self, weak day] _ in if let date = day?.date { self?.choose(date) } },
                for: .primaryActionTriggered)
            days.append(day)
            addSubview(day)
        }
        if let clock { addSubview(clock) }
        showMonth()
    }

    required init?(coder: NSCoder) { nil }

    var naturalSize: CGSize {
        let rows = Self.header + Self.weekdays + 6 * Self.row
        return CGSize(width: 320, height: rows + (clock == nil ? 0 : Self.time))
    }

    func show(animated: Bool) {
        month = calendar.dateInterval(of: .month, for: picker.date)?.start ?? picker.date
        showMonth()
        clock?.show(animated: animated)
    }

    /// The chosen day has the focus first.
    override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        let chosen = days.first { $0.date.map { calendar.isDate($0, inSameDayAs: picker.date) } ?? false }
        return chosen.map { [$0] } ?? super.preferredFocusEnvironments
    }

    private func turn(by months: Int) {
        month = calendar.date(byAdding: .month, value: months, to: month) ?? month
        showMonth()
    }

    private func choose(_ day: Date) {
        let time = calendar.dateComponents([.hour, .minute, .second], from: picker.date)
        var parts = calendar.dateComponents([.year, .month, .day], from: day)
        (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
        if let date = calendar.date(from: parts) { picker.choose(date) }
    }

    private func showMonth() {
        title.text = picker.formatter("MMMMy").string(from: month)
        let offset = (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
        let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 0
        let spoken = picker.formatter("EEEEMMMMd")
        for (index, day) in days.enumerated() {
            let number = index - offset
            guard (0..<count).contains(number),
                let date = calendar.date(byAdding: .day, value: number, to: month)
            else {
                day.date = nil
                continue
            }
            day.date = date
            day.show(
                "\(number + 1)", isChosen: calendar.isDate(date, inSameDayAs: picker.date),
                isToday: calendar.isDateInToday(date), isAllowed: picker.allowsDay(date))
            day.accessibilityLabel = spoken.string(from: date)
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ view: UIView, _ rect: CGRect) {
            view.frame =
                isMirrored
                ? CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
                : rect
        }
        title.textAlignment = isMirrored ? .right : .left
        place(title, CGRect(x: 16, y: 0, width: max(0, bounds.width - 112), height: Self.header))
        place(previousButton, CGRect(x: bounds.width - 92, y: 0, width: 44, height: Self.header))
        place(nextButton, CGRect(x: bounds.width - 48, y: 0, width: 44, height: Self.header))
        let width = bounds.width / 7
        for (index, label) in names.enumerated() {
            place(
                label, CGRect(x: CGFloat(index) * width, y: Self.header, width: width, height: Self.weekdays))
        }
        let top = Self.header + Self.weekdays
        for (index, day) in days.enumerated() {
            let (row, column) = (CGFloat(index / 7), CGFloat(index % 7))
            place(day, CGRect(x: column * width, y: top + row * Self.row, width: width, height: Self.row))
        }
        clock?.frame = CGRect(x: 0, y: top + 6 * Self.row, width: bounds.width, height: Self.time)
    }
}

/// A day of a month.
final class CalendarDay: UIControl {
    var date: Date? {
        didSet { isHidden = date == nil }
    }
    private let disc = UIView()
    private let label = UILabel()
    private var isChosen = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.textAlignment = .center
        for view in [disc, label] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        layer.cornerRadius = 8
    }

    required init?(coder: NSCoder) { nil }

    private var isToday = false

    func show(_ text: String, isChosen: Bool, isToday: Bool, isAllowed: Bool) {
        label.text = text
        self.isChosen = isChosen
        self.isToday = isToday
        isEnabled = isAllowed
        showColors()
    }

    /// A chosen day is a disc in the tint; today's number has the tint, or the disc is full.
    private func showColors() {
        let tint = tintColor ?? .systemBlue
        label.font = .systemFont(ofSize: 20, weight: isChosen ? .medium : .regular)
        label.textColor =
            !isEnabled ? .tertiaryLabel : isChosen && isToday ? .white : isChosen || isToday ? tint : .label
        disc.backgroundColor = isToday ? tint : tint.withAlphaComponent(0.15)
        disc.isHidden = !isChosen
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showColors()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(bounds.width, bounds.height)
        disc.frame = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        disc.layer.cornerRadius = side / 2
        label.frame = bounds
    }

    override func primaryTouchEnded(with event: UIEvent?) {
        sendActions(for: .primaryActionTriggered, with: event)
    }

    override var canBecomeFocused: Bool { isEnabled && date != nil }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard isEnabled, presses.contains(where: { $0.type == .select }) else {
            super.pressesEnded(presses, with: event)
            return
        }
        sendActions(for: .primaryActionTriggered, with: event)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !presses.contains(where: { $0.type == .select }) { super.pressesBegan(presses, with: event) }
    }

    package override var isAccessibilityElementByKind: Bool { true }
    override var accessibilityTraitsOfKind: UIAccessibilityTraits {
        super.accessibilityTraitsOfKind.union(isChosen ? [.button, .selected] : .button)
    }
    override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        sendActions(for: .primaryActionTriggered)
        return true
    }
}
