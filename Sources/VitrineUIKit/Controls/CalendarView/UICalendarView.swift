public import Foundation
public import VitrineCoreGraphics

/// Shows a month with decorations of its days, of which the user may select some.
///
/// Without a ``selectionBehavior`` days cannot be selected. Months are turned by buttons, swipes and the program, and chosen on
/// wheels, which the title opens.
@MainActor @preconcurrency
open class UICalendarView: UIView {
    private final var grid: MonthGrid!
    private final var decorations: [Date: UIView?] = [:]

    public override init(frame: CGRect) {
        super.init(frame: frame)
        rebuild(showing: Date())
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        rebuild(showing: Date())
        takeNib(coder, UICalendarView.self, outermost: Self.nibReader)
    }

    override class var nibReader: AnyClass { UICalendarView.self }

    /// Has decorations for days, and hears of months that are turned.
    open weak var delegate: (any UICalendarViewDelegate)? {
        didSet { if delegate !== oldValue { decorationsDidChange() } }
    }

    // MARK: Customs

    /// The calendar. The user's unless set.
    open var calendar: Calendar = .current {
        didSet { if calendar != oldValue { rebuild(showing: grid.month) } }
    }
    /// The language. The user's unless set.
    open var locale: Locale = .current {
        didSet { if locale != oldValue { rebuild(showing: grid.month) } }
    }
    /// The time zone; nil, as unless set, is that of the calendar.
    open var timeZone: TimeZone? {
        didSet { if timeZone != oldValue { rebuild(showing: grid.month) } }
    }
    /// The design of the font. The system's unless set.
    open var fontDesign = UIFontDescriptor.SystemDesign.default {
        didSet { grid.fontDesign = fontDesign }
    }

    private var usedCalendar: Calendar {
        var calendar = self.calendar
        calendar.locale = locale
        if let timeZone { calendar.timeZone = timeZone }
        return calendar
    }

    private func rebuild(showing date: Date) {
        grid?.removeFromSuperview()
        decorations = [:]
        let made = MonthGrid(calendar: usedCalendar, month: date)
        made.fontDesign = fontDesign
        made.state = { [unowned self] in state(of: $0) }
        made.isWeekChosen = { [unowned self] in selectionBehavior?.marksWeek(of: $0) ?? false }
        made.onDay = { [unowned self] in selectionBehavior?.tap($0) }
        made.mayTurn = { [unowned self] in isMonthAvailable($0) }
        made.allowedMonth = { [unowned self] in clamped($0) }
        made.onTurn = { [unowned self] in tellChange(from: $0) }
        grid = made
        addSubview(made)
        decorationsDidChange()
    }

    // MARK: Months

    /// The dates that can be shown and selected. All unless set.
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
        didSet {
            guard availableDateRange != oldValue else { return }
            let month = clamped(grid.month)
            grid.show(month: month, animated: false)
        }
    }

    private func clamped(_ date: Date) -> Date {
        min(max(date, availableDateRange.start), availableDateRange.end)
    }

    private func isMonthAvailable(_ month: Date) -> Bool {
        let end = grid.calendar.date(byAdding: .month, value: 1, to: month) ?? month
        return end > availableDateRange.start && month <= availableDateRange.end
    }

    private func isAvailable(_ day: Date) -> Bool {
        let end = grid.calendar.date(byAdding: .day, value: 1, to: day) ?? day
        return end > availableDateRange.start && day <= availableDateRange.end
    }

    private func components(ofMonth month: Date) -> DateComponents {
        grid.calendar.dateComponents([.calendar, .era, .year, .month], from: month)
    }

    /// The month that is shown. That of today unless set; one that is not available becomes the nearest that is.
    open var visibleDateComponents: DateComponents {
        get { components(ofMonth: grid.month) }
        set { setVisibleDateComponents(newValue, animated: false) }
    }

    /// Shows a month. Components that are no date change nothing.
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        guard let date = date(of: dateComponents) else { return }
        let old = grid.month
        grid.show(month: clamped(date), animated: animated)
        if grid.month != old { tellChange(from: old) }
    }

    private func tellChange(from old: Date) {
        delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: components(ofMonth: old))
    }

    // MARK: Days

    /// The first moment of a day that components name; nil where they name none.
    final func date(of components: DateComponents) -> Date? {
        var components = components
        if components.timeZone == nil { components.timeZone = grid.calendar.timeZone }
        return (components.calendar ?? grid.calendar).date(from: components)
            .map { grid.calendar.startOfDay(for: $0) }
    }

    final func components(of day: Date) -> DateComponents {
        grid.calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day)
    }

    final func weekComponents(of day: Date) -> DateComponents {
        grid.calendar.dateComponents([.calendar, .era, .yearForWeekOfYear, .weekOfYear], from: day)
    }

    private func state(of day: Date) -> MonthGrid.DayState {
        guard isAvailable(day) else { return .init(isChosen: false, isDimmed: true, isEnabled: false) }
        guard let selectionBehavior else { return .init(isChosen: false, isDimmed: false, isEnabled: false) }
        let isAllowed = selectionBehavior.allows(day)
        return .init(
            isChosen: selectionBehavior.marks(day), isDimmed: !isAllowed, isEnabled: isAllowed)
    }

    /// How days are selected; nil, as unless set, is not at all.
    open var selectionBehavior: UICalendarSelection? {
        didSet {
            guard selectionBehavior !== oldValue else { return }
            oldValue?.view = nil
            selectionBehavior?.view = self
            selectionBehavior?.forgetAnswers()
            grid.showDays()
        }
    }

    final func selectionDidChange() { grid.showDays() }

    // MARK: Decorations

    /// Whether the delegate is asked for decorations, and rows have room for them. True unless set.
    open var wantsDateDecorations = true {
        didSet { if wantsDateDecorations != oldValue { decorationsDidChange() } }
    }

    private func decorationsDidChange() {
        decorations = [:]
        grid.decoration = wantsDateDecorations ? { [unowned self] in decoration(of: $0) } : nil
        grid.showDays()
        invalidateIntrinsicContentSize()
    }

    private func decoration(of day: Date) -> UIView? {
        if let known = decorations[day] { return known }
        let view =
            isAvailable(day)
            ? delegate?.calendarView(self, decorationFor: components(of: day))?.makeView() : nil
        decorations[day] = .some(view)
        return view
    }

    /// Asks the delegate anew for the decorations of days.
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
        let days = Set(dates.compactMap { date(of: $0) })
        for day in days { decorations[day] = nil }
        grid.showDecorations(of: days, animated: animated)
    }

    // MARK: Layout

    /// 320 points wide, and as high as six weeks and their decorations.
    open override dynamic var intrinsicContentSize: CGSize {
        CGSize(width: MonthGrid.width, height: grid.naturalHeight)
    }
    /// As wide as there is room, and as high as six weeks and their decorations.
    open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: max(size.width, MonthGrid.width), height: grid.naturalHeight)
    }

    open override dynamic func layoutSubviews() {
        super.layoutSubviews()
        grid.frame = bounds
    }
}

/// Has decorations for the days of a calendar. Every method is optional.
@MainActor @preconcurrency
public protocol UICalendarViewDelegate: NSObjectProtocol {
    /// What is below the number of a day; nil, the default, is nothing.
    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
        -> UICalendarView.Decoration?
    /// Another month is shown.
    func calendarView(
        _ calendarView: UICalendarView,
        didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
    public func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
        -> UICalendarView.Decoration?
    { nil }
    public func calendarView(
        _ calendarView: UICalendarView,
        didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) {}
}
