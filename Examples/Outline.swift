// An outline that opens and closes: who sits where in an orchestra, with section snapshots, list cells whose
// chevrons turn, and players who are looked up when somebody asks for them. Valid on iOS too; tvOS has no outline
// disclosures.

import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = OrchestraViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

// MARK: - Controller

final class OrchestraViewController: UIViewController {
    private typealias DataSource = UICollectionViewDiffableDataSource<Desk, Part>
    private typealias Outline = NSDiffableDataSourceSectionSnapshot<Part>

    private let titleLabel = UILabel()
    private var collectionView: UICollectionView!
    private var dataSource: DataSource!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .page

        titleLabel.text = "The Orchestra"
        titleLabel.font = .preferredFont(forTextStyle: .largeTitle)
        titleLabel.font = .systemFont(ofSize: titleLabel.font.pointSize, weight: .bold)
        titleLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(titleLabel)

        collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
        collectionView.backgroundColor = .clear
        collectionView.allowsFocus = true
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(collectionView)
        let page = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            titleLabel.topAnchor.constraint(equalTo: page.topAnchor, constant: 24),
            titleLabel.leadingAnchor.constraint(equalTo: collectionView.leadingAnchor, constant: 20),
            collectionView.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 4),
            collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            collectionView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            collectionView.widthAnchor.constraint(lessThanOrEqualToConstant: 760),
            {
                let width = collectionView.widthAnchor.constraint(equalTo: view.widthAnchor)
                width.priority = .defaultHigh
                return width
            }(),
        ])

        makeDataSource()
        for desk in Desk.allCases {
            dataSource.apply(outline(of: desk.parts), to: desk, animatingDifferences: false)
        }
    }

    /// An outline of parts with all parts in them, the first of which is expanded.
    private func outline(of parts: [Part]) -> Outline {
        var outline = Outline()
        func append(_ parts: [Part], to parent: Part?) {
            outline.append(parts, to: parent)
            for part in parts where !part.parts.isEmpty { append(part.parts, to: part) }
        }
        append(parts, to: nil)
        outline.expand(Array(parts.prefix(1)))
        return outline
    }

    private func makeDataSource() {
        let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Part> { cell, _, part in
            var content = UIListContentConfiguration.cell()
            content.text = part.name
            content.textProperties.font = .preferredFont(forTextStyle: part.isFamily ? .headline : .body)
            content.textProperties.color = part.isPlayer ? .secondaryLabel : .label
            cell.contentConfiguration = content
            cell.indentationWidth = 18
            cell.accessories = Self.accessories(of: part)
            cell.configurationUpdateHandler = { cell, state in
                var background = UIBackgroundConfiguration.clear()
                background.cornerRadius = 14
                if state.isFocused || state.isHighlighted { background.backgroundColor = .tertiarySystemFill }
                cell.backgroundConfiguration = background
            }
        }
        dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, part in
            collectionView.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: part)
        }

        let headings = UICollectionView.SupplementaryRegistration<HeadingView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [unowned self] heading, _, indexPath in
            heading.label.text = dataSource.sectionIdentifier(for: indexPath.section)?.title
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: headings, for: indexPath)
        }

        // Players are looked up when their desk is opened for the first time.
        dataSource.sectionSnapshotHandlers.shouldExpandItem = { !$0.isPlayer }
        dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { part, current in
            guard current.items.isEmpty else { return current }
            var players = Outline()
            players.append(part.players)
            return players
        }
    }

    private static func accessories(of part: Part) -> [UICellAccessory] {
        guard !part.isPlayer else { return [.customView(configuration: mark(of: part))] }
        var options = UICellAccessory.OutlineDisclosureOptions()
        // A tap anywhere in the row opens it.
        options.style = .header
        options.tintColor = part.color
        return [
            .customView(configuration: mark(of: part)), .label(text: "\(part.seats)"),
            .outlineDisclosure(options: options),
        ]
    }

    /// A tile for a family, a dot for what is in it.
    private static func mark(of part: Part) -> UICellAccessory.CustomViewConfiguration {
        let side: CGFloat = part.isFamily ? 30 : part.isPlayer ? 6 : 10
        let view = UILabel(frame: CGRect(x: 0, y: 0, width: side, height: side))
        view.backgroundColor = part.isPlayer ? part.color.withAlphaComponent(0.4) : part.color
        view.layer.cornerRadius = part.isFamily ? 9 : side / 2
        view.clipsToBounds = true
        if part.isFamily {
            view.text = String(part.name.prefix(1))
            view.font = .systemFont(ofSize: 16, weight: .bold)
            view.textColor = .white
            view.textAlignment = .center
        }
        return UICellAccessory.CustomViewConfiguration(
            customView: view, placement: .leading(), reservedLayoutWidth: .custom(part.isFamily ? 32 : 14),
            maintainsFixedSize: true)
    }

    private func makeLayout() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let row = NSCollectionLayoutItem(layoutSize: size)
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [row]))
        section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 20, bottom: 14, trailing: 20)
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        let card = NSCollectionLayoutDecorationItem.background(elementKind: "card")
        card.contentInsets = NSDirectionalEdgeInsets(top: 40, leading: 16, bottom: 10, trailing: 16)
        section.decorationItems = [card]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(CardView.self, forDecorationViewOfKind: "card")
        return layout
    }
}

