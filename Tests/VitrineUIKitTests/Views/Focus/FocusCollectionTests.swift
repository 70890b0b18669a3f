import Testing
import UIKitTestSupport

@testable import VitrineUIKit

/// A cell that may hold a focusable tile, as A0's cells hold a button.
private final class TileCell: UICollectionViewCell {
    var tile: Tile?
    var refuses = false
    override var canBecomeFocused: Bool { refuses ? false : super.canBecomeFocused }

    func host(_ name: String, size: CGSize) {
        tile?.removeFromSuperview()
        let tile = Tile(name, 0, 0, size.width, size.height)
        contentView.addSubview(tile)
        self.tile = tile
    }
}

/// A collection view of numbered items in a window, 3 columns of 100×100 with 20 between.
@MainActor
private final class Shelf: NSObject, UICollectionViewDelegate {
    let window: UIWindow
    let collectionView: UICollectionView
    var source: UICollectionViewDiffableDataSource<Int, Int>!
    let hostsTiles: Bool
    var isFocusable: Bool
    var unfocusable: Set<IndexPath> = []
    var preferred: IndexPath?
    var asked: [IndexPath] = []
    var updates: [String] = []

    init(items: Int, hostsTiles: Bool = false, idiom: UIUserInterfaceIdiom = .tv) {
        self.hostsTiles = hostsTiles
        isFocusable = !hostsTiles
        window = makeFocusWindow(width: 800, height: 600, idiom: idiom)
        let cell = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(100))
        let line = NSCollectionLayoutSize(widthDimension: .absolute(340), heightDimension: .absolute(100))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: line, subitems: [NSCollectionLayoutItem(layoutSize: cell)])
        group.interItemSpacing = .fixed(20)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 20
        let layout = UICollectionViewCompositionalLayout(section: section)
        collectionView = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 340, height: 340), collectionViewLayout: layout)
        super.init()
        collectionView.register(TileCell.self, forCellWithReuseIdentifier: "tile")
        source = UICollectionViewDiffableDataSource(collectionView: collectionView) {
            [unowned self] view, path, item in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "tile", for: path) as! TileCell
            if self.hostsTiles {
                cell.host("\(item)", size: CGSize(width: 100, height: 100))
            } else {
                cell.accessibilityIdentifier = "\(item)"
            }
            return cell
        }
        collectionView.delegate = self
        window.addSubview(collectionView)
        apply(Array(0..<items))
        window.layoutIfNeeded()
    }

    func apply(_ items: [Int], animated: Bool = false, completion: (() -> Void)? = nil) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        source.apply(snapshot, animatingDifferences: animated, completion: completion)
        window.layoutIfNeeded()
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

    func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        asked.append(indexPath)
        return isFocusable && !unfocusable.contains(indexPath)
    }

    func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { preferred }

    func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        func text(_ path: IndexPath?) -> String { path.map { "\($0.item)" } ?? "nil" }
        updates.append("\(text(context.previouslyFocusedIndexPath)) → \(text(context.nextFocusedIndexPath))")
    }
}

@MainActor
@Suite("Focus in collection views")
struct FocusCollectionTests {
    @Test("Arrows walk over cells, and the delegate is told their index paths")
    func cells() {
        let shelf = Shelf(items: 9)
        shelf.window.focusSystem.tick()
        #expect(shelf.focused == "0")
        #expect(shelf.move(.right) == "1")
        #expect(shelf.move(.down) == "4")
        #expect(shelf.updates == ["nil → 0", "0 → 1", "1 → 4"])
    }

    @Test("the cell is asked first, then the delegate")
    func gates() {
        let shelf = Shelf(items: 3)
        shelf.window.focusSystem.tick()
        (shelf.collectionView.cellForItem(at: [0, 1]) as! TileCell).refuses = true
        shelf.asked = []
        #expect(shelf.move(.right) == "2")
        #expect(!shelf.asked.contains([0, 1]))
        shelf.unfocusable = [[0, 0]]
        #expect(shelf.move(.left) == "2")
        #expect(shelf.asked.contains([0, 0]))
    }

