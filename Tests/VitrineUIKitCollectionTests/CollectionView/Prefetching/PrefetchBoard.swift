import Foundation
import VitrineTesting

@testable import VitrineUIKit

/// A cell that notes what it hears.
final class NotingCell: UICollectionViewCell {
    var number = -1
    private(set) var reuses = 0
    private(set) var layouts = 0
    private(set) var traitChanges = 0
    private(set) var measured = 0
    /// The height that it prefers; nil for what it is given.
    var height: CGFloat?

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        traitChanges += 1
    }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        measured += 1
        if let height { layoutAttributes.size.height = height }
        return layoutAttributes
    }
}

/// Numbers in lines of four cells of 80×60, in a view of 320×480 that shows eight lines.
@MainActor
final class PrefetchBoard: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var items: [Int]
    let view: UICollectionView
    let host: TestHost
    /// What was asked for, displayed and ended, in order.
    var log: [String] = []
    var height: ((Int) -> CGFloat)?

    init(
        count: Int = 10_000, layout: UICollectionViewLayout? = nil, device: TestHost.Device = .iPhone,
        style: UIUserInterfaceStyle = .light
    ) {
        items = Array(0..<count)
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480),
            collectionViewLayout: layout ?? Self.lines())
        host = TestHost(
            view, device: device, size: CGSize(width: 320, height: 480), scale: 1, style: style)
        super.init()
        view.register(NotingCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = self
        view.delegate = self
        host.settle()
    }

    static func lines() -> UICollectionViewLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 80, height: 60)
        layout.minimumLineSpacing = 0
        layout.minimumInteritemSpacing = 0
        return layout
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        items.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        log.append("?\(indexPath.item)")
        let cell =
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! NotingCell
        cell.number = items[indexPath.item]
        cell.height = height?(cell.number)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) { log.append("+\(indexPath.item)") }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) { log.append("-\(indexPath.item)") }

    /// Scrolls, and makes the frame in which that is shown.
    func scroll(by distance: CGFloat) {
        view.contentOffset.y += distance
        host.layout()
    }

    /// The items whose cells were made ahead.
    var ahead: [Int] { view.preparation.ready.keys.map(\.item).sorted() }

    func aheadCell(_ item: Int) -> NotingCell? {
        view.preparation.cell(.cell([0, item]))?.view as? NotingCell
    }

    /// How many cells the data source made ready so far.
    var bound: Int { view.counters.cellsMade + view.counters.cellsReused }

    func count(_ mark: Character) -> Int { log.count { $0.first == mark } }

    /// What is wrong: cells that show something else than their item, or that are lost; nil if nothing is.
    var fault: String? {
        for path in view.indexPathsForVisibleItems + ahead.map({ IndexPath(item: $0, section: 0) }) {
            guard let cell = view.cellForItem(at: path) as? NotingCell else {
                return "no cell for \(path.item)"
            }
            if cell.number != items[path.item] { return "\(path.item) shows \(cell.number)" }
            if view.indexPath(for: cell) != path { return "the cell of \(path.item) is at another place" }
        }
        for item in ahead {
            if aheadCell(item)?.superview != nil { return "\(item) was made ahead and is in a view" }
            if view.elements.displayed[.cell([0, item])] != nil { return "\(item) has two cells" }
        }
        let leaving = view.elements.departing.count + view.elements.fading.count
        let alive = view.visibleCells.count + ahead.count + leaving + view.pools.count(of: .cell)
        return alive == view.counters.cellsMade
            ? nil : "\(view.counters.cellsMade) cells made, \(alive) found"
    }
}
