import VitrineTransferable
import VitrineUIKit

/// What is dragged with a view.
struct DragModifier: ElementModifier {
    /// Nil drags nothing.
    let item: @MainActor () -> UIDragItem?
    /// What is shown of it in the place of the view.
    var preview: (@MainActor () -> AnyView)?
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<DragModifier> {
        DragElement(self, around: child, node)
    }
}

final class DragElement: AreaElement<DragModifier> {
    override init(_ modifier: DragModifier, around child: Element, _ node: _GraphNode) {
        super.init(modifier, around: child, node)
        graph.drags.add(self)
    }

    override func didPlace() {
        super.didPlace()
        graph.drags.attach(to: graph)
    }
}

/// Has the views of a graph dragged.
@MainActor
final class GraphDrags: NSObject, UIDragInteractionDelegate {
    private var elements: [BackReference<Element>] = []
    private var interaction: UIDragInteraction?
    private weak var graph: ViewGraph?
    private var lifted: BackReference<Element>?

    func add(_ element: DragElement) {
        elements.removeAll { $0.object?.isTornDown != false }
        elements.append(element.backReference)
    }

    func attach(to graph: ViewGraph) {
        guard interaction == nil, let host = graph.viewHost else { return }
        self.graph = graph
        let interaction = UIDragInteraction(delegate: self)
        // On phones, too: there is no other way to say it.
        interaction.isEnabled = true
        self.interaction = interaction
        host.addInteraction(interaction)
    }

    private func find(at point: CGPoint) -> DragElement? {
        guard let graph else { return nil }
        var element = graph.rootElement.hitTest(point)
        while let current = element {
            if let found = current as? DragElement { return found }
            element = current.superelement
        }
        guard graph.viewHost?.enclosingRow != nil else { return nil }
        // All of a row answers.
        return elements.lazy.compactMap { $0.object as? DragElement }.first { !$0.isTornDown }
    }

    private func items(at point: CGPoint) -> [UIDragItem] {
        guard let found = find(at: point), found.environment.isEnabled, let item = found.modifier.item()
        else {
            return []
        }
        lifted = found.backReference
        if let preview = found.modifier.preview {
            let environment = found.environment
            item.previewProvider = { UIDragPreview(view: Self.view(of: preview(), environment)) }
        }
        return [item]
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        guard let host = graph?.viewHost else { return [] }
        return items(at: session.location(in: host))
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
        withTouchAt point: CGPoint
    ) -> [UIDragItem] { items(at: point) }

    /// A picture of the view: it is no view of UIKit's own.
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        guard let element = lifted?.object as? DragElement, let host = graph?.viewHost else { return nil }
        let rect = element.frameInHost
        guard
            let picture = host.resizableSnapshotView(
                from: rect, afterScreenUpdates: false, withCapInsets: .zero)
        else { return nil }
        let parameters = UIDragPreviewParameters()
        parameters.backgroundColor = .clear
        parameters.visiblePath = element.contentShape(for: .dragPreview)
        return UITargetedDragPreview(
            view: picture, parameters: parameters,
            target: UIDragPreviewTarget(container: host, center: CGPoint(x: rect.midX, y: rect.midY)))
    }

    /// A view as large as it wants to be.
    private static func view(of view: AnyView, _ environment: EnvironmentValues) -> UIView {
        let controller = UIHostingController(rootView: view, inheriting: environment.detached)
        controller.overrideUserInterfaceStyle = UIUserInterfaceStyle(environment.colorScheme)
        let made = controller.view!
        made.backgroundColor = .clear
        made.bounds.size = controller.sizeThatFits(in: UIScreen.main.bounds.size)
        return made
    }
}

extension ViewGraph {
    var drags: GraphDrags {
        if let known = attachments["drags"] as? GraphDrags { return known }
        let made = GraphDrags()
        attachments["drags"] = made
        return made
    }
}
