public import VitrineUI

extension View {
    /// Lets a preference that cells set reach this view, and the views around it.
    ///
    /// The content of a cell is hosted apart from the view that the ``CollectionView`` is in, and preferences end
    /// where it is hosted. With this modifier, on a ``CollectionView`` or on any view around some, the values that
    /// cells and supplementary views on screen set are combined by the key's `reduce`, and count as this view's:
    ///
    /// ```swift
    /// CollectionView(rows: rows, sectionLayoutProvider: layout) { _, film in
    ///     Poster(film: film).preference(key: VisibleFilms.self, value: [film.id])
    /// }
    /// .cellPreference(VisibleFilms.self)
    /// .onPreferenceChange(VisibleFilms.self) { visible = $0 }
    /// ```
    ///
    /// They are combined section by section, supplementary views before cells, each in the order of their index
    /// paths. A value that is equal to the key's default counts as none. What leaves the screen takes its value with
    /// it.
    ///
    /// - Parameter key: The preference. Its values are compared, to pass on changes only.
    ///
    /// - Complexity: O(*n*) for each layout of a collection, *n* = its cells on screen.
    public func cellPreference<Key: PreferenceKey>(_ key: Key.Type = Key.self) -> some View
    where Key.Value: Equatable {
        modifier(CellPreferenceModifier<Key>())
    }
}

/// Has the port of a key, and tells what arrives there.
private struct CellPreferenceModifier<Key: PreferenceKey>: ViewModifier where Key.Value: Equatable {
    @Environment(\.cellPreferencePorts) private var outer
    @StateObject private var port = TypedCellPreferencePort<Key>()

    func body(content: Content) -> some View {
        let cellValue = port.value
        content
            // What arrives at an inner port for a key goes on to the outer one as the inner view's preference.
            .environment(\.cellPreferencePorts, outer.filter { $0.key != port.key } + [port])
            .transformPreference(Key.self) { value in
                if let cellValue { Key.reduce(value: &value) { cellValue } }
            }
    }
}

private struct CellPreferencePortsKey: EnvironmentKey {
    nonisolated(unsafe) static let defaultValue: [CellPreferencePort] = []
}

extension EnvironmentValues {
    /// Where collections report the preferences of their cells.
    var cellPreferencePorts: [CellPreferencePort] {
        get { self[CellPreferencePortsKey.self] }
        set { self[CellPreferencePortsKey.self] = newValue }
    }
}
