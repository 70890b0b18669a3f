import Testing
import VitrineTesting

@MainActor @Suite struct ScrollObservingTests {
    @Test func `Offset, size and inset of the content are told once for each change`() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var log: [String] = []
        let tokens = [
            scroll.observe(\.contentOffset, options: [.old, .new]) {
                log.append("offset \($1.oldValue!.y) \($1.newValue!.y)")
            },
            scroll.observe(\.contentSize, options: .new) { log.append("size \($1.newValue!.height)") },
            scroll.observe(\.contentInset, options: .new) { log.append("inset \($1.newValue!.bottom)") },
        ]
        scroll.contentSize = CGSize(width: 100, height: 500)
        scroll.contentSize = CGSize(width: 100, height: 500)
        scroll.contentOffset.y = 40
        scroll.setContentOffset(CGPoint(x: 0, y: 60), animated: false)
        scroll.bounds.origin.y = 70
        scroll.contentInset.bottom = 8
        #expect(
            log == ["size 500.0", "offset 0.0 40.0", "offset 40.0 60.0", "offset 60.0 70.0", "inset 8.0"])
        withExtendedLifetime(tokens) {}
    }

    @Test func `Scrolling by finger is told`() {
        let scroll = UIScrollView()
        scroll.contentSize = CGSize(width: 100, height: 1000)
        let host = TestHost(scroll, size: CGSize(width: 100, height: 100), scale: 1)
        var last: CGFloat = 0
        let token = scroll.observe(\.contentOffset, options: .new) { last = $1.newValue!.y }
        host.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 30), duration: 0.2)
        #expect(last > 0)
        host.advance(by: 3)
        #expect(last == scroll.contentOffset.y)
        token.invalidate()
    }

    @Test func `A collection view tells the size of its content`() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 50)
        layout.minimumLineSpacing = 0
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let source = UICollectionViewDiffableDataSource<Int, Int>(
            collectionView: view, cellProvider: UICollectionView.cells())
        var heights: [CGFloat] = []
        let token = view.observe(\.contentSize, options: .new) { heights.append($1.newValue!.height) }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2, 3])
        source.apply(snapshot, animatingDifferences: false)
        let host = TestHost(view, size: CGSize(width: 100, height: 100), scale: 1)
        host.layout()
        #expect(heights.last == 150)
        token.invalidate()
    }
}

extension UICollectionView {
    fileprivate static func cells() -> (UICollectionView, IndexPath, Int) -> UICollectionViewCell? {
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
        return { $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2) }
    }
}
