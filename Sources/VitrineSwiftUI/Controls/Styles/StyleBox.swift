/// What a style makes of a configuration, as a view of its own: there a style's dynamic properties have a node to live in.
protocol StyledView: View {
    associatedtype Style
    associatedtype Configuration: StyledConfiguration
    /// Whether a control in the style's body has the style around this one: a style may be made of the control itself.
    static var leavesOuterStyle: Bool { get }
    init(style: Style, configuration: Configuration)
}

extension StyledView {
    static var leavesOuterStyle: Bool { true }
}

/// The properties of a kind of control, of which styles make its look.
protocol StyledConfiguration {
    /// The style where none was set; always the same one, since boxes are compared by reference.
    static var standardStyle: StyleBox<Self> { get }
}

/// A style of any type, as an environment value compared by reference.
///
/// Unchecked: styles are values that only the main actor reads.
final class StyleBox<Configuration: StyledConfiguration>: @unchecked Sendable {
    private let make: @MainActor (Configuration) -> AnyView

    /// - Parameters:
    ///   - made: the kind of view that the style makes.
    ///   - outer: the style around this one; nil where there is none.
    init<Made: StyledView>(_ style: Made.Style, _ made: Made.Type, outer: StyleBox? = nil)
    where Made.Configuration == Configuration {
        // Made by whoever sets it, read on the main actor alone.
        nonisolated(unsafe) let style = style
        if let outer, Made.leavesOuterStyle {
            make = {
                AnyView(Made(style: style, configuration: $0).modifier(OuterStyleModifier(style: outer)))
            }
        } else {
            make = { AnyView(Made(style: style, configuration: $0)) }
        }
    }

    @MainActor func makeBody(_ configuration: Configuration) -> AnyView { make(configuration) }
}

private struct StyleKey<Configuration: StyledConfiguration>: EnvironmentKey {
    static var defaultValue: StyleBox<Configuration> { Configuration.standardStyle }
}

extension EnvironmentValues {
    /// The style for controls of a configuration.
    subscript<Configuration: StyledConfiguration>(
        styleOf configuration: Configuration.Type
    ) -> StyleBox<Configuration> {
        get { self[StyleKey<Configuration>.self] }
        set { self[StyleKey<Configuration>.self] = newValue }
    }
}

/// Sets a style; compared by the style itself, so that an equal one changes nothing.
struct StyleModifier<Made: StyledView>: EnvironmentTransform {
    let style: Made.Style

    init(_ style: Made.Style, _ made: Made.Type) { self.style = style }

    func apply(to environment: inout EnvironmentValues) {
        let outer = environment[styleOf: Made.Configuration.self]
        environment[styleOf: Made.Configuration.self] = StyleBox(style, Made.self, outer: outer)
    }
}

/// Sets the style around one for what stands in its body.
private struct OuterStyleModifier<Configuration: StyledConfiguration>: EnvironmentTransform {
    let style: StyleBox<Configuration>

    func apply(to environment: inout EnvironmentValues) {
        environment[styleOf: Configuration.self] = style
    }
}
