/// A scene whose views are modified.
private struct ModifiedScene<Content: Scene, M: ViewModifier>: Scene {
    let content: Content
    let modifier: M
    typealias Body = Never

    func _windowContent() -> _WindowContent {
        let inner = content._windowContent()
        return _WindowContent(view: AnyView(inner.view.modifier(modifier)), title: inner.title)
    }
}

private struct SceneChange<V: Equatable>: ViewModifier {
    let value: V
    let isInitial: Bool
    let action: (V, V) -> Void
    func body(content: Content) -> some View {
        content.onChange(of: value, initial: isInitial) { action($0, $1) }
    }
}

private struct SceneEnvironment<V>: ViewModifier {
    let keyPath: WritableKeyPath<EnvironmentValues, V>
    let value: V
    func body(content: Content) -> some View { content.environment(keyPath, value) }
}

extension Scene {
    /// Modifies the views of the scene.
    package func modifier<M: ViewModifier>(_ modifier: M) -> some Scene {
        ModifiedScene(content: self, modifier: modifier)
    }

    /// Adds an action to perform when the given value changes.
    ///
    /// - Parameters:
    ///   - initial: Whether the action is performed when the scene appears, too.
    ///   - action: Takes the value before and the new one.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene {
        ModifiedScene(
            content: self, modifier: SceneChange(value: value, isInitial: initial, action: action))
    }

    /// Adds an action to perform when the given value changes.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene {
        ModifiedScene(
            content: self, modifier: SceneChange(value: value, isInitial: initial) { _, _ in action() })
    }

    /// Adds an action to perform when the given value changes; it takes the new one.
    @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene {
        ModifiedScene(
            content: self, modifier: SceneChange(value: value, isInitial: false) { _, new in action(new) })
    }

    /// Sets a value of the environment of the scene's views.
    public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some Scene {
        ModifiedScene(content: self, modifier: SceneEnvironment(keyPath: keyPath, value: value))
    }
}
