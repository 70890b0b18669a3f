import VitrineUIKit

struct ContextMenuModifier: ElementModifier {
    let content: AnyView
    /// What stands over the menu in the place of the view.
    let preview: (@MainActor () -> AnyView)?
    /// Whether the menu alone opens, as that of a button.
    var isCompact = false
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<ContextMenuModifier> {
        ContextMenuElement(self, around: child, node)
    }
}

final class ContextMenuElement: AreaElement<ContextMenuModifier> {
    override init(_ modifier: ContextMenuModifier, around child: Element, _ node: _GraphNode) {
        super.init(modifier, around: child, node)
        graph.contextMenus.add(self)
    }

    override func didPlace() {
        super.didPlace()
        graph.contextMenus.attach(to: graph)
    }

    var configuration: UIContextMenuConfiguration? {
        guard environment.isEnabled, !isTornDown else { return nil }
        let menu = MenuAssembly.menu(of: modifier.content, environment)
        guard !menu.children.isEmpty else { return nil }
        let (preview, environment) = (modifier.preview, environment)
        return UIContextMenuConfiguration(
            previewProvider: preview.map { make in { Self.controller(of: make(), environment) } },
            actionProvider: { _ in menu })
    }

    /// A controller as large as a view wants to be.
    private static func controller(of view: AnyView, _ environment: EnvironmentValues) -> UIViewController {
        let controller = UIHostingController(rootView: view, inheriting: environment.detached)
        controller.overrideUserInterfaceStyle = UIUserInterfaceStyle(environment.colorScheme)
        let room = CGSize(width: UIScreen.main.bounds.width - 32, height: UIScreen.main.bounds.height * 0.7)
        controller.preferredContentSize = controller.sizeThatFits(in: room)
        return controller
    }
}

/// Opens the context menus of a graph's views.
@MainActor
final class GraphContextMenus: NSObject, UIContextMenuInteractionDelegate {
    private var elements: [BackReference<Element>] = []
    private var interaction: UIContextMenuInteraction?
    private weak var graph: ViewGraph?
    /// The view whose menu was asked for last.
    private var askedReference: BackReference<Element>?
    private var asked: ContextMenuElement? { askedReference?.object as? ContextMenuElement }

    func add(_ element: ContextMenuElement) {
        elements.removeAll { $0.object?.isTornDown != false }
        elements.append(element.backReference)
    }

    func attach(to graph: ViewGraph) {
        guard interaction == nil, let host = graph.viewHost else { return }
        self.graph = graph
        let interaction = UIContextMenuInteraction(delegate: self)
        interaction.keyRect = { [weak self, weak graph] in
            guard let graph, let focused = graph.focusedElement else { return nil }
            return self?.menu(around: focused).map(\.frameInHost)
        }
        self.interaction = interaction
        host.addInteraction(interaction)
    }

    private func menu(around element: Element?) -> ContextMenuElement? {
        var element = element
        while let current = element {
            if let found = current as? ContextMenuElement { return found }
            element = current.superelement
        }
        return nil
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let graph else { return nil }
        let hit = graph.rootElement.hitTest(location)
        var asked = menu(around: hit)
        if asked == nil, graph.viewHost?.enclosingRow != nil {
            // All of a row answers.
            asked = elements.lazy.compactMap { $0.object as? ContextMenuElement }.first { !$0.isTornDown }
        }
        askedReference = asked?.backReference
        interaction.isAlwaysCompact = asked?.modifier.isCompact ?? false
        let rect = asked?.frameInHost ?? .zero
        interaction.attachment = asked?.modifier.isCompact == true ? { _ in rect } : nil
        return asked?.configuration
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        guard let asked, let host = graph?.viewHost else { return nil }
        let rect = asked.frameInHost
        guard
            let picture = host.resizableSnapshotView(
                from: rect, afterScreenUpdates: false, withCapInsets: .zero)
        else { return nil }
        let parameters = UIPreviewParameters()
        parameters.visiblePath = asked.contentShape(for: .contextMenuPreview)
        return UITargetedPreview(
            view: picture, parameters: parameters,
            target: UIPreviewTarget(container: host, center: CGPoint(x: rect.midX, y: rect.midY)))
    }
}

extension ViewGraph {
    var contextMenus: GraphContextMenus {
        if let known = attachments["context menus"] as? GraphContextMenus { return known }
        let made = GraphContextMenus()
        attachments["context menus"] = made
        return made
    }
}

/// A container for views that you present as menu items in a contextual menu.
///
/// From before menus were made of closures.
public struct ContextMenu<MenuItems: View> {
    fileprivate let items: MenuItems

    /// Makes a menu of its items.
    nonisolated public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

nonisolated extension View {
    /// Adds a context menu to a view; nil is none.
    public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        modifier(ContextMenuModifier(content: AnyView(contextMenu?.items), preview: nil))
    }

    /// Adds a context menu to a view: opened by a finger that rests, a right click, or the menu key.
    public func contextMenu<MenuItems: View>(
        @ViewBuilder menuItems: () -> MenuItems
    ) -> some View {
        modifier(ContextMenuModifier(content: AnyView(menuItems()), preview: nil))
    }

    /// Adds a context menu with a preview to a view.
    public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: @escaping @MainActor () -> P
    ) -> some View {
        modifier(ContextMenuModifier(content: AnyView(menuItems()), preview: { AnyView(preview()) }))
    }
}
