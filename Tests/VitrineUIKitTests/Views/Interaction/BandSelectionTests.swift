import Foundation
import Testing
import UIKitTestSupport
import VitrineTesting

@testable import VitrineUIKit

@Suite("Rectangles that select")
@MainActor
struct BandSelectionTests {
    private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var heard: [String] = []
        var refused: Int?
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            60
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
            -> Bool
        { indexPath.item != refused }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            heard.append("+\(indexPath.item)")
        }
        func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
            heard.append("-\(indexPath.item)")
        }
    }

    private let source = Source()
    private let grid: UICollectionView
    private let host: TestHost

    /// Columns of 60 points with gaps of 20: items at 20, 100 and 180, rows every 80.
    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 60, height: 60)
        layout.minimumInteritemSpacing = 20
        layout.minimumLineSpacing = 20
        layout.sectionInset = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        grid = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 260, height: 400), collectionViewLayout: layout)
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        (grid.dataSource, grid.delegate) = (source, source)
        grid.allowsMultipleSelection = true
        host = TestHost(grid, device: .desktop, size: CGSize(width: 260, height: 400), scale: 1)
        host.layout()
    }

    private var selected: [Int] { (grid.indexPathsForSelectedItems ?? []).map(\.item).sorted() }

    @Test("What the rectangle touches is selected, and what it leaves is not")
    func touched() {
        host.dragPointer(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 130, y: 130))
        #expect(selected == [0, 1, 3, 4])
        #expect(source.heard.sorted() == ["+0", "+1", "+3", "+4"])
        #expect(grid.contentOffset.y == 0)
        source.heard = []
        host.dragPointer(from: CGPoint(x: 90, y: 10), to: CGPoint(x: 130, y: 50))
        #expect(selected == [1])
        // At first it touches nothing.
        #expect(source.heard == ["-0", "-1", "-3", "-4", "+1"])
        // The rectangle is gone.
        #expect(grid.layer.sublayers?.contains { $0.zPosition == 1_000_000 } != true)
    }

    @Test("With Shift it adds to what was selected, with Control it turns it over")
    func modifiers() {
        host.dragPointer(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 50, y: 50))
        #expect(selected == [0])
        host.dragPointer(from: CGPoint(x: 90, y: 10), to: CGPoint(x: 130, y: 50), modifiers: .shift)
        #expect(selected == [0, 1])
        host.dragPointer(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 210, y: 50), modifiers: .control)
        #expect(selected == [2])
    }

    @Test("What the delegate refuses is left out")
    func refused() {
        source.refused = 1
        host.dragPointer(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 210, y: 50))
        #expect(selected == [0, 2])
    }

    @Test("Fingers and drags from an item scroll, and where one item is selected nothing is drawn")
    func others() {
        host.drag(from: CGPoint(x: 10, y: 310), to: CGPoint(x: 10, y: 210))
        #expect(selected == [] && grid.contentOffset.y > 0)
        grid.contentOffset = .zero
        host.dragPointer(from: CGPoint(x: 50, y: 200), to: CGPoint(x: 50, y: 100))
        #expect(selected == [])
        grid.allowsMultipleSelection = false
        grid.contentOffset = .zero
        host.dragPointer(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 130, y: 130))
        #expect(selected == [])
    }

    @Test("Near the edge the content scrolls on, and what comes is selected")
    func edge() {
        host.dragPointer(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 50, y: 398), duration: 4)
        #expect(grid.contentOffset.y > 80)
        // The first column from the beginning on.
        #expect(selected.starts(with: [0, 3, 6, 9, 12, 15]))
        #expect(selected.allSatisfy { $0 % 3 == 0 })
        let offset = grid.contentOffset
        host.advance(by: 1)
        #expect(grid.contentOffset == offset)
    }

    @Test("Lists have no rectangle")
    func lists() {
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 260, height: 400), collectionViewLayout: layout)
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        list.dataSource = source
        list.allowsMultipleSelection = true
        let host = TestHost(list, device: .desktop, size: CGSize(width: 260, height: 400), scale: 1)
        host.layout()
        host.dragPointer(from: CGPoint(x: 4, y: 10), to: CGPoint(x: 100, y: 200))
        #expect(list.indexPathsForSelectedItems?.isEmpty != false)
        let table = UITableView()
        table.allowsMultipleSelection = true
        #expect(!list.takesBands)
        #expect(!table.interactions.contains { $0 is UIBandSelectionInteraction })
        #expect(grid.interactions.contains { $0 is UIBandSelectionInteraction })
    }

    @Test("An interaction of a program's own tells its states, its rectangle and the keys")
    func own() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let host = TestHost(view, device: .desktop, size: CGSize(width: 200, height: 200), scale: 1)
        var seen: [UIBandSelectionInteraction.State] = []
        var rects: [CGRect] = []
        var keys: UIKeyModifierFlags = []
        var asked: [CGPoint] = []
        let interaction = UIBandSelectionInteraction { interaction in
            if seen.last != interaction.state { seen.append(interaction.state) }
            if let rect = interaction.selectionRect { rects.append(rect) }
            keys = interaction.initialModifierFlags
        }
        interaction.shouldBeginHandler = { _, point in
            asked.append(point)
            return point.x < 100
        }
        view.addInteraction(interaction)
        #expect(interaction.isEnabled && interaction.state == .possible && interaction.selectionRect == nil)
        host.dragPointer(
            from: CGPoint(x: 80, y: 90), to: CGPoint(x: 20, y: 30), modifiers: [.shift])
        #expect(seen == [.began, .selecting, .ended])
        #expect(rects.last == CGRect(x: 20, y: 30, width: 60, height: 60))
        #expect(keys == .shift && asked == [CGPoint(x: 80, y: 90)])
        #expect(interaction.state == .possible && interaction.selectionRect == nil)
        seen = []
        host.dragPointer(from: CGPoint(x: 120, y: 90), to: CGPoint(x: 20, y: 30))
        #expect(seen == [])
        interaction.isEnabled = false
        host.dragPointer(from: CGPoint(x: 80, y: 90), to: CGPoint(x: 20, y: 30))
        #expect(seen == [])
        interaction.isEnabled = true
        view.removeInteraction(interaction)
        host.dragPointer(from: CGPoint(x: 80, y: 90), to: CGPoint(x: 20, y: 30))
        #expect(seen == [] && interaction.view == nil)
    }
}
