internal import VitrineLayout

extension UICollectionViewCompositionalLayout {
    /// The frames of the groups; nil before the layout is prepared.
    var groupOutlines: GroupOutlines? { solver.map { GroupOutlines($0) } }
}

extension GroupOutlines.Outline {
    /// The number of the outermost group, or the way to one inside and its number.
    var title: String {
        guard case .group(let items) = path.part, !items.isEmpty else { return "group \(number)" }
        return "group → " + items.map { "item \($0)" }.joined(separator: " → ")
    }
}
