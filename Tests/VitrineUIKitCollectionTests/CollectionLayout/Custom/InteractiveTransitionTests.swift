import Foundation
import Testing
import UIKitTestSupport
import VitrineTesting

@testable import VitrineUIKit

/// From one layout to another as far as a progress says.
@MainActor
@Suite struct InteractiveTransitionTests {
    @Test func `Cells are as far on their way as the progress says`() {
        let (column, grid) = (ColumnLayout(), GridLayout())
        let stage = CustomLayoutStage(column, items: 6)
        let cell = stage.view.cellForItem(at: [0, 4])
        var end: (Bool, Bool)?
        let transition = stage.view.startInteractiveTransition(to: grid) { end = ($0, $1) }
        #expect(stage.view.collectionViewLayout === transition)
        #expect(transition.currentLayout === column && transition.nextLayout === grid)
        #expect(column.collectionView === stage.view && grid.collectionView === stage.view)
        #expect(stage.places([4]) == ["4 0,200 300×50"])
        transition.transitionProgress = 0.25
        stage.view.layoutIfNeeded()
        // From (0, 200) 300×50 to (100, 100) 100×100.
        #expect(stage.places([4]) == ["4 25,175 250×62.5"])
        transition.transitionProgress = 0.75
        stage.host.layout()
        #expect(stage.places([4]) == ["4 75,125 150×87.5"])
        #expect(stage.view.cellForItem(at: [0, 4]) === cell)
        transition.transitionProgress = 0.5
        stage.view.finishInteractiveTransition()
        #expect(stage.view.collectionViewLayout === grid)
        stage.advance(by: 0.15)
        // Half way from (50, 150) 200×75.
        #expect(stage.places([4]) == ["4 75,125 150×87.5"])
        stage.finish()
        #expect(stage.places([4]) == ["4 100,100 100×100"])
        #expect(end?.0 == true && end?.1 == true)
        #expect(column.collectionView == nil)
        #expect(
            column.log.filter { $0 == "finalize" || $0 == "to GridLayout" } == ["to GridLayout", "finalize"])
        #expect(grid.log.filter { $0 == "prepare" }.count == 1)
        #expect(stage.asked.count == 6)
    }

    @Test func `Cancelling goes back`() {
        let (column, grid) = (ColumnLayout(), GridLayout())
        let stage = CustomLayoutStage(column, items: 60)
        stage.scroll(to: CGPoint(x: 0, y: 1000))
        let before = stage.picture
        var end: (Bool, Bool)?
        let transition = stage.view.startInteractiveTransition(to: grid) { end = ($0, $1) }
        // Row 20 is at the top, and in line 6 of the grid: the content goes from 1000 to 600.
        transition.transitionProgress = 0.5
        stage.view.layoutIfNeeded()
        #expect(stage.view.contentOffset.y == 800)
        #expect(stage.places([20]) == ["20 100,0 200×75"])
        stage.view.cancelInteractiveTransition()
        stage.finish()
        #expect(stage.view.collectionViewLayout === column)
        #expect(stage.picture == before)
        #expect(stage.view.contentOffset.y == 1000)
        #expect(end?.0 == true && end?.1 == false)
        #expect(grid.collectionView == nil)
    }

    @Test func `The delegate may provide the layout, with values of its own`() {
        final class Lifting: UICollectionViewTransitionLayout {
            override func layoutAttributesForElements(in rect: CGRect)
                -> [UICollectionViewLayoutAttributes]?
            {
                let attributes = super.layoutAttributesForElements(in: rect)
                attributes?.forEach { $0.center.y -= value(forAnimatedKey: "lift") }
                return attributes
            }
        }
        let stage = CustomLayoutStage(ColumnLayout(), items: 6)
        stage.makeTransition = { Lifting(currentLayout: $0, nextLayout: $1) }
        let transition = stage.view.startInteractiveTransition(to: GridLayout())
        #expect(transition is Lifting)
        #expect(transition.value(forAnimatedKey: "lift") == 0)
        transition.updateValue(10, forAnimatedKey: "lift")
        transition.transitionProgress = 0.5
        stage.view.layoutIfNeeded()
        #expect(stage.places([0]) == ["0 0,-10 200×75"])
    }

    @Test func `Data may change in between, and both layouts hear of it`() {
        let (column, grid) = (ColumnLayout(), GridLayout())
        let stage = CustomLayoutStage(column, items: 6)
        let transition = stage.view.startInteractiveTransition(to: grid)
        transition.transitionProgress = 0.5
        stage.view.layoutIfNeeded()
        stage.sections[0].remove(at: 0)
        stage.view.deleteItems(at: [[0, 0]])
        stage.finish()
        // Item 1 is first now: between (0, 0) 300×50 and (0, 0) 100×100.
        #expect(stage.places([0, 1]) == ["0 –", "1 0,0 200×75"])
        stage.sections = [[8, 9]]
        stage.view.reloadData()
        stage.view.layoutIfNeeded()
        #expect(stage.places([9]) == ["9 50,25 200×75"])
        stage.view.finishInteractiveTransition()
        stage.finish()
        #expect(stage.places([9]) == ["9 100,0 100×100"])
    }

    @Test func `Another layout ends the transition`() {
        let (column, grid, other) = (ColumnLayout(), GridLayout(), ColumnLayout())
        let stage = CustomLayoutStage(column, items: 6)
        var end: (Bool, Bool)?
        let transition = stage.view.startInteractiveTransition(to: grid) { end = ($0, $1) }
        transition.transitionProgress = 0.5
        stage.view.layoutIfNeeded()
        other.height = 30
        stage.view.setCollectionViewLayout(other, animated: true)
        #expect(end?.0 == false && end?.1 == false)
        stage.advance(by: 0)
        #expect(stage.places([4]) == ["4 50,150 200×75"])
        stage.finish()
        #expect(stage.places([4]) == ["4 0,120 300×30"])
        #expect(column.collectionView == nil && grid.collectionView == nil)
    }

    @Test func `A shelf opens into a grid from where it is scrolled to`() {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(120), heightDimension: .absolute(90))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.orthogonalScrollingBehavior = .continuous
        let shelf = UICollectionViewCompositionalLayout(section: section)
        let stage = CustomLayoutStage(shelf, items: 9)
        let scroller = stage.view.subviews.compactMap { $0 as? OrthogonalSectionScrollView }.first
        scroller?.contentOffset.x = 100
        stage.host.layout()
        #expect(stage.places([2]) == ["2 140,0 120×90"])
        let transition = stage.view.startInteractiveTransition(to: GridLayout())
        stage.host.layout()
        #expect(stage.places([2]) == ["2 140,0 120×90"])
        transition.transitionProgress = 0.5
        stage.host.layout()
        #expect(stage.places([2]) == ["2 170,0 110×95"])
        stage.view.cancelInteractiveTransition()
        stage.finish()
        #expect(stage.places([2]) == ["2 140,0 120×90"])
    }

    @Test func `A million items cost what is visible`() {
        let flow = UICollectionViewFlowLayout()
        let other = UICollectionViewFlowLayout()
        other.itemSize = CGSize(width: 90, height: 60)
        let stage = CustomLayoutStage(flow, sections: [Array(0..<1_000_000)])
        stage.scroll(to: CGPoint(x: 0, y: 600_000))
        let before = stage.view.counters
        let transition = stage.view.startInteractiveTransition(to: other)
        for step in 1...10 {
            transition.transitionProgress = CGFloat(step) / 10
            stage.view.layoutIfNeeded()
        }
        stage.view.finishInteractiveTransition()
        stage.finish()
        let after = stage.view.counters
        #expect(after.cellsMade + after.cellsReused - before.cellsMade - before.cellsReused <= 40 + 21)
    }

    @Test func `Ending what was not begun is a trap in UIKit's words`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = CustomLayoutStage(ColumnLayout(), items: 6)
                stage.view.finishInteractiveTransition()
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("the collection was not prepared for an interactive transition"))
        #expect(text.contains("finishInteractiveTransition() belongs to a startInteractiveTransition"))
    }

    @Test func `Beginning twice is a trap in UIKit's words`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = CustomLayoutStage(ColumnLayout(), items: 6)
                stage.view.startInteractiveTransition(to: GridLayout())
                stage.view.startInteractiveTransition(to: GridLayout())
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("the collection is already in the middle of an interactive transition"))
        #expect(text.contains("Call finishInteractiveTransition() or cancelInteractiveTransition()"))
    }

    @Test func `A progress that is no number is a trap`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = CustomLayoutStage(ColumnLayout(), items: 6)
                stage.view.startInteractiveTransition(to: GridLayout()).transitionProgress = .nan
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("transitionProgress was set to nan"))
    }
}
