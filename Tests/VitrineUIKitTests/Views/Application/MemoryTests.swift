import Testing
import VitrineTesting

@testable import VitrineUIKit

/// Remembers whether an object that closures captured is gone.
private final class Token {
    var layer = 1
}

@MainActor
@Suite("Memory", .serialized)
struct MemoryTests {
    @Test("A collection view is freed with its cells, its layout and its diffable data source")
    func collectionView() {
        weak var collectionView: UICollectionView?
        weak var dataSource: UICollectionViewDiffableDataSource<Int, Int>?
        weak var layout: UICollectionViewLayout?
        weak var cell: UICollectionViewCell?
        weak var token: Token?
        do {
            let captured = Token()
            let made = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 300, height: 300),
                collectionViewLayout: Self.shelfLayout(captured))
            let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> {
                [captured] cell, _, item in
                cell.tag = item + (captured === cell ? 1 : 0)
            }
            let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: made) {
                view, path, item in
                view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
            }
            let host = TestHost(made, size: CGSize(width: 300, height: 300), scale: 1)
            for items in [Array(0..<20), Array((0..<20).reversed())] {
                var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
                snapshot.appendSections([0])
                snapshot.appendItems(items)
                source.apply(snapshot, animatingDifferences: true)
                host.advance(by: 1)
            }
            #expect(made.visibleCells.count >= 3)
            (collectionView, dataSource, layout, cell, token) =
                (made, source, made.collectionViewLayout, made.visibleCells.first, captured)
        }
        #expect(collectionView == nil)
        #expect(dataSource == nil)
        #expect(layout == nil)
        #expect(cell == nil)
        #expect(token == nil)
    }

    /// One row that scrolls sideways; the provider and the handler hold the token.
    private static func shelfLayout(_ token: Token) -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, _ in
            let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(100))
            let section = NSCollectionLayoutSection(
                group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
            section.orthogonalScrollingBehavior = .continuous
            section.visibleItemsInvalidationHandler = { items, _, _ in
                for item in items { item.zIndex = token.layer }
            }
            return section
        }
    }

    @Test("A window that is hidden and that nobody keeps is freed with its controllers")
    func window() {
        weak var window: UIWindow?
        weak var root: UIViewController?
        weak var child: UIViewController?
        do {
            let made = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let (parent, inner) = (UIViewController(), UIViewController())
            parent.addChild(inner)
            parent.view.addSubview(inner.view)
            inner.didMove(toParent: parent)
            made.rootViewController = parent
            made.makeKeyAndVisible()
            made.layoutIfNeeded()
            made.isHidden = true
            (window, root, child) = (made, parent, inner)
        }
        #expect(window == nil)
        #expect(root == nil)
        #expect(child == nil)
    }

    @Test("A presented controller is freed after it was dismissed, with its completion")
    func presentation() {
        weak var presented: UIViewController?
        weak var token: Token?
        let presenter = UIViewController()
        let host = TestHost(presenter, size: CGSize(width: 100, height: 100), scale: 1)
        do {
            let (captured, made) = (Token(), UIViewController())
            presenter.present(made, animated: true) { _ = captured }
            host.advance(by: 1)
            presenter.dismiss(animated: true) { _ = captured }
            (presented, token) = (made, captured)
        }
        #expect(presented != nil)
        host.advance(by: 1)
        #expect(presented == nil)
        #expect(token == nil)
    }

    @Test("Animations let go of their view and completion when they are over")
    func animations() {
        let container = UIView()
        let host = TestHost(container, size: CGSize(width: 100, height: 100), scale: 1)
        weak var view: UIView?
        weak var token: Token?
        do {
            let (made, captured) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), Token())
            container.addSubview(made)
            host.layout()
            UIView.animate(withDuration: 0.3) {
                made.center.x = 50
            } completion: { [captured] _ in
                _ = captured
                made.removeFromSuperview()
            }
            let animator = UIViewPropertyAnimator(duration: 0.2, dampingRatio: 0.8) { made.alpha = 0.5 }
            animator.addCompletion { [captured] _ in _ = captured }
            animator.startAnimation()
            (view, token) = (made, captured)
        }
        #expect(view != nil && token != nil)
        host.advance(by: 1)
        #expect(view == nil)
        #expect(token == nil)
    }

    @Test("A display link holds its closure until it is invalidated")
    func displayLink() {
        weak var link: CADisplayLink?
        weak var token: Token?
        do {
            let captured = Token()
            let made = CADisplayLink { _ in _ = captured }
            made.add(to: .main, forMode: .common)
            (link, token) = (made, captured)
        }
        #expect(link != nil && token != nil)
        link?.invalidate()
        #expect(link == nil)
        #expect(token == nil)
    }

    @Test("Views are freed with their recognisers, their control actions and what those captured")
    func actions() {
        weak var token: Token?
        weak var recognizer: UIGestureRecognizer?
        weak var button: UIButton?
        do {
            let captured = Token()
            let made = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in _ = captured })
            let tap = UITapGestureRecognizer()
            tap.addAction { _ in _ = captured }
            made.addGestureRecognizer(tap)
            let host = TestHost(made, size: CGSize(width: 100, height: 100), scale: 1)
            host.tap(at: CGPoint(x: 50, y: 50))
            host.tap(at: CGPoint(x: 50, y: 50))
            host.advance(by: 1)
            (token, recognizer, button) = (captured, tap, made)
        }
        #expect(button == nil)
        #expect(recognizer == nil)
        #expect(token == nil)
    }
}
