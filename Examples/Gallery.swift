// A gallery on one page, made by a compositional layout: a banner whose cards grow in the middle, columns of rows with
// badges, a mosaic of nested groups over a background of its own, headers that stay, and a footer. Valid on iOS and
// tvOS too. The environment variable GALLERY_DIRECTION=rtl turns it round.

import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        if ProcessInfo.processInfo.environment["GALLERY_DIRECTION"] == "rtl" {
            window.traitOverrides.layoutDirection = .rightToLeft
        }
        window.rootViewController = GalleryViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

// MARK: - What is shown

struct Work: Hashable {
    let title: String
    let artist: String
    let hue: Double
    var isNew = false

    static func make(_ titles: [String], artists: [String], hue: Double, new: Set<Int> = []) -> [Work] {
        titles.enumerated().map { index, title in
            Work(
                title: title, artist: artists[index % artists.count],
                hue: (hue + Double(index) * 0.083).truncatingRemainder(dividingBy: 1),
                isNew: new.contains(index))
        }
    }
}

enum Page: Int, CaseIterable {
    case banner, arrivals, mosaic

    var title: String? {
        switch self {
        case .banner: nil
        case .arrivals: "New on the Walls"
        case .mosaic: "Tonight’s Rooms"
        }
    }

    var works: [Work] {
        switch self {
        case .banner:
            Work.make(
                ["Tidal Study", "Northern Rooms", "Salt and Iron", "An Orchard at Noon", "Low Sun"],
                artists: ["Ida Lund", "Jonas Okafor", "Mira Sato"], hue: 0.55)
        case .arrivals:
            Work.make(
                [
                    "Harbour, Early", "Two Ladders", "Blue Interval", "The Long Table", "Window Seat",
                    "Paper Moon", "Field Notes", "Old Quay", "Stairwell",
                ],
                artists: ["Ana Ruiz", "Tom Elder", "Wei Lin", "Sofia Brandt"], hue: 0.02, new: [0, 4, 6])
        case .mosaic:
            Work.make(
                [
                    "Great Hall", "Alcove", "Parlour", "Winter Garden", "Print Room", "Loggia",
                    "Atrium", "Cloister", "Study", "Vault",
                ],
                artists: ["First floor", "Second floor"], hue: 0.68)
        }
    }
}

// MARK: - The page

final class GalleryViewController: UIViewController {
    private enum Kind {
        static let header = "header"
        static let badge = "badge"
        static let panel = "panel"
        static let footer = "footer"
    }

    private var dataSource: UICollectionViewDiffableDataSource<Page, Work>!

