public import Foundation

/// Is asked when the user renames what a navigation item is the title of.
@MainActor @preconcurrency
public protocol UINavigationItemRenameDelegate: NSObjectProtocol {
    /// The title is another one now, in the bar too: the place to rename what it is the title of.
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
    /// Whether renaming may begin. True unless implemented.
    func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
    /// What is edited, and what of it is selected. The title, all of it, unless implemented.
    func navigationItem(
        _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
        selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>)
    /// Whether a title may be taken; else it goes on being edited. True unless implemented.
    func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
    /// True.
    public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }
    /// The title, all of it.
    public func navigationItem(
        _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
        selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }
    /// True.
    public func navigationItem(
        _ navigationItem: UINavigationItem, shouldEndRenamingWith title: String
    ) -> Bool { true }
}
