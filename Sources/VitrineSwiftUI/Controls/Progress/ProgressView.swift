/// Shows how far a task is, or that it is under way. Its look is a ``ProgressViewStyle``.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    /// Where the share of the task that is done comes from.
    enum Source {
        case share(Double?)
        case progress(Progress)
        case interval(ClosedRange<Date>, countsDown: Bool)
    }

    private let source: Source
    private let label: Label?
    private let currentValueLabel: CurrentValueLabel?
    private let text: Text?

    init(source: Source, label: Label?, currentValueLabel: CurrentValueLabel?) {
        self.source = source
        self.label = label
        self.currentValueLabel = currentValueLabel
        text = label as? Text
    }

    /// The share of a total, from 0 to 1; nil where nothing is known.
    static func share<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
        guard let value else { return nil }
        guard total > 0, value.isFinite else { return 0 }
        return min(max(Double(value / total), 0), 1)
    }

    /// One row of a list.
    public static func _viewCount(_ placeholder: Int?) -> Int? { 1 }

    private func resolver(_ share: Double?) -> ProgressResolver {
        ProgressResolver(
            share: share,
            label: label.flatMap { label in
                label is EmptyView
                    ? nil : ProgressViewStyleConfiguration.Label(content: AnyView(label), text: text)
            },
            currentValueLabel: currentValueLabel.flatMap { label in
                label is EmptyView
                    ? nil : ProgressViewStyleConfiguration.CurrentValueLabel(content: AnyView(label))
            })
    }

    /// The view in the style of the environment.
    public var body: some View {
        switch source {
        case .share(let share): resolver(share)
        case .progress(let progress):
            TimelineView(ProgressSchedule(progress: progress)) { _ in
                resolver(progress.isIndeterminate ? nil : min(max(progress.fractionCompleted, 0), 1))
            }
        case .interval(let interval, let countsDown):
            let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
            TimelineView(IntervalSchedule(interval: interval)) { context in
                let passed = context.date.timeIntervalSince(interval.lowerBound)
                let share = length > 0 ? min(max(passed / length, 0), 1) : 1
                resolver(countsDown ? 1 - share : share)
            }
        }
    }
}

/// Ten times a second until the task is finished or cancelled: Foundation tells nobody of a `Progress` that changes here.
private struct ProgressSchedule: TimelineSchedule {
    let progress: Progress

    func entries(from startDate: Date, mode: TimelineScheduleMode) -> UnfoldSequence<Date, Date> {
        sequence(state: startDate) { [progress] date in
            // One more after the end, which shows it.
            guard !progress.isFinished, !progress.isCancelled || date == startDate else { return nil }
            defer { date = date.addingTimeInterval(0.1) }
            return date
        }
    }
}

/// From the beginning of an interval to its end, thirty times a second or, in long ones, a thousand times.
private struct IntervalSchedule: TimelineSchedule {
    let interval: ClosedRange<Date>

    func entries(from startDate: Date, mode: TimelineScheduleMode) -> UnfoldSequence<Date, Date?> {
        let (first, last) = (max(startDate, interval.lowerBound), interval.upperBound)
        let step = max(last.timeIntervalSince(interval.lowerBound) / 1000, 1.0 / 30)
        return sequence(state: Optional(first)) { next in
            guard let date = next else { return nil }
            next = date < last ? min(date.addingTimeInterval(step), last) : nil
            return date
        }
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// A view of a task of which nothing is known but that it is under way.
    public init() where Label == EmptyView {
        self.init(source: .share(nil), label: nil, currentValueLabel: nil)
    }

    /// A view of a task of which nothing is known but that it is under way, with a label.
    public init(@ViewBuilder label: () -> Label) {
        self.init(source: .share(nil), label: label(), currentValueLabel: nil)
    }

    /// A view of a task of which nothing is known but that it is under way, with a localized title.
    public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(source: .share(nil), label: Text(titleKey), currentValueLabel: nil)
    }

    /// A view of a task of which nothing is known but that it is under way, with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init(source: .share(nil), label: Text(title), currentValueLabel: nil)
    }

    /// A view of how much of a total is done; with nil nothing is known.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(source: .share(Self.share(value, of: total)), label: nil, currentValueLabel: nil)
    }

    /// A view of how much of a total is done, with a label; with nil nothing is known.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(source: .share(Self.share(value, of: total)), label: label(), currentValueLabel: nil)
    }

    /// A view of how much of a total is done, with a localized title; with nil nothing is known.
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
    where Label == Text {
        self.init(value: value, total: total) { Text(titleKey) }
    }

    /// A view of how much of a total is done, with a title as it is; with nil nothing is known.
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
    where Label == Text {
        self.init(value: value, total: total) { Text(title) }
    }
}

extension ProgressView {
    /// A view of how much of a total is done, with a label and one for the value; with nil nothing is known.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            source: .share(Self.share(value, of: total)), label: label(),
            currentValueLabel: currentValueLabel())
    }

    /// A view of a task's progress, which is looked at ten times a second until it is finished.
    public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
        self.init(source: .progress(progress), label: nil, currentValueLabel: nil)
    }

    /// A view of the time that has passed of an interval, or, counting down, that is left.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            source: .interval(timerInterval, countsDown: countsDown), label: label(),
            currentValueLabel: currentValueLabel())
    }

    /// A view of a style's configuration, in the style around that one.
    public init(_ configuration: ProgressViewStyleConfiguration)
    where
        Label == ProgressViewStyleConfiguration.Label,
        CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
    {
        self.init(
            source: .share(configuration.fractionCompleted), label: configuration.label,
            currentValueLabel: configuration.currentValueLabel)
    }
}

extension ProgressView where CurrentValueLabel == Text {
    /// A view of the time that has passed of an interval, or, counting down, that is left, with the time below.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
    ) {
        self.init(
            timerInterval: timerInterval, countsDown: countsDown, label: label,
            currentValueLabel: { Text(timerInterval: timerInterval, countsDown: countsDown) })
    }

    /// A view of the time that has passed of an interval, or, counting down, that is left, with the time below.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
        self.init(timerInterval: timerInterval, countsDown: countsDown, label: { EmptyView() })
    }
}

/// Reads the style, so that only this body depends on it.
private struct ProgressResolver: View {
    let share: Double?
    let label: ProgressViewStyleConfiguration.Label?
    let currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?
    @Environment(\.progressViewStyleBox) private var style

    var body: some View {
        style.makeBody(
            ProgressViewStyleConfiguration(
                fractionCompleted: share, label: label, currentValueLabel: currentValueLabel))
    }
}
