/// Puts a view made from a preference of the content behind or in front of it.
struct PreferenceLayering<Key: PreferenceKey, Secondary: View>: ElementModifier {
    let alignment: Alignment
    let isBehind: Bool
    let transform: (Key.Value) -> Secondary
    typealias Body = Never

    func makeElement(
        around child: Element, _ node: _GraphNode
    ) -> WrapperElement<PreferenceLayering<Key, Secondary>> {
        PreferenceLayeringElement(self, around: child, node)
    }
}

private final class PreferenceLayeringElement<Key: PreferenceKey, Secondary: View>:
    WrapperElement<PreferenceLayering<Key, Secondary>>, PreferenceReader
{
    private var layerNode: PreferenceContentNode<Key, Secondary>!
    private var stack: LayerStackElement!

    override init(
        _ modifier: PreferenceLayering<Key, Secondary>, around child: Element, _ node: _GraphNode
    ) {
        super.init(modifier, around: child, node)
        layerNode = PreferenceContentNode(node.childContext(), modifier.transform)
        stack = LayerStackElement(layerNode, node)
        stack.alignment = modifier.alignment
        stack.adopt(by: self)
        graph.preferences.add(self)
    }

    override var majorAxis: Axis?? { nil }
    override var alignmentChildren: [Element] { [child] }
    /// In the order of drawing: what is behind comes first.
    override var preferenceChildren: [Element] { paintOrder }

    override func didUpdate(from old: PreferenceLayering<Key, Secondary>, isChanged: Bool) {
        if old.alignment != modifier.alignment {
            stack.alignment = modifier.alignment
            invalidateLayout()
        }
        stack.environment = environment
        layerNode.update(modifier.transform, environment, isChanged: isChanged)
    }

    func readPreferences() -> Bool {
        layerNode.update(child.preference(Key.self) ?? Key.defaultValue)
    }

    override func alignment(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        child.explicitAlignment(key, size, proposal)
    }

    override func didPlace() {
        super.didPlace()
        stack.place(at: .zero, ProposedViewSize(size))
    }

    override var paintOrder: [Element] { modifier.isBehind ? [stack, child] : [child, stack] }
    override var containsPlatformView: Bool { child.containsPlatformView || stack.containsPlatformView }

    override func teardown() {
        layerNode.teardown()
        super.teardown()
    }
}

/// The content made from a preference: nothing until the first value is known.
private final class PreferenceContentNode<Key: PreferenceKey, Secondary: View>: _GraphNode {
    private var transform: (Key.Value) -> Secondary
    private var value: Key.Value?
    private var child: _ViewNode<Secondary>?

    init(_ context: _NodeContext, _ transform: @escaping (Key.Value) -> Secondary) {
        self.transform = transform
        super.init(context)
    }

    override func makeElements() -> [Element] { child?.elements ?? [] }

    /// Takes a new value; true if the content was evaluated.
    func update(_ new: Key.Value) -> Bool {
        if let value, ValueComparison.isEqual(value, new) { return false }
        value = new
        evaluate()
        return true
    }

    func update(
        _ transform: @escaping (Key.Value) -> Secondary, _ environment: EnvironmentValues, isChanged: Bool
    ) {
        self.transform = transform
        self.environment = environment
        if isChanged || isDirty {
            evaluate()
        } else {
            child?.updateEnvironment(environment)
        }
    }

    override func updateIfDirty() {
        if isAlive, isDirty { evaluate() }
    }

    override func updateEnvironment(_ environment: EnvironmentValues) {
        self.environment = environment
        child?.updateEnvironment(environment)
    }

    private func evaluate() {
        guard let value else { return }
        isDirty = false
        let body = trackingBody(of: PreferenceLayering<Key, Secondary>.self) { transform(value) }
        if let child {
            child.update(body, environment)
        } else {
            child = Secondary._makeNode(body, childContext())
            elementsDidChange()
        }
    }

    override func teardown() {
        child?.teardown()
        super.teardown()
    }
}

nonisolated extension View {
    /// Uses the value of a preference to make a view in front of this view.
    public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        overlayPreferenceValue(key, alignment: .center, transform)
    }

    /// Uses the value of a preference to make a view in front of this view, aligned in it.
    public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceLayering<K, V>(alignment: alignment, isBehind: false, transform: transform))
    }

    /// Uses the value of a preference to make a view behind this view.
    public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        backgroundPreferenceValue(key, alignment: .center, transform)
    }

    /// Uses the value of a preference to make a view behind this view, aligned in it.
    public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceLayering<K, V>(alignment: alignment, isBehind: true, transform: transform))
    }
}
