// Trails in cells, and one outside of any cell: the same view, which knows nothing of cells (article A1, "UICollectionView
// Ergonomics"). A diffable data source that registers its cells itself, and headers hosted in the same way. Valid on
// iOS and tvOS too.

import SwiftUI
import Vitrine

@main
struct ErgonomicsApp: App {
    var body: some Scene {
        WindowGroup {
            TrailBrowser()
                .ignoresSafeArea()
        }
    }
}

struct TrailBrowser: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> TrailsViewController { TrailsViewController() }
    func updateUIViewController(_ controller: TrailsViewController, context: Context) {}
}

// MARK: - Controller

final class TrailsViewController: UIViewController, UICollectionViewDelegate {
    private typealias TrailCell = ViewHostingCollectionViewCell<TrailView>
    private typealias RegionHeader = ViewHostingCollectionReusableView<RegionView>

    private let titleLabel = UILabel()
    /// The chosen trail. In no cell, and of the class that the cells show.
    private let chosen = TrailView(frame: .zero)
    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Region, Trail>!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor { traits in
            traits.userInterfaceStyle == .dark
                ? .black : UIColor(red: 0.96, green: 0.96, blue: 0.94, alpha: 1)
        }

        titleLabel.text = "Trails"
        view.addSubview(titleLabel)
        view.addSubview(chosen)

        collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
        collectionView.backgroundColor = .clear
        collectionView.contentInsetAdjustmentBehavior = .never
        collectionView.delegate = self
        view.addSubview(collectionView)

        dataSource = UICollectionViewDiffableDataSource(
            collectionView: collectionView, cellType: TrailCell.self)
        dataSource.registerSupplementaryView(RegionHeader.self, with: collectionView) { region, _ in region }

        var snapshot = NSDiffableDataSourceSnapshot<Region, Trail>()
        for region in Region.allCases {
            snapshot.appendSections([region])
            snapshot.appendItems(region.trails)
        }
        dataSource.apply(snapshot, animatingDifferences: false)

        let first = IndexPath(item: 0, section: 0)
        collectionView.selectItem(at: first, animated: false, scrollPosition: [])
        show(first)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        UIView.transition(with: chosen, duration: 0.3, options: .transitionCrossDissolve) {
            self.show(indexPath)
        }
    }

    private func show(_ indexPath: IndexPath) {
        guard let trail = dataSource.itemIdentifier(for: indexPath) else { return }
        chosen.configure(for: trail)
    }

    /// With a remote or the arrow keys: the trail in focus is lifted.
    func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        let previous = context.previouslyFocusedIndexPath.flatMap(collectionView.cellForItem(at:))
        let next = context.nextFocusedIndexPath.flatMap(collectionView.cellForItem(at:))
        coordinator.addCoordinatedAnimations({
            previous?.transform = .identity
            previous?.layer.shadowOpacity = 0
            next?.transform = CGAffineTransform(scaleX: 1.06, y: 1.06)
            next?.layer.shadowOpacity = 0.4
            next?.layer.shadowRadius = 16
            next?.layer.shadowOffset = CGSize(width: 0, height: 12)
        })
    }

    // MARK: Layout

    /// The chosen trail is above the others, or beside them where there is room.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let isWide = view.bounds.width > view.bounds.height
        let scale: CGFloat = traitCollection.userInterfaceIdiom == .tv ? 1.6 : 1
        let margin: CGFloat = isWide ? 44 * scale : 20
        let area = view.bounds.inset(by: view.safeAreaInsets)
        titleLabel.font = .systemFont(ofSize: 34 * scale, weight: .bold)
        titleLabel.frame = CGRect(
            x: margin, y: area.minY + (isWide ? 28 : 4) * scale, width: view.bounds.width - 2 * margin,
            height: 44 * scale)
        let top = titleLabel.frame.maxY + 10 * scale
        if isWide {
            let width = view.bounds.width * 0.42
            chosen.frame = CGRect(
                x: margin, y: top, width: width - margin, height: view.bounds.height - margin - top)
            collectionView.frame = CGRect(
                x: width + 10, y: 0, width: view.bounds.width - width - 10, height: view.bounds.height)
            collectionView.contentInset = UIEdgeInsets(
                top: top - 44 * scale, left: 0, bottom: margin, right: 0)
        } else {
            chosen.frame = CGRect(
                x: margin, y: top, width: view.bounds.width - 2 * margin, height: 236)
            let start = chosen.frame.maxY + 4
            collectionView.frame = CGRect(
                x: 0, y: start, width: view.bounds.width, height: view.bounds.height - start)
            collectionView.contentInset.bottom = view.safeAreaInsets.bottom
        }
    }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, environment in
            let width = environment.container.contentSize.width
            let columns = max(2, Int(width / 260))
            let scale: CGFloat = environment.traitCollection.userInterfaceIdiom == .tv ? 1.6 : 1
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1 / CGFloat(columns)),
                    heightDimension: .fractionalHeight(1)))
            item.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1),
                    heightDimension: .absolute((width / CGFloat(columns)) * 0.78)),
                subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 14, bottom: 8, trailing: 14)
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(44 * scale)),
                elementKind: RegionHeader.elementKind, alignment: .top)
            section.boundarySupplementaryItems = [header]
            return section
        }
    }
}