    override func viewDidLoad() {
        super.viewDidLoad()
        let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = Palette.page
        view.addSubview(collectionView)
        makeDataSource(collectionView)

        var snapshot = NSDiffableDataSourceSnapshot<Page, Work>()
        for page in Page.allCases {
            snapshot.appendSections([page])
            snapshot.appendItems(page.works, toSection: page)
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func makeDataSource(_ collectionView: UICollectionView) {
        let card = UICollectionView.CellRegistration<CardCell, Work> { cell, _, work in cell.show(work) }
        let row = UICollectionView.CellRegistration<RowCell, Work> { cell, _, work in cell.show(work) }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
            collectionView, indexPath, work in
            switch Page(rawValue: indexPath.section) {
            case .arrivals:
                collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: work)
            default:
                collectionView.dequeueConfiguredReusableCell(using: card, for: indexPath, item: work)
            }
        }
        let header = UICollectionView.SupplementaryRegistration<TitleView>(elementKind: Kind.header) {
            view, _, indexPath in
            let page = Page(rawValue: indexPath.section)
            // Headers stay while the content passes beneath them.
            view.show(
                page?.title ?? "", on: page == .mosaic ? Palette.panel : Palette.page,
                outset: page == .mosaic ? 0 : 100)
        }
        let footer = UICollectionView.SupplementaryRegistration<TitleView>(elementKind: Kind.footer) {
            view, _, _ in
            view.showFooter("Open daily from ten until eight. Admission is free.")
        }
        let badge = UICollectionView.SupplementaryRegistration<BadgeView>(elementKind: Kind.badge) {
            view, _, indexPath in
            view.isHidden = !Page.arrivals.works[indexPath.item].isNew
        }
        dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
            switch kind {
            case Kind.header:
                collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
            case Kind.badge:
                collectionView.dequeueConfiguredReusableSupplementary(using: badge, for: indexPath)
            default:
                collectionView.dequeueConfiguredReusableSupplementary(using: footer, for: indexPath)
            }
        }
    }

    // MARK: Layout

    private func makeLayout() -> UICollectionViewLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 12
        configuration.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .absolute(72)), elementKind: Kind.footer,
                alignment: .bottom
            )
        ]
        let layout = UICollectionViewCompositionalLayout(
            sectionProvider: { [unowned self] index, environment in
                let room = Room(environment)
                return switch Page(rawValue: index) {
                case .banner: banner(room)
                case .arrivals: arrivals(room)
                default: mosaic(room)
                }
            }, configuration: configuration)
        layout.register(PanelView.self, forDecorationViewOfKind: Kind.panel)
        return layout
    }

    /// What sections adapt to.
    private struct Room {
        let width: CGFloat
        /// What is left free beside the page, as on a television.
        let margin: CGFloat
        let isTV: Bool
        var isWide: Bool { width > 600 }
        var side: CGFloat { isWide ? 32 : 20 }
        var scale: CGFloat { isTV ? 1.5 : 1 }

        init(_ environment: any NSCollectionLayoutEnvironment) {
            width = environment.container.effectiveContentSize.width
            margin = environment.container.effectiveContentInsets.leading
            isTV = environment.traitCollection.userInterfaceIdiom == .tv
        }
    }

    /// Cards that rest in the middle, where they are largest.
    private func banner(_ room: Room) -> NSCollectionLayoutSection {
        let width = room.isWide ? room.width * 0.46 : room.width * 0.82
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(width), .absolute(width * (room.isWide ? 0.5 : 0.72))),
            subitems: [NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 0, bottom: 16, trailing: 0)
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            let middle = offset.x + environment.container.contentSize.width / 2
            for item in items where item.representedElementCategory == .cell {
                let distance = min(1, abs(item.center.x - middle) / item.bounds.width)
                let scale = 1 - 0.12 * distance
                item.transform = CGAffineTransform(scaleX: scale, y: scale)
                item.alpha = 1 - 0.35 * distance
                item.zIndex = distance < 0.5 ? 1 : 0
            }
        }
        return section
    }

    /// Columns of three rows; what is new has a badge on the corner of its picture.
    private func arrivals(_ room: Room) -> NSCollectionLayoutSection {
        let height = 72 * room.scale
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(42), .absolute(20)), elementKind: Kind.badge,
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .leading],
                absoluteOffset: CGPoint(x: RowCell.pictureSide * room.scale - 24, y: -2)))
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1), .absolute(height)), supplementaryItems: [badge])
        let columns: CGFloat = room.isTV ? 3 : room.isWide ? 2.4 : 1.12
        let gaps = 20 * (columns - 1).rounded(.down)
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(
                .absolute(((room.width - 2 * room.side - gaps) / columns).rounded(.down)),
                .absolute(3 * height + 2 * 12)),
            subitems: [item])
        group.interItemSpacing = .fixed(12)
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPaging
        section.interGroupSpacing = 20
        section.contentInsets = NSDirectionalEdgeInsets(
            top: 8, leading: room.side, bottom: 20, trailing: room.side)
        section.boundarySupplementaryItems = [header(room)]
        return section
    }

    /// A large picture beside two small ones, then two in a row, over a panel.
    private func mosaic(_ room: Room) -> NSCollectionLayoutSection {
        let gap: CGFloat = 12
        let unit: CGFloat = room.isTV ? 200 : room.isWide ? 150 : 104
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.36), .fractionalHeight(1)),
            repeatingSubitem: NSCollectionLayoutItem(
                layoutSize: size(.fractionalWidth(1), .absolute(unit))), count: 2)
        column.interItemSpacing = .fixed(gap)
        let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.64), .fractionalHeight(1)))
        large.contentInsets.trailing = gap
        let top = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(2 * unit + gap)), subitems: [large, column])
        let leading = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
        leading.contentInsets.trailing = gap / 2
        let trailing = NSCollectionLayoutItem(layoutSize: leading.layoutSize)
        trailing.contentInsets.leading = gap / 2
        let bottom = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(unit)),
            subitems: [leading, trailing])
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .absolute(3 * unit + 2 * gap)), subitems: [top, bottom])
        group.interItemSpacing = .fixed(gap)

        let panel = NSCollectionLayoutDecorationItem.background(elementKind: Kind.panel)
        panel.contentInsets = NSDirectionalEdgeInsets(
            top: 0, leading: room.margin + room.side - 12, bottom: 0,
            trailing: room.margin + room.side - 12)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = gap
        section.contentInsets = NSDirectionalEdgeInsets(
            top: 4, leading: room.side + 4, bottom: 16, trailing: room.side + 4)
        section.boundarySupplementaryItems = [header(room)]
        section.decorationItems = [panel]
        return section
    }

    private func header(_ room: Room) -> NSCollectionLayoutBoundarySupplementaryItem {
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(48 * room.scale)), elementKind: Kind.header,
            alignment: .top)
        // Within the safe area of a television there would be pictures above it.
        header.pinToVisibleBounds = !room.isTV
        header.zIndex = 2
        return header
    }

    private func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }
}

