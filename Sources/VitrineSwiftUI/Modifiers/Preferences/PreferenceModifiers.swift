/// Sets a value, in place of those that come from inside.
struct PreferenceWriting<Key: PreferenceKey>: ElementModifier {
    let value: Key.Value
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<PreferenceWriting<Key>> {
        PreferenceWritingElement(self, around: child, node)
    }
}

private final class PreferenceWritingElement<Key: PreferenceKey>: WrapperElement<PreferenceWriting<Key>> {
    override init(_ modifier: PreferenceWriting<Key>, around child: Element, _ node: _GraphNode) {
        super.init(modifier, around: child, node)
        graph.preferencesDidChange()
    }

    override var isRestartable: Bool { true }

    override func didUpdate(from old: PreferenceWriting<Key>, isChanged: Bool) {
        if isChanged { graph.preferencesDidChange() }
    }

    override func teardown() {
        graph.preferencesDidChange()
        super.teardown()
    }

    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        key == Key.self ? (modifier.value as! K.Value) : super.preference(key)
    }
}

/// Changes the value that comes from inside, or the default.
struct PreferenceTransform<Key: PreferenceKey>: ElementModifier {
    let transform: (inout Key.Value) -> Void
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<PreferenceTransform<Key>> {
        PreferenceTransformElement(self, around: child, node)
    }
}

private final class PreferenceTransformElement<Key: PreferenceKey>: WrapperElement<PreferenceTransform<Key>> {
    override init(_ modifier: PreferenceTransform<Key>, around child: Element, _ node: _GraphNode) {
        super.init(modifier, around: child, node)
        graph.preferencesDidChange()
    }

    override func didUpdate(from old: PreferenceTransform<Key>, isChanged: Bool) {
        if isChanged { graph.preferencesDidChange() }
    }

    override func teardown() {
        graph.preferencesDidChange()
        super.teardown()
    }

    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        guard key == Key.self else { return super.preference(key) }
        var value = super.preference(Key.self) ?? Key.defaultValue
        modifier.transform(&value)
        return (value as! K.Value)
    }
}

/// Performs an action when the value inside changes, and with the first value.
struct PreferenceObserving<Key: PreferenceKey>: ElementModifier where Key.Value: Equatable {
    let action: (Key.Value) -> Void
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<PreferenceObserving<Key>> {
        PreferenceObservingElement(self, around: child, node)
    }
}

private final class PreferenceObservingElement<Key: PreferenceKey>: WrapperElement<PreferenceObserving<Key>>,
    PreferenceReader
where Key.Value: Equatable {
    private var known: Key.Value?

    override init(_ modifier: PreferenceObserving<Key>, around child: Element, _ node: _GraphNode) {
        super.init(modifier, around: child, node)
        graph.preferences.add(self)
    }

    override var isRestartable: Bool { true }

    /// A new action is for the next change; that of another identity for the first value.
    override func didUpdate(from old: PreferenceObserving<Key>, isChanged: Bool) {
        guard graph.isRestarting else { return }
        known = nil
        graph.preferencesDidChange()
    }

    func readPreferences() -> Bool {
        let value = child.preference(Key.self) ?? Key.defaultValue
        guard known != value else { return false }
        known = value
        let action = modifier.action
        graph.afterUpdate(ViewAction(name: "onPreferenceChange", value: Key.self, node: node)) {
            action(value)
        }
        return false
    }
}

nonisolated extension View {
    /// Sets a value for the given preference.
    public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(PreferenceWriting<K>(value: value))
    }

    /// Applies a transformation to a preference value.
    public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(PreferenceTransform<K>(transform: callback))
    }

    /// Adds an action to perform when the specified preference key's value changes.
    ///
    /// The action is performed after the update that changed the value, before the frame is shown; also with
    /// the first value.
    public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(PreferenceObserving<K>(action: action))
    }
}