// MARK: - Views

/// A trail: hills before a sky, with its name. It knows nothing of cells, and behaves like one where it is in one.
final class TrailView: UIView, CellConfinable {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    private let sun = CALayer()
    private let ridges = (0..<3).map { _ in CAShapeLayer() }
    private let shade = CAGradientLayer()
    private let badge = CALayer()
    private let mark = CAShapeLayer()
    private let nameLabel = UILabel()
    private let detailLabel = UILabel()
    private var trail: Trail?

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 18
        layer.masksToBounds = true
        for sublayer in [sun] + ridges + [shade, badge] { layer.addSublayer(sublayer) }
        shade.colors = [
            UIColor.black.withAlphaComponent(0).cgColor, UIColor.black.withAlphaComponent(0.55).cgColor,
        ]
        layer.borderColor = UIColor.hex(0xFF9500).cgColor
        badge.backgroundColor = UIColor.hex(0xFF9500).cgColor
        badge.cornerRadius = 13
        badge.addSublayer(mark)
        mark.frame = CGRect(x: 7, y: 8, width: 12, height: 10)
        mark.path = Self.check
        mark.strokeColor = UIColor.white.cgColor
        mark.fillColor = nil
        mark.lineWidth = 2.5
        mark.lineCap = .round
        mark.lineJoin = .round
        for label in [nameLabel, detailLabel] {
            label.textColor = .white
            addSubview(label)
        }
        detailLabel.alpha = 0.85
        showSelection()
    }

    required init?(coder: NSCoder) { fatalError("The view is made in code.") }

    // MARK: What a cell is told

    var isSelected = false {
        didSet { showSelection() }
    }

    var isHighlighted = false {
        didSet {
            let scale: CGFloat = isHighlighted ? 0.96 : 1
            UIView.animate(withDuration: 0.15) { self.transform = CGAffineTransform(scaleX: scale, y: scale) }
        }
    }

    func prepareForReuse() {
        transform = .identity
    }

    func configure(for item: Trail) {
        trail = item
        nameLabel.text = item.name
        detailLabel.text = item.detail
        (layer as? CAGradientLayer)?.colors = item.light.sky.map(\.cgColor)
        setNeedsLayout()
    }

    // MARK: Appearance

    private func showSelection() {
        layer.borderWidth = isSelected ? 4 : 0
        badge.opacity = isSelected ? 1 : 0
    }

    private static let check: CGPath = {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 5))
        path.addLine(to: CGPoint(x: 4, y: 9))
        path.addLine(to: CGPoint(x: 12, y: 1))
        return path
    }()

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let trail, !bounds.isEmpty else { return }
        // The view decides when to animate, not its layers.
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }

        let size = bounds.size
        let diameter = min(size.width, size.height) * 0.3
        sun.backgroundColor = trail.light.sun.cgColor
        sun.cornerRadius = diameter / 2
        sun.frame = CGRect(
            x: size.width * trail.sunPlace - diameter / 2, y: size.height * 0.2, width: diameter,
            height: diameter)
        for (depth, ridge) in ridges.enumerated() {
            ridge.frame = bounds
            ridge.path = trail.ridge(depth, in: size)
            ridge.fillColor = trail.light.ground[depth].cgColor
        }
        shade.frame = CGRect(x: 0, y: size.height * 0.45, width: size.width, height: size.height * 0.55)
        badge.frame = CGRect(x: size.width - 38, y: 12, width: 26, height: 26)

        // Larger in larger views.
        let scale = max(1, min(2, size.height / 160))
        nameLabel.font = .systemFont(ofSize: 15 * scale, weight: .semibold)
        detailLabel.font = .systemFont(ofSize: 12 * scale)
        let margin = (13 * scale).rounded()
        let width = size.width - 2 * margin
        detailLabel.frame = CGRect(
            x: margin, y: (size.height - margin - 15 * scale).rounded(), width: width,
            height: (16 * scale).rounded())
        nameLabel.frame = CGRect(
            x: margin, y: (detailLabel.frame.minY - 20 * scale).rounded(), width: width,
            height: (20 * scale).rounded())
    }
}

/// The name of a region, as a header shows it.
final class RegionView: UIView, SupplementaryConfinable {
    static var elementKind: String { UICollectionView.elementKindSectionHeader }

    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("The view is made in code.") }

    func prepareForReuse() {}

    func configure(for item: Region) {
        label.text = item.rawValue
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.font = .systemFont(ofSize: bounds.height * 0.45, weight: .bold)
        label.frame = bounds.insetBy(dx: 6, dy: 0)
    }
}

