import Foundation
import VitrineCoreGraphics

/// A month with its name, buttons that turn to others, and its days. What days look like and do is said by who shows it.
final class MonthGrid: UIView {
    // Vitrine's measures, in points.
    private static let header: CGFloat = 44
    private static let weekdays: CGFloat = 24
    private static let wheels: CGFloat = 216
    static let row: CGFloat = 44
    /// What a row is higher with decorations.
    static let decoration: CGFloat = 14
    static let width: CGFloat = 320

    /// How a day is shown.
    struct DayState: Equatable {
        var isChosen = false
        /// Whether it is pale.
        var isDimmed = false
        /// Whether the user may tap it.
        var isEnabled = true
    }

    let calendar: Calendar
    /// The first moment of the month that is shown.
    private(set) var month: Date
    var state: (_ day: Date) -> DayState = { _ in DayState() }
    var onDay: (_ day: Date) -> Void = { _ in }
    /// Whether the user may turn to a month that begins at a moment.
    var mayTurn: (_ month: Date) -> Bool = { _ in true }
    /// The user has turned from a month to another one.
    var onTurn: (_ old: Date) -> Void = { _ in }
    /// The month that is shown where the user chooses another one on wheels: that one, or the nearest that is allowed.
    var allowedMonth: (_ month: Date) -> Date = { $0 }
    /// The user has chosen a month on wheels.
    var onWheels: (_ month: Date) -> Void = { _ in }
    /// What is below the number of a day; nil where no day has anything.
    var decoration: ((_ day: Date) -> UIView?)? {
        didSet {
            if (decoration == nil) != (oldValue == nil) { setNeedsLayout() }
        }
    }
    /// The first days of the weeks that are marked as a whole.
    var isWeekChosen: (_ day: Date) -> Bool = { _ in false }
    var fontDesign = UIFontDescriptor.SystemDesign.default {
        didSet { if fontDesign != oldValue { fontsDidChange() } }
    }

    private let title = MonthTitle(frame: .zero)
    /// There while the user chooses a month.
    private var wheels: MonthWheels?
    private let previousButton = UIButton(type: .system)
    private let nextButton = UIButton(type: .system)
    private var names: [UILabel] = []
    private let area = UIView()
    private let clip = UIView()
    private let week = UIView()
    private(set) var days: [CalendarDay] = []
    private let titles: DateFormatter
    private let spoken: DateFormatter

