/// Shows the view of one row in a cell: a graph of its own, in the environment of the list.
///
/// A host goes from one row to another of the same kind by taking the new view, without a node, a layer or a view
/// being made; one that holds state of its row goes with the row instead.
final class RowHost: _UIHostingView<AnyView> {
    /// The row whose view is shown.
    var identity: RowIdentity?
    weak var cell: (any RowHosting)?
    /// The row left the data while it was shown.
    var isRemoved = false

    override var enclosingRow: (any RowHosting)? { cell }

    init(_ content: AnyView, environment: EnvironmentValues) {
        super.init(rootView: content, inheriting: environment)
        safeAreaRegions = []
        graph.preferenceObserver = { [weak self] in self?.cell?.rowPreferencesDidChange() }
        idealSizeObserver = { [weak self] in
            guard let self else { return }
            cell?.rowSizeMayHaveChanged(self)
        }
    }

    required init(rootView: AnyView) { fatalError("A row's view needs the environment of its list.") }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    /// Shows another view value.
    func show(_ content: AnyView, in environment: EnvironmentValues) {
        inheritedEnvironment = environment
        graph.containerSizeDidChange()
        rootView = content
    }

    /// Shows the view of another row, at once.
    func reuse(for content: AnyView, in environment: EnvironmentValues) {
        Transaction.perform(Transaction.withoutAnimations) {
            if graph.rootNode.isRestartable {
                graph.restart { show(content, in: environment) }
            } else {
                show(content, in: environment)
            }
        }
    }

    /// What the row asks of its list, nothing as long as its view is not of a single element.
    var traits: ListRowTraits { graph.rowTraits }

    /// The button that the whole row is, if there is one.
    var rowButton: InteractionElement? { graph.focusables.first { $0.modifier.fillsRow && !$0.isTornDown } }

    /// Where the first text begins, in points from the leading edge: separators are aligned with it.
    var textLeading: CGFloat? { graph.textLeading }
}

extension ViewGraph {
    /// What the view of a row asks of its list, nothing as long as it is not of a single element.
    var rowTraits: ListRowTraits {
        var traits = ListRowTraits()
        var element = rootElement.children.first
        while let current = element {
            if let trait = current as? any ListTraitElement { trait.apply(to: &traits) }
            element = current.wrapped
        }
        return traits
    }

    /// The first text of the view.
    var firstText: String? {
        func find(_ element: Element) -> String? {
            if let bearing = element as? any TextBearing { return bearing.text }
            return element.children.lazy.compactMap(find).first
        }
        return find(rootElement)
    }

    /// Where the first text begins, in points from the leading edge.
    var textLeading: CGFloat? {
        let isMirrored = environment.layoutDirection == .rightToLeft
        func find(_ element: Element, _ x: CGFloat) -> CGFloat? {
            if element is any TextBearing {
                return isMirrored ? rootElement.size.width - x - element.size.width : x
            }
            for child in element.children {
                if let found = find(child, x + child.origin.x) { return found }
            }
            return nil
        }
        return find(rootElement, 0)
    }
}