// MARK: - Model

enum Region: String, CaseIterable {
    case water = "By the water"
    case mountains = "In the mountains"
    case woods = "Through the woods"

    var trails: [Trail] {
        switch self {
        case .water:
            [
                Trail("Lighthouse Path", 7.5, 120, .dawn), Trail("Salt Marshes", 4, 10, .noon),
                Trail("The Long Shore", 18, 60, .dusk), Trail("Ferry to Ferry", 9.5, 90, .mist),
            ]
        case .mountains:
            [
                Trail("Three Huts", 21, 1640, .noon), Trail("Eagle Ridge", 11.5, 980, .dusk),
                Trail("Old Pass Road", 15, 720, .mist), Trail("Glacier View", 8, 860, .dawn),
            ]
        case .woods:
            [
                Trail("Charcoal Burners", 12, 310, .forest), Trail("Owl Trail", 5, 80, .dusk),
                Trail("Spring to Spring", 9, 240, .forest), Trail("Beech Hall", 6.5, 150, .noon),
            ]
        }
    }
}

struct Trail: Hashable, Sendable {
    let name: String
    let kilometres: Double
    let climb: Int
    let light: Light

    init(_ name: String, _ kilometres: Double, _ climb: Int, _ light: Light) {
        self.name = name
        self.kilometres = kilometres
        self.climb = climb
        self.light = light
    }

    var detail: String {
        let length = kilometres == kilometres.rounded() ? "\(Int(kilometres))" : "\(kilometres)"
        return "\(length) km · \(climb) m up"
    }

    private var seed: Double { Double(name.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) % 997 }) / 997 }

    /// Where the sun is, as a share of the width.
    var sunPlace: CGFloat { 0.55 + CGFloat(seed) * 0.3 }

    /// The outline of one of three rows of hills, the farthest first; the more a trail climbs, the steeper.
    func ridge(_ depth: Int, in size: CGSize) -> CGPath {
        let base = 0.52 + 0.15 * Double(depth)
        let height = (0.06 + 0.1 * min(1, Double(climb) / 1000)) * (1 - 0.2 * Double(depth))
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: size.height))
        for step in 0...48 {
            let x = Double(step) / 48
            let wave =
                sin(x * 5.3 + seed * 17 + Double(depth) * 2.1) + 0.5 * sin(x * 11.7 + seed * 31)
                + 0.22 * sin(x * 23 + seed * 7 + Double(depth))
            path.addLine(to: CGPoint(x: size.width * x, y: size.height * (base - height * wave)))
        }
        path.addLine(to: CGPoint(x: size.width, y: size.height))
        path.closeSubpath()
        return path
    }
}

/// The colours of a time of day.
enum Light: Hashable, Sendable {
    case dawn, noon, dusk, mist, forest

    /// From top to bottom.
    var sky: [UIColor] {
        switch self {
        case .dawn: [.hex(0x7FA6D6), .hex(0xF7C9A9), .hex(0xFBE3C6)]
        case .noon: [.hex(0x3F8FD9), .hex(0x8CC6F0), .hex(0xD8EEF8)]
        case .dusk: [.hex(0x2B2A5E), .hex(0xA2456F), .hex(0xF5935C)]
        case .mist: [.hex(0x6F8FA1), .hex(0xA9C0C8), .hex(0xDDE5E2)]
        case .forest: [.hex(0x5FA8A0), .hex(0xB8DCB8), .hex(0xF1F0C9)]
        }
    }

    var sun: UIColor {
        switch self {
        case .dawn: .hex(0xFFF3DC)
        case .noon: .hex(0xFFFBE8)
        case .dusk: .hex(0xFFD08A)
        case .mist: .hex(0xF3F5F0)
        case .forest: .hex(0xFFFADC)
        }
    }

    /// From the farthest hills to the nearest.
    var ground: [UIColor] {
        switch self {
        case .dawn: [.hex(0xC39BB0), .hex(0x8A6F9E), .hex(0x4D4A7A)]
        case .noon: [.hex(0x7FB3C9), .hex(0x4E8F83), .hex(0x2B6152)]
        case .dusk: [.hex(0x7D3B6B), .hex(0x4F2A5C), .hex(0x261B40)]
        case .mist: [.hex(0x8FA8AF), .hex(0x64828B), .hex(0x3B5560)]
        case .forest: [.hex(0x86BE9A), .hex(0x4C8F6B), .hex(0x235844)]
        }
    }
}

extension UIColor {
    static func hex(_ value: Int) -> UIColor {
        UIColor(
            red: CGFloat(value >> 16 & 255) / 255, green: CGFloat(value >> 8 & 255) / 255,
            blue: CGFloat(value & 255) / 255, alpha: 1)
    }
}