    init(calendar: Calendar, month: Date) {
        self.calendar = calendar
        self.month = Self.start(of: month, calendar)
        titles = Self.formatter("MMMMy", calendar)
        spoken = Self.formatter("EEEEMMMMd", calendar)
        super.init(frame: .zero)
        title.addAction(
            UIAction { [weak self] _ in self?.showWheels(self?.wheels == nil) }, for: .primaryActionTriggered)
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
            label.textColor = .tertiaryLabel
            label.textAlignment = .center
            names.append(label)
            addSubview(label)
        }
        clip.clipsToBounds = true
        addSubview(clip)
        clip.addSubview(area)
        week.isUserInteractionEnabled = false
        week.isHidden = true
        area.addSubview(week)
        for _ in 0..<42 {
            let day = CalendarDay()
            day.addAction(
                UIAction { [weak self, weak day] _ in if let date = day?.date { self?.onDay(date) } },
                for: .primaryActionTriggered)
            days.append(day)
            area.addSubview(day)
        }
        for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = direction
            swipe.addAction { [weak self] _ in
                guard let self else { return }
                turn(by: (direction == .left) != isMirrored ? 1 : -1)
            }
            clip.addGestureRecognizer(swipe)
        }
        fontsDidChange()
    }

    required init?(coder: NSCoder) { nil }

    private static func formatter(_ template: String, _ calendar: Calendar) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = calendar.locale ?? .current
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        formatter.setLocalizedDateFormatFromTemplate(template)
        return formatter
    }

    private static func start(of date: Date, _ calendar: Calendar) -> Date {
        calendar.dateInterval(of: .month, for: date)?.start ?? date
    }

    private func fontsDidChange() {
        func designed(_ font: UIFont) -> UIFont {
            guard fontDesign != .default, let descriptor = font.fontDescriptor.withDesign(fontDesign) else {
                return font
            }
            return UIFont(descriptor: descriptor, size: 0)
        }
        title.label.font = designed(.preferredFont(forTextStyle: .headline))
        for label in names { label.font = designed(.systemFont(ofSize: 13, weight: .semibold)) }
        for day in days {
            day.fonts = (
                designed(.systemFont(ofSize: 20)), designed(.systemFont(ofSize: 20, weight: .medium))
            )
        }
    }

    var naturalHeight: CGFloat {
        Self.header + Self.weekdays + 6 * (Self.row + (decoration == nil ? 0 : Self.decoration))
    }

    // MARK: Months

    private func month(_ months: Int) -> Date {
        calendar.date(byAdding: .month, value: months, to: month) ?? month
    }

    private func turn(by months: Int) {
        let target = month(months)
        guard target != month, mayTurn(target) else { return }
        let old = month
        show(month: target, animated: true)
        onTurn(old)
    }

    /// Shows the month of a date.
    func show(month date: Date, animated: Bool) {
        let target = Self.start(of: date, calendar)
        let way: CGFloat = (target > month) != isMirrored ? 1 : -1
        let picture =
            animated && target != month && window != nil
            ? area.snapshotView(afterScreenUpdates: false) : nil
        month = target
        wheels?.show(target, animated: animated)
        showDays()
        guard let picture else { return }
        picture.isUserInteractionEnabled = false
        clip.addSubview(picture)
        let width = clip.bounds.width
        UIView.performWithoutAnimation {
            layoutIfNeeded()
            area.frame.origin.x = way * width
        }
        UIView.animate(
            withDuration: 0.3, delay: 0, options: [.allowUserInteraction, .curveEaseOut],
            animations: {
                self.area.frame.origin.x = 0
                picture.frame.origin.x = -way * width
            }, completion: { _ in picture.removeFromSuperview() })
    }

    /// Has the user choose a month on wheels in the place of the days, or ends that.
    private func showWheels(_ shows: Bool) {
        title.isOpen = shows
        var leaving: UIView?
        if shows {
            let made = MonthWheels(calendar: calendar, month: month)
            made.onChoice = { [weak self] in self?.choose(month: $0) }
            wheels = made
            addSubview(made)
            UIView.performWithoutAnimation {
                made.alpha = 0
                layoutIfNeeded()
            }
        } else {
            leaving = wheels
            wheels = nil
        }
        let wheels = self.wheels
        UIView.animate(
            withDuration: window == nil ? 0 : 0.25, delay: 0, options: .allowUserInteraction,
            animations: {
                wheels?.alpha = 1
                leaving?.alpha = 0
                for view in [self.clip, self.previousButton, self.nextButton] + self.names {
                    view.alpha = shows ? 0 : 1
                }
                self.title.layoutIfNeeded()
            }, completion: { _ in leaving?.removeFromSuperview() })
        for view in [clip, previousButton, nextButton] {
            view.isUserInteractionEnabled = !shows
            view.accessibilityElementsHidden = shows
        }
    }

    private func choose(month date: Date) {
        let old = month
        let target = Self.start(of: allowedMonth(date), calendar)
        show(month: target, animated: false)
        // Wheels that were turned too far come back.
        wheels?.show(target, animated: true)
        guard target != old else { return }
        onWheels(target)
        onTurn(old)
    }

    /// Shows the days as they are now.
    func showDays() {
        title.text = titles.string(from: month)
        previousButton.isEnabled = mayTurn(month(-1))
        nextButton.isEnabled = mayTurn(month(1))
        let offset = (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
        let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 0
        var chosenWeek: Int?
        for (index, day) in days.enumerated() {
            let number = index - offset
            guard (0..<count).contains(number),
                let date = calendar.date(byAdding: .day, value: number, to: month)
            else {
                day.date = nil
                day.decoration = nil
                continue
            }
            day.date = date
            day.show("\(number + 1)", state(date), isToday: calendar.isDateInToday(date))
            day.accessibilityLabel = spoken.string(from: date)
            day.decoration = decoration?(date)
            if isWeekChosen(date) { chosenWeek = index / 7 }
        }
        self.chosenWeek = chosenWeek
        setNeedsLayout()
    }

    /// The row of the week that is marked as a whole.
    private var chosenWeek: Int?

    /// Shows the decorations of some days as they are now.
    func showDecorations(of dates: Set<Date>, animated: Bool) {
        let change = {
            for day in self.days {
                if let date = day.date, dates.contains(date) { day.decoration = self.decoration?(date) }
            }
        }
        guard animated, window != nil else { return change() }
        UIView.transition(
            with: area, duration: 0.2, options: [.transitionCrossDissolve, .allowUserInteraction],
            animations: change)
    }

    /// The chosen day has the focus first.
    override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        days.first { $0.date != nil && $0.isChosen }.map { [$0] } ?? super.preferredFocusEnvironments
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    // MARK: Layout

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = CGSize(width: max(0, bounds.width - 112), height: Self.header)
        place(
            title,
            fromLeading: CGRect(
                x: 16, y: 0, width: min(title.sizeThatFits(room).width, room.width), height: Self.header))
        // Wheels are as high as elsewhere, in the middle of the days' place.
        let free = max(0, bounds.height - Self.header)
        let height = min(free, Self.wheels)
        wheels?.frame = CGRect(
            x: 0, y: Self.header + (free - height) / 2, width: bounds.width, height: height)
        place(previousButton, fromLeading: CGRect(x: bounds.width - 92, y: 0, width: 44, height: Self.header))
        place(nextButton, fromLeading: CGRect(x: bounds.width - 48, y: 0, width: 44, height: Self.header))
        let width = bounds.width / 7
        for (index, label) in names.enumerated() {
            place(
                label,
                fromLeading: CGRect(
                    x: CGFloat(index) * width, y: Self.header, width: width, height: Self.weekdays))
        }
        let top = Self.header + Self.weekdays
        let days = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
        clip.frame = days
        // While a month comes it goes on to where it is going.
        if area.layer.animationKeys()?.isEmpty != false {
            area.frame = CGRect(origin: .zero, size: days.size)
        } else {
            area.bounds.size = days.size
        }
        // Rows share what height there is.
        let row = max(days.height / 6, 1)
        for (index, day) in self.days.enumerated() {
            let (line, column) = (CGFloat(index / 7), CGFloat(index % 7))
            day.hasDecorations = decoration != nil
            place(day, fromLeading: CGRect(x: column * width, y: line * row, width: width, height: row))
        }
        placeWeek(width, row)
    }

    private func placeWeek(_ width: CGFloat, _ row: CGFloat) {
        week.isHidden = chosenWeek == nil
        guard let chosenWeek else { return }
        let shown = days[(chosenWeek * 7)..<(chosenWeek * 7 + 7)].filter { $0.date != nil }
        guard let first = shown.first, let last = shown.last else { return }
        let union = first.frame.union(last.frame)
        let disc = first.discFrame
        week.frame = CGRect(
            x: union.minX + 2, y: union.minY + disc.minY, width: union.width - 4, height: disc.height)
        week.layer.cornerRadius = disc.height / 2
        week.backgroundColor = (tintColor ?? .systemBlue).withAlphaComponent(0.15)
    }
}
