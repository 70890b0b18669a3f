/// A container whose views a layout arranges.
struct LayoutView<L: Layout, Content: View> {
    let layout: L
    let content: Content

    nonisolated init(layout: L, content: Content) {
        self.layout = layout
        self.content = content
    }
}

extension LayoutView: _PrimitiveView, ContainerView {
    typealias Body = Never

    static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        PrimitiveNode(view, context, LayoutElement<L, Content>.self)
    }
}

private final class LayoutElement<L: Layout, Content: View>: ContainerElement<LayoutView<L, Content>> {
    private var cache: L.Cache?
    private var cacheIsStale = false
    private lazy var motion = Motion.make(for: view.layout)

    override var majorAxis: Axis?? { .some(L.layoutProperties.stackOrientation) }
    override var ownExplicitKeys: Set<AlignmentKey> { AlignmentKey.standard }

    override func layoutWasInvalidated() { cacheIsStale = true }

    override func didUpdate(from old: LayoutView<L, Content>) {
        motion?.change(to: view.layout, in: node) { [weak self] in self?.invalidateLayout() }
        if !ValueComparison.isEqual(old.layout, view.layout) { invalidateLayout() }
        super.didUpdate(from: old)
    }

    override func teardown() {
        motion?.stop()
        super.teardown()
    }

    /// Asks the layout, as it is at this moment of an animation.
    private func ask<Answer>(_ question: (L, LayoutSubviews, inout L.Cache) -> Answer) -> (Answer, LayoutPass)
    {
        let pass = LayoutPass(self) { [unowned self] key, size, proposal in
            mergedAlignment(key, size, proposal)
        }
        let subviews = LayoutSubviews(pass)
        let layout = motion?.shown(view.layout) ?? view.layout
        var cache = self.cache.take() ?? layout.makeCache(subviews: subviews)
        if cacheIsStale {
            cacheIsStale = false
            layout.updateCache(&cache, subviews: subviews)
        }
        let answer = question(layout, subviews, &cache)
        self.cache = cache
        return (answer, pass)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = ask { $0.sizeThatFits(proposal: proposal, subviews: $1, cache: &$2) }.0
        // Asked how large it can become, a layout may say that there is no end.
        guard size.width >= 0, size.width.isFinite || proposal.width == .infinity,
            size.height >= 0, size.height.isFinite || proposal.height == .infinity
        else {
            RuntimeIssue.report(
                "\(L.self).sizeThatFits(proposal:subviews:cache:) returned \(size.width) × \(size.height), which is no "
                    + "size; it counts as none.", at: node, "sizeThatFits")
            return .zero
        }
        return size
    }

    override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
        let bounds = CGRect(origin: .zero, size: size)
        let pass = ask { $0.placeSubviews(in: bounds, proposal: proposal, subviews: $1, cache: &$2) }.1
        return zip(pass.placements, children).map { placement, child in
            if let placement { return placement }
            let inner = child.sizeThatFits(proposal)
            return Placement(
                origin: CGPoint(x: (size.width - inner.width) / 2, y: (size.height - inner.height) / 2),
                proposal: proposal)
        }
    }

    override var spacing: ViewSpacing { ask { $0.spacing(subviews: $1, cache: &$2) }.0 }

    override func alignment(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: size)
        if key.axis == .horizontal {
            return ask {
                $0.explicitAlignment(
                    of: HorizontalAlignment(key), in: bounds, proposal: proposal, subviews: $1, cache: &$2)
            }.0
        }
        return ask {
            $0.explicitAlignment(
                of: VerticalAlignment(key), in: bounds, proposal: proposal, subviews: $1, cache: &$2)
        }.0
    }

    /// What the guides of the children give together.
    private func mergedAlignment(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize)
        -> CGFloat?
    {
        guard children.contains(where: { $0.explicitKeys.contains(key) }) else { return nil }
        return super.alignment(key, size, proposal)
    }
}

extension Optional {
    /// The value, which is not here any more.
    fileprivate mutating func take() -> Wrapped? {
        defer { self = nil }
        return self
    }
}

/// Tells the layout around a view a value.
struct LayoutValueModifier<K: LayoutValueKey>: ElementModifier {
    let value: K.Value
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<LayoutValueModifier<K>> {
        LayoutValueElement(self, around: child, node)
    }
}

private final class LayoutValueElement<K: LayoutValueKey>: WrapperElement<LayoutValueModifier<K>> {
    override func layoutValue<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value? {
        key == K.self ? modifier.value as? Key.Value : super.layoutValue(key)
    }
}

nonisolated extension View {
    /// Associates a value with the view, for the layout around it.
    public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(LayoutValueModifier<K>(value: value))
    }
}
