/// The places where a container shows one of the views that it was told of.
///
/// A view is known to its container by what its content made. The first place shows that; every further one makes the same
/// once more, with state of its own, as a view that is written twice has it. Each is in the environment of its place, below
/// what the content itself sets.
@MainActor
final class SubviewPlaces {
    /// The outermost node of the content that stands for the view alone.
    fileprivate let node: _GraphNode
    /// The node whose element the view is: the same, or one that modifies several views at once.
    fileprivate let source: _GraphNode
    /// Which one of the elements of the source.
    private let index: Int
    /// The node of the container that was told of it.
    fileprivate unowned let tree: _GraphNode
    /// The environment that the content gives to the node.
    private var given: EnvironmentValues
    /// The place that shows what the content made.
    fileprivate private(set) weak var first: SubviewPlace?
    private var further: [Further] = []
    /// A place with the node that was made for it. The place keeps its view's places, and is kept by none of them.
    private struct Further {
        weak var place: SubviewPlace?
        let node: _GraphNode
    }

    /// The last environment that was made for the first place, and what it was made of.
    private var cached: (sources: [Int], environment: EnvironmentValues)?

    fileprivate init(_ node: _GraphNode, of source: _GraphNode, at index: Int, tree: _GraphNode) {
        self.node = node
        self.source = source
        self.index = index
        self.tree = tree
        given = node.environment
    }

    /// A place shows the view from now on.
    fileprivate func add(_ place: SubviewPlace) {
        if first != nil, let made = source.makeAlike(place.childContext(furtherEnvironment(at: place))) {
            further.append(Further(place: place, node: made))
        } else {
            first = place
            node.updateEnvironment(given)
        }
    }

    /// The place shows something else, or is gone.
    fileprivate func remove(_ place: SubviewPlace) {
        if place === first { first = nil }
        if let index = further.firstIndex(where: { $0.place === place }) {
            further.remove(at: index).node.teardown()
        }
    }

    /// What a place shows.
    ///
    /// - Parameter element: The element that the content made.
    fileprivate func elements(at place: SubviewPlace, _ element: Element) -> [Element] {
        guard let other = further.first(where: { $0.place === place })?.node else { return [element] }
        if source === node { return other.elements }
        return other.elements.indices.contains(index) ? [other.elements[index]] : []
    }

    /// The environment of a place is another one.
    fileprivate func environmentDidChange(at place: SubviewPlace) {
        if place === first {
            node.updateEnvironment(given)
        } else if let node = further.first(where: { $0.place === place })?.node {
            node.updateEnvironment(furtherEnvironment(at: place))
        }
    }

    /// The environment that the node gets in place of the one that the content gives to it.
    fileprivate func replace(_ given: EnvironmentValues) -> EnvironmentValues {
        self.given = given
        guard let first else { return given }
        let sources = [given.version, tree.environment.version, first.environment.version]
        if let cached, cached.sources == sources { return cached.environment }
        let environment = given.moved(from: tree.environment, to: first.environment)
        cached = (sources, environment)
        return environment
    }

    /// The view that the source is of, or the environment that the content gives to it, may be another one.
    fileprivate func sourceDidUpdate() {
        for other in further {
            if let place = other.place { source.updateAlike(other.node, furtherEnvironment(at: place)) }
        }
    }

    private func furtherEnvironment(at place: SubviewPlace) -> EnvironmentValues {
        (source === node ? given : source.environment).moved(from: tree.environment, to: place.environment)
    }
}

/// The node of a place: what shows a view that another node made.
@MainActor
final class SubviewPlace: _ViewNode<_VariadicView_Children.Element> {
    private var places: SubviewPlaces

    override init(_ view: _VariadicView_Children.Element, _ context: _NodeContext) {
        places = view.places
        super.init(view, context)
        places.add(self)
    }

    override func makeElements() -> [Element] { places.elements(at: self, view.element) }

    override func refresh(_ change: NodeChange) {
        if change.view {
            let places = view.places
            if places !== self.places {
                self.places.remove(self)
                self.places = places
                places.add(self)
            }
            elementsDidChange()
        }
        if change.previousEnvironment != nil { places.environmentDidChange(at: self) }
    }

    override func teardown() {
        places.remove(self)
        super.teardown()
    }
}

extension _VariadicView_Children.Element {
    /// Its places, which the graph of its container knows: a row of a list has another one.
    @MainActor fileprivate var places: SubviewPlaces { tree.graph.subviewPlaces.places(of: self) }
}

/// The views of a graph that containers were told of, by the nodes that they depend on.
@MainActor
struct SubviewPlacesTable {
    private var entries: [ObjectIdentifier: [SubviewPlaces]] = [:]

    /// The number of views.
    var count: Int { Set(entries.values.joined().map(ObjectIdentifier.init)).count }

    /// The environment that a node gets in place of the one that it is given.
    func environment(_ given: EnvironmentValues, of node: _GraphNode) -> EnvironmentValues {
        guard !entries.isEmpty, let places = places(ofNode: node) else { return given }
        return places.replace(given)
    }

    /// A node has another view or environment, or may have.
    func didUpdate(_ node: _GraphNode) {
        guard !entries.isEmpty, let all = entries[ObjectIdentifier(node)] else { return }
        for places in all where places.source === node { places.sourceDidUpdate() }
    }

    /// A node is gone.
    mutating func remove(_ node: _GraphNode) {
        guard !entries.isEmpty, let gone = entries.removeValue(forKey: ObjectIdentifier(node)) else { return }
        for places in gone {
            for other in [places.node, places.source] where other !== node {
                entries[ObjectIdentifier(other)]?.removeAll { $0 === places }
            }
        }
    }

    /// The places of a view that a container was told of.
    fileprivate mutating func places(of child: _VariadicView_Children.Element) -> SubviewPlaces {
        let node = node(of: child.element, below: child.tree)
        if let places = places(ofNode: node), places.tree === child.tree { return places }
        let isAlone = node.elements.count == 1 && node.elements[0] === child.element
        let source = isAlone ? node : child.element.node
        let index = source.elements.firstIndex { $0 === child.element } ?? 0
        let places = SubviewPlaces(node, of: source, at: index, tree: child.tree)
        entries[ObjectIdentifier(node), default: []].append(places)
        if source !== node { entries[ObjectIdentifier(source), default: []].append(places) }
        return places
    }

    private func places(ofNode node: _GraphNode) -> SubviewPlaces? {
        entries[ObjectIdentifier(node)]?.first { $0.node === node }
    }

    /// The outermost node below a container that stands for one of its views, or a part of it, and for nothing else.
    ///
    /// Where the content is a container that was told of views of its own, what stands for the view is its place there.
    private func node(of element: Element, below tree: _GraphNode) -> _GraphNode {
        let parts = Array(sequence(first: element, next: \.wrapped))
        var node = parts[parts.count - 1].node
        while true {
            let places = places(ofNode: node)
            if places?.tree === tree { return node }
            guard let outer = places?.first ?? node.parent, outer !== tree, outer.viewType != nil else {
                return node
            }
            let elements = outer.elements
            guard elements.count == 1, parts.contains(where: { $0 === elements[0] }) else { return node }
            node = outer
        }
    }
}

extension EnvironmentValues {
    /// What stands below one environment as it would stand below another one: that of the new place, with what differs
    /// from the old.
    ///
    /// Complexity: O(values set); O(1) where nothing differs.
    fileprivate func moved(from old: EnvironmentValues, to new: EnvironmentValues) -> EnvironmentValues {
        if old.version == new.version { return self }
        return version == old.version ? new : adding(to: new, asAgainst: old)
    }
}
