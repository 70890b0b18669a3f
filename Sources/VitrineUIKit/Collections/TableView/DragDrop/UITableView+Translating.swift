public import Foundation

extension UITableView: UIDataSourceTranslating {
    /// The same: sections of the data are shown as they are.
    public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
        dataSourceSectionIndex
    }

    /// The same: sections of the data are shown as they are.
    public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
        presentationSectionIndex
    }

    /// The index path at which a row of the data is shown; nil if there is none.
    public func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
        content.presentationIndexPath(forDataSourceIndexPath: dataSourceIndexPath)
    }

    /// The index path in the data of what is shown; nil for what they do not have.
    public func dataSourceIndexPath(
        forPresentationIndexPath presentationIndexPath: IndexPath?
    ) -> IndexPath? {
        content.dataSourceIndexPath(forPresentationIndexPath: presentationIndexPath)
    }
}
