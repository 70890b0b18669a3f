import Foundation
import VitrinePlatform

@testable import VitrineUIKit

typealias RowSnapshot = NSDiffableDataSourceSnapshot<String, Int>

/// Sections with their items.
func rows(_ sections: (String, [Int])...) -> RowSnapshot {
    var rows = RowSnapshot()
    for (section, items) in sections {
        rows.appendSections([section])
        rows.appendItems(items, toSection: section)
    }
    return rows
}

extension RowSnapshot {
    /// `A: 1 2 | B: 3`.
    var text: String {
        sectionIdentifiers.map { section in
            "\(section): " + itemIdentifiers(inSection: section).map(String.init).joined(separator: " ")
        }.joined(separator: " | ")
    }
}

/// A diffable data source over the test layout, in a window.
@MainActor
final class DiffableScene {
    let view: UICollectionView
    let window: UIWindow
    private(set) var source: UICollectionViewDiffableDataSource<String, Int>!
    /// The items that cells were asked for.
    var asked: [Int] = []
    /// Called with every item that a cell is asked for, before the cell is made.
    var willProvide: ((Int) -> Void)?

    init(inWindow: Bool = true) {
        let frame = CGRect(x: 0, y: 0, width: 300, height: 400)
        view = UICollectionView(frame: frame, collectionViewLayout: ShelfLayout())
        window = UIWindow(frame: frame)
        let cells = UICollectionView.CellRegistration<NumberCell, Int> { cell, _, item in cell.number = item }
        let headers = UICollectionView.SupplementaryRegistration<HeaderView>(elementKind: ShelfLayout.header)
        {
            _, _, _ in
        }
        source = UICollectionViewDiffableDataSource(collectionView: view) { [unowned self] view, path, item in
            asked.append(item)
            willProvide?(item)
            return view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
        if inWindow { window.addSubview(view) }
        window.isHidden = false
    }

    /// `0.0 1` for each cell: index path and number.
    var shown: [String] {
        view.indexPathsForVisibleItems.sorted().map { path in
            "\(path.section).\(path.item) \((view.cellForItem(at: path) as! NumberCell).number)"
        }
    }

    func show(_ snapshot: RowSnapshot) {
        source.apply(snapshot, animatingDifferences: false)
        view.layoutIfNeeded()
    }

    func advance(by seconds: Double) {
        window.offscreenWindow?.setNeedsFrame()
        window.offscreenWindow?.advance(by: seconds)
    }
}

/// `apply` as code without strict concurrency calls it off the main thread: the compiler lets Swift 5 modules do so.
@MainActor
func applyOffMain(
    _ source: UICollectionViewDiffableDataSource<String, Int>
) -> @Sendable (RowSnapshot, Bool, (() -> Void)?) -> Void {
    let apply: @MainActor (RowSnapshot, Bool, (() -> Void)?) -> Void = source.apply(
        _:animatingDifferences:completion:)
    return unsafeBitCast(apply, to: (@Sendable (RowSnapshot, Bool, (() -> Void)?) -> Void).self)
}
