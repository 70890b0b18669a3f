// Tiles that can be moved: press one until it lifts, and drag it, also to another day. A tap, a click or a remote's
// button puts a tile first. Valid on iOS and tvOS too.

import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = PlanViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

/// The long press that moves tiles is the one that every collection view controller has. It needs no more than
/// `collectionView(_:moveItemAt:to:)`.
final class PlanViewController: UICollectionViewController {
    private var plan: [(day: String, tasks: [String])] = [
        ("Today", ["Swim", "Read", "Bake", "Call Ada", "Paint"]),
        ("Tomorrow", ["Garden", "Cinema", "Run", "Chess", "Piano", "Market", "Letters"]),
        ("Some day", []),
    ]

    private let tiles = UICollectionView.CellRegistration<TileCell, String> { cell, _, task in
        cell.show(task)
    }
    private let headers = UICollectionView.SupplementaryRegistration<DayView>(
        elementKind: UICollectionView.elementKindSectionHeader
    ) { _, _, _ in
    }

    init() {
        super.init(collectionViewLayout: PlanViewController.makeLayout())
    }

    required init?(coder: NSCoder) {
        fatalError("There is no storyboard")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = UIColor(red: 0.06, green: 0.07, blue: 0.12, alpha: 1)
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int {
        plan.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        plan[section].tasks.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
            using: tiles, for: indexPath, item: plan[indexPath.section].tasks[indexPath.item])
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let header = collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
        header.show(plan[indexPath.section].day)
        return header
    }

    /// The tiles are where the user has put them already; now the data follows.
    override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        let task = plan[sourceIndexPath.section].tasks.remove(at: sourceIndexPath.item)
        plan[destinationIndexPath.section].tasks.insert(task, at: destinationIndexPath.item)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: false)
        let first = IndexPath(item: 0, section: indexPath.section)
        collectionView.performBatchUpdates {
            self.collectionView(collectionView, moveItemAt: indexPath, to: first)
            collectionView.moveItem(at: indexPath, to: first)
        }
    }

    private static func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, environment in
            // Tiles of 130 points or more, three to six beside each other.
            let columns = max(3, min(6, Int(environment.container.effectiveContentSize.width / 150)))
            let share = 1 / CGFloat(columns)
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(share), heightDimension: .fractionalHeight(1)))
            item.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(share * 0.8)),
                subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 14, bottom: 18, trailing: 14)
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: .absolute(54)),
                    elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            ]
            return section
        }
    }
}

final class TileCell: UICollectionViewCell {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 16
        label.frame = contentView.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.textAlignment = .center
        label.textColor = .white
        label.font = .systemFont(ofSize: 19, weight: .semibold)
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) {
        fatalError("There is no storyboard")
    }

    func show(_ task: String) {
        label.text = task
        let sum = task.unicodeScalars.reduce(0) { ($0 * 31 + Int($1.value)) % 360 }
        contentView.backgroundColor = UIColor(
            hue: CGFloat(sum) / 360, saturation: 0.66, brightness: 0.7, alpha: 1)
    }

    override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        coordinator.addCoordinatedAnimations {
            self.contentView.layer.borderWidth = self.isFocused ? 4 : 0
            self.contentView.layer.borderColor = UIColor.white.cgColor
        }
    }
}

final class DayView: UICollectionReusableView {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.frame = bounds.inset(by: UIEdgeInsets(top: 14, left: 8, bottom: 6, right: 8))
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.textColor = .white
        label.font = .systemFont(ofSize: 24, weight: .bold)
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        fatalError("There is no storyboard")
    }

    func show(_ day: String) {
        label.text = day
    }
}
