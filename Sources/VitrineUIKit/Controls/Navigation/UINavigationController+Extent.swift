import VitrineCoreGraphics

extension UINavigationController {
    /// Whether a page reaches under the bars at an edge.
    func extends(_ page: UIViewController, under edge: UIRectEdge) -> Bool {
        guard page.edgesForExtendedLayout.contains(edge) else { return false }
        if page.extendedLayoutIncludesOpaqueBars { return true }
        return edge == .top ? bar.isTranslucent : storedToolbar.isTranslucent
    }

    /// Whether a page is placed beside bars, and not under them.
    func standsBesideBars(_ page: UIViewController) -> Bool {
        !extends(page, under: .top) || !extends(page, under: .bottom)
    }

    /// The frame of a page: all there is, less the bars that it does not reach under.
    func frame(of page: UIViewController) -> CGRect {
        var insets = UIEdgeInsets.zero
        if !extends(page, under: .top), !isBarHidden {
            insets.top = container.safeAreaInsets.top + bar.height(of: barScroll(of: page))
        }
        if !extends(page, under: .bottom) {
            if !hidesToolbar {
                insets.bottom = container.safeAreaInsets.bottom + storedToolbar.height
            } else if let tabs = tabBarController, !tabs.hidesBar, tabs.bar.metrics.style != .television {
                insets.bottom = container.safeAreaInsets.bottom
            }
        }
        return container.bounds.inset(by: insets)
    }

    /// Brings a page that stands beside bars to where these leave off now.
    func placeBesideBars(_ page: UIViewController) {
        guard let view = page.viewIfLoaded, view.superview === container, transition == nil else { return }
        let frame = frame(of: page)
        guard standsBesideBars(page) || view.frame != container.bounds else { return }
        if view.frame != frame { view.frame = frame }
    }
}
