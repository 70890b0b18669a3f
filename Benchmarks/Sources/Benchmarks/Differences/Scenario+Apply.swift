import UIKit
import VitrineDiff
import VitrineTesting

extension Scenario {
    /// What an update costs those who look at it: `apply` on a collection view that is on screen.
    @MainActor
    func measureApply(_ arguments: [String]) {
        let counts = arguments.first.flatMap(Int.init).map { [$0] } ?? [100_000, 1_000_000]
        TextTable.show(
            "Applying snapshots to a grid on screen: milliseconds of processor time of the call, UUID, medians."
        )
        for count in counts {
            TextTable.show(
                "\n"
                    + TextTable.row(
                        "\(count.formatted()) items", ["difference", "apply", "rest", "animated", "rest"],
                        width: 12))
            for kind in DifferenceCase.allCases { measureApply(kind, count: count) }
        }
    }

    @MainActor
    private func measureApply(_ kind: DifferenceCase, count: Int) {
        let sample = DifferenceSample<UUID>(kind, count: count)
        let old = SnapshotCosts.make(sample.old.sections)
        var new = SnapshotCosts.make(sample.new.sections)
        new.reconfigureItems(sample.new.changed)
        let difference = DifferenceContender.vitrine.work(kind, sample).map {
            Usage.median(runs: 1...5, $0).milliseconds
        }
        let grid = DiffableGridController()
        let host = TestHost(grid, device: .desktop)
        var times: [Double] = []
        for animated in [false, true] {
            var runs: [Double] = []
            let begin = Usage.threadTime
            repeat {
                grid.source.apply(old, animatingDifferences: false)
                // In the middle, so that things come and go on both sides.
                host.settle()
                let view = grid.collectionView!
                view.contentOffset.y = (view.contentSize.height / 2).rounded()
                host.settle()
                let start = Usage.threadTime
                grid.source.apply(new, animatingDifferences: animated)
                runs.append(Usage.threadTime - start)
                host.settle()
            } while runs.count < 3 && Usage.threadTime - begin < 1.5
            times.append(Measurement.quantile(runs) * 1e3)
        }
        TextTable.show(
            TextTable.row(
                "  " + kind.rawValue,
                ([difference] + times.flatMap { [$0, $0 - (difference ?? 0)] }).map {
                    $0.map { String(format: "%.1f", $0) } ?? ""
                }, width: 12))
    }
}

/// The cells of the grid over a diffable data source.
final class DiffableGridController: UIViewController {
    private(set) var collectionView: UICollectionView!
    private(set) var source: UICollectionViewDiffableDataSource<Int, UUID>!

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(
            frame: view.bounds, collectionViewLayout: GridController.makeLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.register(GridCell.self, forCellWithReuseIdentifier: "cell")
        source = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, item in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            (cell as? GridCell)?.show(Int(item.uuid.0))
            return cell
        }
        view.addSubview(collectionView)
    }
}
