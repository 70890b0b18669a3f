import VitrineUIKit

/// A control for choosing days in a month.
///
/// What is chosen are components with a calendar, an era, a year, a month and a day.
public struct MultiDatePicker<Label: View>: View {
    private let selection: Binding<Set<DateComponents>>
    private let range: (start: Date?, end: Date?)
    private let label: Label

    private init(
        _ selection: Binding<Set<DateComponents>>, _ start: Date?, _ end: Date?, _ label: Label
    ) {
        self.selection = selection
        range = (start, end)
        self.label = label
    }

    /// One row of a list.
    public static func _viewCount(_ placeholder: Int?) -> Int? { 1 }

    /// The month. The label is for assistive technology.
    public var body: some View {
        let month = DaysControl(selection: selection, start: range.start, end: range.end)
        if let text = label as? Text {
            month.accessibilityElement(children: .contain).accessibilityLabel(text)
        } else {
            month
        }
    }
}

extension MultiDatePicker {
    /// A picker of any days.
    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(selection, nil, nil, label())
    }

    /// A picker of days within limits, the last of which is not among them.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
    ) { self.init(selection, bounds.lowerBound, bounds.upperBound, label()) }

    /// A picker of days from one on.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
        @ViewBuilder label: () -> Label
    ) { self.init(selection, bounds.lowerBound, nil, label()) }

    /// A picker of days before another.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
        @ViewBuilder label: () -> Label
    ) { self.init(selection, nil, bounds.upperBound, label()) }
}

extension MultiDatePicker where Label == Text {
    /// A picker of any days, with a localized title.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection, nil, nil, Text(titleKey))
    }

    /// A picker of days within limits, with a localized title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
    ) { self.init(selection, bounds.lowerBound, bounds.upperBound, Text(titleKey)) }

    /// A picker of days from one on, with a localized title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeFrom<Date>
    ) { self.init(selection, bounds.lowerBound, nil, Text(titleKey)) }

    /// A picker of days before another, with a localized title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeUpTo<Date>
    ) { self.init(selection, nil, bounds.upperBound, Text(titleKey)) }

    /// A picker of any days, with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
        self.init(selection, nil, nil, Text(title))
    }

    /// A picker of days within limits, with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
    ) { self.init(selection, bounds.lowerBound, bounds.upperBound, Text(title)) }

    /// A picker of days from one on, with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) { self.init(selection, bounds.lowerBound, nil, Text(title)) }

    /// A picker of days before another, with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) { self.init(selection, nil, bounds.upperBound, Text(title)) }
}

/// A `UICalendarView` for a binding.
private struct DaysControl: UIViewRepresentable {
    let selection: Binding<Set<DateComponents>>
    let start: Date?
    let end: Date?

    @MainActor final class Coordinator: NSObject, UICalendarSelectionMultiDateDelegate {
        var selection: Binding<Set<DateComponents>>
        init(_ selection: Binding<Set<DateComponents>>) { self.selection = selection }

        func multiDateSelection(
            _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
        ) { self.selection.wrappedValue.insert(dateComponents) }

        /// What the program put in may have other components.
        func multiDateSelection(
            _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
        ) { self.selection.wrappedValue = Set(selection.selectedDates) }
    }

    func makeCoordinator() -> Coordinator { Coordinator(selection) }

    func makeUIView(context: Context) -> UICalendarView {
        let view = UICalendarView()
        view.wantsDateDecorations = false
        let behavior = UICalendarSelectionMultiDate(delegate: context.coordinator)
        view.selectionBehavior = behavior
        return view
    }

    func updateUIView(_ view: UICalendarView, context: Context) {
        let environment = context.environment
        context.coordinator.selection = selection
        view.calendar = environment.calendar
        view.locale = environment.locale
        view.timeZone = environment.timeZone
        // The end is not among the days that can be chosen.
        let last = end.map { $0.addingTimeInterval(-0.001) } ?? .distantFuture
        let first = min(start ?? .distantPast, last)
        view.availableDateRange = DateInterval(start: first, end: last)
        view.tintColor = environment.tintColor.map { UIColor($0) }
        view.isUserInteractionEnabled = environment.isEnabled
        view.alpha = environment.isEnabled ? 1 : 0.5
        guard let behavior = view.selectionBehavior as? UICalendarSelectionMultiDate else { return }
        let chosen = selection.wrappedValue
        if Set(behavior.selectedDates) != chosen {
            behavior.setSelectedDates(Array(chosen), animated: context.transaction.animation != nil)
        }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UICalendarView, context: Context) -> CGSize? {
        let natural = uiView.intrinsicContentSize
        return CGSize(width: max(proposal.width ?? natural.width, 200), height: natural.height)
    }
}
