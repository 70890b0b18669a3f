public import Foundation

/// Says what may be done in a search bar, and hears what was.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: NSObjectProtocol {
    /// Whether editing begins. True unless implemented.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Editing began.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Whether editing ends. True unless implemented.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// Editing ended.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// The text is another, because of a person or of the program.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Whether a part of the text, in UTF-16 units, is replaced. True unless implemented.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
    /// Return was pressed.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// The button for bookmarks was pressed.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    /// The cancel button was pressed.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// A person chose another scope.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    /// Nothing is done.
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    /// True.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Nothing is done.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// True.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Nothing is done.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    /// Nothing is done.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// True.
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Nothing is done.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// Nothing is done.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    /// Nothing is done.
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
