import Foundation
import VitrineTesting

@testable import VitrineUIKit

/// A layout of rows that takes its actions from a closure.
final class SwipeLayout: UICollectionViewCompositionalLayout {
    final var provider: ((IndexPath, SwipeEdge) -> UISwipeActionsConfiguration?)?
    final var asked: [String] = []

    override func swipeActions(at indexPath: IndexPath, edge: SwipeEdge) -> UISwipeActionsConfiguration? {
        asked.append("\(indexPath.item) \(edge)")
        return provider?(indexPath, edge)
    }
}

/// Rows of 320 × 44 points at 2 pixels a point, with the actions Delete and Flag at the trailing edge and Read at the
/// leading one. Their titles are shorter than 50 points, so that every button is 74 points wide.
@MainActor
final class SwipeBoard: NSObject, UICollectionViewDelegate {
    let layout: SwipeLayout
    let view: UICollectionView
    let host: TestHost
    let source: UICollectionViewDiffableDataSource<Int, Int>
    var log: [String] = []
    /// What performs an action: by default nothing but the log, and the row closes.
    var perform: ((String, IndexPath, @escaping (Bool) -> Void) -> Void)?
    var performsFullSwipe = true
    var leading = ["Read"]
    var trailing = ["Delete", "Flag"]

    init(
        _ count: Int = 20, size: CGSize = CGSize(width: 320, height: 480), rowHeight: CGFloat = 44,
        device: TestHost.Device = .iPhone, style: UIUserInterfaceStyle = .light, rightToLeft: Bool = false,
        insets: NSDirectionalEdgeInsets = .zero, configure: ((UICollectionViewListCell, Int) -> Void)? = nil,
        wrap: (UIViewController) -> UIViewController = { $0 }
    ) {
        let row = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(rowHeight))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
        section.contentInsets = insets
        layout = SwipeLayout(section: section)
        view = UICollectionView(
            frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        if rightToLeft { view.semanticContentAttribute = .forceRightToLeft }
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = "Message \(item)"
            cell.contentConfiguration = content
            configure?(cell, item)
        }
        source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        let controller = UIViewController()
        controller.view.addSubview(view)
        view.frame = controller.view.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        host = TestHost(wrap(controller), device: device, size: size, scale: 2, style: style)
        super.init()
        view.delegate = self
        layout.provider = { [weak self] path, edge in self?.actions(at: path, edge) }
        apply(Array(0..<count), animated: false)
        host.settle()
    }

    func actions(at path: IndexPath, _ edge: SwipeEdge) -> UISwipeActionsConfiguration? {
        let titles = edge == .leading ? leading : trailing
        let actions = titles.map { title in
            let action = UIContextualAction(style: title == "Delete" ? .destructive : .normal, title: title) {
                [weak self] _, _, completion in
                guard let self else { return }
                log.append("\(title) \(path.item)")
                if let perform { perform(title, path, completion) } else { completion(true) }
            }
            if title == "Flag" { action.backgroundColor = .systemOrange }
            if title == "Read" { action.backgroundColor = .systemBlue }
            return action
        }
        let configuration = UISwipeActionsConfiguration(actions: actions)
        configuration.performsFirstActionWithFullSwipe = performsFullSwipe
        return configuration
    }

    func apply(_ items: [Int], animated: Bool = true) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        source.apply(snapshot, animatingDifferences: animated)
    }

    /// Takes a row out of the data, as the handler of an action does.
    func delete(_ path: IndexPath, animated: Bool = true) {
        guard let item = source.itemIdentifier(for: path) else { return }
        var snapshot = source.snapshot()
        snapshot.deleteItems([item])
        source.apply(snapshot, animatingDifferences: animated)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("select \(indexPath.item)")
    }

    // MARK: Looking

    func cell(_ item: Int) -> UICollectionViewListCell? {
        view.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell
    }

    /// How far the cell of a row is from its place, in points to the right.
    func shift(_ item: Int) -> CGFloat? { cell(item).map { $0.frame.minX } }

    var actionViews: [SwipeActionsView] { view.subviews.compactMap { $0 as? SwipeActionsView } }

    /// The titles and frames of the buttons that show, in the coordinates of their row.
    var buttons: [String: CGRect] {
        Dictionary(
            actionViews.flatMap { $0.buttons.map { ($0.action.title ?? "", $0.frame) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// Nothing of a swipe is left: every cell is in its place, and there are no buttons.
    var isShut: Bool {
        actionViews.isEmpty && view.swipes.isEmpty
            && view.visibleCells.allSatisfy { cell in
                cell.frame.minX == cell.appliedAttributes?.frame.minX
                    && !cell.configurationState.isSwiped
            }
    }

    // MARK: Fingers

    /// A point of a row, at a share of its width.
    func point(_ item: Int, x: CGFloat) -> CGPoint {
        CGPoint(x: x, y: CGFloat(item) * 44 + 22 - view.contentOffset.y)
    }

    /// Drags along a row and lets go at rest. The row moves by 10 points less: they are what makes a swipe.
    func swipe(_ item: Int, from start: CGFloat, to end: CGFloat) {
        host.drag(from: point(item, x: start), to: point(item, x: end))
    }

    /// Opens a row at its trailing edge: 148 points.
    func open(_ item: Int) {
        swipe(item, from: 300, to: 180)
        host.settle()
    }

    /// Taps the middle of a button.
    func tap(_ title: String) {
        guard let frame = buttons[title], let row = actionViews.first?.frame else { return }
        host.tap(
            at: CGPoint(x: row.minX + frame.midX, y: row.minY + frame.midY - view.contentOffset.y))
    }
}
