private struct IsBarItemKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether the view is an item of a bar, whose labels show their icons alone.
    var isBarItem: Bool {
        get { self[IsBarItemKey.self] }
        set { self[IsBarItemKey.self] = newValue }
    }

    /// Forgets where the view around is, for a screen of its own: in a row, in a list, in a bar.
    mutating func leavePlace() {
        isListRow = false
        isListContent = false
        if isBarItem {
            isBarItem = false
            imageScale = .medium
        }
    }

    /// The values for a view that is shown elsewhere, a preview for example: in no screen, row or bar.
    var detached: EnvironmentValues {
        var values = self
        values.navigationScreen = nil
        values.leavePlace()
        return values
    }
}
