import Testing
import UIKitTestSupport

@testable import VitrineUIKit

/// A0's shelf: rows of 100-point cells, 20 apart, that scroll sideways; each row is a section.
@MainActor
private final class Rows: NSObject {
    let window: UIWindow
    let collectionView: UICollectionView
    private var source: UICollectionViewDiffableDataSource<Int, Int>!

    /// - Parameter counts: The number of items of each row; items are numbered row · 1000 + place.
    init(_ counts: [Int], insets: NSDirectionalEdgeInsets = .zero, idiom: UIUserInterfaceIdiom = .tv) {
        window = makeFocusWindow(width: 800, height: 600, idiom: idiom)
        let layout = UICollectionViewCompositionalLayout { _, _ in
            let item = NSCollectionLayoutItem(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: .init(widthDimension: .absolute(100), heightDimension: .absolute(100)),
                subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = .continuous
            section.interGroupSpacing = 20
            section.contentInsets = insets
            return section
        }
        collectionView = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 400, height: 300), collectionViewLayout: layout)
        super.init()
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
            cell.accessibilityIdentifier = "\(item)"
        }
        source = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        window.addSubview(collectionView)
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        for (row, count) in counts.enumerated() {
            snapshot.appendSections([row])
            snapshot.appendItems((0..<count).map { row * 1000 + $0 })
        }
        source.apply(snapshot, animatingDifferences: false)
        window.layoutIfNeeded()
        window.focusSystem.tick()
    }

    var focused: String? { window.focusSystem.focusedItem.map(FocusName.name(of:)) }

    func move(_ headings: UIFocusHeading...) -> String? {
        for heading in headings {
            window.focusSystem.move(heading)
            settle(collectionView)
            window.layoutIfNeeded()
        }
        return focused
    }

    /// Where the focused cell is seen in the collection view.
    var place: CGRect? {
        (window.focusSystem.focusedItem as? UIView).map { view in
            collectionView.convert(view.bounds, from: view)
                .offsetBy(dx: 0, dy: -collectionView.contentOffset.y)
        }
    }
}

@MainActor
@Suite("Focus in shelves that scroll both ways")
struct FocusShelfTests {
    @Test("Right walks along a row far beyond what is seen, and only the row scrolls")
    func along() {
        let rows = Rows([1000, 1000, 1000])
        #expect(rows.focused == "0")
        for item in 1...30 { #expect(rows.move(.right) == "\(item)") }
        #expect(rows.collectionView.contentOffset.y == 0)
        #expect(rows.place!.minX >= 0 && rows.place!.maxX <= 400)
        #expect(rows.collectionView.visibleCells.count < 30)
        for item in (0..<30).reversed() { #expect(rows.move(.left) == "\(item)") }
        #expect(rows.place?.minX == 0)
        #expect(rows.move(.left) == "0")
    }

    @Test("Down goes to the item that is seen below, through many rows, and the page scrolls")
    func down() {
        let rows = Rows(Array(repeating: 20, count: 40))
        for row in 1..<40 { #expect(rows.move(.down) == "\(row * 1000)") }
        #expect(rows.collectionView.contentOffset.y == 3700)
        for row in (0..<39).reversed() { #expect(rows.move(.up) == "\(row * 1000)") }
        #expect(rows.collectionView.contentOffset.y == 0)
    }

    @Test("Down from a scrolled row goes to what is seen under the item, not to the item of the same number")
    func scrolledRow() {
        let rows = Rows([20, 20])
        #expect(rows.move(.right, .right, .right, .right, .right, .right) == "6")
        #expect(rows.move(.down) == "1002")
        #expect(rows.move(.up) == "6")
    }

    @Test("A row with few items is not skipped, and its end is the end")
    func shortRow() {
        let rows = Rows([20, 1, 20])
        #expect(rows.move(.right, .right) == "2")
        #expect(rows.move(.down) == "1000")
        #expect(rows.move(.right) == "1000")
        #expect(rows.move(.down) == "2000")
    }

    @Test("Back at the first item the row's inset is seen again")
    func insets() {
        let rows = Rows(
            [20], insets: NSDirectionalEdgeInsets(top: 10, leading: 60, bottom: 10, trailing: 60))
        #expect(rows.place?.minX == 60)
        #expect(rows.move(.right, .right, .right, .right, .right) == "5")
        #expect(rows.move(.left, .left, .left, .left, .left) == "0")
        #expect(rows.place?.minX == 60)
    }
}
