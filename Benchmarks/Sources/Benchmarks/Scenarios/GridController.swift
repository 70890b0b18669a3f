import UIKit

/// A grid of eight columns; a cell is a coloured box and two labels, or something else of that size.
final class GridController: UIViewController, UICollectionViewDataSource {
    private let count: Int
    private let kind: GridCellKind
    private(set) var collectionView: UICollectionView!

    init(count: Int, kind: GridCellKind = .frames) {
        self.count = count
        self.kind = kind
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("There is no archive of this.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(
            frame: view.bounds, collectionViewLayout: kind == .list ? Self.makeList() : Self.makeLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.register(kind.cellClass, forCellWithReuseIdentifier: "cell")
        collectionView.dataSource = self
        view.addSubview(collectionView)
    }

    private static func makeList() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .plain))
    }

    static func makeLayout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1.0 / 8), heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(96)), subitems: [item])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? any GridCellContent)?.show(indexPath.item)
        return cell
    }

    var range: CGFloat { max(0, collectionView.contentSize.height - collectionView.bounds.height) }
}
