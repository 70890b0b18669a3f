/// A control that raises and lowers a value by steps.
public struct Stepper<Label: View>: View {
    private let label: Label
    private let steps: any StepperSteps
    private let onEditingChanged: (Bool) -> Void
    private let value: String?

    /// A stepper that calls closures; there is no button for one that is nil.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label(), StepperActions(increment: onIncrement, decrement: onDecrement), onEditingChanged,
            value: nil)
    }

    /// The same, with the arguments in the order that they had at first.
    @_disfavoredOverload
    public init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(
            label(), StepperActions(increment: onIncrement, decrement: onDecrement), onEditingChanged,
            value: nil)
    }

    private init(
        _ label: Label, _ steps: any StepperSteps, _ onEditingChanged: @escaping (Bool) -> Void,
        value: String?
    ) {
        self.label = label
        self.steps = steps
        self.onEditingChanged = onEditingChanged
        self.value = value
    }

    private init<V: Strideable>(
        _ label: Label, _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride,
        _ onEditingChanged: @escaping (Bool) -> Void, text: String? = nil
    ) {
        self.init(
            label, ValueSteps(of: value, in: bounds, by: step), onEditingChanged,
            value: text ?? "\(value.wrappedValue)")
    }

    /// A stepper for a value without limits.
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label(), value, nil, step, onEditingChanged)
    }

    /// A stepper for a value within limits.
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label(), value, bounds, step, onEditingChanged)
    }

    /// The same, with the arguments in the order that they had at first.
    @_disfavoredOverload
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) {
        self.init(label(), value, nil, step, onEditingChanged)
    }

    /// The same, with the arguments in the order that they had at first.
    @_disfavoredOverload
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(label(), value, bounds, step, onEditingChanged)
    }

    /// A stepper for a value without limits, which a format writes for assistive technology.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(label(), value, nil, step, onEditingChanged, text: format.format(value.wrappedValue))
    }

    /// A stepper for a value within limits, which a format writes for assistive technology.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1,
        format: F, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(label(), value, bounds, step, onEditingChanged, text: format.format(value.wrappedValue))
    }

    /// One row of a list.
    public static func _viewCount(_ placeholder: Int?) -> Int? { 1 }

    /// The label at the leading edge, the buttons at the trailing one.
    public var body: some View {
        LabeledControl(label: label, text: label as? Text) {
            StepperControl(steps: steps, onEditingChanged: onEditingChanged, value: value)
        }
    }
}

extension Stepper where Label == Text {
    /// A stepper that calls closures, with a localized title.
    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            Text(titleKey), StepperActions(increment: onIncrement, decrement: onDecrement), onEditingChanged,
            value: nil)
    }

    /// A stepper that calls closures, with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            Text(title), StepperActions(increment: onIncrement, decrement: onDecrement), onEditingChanged,
            value: nil)
    }

    /// A stepper for a value without limits, with a localized title.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Text(titleKey), value, nil, step, onEditingChanged)
    }

    /// A stepper for a value without limits, with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Text(title), value, nil, step, onEditingChanged)
    }

    /// A stepper for a value within limits, with a localized title.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Text(titleKey), value, bounds, step, onEditingChanged)
    }

    /// A stepper for a value within limits, with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Text(title), value, bounds, step, onEditingChanged)
    }
}
