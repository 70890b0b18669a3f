package import VitrineCoreGraphics

/// Opens menus for what is no view of its own.
@MainActor
package enum MenuPresenter {
    /// Opens a menu beside a place in a view, in the view's coordinates.
    ///
    /// - Parameter isOutward: Whether the first entry goes next to the place.
    /// - Returns: Whether it opened.
    @discardableResult
    package static func open(_ menu: UIMenu, from view: UIView, rect: CGRect, isOutward: Bool) -> Bool {
        var request = MenuRequest(menu: menu, source: view, rect: rect)
        request.isOutward = isOutward
        request.sender = view
        return MenuOverlay.open(request) != nil
    }
}
