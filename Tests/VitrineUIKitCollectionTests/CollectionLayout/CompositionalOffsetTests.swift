import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

/// Offsets of orthogonal sections: read, set, observed, and kept by the section's identity.
@MainActor
@Suite struct CompositionalOffsetTests {
    private func row(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous)
        -> NSCollectionLayoutSection
    {
        boardSection(100, 80, behavior)
    }

    private func offsets(_ view: UICollectionView) -> [CGFloat?] {
        (0..<view.numberOfSections).map { view.orthogonalContentOffset(inSection: $0)?.x }
    }

    @Test func `Offsets are read and set, on screen and beyond it, within the content`() {
        let board = CompositionalBoard([Array(0..<10), [100], Array(20..<30), []]) { index in
            index == 1 ? boardSection(1, 700) : row()
        }
        let view = board.view
        // Section 1 does not scroll, section 3 is empty.
        #expect(offsets(view) == [0, nil, 0, nil])
        view.setOrthogonalContentOffset(CGPoint(x: 250, y: 0), inSection: 0, animated: false)
        view.setOrthogonalContentOffset(CGPoint(x: 9999, y: 0), inSection: 2, animated: false)
        view.setOrthogonalContentOffset(CGPoint(x: 50, y: 0), inSection: 1, animated: false)
        #expect(offsets(view) == [250, nil, 700, nil])
        board.host.layout()
        #expect(board.shown == [2, 3, 4, 5, 100])
        board.scroll(to: 460)
        #expect(board.shown == [100, 27, 28, 29])
        // Animated: half-way after half of 0.3 s, there at the end.
        view.setOrthogonalContentOffset(CGPoint(x: 100, y: 0), inSection: 2, animated: true)
        board.host.advance(by: 0.15)
        #expect((350...450).contains(offsets(view)[2] ?? 0))
        board.host.settle()
        #expect(offsets(view)[2] == 100)
    }

