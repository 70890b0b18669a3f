/// Updates what a search finds.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// The search began, its text or its scope is another, or it ended.
    func updateSearchResults(for searchController: UISearchController)
    /// A suggestion was chosen.
    func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
    /// Nothing is done.
    public func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {}
}

/// Hears of the beginning and the end of a search.
@MainActor @preconcurrency
public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// The search begins.
    func willPresentSearchController(_ searchController: UISearchController)
    /// The search has begun.
    func didPresentSearchController(_ searchController: UISearchController)
    /// The search ends.
    func willDismissSearchController(_ searchController: UISearchController)
    /// The search has ended.
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    /// Nothing is done.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// Nothing is done.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// Nothing is done.
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// Nothing is done.
    public func didDismissSearchController(_ searchController: UISearchController) {}
}
