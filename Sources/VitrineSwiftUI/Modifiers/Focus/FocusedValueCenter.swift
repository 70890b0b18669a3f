import VitrinePlatform

/// What a view gives to its whole scene.
@MainActor
final class SceneFocusedValue {
    weak var graph: ViewGraph?
    var change: (inout FocusedValues) -> Void

    init(_ graph: ViewGraph, _ change: @escaping (inout FocusedValues) -> Void) {
        self.graph = graph
        self.change = change
    }

    deinit {
        // The view went: who reads is told.
        MainThread.run { FocusedValueCenter.shared.noteChange() }
    }
}

/// Something that reads a value of the focus.
@MainActor
protocol FocusedValueReader: AnyObject {
    var graph: ViewGraph? { get }
    /// Reads anew.
    func follow()
}

/// Tells those who read values of the focus when they are others: the focus moved, or what views give is another.
@MainActor
final class FocusedValueCenter {
    static let shared = FocusedValueCenter()

    private struct Reader {
        weak var reader: (any FocusedValueReader)?
    }
    private struct Given {
        weak var value: SceneFocusedValue?
    }

    private var readers: [Reader] = []
    /// In the order in which they came: later ones go before earlier ones.
    private var given: [Given] = []
    private var observer: (any NSObjectProtocol)?

    func add(_ reader: any FocusedValueReader) {
        readers.removeAll { $0.reader == nil }
        readers.append(Reader(reader: reader))
        guard observer == nil else { return }
        observer = NotificationCenter.default.addObserver(
            forName: UIFocusSystem.didUpdateNotification, object: nil, queue: nil
        ) { _ in
            MainActor.assumeIsolated { FocusedValueCenter.shared.follow() }
        }
    }

    func add(_ value: SceneFocusedValue) {
        given.removeAll { $0.value == nil }
        given.append(Given(value: value))
        noteChange()
    }

    /// What views give is another: it is read once the updates under way are done, which may bring it to other graphs.
    func noteChange() {
        var seen: Set<ObjectIdentifier> = []
        for reader in readers.compactMap(\.reader) {
            let focused = reader.graph.flatMap(Self.focusedGraph)
            for graph in [reader.graph, focused].compactMap({ $0 })
            where seen.insert(ObjectIdentifier(graph)).inserted {
                graph.afterUpdate { [weak self] in self?.follow() }
            }
        }
    }

    private func follow() {
        for reader in readers.compactMap(\.reader) { reader.follow() }
    }

    // MARK: Reading

    /// The values for a view in a graph: those of the view with the focus in the same window, over those of the scene.
    func values(in graph: ViewGraph) -> FocusedValues {
        guard let scene = Self.scene(of: graph) else { return FocusedValues() }
        var ofScene = FocusedValues()
        for case let value? in given.map(\.value) where value.graph.flatMap(Self.scene) === scene {
            value.change(&ofScene)
        }
        guard let item = (scene as? UIWindow)?.focusSystem.focusedItem,
            let environment = Self.environment(of: item)
        else { return ofScene }
        return environment.valuesForFocus.over(ofScene)
    }

    /// The window of a graph; what it is in as long as there is none.
    private static func scene(of graph: ViewGraph) -> UIView? {
        guard let host = graph.viewHost else { return nil }
        if let window = host.window { return window }
        return sequence(first: host as UIView, next: \.superview).reversed().first
    }

    private static func focusedGraph(beside graph: ViewGraph) -> ViewGraph? {
        (graph.viewHost?.window?.focusSystem.focusedItem).flatMap { element(of: $0)?.graph }
    }

    private static func environment(of item: any UIFocusItem) -> EnvironmentValues? {
        element(of: item)?.environment
    }

    /// The element that has the focus, or that shows the view that has it.
    private static func element(of item: any UIFocusItem) -> Element? {
        if let item = item as? ElementFocusItem { return item.element }
        guard let view = item as? UIView else { return nil }
        // A cell stands for the view of its row.
        if view is UICollectionViewCell, let graph = graph(below: view) {
            return innermost(of: graph.rootElement)
        }
        for ancestor in sequence(first: view, next: \.superview) {
            if let graph = (ancestor as? any GraphHolding)?.heldGraph {
                return graph.element(showing: view)
            }
        }
        return nil
    }

    private static func graph(below view: UIView) -> ViewGraph? {
        for subview in view.subviews {
            if let found = (subview as? any GraphHolding)?.heldGraph ?? graph(below: subview) { return found }
        }
        return nil
    }

    /// Follows modifiers and first children to the end.
    private static func innermost(of element: Element) -> Element {
        element.children.first.map(innermost) ?? element
    }
}

/// A view that shows a graph.
@MainActor
protocol GraphHolding: UIView {
    var heldGraph: ViewGraph { get }
}

extension ViewGraph {
    /// The innermost element that shows a view, or a view around it.
    func element(showing view: UIView) -> Element? {
        func find(_ element: Element) -> Element? {
            let isAround =
                (element as? any PlatformViewElement)?.platformView.map(view.isDescendant(of:)) ?? false
            for child in element.children {
                if let found = find(child) { return found }
            }
            return isAround ? element : nil
        }
        return find(rootElement)
    }
}
