import TestSupport
import Testing
import Vitrine
import VitrineTesting
import VitrineUI

/// A row of numbered tiles that scrolls sideways, as article A2 wants them in cells.
private final class TileRow: UICollectionViewController {
    private final class Tile: UICollectionViewCell {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            label.frame = contentView.bounds
            label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            label.textAlignment = .center
            label.textColor = .label
            contentView.addSubview(label)
            contentView.backgroundColor = .systemGray5
            contentView.layer.cornerRadius = 10
        }

        required init?(coder: NSCoder) { nil }
    }

    private var row = 0

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 70, height: 50)
        layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .clear
        collectionView.showsHorizontalScrollIndicator = false
        collectionView.register(Tile.self, forCellWithReuseIdentifier: "tile")
    }

    func show(_ row: Int) {
        guard row != self.row else { return }
        self.row = row
        collectionView.reloadData()
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
    {
        12
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
        (cell as? Tile)?.label.text = "\(row)·\(indexPath.item)"
        return cell
    }
}

/// A list of such rows.
private final class TileList: UICollectionViewController {
    private(set) var rows: HostedControllers<Int, TileRow>!
    private var dataSource: UICollectionViewDiffableDataSource<Int, Int>!

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 60)
        layout.minimumLineSpacing = 0
        super.init(collectionViewLayout: layout)
        rows = HostedControllers(parent: self) {
            TileRow()
        } configure: {
            $0.show($1)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.showsVerticalScrollIndicator = false
        dataSource = rows.makeDataSource(for: collectionView, section: Int.self)
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(1...40))
        rows.apply(snapshot, to: dataSource, animatingDifferences: false)
    }

    override func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        rows.willDisplay(cell, at: indexPath)
    }

    override func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        rows.didEndDisplaying(cell)
    }
}

@MainActor
@Suite("Pictures of hosted controllers", .serialized)
struct HostedPictureTests {
    /// The second and the third row are scrolled; then the list, to its end and back.
    private func verify(_ name: String, style: UIUserInterfaceStyle) throws {
        let list = TileList()
        let host = TestHost(list, size: CGSize(width: 300, height: 240), scale: 2, style: style)
        host.settle()
        try #require(list.rows.controller(for: 2)).collectionView.contentOffset.x = 120
        try #require(list.rows.controller(for: 3)).collectionView.contentOffset.x = 45
        host.settle()
        for offset in [1000, 2160, 800, 0] {
            list.collectionView.contentOffset.y = CGFloat(offset)
            host.settle()
        }
        // Tiles of 70 points and gaps of 10, the first after 10; every row is 60 points high. Those that were
        // scrolled by 120 and 45 have their gaps at 10 + 2·80 - 10 - 120 and 10 + 80 - 10 - 45.
        let (tile, page) = style == .dark ? ([44, 44, 46], [0, 0, 0]) : ([229, 229, 234], [255, 255, 255])
        for (y, gap) in [(CGFloat(30), CGFloat(85)), (90, 45), (150, 40), (210, 85)] {
            #expect(host.rgb(gap, y) == page)
            #expect(host.rgb(gap - 8, y) == tile)
            #expect(host.rgb(gap + 8, y) == tile)
        }
        try host.verifyPicture(name)
    }

    @Test("Rows that come back are where they were: light")
    func light() throws { try verify("tiles-light", style: .light) }

    @Test("Rows that come back are where they were: dark")
    func dark() throws { try verify("tiles-dark", style: .dark) }
}
