import VitrineUIKit

/// The placement of a search field in a view hierarchy.
public struct SearchFieldPlacement: Sendable {
    /// Whether the field of a navigation bar's drawer stays when content scrolls.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        let staysInPlace: Bool
        /// It goes out of sight with content that scrolls.
        public static let automatic = NavigationBarDrawerDisplayMode(staysInPlace: false)
        /// It stays.
        public static let always = NavigationBarDrawerDisplayMode(staysInPlace: true)
    }

    let staysInPlace: Bool

    /// As the system has it: below the title of the navigation bar.
    public static let automatic = SearchFieldPlacement(staysInPlace: false)
    /// In the toolbar: below the title of the navigation bar here.
    public static let toolbar = SearchFieldPlacement(staysInPlace: false)
    /// In the sidebar of columns: below the title of its navigation bar.
    public static let sidebar = SearchFieldPlacement(staysInPlace: false)
    /// Below the title of the navigation bar.
    public static let navigationBarDrawer = SearchFieldPlacement(staysInPlace: false)
    /// Below the title of the navigation bar.
    public static func navigationBarDrawer(
        displayMode: NavigationBarDrawerDisplayMode
    ) -> SearchFieldPlacement { SearchFieldPlacement(staysInPlace: displayMode.staysInPlace) }
}

/// When the scopes of a search are shown.
public struct SearchScopeActivation: Sendable {
    let showsOnText: Bool
    /// As the system has it: when the search begins.
    public static let automatic = SearchScopeActivation(showsOnText: false)
    /// Once there is a text.
    public static let onTextEntry = SearchScopeActivation(showsOnText: true)
    /// When the search begins.
    public static let onSearchPresentation = SearchScopeActivation(showsOnText: false)
}

private struct SearchableModifier: ViewModifier {
    let text: Binding<String>
    let isPresented: Binding<Bool>?
    let placement: SearchFieldPlacement
    let prompt: String?
    let tokens: (@MainActor () -> SearchRequest.Tokens)?
    @State private var isSearching = false
    @State private var dismissal = SearchDismissal()
    @State private var surrounding = SurroundingSearch()
    @Environment(\.submitActions) private var submit
    @Environment(\.searchParts) private var parts

    func body(content: _ViewModifier_Content<Self>) -> some View {
        let request = request
        // A stack of screens inside asks for it when it hears of another text.
        surrounding.request = request
        return
            content
            .environment(\.searchParts, SearchParts())
            .environment(\.surroundingSearch, surrounding)
            .environment(\.isSearching, isSearching)
            .environment(\.searchedText, text.wrappedValue)
            .environment(\.dismissSearch, DismissSearchAction(dismissal))
            .transformPreference(SearchKey.self) { value in
                // Of several the innermost has the bar.
                value = value ?? request
            }
    }

    private var request: SearchRequest {
        let (state, submit) = ($isSearching, submit)
        var request = SearchRequest(
            text: text, current: text.wrappedValue, prompt: prompt, isPresented: isPresented,
            staysInPlace: placement.staysInPlace, setActive: { state.wrappedValue = $0 },
            submit: { submit.perform(for: .search) }, dismissal: dismissal)
        request.tokens = tokens?()
        request.suggestions = parts.suggestions ?? request.tokens?.suggestions
        request.scopes = parts.scopes
        request.chosenScope = parts.chosenScope
        request.showsScopesOnText = parts.showsScopesOnText
        request.focus = parts.focus
        return request
    }
}

nonisolated extension View {
    /// Marks this view as searchable: the navigation stack around it shows a field.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View { searchable(text, nil, placement, prompt) }

    /// Marks this view as searchable, with a localized prompt.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View { searchable(text, nil, placement, Text(prompt)) }

    /// Marks this view as searchable, with a prompt as it is.
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { searchable(text, nil, placement, Text(prompt)) }

    /// Marks this view as searchable; the search goes on while a binding says so.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View { searchable(text, isPresented, placement, prompt) }

    /// Marks this view as searchable with a localized prompt; the search goes on while a binding says so.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View { searchable(text, isPresented, placement, Text(prompt)) }

    /// Marks this view as searchable with a prompt as it is; the search goes on while a binding says so.
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: S
    ) -> some View { searchable(text, isPresented, placement, Text(prompt)) }

    /// Marks this view as searchable, with suggestions for the text.
    public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View { searchable(text, nil, placement, prompt).searchSuggestions(suggestions) }

    /// Marks this view as searchable, with a localized prompt and suggestions for the text.
    public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> S
    ) -> some View { searchable(text, nil, placement, Text(prompt)).searchSuggestions(suggestions) }

    func searchable(
        _ text: Binding<String>, _ isPresented: Binding<Bool>?, _ placement: SearchFieldPlacement,
        _ prompt: Text?, tokens: (@MainActor () -> SearchRequest.Tokens)? = nil
    ) -> some View {
        modifier(
            SearchableModifier(
                text: text, isPresented: isPresented, placement: placement, prompt: prompt?.string,
                tokens: tokens))
    }

    /// Configures the suggestions of the search inside.
    public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        let views = AnyView(suggestions())
        return modifier(SearchPartsModifier { $0.suggestions = views })
    }

    /// Configures the scopes of the search inside: views with tags.
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View { searchScopes(scope, activation: .automatic, scopes) }

    /// Configures the scopes of the search inside, and when they are shown.
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View {
        let views = AnyView(scopes())
        return modifier(SearchScopesModifier(scope: scope, views: views, activation: activation))
    }

    /// Keeps a state in step with whether the field of the search inside has the focus.
    public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        searchFocused(binding, equals: true)
    }

    /// Keeps a state in step with the focus: it has the value while the field of the search inside has it.
    public func searchFocused<V: Hashable>(
        _ binding: FocusState<V>.Binding, equals value: V
    ) -> some View {
        let focus = SearchFocus(binding, value)
        return modifier(SearchPartsModifier { $0.focus.append(focus) })
    }

    /// Associates a text with a suggestion: a tap on it enters the text.
    public func searchCompletion(_ completion: String) -> some View {
        modifier(SearchCompletionModifier(completion: completion))
    }
}

nonisolated private struct SearchScopesModifier<V: Hashable>: ViewModifier {
    let scope: Binding<V>
    let views: AnyView
    let activation: SearchScopeActivation

    @MainActor func body(content: _ViewModifier_Content<Self>) -> some View {
        let (scope, views, chosen) = (scope, views, scope.wrappedValue)
        return content.modifier(
            SearchPartsModifier { parts in
                parts.showsScopesOnText = activation.showsOnText
                parts.scopes = { environment in
                    MenuAssembly.choices(of: AnyView(Picker("", selection: scope) { views }), environment).map
                    {
                        SearchRequest.Scope(title: $0.title ?? "", isChosen: $0.isChosen, choose: $0.choose)
                    }
                }
                parts.chosenScope = AnyHashable(chosen)
            })
    }
}

private struct SearchCompletionModifier: ViewModifier {
    let completion: String
    @Environment(\.searchCompletionAction) private var action

    func body(content: _ViewModifier_Content<Self>) -> some View {
        Button {
            action?.take(completion)
        } label: {
            content.foregroundStyle(Color.primary)
        }
    }
}