    @Test("Focus reaches cells that do not exist yet, and the collection scrolls along")
    func beyondTheViewport() {
        let shelf = Shelf(items: 3000)
        shelf.window.focusSystem.tick()
        for row in 1...20 { #expect(shelf.move(.down) == "\(row * 3)") }
        #expect(abs(shelf.collectionView.contentOffset.y - 2195) < 0.01)
        #expect(shelf.collectionView.visibleCells.count < 20)
        for row in (0..<20).reversed() { #expect(shelf.move(.up) == "\(row * 3)") }
        #expect(shelf.collectionView.contentOffset.y == 0)
    }

    @Test("Focus reaches what is hosted in cells that do not exist yet")
    func hostedBeyondTheViewport() {
        let shelf = Shelf(items: 3000, hostsTiles: true)
        shelf.window.focusSystem.tick()
        for row in 1...20 { #expect(shelf.move(.down) == "\(row * 3)") }
    }

    @Test("entering goes to the preferred item, coming back to the last one if asked")
    func entering() {
        let shelf = Shelf(items: 9)
        let outside = Tile("outside", 500, 0)
        shelf.window.addSubview(outside)
        shelf.window.focusSystem.moveFocus(to: outside)
        shelf.preferred = [0, 7]
        #expect(shelf.move(.left) == "7")
        #expect(shelf.move(.right, .right, .up, .up) == "2")
        #expect(shelf.move(.right) == "outside")
        #expect(shelf.move(.left) == "7")
        shelf.collectionView.remembersLastFocusedIndexPath = true
        #expect(shelf.move(.right, .up, .up, .right) == "outside")
        #expect(shelf.move(.left) == "2")
    }

    @Test("an index path is nil when the view is not in a cell of this collection")
    func outsideIndexPath() {
        let shelf = Shelf(items: 3)
        let outside = Tile("outside", 500, 0)
        shelf.window.addSubview(outside)
        shelf.window.focusSystem.moveFocus(to: outside)
        shelf.updates = []
        #expect(shelf.move(.left, .right) == "outside")
        #expect(shelf.updates == ["nil → 2", "2 → nil"])
    }

    @Test("A0's recipe leaves the button in the surviving cell focused")
    func recipe() {
        let shelf = Shelf(items: 9, hostsTiles: true)
        let system = shelf.window.focusSystem
        system.tick()
        #expect(shelf.move(.right, .down) == "4")
        let button = system.focusedItem
        shelf.apply([9, 4, 0, 1, 2, 8], animated: true) {
            shelf.isFocusable = true
            shelf.collectionView.setNeedsFocusUpdate()
            shelf.collectionView.updateFocusIfNeeded()
            shelf.isFocusable = false
        }
        settle(shelf.collectionView)
        system.tick()
        #expect(shelf.focused == "4")
        #expect(system.focusedItem === button)
        #expect(shelf.move(.right) == "0")
    }

    @Test("Without the recipe focus follows the item as well")
    func noRecipe() {
        let shelf = Shelf(items: 9, hostsTiles: true)
        let system = shelf.window.focusSystem
        system.tick()
        #expect(shelf.move(.right, .down) == "4")
        shelf.apply([9, 8, 7, 6, 5, 3, 2, 1, 4], animated: true)
        settle(shelf.collectionView)
        system.tick()
        #expect(shelf.focused == "4")
        #expect(shelf.move(.left) == "1")
    }

    @Test("When the focused item is deleted, what takes its place is focused")
    func deletion() {
        let shelf = Shelf(items: 9, hostsTiles: true)
        let system = shelf.window.focusSystem
        system.tick()
        #expect(shelf.move(.right, .down) == "4")
        shelf.apply([0, 1, 2, 3, 5, 6, 7, 8], animated: true)
        settle(shelf.collectionView)
        system.tick()
        #expect(shelf.focused == "5")
    }

    @Test("A reloaded cell gives focus to what replaces its button")
    func reload() {
        let shelf = Shelf(items: 9, hostsTiles: true)
        let system = shelf.window.focusSystem
        system.tick()
        #expect(shelf.move(.right, .down) == "4")
        var snapshot = shelf.source.snapshot()
        snapshot.reloadItems([4])
        shelf.source.apply(snapshot, animatingDifferences: false)
        settle(shelf.collectionView)
        shelf.window.layoutIfNeeded()
        system.tick()
        #expect(shelf.focused == "4")
    }

    @Test("A cell that swallows its button takes the focus and the press selects it")
    func selection() {
        let shelf = Shelf(items: 3)
        shelf.window.focusSystem.tick()
        #expect(shelf.move(.right) == "1")
        #expect(shelf.window.focusSystem.pressResponder === shelf.collectionView.cellForItem(at: [0, 1]))
    }
}
