/// The container whose background a view makes.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String
    /// The screen of a navigation stack that the view is on.
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    /// The column of a split view that the view is in.
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")

    /// Containers of other modules have names of their own.
    package init(name: String) { self.name = name }
}

/// What stands behind the content of a screen, with the environment it stands in.
struct ContainerBackground {
    let view: AnyView
    let environment: EnvironmentValues
}

struct ContainerBackgroundKey: NavigationPreference {
    static var defaultValue: [ContainerBackgroundPlacement: ContainerBackground] { [:] }
    static func reduce(
        value: inout [ContainerBackgroundPlacement: ContainerBackground],
        nextValue: () -> [ContainerBackgroundPlacement: ContainerBackground]
    ) { value.merge(nextValue()) { _, last in last } }
}

private struct ContainerBackgroundModifier: ElementModifier {
    let placement: ContainerBackgroundPlacement
    let view: AnyView
    typealias Body = Never

    func makeElement(
        around child: Element, _ node: _GraphNode
    ) -> WrapperElement<ContainerBackgroundModifier> {
        ContainerBackgroundElement(self, around: child, node)
    }
}

private final class ContainerBackgroundElement: WrapperElement<ContainerBackgroundModifier> {
    override init(_ modifier: ContainerBackgroundModifier, around child: Element, _ node: _GraphNode) {
        super.init(modifier, around: child, node)
        graph.preferencesDidChange()
    }

    override func didUpdate(from old: ContainerBackgroundModifier, isChanged: Bool) {
        graph.preferencesDidChange()
    }

    override func teardown() {
        graph.preferencesDidChange()
        super.teardown()
    }

    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        guard key == ContainerBackgroundKey.self else { return super.preference(key) }
        var all = super.preference(ContainerBackgroundKey.self) ?? [:]
        // What is further out stands for what is in it.
        all[modifier.placement] = ContainerBackground(view: modifier.view, environment: environment)
        return (all as! K.Value)
    }
}

/// The background of a screen: as large as the screen, and behind its content.
final class ContainerBackgroundHost: _UIHostingView<AnyView> {
    private var environmentVersion: Int

    init(_ background: ContainerBackground) {
        environmentVersion = background.environment.version
        super.init(rootView: background.view, inheriting: background.environment)
        safeAreaRegions = []
        isUserInteractionEnabled = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        // What the screen draws by itself lies in layers beside this view's.
        layer.zPosition = -1
    }

    required init(rootView: AnyView) { fatalError("A background needs the environment of its screen.") }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(_ background: ContainerBackground) {
        if environmentVersion != background.environment.version {
            environmentVersion = background.environment.version
            inheritedEnvironment = background.environment
        }
        rootView = background.view
    }
}

nonisolated extension View {
    /// Sets the background of the container that the view is in, in the place of its own.
    ///
    /// - Parameters:
    ///   - style: What fills it.
    ///   - container: Which container.
    @MainActor public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View { containerBackground(for: container) { Rectangle().fill(style) } }

    /// Sets the background of the container that the view is in, in the place of its own.
    ///
    /// - Parameters:
    ///   - container: Which container.
    ///   - alignment: Where a view that is smaller stands.
    ///   - content: The background.
    @MainActor public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            ContainerBackgroundModifier(
                placement: container,
                view: AnyView(
                    content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))))
    }

    /// Puts what a view inside has set as the background of a container behind it.
    ///
    /// - Parameter content: Makes what stands there of that; nil where nothing is set.
    @MainActor package func containerBackground<V: View>(
        setFor container: ContainerBackgroundPlacement, @ViewBuilder _ content: @escaping (AnyView?) -> V
    ) -> some View {
        backgroundPreferenceValue(ContainerBackgroundKey.self) { content($0[container]?.view) }
    }
}
