/// A view that shows a value within a range.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
    private let fraction: Double
    private let label: Label
    private let currentValueLabel: CurrentValueLabel
    private let minimumValueLabel: BoundsLabel
    private let maximumValueLabel: BoundsLabel
    private let markedValueLabels: MarkedValueLabels

    /// A gauge with a label, and what its value, the ends of its range and some values in it are called.
    ///
    /// A value outside of the range is shown at its end. The system's styles do not show marked values; a style of the
    /// program's finds them in its configuration.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        fraction = Self.fraction(of: value, in: bounds)
        self.label = label()
        self.currentValueLabel = currentValueLabel()
        self.minimumValueLabel = minimumValueLabel()
        self.maximumValueLabel = maximumValueLabel()
        self.markedValueLabels = markedValueLabels()
    }

    /// A gauge with a label, and what its value and the ends of its range are called.
    ///
    /// A value outside of the range is shown at its end.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) where MarkedValueLabels == EmptyView {
        self.init(
            value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
            minimumValueLabel: minimumValueLabel, maximumValueLabel: maximumValueLabel,
            markedValueLabels: { EmptyView() })
    }

    private static func fraction<V: BinaryFloatingPoint>(of value: V, in bounds: ClosedRange<V>) -> Double {
        let length = Double(bounds.upperBound - bounds.lowerBound)
        let part = length > 0 ? Double(value - bounds.lowerBound) / length : 0
        return part.isFinite ? min(max(part, 0), 1) : 0
    }

    /// One row of a list.
    public static func _viewCount(_ placeholder: Int?) -> Int? { 1 }

    /// The gauge in the style of the environment.
    public var body: some View {
        GaugeResolver(
            configuration: GaugeStyleConfiguration(
                value: fraction, label: .init(content: AnyView(label)),
                currentValueLabel: CurrentValueLabel.self == EmptyView.self
                    ? nil : .init(content: AnyView(currentValueLabel)),
                minimumValueLabel: BoundsLabel.self == EmptyView.self
                    ? nil : .init(content: AnyView(minimumValueLabel)),
                maximumValueLabel: BoundsLabel.self == EmptyView.self
                    ? nil : .init(content: AnyView(maximumValueLabel)),
                markedValueLabels: MarkedValueLabels.self == EmptyView.self
                    ? nil : .init(content: AnyView(markedValueLabels)))
        )
        .accessibilityElement(children: .combine)
        .accessibilityValue(Text(verbatim: fraction.formatted(.percent.precision(.fractionLength(0)))))
    }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// A gauge with a label.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) {
        self.init(
            value: value, in: bounds, label: label, currentValueLabel: { EmptyView() },
            minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() })
    }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// A gauge with a label, and what its value is called.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
            minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() })
    }
}

extension Gauge where BoundsLabel == EmptyView {
    /// A gauge with a label, and what its value and some values in its range are called.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(
            value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
            minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() },
            markedValueLabels: markedValueLabels)
    }
}

/// Reads the style, so that only this body depends on it.
private struct GaugeResolver: View {
    let configuration: GaugeStyleConfiguration
    @Environment(\.gaugeStyleBox) private var style
    var body: some View { style.makeBody(configuration) }
}
