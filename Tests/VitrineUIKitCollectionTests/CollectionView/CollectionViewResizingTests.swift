import Testing
import VitrineTesting

@testable import VitrineUIKit

/// Cells that say their size themselves, in a collection view whose width changes.
@MainActor
@Suite("Self-sizing cells in a resized collection view", .serialized)
struct CollectionViewResizingTests {
    /// A cell that needs an area of 30,000 square points, as text would.
    final class TextCell: UICollectionViewCell {
        static var asked = 0
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            Self.asked += 1
            layoutAttributes.size.height = 30_000 / layoutAttributes.size.width
            return layoutAttributes
        }
    }

    final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            1000
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    private func make(_ layout: UICollectionViewLayout) -> (TestHost, UICollectionView, Source) {
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(TextCell.self, forCellWithReuseIdentifier: "cell")
        let source = Source()
        view.dataSource = source
        let host = TestHost(view, size: CGSize(width: 300, height: 400))
        host.layout()
        return (host, view, source)
    }

    private func frames(_ view: UICollectionView) -> [CGRect] {
        view.indexPathsForVisibleItems.sorted().prefix(3).compactMap { view.cellForItem(at: $0)?.frame }
    }

    @Test("Estimated heights of a compositional layout are asked for again when the width changes")
    func compositional() {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
        let layout = UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(
                group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
        let (host, view, source) = make(layout)
        #expect(frames(view) == (0..<3).map { CGRect(x: 0, y: $0 * 100, width: 300, height: 100) })
        host.resize(to: CGSize(width: 500, height: 400))
        host.layout()
        #expect(frames(view) == (0..<3).map { CGRect(x: 0, y: $0 * 60, width: 500, height: 60) })
        host.resize(to: CGSize(width: 150, height: 400))
        host.layout()
        #expect(frames(view) == (0..<2).map { CGRect(x: 0, y: $0 * 200, width: 150, height: 200) })
        // Another height alone asks nobody who is shown already.
        TextCell.asked = 0
        host.resize(to: CGSize(width: 150, height: 390))
        host.layout()
        #expect(TextCell.asked == 0)
        withExtendedLifetime(source) {}
    }

    @Test("Without a height nothing is in view, and no cell stays")
    func empty() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
        view.register(TextCell.self, forCellWithReuseIdentifier: "cell")
        let source = Source()
        view.dataSource = source
        let page = UIView()
        page.addSubview(view)
        let host = TestHost(page, size: CGSize(width: 300, height: 400))
        host.layout()
        #expect(view.visibleCells.count == 8)
        view.contentOffset.y = 220
        view.frame.size.height = 0
        host.layout()
        #expect(view.visibleCells.isEmpty)
        view.frame.size.height = 400
        host.layout()
        #expect(view.contentOffset.y == 220)
        #expect(view.visibleCells.count == 8)
        // On the way to no height the cells can still be seen.
        host.perform {
            UIView.animate(withDuration: 1) {
                view.frame.size.height = 0
                view.layoutIfNeeded()
            }
        }
        host.advance(by: 0.5)
        #expect(!view.visibleCells.isEmpty)
        withExtendedLifetime(source) {}
    }

    @Test("Estimated heights of a flow layout are asked for again when the width changes")
    func flow() {
        final class FullWidth: UICollectionViewFlowLayout {}
        let layout = FullWidth()
        layout.estimatedItemSize = CGSize(width: 150, height: 50)
        layout.minimumLineSpacing = 0
        layout.minimumInteritemSpacing = 0
        let (host, view, source) = make(layout)
        #expect(frames(view).map(\.size) == Array(repeating: CGSize(width: 150, height: 200), count: 3))
        #expect(frames(view).map(\.minX) == [0, 150, 0])
        host.resize(to: CGSize(width: 500, height: 400))
        host.layout()
        #expect(frames(view).map(\.size) == Array(repeating: CGSize(width: 150, height: 200), count: 3))
        #expect(frames(view).map(\.minY) == [0, 0, 0])
        withExtendedLifetime(source) {}
    }
}
