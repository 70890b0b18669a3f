/// Whether what is shown is in front and can be used.
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// It is not on the screen.
    case background
    /// It is on the screen and takes no input.
    case inactive
    /// It is in front, and takes input.
    case active
}

private struct ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.background }

extension EnvironmentValues {
    /// Whether the program is in front. Before it ends it is inactive, and then in the background: the time to save.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}
