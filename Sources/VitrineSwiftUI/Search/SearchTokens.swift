import VitrineUIKit

extension SearchRequest.Tokens {
    /// The tokens of a program, which are views of its values.
    @MainActor
    fileprivate init<C, T: View>(
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

extension SearchRequest.Tokens {
    /// Makes the tokens of a program when they are asked for.
    nonisolated static func making<C, T: View>(
        _ tokens: Binding<C>, suggested: Binding<C>?, @ViewBuilder label: @escaping (C.Element) -> T
    ) -> @MainActor () -> Self
    where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        nonisolated(unsafe) let (tokens, suggested, label) = (tokens, suggested, label)
        return { Self(tokens, suggested: suggested, label: label) }
    }

    /// Makes the tokens of a program that can be edited when they are asked for.
    nonisolated static func making<C, T: View>(
        editable tokens: Binding<C>, @ViewBuilder label: @escaping (Binding<C.Element>) -> T
    ) -> @MainActor () -> Self
    where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        nonisolated(unsafe) let (tokens, label) = (tokens, label)
        return { Self(editable: tokens, label: label) }
    }

    /// The tokens of a program, which are views of bindings to its values.
    @MainActor
    private init<C, T: View>(
        editable tokens: Binding<C>, @ViewBuilder label: @escaping (Binding<C.Element>) -> T
    )
    where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        self.init(tokens, suggested: nil) { element in
            label(
                Binding(
                    get: { tokens.wrappedValue.first { $0.id == element.id } ?? element },
                    set: { value in
                        // A collection of tokens need not be mutable: it is made anew.
                        tokens.wrappedValue = C(tokens.wrappedValue.map { $0.id == element.id ? value : $0 })
                    }))
        }
    }
}

nonisolated extension View {
    /// Marks this view as searchable with a text and tokens.
    ///
    /// - Parameter token: Makes what a token says, of its first text and its image.
    public func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable
    {
        searchable(
            text, nil, placement, prompt,
            tokens: SearchRequest.Tokens.making(tokens, suggested: nil, label: token))
    }

    /// Marks this view as searchable with a text and tokens, with a localized prompt.
    public func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable
    {
        searchable(
            text, nil, placement, Text(prompt),
            tokens: SearchRequest.Tokens.making(tokens, suggested: nil, label: token))
    }

    /// Marks this view as searchable with a text and tokens, with a prompt as it is.
    @_disfavoredOverload
    public func searchable<C, T, S>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, S: StringProtocol,
        C.Element: Identifiable
    {
        searchable(
            text, nil, placement, Text(prompt),
            tokens: SearchRequest.Tokens.making(tokens, suggested: nil, label: token))
    }

    /// Marks this view as searchable with a text and tokens, some of which are suggested.
    public func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable
    {
        searchable(
            text, nil, placement, prompt,
            tokens: SearchRequest.Tokens.making(tokens, suggested: suggestedTokens, label: token))
    }

    /// Marks this view as searchable with a text and tokens, some of which are suggested, and with a localized prompt.
    public func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable
    {
        searchable(
            text, nil, placement, Text(prompt),
            tokens: SearchRequest.Tokens.making(tokens, suggested: suggestedTokens, label: token))
    }

    /// Marks this view as searchable with a text and tokens, some of which are suggested, and with a prompt as it is.
    @_disfavoredOverload
    public func searchable<C, T, S>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, S: StringProtocol,
        C.Element: Identifiable
    {
        searchable(
            text, nil, placement, Text(prompt),
            tokens: SearchRequest.Tokens.making(tokens, suggested: suggestedTokens, label: token))
    }

    /// Marks this view as searchable with a text and tokens; the search goes on while a binding says so.
    public func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable
    {
        searchable(
            text, isPresented, placement, prompt,
            tokens: SearchRequest.Tokens.making(tokens, suggested: nil, label: token))
    }

    /// Marks this view as searchable with a text and tokens and a localized prompt; the search goes on while a binding
    /// says so.
    public func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable
    {
        searchable(
            text, isPresented, placement, Text(prompt),
            tokens: SearchRequest.Tokens.making(tokens, suggested: nil, label: token))
    }

    /// Marks this view as searchable with a text and tokens that can be edited.
    ///
    /// - Parameter token: Makes what a token says, of a binding to it.
    public func searchable<C, T>(
        text: Binding<String>, editableTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where
        C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable
    {
        searchable(
            text, nil, placement, prompt,
            tokens: SearchRequest.Tokens.making(editable: editableTokens, label: token))
    }

    /// Marks this view as searchable with a text and tokens that can be edited, with a localized prompt.
    ///
    /// - Parameter token: Makes what a token says, of a binding to it.
    public func searchable<C, T>(
        text: Binding<String>, editableTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where
        C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable
    {
        searchable(
            text, nil, placement, Text(prompt),
            tokens: SearchRequest.Tokens.making(editable: editableTokens, label: token))
    }

    /// Marks this view as searchable with a text and tokens that can be edited, with a prompt as it is.
    ///
    /// - Parameter token: Makes what a token says, of a binding to it.
    @_disfavoredOverload
    public func searchable<C, T, S>(
        text: Binding<String>, editableTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where
        C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, S: StringProtocol,
        C.Element: Identifiable
    {
        searchable(
            text, nil, placement, Text(prompt),
            tokens: SearchRequest.Tokens.making(editable: editableTokens, label: token))
    }

    /// Marks this view as searchable with a text and tokens that can be edited; the search goes on while a binding says so.
    ///
    /// - Parameter token: Makes what a token says, of a binding to it.
    public func searchable<C, T>(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where
        C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable
    {
        searchable(
            text, isPresented, placement, prompt,
            tokens: SearchRequest.Tokens.making(editable: editableTokens, label: token))
    }

    /// Marks this view as searchable with a text and tokens that can be edited and a localized prompt; the search goes on while a
    /// binding says so.
    ///
    /// - Parameter token: Makes what a token says, of a binding to it.
    public func searchable<C, T>(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where
        C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable
    {
        searchable(
            text, isPresented, placement, Text(prompt),
            tokens: SearchRequest.Tokens.making(editable: editableTokens, label: token))
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
