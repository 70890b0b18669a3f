/// The appearance of a gauge.
@MainActor @preconcurrency
public protocol GaugeStyle: _BodyProvider {
    /// The look of a gauge.
    associatedtype Body: View
    /// The properties of a gauge.
    typealias Configuration = GaugeStyleConfiguration
    /// Makes the look of a gauge.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a gauge.
public struct GaugeStyleConfiguration {
    /// The label.
    public struct Label: View {
        let content: AnyView
        /// The label.
        public var body: some View { content }
    }

    /// What the value is called.
    public struct CurrentValueLabel: View {
        let content: AnyView
        /// The label.
        public var body: some View { content }
    }

    /// What the least value is called.
    public struct MinimumValueLabel: View {
        let content: AnyView
        /// The label.
        public var body: some View { content }
    }

    /// What the greatest value is called.
    public struct MaximumValueLabel: View {
        let content: AnyView
        /// The label.
        public var body: some View { content }
    }

    /// What some values in the range are called.
    public struct MarkedValueLabels: View {
        let content: AnyView
        /// The labels.
        public var body: some View { content }
    }

    /// Where in its range the value is, from 0 to 1.
    public var value: Double
    /// The label.
    public var label: Label
    /// What the value is called; nil without a name.
    public var currentValueLabel: CurrentValueLabel?
    /// What the least value is called; nil without a name.
    public var minimumValueLabel: MinimumValueLabel?
    /// What the greatest value is called; nil without a name.
    public var maximumValueLabel: MaximumValueLabel?
    /// What some values in the range are called; nil without names.
    public var markedValueLabels: MarkedValueLabels?
}

/// The default style: a bar.
public struct DefaultGaugeStyle: GaugeStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// The look.
    public func makeBody(configuration: Configuration) -> some View { BarGauge(configuration: configuration) }
}

/// A bar that is filled up to the value, below its label.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// The look.
    public func makeBody(configuration: Configuration) -> some View { BarGauge(configuration: configuration) }
}

/// A small bar that is filled up to the value.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// The look.
    public func makeBody(configuration: Configuration) -> some View {
        BarGauge(configuration: configuration, thickness: 8).font(.caption)
    }
}

/// A small bar with a mark at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// The look.
    public func makeBody(configuration: Configuration) -> some View {
        MarkedBarGauge(configuration: configuration)
    }
}

/// An open ring with a mark at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// The look.
    public func makeBody(configuration: Configuration) -> some View {
        OpenRingGauge(configuration: configuration)
    }
}

/// A ring that is filled up to the value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// The look.
    public func makeBody(configuration: Configuration) -> some View {
        RingGauge(configuration: configuration)
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The default style.
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A bar that is filled up to the value.
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A small bar that is filled up to the value.
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
        AccessoryLinearCapacityGaugeStyle()
    }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A small bar with a mark at the value.
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// An open ring with a mark at the value.
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A ring that is filled up to the value.
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}

private struct GaugeStyleBody<Style: GaugeStyle>: StyledView {
    let style: Style
    let configuration: GaugeStyleConfiguration
    var body: some View { style.makeBody(configuration: configuration) }
}

extension GaugeStyleConfiguration: StyledConfiguration {
    static let standardStyle = StyleBox(DefaultGaugeStyle(), GaugeStyleBody<DefaultGaugeStyle>.self)
}

extension EnvironmentValues {
    var gaugeStyleBox: StyleBox<GaugeStyleConfiguration> { self[styleOf: GaugeStyleConfiguration.self] }
}

nonisolated extension View {
    /// Sets the style for gauges within this view.
    public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style, GaugeStyleBody<S>.self))
    }
}
