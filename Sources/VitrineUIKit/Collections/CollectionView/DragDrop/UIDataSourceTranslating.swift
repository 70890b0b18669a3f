public import Foundation

/// What has index paths of two kinds: those of the data source, which its methods take and return, and those of what is
/// shown, where placeholders and what is dragged have places of their own.
@MainActor @preconcurrency
public protocol UIDataSourceTranslating: NSObjectProtocol {
    /// The index at which a section of the data is shown.
    func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
    /// The index in the data of a section that is shown.
    func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
    /// The index path at which an item of the data is shown; nil if there is none.
    func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
    /// The index path in the data of what is shown; nil for what they do not have.
    func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
}

extension UICollectionView: UIDataSourceTranslating {
    /// The same: sections of the data are shown as they are.
    public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
        dataSourceSectionIndex
    }

    /// The same: sections of the data are shown as they are.
    public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
        presentationSectionIndex
    }

    /// The index path at which an item of the data is shown; nil if there is none.
    public func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
        guard let shown = dataSourceIndexPath.map(shownPath(ofItem:)), data.contains(shown) else {
            return nil
        }
        return shown
    }

    /// The index path in the data of what is shown; nil for what they do not have.
    public func dataSourceIndexPath(
        forPresentationIndexPath presentationIndexPath: IndexPath?
    ) -> IndexPath? {
        guard let shown = presentationIndexPath, data.contains(shown) else { return nil }
        return itemPath(ofShown: shown)
    }
}
