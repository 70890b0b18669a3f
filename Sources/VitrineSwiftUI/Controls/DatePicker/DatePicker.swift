import VitrineUIKit

/// The parts of a date that a picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Hours and minutes.
    public static let hourAndMinute = DatePickerComponents(rawValue: 3)
    /// A day.
    public static let date = DatePickerComponents(rawValue: 28)
}

/// A control for choosing a date. Its look is a ``DatePickerStyle``.
public struct DatePicker<Label: View>: View {
    /// The parts of a date that a picker shows.
    public typealias Components = DatePickerComponents

    private let selection: Binding<Date>
    private let minimum: Date?
    private let maximum: Date?
    private let components: Components
    private let label: Label
    @Environment(\.datePickerStyleBox) private var style

    private init(
        _ selection: Binding<Date>, _ minimum: Date?, _ maximum: Date?, _ components: Components,
        _ label: Label
    ) {
        self.selection = selection
        self.minimum = minimum
        self.maximum = maximum
        self.components = components
        self.label = label
    }

    /// One row of a list.
    public static func _viewCount(_ placeholder: Int?) -> Int? { 1 }

    /// The picker in the style of the environment.
    public var body: some View {
        style.makeBody(
            DatePickerStyleConfiguration(
                label: DatePickerStyleConfiguration.Label(content: AnyView(label)), selection: selection,
                minimumDate: minimum, maximumDate: maximum, displayedComponents: components))
    }
}

extension DatePicker {
    /// A picker of any date.
    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) { self.init(selection, nil, nil, displayedComponents, label()) }

    /// A picker of a date within limits.
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label()) }

    /// A picker of a date from another on.
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(selection, range.lowerBound, nil, displayedComponents, label()) }

    /// A picker of a date up to another.
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(selection, nil, range.upperBound, displayedComponents, label()) }
}

extension DatePicker where Label == Text {
    /// A picker of any date, with a localized title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, nil, nil, displayedComponents, Text(titleKey)) }

    /// A picker of a date within limits, with a localized title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(titleKey)) }

    /// A picker of a date from another on, with a localized title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, range.lowerBound, nil, displayedComponents, Text(titleKey)) }

    /// A picker of a date up to another, with a localized title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, nil, range.upperBound, displayedComponents, Text(titleKey)) }

    /// A picker of any date, with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, nil, nil, displayedComponents, Text(title)) }

    /// A picker of a date within limits, with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(title)) }

    /// A picker of a date from another on, with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, range.lowerBound, nil, displayedComponents, Text(title)) }

    /// A picker of a date up to another, with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, nil, range.upperBound, displayedComponents, Text(title)) }
}

/// A label, and the pills of a date at the trailing edge.
struct LabeledDatePicker: View {
    let configuration: DatePickerStyleConfiguration

    var body: some View {
        LabeledControl(label: configuration.label.content, text: nil) {
            DatePickerControl(configuration: configuration, style: .compact)
        }
    }
}

/// A `UIDatePicker` for a binding.
struct DatePickerControl: UIViewRepresentable {
    let configuration: DatePickerStyleConfiguration
    let style: UIDatePickerStyle

    @MainActor final class Coordinator {
        var selection: Binding<Date>
        init(_ selection: Binding<Date>) { self.selection = selection }
    }

    func makeCoordinator() -> Coordinator { Coordinator(configuration.$selection) }

    func makeUIView(context: Context) -> UIDatePicker {
        let (view, coordinator) = (UIDatePicker(), context.coordinator)
        view.addAction(
            UIAction { [unowned view] _ in coordinator.selection.wrappedValue = view.date },
            for: .valueChanged)
        return view
    }

    func updateUIView(_ view: UIDatePicker, context: Context) {
        let environment = context.environment
        let components = configuration.displayedComponents
        context.coordinator.selection = configuration.$selection
        view.datePickerMode =
            components.isSuperset(of: [.date, .hourAndMinute])
            ? .dateAndTime : components.contains(.hourAndMinute) ? .time : .date
        view.preferredDatePickerStyle = style
        view.locale = environment.locale
        view.calendar = environment.calendar
        view.timeZone = environment.timeZone
        view.minimumDate = configuration.minimumDate
        view.maximumDate = configuration.maximumDate
        view.tintColor = environment.tintColor.map { UIColor($0) }
        view.isEnabled = environment.isEnabled
        view.setDate(configuration.selection, animated: context.transaction.animation != nil)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIDatePicker, context: Context) -> CGSize? {
        let natural = uiView.intrinsicContentSize
        if uiView.datePickerStyle == .compact { return natural }
        return CGSize(width: max(proposal.width ?? natural.width, 200), height: natural.height)
    }
}
