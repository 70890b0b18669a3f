public import Foundation
import VitrineCoreGraphics

/// Index paths as collection views read them: a section, and an item (a row) in it.
extension IndexPath {
    /// An index path of an item in a section of a collection view.
    public init(item: Int, section: Int) {
        self.init(indexes: [section, item])
    }

    /// An index path of a row in a section; the same value as `init(item:section:)` makes.
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    /// The section; the first index. Traps when the index path is empty.
    public var section: Int {
        get {
            demand(count > 0, "IndexPath.section: this index path is empty; it names no section.")
            return self[0]
        }
        set {
            demand(count > 0, "IndexPath.section: this index path is empty; it names no section.")
            self[0] = newValue
        }
    }

    /// The item in the section; the second index. Traps when there are fewer than two indexes.
    public var item: Int {
        get {
            demand(count > 1, "IndexPath.item: this index path has \(count) index; it names no item.")
            return self[1]
        }
        set {
            demand(count > 1, "IndexPath.item: this index path has \(count) index; it names no item.")
            self[1] = newValue
        }
    }

    /// The row in the section; another name for `item`.
    public var row: Int {
        get { item }
        set { item = newValue }
    }
}
