import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

/// The order of `UICollectionView.h`: shouldHighlight, didHighlight, shouldSelect (or shouldDeselect), didSelect (or
/// didDeselect), didUnhighlight.
@MainActor
@Suite struct TapOrderTests {
    @Test func `A tap selects before the highlight goes`() {
        let page = TapPage()
        page.tap(1)
        #expect(
            page.take() == [
                "shouldHighlight 1", "didHighlight 1", "shouldSelect 1", "didSelect 1", "didUnhighlight 1",
            ])
        page.tap(0)
        #expect(
            page.take() == [
                "shouldHighlight 0", "didHighlight 0", "shouldSelect 0", "didDeselect 1", "didSelect 0",
                "didUnhighlight 0",
            ])
    }

    @Test func `A second tap on the only selection asks and tells again`() {
        let page = TapPage()
        page.tap(1)
        _ = page.take()
        page.tap(1)
        #expect(
            page.take() == [
                "shouldHighlight 1", "didHighlight 1", "shouldSelect 1", "didSelect 1", "didUnhighlight 1",
            ])
        #expect(page.view.indexPathsForSelectedItems == [[0, 1]])
    }

    @Test func `With several selections a second tap deselects`() {
        let page = TapPage()
        page.view.allowsMultipleSelection = true
        page.tap(1)
        page.tap(0)
        _ = page.take()
        page.tap(1)
        #expect(
            page.take() == [
                "shouldHighlight 1", "didHighlight 1", "shouldDeselect 1", "didDeselect 1",
                "didUnhighlight 1",
            ])
        #expect(page.view.indexPathsForSelectedItems == [[0, 0]])
    }

    @Test func `Without selection nothing is asked, and a refused highlight selects nothing`() {
        let page = TapPage()
        page.view.allowsSelection = false
        page.tap(1)
        #expect(page.take() == [])
        page.view.allowsSelection = true
        page.refused = ["shouldHighlight"]
        page.tap(1)
        #expect(page.take() == ["shouldHighlight 1"])
        #expect(page.view.indexPathsForSelectedItems == nil)
    }

    @Test func `A refused selection ends the highlight all the same`() {
        let page = TapPage()
        page.refused = ["shouldSelect"]
        page.tap(1)
        #expect(
            page.take() == ["shouldHighlight 1", "didHighlight 1", "shouldSelect 1", "didUnhighlight 1"])
        #expect(page.view.cellForItem(at: [0, 1])?.isHighlighted == false)
    }

    @Test func `The cell is highlighted and selected while the delegate hears of the selection`() {
        let page = TapPage()
        var seen: [Bool] = []
        page.didSelect = { path in
            let cell = page.view.cellForItem(at: path)
            seen = [cell?.isSelected == true, cell?.isHighlighted == true]
        }
        page.tap(0)
        #expect(seen == [true, true])
        #expect(page.view.cellForItem(at: [0, 0])?.isHighlighted == false)
    }
}

@MainActor
private final class TapPage: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    let view: UICollectionView
    let host: TestHost
    var refused: Set<String> = []
    var didSelect: ((IndexPath) -> Void)?
    private var log: [String] = []

    override init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 50)
        layout.minimumLineSpacing = 0
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
        let controller = UIViewController()
        controller.view = view
        host = TestHost(controller, size: CGSize(width: 300, height: 400))
        super.init()
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = self
        view.delegate = self
        host.settle()
    }

    func tap(_ item: Int) { host.tap(at: CGPoint(x: 150, y: CGFloat(item) * 50 + 25)) }

    func take() -> [String] {
        defer { log = [] }
        return log
    }

    private func note(_ call: String, _ path: IndexPath) { log.append("\(call) \(path.item)") }

    private func ask(_ call: String, _ path: IndexPath) -> Bool {
        note(call, path)
        return !refused.contains(call)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
        ask("shouldHighlight", path)
    }
    func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {
        note("didHighlight", path)
    }
    func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {
        note("didUnhighlight", path)
    }
    func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
        ask("shouldSelect", path)
    }
    func collectionView(_ view: UICollectionView, shouldDeselectItemAt path: IndexPath) -> Bool {
        ask("shouldDeselect", path)
    }
    func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
        note("didSelect", path)
        didSelect?(path)
    }
    func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
        note("didDeselect", path)
    }
}
