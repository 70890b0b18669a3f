import VitrineDiff

extension UICollectionViewDiffableDataSource: SnapshotDataSource {
    func nameOfSection(at index: Int) -> String? {
        current.sections.indices.contains(index) ? "\(current.sections[index])" : nil
    }
}
