/// The views that values of paths stand for, by type.
struct NavigationDestinations {
    struct Builder {
        let name: String
        let build: (Any) -> AnyView?
    }

    var builders: [ObjectIdentifier: Builder] = [:]
    var isEmpty: Bool { builders.isEmpty }
}

struct NavigationDestinationKey: NavigationPreference {
    static var defaultValue: NavigationDestinations { NavigationDestinations() }
    static func reduce(value: inout NavigationDestinations, nextValue: () -> NavigationDestinations) {
        value.builders.merge(nextValue().builders) { first, _ in first }
    }
}

/// Registers a destination on the screen around it.
struct NavigationDestinationModifier<D: Hashable, C: View>: ElementModifier {
    let destination: (D) -> C
    typealias Body = Never

    func makeElement(
        around child: Element, _ node: _GraphNode
    ) -> WrapperElement<NavigationDestinationModifier<D, C>> {
        NavigationDestinationElement(self, around: child, node)
    }
}

private final class NavigationDestinationElement<D: Hashable, C: View>:
    WrapperElement<NavigationDestinationModifier<D, C>>
{
    override init(
        _ modifier: NavigationDestinationModifier<D, C>, around child: Element, _ node: _GraphNode
    ) {
        super.init(modifier, around: child, node)
        graph.preferencesDidChange()
    }

    override func didUpdate(from old: NavigationDestinationModifier<D, C>, isChanged: Bool) {
        if isChanged { graph.preferencesDidChange() }
    }

    override func teardown() {
        graph.preferencesDidChange()
        super.teardown()
    }

    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        guard key == NavigationDestinationKey.self else { return super.preference(key) }
        var value = super.preference(NavigationDestinationKey.self) ?? NavigationDestinations()
        let destination = modifier.destination
        value.builders[ObjectIdentifier(D.self)] = .init(name: "\(D.self)") { value in
            (value as? D).map { AnyView(DestinationContent(value: $0, destination: destination)) }
        }
        return (value as! K.Value)
    }
}

/// Evaluates a destination in its screen's graph, so that what it reads is this screen's input.
private struct DestinationContent<D: Hashable, C: View>: View {
    let value: D
    let destination: (D) -> C
    var body: some View { destination(value) }
}

// MARK: - By binding

/// What a screen of a binding is known by; it lives with the view that has the modifier.
private final class PresentationKey {}

private nonisolated struct PresentedDestination<Item: Equatable, C: View>: ViewModifier {
    let item: Binding<Item?>
    let destination: (Item) -> C
    @State private var key: PresentationKey
    @Environment(\.navigationScreen) private var screen

    nonisolated init(item: Binding<Item?>, destination: @escaping (Item) -> C) {
        self.item = item
        self.destination = destination
        _key = State(wrappedValue: PresentationKey())
    }

    @MainActor func body(content: Content) -> some View {
        content.modifier(
            PresentationUpdate(
                item: item.wrappedValue, key: key, screen: screen, destination: destination,
                end: { item.wrappedValue = nil }))
    }
}

private struct PresentationUpdate<Item: Equatable, C: View>: WatchingModifier {
    let item: Item?
    let key: PresentationKey
    let screen: NavigationScreenLink?
    let destination: (Item) -> C
    let end: () -> Void
    typealias Body = Never

    func start(_ node: _GraphNode) { if item != nil { present(node) } }
    func update(from old: Self, _ storage: inout Void, _ node: _GraphNode) { present(node) }

    @MainActor private func present(_ node: _GraphNode) {
        node.graph.afterUpdate {
            guard let model = screen?.screen?.model else {
                if item != nil {
                    RuntimeIssue.report(
                        "navigationDestination(isPresented:destination:) and navigationDestination(item:destination:) "
                            + "work inside a NavigationStack only.")
                }
                return
            }
            let view = item.map { AnyView(PresentedContent(item: $0, destination: destination)) }
            model.present(ObjectIdentifier(key), view, end: end)
        }
    }
}

private struct PresentedContent<Item: Equatable, C: View>: View {
    let item: Item
    let destination: (Item) -> C
    var body: some View { destination(item) }
}

nonisolated extension View {
    /// Associates a destination view with a presented data type for use within a navigation stack.
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(NavigationDestinationModifier(destination: destination))
    }

    /// Associates a destination view with a binding that can be used to push the view onto a navigation stack.
    public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        let view = destination()
        let item = Binding<Bool?>(
            get: { isPresented.wrappedValue ? true : nil }, set: { isPresented.wrappedValue = $0 ?? false })
        return modifier(PresentedDestination(item: item) { _ in view })
    }

    /// Associates a destination view with a bound value for use within a navigation stack.
    public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(PresentedDestination(item: item, destination: destination))
    }
}
