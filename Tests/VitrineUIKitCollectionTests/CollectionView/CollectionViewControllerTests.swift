import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor
@Suite struct CollectionViewControllerTests {
    private func show(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    @Test func `The controller is data source and delegate of a collection view that fills its view`() {
        let controller = HeightsController()
        let window = show(controller)
        #expect(controller.view !== controller.collectionView)
        #expect(controller.collectionView.frame == controller.view.bounds)
        #expect(controller.collectionView.dataSource === controller)
        #expect(controller.collectionViewLayout === controller.collectionView.collectionViewLayout)
        #expect(window.rootViewController === controller)
        // The flow layout delegate's sizes, the overridden insets of none: one item a line.
        #expect(
            controller.collectionView.cellForItem(at: [0, 1])?.frame
                == CGRect(x: 0, y: 60, width: 300, height: 70))
    }

    @Test func `Selection is cleared when the view comes on screen again, unless that is switched off`() {
        let controller = HeightsController()
        let window = show(controller)
        controller.collectionView.selectItem(at: [0, 1], animated: false, scrollPosition: [])
        window.rootViewController = UIViewController()
        window.layoutIfNeeded()
        window.rootViewController = controller
        window.layoutIfNeeded()
        #expect(controller.collectionView.indexPathsForSelectedItems == nil)
        controller.clearsSelectionOnViewWillAppear = false
        controller.collectionView.selectItem(at: [0, 1], animated: false, scrollPosition: [])
        window.rootViewController = UIViewController()
        window.rootViewController = controller
        #expect(controller.collectionView.indexPathsForSelectedItems == [[0, 1]])
    }

    @Test func `A cell that is used again has its new size when the data source configures it`() {
        let controller = HeightsController()
        let window = show(controller)
        for y in stride(from: 0, through: 2000, by: 50) {
            controller.collectionView.contentOffset.y = CGFloat(y)
            window.layoutIfNeeded()
        }
        #expect(controller.collectionView.counters.cellsReused > 10)
        #expect(controller.heights.allSatisfy { $0.key.isMultiple(of: 2) ? $0.value == 50 : $0.value == 70 })
    }

    @Test func `What the data source hides or fades stays so`() {
        let controller = HeightsController()
        let window = show(controller)
        #expect(controller.collectionView.cellForItem(at: [0, 3])?.isHidden == true)
        #expect(controller.collectionView.cellForItem(at: [0, 2])?.alpha == 0.5)
        for y in stride(from: 0, through: 2000, by: 50) {
            controller.collectionView.contentOffset.y = CGFloat(y)
            window.layoutIfNeeded()
        }
        let others = controller.collectionView.visibleCells
        #expect(others.count > 3 && others.allSatisfy { !$0.isHidden && $0.alpha == 1 })
    }

    @Test(arguments: [true, false])
    func `An update that makes the content long enough to scroll leaves its start below the safe area`(
        animated: Bool
    ) {
        let controller = HeightsController()
        controller.count = 3
        let safeArea = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
        // Inside another: at the root of a window it rests below the safe area from the beginning.
        let parent = UIViewController()
        parent.addChild(controller)
        controller.view.frame = CGRect(x: 0, y: 0, width: 375, height: 812)
        parent.view.addSubview(controller.view)
        controller.didMove(toParent: parent)
        let host = TestHost(parent, size: CGSize(width: 375, height: 812), safeArea: safeArea)
        #expect(controller.collectionView.contentOffset.y == 0, "it does not scroll yet")
        UIView.setAnimationsEnabled(animated)
        defer { UIView.setAnimationsEnabled(true) }
        controller.collectionView.performBatchUpdates {
            controller.count = 60
            controller.collectionView.insertItems(at: (3..<60).map { IndexPath(item: $0, section: 0) })
        }
        host.advance(by: 1)
        #expect(controller.collectionView.adjustedContentInset.top == 44)
        #expect(controller.collectionView.contentOffset.y == -44)
    }

    @Test func `A cell of estimated height may size itself by sizeThatFits`() {
        final class Fitting: UICollectionViewCell {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 33) }
        }
        final class Source: NSObject, UICollectionViewDataSource {
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
            func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
                -> UICollectionViewCell
            {
                view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            }
        }
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(90))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400),
            collectionViewLayout: UICollectionViewCompositionalLayout(
                section: NSCollectionLayoutSection(group: group)))
        let source = Source()
        view.register(Fitting.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.layoutIfNeeded()
        #expect(view.cellForItem(at: [0, 2])?.frame == CGRect(x: 0, y: 66, width: 300, height: 33))
    }
}

/// Items of 50 and 70 points in turn, 10 apart. The third is half transparent, the fourth hidden.
private final class HeightsController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    var count = 60
    /// What the height of a cell was when it was configured, by item.
    var heights: [Int: CGFloat] = [:]

    init() {
        let layout = UICollectionViewFlowLayout()
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { fatalError("not archived") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        heights[indexPath.item] = cell.bounds.height
        if indexPath.item == 3 { cell.isHidden = true }
        if indexPath.item == 2 { cell.alpha = 0.5 }
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        CGSize(width: collectionView.bounds.width, height: indexPath.item.isMultiple(of: 2) ? 50 : 70)
    }
}