    @Test func `A section that is not there is named`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let board = CompositionalBoard([[1]]) { _ in boardSection(100, 80, .continuous) }
                _ = board.view.orthogonalContentOffset(inSection: 3)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("orthogonalContentOffset(inSection:): there is no section 3, only 1 sections."))
    }

    private final class Listener: NSObject, UICollectionViewDelegateOrthogonalScrolling {
        var log: [String] = []
        var target: CGFloat?
        func collectionView(
            _ collectionView: UICollectionView, didScrollSection section: Int, to contentOffset: CGPoint
        ) {
            let line = "scroll \(section)"
            if log.last != line { log.append(line) }
        }
        func collectionView(_ collectionView: UICollectionView, willBeginDraggingSection section: Int) {
            log.append("begin \(section)")
        }
        func collectionView(
            _ collectionView: UICollectionView, willEndDraggingSection section: Int,
            withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            log.append("end \(section) to \(targetContentOffset.pointee.x)")
            if let target { targetContentOffset.pointee.x = target }
        }
        func collectionView(
            _ collectionView: UICollectionView, didEndDraggingSection section: Int,
            willDecelerate decelerate: Bool
        ) {
            log.append("ended \(section) \(decelerate)")
        }
        func collectionView(_ collectionView: UICollectionView, didEndDeceleratingSection section: Int) {
            log.append("rest \(section)")
        }
        func collectionView(
            _ collectionView: UICollectionView, didEndScrollingAnimationInSection section: Int
        ) {
            log.append("animated \(section)")
        }
    }

    @Test func `A delegate hears of sections, and may choose where they come to rest`() {
        let board = CompositionalBoard([Array(0..<10), Array(20..<30)]) { _ in row(.groupPaging) }
        let listener = Listener()
        board.view.delegate = listener
        func drag() {
            board.host.touchDown(at: CGPoint(x: 250, y: 120))
            board.host.advance(by: 0.2)
            board.host.moveTouch(
                from: CGPoint(x: 250, y: 120), to: CGPoint(x: 160, y: 120), duration: 0.5)
            board.host.advance(by: 0.5)
            board.host.touchUp(at: CGPoint(x: 160, y: 120))
            board.host.settle()
        }
        drag()
        #expect(
            listener.log == [
                "begin 1", "scroll 1", "end 1 to 100.0", "ended 1 true", "scroll 1", "rest 1",
            ])
        listener.log = []
        listener.target = 300
        drag()
        #expect(listener.log.contains("end 1 to 200.0"))
        #expect(offsets(board.view) == [0, 300])
        listener.log = []
        board.view.setOrthogonalContentOffset(CGPoint(x: 200, y: 0), inSection: 0, animated: true)
        board.host.settle()
        #expect(listener.log == ["scroll 0", "animated 0"])
    }

    @Test func `With batch updates offsets go where their sections go`() {
        let board = CompositionalBoard([Array(0..<10), Array(10..<20), Array(20..<30)]) { _ in row() }
        for index in 0..<3 { board.scroll(section: index, to: CGFloat(index + 1) * 100) }
        board.view.performBatchUpdates {
            // The last one to the front, a new one after it, the second one goes.
            board.rows = [Array(20..<30), Array(40..<50), Array(0..<10)]
            board.view.moveSection(2, toSection: 0)
            board.view.insertSections([1])
            board.view.deleteSections([1])
        }
        board.host.settle()
        #expect(offsets(board.view) == [300, 0, 100])
        #expect(board.shown == [23, 24, 25, 40, 41, 42, 1, 2, 3])
        board.view.performBatchUpdates { board.view.reloadSections([0]) }
        board.host.settle()
        #expect(offsets(board.view) == [300, 0, 100])
        board.rows = [Array(60..<70), Array(70..<80)]
        board.view.reloadData()
        board.host.layout()
        #expect(offsets(board.view) == [300, 0])
        // What was forgotten with its section does not come back with another of its index.
        board.rows.append(Array(80..<90))
        board.view.reloadData()
        board.host.layout()
        #expect(offsets(board.view) == [300, 0, 0])
    }

    @Test func `With a diffable data source offsets follow identifiers, also when it reloads`() {
        let board = CompositionalBoard([]) { _ in row() }
        let source = UICollectionViewDiffableDataSource<String, String>(collectionView: board.view) {
            view, path, _ in view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        func snapshot(_ sections: String) -> NSDiffableDataSourceSnapshot<String, String> {
            var snapshot = NSDiffableDataSourceSnapshot<String, String>()
            for name in sections.map(String.init) {
                snapshot.appendSections([name])
                snapshot.appendItems((0..<10).map { "\(name)\($0)" }, toSection: name)
            }
            return snapshot
        }
        source.apply(snapshot("ABC"), animatingDifferences: false)
        for index in 0..<3 { board.scroll(section: index, to: CGFloat(index + 1) * 100) }
        source.apply(snapshot("CXA"), animatingDifferences: true)
        board.host.settle()
        #expect(offsets(board.view) == [300, 0, 100])
        source.applySnapshotUsingReloadData(snapshot("YAXC"))
        board.host.layout()
        #expect(offsets(board.view) == [0, 100, 0, 300])
    }

    @Test func `What is added at the end of a right-to-left row moves nothing`() {
        let board = CompositionalBoard([Array(0..<10)], isRightToLeft: true) { _ in row() }
        // 1000 wide, shown from the right: starts at 700; item 2 is the first one at 500.
        board.scroll(section: 0, to: 500)
        #expect(board.shown == [4, 3, 2])
        board.view.performBatchUpdates {
            board.rows[0] += [10, 11, 12]
            board.view.insertItems(at: [[0, 10], [0, 11], [0, 12]])
        }
        board.host.settle()
        #expect(board.shown == [4, 3, 2])
        // 300 wider: 200 from the start at 1000.
        #expect(offsets(board.view) == [800])
        board.view.semanticContentAttribute = .forceLeftToRight
        board.host.layout()
        #expect(offsets(board.view) == [200])
        #expect(board.shown == [2, 3, 4])
    }
}
