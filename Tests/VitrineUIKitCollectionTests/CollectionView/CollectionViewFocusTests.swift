import Foundation
import Testing
import VitrinePlatform
import VitrineSupport
import VitrineTesting

@testable import VitrineUIKit

@MainActor
@Suite struct CollectionViewFocusTests {
    private func shelf(sections: Int = 12, items: Int = 12) -> NumberShelf {
        let shelf = NumberShelf(sections: sections, items: items)
        shelf.view.allowsFocus = true
        return shelf
    }

    private func focus(_ path: IndexPath, in shelf: NumberShelf) -> UICollectionViewCell {
        let cell = shelf.view.cellForItem(at: path)!
        shelf.window.focusSystem.moveFocus(to: cell)
        shelf.finishAnimations()
        return cell
    }

    @Test func `A cell with the focus is not used for anything else, however far it is scrolled away`() {
        let shelf = shelf()
        let cell = focus([0, 1], in: shelf)
        shelf.scroll(to: 600)
        shelf.scroll(section: 7, to: 200)
        shelf.scroll(to: 650)
        #expect(shelf.window.focusSystem.focusedItem === cell)
        #expect((cell as? NumberCell)?.number == 1)
        #expect(shelf.view.indexPath(for: cell) == [0, 1])
        #expect(shelf.fault() == nil)
        shelf.scroll(to: 0)
        #expect(shelf.view.cellForItem(at: [0, 1]) === cell)
        #expect(shelf.fault() == nil)
    }

    @Test(arguments: [(TestHost.Device.desktop, true), (.appleTV, true), (.iPad, false), (.iPhone, false)])
    func `Cells can have the focus where one moves by it: with a remote, or with the keys of a desktop`(
        device: TestHost.Device, isAllowed: Bool
    ) {
        let controller = UICollectionViewController(
            collectionViewLayout: UICollectionViewFlowLayout())
        let host = TestHost(controller, device: device)
        #expect(controller.collectionView.allowsFocus == isAllowed)
        _ = host
    }

    @Test func `A cell that was kept for its focus goes when it loses it`() {
        let shelf = shelf()
        let cell = focus([0, 1], in: shelf)
        shelf.scroll(to: 600)
        shelf.window.focusSystem.moveFocus(to: shelf.view.cellForItem(at: [6, 0]))
        shelf.view.layoutIfNeeded()
        #expect(cell.superview == nil)
    }

    @Test func `The focused item stays in sight through an animated update`() {
        let shelf = shelf()
        let cell = focus([0, 1], in: shelf)
        shelf.view.performBatchUpdates {
            // Far down and far to the right.
            shelf.rows[9].items.append(shelf.rows[0].items.remove(at: 1))
            shelf.view.moveItem(at: [0, 1], to: [9, 12])
        }
        #expect(shelf.view.cellForItem(at: [9, 12]) === cell)
        #expect(shelf.window.focusSystem.focusedItem === cell)
        shelf.finishAnimations()
        #expect(shelf.window.focusSystem.focusedItem === cell)
        let place = shelf.view.convert(cell.bounds, from: cell)
        #expect(shelf.view.bounds.contains(place))
        #expect(abs(shelf.scrollers[9]!.contentOffset.x - (13 * 90 - 10 - 300)) < 0.5)
        #expect(shelf.fault() == nil)
    }

    @Test func `After an update there is the same room around the focused item as after a movement`() {
        let shelf = shelf()
        shelf.window.traitOverrides.userInterfaceIdiom = .tv
        let cell = focus([0, 1], in: shelf)
        shelf.view.performBatchUpdates {
            shelf.rows[9].items.insert(shelf.rows[0].items.remove(at: 1), at: 6)
            shelf.view.moveItem(at: [0, 1], to: [9, 6])
        }
        shelf.finishAnimations()
        #expect(shelf.view.cellForItem(at: [9, 6]) === cell)
        // The item ends at 620, 35 more are seen of the 300 that the row shows.
        #expect(abs(shelf.scrollers[9]!.contentOffset.x - (620 + 35 - 300)) < 0.01)
        #expect(shelf.fault() == nil)
    }

