/// The bar that accompanies the keyboard while something in a graph is typed into.
@MainActor
final class KeyboardToolbar {
    private weak var graph: ViewGraph?
    private let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
    private var hosts = ToolbarHosts()

    init(_ graph: ViewGraph) { self.graph = graph }

    /// The bar with the present items; nil while there are none.
    var view: UIView? {
        guard let graph, let host = graph.viewHost else { return nil }
        let entries = (graph.rootElement.preference(ToolbarKey.self) ?? []).filter { $0.side == .keyboard }
        guard !entries.isEmpty else { return nil }
        let width = (host.window?.bounds.width ?? 0) - 2 * Self.margin
        if hosts.show(entries, host.hostingController ?? UIViewController()) || bar.items == nil {
            bar.items = hosts.bottomItems(width: width)
        } else {
            hosts.fill(width: width)
        }
        return bar
    }

    /// Points beside the items, as a toolbar has them.
    private static let margin: CGFloat = 16
}
