/// Says something to assistive technology, and to tests, about a view.
struct AccessibilityModifier: ElementModifier {
    /// What is said.
    enum Statement {
        case label(Text)
        case value(Text)
        case hint(Text)
        case identifier(String)
        case inputLabels([Text])
        case addedTraits(AccessibilityTraits)
        case removedTraits(AccessibilityTraits)
        case heading(AccessibilityHeadingLevel)
        case hidden(Bool)
        case sortPriority(Double)
        case respondsToUserInteraction(Bool)
        /// By its key; nothing where there is no value.
        case customContent(AccessibilityCustomContentKey, Text?, isImportant: Bool)
        case activationPoint(UnitPoint)
        case activationPlace(CGPoint)
        case action(AccessibilityActionKind, () -> Void)
        /// The name is the text of a view that is not shown.
        case labelledAction(AnyView, () -> Void)
        case adjustment((AccessibilityAdjustmentDirection) -> Void)
        case element(AccessibilityChildBehavior)
        /// The elements of another view in place of those of this one.
        case representation(AnyView)
        /// The elements of another view inside the one of this.
        case children(AnyView)
    }

    /// Nothing where what was to be said is not enabled.
    let statement: Statement?
    typealias Body = Never

    init(_ statement: Statement?, isEnabled: Bool = true) { self.statement = isEnabled ? statement : nil }

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<AccessibilityModifier> {
        AccessibilityElement(self, around: child, node)
    }
}

extension AccessibilityModifier: InputComparable {
    /// Texts and names are compared, since every control has one; of other statements nobody knows.
    func isSameInput(as other: AccessibilityModifier) -> Bool {
        switch (statement, other.statement) {
        case (nil, nil): true
        case let (.label(text)?, .label(otherText)?), let (.value(text)?, .value(otherText)?),
            let (.hint(text)?, .hint(otherText)?):
            ValueComparison.isEqual(text, otherText)
        case let (.identifier(name)?, .identifier(otherName)?): name == otherName
        case let (.hidden(isHidden)?, .hidden(isOtherHidden)?): isHidden == isOtherHidden
        default: false
        }
    }
}

/// The element around a view of which something is said. Nothing of it takes part in layout or display.
final class AccessibilityElement: WrapperElement<AccessibilityModifier>, AccessibilityContributor {
    /// What represents the view, once asked for.
    private var representation: ViewGraph?

    override var isRestartable: Bool { true }
    override func didUpdate(from old: AccessibilityModifier, isChanged: Bool) {}

    override func teardown() {
        representation?.teardown()
        representation = nil
        super.teardown()
    }

    /// The name that is given here.
    var identifier: String? {
        guard case .identifier(let name)? = modifier.statement else { return nil }
        return name
    }

    var accessibilityContribution: [AccessibilityNode] {
        let inner = child.accessibilityTree
        switch modifier.statement {
        case nil: return inner
        case .hidden(true)?: return []
        case .hidden(false)?: return inner
        case .element(let behavior)?: return [made(behavior, of: inner)]
        case .representation(let view)?: return nodes(of: view)
        case .children(let view)?:
            var container = AccessibilityNode(isElement: false, frame: windowFrame, source: self)
            if inner.count == 1 { container = inner[0] }
            container.isElement = false
            container.children = nodes(of: view)
            return [container]
        case let statement?:
            // A view that says nothing by itself, as a shape, becomes an element by what is said of it.
            let nodes =
                inner.isEmpty ? [AccessibilityNode(isElement: true, frame: windowFrame, source: self)] : inner
            return nodes.map { node in
                var changed = node
                apply(statement, to: &changed)
                return changed
            }
        }
    }

    private func made(_ behavior: AccessibilityChildBehavior, of inner: [AccessibilityNode])
        -> AccessibilityNode
    {
        var node = AccessibilityNode(isElement: behavior != .contain, frame: windowFrame, source: self)
        if behavior == .contain { node.children = inner.inSortOrder }
        if behavior == .combine { node.combine(inner.inSortOrder.flatMap(\.elements)) }
        return node
    }

    private func apply(_ statement: AccessibilityModifier.Statement, to node: inout AccessibilityNode) {
        func string(_ text: Text) -> String { text.string(in: environment) }
        switch statement {
        case .label(let text): node.label = string(text)
        case .value(let text): node.value = string(text)
        case .hint(let text): node.hint = string(text)
        case .identifier(let name): node.identifier = name
        case .inputLabels(let texts): node.inputLabels = texts.map(string)
        case .addedTraits(let traits):
            node.traits.formUnion(traits.traits)
            if traits.contains(.isModal) { node.isModal = true }
        case .removedTraits(let traits):
            node.traits.subtract(traits.traits)
            if traits.contains(.isModal) { node.isModal = false }
        case .heading(let level): node.headingLevel = level == .unspecified ? nil : Int(level.rawValue)
        case .sortPriority(let priority): node.sortPriority = priority
        case .respondsToUserInteraction(let responds): node.respondsToUserInteraction = responds
        case .activationPoint(let point):
            let frame = node.frame
            node.activationPoint = CGPoint(
                x: frame.minX + frame.width * point.x, y: frame.minY + frame.height * point.y)
        case .activationPlace(let point):
            let frame = node.frame
            node.activationPoint = CGPoint(x: frame.minX + point.x, y: frame.minY + point.y)
        case let .customContent(key, value, isImportant):
            let label = string(key.label)
            node.customContent.removeAll { $0.label == label }
            guard let value else { return }
            node.customContent.append(
                .init(label: label, value: string(value), isImportant: isImportant))
        case let .action(kind, handler):
            let perform = {
                handler()
                return true
            }
            switch kind.kind {
            case .standard: node.activate = perform
            case .escape: node.escape = perform
            case .magicTap: node.magicTap = perform
            case .named(let name): node.actions.append(.init(name: string(name), perform: perform))
            }
        case let .labelledAction(label, handler):
            let name = nodes(of: label).flatMap(\.elements).lazy.compactMap(\.label).first ?? ""
            let perform = {
                handler()
                return true
            }
            node.actions.append(.init(name: name, perform: perform))
        case .adjustment(let handler):
            node.traits.insert(.adjustable)
            node.adjust = { handler($0 ? .increment : .decrement) }
        case .hidden, .element, .representation, .children: break
        }
    }

    /// What another view says, at the place of this one: it is not shown, and has no place of its own.
    private func nodes(of view: AnyView) -> [AccessibilityNode] {
        let graph = representation ?? ViewGraph(view, environment: environment)
        representation = graph
        graph.environment = environment
        graph.setRoot(view)
        graph.size = size
        graph.update()
        let frame = windowFrame
        func placed(_ node: AccessibilityNode) -> AccessibilityNode {
            var result = node
            result.frame = frame
            result.source = self
            result.children = node.children.map(placed)
            return result
        }
        return graph.rootElement.accessibilityTree.map(placed)
    }
}
