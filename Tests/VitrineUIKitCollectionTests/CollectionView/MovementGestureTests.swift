import Foundation
import TestSupport
import Testing
import VitrinePlatform
import VitrineTesting

@testable import VitrineUIKit

/// The long press that a collection view controller installs. Tiles of 100 × 80 in 320 points, three in a line: at 0,
/// 110 and 220; lines at 0, 90, 180 …
@MainActor
@Suite struct MovementGestureTests {
    @Test func `Press, wait, drag, release`() {
        let controller = TilesController()
        let host = TestHost(controller, size: CGSize(width: 320, height: 480), scale: 1)
        let view = controller.collectionView!
        host.touchDown(at: CGPoint(x: 40, y: 40))
        host.advance(by: 0.3)
        #expect(view.cellForItem(at: [0, 0])!.isHighlighted)
        #expect(view.movement == nil)
        host.advance(by: 0.25)
        // Picked up: lifted where it was, and pressed no longer.
        let cell = view.cellForItem(at: [0, 0])!
        #expect(view.movement?.original == [0, 0])
        #expect(!cell.isHighlighted)
        host.advance(by: 0.25)
        #expect(cell.center == CGPoint(x: 50, y: 40))
        #expect(cell.layer.transform.m11 == 1.05)
        #expect(cell.layer.shadowOpacity > 0)
        // The finger holds it 10 points left of its centre.
        host.moveTouch(from: CGPoint(x: 40, y: 40), to: CGPoint(x: 150, y: 130), duration: 0.2)
        #expect(cell.center == CGPoint(x: 160, y: 130))
        #expect(view.contentOffset == .zero)
        #expect(!view.isDragging)
        host.touchUp(at: CGPoint(x: 150, y: 130))
        host.settle()
        #expect(controller.tiles.prefix(6) == [1, 2, 3, 4, 0, 5])
        #expect(controller.log == ["0 to 4"])
        #expect(cell.frame == CGRect(x: 110, y: 90, width: 100, height: 80))
        #expect(cell.layer.shadowOpacity == 0)
        #expect(view.reordering.settlingCell == nil)
        #expect(view.indexPathsForSelectedItems == nil)
    }

    @Test func `A drag without a wait scrolls, and a tap selects`() {
        let controller = TilesController()
        let host = TestHost(controller, size: CGSize(width: 320, height: 480), scale: 1)
        host.drag(from: CGPoint(x: 40, y: 400), to: CGPoint(x: 40, y: 300))
        host.settle()
        #expect(controller.collectionView.contentOffset.y > 50)
        controller.collectionView.contentOffset = .zero
        host.layout()
        host.tap(at: CGPoint(x: 150, y: 40))
        host.settle()
        #expect(controller.collectionView.indexPathsForSelectedItems == [[0, 1]])
        #expect(controller.log.isEmpty)
    }

