public import Foundation

/// Index paths as objects, as collection views read them.
extension NSIndexPath {
    /// An index path of an item in a section of a collection view.
    public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }
    /// An index path of a row in a section; the same value as `init(item:section:)` makes.
    public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
    /// The section; the first index. Traps when the index path is empty.
    public var section: Int { IndexPath(indexes: (0..<length).map(index)).section }
    /// The item in the section; the second index. Traps when there are fewer than two indexes.
    public var item: Int { IndexPath(indexes: (0..<length).map(index)).item }
    /// The row in the section; another name for `item`.
    public var row: Int { item }
}
