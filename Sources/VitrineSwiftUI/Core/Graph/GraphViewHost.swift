/// A view that the graph puts views and controllers into.
@MainActor
protocol GraphViewHost: UIView {
    var hostingController: UIViewController? { get }
    /// The row of a list that the graph is the view of.
    var enclosingRow: (any RowHosting)? { get }
}

/// What holds a row's view.
@MainActor
protocol RowHosting: AnyObject {
    /// The list that the row is in.
    var listElement: Element? { get }
    /// What of the list is in view and safe, in points.
    var containerSize: CGSize { get }
    func rowPreferencesDidChange()
    func rowSizeMayHaveChanged(_ host: any GraphViewHost)
    func rowTraitsDidChange()
    func rowButton(isPressed: Bool)
    func rowButton(isFocused: Bool)
}
