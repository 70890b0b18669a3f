import VitrineUIKit

extension SearchRequest.Tokens {
    /// The tokens of a program, which are views of its values.
    @MainActor
    init<C, T: View>(
        _ tokens: Binding<C>, suggested: Binding<C>?, @ViewBuilder label: @escaping (C.Element) -> T
    ) where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        current = tokens.wrappedValue.map { element in
            let view = AnyView(label(element))
            return Token(id: AnyHashable(element.id)) { environment in
                let label = MenuLabel(of: view, environment)
                return (label.title, label.image)
            }
        }
        keep = { ids in tokens.wrappedValue.removeAll { !ids.contains(AnyHashable($0.id)) } }
        add = { token in
            guard let token = token as? C.Element,
                !tokens.wrappedValue.contains(where: { $0.id == token.id })
            else { return }
            tokens.wrappedValue.append(token)
        }
        guard let suggested, !suggested.wrappedValue.isEmpty else { return }
        suggestions = AnyView(
            ForEach(Array(suggested.wrappedValue)) { element in label(element).searchCompletion(element) })
    }
}

nonisolated extension View {
    /// Marks this view as searchable with a text and tokens.
    ///
    /// - Parameter token: Makes what a token says, of its first text and its image.
    @MainActor public func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable
    {
        searchable(text, nil, placement, prompt) {
            SearchRequest.Tokens(tokens, suggested: nil, label: token)
        }
    }

    /// Marks this view as searchable with a text and tokens, with a localized prompt.
    @MainActor public func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable
    {
        searchable(text, nil, placement, Text(prompt)) {
            SearchRequest.Tokens(tokens, suggested: nil, label: token)
        }
    }

    /// Marks this view as searchable with a text and tokens, with a prompt as it is.
    @_disfavoredOverload
    @MainActor public func searchable<C, T, S>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, S: StringProtocol,
        C.Element: Identifiable
    {
        searchable(text, nil, placement, Text(prompt)) {
            SearchRequest.Tokens(tokens, suggested: nil, label: token)
        }
    }

    /// Marks this view as searchable with a text and tokens, some of which are suggested.
    @MainActor public func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable
    {
        searchable(text, nil, placement, prompt) {
            SearchRequest.Tokens(tokens, suggested: suggestedTokens, label: token)
        }
    }

    /// Marks this view as searchable with a text and tokens, some of which are suggested, and with a localized prompt.
    @MainActor public func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable
    {
        searchable(text, nil, placement, Text(prompt)) {
            SearchRequest.Tokens(tokens, suggested: suggestedTokens, label: token)
        }
    }

    /// Marks this view as searchable with a text and tokens, some of which are suggested, and with a prompt as it is.
    @_disfavoredOverload
    @MainActor public func searchable<C, T, S>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, S: StringProtocol,
        C.Element: Identifiable
    {
        searchable(text, nil, placement, Text(prompt)) {
            SearchRequest.Tokens(tokens, suggested: suggestedTokens, label: token)
        }
    }

    /// Marks this view as searchable with a text and tokens; the search goes on while a binding says so.
    @MainActor public func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable
    {
        searchable(text, isPresented, placement, prompt) {
            SearchRequest.Tokens(tokens, suggested: nil, label: token)
        }
    }

    /// Marks this view as searchable with a text and tokens and a localized prompt; the search goes on while a binding
    /// says so.
    @MainActor public func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable
    {
        searchable(text, isPresented, placement, Text(prompt)) {
            SearchRequest.Tokens(tokens, suggested: nil, label: token)
        }
    }

    /// Associates a token with a suggestion: a tap on it adds the token, and takes out the text that it was found by.
    public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
        modifier(TokenCompletionModifier(token: token))
    }
}

nonisolated private struct TokenCompletionModifier<Token>: ViewModifier {
    let token: Token
    @Environment(\.searchCompletionAction) private var action

    @MainActor func body(content: _ViewModifier_Content<Self>) -> some View {
        Button {
            action?.takeToken(token)
        } label: {
            content.foregroundStyle(Color.primary)
        }
    }
}