// MARK: - Views

private enum Palette {
    /// One looks at a television from across the room.
    @MainActor static let scale: CGFloat = UIDevice.current.userInterfaceIdiom == .tv ? 1.5 : 1
    static let page = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.07, alpha: 1) : .white }
    static let panel = UIColor {
        UIColor(white: $0.userInterfaceStyle == .dark ? 0.13 : 0.95, alpha: 1)
    }
    static let text = UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.96 : 0.1, alpha: 1) }
    static let faintText = UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.62 : 0.45, alpha: 1) }
    static let accent = UIColor(red: 0.86, green: 0.22, blue: 0.3, alpha: 1)
}

/// A picture without a file: two shades of one hue.
final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    func show(hue: Double) {
        guard let gradient = layer as? CAGradientLayer else { return }
        gradient.colors = [
            UIColor(hue: hue, saturation: 0.42, brightness: 0.9, alpha: 1).cgColor,
            UIColor(
                hue: (hue + 0.09).truncatingRemainder(dividingBy: 1), saturation: 0.75, brightness: 0.5,
                alpha: 1
            )
            .cgColor,
        ]
        gradient.startPoint = CGPoint(x: 0.1, y: 0)
        gradient.endPoint = CGPoint(x: 0.9, y: 1)
    }
}

class LiftingCell: UICollectionViewCell {
    override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        let scale = isFocused ? 1 + 24 / max(1, bounds.width) : 1
        // The layout's handler has the cell's own transform.
        coordinator.addCoordinatedAnimations({
            self.contentView.transform = CGAffineTransform(scaleX: scale, y: scale)
        })
    }
}

