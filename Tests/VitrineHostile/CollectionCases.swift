import Foundation
import VitrineTesting
import VitrineUIKit

/// Thirty items, and what a case wants to be called with.
final class HostileSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var count = 30
    var sections = 1
    var onCell: ((UICollectionView, IndexPath) -> Void)?
    var onDisplay: ((UICollectionView) -> Void)?
    var onScroll: ((UIScrollView) -> Void)?

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        count
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        onCell?(collectionView, indexPath)
        return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) { onDisplay?(collectionView) }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll?(scrollView) }
}

/// Shows thirty items, scrolls, jumps to the last, turns the device.
@MainActor
func browse(
    _ layout: UICollectionViewLayout, _ change: (UICollectionView, HostileSource) -> Void = { _, _ in }
) {
    let source = HostileSource()
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = source
    let host = TestHost(view, size: CGSize(width: 120, height: 200), scale: 1)
    change(view, source)
    host.layout()
    host.fling(from: CGPoint(x: 50, y: 190), to: CGPoint(x: 50, y: 10))
    host.settle(timeout: 0.3)
    if view.numberOfSections > 0, view.numberOfItems(inSection: 0) > 9 {
        view.scrollToItem(at: IndexPath(item: 9, section: 0), at: .bottom, animated: true)
    }
    host.settle(timeout: 0.3)
    host.resize(to: CGSize(width: 200, height: 120))
    host.layout()
    _ = host.tree
    _ = view.indexPathForItem(at: CGPoint(x: 10, y: 10))
}

@MainActor
private func flow(_ change: (UICollectionViewFlowLayout) -> Void) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 30, height: 30)
    change(layout)
    return layout
}

@MainActor
private func compositional(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension,
    _ change: (NSCollectionLayoutItem, NSCollectionLayoutGroup, NSCollectionLayoutSection) -> Void = {
        _, _, _ in
    }
) -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height),
        subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    change(item, group, section)
    return UICollectionViewCompositionalLayout(section: section)
}

@MainActor
let collectionCases: [HostileCase] =
    table(
        "collection",
        [
            ("flow.itemSize", { x in browse(flow { $0.itemSize = CGSize(width: x, height: x) }) }),
            ("flow.itemWidth", { x in browse(flow { $0.itemSize.width = x }) }),
            (
                "flow.estimatedItemSize",
                { x in browse(flow { $0.estimatedItemSize = CGSize(width: 30, height: x) }) }
            ),
            ("flow.lineSpacing", { x in browse(flow { $0.minimumLineSpacing = x }) }),
            ("flow.interitemSpacing", { x in browse(flow { $0.minimumInteritemSpacing = x }) }),
            ("flow.sectionInset", { x in browse(flow { $0.sectionInset.top = x }) }),
            (
                "flow.headerReferenceSize",
                { x in
                    browse(flow { $0.footerReferenceSize = CGSize(width: x, height: x) }) {
                        $0.register(
                            UICollectionReusableView.self,
                            forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
                            withReuseIdentifier: "f");
                        $1.sections = 0
                    }
                }
            ),
            ("absolute", { x in browse(compositional(.absolute(x), .absolute(30))) }),
            ("absoluteHeight", { x in browse(compositional(.fractionalWidth(0.5), .absolute(x))) }),
            ("fractional", { x in browse(compositional(.fractionalWidth(x), .fractionalHeight(x))) }),
            ("estimated", { x in browse(compositional(.fractionalWidth(1), .estimated(x))) }),
            (
                "insets",
                { x in
                    browse(
                        compositional(.fractionalWidth(0.5), .absolute(30)) { item, group, section in
                            let insets = NSDirectionalEdgeInsets(top: x, leading: x, bottom: x, trailing: x)
                            item.contentInsets = insets
                            section.contentInsets = insets
                            group.interItemSpacing = .fixed(x)
                            section.interGroupSpacing = x
                        })
                }
            ),
            (
                "orthogonal",
                { x in
                    browse(
                        compositional(.fractionalWidth(x), .absolute(30)) { _, _, section in
                            section.orthogonalScrollingBehavior = .groupPaging
                        })
                }
            ),
            ("contentOffset", { x in browse(flow { _ in }) { view, _ in view.contentOffset.y = x } }),
        ], Numbers.all)
    + each("collection.count", [("-1", -1), ("max", Int.max), ("a quintillion", 1_000_000_000_000_000_000)]) {
        count in
        browse(flow { _ in }) { view, source in
            source.count = count
            view.reloadData()
        }
    }
    + each("collection.sections", [("-1", -1), ("many", 20_000)]) { count in
        browse(flow { _ in }) { view, source in
            source.sections = count
            source.count = 1
            view.reloadData()
        }
    }
    + each(
        "collection.path",
        [(-1, -1), (0, 99), (99, 0), (Int.max, Int.max)].map {
            ("\($0)", IndexPath(item: $0.0, section: $0.1))
        }
    ) { path in
        browse(flow { _ in }) { view, _ in
            _ = view.cellForItem(at: path)
            _ = view.layoutAttributesForItem(at: path)
            view.selectItem(at: path, animated: false, scrollPosition: .top)
            view.scrollToItem(at: path, at: .top, animated: true)
            view.deselectItem(at: path, animated: false)
        }
    }
    + each(
        "collection.update",
        [
            ("insert", { $0.insertItems(at: [IndexPath(item: 99, section: 0)]) }),
            ("delete", { $0.deleteItems(at: [IndexPath(item: 99, section: 0)]) }),
            ("reload", { $0.reloadItems(at: [IndexPath(item: 99, section: 0)]) }),
            (
                "move",
                { $0.moveItem(at: IndexPath(item: 99, section: 0), to: IndexPath(item: 0, section: 0)) }
            ),
            (
                "twice",
                { $0.deleteItems(at: [IndexPath(item: 1, section: 0), IndexPath(item: 1, section: 0)]) }
            ),
            ("insertSections", { $0.insertSections([7]) }),
            ("deleteSections", { $0.deleteSections([7]) }),
            ("empty", { $0.performBatchUpdates {} }),
        ] as [(String, (UICollectionView) -> Void)]
    ) { update in browse(flow { _ in }) { view, _ in update(view) } }
