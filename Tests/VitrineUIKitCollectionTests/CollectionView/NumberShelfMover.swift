import Foundation

@testable import VitrineUIKit

/// Lets the items of a shelf be moved.
@MainActor
final class NumberShelfMover: NSObject, UICollectionViewDataSource {
    let shelf: NumberShelf
    var moves: [String] = []

    init(_ shelf: NumberShelf) {
        self.shelf = shelf
        super.init()
        shelf.view.dataSource = self
        shelf.view.layoutIfNeeded()
    }

    func cell(_ number: Int) -> NumberCell {
        shelf.view.visibleCells.compactMap { $0 as? NumberCell }.first { $0.number == number }!
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { shelf.rows.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        shelf.rows[section].items.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        shelf.collectionView(collectionView, cellForItemAt: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        shelf.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        func name(_ path: IndexPath) -> String { "\(path.section).\(path.item)" }
        moves.append("\(name(sourceIndexPath)) to \(name(destinationIndexPath))")
        let number = shelf.rows[sourceIndexPath.section].items.remove(at: sourceIndexPath.item)
        shelf.rows[destinationIndexPath.section].items.insert(number, at: destinationIndexPath.item)
    }
}