final class CardCell: LiftingCell {
    private let picture = GradientView()
    private let title = UILabel()
    private let artist = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.layer.cornerRadius = 14
        picture.clipsToBounds = true
        picture.frame = contentView.bounds
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        title.font = .systemFont(ofSize: Palette.scale * 19, weight: .bold)
        title.textColor = .white
        artist.font = .systemFont(ofSize: Palette.scale * 13, weight: .medium)
        artist.textColor = UIColor(white: 1, alpha: 0.8)
        contentView.addSubview(picture)
        for label in [title, artist] {
            label.translatesAutoresizingMaskIntoConstraints = false
            picture.addSubview(label)
        }
        NSLayoutConstraint.activate([
            title.leadingAnchor.constraint(equalTo: picture.leadingAnchor, constant: 14),
            title.trailingAnchor.constraint(lessThanOrEqualTo: picture.trailingAnchor, constant: -14),
            title.bottomAnchor.constraint(equalTo: artist.topAnchor, constant: -2),
            artist.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            artist.trailingAnchor.constraint(lessThanOrEqualTo: picture.trailingAnchor, constant: -14),
            artist.bottomAnchor.constraint(equalTo: picture.bottomAnchor, constant: -12),
        ])
    }

    required init?(coder: NSCoder) { fatalError("The cell is made in code.") }

    func show(_ work: Work) {
        picture.show(hue: work.hue)
        title.text = work.title
        artist.text = work.artist
    }
}

final class RowCell: LiftingCell {
    static let pictureSide: CGFloat = 64

    private let picture = GradientView()
    private let title = UILabel()
    private let artist = UILabel()
    private let button = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.layer.cornerRadius = 12
        picture.clipsToBounds = true
        title.font = .systemFont(ofSize: Palette.scale * 17, weight: .semibold)
        title.textColor = Palette.text
        artist.font = .systemFont(ofSize: Palette.scale * 14)
        artist.textColor = Palette.faintText
        button.font = .systemFont(ofSize: Palette.scale * 14, weight: .bold)
        button.text = "View"
        button.textAlignment = .center
        button.textColor = Palette.accent
        button.backgroundColor = Palette.panel
        button.layer.cornerRadius = 15 * Palette.scale
        button.clipsToBounds = true
        for view in [picture, title, artist, button] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            picture.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            picture.heightAnchor.constraint(equalTo: contentView.heightAnchor, multiplier: 8.0 / 9),
            picture.widthAnchor.constraint(equalTo: picture.heightAnchor),
            title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 14),
            title.bottomAnchor.constraint(equalTo: contentView.centerYAnchor, constant: -1),
            title.trailingAnchor.constraint(lessThanOrEqualTo: button.leadingAnchor, constant: -8),
            artist.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            artist.topAnchor.constraint(equalTo: contentView.centerYAnchor, constant: 3),
            artist.trailingAnchor.constraint(lessThanOrEqualTo: button.leadingAnchor, constant: -8),
            button.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            button.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            button.widthAnchor.constraint(equalToConstant: 66 * Palette.scale),
            button.heightAnchor.constraint(equalToConstant: 30 * Palette.scale),
        ])
    }

    required init?(coder: NSCoder) { fatalError("The cell is made in code.") }

    func show(_ work: Work) {
        picture.show(hue: work.hue)
        title.text = work.title
        artist.text = work.artist
    }
}

final class BadgeView: UICollectionReusableView {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = Palette.accent
        layer.cornerRadius = 10
        label.text = "NEW"
        label.font = .systemFont(ofSize: 11, weight: .heavy)
        label.textColor = .white
        label.textAlignment = .center
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("The view is made in code.") }
}

final class TitleView: UICollectionReusableView {
    private let background = UIView()
    private let label = UILabel()
    private var outset: CGFloat = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(background)
        addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: leadingAnchor),
            label.trailingAnchor.constraint(equalTo: trailingAnchor),
            label.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("The view is made in code.") }

    override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds.insetBy(dx: -outset, dy: 0)
    }

    func show(_ text: String, on color: UIColor, outset: CGFloat) {
        label.text = text
        label.textAlignment = .natural
        label.font = .systemFont(ofSize: Palette.scale * 22, weight: .bold)
        label.textColor = Palette.text
        background.backgroundColor = color
        self.outset = outset
        setNeedsLayout()
    }

    func showFooter(_ text: String) {
        label.text = text
        label.textAlignment = .center
        label.font = .systemFont(ofSize: Palette.scale * 13)
        label.textColor = Palette.faintText
    }
}

final class PanelView: UICollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = Palette.panel
        layer.cornerRadius = 20
    }

    required init?(coder: NSCoder) { fatalError("The view is made in code.") }
}
