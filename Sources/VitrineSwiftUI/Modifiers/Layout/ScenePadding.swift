/// The padding that a scene keeps between its edges and its content.
public struct ScenePadding: Equatable, Sendable {
    /// The least that the platform recommends: on iOS the margin of screens.
    public static let minimum = ScenePadding()
}

private struct ScenePadded: ViewModifier {
    let edges: Edge.Set
    @Environment(\.horizontalSizeClass) private var sizeClass

    func body(content: Content) -> some View {
        // UIKit's margins of the roots of controllers.
        content.padding(edges, sizeClass == .regular ? 20 : 16)
    }
}

nonisolated extension View {
    /// Adds padding to the edges of this view as is recommended for the content of a scene: 16 points, and 20 in regular
    /// widths.
    public func scenePadding(_ edges: Edge.Set = .all) -> some View { modifier(ScenePadded(edges: edges)) }

    /// Adds a kind of padding to the edges of this view.
    public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
        modifier(ScenePadded(edges: edges))
    }
}
