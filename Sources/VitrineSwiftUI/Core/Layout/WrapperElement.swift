/// A modifier that puts an element around each element of its content, so that a modified `Group` or `ForEach`
/// has each of its views modified.
nonisolated protocol ElementModifier: ViewModifier where Body == Never {
    /// Makes the element around one.
    @MainActor func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<Self>
    /// Whether the modifier changes the transaction for its content.
    @MainActor static var adjustsTransaction: Bool { get }
    /// Changes the transaction for the content.
    ///
    /// - Parameter old: The value that the update under way has replaced; nil if it has not.
    @MainActor func adjust(_ transaction: inout Transaction, from old: Self?)
}

extension ElementModifier {
    @MainActor static var adjustsTransaction: Bool { false }
    @MainActor func adjust(_ transaction: inout Transaction, from old: Self?) {}

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        WrapperNode(view, context)
    }
}

/// An element around one other, by default of the same size.
class WrapperElement<M>: Element {
    var modifier: M
    private(set) var child: Element

    init(_ modifier: M, around child: Element, _ node: _GraphNode) {
        self.modifier = modifier
        self.child = child
        super.init(node)
        // Links the child to this element, so that it reports changes before the first layout too.
        _ = children
    }

    final override func loadChildren() -> [Element] { [child] }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(proposal) }
    override var layoutPriority: Double { child.layoutPriority }
    final override var wrapped: Element? { child }
    final override var modified: Element? { child }
    override var isSpacer: Bool { child.isSpacer }
    override var spacing: ViewSpacing { child.spacing }
    override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value? { child.layoutValue(key) }
    override var zIndex: Double { child.zIndex }

    /// Goes around another element, which came to the place of the one before.
    final func setChild(_ element: Element) {
        guard element !== child else { return }
        child = element
        contentElementsDidChange()
        _ = children
        childDidChange()
    }

    /// Reacts to another child.
    func childDidChange() {}

    /// Takes a new modifier value or environment.
    final func update(_ modifier: M, _ environment: EnvironmentValues, isChanged: Bool) {
        let old = self.modifier
        self.modifier = modifier
        self.environment = environment
        didUpdate(from: old, isChanged: isChanged)
    }

    /// Reacts to a new value (`isChanged`) or environment.
    func didUpdate(from old: M, isChanged: Bool) {
        if isChanged {
            invalidateSize()
            setNeedsDisplay()
        }
    }
}

/// The node of an element modifier.
private final class WrapperNode<V: View, M: ElementModifier>: _ViewNode<ModifiedContent<V, M>> {
    private var child: _ViewNode<V>!
    private var modifier: M
    private var comparison = InputComparison<M>()
    private var wrappers: [WrapperElement<M>] = []
    /// What each wrapper is found again by.
    private var keys: [WrapperKey] = []
    /// Made when there is something to animate.
    private var motion: Motion<M>?
    /// The value before, and the update that changed it.
    private var previous: (modifier: M, update: Int)?

    override init(_ view: ModifiedContent<V, M>, _ context: _NodeContext) {
        modifier = view.modifier
        super.init(view, context)
        child = V._makeNode(view.content, childContext())
    }

    override func makeElements() -> [Element] {
        let inner = contentElements
        let old = wrappers
        // Loops, and places in place of wrappers: what the standard library has for sequences and dictionaries of a type that
        // is not known here is slow, and asks for conformances with every new type.
        var places: [WrapperKey: Int] = [:]
        for index in old.indices { places[keys[index]] = index }
        keys.removeAll(keepingCapacity: true)
        wrappers.removeAll()
        for element in inner {
            let key = WrapperKey(of: element)
            keys.append(key)
            if !places.isEmpty, let place = places.removeValue(forKey: key) {
                old[place].setChild(element)
                wrappers.append(old[place])
            } else {
                wrappers.append((motion?.shown(modifier) ?? modifier).makeElement(around: element, self))
            }
        }
        if !places.isEmpty {
            let kept = Set(wrappers.map(ObjectIdentifier.init))
            for gone in old where !kept.contains(ObjectIdentifier(gone)) { gone.teardown() }
        }
        return wrappers
    }

    /// What there is to go around. An erased view without anything is still a view.
    private var contentElements: [Element] {
        let elements = child.elements
        guard elements.isEmpty, let erased = child as? any ErasedViewNode, erased.isEmptyView else {
            return elements
        }
        return [erased.placeholder]
    }

    override var isRestartable: Bool {
        child.isRestartable && wrappers.allSatisfy { $0.isTornDown || $0.isRestartable }
    }

    override var passesOnArrivals: Bool { true }
    override func collectTransitions(_ hosts: inout [any TransitionHost]) {
        child.collectTransitions(&hosts)
    }

    override var adjustsTransaction: Bool { M.adjustsTransaction }

    override func adjust(_ transaction: inout Transaction) {
        guard !transaction.isOfMotions else { return }
        modifier.adjust(
            &transaction, from: previous.flatMap { $0.update == graph.updateNumber ? $0.modifier : nil })
    }

    override func refresh(_ change: NodeChange) {
        let isMoving = motion?.isRunning ?? false
        let isChanged = change.view && !comparison.isEqual(&modifier, view.modifier)
        if isChanged { take(view.modifier) }
        // Where only the motion goes on, the content is the same.
        if change.view || change.previousEnvironment != nil || graph.isRestarting {
            graph.below(self) { child.update(view.content, environment) }
        }
        let shown = motion?.shown(modifier) ?? modifier
        for wrapper in wrappers where !wrapper.isTornDown {
            wrapper.update(shown, environment, isChanged: isChanged || isMoving || isDirty)
        }
    }

    private func take(_ new: M) {
        if motion == nil, graph.animation != nil { motion = Motion.make(for: modifier) }
        if M.adjustsTransaction, !graph.isRestarting { previous = (modifier, graph.updateNumber) }
        modifier = new
        motion?.change(to: new, in: self) { [weak self] in self?.markDirty(.ofMotions) }
    }

    override func teardown() {
        motion?.stop()
        child.teardown()
        for wrapper in wrappers { wrapper.teardown() }
        super.teardown()
    }
}

/// What an element around another one belongs to.
private enum WrapperKey: Hashable {
    /// One element.
    case element(ObjectIdentifier)
    /// A place, whatever element is in it.
    case place(ElementPlace)

    @MainActor init(of element: Element) {
        self = element.place.map(WrapperKey.place) ?? .element(ObjectIdentifier(element))
    }
}

/// The place of an element that may be exchanged for one of another identity.
struct ElementPlace: Hashable {
    /// The node that exchanges it.
    let node: ObjectIdentifier
    /// Which of the node's elements it is.
    let index: Int
}

/// The node of a view whose type is erased.
@MainActor
protocol ErasedViewNode: _GraphNode {
    /// Whether the view inside is an `EmptyView`.
    var isEmptyView: Bool { get }
    /// An element of no size that stands for it.
    var placeholder: Element { get }
}
