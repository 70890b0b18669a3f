extension UINavigationItem {
    /// The search whose bar stands below the title; nil, the default, is none. Not shown on a television.
    public var searchController: UISearchController? {
        get { storedSearchController as? UISearchController }
        set { storedSearchController = newValue }
    }
}

extension UINavigationController: SearchHost {
    /// The search of a page, if its bar is shown here.
    func search(of controller: UIViewController) -> UISearchController? {
        bar.metrics.hasChrome ? controller.navigationItem.searchController : nil
    }

    func place(for search: UISearchController) -> (controller: UIViewController, view: UIView)? {
        guard let page = displayed, page.navigationItem.searchController === search else { return nil }
        return (page, container)
    }

    func searchDidChange(_ search: UISearchController) {
        guard let page = displayed, page.navigationItem.searchController === search else { return }
        barDidChange()
        layoutBar()
    }

    /// What the search bar of a page has of height in all.
    func searchHeight(of controller: UIViewController) -> CGFloat {
        guard let search = search(of: controller) else { return 0 }
        search.host = self
        search.searchBar.isInBar = true
        return search.searchBar.fullHeight
    }

    /// Whether the search bar of a page goes out of sight when that scrolls.
    func hidesSearch(of controller: UIViewController) -> Bool {
        guard let search = search(of: controller), !search.isActive else { return false }
        return controller.navigationItem.hidesSearchBarWhenScrolling
    }

    /// Whether the search of a page is all there is of the bar.
    func isSearchAlone(in controller: UIViewController) -> Bool {
        guard let search = search(of: controller) else { return false }
        return search.isActive && search.hidesNavigationBarDuringPresentation
    }
}
