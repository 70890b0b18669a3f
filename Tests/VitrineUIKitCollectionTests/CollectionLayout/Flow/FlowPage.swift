import Foundation

@testable import VitrineUIKit

/// A collection view with a flow layout whose delegate answers from closures and writes down what it was asked.
@MainActor
final class FlowPage: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    let view: UICollectionView
    let layout: UICollectionViewFlowLayout
    var counts: [Int]
    var size: (IndexPath) -> CGSize = { _ in CGSize(width: 90, height: 40) }
    var inset = UIEdgeInsets()
    var header = CGSize.zero
    var lineSpacing: CGFloat = 10
    /// The items whose sizes were asked for since this was emptied.
    var asked: [IndexPath] = []

    init(
        _ layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout(), counts: [Int],
        width: CGFloat = 320,
        height: CGFloat = 400, hasDelegate: Bool = true
    ) {
        self.layout = layout
        self.counts = counts
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
        super.init()
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.register(
            UICollectionReusableView.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "view"
        )
        view.dataSource = self
        if hasDelegate { view.delegate = self }
    }

    func frames(_ items: Range<Int>, section: Int = 0) -> [CGRect?] {
        items.map { view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame }
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        asked.append(indexPath)
        return size(indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets { inset }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { lineSpacing }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { header }
}
