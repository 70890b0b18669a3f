import Foundation

/// How the rows of an update come and go.
@MainActor
struct RowMotion {
    private var animation = UITableView.RowAnimation.automatic
    private var inserted: [IndexPath: UITableView.RowAnimation] = [:]
    private var deleted: [IndexPath: UITableView.RowAnimation] = [:]
    private var insertedSections: [Int: UITableView.RowAnimation] = [:]
    private var deletedSections: [Int: UITableView.RowAnimation] = [:]
    private var everything: UITableView.RowAnimation?

    init() {}

    /// The same motion for all rows that come and go.
    init(ofEverything animation: UITableView.RowAnimation) { everything = animation }

    mutating func begin(_ animation: UITableView.RowAnimation) {
        self.animation = animation
    }

    mutating func insertedRows(_ paths: [IndexPath]) { for path in paths { inserted[path] = animation } }
    mutating func deletedRows(_ paths: [IndexPath]) { for path in paths { deleted[path] = animation } }
    mutating func insertedSections(_ set: IndexSet) {
        for section in set { insertedSections[section] = animation }
    }
    mutating func deletedSections(_ set: IndexSet) {
        for section in set { deletedSections[section] = animation }
    }

    func arrival(at path: IndexPath) -> UITableView.RowAnimation? {
        inserted[path] ?? insertedSections[path.section] ?? everything
    }

    func departure(from path: IndexPath) -> UITableView.RowAnimation? {
        deleted[path] ?? deletedSections[path.section] ?? everything
    }

    /// Where a row is before it has come, or after it has gone.
    static func displace(
        _ attributes: UICollectionViewLayoutAttributes, _ animation: UITableView.RowAnimation, width: CGFloat
    ) {
        let height = attributes.size.height
        switch animation {
        case .left: attributes.center.x -= width
        case .right: attributes.center.x += width
        case .top:
            attributes.center.y -= height
            attributes.alpha = 0
        case .bottom:
            attributes.center.y += height
            attributes.alpha = 0
        case .middle:
            attributes.transform = CGAffineTransform(scaleX: 1, y: 0.01)
        case .fade, .automatic, .none: attributes.alpha = 0
        }
        if animation == .left || animation == .right { attributes.alpha = 1 }
    }
}
