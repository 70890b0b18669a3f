import UIKit

/// A grid of eight columns; a cell is a coloured box and two labels.
final class GridController: UIViewController, UICollectionViewDataSource {
    private let count: Int
    private(set) var collectionView: UICollectionView!

    init(count: Int) {
        self.count = count
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("There is no archive of this.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: Self.makeLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.register(GridCell.self, forCellWithReuseIdentifier: "cell")
        collectionView.dataSource = self
        view.addSubview(collectionView)
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
        (cell as? GridCell)?.show(indexPath.item)
        return cell
    }

    var range: CGFloat { max(0, collectionView.contentSize.height - collectionView.bounds.height) }
}

final class GridCell: UICollectionViewCell {
    private let box = UIView()
    private let title = UILabel()
    private let subtitle = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.font = .systemFont(ofSize: 15)
        subtitle.font = .systemFont(ofSize: 13)
        for view in [box, title, subtitle] { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) { fatalError("There is no archive of this.") }

    func show(_ index: Int) {
        box.backgroundColor = UIColor(
            red: CGFloat(index * 37 % 255) / 255, green: CGFloat(index * 91 % 255) / 255,
            blue: CGFloat(index * 53 % 255) / 255, alpha: 1)
        title.text = "Item \(index)"
        subtitle.text = "subtitle #\(index * 7 % 1000)"
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = contentView.bounds.width
        box.frame = CGRect(x: 0, y: 0, width: width, height: 48)
        title.frame = CGRect(x: 0, y: 52, width: width, height: 19)
        subtitle.frame = CGRect(x: 0, y: 73, width: width, height: 17)
    }
}
