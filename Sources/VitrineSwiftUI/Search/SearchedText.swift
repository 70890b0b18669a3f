private struct SearchedTextKey: EnvironmentKey {
    static var defaultValue: String { "" }
}

extension EnvironmentValues {
    /// What is searched for in the innermost `searchable` around a view.
    var searchedText: String {
        get { self[SearchedTextKey.self] }
        set { self[SearchedTextKey.self] = newValue }
    }
}
