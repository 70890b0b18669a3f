import VitrineTransferable
import VitrineUIKit

/// What a view does with what is dropped on it.
struct DropModifier: ElementModifier {
    var accepts: @MainActor (any UIDropSession, DropInfo) -> Bool
    var entered: @MainActor (DropInfo) -> Void = { _ in }
    var updated: @MainActor (DropInfo) -> DropProposal? = { _ in nil }
    var exited: @MainActor (DropInfo) -> Void = { _ in }
    var perform: @MainActor (DropInfo) -> Bool
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<DropModifier> {
        DropElement(self, around: child, node)
    }
}

final class DropElement: AreaElement<DropModifier> {
    override init(_ modifier: DropModifier, around child: Element, _ node: _GraphNode) {
        super.init(modifier, around: child, node)
        graph.drops.add(self)
    }

    override func didPlace() {
        super.didPlace()
        graph.drops.attach(to: graph)
    }

    func info(_ session: any UIDropSession) -> DropInfo {
        let point = graph.viewHost.map { session.location(in: $0) } ?? .zero
        return DropInfo(session: session, location: localPoint(point))
    }

    func accepts(_ session: any UIDropSession) -> Bool {
        environment.isEnabled && !isTornDown && modifier.accepts(session, info(session))
    }
}

/// Takes what is dropped on the views of a graph to them.
@MainActor
final class GraphDrops: NSObject, UIDropInteractionDelegate {
    private var elements: [BackReference<Element>] = []
    private var interaction: UIDropInteraction?
    private weak var graph: ViewGraph?
    private var targetReference: BackReference<Element>?
    private var target: DropElement? {
        get { (targetReference?.object as? DropElement).flatMap { $0.isTornDown ? nil : $0 } }
        set { targetReference = newValue?.backReference }
    }

    func add(_ element: DropElement) {
        elements.removeAll { $0.object?.isTornDown != false }
        elements.append(element.backReference)
    }

    func attach(to graph: ViewGraph) {
        guard interaction == nil, let host = graph.viewHost else { return }
        self.graph = graph
        let interaction = UIDropInteraction(delegate: self)
        self.interaction = interaction
        host.addInteraction(interaction)
    }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        elements.contains { ($0.object as? DropElement)?.accepts(session) == true }
    }

    /// The innermost view under what is dragged that accepts it.
    private func find(_ session: any UIDropSession) -> DropElement? {
        guard let graph, let host = graph.viewHost else { return nil }
        var element = graph.rootElement.hitTest(session.location(in: host))
        while let current = element {
            if let found = current as? DropElement, found.accepts(session) { return found }
            element = current.superelement
        }
        return nil
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        let found = find(session)
        let old = target
        if found !== old {
            target = found
            if let old { old.modifier.exited(old.info(session)) }
            if let found { found.modifier.entered(found.info(session)) }
        }
        guard let found else { return UIDropProposal(operation: .cancel) }
        let proposal = found.modifier.updated(found.info(session)) ?? DropProposal(operation: .copy)
        return UIDropProposal(operation: proposal.operation.inUIKit)
    }

    private func leave(_ session: any UIDropSession) {
        guard let old = target else { return }
        target = nil
        old.modifier.exited(old.info(session))
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        leave(session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        guard let found = target else { return }
        target = nil
        _ = found.modifier.perform(found.info(session))
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        leave(session)
    }
}

extension ViewGraph {
    var drops: GraphDrops {
        if let known = attachments["drops"] as? GraphDrops { return known }
        let made = GraphDrops()
        attachments["drops"] = made
        return made
    }
}
