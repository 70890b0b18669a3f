import Foundation
import Testing
import VitrinePlatform

@testable import VitrineUIKit

/// What traps, with the text that says why.
@MainActor
@Suite struct DiffableMisuseTests {
    private func text(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test func `sections that are there twice`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let scene = DiffableScene()
                var snapshot = RowSnapshot()
                snapshot.appendSections(["A", "B", "A"])
                scene.source.apply(snapshot)
            }
        }
        #expect(
            text(result).contains(
                "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\n    A\n)}"))
    }

    @Test func `A cell provider that answers a reconfiguration with another kind of cell`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UICollectionView(
                    frame: CGRect(x: 0, y: 0, width: 300, height: 400),
                    collectionViewLayout: UICollectionViewFlowLayout())
                let window = UIWindow(frame: view.frame)
                window.addSubview(view)
                window.isHidden = false
                view.register(NumberCell.self, forCellWithReuseIdentifier: "a")
                view.register(NumberCell.self, forCellWithReuseIdentifier: "b")
                var identifier = "a"
                let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
                    view, path, _ in view.dequeueReusableCell(withReuseIdentifier: identifier, for: path)
                }
                var snapshot = rows(("A", [1]))
                source.apply(snapshot, animatingDifferences: false)
                view.layoutIfNeeded()
                identifier = "b"
                snapshot.reconfigureItems([1])
                source.apply(snapshot, animatingDifferences: false)
            }
        }
        #expect(
            text(result).contains("is reconfigured in a cell with identifier a but the provider dequeued b"))
        #expect(text(result).contains("use reloadItems to change the kind of cell"))
    }

    @Test func `A cell provider that makes its registration for every cell`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UICollectionView(
                    frame: CGRect(x: 0, y: 0, width: 300, height: 400),
                    collectionViewLayout: UICollectionViewFlowLayout())
                let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
                    view, path, item in
                    let cells = UICollectionView.CellRegistration<NumberCell, Int> { _, _, _ in }
                    return view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
                }
                source.apply(rows(("A", [1])), animatingDifferences: false)
                view.layoutIfNeeded()
            }
        }
        #expect(text(result).contains("CellRegistration<NumberCell, Int> that was created while"))
    }

    @Test func `A cell provider without a cell`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UICollectionView(
                    frame: CGRect(x: 0, y: 0, width: 300, height: 400),
                    collectionViewLayout: UICollectionViewFlowLayout())
                let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
                    _, _, _ in nil
                }
                source.apply(rows(("A", [42])), animatingDifferences: false)
                view.layoutIfNeeded()
            }
        }
        #expect(text(result).contains("The cell provider returned nil for item 42 at section 0, item 0"))
    }

    @Test(arguments: ["insert", "delete", "move", "reload", "sections"])
    func `single changes beside a diffable data source`(kind: String) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            [kind] in
            await MainActor.run {
                let scene = DiffableScene()
                scene.show(rows(("A", [1, 2])))
                switch kind {
                case "insert": scene.view.insertItems(at: [[0, 0]])
                case "delete": scene.view.performBatchUpdates { scene.view.deleteItems(at: [[0, 0]]) }
                case "move": scene.view.moveItem(at: [0, 0], to: [0, 1])
                case "reload": scene.view.reloadItems(at: [[0, 0]])
                default: scene.view.insertSections([0])
                }
            }
        }
        #expect(
            text(result).contains(
                "UICollectionView must be updated via the UICollectionViewDiffableDataSource APIs when acting as the "
                    + "UICollectionView's dataSource: please do not call mutation APIs directly on UICollectionView."
            ))
        #expect(
            text(result).contains("UICollectionViewDiffableDataSource<String, Int>: change its snapshot()"))
    }

    @Test func `A model that changed before the batch`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let shelf = NumberShelf([("A", [0, 1])])
                // A layout is due: the data source is asked before the closure runs.
                shelf.view.reloadData()
                shelf.rows[0].items = [0, 1, 2]
                shelf.view.performBatchUpdates { shelf.view.insertItems(at: [[0, 2]]) }
            }
        }
        #expect(
            text(result).contains(
                "The number of items contained in an existing section after the update (3) must be equal to the "
                    + "number of items contained in that section before the update (3)"))
        #expect(text(result).contains("Expected 4 items in section 0, but"))
        #expect(
            text(result).contains("if a layout is still due. Change the model inside the updates closure."))
    }

    @Test func `A batch whose insertions were deletions`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let shelf = NumberShelf([("A", [0, 1, 2])])
                shelf.view.performBatchUpdates {
                    shelf.rows[0].items = [0, 2]
                    shelf.view.insertItems(at: [[0, 1]])
                }
            }
        }
        #expect(
            text(result).contains(
                "must be equal to the number of items contained in that section before the update (3), plus or "
                    + "minus the number of items inserted or deleted from that section (1 inserted, 0 deleted)"
            ))
        #expect(text(result).contains("insertions and deletions seem to be mixed up"))
    }

    @Test func `A section that nobody reported`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let shelf = NumberShelf([("A", [0])])
                shelf.view.performBatchUpdates { shelf.rows.append(("B", [1])) }
            }
        }
        #expect(text(result).contains("Invalid update: invalid number of sections."))
        #expect(text(result).contains("Expected 1 sections, but"))
        #expect(text(result).contains("now says 2. 1 more came than were reported"))
    }

    @Test func `A deletion of what is not there`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let shelf = NumberShelf([("A", [0, 1])])
                shelf.view.performBatchUpdates {
                    shelf.rows[0].items = [0]
                    shelf.view.deleteItems(at: [[0, 5]])
                }
            }
        }
        #expect(
            text(result).contains(
                "attempt to delete item 5 from section 0 which only contains 2 items before the update"))
    }

    @Test func `negative counts`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UICollectionView(
                    frame: CGRect(x: 0, y: 0, width: 300, height: 400),
                    collectionViewLayout: UICollectionViewFlowLayout())
                let source = NegativeSource()
                view.dataSource = source
                view.layoutIfNeeded()
                _ = view.numberOfItems(inSection: 0)
            }
        }
        #expect(
            text(result).contains(
                "NegativeSource.collectionView(_:numberOfItemsInSection: 0) returned -1: there cannot be fewer than 0"
            ))
    }

    @Test func `A subclass that says more items than its snapshot has`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            final class Generous: UICollectionViewDiffableDataSource<String, Int> {
                override func collectionView(
                    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
                ) -> Int { 3 }
            }
            await MainActor.run {
                let view = UICollectionView(
                    frame: CGRect(x: 0, y: 0, width: 300, height: 400),
                    collectionViewLayout: UICollectionViewFlowLayout())
                let cells = UICollectionView.CellRegistration<NumberCell, Int> { _, _, _ in }
                let source = Generous(collectionView: view) { view, path, item in
                    view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
                }
                source.apply(rows(("Fruit", [1])), animatingDifferences: false)
                view.layoutIfNeeded()
            }
        }
        #expect(
            text(result).contains("Generous was asked for the cell at [0, 1], but section Fruit has 1 items"))
    }
}

private final class NegativeSource: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { -1 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
}
