/// What modifiers outside of `searchable` add to its search.
struct SearchParts {
    var suggestions: AnyView?
    var scopes: (@MainActor (EnvironmentValues) -> [SearchRequest.Scope])?
    /// States of focus that mean the field.
    var focus: [SearchFocus] = []
    /// The scope that is chosen.
    var chosenScope: AnyHashable?
    /// Whether the scopes are shown only once there is a text.
    var showsScopesOnText = false
}

/// The search that a stack of screens stands in, which its first screen shows unless it has one of its own.
final class SurroundingSearch: @unchecked Sendable {
    @MainActor var request: SearchRequest?
    init() {}
}

private struct SearchPartsKey: EnvironmentKey {
    static var defaultValue: SearchParts { SearchParts() }
}

private struct SurroundingSearchKey: EnvironmentKey {
    static var defaultValue: SurroundingSearch? { nil }
}

extension EnvironmentValues {
    var searchParts: SearchParts {
        get { self[SearchPartsKey.self] }
        set { self[SearchPartsKey.self] = newValue }
    }

    var surroundingSearch: SurroundingSearch? {
        get { self[SurroundingSearchKey.self] }
        set { self[SurroundingSearchKey.self] = newValue }
    }
}

/// Adds to the search inside.
nonisolated struct SearchPartsModifier: EnvironmentTransform {
    let change: (inout SearchParts) -> Void

    init(_ change: @escaping (inout SearchParts) -> Void) { self.change = change }

    func apply(to environment: inout EnvironmentValues) { change(&environment.searchParts) }
}
