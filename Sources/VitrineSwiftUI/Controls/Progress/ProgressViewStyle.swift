/// The appearance of a progress view.
@MainActor @preconcurrency
public protocol ProgressViewStyle: _BodyProvider {
    /// The look of a progress view.
    associatedtype Body: View
    /// The properties of a progress view.
    typealias Configuration = ProgressViewStyleConfiguration
    /// Makes the look of a progress view.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a progress view.
public struct ProgressViewStyleConfiguration {
    /// The label of a progress view.
    public struct Label: View {
        let content: AnyView
        /// The label where it is a text.
        let text: Text?
        /// The label.
        public var body: some View { content }
    }

    /// What says how far a task is.
    public struct CurrentValueLabel: View {
        let content: AnyView
        /// The label.
        public var body: some View { content }
    }

    /// The share of the task that is done, from 0 to 1; nil where nothing is known.
    public let fractionCompleted: Double?
    /// What says what the task is.
    public var label: Label?
    /// What says how far it is.
    public var currentValueLabel: CurrentValueLabel?
}

/// The default style: a bar where it is known how much is done, otherwise a wheel.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// The look.
    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            SpinningProgress(configuration: configuration)
        } else {
            BarProgress(configuration: configuration, tint: nil)
        }
    }
}

/// A bar, with the label above and the value's label below it. Where nothing is known the bar is empty.
public struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    /// Makes the style.
    nonisolated public init() { tint = nil }
    /// Makes the style with a colour for what is done.
    nonisolated public init(tint: Color) { self.tint = tint }
    /// The look.
    public func makeBody(configuration: Configuration) -> some View {
        BarProgress(configuration: configuration, tint: tint)
    }
}

/// A wheel that turns, with the labels below it. As on iOS it does not show how much is done.
public struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    /// Makes the style.
    nonisolated public init() { tint = nil }
    /// Makes the style with a colour for the wheel.
    nonisolated public init(tint: Color) { self.tint = tint }
    /// The look.
    public func makeBody(configuration: Configuration) -> some View {
        if let tint {
            SpinningProgress(configuration: configuration).tint(tint)
        } else {
            SpinningProgress(configuration: configuration)
        }
    }
}

private struct SpinningProgress: View {
    let configuration: ProgressViewStyleConfiguration
    @Environment(\.areLabelsHidden) private var areLabelsHidden

    var body: some View {
        if configuration.label == nil && configuration.currentValueLabel == nil || areLabelsHidden {
            Spinner().accessibilityNamed(by: configuration.label?.text)
        } else {
            VStack(spacing: 4) {
                Spinner()
                configuration.label.foregroundStyle(.secondary)
                configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
            }
            .accessibilityElement(children: .combine)
        }
    }
}

private struct BarProgress: View {
    let configuration: ProgressViewStyleConfiguration
    let tint: Color?
    @Environment(\.areLabelsHidden) private var areLabelsHidden
    @Environment(\.tintColor) private var outerTint

    var body: some View {
        let label = configuration.label
        VStack(alignment: .leading, spacing: 6) {
            if !areLabelsHidden, let label { label.accessibilityHidden(label.text != nil) }
            ProgressBar(share: configuration.fractionCompleted ?? 0).tint(tint ?? outerTint)
                .accessibilityNamed(by: label?.text)
            if !areLabelsHidden, let value = configuration.currentValueLabel {
                value.font(.caption).foregroundStyle(.secondary)
            }
        }
        .accessibilityElement(children: label == nil || label?.text != nil ? .contain : .combine)
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The default style.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A wheel that turns.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
private struct ProgressViewStyleBody<Style: ProgressViewStyle>: StyledView {
    let style: Style
    let configuration: ProgressViewStyleConfiguration
    var body: some View { style.makeBody(configuration: configuration) }
}

extension ProgressViewStyleConfiguration: StyledConfiguration {
    static let standardStyle = StyleBox(
        DefaultProgressViewStyle(), ProgressViewStyleBody<DefaultProgressViewStyle>.self)
}

extension EnvironmentValues {
    var progressViewStyleBox: StyleBox<ProgressViewStyleConfiguration> {
        self[styleOf: ProgressViewStyleConfiguration.self]
    }
}

nonisolated extension View {
    /// Sets the style for progress views within this view.
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style, ProgressViewStyleBody<S>.self))
    }
}
