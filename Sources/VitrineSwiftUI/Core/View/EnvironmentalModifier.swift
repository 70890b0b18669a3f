/// A modifier that is made of the environment.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier {
    /// The modifier that is made.
    associatedtype ResolvedModifier: ViewModifier
    /// Makes the modifier for an environment.
    @MainActor @preconcurrency func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
    /// The content with the modifier for its environment.
    public func body(content: Content) -> some View {
        EnvironmentalBody(modifier: self, content: content)
    }
}

/// Reads the environment, so that only this body depends on it.
private struct EnvironmentalBody<Modifier: EnvironmentalModifier>: View {
    let modifier: Modifier
    let content: Modifier.Content
    @Environment(\.self) private var environment
    var body: some View { content.modifier(modifier.resolve(in: environment)) }
}
