public import Foundation
public import VitrineCoreGraphics

/// A control for choosing a date, a time, both, or a duration.
///
/// It sends `.valueChanged` and `.primaryActionTriggered` when the user chooses, not when ``date`` is set. Names of months and
/// days, their order and the hours of a day are those of ``calendar`` and ``locale``.
@MainActor @preconcurrency
open class UIDatePicker: UIControl {
    /// What is chosen.
    public enum Mode: Int, Sendable {
        /// Hours and minutes.
        case time = 0
        /// A day.
        case date = 1
        /// A day, hours and minutes.
        case dateAndTime = 2
        /// Hours and minutes of a duration.
        case countDownTimer = 3
        /// A month.
        case yearAndMonth = 4
    }

    private final var content: (any DatePickerContent)?
    private final var storedDate = Date()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        rebuild()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        rebuild()
        takeNib(coder, UIDatePicker.self, outermost: Self.nibReader)
    }

    override class var nibReader: AnyClass { UIDatePicker.self }
    override class func nibPath(_ key: String) -> AnyKeyPath? {
        datePickerNibPaths[key] ?? super.nibPath(key)
    }
    override func take(_ nib: NibCoder) {
        super.take(nib)
        takeDatePicker(nib)
    }

    // MARK: Value

    /// The chosen date, within the limits. The present one unless set.
    open var date: Date {
        get { storedDate }
        set { setDate(newValue, animated: false) }
    }

    /// Chooses a date, the nearest within the limits, without sending events.
    open func setDate(_ date: Date, animated: Bool) {
        let date = allowed(date)
        guard date != storedDate else { return }
        storedDate = date
        content?.show(animated: animated)
    }

    /// The earliest date; nil, the default, is none. It means nothing for a duration, or while it is after ``maximumDate``.
    open var minimumDate: Date? {
        didSet { if minimumDate != oldValue { limitsDidChange() } }
    }

    /// The latest date; nil, the default, is none. It means nothing for a duration, or while it is before ``minimumDate``.
    open var maximumDate: Date? {
        didSet { if maximumDate != oldValue { limitsDidChange() } }
    }

    private func limitsDidChange() {
        storedDate = allowed(storedDate)
        content?.show(animated: false)
    }

    final func allowed(_ date: Date) -> Date {
        guard datePickerMode != .countDownTimer else { return date }
        if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
        return min(max(date, minimumDate ?? date), maximumDate ?? date)
    }

    /// Whether something of a day is within the limits.
    final func allowsDay(_ day: Date) -> Bool {
        let start = usedCalendar.startOfDay(for: day)
        let end = usedCalendar.date(byAdding: .day, value: 1, to: start) ?? start
        if let minimumDate, let maximumDate, minimumDate > maximumDate { return true }
        return minimumDate.map { end > $0 } ?? true && maximumDate.map { start <= $0 } ?? true
    }

    /// The user chose a date.
    final func choose(_ date: Date) {
        let date = allowed(date)
        if date != storedDate {
            storedDate = date
            content?.show(animated: true)
            sendValueChange(with: nil)
        } else {
            content?.show(animated: true)
        }
    }

    /// The minutes between those that wheels offer: a divisor of 60, 1 unless set. Others are taken for 1.
    open var minuteInterval = 1 {
        didSet { if minuteInterval != oldValue { rebuild() } }
    }
    final var usedMinuteInterval: Int {
        (1...30).contains(minuteInterval) && 60 % minuteInterval == 0 ? minuteInterval : 1
    }

    /// The chosen duration in seconds, a whole number of minutes below a day.
    open var countDownDuration: TimeInterval {
        get {
            let parts = usedCalendar.dateComponents([.hour, .minute], from: storedDate)
            return TimeInterval((parts.hour ?? 0) * 3600 + (parts.minute ?? 0) * 60)
        }
        set {
            let minutes = Int(min(max(newValue.isFinite ? newValue : 0, 0), 86_399) / 60)
            let start = usedCalendar.startOfDay(for: storedDate)
            if let date = usedCalendar.date(byAdding: .minute, value: minutes, to: start) { self.date = date }
        }
    }

    // MARK: Configuration

    /// What is chosen. A day and a time unless set.
    open var datePickerMode = Mode.dateAndTime {
        didSet { if datePickerMode != oldValue { rebuild() } }
    }

    /// The style that is wished for. Automatic unless set.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
        didSet { if preferredDatePickerStyle != oldValue { rebuild() } }
    }

    /// The style in use: compact where none is wished for; durations and months are on wheels.
    open var datePickerStyle: UIDatePickerStyle {
        switch datePickerMode {
        case .countDownTimer, .yearAndMonth: .wheels
        default:
            preferredDatePickerStyle == .automatic
                ? .compact
                : preferredDatePickerStyle == .inline && datePickerMode == .time
                    ? .wheels : preferredDatePickerStyle
        }
    }

    /// The language and the customs; nil, the default, are the system's.
    open var locale: Locale? {
        didSet { if locale != oldValue { rebuild() } }
    }

    /// The calendar; nil, the default, is the system's.
    open var calendar: Calendar! {
        didSet { if calendar != oldValue { rebuild() } }
    }

    /// The time zone; nil, the default, is that of the calendar.
    open var timeZone: TimeZone? {
        didSet { if timeZone != oldValue { rebuild() } }
    }

    // UIKit has no such members. Programs set them by their names in Objective-C, with `setValue(_:forKey:)`.

    /// The colour of wheels and pills; nil for that of labels.
    final var textColor: UIColor? {
        didSet { if textColor != oldValue { rebuild() } }
    }
    /// Whether the present day on a wheel stays as it is while ``textColor`` colours the others.
    final var highlightsToday = true {
        didSet { if highlightsToday != oldValue { rebuild() } }
    }

    final var usedLocale: Locale { locale ?? calendar?.locale ?? .current }

    final var usedCalendar: Calendar {
        var calendar: Calendar = self.calendar ?? .current
        calendar.locale = usedLocale
        if let timeZone { calendar.timeZone = timeZone }
        return calendar
    }

    /// Dates in the language and the time zone of the picker.
    final func formatter(_ template: String) -> DateFormatter {
        let formatter = DateFormatter()
        let calendar = usedCalendar
        formatter.locale = usedLocale
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        formatter.setLocalizedDateFormatFromTemplate(template)
        return formatter
    }

    private func rebuild() {
        content?.removeFromSuperview()
        let made: any DatePickerContent =
            switch datePickerStyle {
            case .wheels: DateWheels(picker: self, mode: datePickerMode)
            case .inline: DateCalendar(picker: self, hasTime: datePickerMode == .dateAndTime)
            default: DatePills(picker: self)
            }
        content = made
        addSubview(made)
        made.show(animated: false)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Layout

    /// The size of the content: that of wheels, of a month, or of one or two pills.
    open override dynamic var intrinsicContentSize: CGSize { content?.naturalSize ?? .zero }
    /// The size of the content: that of wheels, of a month, or of one or two pills.
    open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override dynamic func layoutSubviews() {
        super.layoutSubviews()
        content?.frame = bounds
    }

    override func stateDidChange() {
        super.stateDidChange()
        content?.isUserInteractionEnabled = isEnabled
        content?.alpha = isEnabled ? 1 : 0.5
    }

    open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.preferredContentSizeCategory
            != previousTraitCollection?.preferredContentSizeCategory
        {
            invalidateIntrinsicContentSize()
        }
    }

    /// Touches are the content's.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
}

/// What shows the date of a picker in one of the styles.
@MainActor
protocol DatePickerContent: UIView {
    var naturalSize: CGSize { get }
    /// Shows the date as it is now.
    func show(animated: Bool)
}
