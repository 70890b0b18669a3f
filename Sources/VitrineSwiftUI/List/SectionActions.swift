/// What can be done with a section. Compared by reference: views have no other identity.
final class SectionActionContent: @unchecked Sendable {
    let view: AnyView
    init(_ view: AnyView) { self.view = view }
}

private struct SectionActionsKey: EnvironmentKey { static let defaultValue: SectionActionContent? = nil }

extension EnvironmentValues {
    var sectionActions: SectionActionContent? {
        get { self[SectionActionsKey.self] }
        set { self[SectionActionsKey.self] = newValue }
    }
}

private struct SectionActionsModifier: EnvironmentTransform {
    let content: AnyView
    typealias Body = Never
    func apply(to environment: inout EnvironmentValues) {
        environment.sectionActions = SectionActionContent(content)
    }
}

nonisolated extension View {
    /// Adds custom actions to a section: rows after those of its content, as on iOS.
    public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(SectionActionsModifier(content: AnyView(content())))
    }
}
