import UIKit
import VitrineTesting

extension Scenario {
    /// Rows that are given as a count: what they cost on screen must not depend on how many there are.
    @MainActor
    func measureCounted(_ arguments: [String]) {
        let names = [
            "snapshot and first frame", "jump to the last row", "a tenth deleted, animated: the call",
            "a tenth inserted at the top, animated: the call", "the last row looked up",
        ]
        if let count = arguments.first.flatMap(Int.init) {
            let times = arguments.last == "flow" ? counted(count, Self.flow()) : counted(count, Self.list())
            TextTable.show(
                (times + [Usage.peakMemory]).map { String(format: "%.4f", $0) }.joined(separator: " "))
            return
        }
        let columns = [(1000, "list"), (10_000_000, "list"), (1000, "flow"), (10_000_000, "flow")]
        TextTable.show(
            "Rows given as a count: milliseconds of processor time, each column a process of its own.\n")
        TextTable.show(
            TextTable.row(
                "", columns.map { "\($0.0.formatted()) \($0.1)" }, titleWidth: 52, width: 17))
        let values = columns.map { count, layout in
            (Report.output(ofScenario: .counted, ["\(count)", layout]) ?? "").split(separator: " ").map {
                Double($0.trimmingCharacters(in: .whitespacesAndNewlines))
            }
        }
        for (index, name) in (names + ["peak of memory, megabytes"]).enumerated() {
            TextTable.show(
                TextTable.row(
                    "  " + name,
                    values.map { $0.indices.contains(index) ? TextTable.number($0[index]) : "failed" },
                    titleWidth: 52, width: 17))
        }
    }

    @MainActor
    private static func list() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(96))
        return UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(
                group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
    }

    @MainActor
    private static func flow() -> UICollectionViewLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 150, height: 96)
        return layout
    }

    @MainActor
    private func counted(_ count: Int, _ layout: UICollectionViewLayout) -> [Double] {
        var times: [Double] = []
        func time(_ work: () -> Void) {
            let start = Usage.threadTime
            work()
            times.append((Usage.threadTime - start) * 1e3)
        }
        let rows = CountedRowsController(layout)
        let host = TestHost(rows, device: .desktop)
        host.settle()
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        time {
            snapshot.appendSections([0])
            snapshot.appendItems(count: count, identifiers: { $0 }, number: { $0 })
            rows.source.apply(snapshot, animatingDifferences: false)
            _ = host.measureFrame()
        }
        let view = rows.collectionView!
        time {
            view.scrollToItem(at: IndexPath(item: count - 1, section: 0), at: .bottom, animated: false)
            _ = host.measureFrame()
        }
        host.settle()
        view.contentOffset.y = (view.contentSize.height / 2).rounded()
        host.settle()
        snapshot.deleteItems(in: (count / 10)..<(count / 5), ofSection: 0)
        time { rows.source.apply(snapshot) }
        host.settle()
        snapshot.insertItems(count: count / 10, at: 0, inSection: 0)
        time { rows.source.apply(snapshot) }
        host.settle()
        time { _ = rows.source.indexPath(for: count - 1) }
        return times
    }
}

/// The cells of the grid over rows that are counted.
final class CountedRowsController: UIViewController {
    private(set) var collectionView: UICollectionView!
    private(set) var source: UICollectionViewDiffableDataSource<Int, Int>!
    private let layout: UICollectionViewLayout

    init(_ layout: UICollectionViewLayout) {
        self.layout = layout
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("There is no archive of this.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.register(GridCell.self, forCellWithReuseIdentifier: "cell")
        source = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, item in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            (cell as? GridCell)?.show(item)
            return cell
        }
        view.addSubview(collectionView)
    }
}
