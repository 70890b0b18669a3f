import VitrineUIKit

/// What views on a screen say about a search.
struct SearchRequest {
    /// One of the scopes.
    struct Scope {
        var title: String
        var isChosen: Bool
        var choose: @MainActor () -> Void
    }

    /// The tokens of the search, and what can be done with them.
    struct Tokens {
        struct Token {
            var id: AnyHashable
            var label: @MainActor (EnvironmentValues) -> (title: String, image: UIImage?)
        }

        /// Those that the search has.
        var current: [Token]
        /// Leaves the tokens with these identities.
        var keep: @MainActor ([AnyHashable]) -> Void
        /// Adds a token, if it is of the kind of the others.
        var add: @MainActor (Any) -> Void
        /// Rows of what is suggested; nil for none.
        var suggestions: AnyView?
    }

    var text: Binding<String>
    /// The text, so that another one is another request.
    var current: String
    var prompt: String?
    var isPresented: Binding<Bool>?
    /// Whether the field stays where it is when content scrolls.
    var staysInPlace = false
    /// Told when the search begins or ends.
    var setActive: @MainActor (Bool) -> Void
    /// Return was pressed.
    var submit: @MainActor () -> Void
    var scopes: (@MainActor (EnvironmentValues) -> [Scope])?
    /// The scope that is chosen, so that another one is another request.
    var chosenScope: AnyHashable?
    /// Whether the scopes are shown only once there is a text.
    var showsScopesOnText = false
    var suggestions: AnyView?
    /// States of focus that mean the field.
    var focus: [SearchFocus] = []
    /// Nil for a search without tokens.
    var tokens: Tokens?
    /// Ends the search, from inside.
    let dismissal: SearchDismissal
}

/// A state of focus that means the field of a search.
struct SearchFocus {
    let location: AnyFocusLocation
    let attach: @MainActor (any OutsideFocusTarget) -> Void
    let detach: @MainActor (any OutsideFocusTarget) -> Void

    init<Value>(_ binding: FocusState<Value>.Binding, _ value: Value) {
        nonisolated(unsafe) let value = value
        let place = binding.location
        location = place
        attach = { place.set(value, for: $0) }
        detach = { place.remove($0) }
    }
}

/// The way from a view inside a search to that.
final class SearchDismissal: @unchecked Sendable {
    @MainActor var end: () -> Void = {}
    init() {}
}

/// An action that ends the search around a view.
@MainActor
public struct DismissSearchAction {
    let dismissal: SearchDismissal?

    nonisolated init(_ dismissal: SearchDismissal?) { self.dismissal = dismissal }

    /// Ends the search, if one goes on.
    public func callAsFunction() { dismissal?.end() }
}

struct SearchKey: NavigationPreference {
    static var defaultValue: SearchRequest? { nil }
    static func reduce(value: inout SearchRequest?, nextValue: () -> SearchRequest?) {
        value = value ?? nextValue()
    }
}

private struct IsSearchingKey: EnvironmentKey { static let defaultValue = false }
private struct DismissSearchKey: EnvironmentKey { static let defaultValue = DismissSearchAction(nil) }
private struct SearchCompletionKey: EnvironmentKey {
    static let defaultValue: SearchCompletionAction? = nil
}

/// Takes a suggestion.
final class SearchCompletionAction: @unchecked Sendable {
    @MainActor let take: (String) -> Void
    @MainActor let takeToken: (Any) -> Void
    @MainActor init(_ take: @escaping (String) -> Void, token: @escaping (Any) -> Void) {
        self.take = take
        takeToken = token
    }
}

extension EnvironmentValues {
    /// Whether the search around the view goes on.
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }
    /// Ends the search around the view.
    public internal(set) var dismissSearch: DismissSearchAction {
        get { self[DismissSearchKey.self] }
        set { self[DismissSearchKey.self] = newValue }
    }
    var searchCompletionAction: SearchCompletionAction? {
        get { self[SearchCompletionKey.self] }
        set { self[SearchCompletionKey.self] = newValue }
    }
}
