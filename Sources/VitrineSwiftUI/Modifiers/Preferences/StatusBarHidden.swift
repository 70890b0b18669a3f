/// Whether the status bar is hidden; nil where nobody says.
struct StatusBarHiddenKey: PreferenceKey {
    static var defaultValue: Bool? { nil }
    /// The first that says something.
    static func reduce(value: inout Bool?, nextValue: () -> Bool?) { value = value ?? nextValue() }
}

/// Whether what the system shows over the program is visible; nil where nobody says.
struct SystemOverlaysKey: PreferenceKey {
    static var defaultValue: Visibility? { nil }
    /// The first that says something.
    static func reduce(value: inout Visibility?, nextValue: () -> Visibility?) {
        value = value ?? nextValue()
    }
}

/// The edges at which gestures of the program go before those of the system; nil where nobody says.
struct DeferredGesturesKey: PreferenceKey {
    static var defaultValue: Edge.Set? { nil }
    /// The first that says something.
    static func reduce(value: inout Edge.Set?, nextValue: () -> Edge.Set?) { value = value ?? nextValue() }
}

nonisolated extension View {
    /// Sets the visibility of the status bar: what the controller that hosts the view answers UIKit.
    public func statusBarHidden(_ hidden: Bool = true) -> some View {
        preference(key: StatusBarHiddenKey.self, value: hidden)
    }

    /// Sets the visibility of the status bar.
    @available(*, deprecated, renamed: "statusBarHidden(_:)")
    public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

    /// Sets the preferred visibility of what the system shows over the program, as the home indicator: what the controller
    /// that hosts the view answers UIKit.
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
        preference(key: SystemOverlaysKey.self, value: visibility)
    }

    /// Sets the edges at which gestures of the program go before those of the system, which has none here: what the
    /// controller that hosts the view answers UIKit.
    public func defersSystemGestures(on edges: Edge.Set) -> some View {
        preference(key: DeferredGesturesKey.self, value: edges)
    }
}

extension ViewGraph {
    /// Whether the status bar is hidden; nil where nobody says.
    var hidesStatusBar: Bool? { rootElement.preference(StatusBarHiddenKey.self) ?? nil }
    /// Whether the home indicator goes away; nil where nobody says.
    var hidesHomeIndicator: Bool? {
        (rootElement.preference(SystemOverlaysKey.self) ?? nil).map { $0 == .hidden }
    }
    /// The edges at which gestures of the program go first, from the left; nil where nobody says.
    var deferringEdges: UIRectEdge? {
        guard let edges = rootElement.preference(DeferredGesturesKey.self) ?? nil else { return nil }
        let isMirrored = rootElement.environment.layoutDirection == .rightToLeft
        var result: UIRectEdge = []
        if edges.contains(.top) { result.insert(.top) }
        if edges.contains(.bottom) { result.insert(.bottom) }
        if edges.contains(.leading) { result.insert(isMirrored ? .right : .left) }
        if edges.contains(.trailing) { result.insert(isMirrored ? .left : .right) }
        return result
    }
}
