// A shelf in UIKit alone: a diffable data source, a compositional layout with rows that scroll sideways,
// and cells of its own. Valid on iOS and tvOS too.

import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = ShelfViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

final class ShelfViewController: UIViewController, UICollectionViewDelegate {
    private typealias DataSource = UICollectionViewDiffableDataSource<Int, Card>

    private var collectionView: UICollectionView!
    private var dataSource: DataSource!
    private var rows = (0..<40).map { row in (0..<20).map { Card(row: row, number: $0) } }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.05, green: 0.06, blue: 0.1, alpha: 1)

        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = .clear
        collectionView.delegate = self
        collectionView.register(CardCell.self, forCellWithReuseIdentifier: "card")
        collectionView.register(
            HeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        view.addSubview(collectionView)

        dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, card in
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
            (cell as? CardCell)?.show(card)
            return cell
        }
        dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
            let view = collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "header", for: indexPath)
            (view as? HeaderView)?.show("Row \(indexPath.section + 1)")
            return view
        }
        applyRows(animated: false)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        rows = rows.map { $0.shuffled() }
        applyRows(animated: true)
    }

    private func applyRows(animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Card>()
        for (section, cards) in rows.enumerated() {
            snapshot.appendSections([section])
            snapshot.appendItems(cards, toSection: section)
        }
        dataSource.apply(snapshot, animatingDifferences: animated)
    }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, environment in
            let width = min(320, environment.container.contentSize.width * 0.42)
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .absolute(width), heightDimension: .absolute((width * 9 / 16).rounded())),
                subitems: [item])
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = 20
            section.orthogonalScrollingBehavior = .continuous
            section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 20, bottom: 20, trailing: 20)
            section.boundarySupplementaryItems = [header]
            return section
        }
    }
}

struct Card: Hashable {
    let row: Int
    let number: Int

    var title: String { "\(row + 1) · \(number + 1)" }

    var color: UIColor {
        let hue = (Double(row) * 0.118 + Double(number) * 0.017).truncatingRemainder(dividingBy: 1)
        return UIColor(hue: hue, saturation: 0.6, brightness: 0.75, alpha: 1)
    }
}

final class CardCell: UICollectionViewCell {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 12
        contentView.layer.masksToBounds = true
        label.textColor = .white
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 22, weight: .semibold)
        label.frame = contentView.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) {
        fatalError("The cell is made in code.")
    }

    func show(_ card: Card) {
        label.text = card.title
        contentView.backgroundColor = card.color
    }

    override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        let isFocused = isFocused
        coordinator.addCoordinatedAnimations({
            self.transform = isFocused ? CGAffineTransform(scaleX: 1.08, y: 1.08) : .identity
        })
    }
}

final class HeaderView: UICollectionReusableView {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.textColor = .white
        label.font = .preferredFont(forTextStyle: .headline)
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        fatalError("The header is made in code.")
    }

    func show(_ text: String) {
        label.text = text
    }
}
