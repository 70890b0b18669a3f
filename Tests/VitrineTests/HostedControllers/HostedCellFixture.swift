import Testing
import Vitrine
import VitrineTesting

@testable import VitrineUIKit

/// A cell that can be given a view: the article's versions, and ours.
@MainActor
protocol HostingCell: UICollectionViewCell {
    var shownView: UIView? { get set }
}

extension HostedViewCollectionViewCell: HostingCell {
    var shownView: UIView? {
        get { hostedView }
        set { hostedView = newValue }
    }
}

/// The article's first cell.
final class FirstCell: UICollectionViewCell, HostingCell {
    weak var shownView: UIView? {
        didSet {
            if let oldValue = oldValue {
                oldValue.removeFromSuperview()
            }
            if let shownView = shownView {
                shownView.frame = contentView.bounds
                contentView.addSubview(shownView)
            }
        }
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        shownView = nil
    }
}

/// The article's second cell.
final class SecondCell: UICollectionViewCell, HostingCell {
    var shownView: UIView? {
        didSet {
            if let oldValue = oldValue {
                if oldValue.isDescendant(of: self) {
                    oldValue.removeFromSuperview()
                }
            }
            if let shownView = shownView {
                shownView.frame = contentView.bounds
                contentView.addSubview(shownView)
            }
        }
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        shownView = nil
    }
}

/// The article's parent: as many child controllers as items, each a child from the start, and a list of cells of
/// 100 points in a window of 375×500.
@MainActor
final class ArticleList<Cell: UICollectionViewCell & HostingCell>: UIViewController,
    UICollectionViewDataSource
{
    let pages = (0..<20).map { _ in UIViewController() }
    private(set) var collectionView: UICollectionView!
    private(set) var host: TestHost!

    static func inWindow() -> ArticleList {
        let list = ArticleList()
        list.host = TestHost(list, size: CGSize(width: 375, height: 500))
        return list
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for page in pages {
            addChild(page)
            page.didMove(toParent: self)
        }
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 375, height: 100)
        layout.minimumLineSpacing = 0
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.register(Cell.self, forCellWithReuseIdentifier: "page")
        collectionView.dataSource = self
        view.addSubview(collectionView)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        pages.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "page", for: indexPath)
        (cell as? Cell)?.shownView = pages[indexPath.item].view
        return cell
    }

    func scroll(to offset: CGFloat) {
        collectionView.contentOffset.y = offset
        host.layout()
    }

    /// The items on screen whose cells have lost their content.
    var forgotten: [Int] {
        collectionView.indexPathsForVisibleItems.map(\.item).sorted().filter {
            let cell = collectionView.cellForItem(at: IndexPath(item: $0, section: 0))
            return !pages[$0].view.isDescendant(of: cell!)
        }
    }

    /// Items on screen that were forgotten at any moment while the list was scrolled down and up, two cells at a
    /// time, and reloaded.
    func forgottenWhileScrolling() -> Set<Int> {
        var items: Set<Int> = []
        for offset in [50, 0, 500, 550, 600, 350, 150, 0, 250, 0] as [CGFloat] {
            scroll(to: offset)
            items.formUnion(forgotten)
        }
        for item in 0..<5 {
            collectionView.reloadItems(at: [IndexPath(item: item, section: 0)])
            host.settle()
            items.formUnion(forgotten)
        }
        return items
    }
}

extension UICollectionView {
    /// The cells in the reuse pool are not reachable; these are the ones on screen, by item.
    func cell(_ item: Int) throws -> UICollectionViewCell {
        try #require(cellForItem(at: IndexPath(item: item, section: 0)))
    }
}
