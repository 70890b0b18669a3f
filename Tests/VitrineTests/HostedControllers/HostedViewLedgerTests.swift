import Testing
import Vitrine
import VitrineTesting
import VitrineUIKit

@MainActor
@Suite("The ledger of hosted views")
struct HostedViewLedgerTests {
    private let ledger = HostedViewLedger()
    private let view = UIView()

    private func cell() -> HostedViewCollectionViewCell {
        let cell = HostedViewCollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        cell.ledger = ledger
        return cell
    }

    @Test("It answers the article's diagram: C has the view, A and B believe that they have it")
    func diagram() throws {
        let cells = [cell(), cell(), cell()]
        ledger.setName("news", for: view)
        cells[0].host(view, at: IndexPath(item: 1, section: 0))
        cells[1].host(view, at: IndexPath(item: 3, section: 0))
        cells[2].host(view, at: IndexPath(item: 7, section: 0))

        let ownership = try #require(ledger.ownership(of: view))
        #expect(ownership.owner?.cell == "C")
        #expect(ownership.owner?.indexPath == IndexPath(item: 7, section: 0))
        #expect(ownership.believers.map(\.cell) == ["A", "B"])
        #expect("\(ownership)" == "news is in cell C (0.7); cell A (0.1), cell B (0.3) believe they have it")
        #expect(ledger.owner(of: view) === cells[2])

        // Asking A shows it the truth; B is reused; the view stays with C.
        #expect(cells[0].hostedView == nil)
        cells[1].prepareForReuse()
        #expect("\(try #require(ledger.ownership(of: view)))" == "news is in cell C (0.7)")
        #expect(
            ownership.history.map { "\($0)" } == [
                "news is in cell A (0.1)",
                "news: cell A (0.1) → cell B (0.3); cell A (0.1) believes it has it",
                "news: cell B (0.3) → cell C (0.7); cell A (0.1), cell B (0.3) believe they have it",
            ])
        cells[2].hostedView = nil
        #expect(
            ledger.entries.suffix(3).map { "\($0)" } == [
                "news: cell A (0.1) believed to have it, cell C (0.7) has; cell B (0.3) believes it has it",
                "news: cell B (0.3) believed to have it, cell C (0.7) has",
                "news: released by cell C (0.7)",
            ])
        #expect("\(try #require(ledger.ownership(of: view)))" == "news is in no cell")
    }

    @Test("It sees where a view is even if nobody told it")
    func silentMove() throws {
        let (first, second) = (cell(), cell())
        first.host(view, at: IndexPath(item: 1, section: 2))
        second.contentView.addSubview(view)
        #expect(
            "\(try #require(ledger.ownership(of: view)))"
                == "UIView is in cell B; cell A (2.1) believes it has it")
    }

    @Test("The log is silent unless asked for, and gets each entry once")
    func log() {
        let cell = cell()
        cell.hostedView = view
        var lines: [String] = []
        ledger.log = { lines.append("\($0)") }
        cell.hostedView = nil
        cell.hostedView = view
        cell.hostedView = view
        #expect(lines == ["UIView: released by cell A", "UIView is in cell A"])
    }

    @Test("It keeps the latest entries only, and neither views nor cells alive")
    func memory() {
        let ledger = HostedViewLedger(capacity: 10)
        weak var lastView: UIView?
        weak var lastCell: UICollectionViewCell?
        for item in 0..<200 {
            let cell = HostedViewCollectionViewCell(frame: .zero)
            let view = UIView()
            (lastCell, lastView) = (cell, view)
            cell.ledger = ledger
            cell.host(view, at: IndexPath(item: item, section: 0))
        }
        #expect(lastView == nil)
        #expect(lastCell == nil)
        #expect(ledger.entries.count == 10)
        #expect(ledger.entries.last.map { "\($0)" } == "UIView is in cell GR (0.199)")
        #expect(ledger.ownerships.isEmpty)
    }

    @Test("In a list that scrolls it names the cell in the reuse pool that still believes")
    func inList() throws {
        let list = LedgerList()
        let host = TestHost(list, size: CGSize(width: 375, height: 500))
        // The sixth cell waits in the pool with page 5 while another one gets it.
        for offset in [50, 0, 500] as [CGFloat] {
            list.collectionView.contentOffset.y = offset
            host.layout()
        }
        let owner = try #require(list.collectionView.cellForItem(at: IndexPath(item: 5, section: 0)))
        #expect(list.ledger.owner(of: list.pages[5]) === owner)
        let ownership = try #require(list.ledger.ownership(of: list.pages[5]))
        #expect(ownership.believers.map { "\($0)" } == ["cell F (0.5)"])
        #expect(ownership.history.first.map { "\($0)" } == "page 5 is in cell F (0.5)")

        // The cell comes out of the pool for page 10, and leaves page 5 alone.
        list.collectionView.contentOffset.y = 550
        host.layout()
        #expect(list.ledger.owner(of: list.pages[5]) === owner)
        let after = try #require(list.ledger.ownership(of: list.pages[5]))
        #expect(after.believers.isEmpty)
        #expect(after.history.last?.change == .forgotten)
        #expect(after.history.last?.from.map { "\($0)" } == "cell F (0.5)")
        #expect(after.history.last?.to?.indexPath == IndexPath(item: 5, section: 0))
    }
}

/// A list of views in cells with a ledger and no controllers.
private final class LedgerList: UICollectionViewController {
    let ledger = HostedViewLedger()
    let pages = (0..<20).map { _ in UIView() }

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 375, height: 100)
        layout.minimumLineSpacing = 0
        super.init(collectionViewLayout: layout)
        for (item, page) in pages.enumerated() { ledger.setName("page \(item)", for: page) }
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(HostedViewCollectionViewCell.self, forCellWithReuseIdentifier: "page")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
    {
        pages.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "page", for: indexPath)
        if let cell = cell as? HostedViewCollectionViewCell {
            cell.ledger = ledger
            cell.host(pages[indexPath.item], at: indexPath)
        }
        return cell
    }
}
