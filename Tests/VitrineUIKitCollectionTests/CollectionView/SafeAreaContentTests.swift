import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

/// Where short content rests below a safe area of 54 points, without a navigation bar.
@MainActor
@Suite struct SafeAreaContentTests {
    private final class Rows: UICollectionViewController {
        init() {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 300, height: 44)
            layout.minimumLineSpacing = 0
            super.init(collectionViewLayout: layout)
        }
        required init?(coder: NSCoder) { fatalError("not archived") }
        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        }
        override func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { 5 }
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    private let safeArea = UIEdgeInsets(top: 54, left: 0, bottom: 34, right: 0)

    private func show(_ controller: UIViewController) -> TestHost {
        let host = TestHost(controller, size: CGSize(width: 300, height: 600), safeArea: safeArea)
        host.settle()
        return host
    }

    /// Where the first row is seen.
    private func top(_ view: UICollectionView, in host: TestHost) -> CGFloat? {
        view.cellForItem(at: [0, 0]).map { $0.convert($0.bounds, to: nil).minY }
    }

    @Test
    func `That of a collection view controller at the root rests below it, although it does not scroll`() {
        let controller = Rows()
        let host = show(controller)
        #expect(controller.collectionView.adjustedContentInset.top == 54)
        #expect(controller.collectionView.adjustedContentInset.bottom == 34)
        #expect(top(controller.collectionView, in: host) == 54)
        #expect(!controller.collectionView.alwaysBounceVertical)
    }

    @Test func `Without adjustment it begins at the top`() {
        let controller = Rows()
        controller.loadViewIfNeeded()
        controller.collectionView.contentInsetAdjustmentBehavior = .never
        let host = show(controller)
        #expect(top(controller.collectionView, in: host) == 0)
        controller.collectionView.contentInsetAdjustmentBehavior = .scrollableAxes
        host.settle()
        #expect(controller.collectionView.adjustedContentInset.top == 0)
    }

    @Test func `Of other scroll views only that which scrolls, or always bounces, is moved`() {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 600),
            collectionViewLayout: UICollectionViewCompositionalLayout(section: .rows(.absolute(44))))
        let controller = UIViewController()
        controller.view = view
        let board = CountedBoard([5], view.collectionViewLayout, inWindow: false, view: view)
        let host = show(controller)
        #expect(view.adjustedContentInset == .zero)
        #expect(top(view, in: host) == 0)
        view.alwaysBounceVertical = true
        host.settle()
        #expect(view.adjustedContentInset.top == 54)
        view.alwaysBounceVertical = false
        board.counts = [40]
        view.reloadData()
        host.settle()
        #expect(view.adjustedContentInset.top == 54)
    }

    @Test func `Nor is that of a collection view controller inside another controller`() {
        let parent = UIViewController()
        let child = Rows()
        parent.addChild(child)
        child.view.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        let host = show(parent)
        #expect(top(child.collectionView, in: host) == 0)
    }
}