    @Test func `A touch that the system takes away puts the item back`() {
        let controller = TilesController()
        let host = TestHost(controller, size: CGSize(width: 320, height: 480), scale: 1)
        host.touchDown(at: CGPoint(x: 40, y: 40))
        host.advance(by: 0.6)
        host.moveTouch(from: CGPoint(x: 40, y: 40), to: CGPoint(x: 260, y: 40), duration: 0.2)
        host.cancelTouch(at: CGPoint(x: 260, y: 40))
        host.settle()
        #expect(controller.log.isEmpty)
        #expect(
            controller.collectionView.cellForItem(at: [0, 0])!.frame
                == CGRect(x: 0, y: 0, width: 100, height: 80))
    }

    @Test
    func `Items that may not move, and places without items, leave the touch to selection and scrolling`() {
        let controller = TilesController()
        controller.immovable = [1]
        let host = TestHost(controller, size: CGSize(width: 320, height: 480), scale: 1)
        host.longPress(at: CGPoint(x: 150, y: 40))
        host.settle()
        #expect(controller.collectionView.indexPathsForSelectedItems == [[0, 1]])
        host.longPress(at: CGPoint(x: 105, y: 40))
        #expect(controller.collectionView.movement == nil)
    }

    @Test func `A controller that moves nothing picks up nothing`() {
        final class Still: TilesBase {}
        let controller = Still()
        let host = TestHost(controller, size: CGSize(width: 320, height: 480), scale: 1)
        host.touchDown(at: CGPoint(x: 40, y: 40))
        host.advance(by: 0.7)
        #expect(controller.collectionView.movement == nil)
        host.touchUp(at: CGPoint(x: 40, y: 40))
        #expect(controller.collectionView.indexPathsForSelectedItems == [[0, 0]])
        #expect(MoveItemOverride.entry != nil)
        #expect(!MoveItemOverride.exists(in: Still.self))
        #expect(MoveItemOverride.exists(in: TilesController.self))
    }

    @Test func `Without the standard gesture a long press is a press`() {
        let controller = TilesController()
        controller.installsStandardGestureForInteractiveMovement = false
        let host = TestHost(controller, size: CGSize(width: 320, height: 480), scale: 1)
        let count = controller.collectionView.gestureRecognizers!.count
        host.longPress(at: CGPoint(x: 40, y: 40))
        #expect(controller.collectionView.indexPathsForSelectedItems == [[0, 0]])
        controller.installsStandardGestureForInteractiveMovement = true
        #expect(controller.collectionView.gestureRecognizers!.count == count + 1)
    }

    @Test func `An item of a section that scrolls sideways is picked up, and the section does not scroll`() {
        let controller = TilesController(layout: TilesController.sideways())
        let host = TestHost(controller, size: CGSize(width: 320, height: 480), scale: 1)
        host.touchDown(at: CGPoint(x: 50, y: 40))
        host.advance(by: 0.6)
        host.moveTouch(from: CGPoint(x: 50, y: 40), to: CGPoint(x: 160, y: 45), duration: 0.2)
        #expect(controller.collectionView.elements.orthogonalOffsets[0] == nil)
        host.touchUp(at: CGPoint(x: 160, y: 45))
        host.settle()
        #expect(controller.tiles.prefix(3) == [1, 0, 2])
        // A drag without a wait scrolls the section.
        host.drag(from: CGPoint(x: 250, y: 40), to: CGPoint(x: 150, y: 40))
        host.settle()
        #expect((controller.collectionView.elements.orthogonalOffsets[0]?.point.x ?? 0) > 50)
        #expect(controller.log == ["0 to 1"])
    }

    @Test func `The mouse carries an item as a finger does`() {
        let controller = TilesController()
        let host = TestHost(controller, device: .desktop, size: CGSize(width: 320, height: 480), scale: 1)
        host.mouseDown(at: CGPoint(x: 50, y: 40))
        host.advance(by: 0.6)
        host.mouseDrag(to: CGPoint(x: 270, y: 40))
        host.advance(by: 0.1)
        host.mouseUp(at: CGPoint(x: 270, y: 40))
        host.settle()
        #expect(controller.tiles.prefix(4) == [1, 2, 0, 3])
    }

    @Test func `The middle of a movement`() throws {
        let controller = TilesController()
        let host = TestHost(controller, size: CGSize(width: 320, height: 480), scale: 1)
        host.touchDown(at: CGPoint(x: 40, y: 40))
        host.advance(by: 0.6)
        host.moveTouch(from: CGPoint(x: 40, y: 40), to: CGPoint(x: 190, y: 250), duration: 0.3)
        host.advance(by: 0.15)
        // The carried tile, of hue 0, is under the finger: 0.9 of 255 red, and 0.4 of that green and blue. Another tile
        // has come to where it was.
        #expect(isNear(host.rgb(190, 250), [230, 92, 92], by: 1))
        let other = host.rgb(40, 40)
        #expect(!isNear(other, [230, 92, 92], by: 20))
        #expect(other != [255, 255, 255])
        try host.verifyPicture("movement")
    }
}

extension TestHost {
    fileprivate func mouseDown(at point: CGPoint) { mouse(.down, at: point) }
    fileprivate func mouseDrag(to point: CGPoint) { mouse(.dragged, at: point) }
    fileprivate func mouseUp(at point: CGPoint) { mouse(.up, at: point) }

    private func mouse(_ phase: PointerEvent.Phase, at point: CGPoint) {
        window.offscreenWindow?.send(
            .pointer(
                PointerEvent(
                    phase: phase, location: point, button: .primary, clickCount: 1, timestamp: now)))
    }
}

private class TilesBase: UICollectionViewController {
    var tiles = Array(0..<60)

    init(layout: UICollectionViewLayout = TilesBase.lines()) {
        super.init(collectionViewLayout: layout)
    }

    static func lines() -> UICollectionViewLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 80)
        return layout
    }

    static func sideways() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(80))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.interGroupSpacing = 10
        section.orthogonalScrollingBehavior = .continuous
        return UICollectionViewCompositionalLayout(section: section)
    }

    required init?(coder: NSCoder) { fatalError("not archived") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
    { tiles.count }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
        let hue = CGFloat(tiles[indexPath.item] * 7 % 60) / 60
        cell.contentView.backgroundColor = UIColor(hue: hue, saturation: 0.6, brightness: 0.9, alpha: 1)
        cell.contentView.layer.cornerRadius = 14
        let label = cell.contentView.subviews.first as? UILabel ?? UILabel(frame: cell.contentView.bounds)
        label.text = "\(tiles[indexPath.item])"
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 28, weight: .bold)
        label.textColor = .white
        if label.superview == nil { cell.contentView.addSubview(label) }
        return cell
    }
}

private final class TilesController: TilesBase {
    var immovable: Set<Int> = []
    var log: [String] = []

    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
        -> Bool
    {
        super.collectionView(collectionView, canMoveItemAt: indexPath)
            && !immovable.contains(tiles[indexPath.item])
    }

    override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        log.append("\(sourceIndexPath.item) to \(destinationIndexPath.item)")
        tiles.insert(tiles.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }
}
