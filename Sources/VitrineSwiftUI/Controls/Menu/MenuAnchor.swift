import VitrineUIKit

/// Knows where what opens a menu is.
@MainActor
final class MenuAnchor {
    fileprivate(set) weak var element: Element?
    /// What entries of the menu hold, from one opening to the next.
    private let memory = MenuMemory()

    /// Where the element is; nil while it is nowhere.
    var place: (host: UIView, rect: CGRect)? {
        guard let element, let host = element.graph.viewHost, host.window != nil else { return nil }
        return (host, CGRect(origin: element.rootOrigin, size: element.size))
    }

    /// Opens a menu beside the element.
    func open(_ content: AnyView, order: MenuOrder) {
        guard let element, let host = element.graph.viewHost else { return }
        let menu = MenuAssembly.menu(of: content, element.environment, memory: memory)
        MenuPresenter.open(
            menu, from: host, rect: CGRect(origin: element.rootOrigin, size: element.size),
            isOutward: element.ordersMenusOutward(order))
    }
}

extension Element {
    /// Whether the first entry of a menu goes next to the element.
    func ordersMenusOutward(_ order: MenuOrder) -> Bool {
        switch order.kind {
        case .fixed: return false
        case .priority: return true
        case .automatic:
            return !ancestors.contains { $0.scrolledAxes != nil } && graph.viewHost?.enclosingRow == nil
        }
    }
}

struct MenuAnchorModifier: ElementModifier {
    let anchor: MenuAnchor
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<MenuAnchorModifier> {
        MenuAnchorElement(self, around: child, node)
    }
}

private final class MenuAnchorElement: WrapperElement<MenuAnchorModifier> {
    override init(_ modifier: MenuAnchorModifier, around child: Element, _ node: _GraphNode) {
        super.init(modifier, around: child, node)
        modifier.anchor.element = self
    }
    override func didUpdate(from old: MenuAnchorModifier, isChanged: Bool) { modifier.anchor.element = self }
}

/// The order in which a menu presents its content.
public struct MenuOrder: Equatable, Hashable, Sendable {
    enum Kind: Sendable { case automatic, priority, fixed }
    let kind: Kind

    /// As the system has it: fixed in content that scrolls, else by priority.
    public static let automatic = MenuOrder(kind: .automatic)
    /// The first entry is next to what the menu belongs to.
    public static let priority = MenuOrder(kind: .priority)
    /// The first entry is at the top.
    public static let fixed = MenuOrder(kind: .fixed)
}

/// What happens to a menu when an entry is chosen.
public struct MenuActionDismissBehavior: Equatable, Hashable, Sendable {
    let staysOpen: Bool

    /// As the system has it: the menu closes.
    public static let automatic = MenuActionDismissBehavior(staysOpen: false)
    /// The menu closes.
    public static let enabled = MenuActionDismissBehavior(staysOpen: false)
    /// The menu stays open.
    public static let disabled = MenuActionDismissBehavior(staysOpen: true)
}

private struct MenuOrderKey: EnvironmentKey { static let defaultValue = MenuOrder.automatic }

extension EnvironmentValues {
    /// The preferred order of items for menus presented from this view.
    public var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the preferred order of items for menus presented from this view.
    public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

    /// Tells a menu whether to dismiss after performing an action.
    public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        environment(\.menuStaysOpen, behavior.staysOpen)
    }
}