    @Test func `The focused cell is in front of its neighbours and of the next row, also during an update`() {
        let shelf = shelf()
        func front(_ view: UIView) -> Int { view.superview!.subviews.firstIndex { $0 === view }! }
        let cell = focus([0, 0], in: shelf)
        #expect(front(cell) > front(shelf.view.cellForItem(at: [0, 1])!))
        #expect(front(shelf.scrollers[0]!) > front(shelf.scrollers[1]!))
        shelf.view.performBatchUpdates {
            shelf.rows[0].items.reverse()
            for item in 0..<12 { shelf.view.moveItem(at: [0, item], to: [0, 11 - item]) }
        }
        let container = cell.superview!
        #expect(front(cell) == container.subviews.lastIndex { $0 is UICollectionViewCell })
        shelf.finishAnimations()
        #expect(front(cell) == container.subviews.lastIndex { $0 is UICollectionViewCell })
        let other = focus([1, 1], in: shelf)
        #expect(front(other) > front(shelf.view.cellForItem(at: [1, 2])!))
        #expect(front(shelf.scrollers[1]!) > front(shelf.scrollers[0]!))
        #expect(front(cell) > front(shelf.view.cellForItem(at: [0, 10])!), "back in the order of the items")
        #expect(shelf.fault() == nil)
    }

    @Test func `A focused cell keeps the scale it gave itself through an update that moves it`() {
        let shelf = shelf()
        let cell = focus([0, 0], in: shelf)
        cell.transform = CGAffineTransform(scaleX: 1.1, y: 1.1)
        shelf.view.performBatchUpdates {
            shelf.rows[0].items.swapAt(0, 1)
            shelf.view.moveItem(at: [0, 0], to: [0, 1])
        }
        shelf.finishAnimations()
        #expect(shelf.view.cellForItem(at: [0, 1]) === cell)
        #expect(cell.center == CGPoint(x: 90 + 40, y: 30))
        #expect(cell.transform == CGAffineTransform(scaleX: 1.1, y: 1.1))
    }

    @Test func `An update without animation keeps the focused item in sight too`() {
        let shelf = shelf()
        let cell = focus([0, 1], in: shelf)
        UIView.performWithoutAnimation {
            shelf.view.performBatchUpdates {
                shelf.rows.append(shelf.rows.removeFirst())
                shelf.view.moveSection(0, toSection: 11)
            }
        }
        #expect(shelf.view.cellForItem(at: [11, 1]) === cell)
        #expect(shelf.view.bounds.overlaps(shelf.view.convert(cell.bounds, from: cell)))
    }

    @Test func `Moving focus between visible cells makes none; beyond the edge it makes the next`() {
        let shelf = shelf()
        _ = focus([0, 0], in: shelf)
        let made = shelf.view.counters.cellsMade + shelf.view.counters.cellsReused
        shelf.window.focusSystem.move(.right)
        #expect(shelf.window.focusSystem.focusedItem === shelf.view.cellForItem(at: [0, 1]))
        #expect(shelf.view.counters.cellsMade + shelf.view.counters.cellsReused == made)
        // 300 points show 0…3; 3 is cut off. The next ones come as focus goes on.
        for item in 2...8 {
            shelf.window.focusSystem.move(.right)
            #expect(shelf.window.focusSystem.focusedItem === shelf.view.cellForItem(at: [0, item]))
            shelf.finishAnimations()
            #expect(shelf.fault() == nil)
        }
    }

    @Test func `The delegate hears of focus with index paths`() {
        final class Listener: NSObject, UICollectionViewDelegate {
            var heard: [String] = []
            func collectionView(
                _ collectionView: UICollectionView,
                didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
                with coordinator: UIFocusAnimationCoordinator
            ) {
                func text(_ path: IndexPath?) -> String { path.map { "\($0[0]).\($0[1])" } ?? "–" }
                heard.append(
                    "\(text(context.previouslyFocusedIndexPath)) \(text(context.nextFocusedIndexPath))")
            }
        }
        let shelf = shelf()
        let listener = Listener()
        shelf.view.delegate = listener
        _ = focus([0, 0], in: shelf)
        _ = focus([1, 1], in: shelf)
        #expect(listener.heard == ["– 0.0", "0.0 1.1"])
    }
}
