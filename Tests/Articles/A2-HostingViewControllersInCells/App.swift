import UIKit

// What the article leaves to its reader: "each child view controller implementing its own collection view and having
// its view added as a subview on one of the parent view controller's cells". One list for each version of the cell.

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = ListsViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

final class ListsViewController: UIViewController {

    private let lists = [
        FirstListViewController(hue: 0.6), SecondListViewController(hue: 0.4),
        ThirdListViewController(hue: 0.05),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()

        view.backgroundColor = .systemBackground
        for list in lists {
            addChild(list)
            view.addSubview(list.view)
            list.didMove(toParent: self)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()

        let area = view.bounds.inset(by: view.safeAreaInsets)
        let height = area.height / CGFloat(lists.count)
        for (index, list) in lists.enumerated() {
            list.view.frame = CGRect(
                x: area.minX, y: area.minY + CGFloat(index) * height, width: area.width, height: height - 12)
        }
    }
}

/// A list of child view controllers, one in each cell.
class ListViewController: UICollectionViewController {

    private let rows: [RowViewController]

    init(hue: CGFloat) {
        rows = (0..<12).map { RowViewController(hue: hue + CGFloat($0) * 0.02) }
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = 8
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var cellClass: AnyClass { UICollectionViewCell.self }

    func host(_ view: UIView, in cell: UICollectionViewCell) {}

    override func viewDidLoad() {
        super.viewDidLoad()

        for row in rows {
            addChild(row)
            row.didMove(toParent: self)
        }
        collectionView.register(cellClass, forCellWithReuseIdentifier: "row")
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()

        (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize = CGSize(
            width: view.bounds.width, height: 72)
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
    {
        return rows.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        host(rows[indexPath.item].view, in: cell)
        return cell
    }

    // There and back, as far as it takes for the first version to forget a row: the cell that was used for the fourth
    // row, and waited since, is used for the seventh.
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)

        for offset in [40, 0, 240, 250] as [CGFloat] {
            collectionView.contentOffset.y = offset
            collectionView.layoutIfNeeded()
        }
    }
}

/// A row of squares that scrolls sideways.
final class RowViewController: UICollectionViewController {

    private let hue: CGFloat

    init(hue: CGFloat) {
        self.hue = hue
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 72, height: 72)
        layout.minimumLineSpacing = 8
        layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()

        collectionView.showsHorizontalScrollIndicator = false
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "square")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
    {
        return 12
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "square", for: indexPath)
        cell.contentView.backgroundColor = UIColor(
            hue: hue, saturation: 0.3 + 0.05 * CGFloat(indexPath.item), brightness: 0.9, alpha: 1)
        cell.contentView.layer.cornerRadius = 10
        return cell
    }
}
