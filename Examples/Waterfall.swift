// A waterfall: cards of different heights, each under the shortest column, by a layout of one's own. A tap on a card,
// or a press on the one with the focus, changes to a grid and back; the card stays where one looks. Valid on iOS and
// tvOS too.

import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = GalleryViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

// MARK: - Layout

/// Columns of about the same width; the next card goes to the shortest one.
final class WaterfallLayout: UICollectionViewLayout {
    /// Height by width of the card at an index path.
    var aspectRatio: ((IndexPath) -> CGFloat)?
    /// The width that columns should have, in points.
    var preferredColumnWidth: CGFloat = 160
    var spacing: CGFloat = 12

    private var attributes: [UICollectionViewLayoutAttributes] = []
    private var contentSize = CGSize.zero
    private var tallest: CGFloat = 0

    override func prepare() {
        super.prepare()
        guard attributes.isEmpty, let collectionView else { return }
        let insets = collectionView.adjustedContentInset
        let width = collectionView.bounds.width - insets.left - insets.right
        let columns = max(2, Int(width / preferredColumnWidth))
        let columnWidth = (width - spacing * CGFloat(columns + 1)) / CGFloat(columns)
        var bottoms = [CGFloat](repeating: spacing, count: columns)
        for item in 0..<collectionView.numberOfItems(inSection: 0) {
            let indexPath = IndexPath(item: item, section: 0)
            let column = bottoms.indices.min { bottoms[$0] < bottoms[$1] } ?? 0
            let height = (columnWidth * (aspectRatio?(indexPath) ?? 1)).rounded()
            let card = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            card.frame = CGRect(
                x: spacing + CGFloat(column) * (columnWidth + spacing), y: bottoms[column],
                width: columnWidth,
                height: height)
            attributes.append(card)
            bottoms[column] = card.frame.maxY + spacing
            tallest = max(tallest, height)
        }
        contentSize = CGSize(width: width, height: bottoms.max() ?? 0)
    }

    override var collectionViewContentSize: CGSize { contentSize }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        // Tops are in order: what begins above the rectangle by more than the tallest card does not reach it.
        var (low, high) = (0, attributes.count)
        while low < high {
            let middle = (low + high) / 2
            if attributes[middle].frame.minY < rect.minY - tallest { low = middle + 1 } else { high = middle }
        }
        return attributes[low...].prefix { $0.frame.minY < rect.maxY }.filter { $0.frame.maxY > rect.minY }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes.indices.contains(indexPath.item) ? attributes[indexPath.item] : nil
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.width != collectionView?.bounds.width
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        attributes = []
        tallest = 0
        super.invalidateLayout(with: context)
    }
}

// MARK: - Screen

final class GalleryViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    private var collectionView: UICollectionView!
    private let waterfall = WaterfallLayout()
    private let grid = GalleryViewController.makeGrid()
    private let cards = (0..<500).map(Card.init)

    override func viewDidLoad() {
        super.viewDidLoad()
        waterfall.aspectRatio = { [cards] in cards[$0.item].aspectRatio }
        waterfall.preferredColumnWidth = traitCollection.userInterfaceIdiom == .tv ? 300 : 160
        waterfall.spacing = traitCollection.userInterfaceIdiom == .tv ? 40 : 12
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: waterfall)
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = UIColor(red: 0.07, green: 0.08, blue: 0.11, alpha: 1)
        collectionView.register(CardCell.self, forCellWithReuseIdentifier: "card")
        collectionView.dataSource = self
        collectionView.delegate = self
        // Also with a keyboard.
        collectionView.allowsFocus = true
        view.addSubview(collectionView)
    }

    private static func makeGrid() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, environment in
            let isTelevision = environment.traitCollection.userInterfaceIdiom == .tv
            let spacing: CGFloat = isTelevision ? 40 : 12
            let columns = max(
                3, Int(environment.container.effectiveContentSize.width / (isTelevision ? 260 : 130)))
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1 / CGFloat(columns)),
                    heightDimension: .fractionalHeight(1)))
            item.contentInsets = NSDirectionalEdgeInsets(
                top: spacing / 2, leading: spacing / 2, bottom: spacing / 2, trailing: spacing / 2)
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1),
                    heightDimension: .fractionalWidth(1 / CGFloat(columns))), repeatingSubitem: item,
                count: columns)
            let section = NSCollectionLayoutSection(group: group)
            section.contentInsets = NSDirectionalEdgeInsets(
                top: spacing / 2, leading: spacing / 2, bottom: spacing / 2, trailing: spacing / 2)
            return section
        }
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        cards.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
        (cell as? CardCell)?.show(cards[indexPath.item])
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        let isWaterfall = collectionView.collectionViewLayout === waterfall
        collectionView.setCollectionViewLayout(isWaterfall ? grid : waterfall, animated: true)
    }
}

// MARK: - Cards

struct Card {
    let number: Int

    /// Between wide and tall, and never the same as that of the card before.
    var aspectRatio: CGFloat { [1.3, 0.75, 1.6, 1.0, 1.15, 0.85, 1.45][number % 7] }
    var color: UIColor {
        UIColor(hue: CGFloat(number * 37 % 360) / 360, saturation: 0.5, brightness: 0.78, alpha: 1)
    }
}

final class CardCell: UICollectionViewCell {
    private let label = UILabel()
    private let shade = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 14
        contentView.clipsToBounds = true
        shade.backgroundColor = UIColor(white: 0, alpha: 0.18)
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        label.textColor = .white
        contentView.addSubview(shade)
        contentView.addSubview(label)
        shade.translatesAutoresizingMaskIntoConstraints = false
        label.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            shade.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            shade.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            shade.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            shade.heightAnchor.constraint(equalToConstant: 40),
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 14),
            label.centerYAnchor.constraint(equalTo: shade.centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("The cell is made in code.") }

    func show(_ card: Card) {
        contentView.backgroundColor = card.color
        label.text = "\(card.number + 1)"
    }

    override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        // Elsewhere the system draws a ring.
        guard traitCollection.userInterfaceIdiom == .tv else { return }
        coordinator.addCoordinatedAnimations {
            self.contentView.transform = self.isFocused ? CGAffineTransform(scaleX: 1.08, y: 1.08) : .identity
            self.contentView.layer.borderWidth = self.isFocused ? 4 : 0
            self.contentView.layer.borderColor = UIColor.white.cgColor
        }
    }
}