// MARK: - Views

final class CardView: UICollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .card
        layer.cornerRadius = 18
    }

    required init?(coder: NSCoder) { fatalError("The card is made in code.") }
}

final class HeadingView: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.textColor = .secondaryLabel
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("The heading is made in code.") }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = CGRect(x: 12, y: bounds.height - 30, width: bounds.width - 24, height: 22)
    }
}

extension UIColor {
    static let page = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.05, green: 0.05, blue: 0.07, alpha: 1)
            : UIColor(red: 0.95, green: 0.94, blue: 0.93, alpha: 1)
    }
    static let card = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.12, green: 0.12, blue: 0.15, alpha: 1)
            : .white
    }
}

// MARK: - Model

enum Desk: CaseIterable {
    case strings, winds, rhythm

    var title: String {
        switch self {
        case .strings: "In front"
        case .winds: "In the middle"
        case .rhythm: "At the back"
        }
    }

    var parts: [Part] {
        switch self {
        case .strings:
            [
                Part(
                    "Strings", .family, .systemOrange,
                    [
                        ("First violins", 16), ("Second violins", 14), ("Violas", 12), ("Cellos", 10),
                        ("Basses", 8),
                    ])
            ]
        case .winds:
            [
                Part(
                    "Woodwind", .family, .systemTeal,
                    [("Flutes", 3), ("Oboes", 3), ("Clarinets", 3), ("Bassoons", 3)]),
                Part(
                    "Brass", .family, .systemIndigo,
                    [("Horns", 4), ("Trumpets", 3), ("Trombones", 3), ("Tuba", 1)]),
            ]
        case .rhythm:
            [
                Part("Percussion", .family, .systemPink, [("Timpani", 1), ("Drums and cymbals", 3)]),
                Part("Keyboards", .family, .systemPurple, [("Harp", 2), ("Celesta", 1), ("Piano", 1)]),
            ]
        }
    }
}

/// A family of instruments, an instrument, or a player.
struct Part: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case family, instrument, player }

    let name: String
    let kind: Kind
    let color: UIColor
    let seats: Int
    var parts: [Part] = []

    var isFamily: Bool { kind == .family }
    var isPlayer: Bool { kind == .player }

    init(_ name: String, _ kind: Kind, _ color: UIColor, seats: Int) {
        self.name = name
        self.kind = kind
        self.color = color
        self.seats = seats
    }

    init(_ name: String, _ kind: Kind, _ color: UIColor, _ instruments: [(String, Int)]) {
        self.init(name, kind, color, seats: instruments.reduce(0) { $0 + $1.1 })
        parts = instruments.map { Part($0.0, .instrument, color, seats: $0.1) }
    }

    /// Who plays an instrument, two at a desk.
    var players: [Part] {
        guard kind == .instrument else { return [] }
        return (0..<seats).map { seat in
            let desk = "Desk \(seat / 2 + 1), \(seat % 2 == 0 ? "outside" : "inside")"
            return Part(
                "\(name), \(seats > 2 ? desk.lowercased() : "seat \(seat + 1)")", .player, color, seats: 1)
        }
    }

    // A part is known by its name; what it looks like is no part of that.
    static func == (a: Part, b: Part) -> Bool { a.name == b.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
