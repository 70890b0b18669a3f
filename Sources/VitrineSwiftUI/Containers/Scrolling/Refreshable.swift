import VitrineUIKit

/// Begins to load again what is shown, as a pull does, and returns when it is there.
public struct RefreshAction: Sendable {
    private let action: @Sendable () async -> Void

    init(_ action: @escaping @Sendable () async -> Void) { self.action = action }

    /// Loads again.
    public func callAsFunction() async { await action() }
}

private struct RefreshKey: EnvironmentKey { static let defaultValue: RefreshAction? = nil }

extension EnvironmentValues {
    /// What loads again what is shown; nil where nothing does.
    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Marks this view as refreshable: lists and scroll views within it load again when their content is pulled down, and
    /// show a wheel until `action` returns.
    public func refreshable(
        @_inheritActorContext action: @escaping @Sendable () async -> Void
    ) -> some View {
        environment(\.refresh, RefreshAction(action))
    }
}

/// Gives a scroll view a refresh control where the environment has something to load.
@MainActor
enum ScrollRefresh {
    /// - Parameter environment: The present one, asked when the user has pulled.
    static func update(
        _ view: UIScrollView, isWanted: Bool, environment: @escaping @MainActor () -> EnvironmentValues?
    ) {
        guard isWanted != (view.refreshControl != nil) else { return }
        guard isWanted else {
            view.refreshControl = nil
            return
        }
        let control = UIRefreshControl()
        control.addAction(
            UIAction { [weak control] _ in
                guard let refresh = environment()?.refresh else {
                    control?.endRefreshing()
                    return
                }
                Task { @MainActor in
                    await refresh()
                    control?.endRefreshing()
                }
            }, for: .valueChanged)
        view.refreshControl = control
    }
}
