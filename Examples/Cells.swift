// Cells as apps have them, laid out by constraints and stack views, in one collection view: each is as high as its
// content, in the writing direction and the text size of the user. Sections have as many columns as there is room for.
// Valid on iOS and tvOS too. CELLS_DIRECTION=rtl turns the page round, CELLS_TEXT=large takes the largest text size.

#if canImport(UIKit)
import UIKit
#endif

// Without UIKit by that name, the file is compiled by the tests that compare pictures of the cells.
#if canImport(UIKit)
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let environment = ProcessInfo.processInfo.environment
        if environment["CELLS_DIRECTION"] == "rtl" { window.traitOverrides.layoutDirection = .rightToLeft }
        if environment["CELLS_TEXT"] == "large" {
            window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        }
        window.rootViewController = CellsViewController(sections: CellSection.all)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
#endif

// MARK: - What is shown

struct CellSection: Hashable {
    /// How the cells of a section stand.
    enum Arrangement: Hashable {
        /// In columns at least so wide, for text of the standard size.
        case columns(CGFloat)
        /// As wide as they are, in a row that scrolls.
        case strip
        /// Cards of one width, in a row that scrolls.
        case cards(CGFloat)
    }

    var title: String
    var arrangement: Arrangement
    var items: [CellItem]
}

enum CellItem: Hashable {
    case profile(name: String, about: String, numbers: [CellPair])
    case tile(value: String, caption: String, change: String, isUp: Bool)
    case tag(String, hue: Double)
    case message(name: String, date: String, text: String, isUnread: Bool)
    case contact(name: String, role: String)
    case bubble(String, time: String, isOwn: Bool)
    case comment(name: String, text: String, reply: CellPair?)
    case notice(title: String, text: String, actions: [String])
    case event(title: String, place: String, time: String, hue: Double)
    case track(number: Int, title: String, artist: String, duration: String)
    case setting(title: String, value: String, hue: Double)
    case article(topic: String, title: String, text: String, hue: Double)
    case product(title: String, price: String, rating: Int, badge: String?, hue: Double)
    case poster(title: String, line: String, hue: Double)
}

struct CellPair: Hashable {
    var first: String
    var second: String
}

// MARK: - The page

final class CellsViewController: UIViewController {
    private let sections: [CellSection]
    private var dataSource: UICollectionViewDiffableDataSource<CellSection, CellItem>!
    private(set) var collectionView: UICollectionView!

    init(sections: [CellSection]) {
        self.sections = sections
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = Palette.page
        view.addSubview(collectionView)
        makeDataSource()

        var snapshot = NSDiffableDataSourceSnapshot<CellSection, CellItem>()
        for section in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(section.items, toSection: section)
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func makeDataSource() {
        let profile = Self.registration(ProfileCell.self)
        let tile = Self.registration(TileCell.self)
        let tag = Self.registration(TagCell.self)
        let message = Self.registration(MessageCell.self)
        let contact = Self.registration(ContactCell.self)
        let bubble = Self.registration(BubbleCell.self)
        let comment = Self.registration(CommentCell.self)
        let notice = Self.registration(NoticeCell.self)
        let event = Self.registration(EventCell.self)
        let track = Self.registration(TrackCell.self)
        let setting = Self.registration(SettingCell.self)
        let article = Self.registration(ArticleCell.self)
        let product = Self.registration(ProductCell.self)
        let poster = Self.registration(PosterCell.self)
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
            view, path, item in
            switch item {
            case .profile: view.dequeueConfiguredReusableCell(using: profile, for: path, item: item)
            case .tile: view.dequeueConfiguredReusableCell(using: tile, for: path, item: item)
            case .tag: view.dequeueConfiguredReusableCell(using: tag, for: path, item: item)
            case .message: view.dequeueConfiguredReusableCell(using: message, for: path, item: item)
            case .contact: view.dequeueConfiguredReusableCell(using: contact, for: path, item: item)
            case .bubble: view.dequeueConfiguredReusableCell(using: bubble, for: path, item: item)
            case .comment: view.dequeueConfiguredReusableCell(using: comment, for: path, item: item)
            case .notice: view.dequeueConfiguredReusableCell(using: notice, for: path, item: item)
            case .event: view.dequeueConfiguredReusableCell(using: event, for: path, item: item)
            case .track: view.dequeueConfiguredReusableCell(using: track, for: path, item: item)
            case .setting: view.dequeueConfiguredReusableCell(using: setting, for: path, item: item)
            case .article: view.dequeueConfiguredReusableCell(using: article, for: path, item: item)
            case .product: view.dequeueConfiguredReusableCell(using: product, for: path, item: item)
            case .poster: view.dequeueConfiguredReusableCell(using: poster, for: path, item: item)
            }
        }
        let header = UICollectionView.SupplementaryRegistration<SectionTitle>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [sections] view, _, path in
            view.label.text = sections[path.section].title
        }
        dataSource.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
    }

    private static func registration<Cell: PageCell>(
        _ cell: Cell.Type
    ) -> UICollectionView.CellRegistration<Cell, CellItem> {
        UICollectionView.CellRegistration { cell, _, item in cell.show(item) }
    }

    // MARK: Layout

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [sections] index, environment in
            Self.layout(sections[index], environment)
        }
    }

    private static func layout(
        _ contents: CellSection, _ environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let traits = environment.traitCollection
        let scale = traits.userInterfaceIdiom == .tv ? 1.6 : 1
        // Larger text needs wider columns, up to the whole room.
        let growth = UIFontMetrics.default.scaledValue(for: scale, compatibleWith: traits)
        let gap = 10 * scale
        let side = 16 * scale
        let room = environment.container.effectiveContentSize.width - 2 * side
        let group: NSCollectionLayoutGroup
        switch contents.arrangement {
        case .columns(let width):
            let count = min(max(1, Int((room + gap) / (width * growth + gap))), contents.items.count)
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .absolute((room - CGFloat(count - 1) * gap) / CGFloat(count)),
                    heightDimension: count > 1
                        ? .uniformAcrossSiblings(estimate: 80) : .estimated(80)))
            group = .horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .estimated(80)),
                repeatingSubitem: item, count: count)
            group.interItemSpacing = .fixed(gap)
        case .strip:
            let size = NSCollectionLayoutSize(
                widthDimension: .estimated(80), heightDimension: .estimated(36))
            group = .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        case .cards(let width):
            let size = NSCollectionLayoutSize(
                widthDimension: .absolute(min(width * growth, room)), heightDimension: .estimated(200))
            group = .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        }
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = gap
        section.contentInsets = NSDirectionalEdgeInsets(
            top: 4 * scale, leading: side, bottom: 16 * scale, trailing: side)
        switch contents.arrangement {
        case .columns: break
        case .strip, .cards: section.orthogonalScrollingBehavior = .continuous
        }
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        return section
    }
}

// MARK: - What the cells have in common

/// A cell on a card, with constraints for two kinds of text size.
class PageCell: UICollectionViewCell {
    private var ordinary: [NSLayoutConstraint] = []
    private var large: [NSLayoutConstraint] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 12, leading: 14, bottom: 12, trailing: 14)
        contentView.layer.cornerRadius = 14
        contentView.backgroundColor = Palette.card
        build()
        textSizeDidChange()
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (cell: Self, _) in
            cell.textSizeDidChange()
        }
    }

    required init?(coder: NSCoder) { nil }

    /// Makes what is in the cell. For subclasses.
    func build() {}
    /// Shows an item. For subclasses.
    func show(_ item: CellItem) {}
    /// The text is so large that what stood side by side should stand one above the other, or no longer.
    func arrange(forLargeText isLarge: Bool) {}

    /// Constraints that hold always, and those for text of ordinary and of the largest sizes.
    func constrain(
        _ always: [NSLayoutConstraint], ordinary: [NSLayoutConstraint] = [], large: [NSLayoutConstraint] = []
    ) {
        NSLayoutConstraint.activate(always)
        self.ordinary += ordinary
        self.large += large
    }

    private func textSizeDidChange() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        NSLayoutConstraint.deactivate(isLarge ? ordinary : large)
        NSLayoutConstraint.activate(isLarge ? large : ordinary)
        arrange(forLargeText: isLarge)
    }

    /// Constraints that make the cell no higher than its content, where others keep that inside the margins.
    func constrainWeakly(_ constraints: NSLayoutConstraint...) {
        for constraint in constraints { constraint.priority = UILayoutPriority(rawValue: 100) }
        NSLayoutConstraint.activate(constraints)
    }

    /// Adds views that constraints place.
    func add(_ views: UIView...) {
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
    }

    var margins: UILayoutGuide { contentView.layoutMarginsGuide }

    override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        let scale = isFocused ? 1 + 16 / max(1, bounds.width) : 1
        coordinator.addCoordinatedAnimations { self.transform = CGAffineTransform(scaleX: scale, y: scale) }
    }
}

/// The title of a section.
final class SectionTitle: UICollectionReusableView {
    let label = makeLabel(.footnote, .secondaryLabel, lines: 0)

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 4),
            label.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -4),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

/// A label that follows the text size.
@MainActor
private func makeLabel(
    _ style: UIFont.TextStyle, _ color: UIColor = .label, lines: Int = 1, isBold: Bool = false
) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style)
    if isBold {
        let standard = UITraitCollection.current.modifyingTraits {
            $0.preferredContentSizeCategory = .large
        }
        let size = UIFont.preferredFont(forTextStyle: style, compatibleWith: standard).pointSize
        label.font = UIFontMetrics(forTextStyle: style).scaledFont(for: .boldSystemFont(ofSize: size))
    }
    label.textColor = color
    label.numberOfLines = lines
    label.adjustsFontForContentSizeCategory = true
    return label
}

private enum Palette {
    private static func shade(_ light: CGFloat, _ dark: CGFloat) -> UIColor {
        UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? dark : light, alpha: 1) }
    }
    static let page = shade(0.94, 0.04)
    static let card = shade(1, 0.13)
    static let fill = shade(0.9, 0.22)
    static let accent = UIColor.systemBlue

    static func color(hue: Double) -> UIColor {
        UIColor {
            UIColor(
                hue: hue, saturation: 0.62, brightness: $0.userInterfaceStyle == .dark ? 0.78 : 0.72, alpha: 1
            )
        }
    }

    /// For white letters to stand on.
    static func disc(hue: Double) -> UIColor { UIColor(hue: hue, saturation: 0.6, brightness: 0.6, alpha: 1) }

    /// For letters on the tint of the same hue.
    static func ink(hue: Double) -> UIColor {
        UIColor {
            $0.userInterfaceStyle == .dark
                ? UIColor(hue: hue, saturation: 0.4, brightness: 1, alpha: 1)
                : UIColor(hue: hue, saturation: 0.85, brightness: 0.5, alpha: 1)
        }
    }

    static func tint(hue: Double) -> UIColor {
        UIColor {
            $0.userInterfaceStyle == .dark
                ? UIColor(hue: hue, saturation: 0.5, brightness: 0.32, alpha: 1)
                : UIColor(hue: hue, saturation: 0.14, brightness: 0.97, alpha: 1)
        }
    }
}

/// A picture without a file: a low sun over hills of one hue.
final class PictureView: UIView {
    private let sun = UIView()
    private let hill = UIView()
    override class var layerClass: AnyClass { CAGradientLayer.self }

    var hue = 0.0 {
        didSet {
            let gradient = layer as? CAGradientLayer
            gradient?.colors = [
                UIColor(hue: hue, saturation: 0.35, brightness: 0.95, alpha: 1).cgColor,
                UIColor(
                    hue: (hue + 0.07).truncatingRemainder(dividingBy: 1), saturation: 0.6, brightness: 0.6,
                    alpha: 1
                ).cgColor,
            ]
            hill.backgroundColor = UIColor(
                hue: (hue + 0.1).truncatingRemainder(dividingBy: 1), saturation: 0.7, brightness: 0.4,
                alpha: 1)
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        sun.backgroundColor = UIColor(white: 1, alpha: 0.8)
        addSubview(sun)
        addSubview(hill)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (width, height) = (bounds.width, bounds.height)
        let side = min(width, height) * 0.24
        sun.frame = CGRect(x: width * 0.62, y: height * 0.2, width: side, height: side)
        sun.layer.cornerRadius = side / 2
        let radius = width * 0.9
        hill.frame = CGRect(x: -width * 0.5, y: height * 0.62, width: 2 * radius, height: 2 * radius)
        hill.layer.cornerRadius = radius
    }
}

/// The first letters of a name on a disc.
final class AvatarView: UIView {
    private let label = UILabel()

    var name = "" {
        didSet {
            label.text = name.split(separator: " ").prefix(2).compactMap(\.first).map(String.init).joined()
            let sum = name.unicodeScalars.reduce(0) { $0 + Int($1.value) }
            backgroundColor = Palette.disc(hue: Double(sum % 17) / 17)
        }
    }

    /// - Parameter side: The diameter in points.
    init(side: CGFloat) {
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
        layer.cornerRadius = side / 2
        label.font = .systemFont(ofSize: (side * 0.4).rounded(), weight: .semibold)
        label.textColor = .white
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            widthAnchor.constraint(equalToConstant: side),
            heightAnchor.constraint(equalTo: widthAnchor),
            label.centerXAnchor.constraint(equalTo: centerXAnchor),
            label.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

// MARK: - Messages and people

/// A message: who, when, two lines of what, and a dot as long as it is unread.
final class MessageCell: PageCell {
    private let dot = UIView()
    private let avatar = AvatarView(side: 44)
    private let name = makeLabel(.headline)
    private let date = makeLabel(.subheadline, .secondaryLabel)
    private let text = makeLabel(.subheadline, .secondaryLabel, lines: 2)

    override func build() {
        add(dot, avatar, name, date, text)
        dot.backgroundColor = Palette.accent
        dot.layer.cornerRadius = 5
        date.setContentCompressionResistancePriority(.required, for: .horizontal)
        date.setContentHuggingPriority(.required, for: .horizontal)
        constrain(
            [
                dot.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
                dot.centerYAnchor.constraint(equalTo: avatar.centerYAnchor),
                dot.widthAnchor.constraint(equalToConstant: 10),
                dot.heightAnchor.constraint(equalTo: dot.widthAnchor),
                avatar.leadingAnchor.constraint(equalTo: dot.trailingAnchor, constant: 8),
                avatar.topAnchor.constraint(equalTo: margins.topAnchor),
                avatar.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
                name.topAnchor.constraint(equalTo: margins.topAnchor),
                text.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                text.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
            ],
            ordinary: [
                name.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
                date.leadingAnchor.constraint(greaterThanOrEqualTo: name.trailingAnchor, constant: 8),
                date.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                date.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
                text.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 2),
                text.leadingAnchor.constraint(equalTo: name.leadingAnchor),
            ],
            large: [
                name.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
                name.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                date.leadingAnchor.constraint(equalTo: name.leadingAnchor),
                date.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
                date.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 2),
                text.topAnchor.constraint(equalTo: date.bottomAnchor, constant: 6),
                text.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            ])
        constrainWeakly(text.bottomAnchor.constraint(equalTo: margins.bottomAnchor))
    }

    override func arrange(forLargeText isLarge: Bool) {
        name.numberOfLines = isLarge ? 0 : 1
        text.numberOfLines = isLarge ? 3 : 2
    }

    override func show(_ item: CellItem) {
        guard case .message(let name, let date, let text, let isUnread) = item else { return }
        avatar.name = name
        self.name.text = name
        self.date.text = date
        self.text.text = text
        dot.isHidden = !isUnread
    }
}

/// A person: in the middle of the row however high it is.
final class ContactCell: PageCell {
    private let avatar = AvatarView(side: 40)
    private let name = makeLabel(.body, lines: 0)
    private let role = makeLabel(.footnote, .secondaryLabel, lines: 0)
    private let text = UILayoutGuide()

    override func build() {
        contentView.addLayoutGuide(text)
        add(avatar, name, role)
        constrain([
            avatar.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            avatar.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            avatar.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
            text.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
            text.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            text.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            text.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
            name.topAnchor.constraint(equalTo: text.topAnchor),
            name.leadingAnchor.constraint(equalTo: text.leadingAnchor),
            name.trailingAnchor.constraint(equalTo: text.trailingAnchor),
            role.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 1),
            role.leadingAnchor.constraint(equalTo: text.leadingAnchor),
            role.trailingAnchor.constraint(equalTo: text.trailingAnchor),
            role.bottomAnchor.constraint(equalTo: text.bottomAnchor),
        ])
        constrainWeakly(text.topAnchor.constraint(equalTo: margins.topAnchor))
    }

    override func show(_ item: CellItem) {
        guard case .contact(let name, let role) = item else { return }
        avatar.name = name
        self.name.text = name
        self.role.text = role
    }
}

/// What somebody said, at most three quarters of the row wide.
final class BubbleCell: PageCell {
    private let bubble = UIView()
    private let text = makeLabel(.body, lines: 0)
    private let time = makeLabel(.caption2)
    private var own: [NSLayoutConstraint] = []
    private var others: [NSLayoutConstraint] = []

    override func build() {
        contentView.backgroundColor = nil
        bubble.layer.cornerRadius = 18
        add(bubble)
        for label in [text, time] {
            label.translatesAutoresizingMaskIntoConstraints = false
            bubble.addSubview(label)
        }
        own = [bubble.trailingAnchor.constraint(equalTo: contentView.trailingAnchor)]
        others = [bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor)]
        let share = { [contentView, bubble] (part: CGFloat) in
            bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: part)
        }
        constrain(
            [
                bubble.topAnchor.constraint(equalTo: contentView.topAnchor),
                bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                text.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
                text.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 14),
                text.trailingAnchor.constraint(lessThanOrEqualTo: bubble.trailingAnchor, constant: -14),
                time.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 2),
                time.leadingAnchor.constraint(greaterThanOrEqualTo: bubble.leadingAnchor, constant: 14),
                time.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -14),
                time.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
            ], ordinary: [share(0.75)], large: [share(0.95)])
        // As narrow as its text.
        constrainWeakly(bubble.widthAnchor.constraint(equalToConstant: 0))
    }

    override func show(_ item: CellItem) {
        guard case .bubble(let text, let time, let isOwn) = item else { return }
        self.text.text = text
        self.time.text = time
        self.text.textColor = isOwn ? .white : .label
        self.time.textColor = isOwn ? UIColor(white: 1, alpha: 0.75) : .secondaryLabel
        bubble.backgroundColor = isOwn ? Palette.accent : Palette.card
        NSLayoutConstraint.deactivate(isOwn ? others : own)
        NSLayoutConstraint.activate(isOwn ? own : others)
    }
}

/// A comment, and perhaps the answer to it, set in beside a line.
final class CommentCell: PageCell {
    private let avatar = AvatarView(side: 32)
    private let name = makeLabel(.subheadline, lines: 0, isBold: true)
    private let text = makeLabel(.subheadline, lines: 0)
    private let reply = UIView()
    private let line = UIView()
    private let replyName = makeLabel(.footnote, lines: 0, isBold: true)
    private let replyText = makeLabel(.footnote, .secondaryLabel, lines: 0)
    private var withReply: [NSLayoutConstraint] = []
    private var withoutReply: [NSLayoutConstraint] = []

    override func build() {
        add(avatar, name, text, reply)
        line.backgroundColor = Palette.fill
        line.layer.cornerRadius = 1.5
        for view in [line, replyName, replyText] {
            view.translatesAutoresizingMaskIntoConstraints = false
            reply.addSubview(view)
        }
        withReply = [reply.bottomAnchor.constraint(equalTo: margins.bottomAnchor)]
        withoutReply = [text.bottomAnchor.constraint(equalTo: margins.bottomAnchor)]
        constrain(
            [
                avatar.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                avatar.topAnchor.constraint(equalTo: margins.topAnchor),
                name.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                text.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                reply.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 8),
                reply.leadingAnchor.constraint(equalTo: text.leadingAnchor),
                reply.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                line.leadingAnchor.constraint(equalTo: reply.leadingAnchor),
                line.topAnchor.constraint(equalTo: reply.topAnchor),
                line.bottomAnchor.constraint(equalTo: reply.bottomAnchor),
                line.widthAnchor.constraint(equalToConstant: 3),
                replyName.leadingAnchor.constraint(equalTo: line.trailingAnchor, constant: 10),
                replyName.topAnchor.constraint(equalTo: reply.topAnchor, constant: 2),
                replyName.trailingAnchor.constraint(equalTo: reply.trailingAnchor),
                replyText.leadingAnchor.constraint(equalTo: replyName.leadingAnchor),
                replyText.trailingAnchor.constraint(equalTo: reply.trailingAnchor),
                replyText.topAnchor.constraint(equalTo: replyName.bottomAnchor, constant: 1),
                replyText.bottomAnchor.constraint(equalTo: reply.bottomAnchor, constant: -2),
            ],
            ordinary: [
                name.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 10),
                name.topAnchor.constraint(equalTo: margins.topAnchor),
                text.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 2),
                text.leadingAnchor.constraint(equalTo: name.leadingAnchor),
            ],
            large: [
                name.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                name.topAnchor.constraint(equalTo: avatar.bottomAnchor, constant: 6),
                text.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 4),
                text.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            ])
    }

    override func show(_ item: CellItem) {
        guard case .comment(let name, let text, let reply) = item else { return }
        avatar.name = name
        self.name.text = name
        self.text.text = text
        replyName.text = reply?.first
        replyText.text = reply?.second
        self.reply.isHidden = reply == nil
        NSLayoutConstraint.deactivate(reply == nil ? withReply : withoutReply)
        NSLayoutConstraint.activate(reply == nil ? withoutReply : withReply)
    }
}

// MARK: - Lists of things

/// An appointment beside a bar in the colour of its calendar.
final class EventCell: PageCell {
    private let bar = UIView()
    private let title = makeLabel(.headline, lines: 0)
    private let place = makeLabel(.subheadline, .secondaryLabel, lines: 0)
    private let time = makeLabel(.subheadline, .secondaryLabel)

    override func build() {
        add(bar, title, place, time)
        bar.layer.cornerRadius = 2
        time.setContentCompressionResistancePriority(.required, for: .horizontal)
        time.setContentHuggingPriority(.required, for: .horizontal)
        constrain(
            [
                bar.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                bar.topAnchor.constraint(equalTo: margins.topAnchor),
                bar.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
                bar.widthAnchor.constraint(equalToConstant: 4),
                title.leadingAnchor.constraint(equalTo: bar.trailingAnchor, constant: 10),
                place.leadingAnchor.constraint(equalTo: title.leadingAnchor),
                place.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                place.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2),
                place.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            ],
            ordinary: [
                title.topAnchor.constraint(equalTo: margins.topAnchor),
                time.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
                time.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                time.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
            ],
            large: [
                time.topAnchor.constraint(equalTo: margins.topAnchor),
                time.leadingAnchor.constraint(equalTo: title.leadingAnchor),
                title.topAnchor.constraint(equalTo: time.bottomAnchor, constant: 2),
                title.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            ])
    }

    override func show(_ item: CellItem) {
        guard case .event(let title, let place, let time, let hue) = item else { return }
        self.title.text = title
        self.place.text = place
        self.time.text = time
        bar.backgroundColor = Palette.color(hue: hue)
        contentView.backgroundColor = Palette.tint(hue: hue)
    }
}

/// A piece of music: its number, its title, its length.
final class TrackCell: PageCell {
    private let number = makeLabel(.body, .secondaryLabel)
    private let title = makeLabel(.body)
    private let artist = makeLabel(.footnote, .secondaryLabel)
    private let duration = makeLabel(.subheadline, .secondaryLabel)

    override func build() {
        add(number, title, artist, duration)
        number.textAlignment = .natural
        for label in [number, duration] {
            label.setContentCompressionResistancePriority(.required, for: .horizontal)
            label.setContentHuggingPriority(.required, for: .horizontal)
        }
        constrain(
            [
                number.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                number.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
                number.widthAnchor.constraint(greaterThanOrEqualToConstant: 22),
                title.leadingAnchor.constraint(equalTo: number.trailingAnchor, constant: 10),
                title.topAnchor.constraint(equalTo: margins.topAnchor),
                artist.leadingAnchor.constraint(equalTo: title.leadingAnchor),
                artist.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 1),
            ],
            ordinary: [
                title.trailingAnchor.constraint(lessThanOrEqualTo: duration.leadingAnchor, constant: -12),
                artist.trailingAnchor.constraint(lessThanOrEqualTo: duration.leadingAnchor, constant: -12),
                artist.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
                duration.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                duration.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            ],
            large: [
                title.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                artist.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                duration.leadingAnchor.constraint(equalTo: title.leadingAnchor),
                duration.topAnchor.constraint(equalTo: artist.bottomAnchor, constant: 4),
                duration.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            ])
    }

    override func arrange(forLargeText isLarge: Bool) {
        title.numberOfLines = isLarge ? 0 : 1
        artist.numberOfLines = isLarge ? 0 : 1
    }

    override func show(_ item: CellItem) {
        guard case .track(let number, let title, let artist, let duration) = item else { return }
        self.number.text = "\(number)"
        self.title.text = title
        self.artist.text = artist
        self.duration.text = duration
    }
}

/// One word in a chip as wide as it is.
final class TagCell: PageCell {
    private let label = makeLabel(.subheadline)

    override func build() {
        add(label)
        constrain([
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 14),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -14),
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 7),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -7),
        ])
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        contentView.layer.cornerRadius = contentView.bounds.height / 2
    }

    override func show(_ item: CellItem) {
        guard case .tag(let text, let hue) = item else { return }
        label.text = text
        label.textColor = Palette.ink(hue: hue)
        contentView.backgroundColor = Palette.tint(hue: hue)
    }
}

/// A number that matters, and how it has changed.
final class TileCell: PageCell {
    private let caption = makeLabel(.footnote, .secondaryLabel, lines: 0)
    private let value = makeLabel(.title1, isBold: true)
    private let change = makeLabel(.footnote, isBold: true)

    override func build() {
        add(caption, value, change)
        value.adjustsFontSizeToFitWidth = true
        value.minimumScaleFactor = 0.5
        change.setContentCompressionResistancePriority(.required, for: .horizontal)
        constrain(
            [
                caption.topAnchor.constraint(equalTo: margins.topAnchor),
                caption.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                caption.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                value.topAnchor.constraint(greaterThanOrEqualTo: caption.bottomAnchor, constant: 6),
                value.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            ],
            ordinary: [
                value.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
                change.leadingAnchor.constraint(greaterThanOrEqualTo: value.trailingAnchor, constant: 8),
                change.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                change.lastBaselineAnchor.constraint(equalTo: value.lastBaselineAnchor),
            ],
            large: [
                value.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                change.topAnchor.constraint(equalTo: value.bottomAnchor, constant: 2),
                change.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                change.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            ])
        constrainWeakly(value.topAnchor.constraint(equalTo: caption.bottomAnchor, constant: 6))
    }

    override func show(_ item: CellItem) {
        guard case .tile(let value, let caption, let change, let isUp) = item else { return }
        self.value.text = value
        self.caption.text = caption
        self.change.text = (isUp ? "↑ " : "↓ ") + change
        self.change.textColor = isUp ? .systemGreen : .systemRed
    }
}

/// A poster two by three, its title over a shade that rises from the lower edge.
final class PosterCell: PageCell {
    private final class ShadeView: UIView {
        override class var layerClass: AnyClass { CAGradientLayer.self }
    }

    private let picture = PictureView()
    private let shade = ShadeView()
    private let title = makeLabel(.headline, .white, lines: 0)
    private let line = makeLabel(.caption1, UIColor(white: 1, alpha: 0.8), lines: 0)

    override func build() {
        add(picture, shade, title, line)
        contentView.clipsToBounds = true
        (shade.layer as? CAGradientLayer)?.colors = [
            UIColor(white: 0, alpha: 0).cgColor, UIColor(white: 0, alpha: 0.7).cgColor,
        ]
        // As high as the picture's shape wants, unless the title needs more.
        let shape = contentView.heightAnchor.constraint(equalTo: contentView.widthAnchor, multiplier: 1.5)
        shape.priority = UILayoutPriority(749)
        constrain([
            shape,
            picture.topAnchor.constraint(equalTo: contentView.topAnchor),
            picture.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            picture.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            shade.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            shade.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            shade.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            shade.topAnchor.constraint(equalTo: title.topAnchor, constant: -40),
            title.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
            title.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            title.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            line.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2),
            line.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            line.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            line.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
    }

    override func show(_ item: CellItem) {
        guard case .poster(let title, let line, let hue) = item else { return }
        self.title.text = title
        self.line.text = line
        picture.hue = hue
    }
}

// MARK: - Stacks

/// A stack that turns from a row into a column where the text is large.
@MainActor
private func makeStack(
    _ axis: NSLayoutConstraint.Axis, _ views: [UIView], spacing: CGFloat = 0,
    alignment: UIStackView.Alignment = .fill
) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.spacing = spacing
    stack.alignment = alignment
    return stack
}

extension PageCell {
    /// Adds a stack that fills the margins of the cell.
    fileprivate func fill(with stack: UIStackView) {
        add(stack)
        constrain([
            stack.topAnchor.constraint(equalTo: margins.topAnchor),
            stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
    }
}

/// Somebody at the head of a page, with three numbers below.
final class ProfileCell: PageCell {
    private let avatar = AvatarView(side: 72)
    private let name = makeLabel(.title2, lines: 0, isBold: true)
    private let about = makeLabel(.subheadline, .secondaryLabel, lines: 0)
    private let numbers = makeStack(.horizontal, [])
    private lazy var head = makeStack(
        .horizontal, [avatar, makeStack(.vertical, [name, about], spacing: 2)], spacing: 14,
        alignment: .center)

    override func build() {
        numbers.distribution = .fillEqually
        fill(with: makeStack(.vertical, [head, numbers], spacing: 14))
    }

    override func arrange(forLargeText isLarge: Bool) {
        head.axis = isLarge ? .vertical : .horizontal
        head.alignment = isLarge ? .leading : .center
        numbers.axis = isLarge ? .vertical : .horizontal
        numbers.spacing = isLarge ? 10 : 0
        for case let pair as UIStackView in numbers.arrangedSubviews { arrange(pair, isLarge) }
    }

    private func arrange(_ pair: UIStackView, _ isLarge: Bool) {
        pair.alignment = isLarge ? .leading : .center
    }

    override func show(_ item: CellItem) {
        guard case .profile(let name, let about, let pairs) = item else { return }
        avatar.name = name
        self.name.text = name
        self.about.text = about
        for view in numbers.arrangedSubviews { view.removeFromSuperview() }
        for pair in pairs {
            let (value, caption) = (makeLabel(.headline), makeLabel(.caption1, .secondaryLabel))
            value.text = pair.first
            caption.text = pair.second
            let stack = makeStack(.vertical, [value, caption])
            arrange(stack, traitCollection.preferredContentSizeCategory.isAccessibilityCategory)
            numbers.addArrangedSubview(stack)
        }
    }
}

/// News, and what can be done about it.
final class NoticeCell: PageCell {
    private let icon = UIView()
    private let title = makeLabel(.headline, lines: 0)
    private let text = makeLabel(.subheadline, .secondaryLabel, lines: 0)
    private let buttons = makeStack(.horizontal, [], spacing: 10)
    private lazy var body = makeStack(.horizontal, [icon], spacing: 12, alignment: .top)

    override func build() {
        icon.backgroundColor = Palette.accent
        icon.layer.cornerRadius = 9
        buttons.distribution = .fillEqually
        let column = makeStack(.vertical, [title, text, buttons], spacing: 3)
        column.setCustomSpacing(12, after: text)
        body.addArrangedSubview(column)
        fill(with: body)
        constrain([
            icon.widthAnchor.constraint(equalToConstant: 36),
            icon.heightAnchor.constraint(equalTo: icon.widthAnchor),
        ])
    }

    override func arrange(forLargeText isLarge: Bool) {
        body.axis = isLarge ? .vertical : .horizontal
        body.alignment = isLarge ? .fill : .top
        buttons.axis = isLarge ? .vertical : .horizontal
        // An icon in a column would be as wide as the column.
        icon.isHidden = isLarge
    }

    override func show(_ item: CellItem) {
        guard case .notice(let title, let text, let actions) = item else { return }
        self.title.text = title
        self.text.text = text
        for view in buttons.arrangedSubviews { view.removeFromSuperview() }
        for (index, action) in actions.enumerated() {
            let label = makeLabel(.subheadline, index == 0 ? .white : Palette.accent, isBold: true)
            label.text = action
            label.textAlignment = .center
            let button = UIControl()
            button.backgroundColor = index == 0 ? Palette.accent : Palette.fill
            button.layer.cornerRadius = 10
            label.translatesAutoresizingMaskIntoConstraints = false
            button.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: button.topAnchor, constant: 8),
                label.bottomAnchor.constraint(equalTo: button.bottomAnchor, constant: -8),
                label.leadingAnchor.constraint(equalTo: button.leadingAnchor, constant: 8),
                label.trailingAnchor.constraint(equalTo: button.trailingAnchor, constant: -8),
            ])
            buttons.addArrangedSubview(button)
        }
        buttons.isHidden = actions.isEmpty
    }
}

/// A setting and its value: side by side, or one above the other.
final class SettingCell: PageCell {
    private let icon = UIView()
    private let title = makeLabel(.body, lines: 0)
    private let value = makeLabel(.body, .secondaryLabel)
    private lazy var texts = makeStack(.horizontal, [title, value], spacing: 8)

    override func build() {
        icon.layer.cornerRadius = 7
        value.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
        value.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
        fill(with: makeStack(.horizontal, [icon, texts], spacing: 14, alignment: .center))
        constrain([
            icon.widthAnchor.constraint(equalToConstant: 28),
            icon.heightAnchor.constraint(equalTo: icon.widthAnchor),
        ])
    }

    override func arrange(forLargeText isLarge: Bool) {
        texts.axis = isLarge ? .vertical : .horizontal
        texts.spacing = isLarge ? 2 : 8
        value.numberOfLines = isLarge ? 0 : 1
    }

    override func show(_ item: CellItem) {
        guard case .setting(let title, let value, let hue) = item else { return }
        self.title.text = title
        self.value.text = value
        icon.backgroundColor = Palette.color(hue: hue)
    }
}

/// The beginning of an article beside its picture, or below it.
final class ArticleCell: PageCell {
    private let topic = makeLabel(.caption1, Palette.accent, isBold: true)
    private let title = makeLabel(.headline, lines: 3)
    private let text = makeLabel(.subheadline, .secondaryLabel, lines: 3)
    private let picture = PictureView()
    private lazy var texts = makeStack(.vertical, [topic, title, text], spacing: 3)
    private lazy var body = makeStack(.horizontal, [texts, picture], spacing: 14, alignment: .top)

    override func build() {
        picture.layer.cornerRadius = 10
        fill(with: body)
        let side = picture.heightAnchor.constraint(equalTo: picture.widthAnchor)
        let flat = picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.5)
        constrain([], ordinary: [side, picture.widthAnchor.constraint(equalToConstant: 92)], large: [flat])
    }

    override func arrange(forLargeText isLarge: Bool) {
        body.axis = isLarge ? .vertical : .horizontal
        body.alignment = isLarge ? .fill : .top
        title.numberOfLines = isLarge ? 0 : 3
        if (body.arrangedSubviews.first === picture) != isLarge {
            body.removeArrangedSubview(picture)
            body.insertArrangedSubview(picture, at: isLarge ? 0 : 1)
        }
    }

    override func show(_ item: CellItem) {
        guard case .article(let topic, let title, let text, let hue) = item else { return }
        self.topic.text = topic
        self.title.text = title
        self.text.text = text
        picture.hue = hue
    }
}

/// Something to buy: a picture with a badge, what it is, what it costs, what others think of it.
final class ProductCell: PageCell {
    private let picture = PictureView()
    private let badge = UIView()
    private let badgeText = makeLabel(.caption2, .white, isBold: true)
    private let title = makeLabel(.subheadline, lines: 2)
    private let price = makeLabel(.headline)
    private let stars = makeLabel(.caption1, .systemOrange)
    private lazy var line = makeStack(.horizontal, [price, stars], spacing: 6, alignment: .firstBaseline)

    override func build() {
        contentView.clipsToBounds = true
        badge.layer.cornerRadius = 6
        badge.backgroundColor = .systemRed
        let texts = makeStack(.vertical, [title, line], spacing: 4)
        add(picture, texts, badge)
        badgeText.translatesAutoresizingMaskIntoConstraints = false
        badge.addSubview(badgeText)
        price.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        // In a row of cards as high as the highest, the pictures are alike and the lines of text begin alike.
        constrain([
            picture.topAnchor.constraint(equalTo: contentView.topAnchor),
            picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            picture.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.72),
            texts.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 10),
            texts.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            texts.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            texts.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
            badge.topAnchor.constraint(equalTo: picture.topAnchor, constant: 10),
            badge.leadingAnchor.constraint(equalTo: picture.leadingAnchor, constant: 10),
            badgeText.topAnchor.constraint(equalTo: badge.topAnchor, constant: 3),
            badgeText.bottomAnchor.constraint(equalTo: badge.bottomAnchor, constant: -3),
            badgeText.leadingAnchor.constraint(equalTo: badge.leadingAnchor, constant: 7),
            badgeText.trailingAnchor.constraint(equalTo: badge.trailingAnchor, constant: -7),
        ])
        constrainWeakly(texts.bottomAnchor.constraint(equalTo: margins.bottomAnchor))
    }

    override func arrange(forLargeText isLarge: Bool) {
        line.axis = isLarge ? .vertical : .horizontal
        line.alignment = isLarge ? .fill : .firstBaseline
        title.numberOfLines = isLarge ? 0 : 2
    }

    override func show(_ item: CellItem) {
        guard case .product(let title, let price, let rating, let badge, let hue) = item else { return }
        self.title.text = title
        self.price.text = price
        stars.text = String(repeating: "★", count: rating) + String(repeating: "☆", count: 5 - rating)
        badgeText.text = badge
        self.badge.isHidden = badge == nil
        picture.hue = hue
    }
}

// MARK: - The contents

extension CellSection {
    static let all = people + talk + things

    static let people = [
        CellSection(
            title: "Profile", arrangement: .columns(600),
            items: [
                .profile(
                    name: "Ingrid Halvorsen",
                    about: "Boat builder on a small island. Wood, tar, and weather.",
                    numbers: [
                        CellPair(first: "128", second: "boats"),
                        CellPair(first: "4.9 k", second: "followers"),
                        CellPair(first: "312", second: "following"),
                    ])
            ]),
        CellSection(
            title: "This week", arrangement: .columns(160),
            items: [
                .tile(value: "8,412", caption: "Steps a day", change: "12 %", isUp: true),
                .tile(value: "7 h 05", caption: "Sleep", change: "4 %", isUp: false),
            ]),
        CellSection(
            title: "Topics", arrangement: .strip,
            items: [
                .tag("All", hue: 0.6), .tag("Boats", hue: 0.52), .tag("Carpentry", hue: 0.08),
                .tag("Tools", hue: 0.02), .tag("Weather at sea", hue: 0.56), .tag("Harbours", hue: 0.4),
                .tag("Knots", hue: 0.8), .tag("Paint", hue: 0.92),
            ]),
        CellSection(
            title: "Messages", arrangement: .columns(320),
            items: [
                .message(
                    name: "Mateo Silva", date: "09:41",
                    text:
                        "The planks are here. I put them under the roof beside the shed, as it looks like rain.",
                    isUnread: true),
                .message(
                    name: "Harbour Office of the Northern Archipelago", date: "Yesterday",
                    text: "Your berth is paid until May.", isUnread: false),
            ]),
        CellSection(
            title: "Contacts", arrangement: .columns(260),
            items: [
                .contact(name: "Amara Okafor", role: "Sail maker"),
                .contact(name: "Jun Watanabe", role: "Surveyor, and the one to ask about engines"),
            ]),
    ]

    static let talk = [
        CellSection(
            title: "Chat", arrangement: .columns(.infinity),
            items: [
                .bubble("Is she in the water yet?", time: "18:02", isOwn: false),
                .bubble(
                    "Since noon! She leaked for an hour, as they all do, and then the wood had swollen enough.",
                    time: "18:04", isOwn: true),
                .bubble("Wonderful", time: "18:05", isOwn: false),
            ]),
        CellSection(
            title: "Comments", arrangement: .columns(320),
            items: [
                .comment(
                    name: "Noor El-Amin", text: "How do you keep the tar from running in summer?",
                    reply: CellPair(
                        first: "Ingrid Halvorsen", second: "Thin coats, and in the shade. Three of them.")),
                .comment(name: "Pavel Novák", text: "Beautiful lines.", reply: nil),
            ]),
        CellSection(
            title: "Notifications", arrangement: .columns(320),
            items: [
                .notice(
                    title: "Amara invites you", text: "Launch of the Ternen, Saturday at eleven.",
                    actions: ["Accept", "Decline"]),
                .notice(title: "Wind warning", text: "Gale from the north-west until midnight.", actions: []),
            ]),
        CellSection(
            title: "Settings", arrangement: .columns(320),
            items: [
                .setting(title: "Units", value: "Metric", hue: 0.6),
                .setting(title: "Text size and display", value: "As the system", hue: 0.75),
            ]),
    ]

    static let things = [
        CellSection(
            title: "Saturday", arrangement: .columns(280),
            items: [
                .event(title: "Launch of the Ternen", place: "North quay", time: "11:00", hue: 0.56),
                .event(
                    title: "Dinner with everybody who has held a hammer",
                    place: "The old rope walk, upstairs",
                    time: "19:30", hue: 0.07),
            ]),
        CellSection(
            title: "Tracks", arrangement: .columns(320),
            items: [
                .track(number: 1, title: "Low Water", artist: "The Ferrymen", duration: "3:52"),
                .track(
                    number: 12, title: "A Very Long Way Round the Skerries at Night",
                    artist: "The Ferrymen, with the choir of the island school", duration: "11:07"),
            ]),
        CellSection(
            title: "Articles", arrangement: .columns(340),
            items: [
                .article(
                    topic: "CRAFT", title: "What a plank remembers",
                    text:
                        "Steam bends oak in minutes. It takes years until the oak agrees, and a good builder waits.",
                    hue: 0.08),
                .article(
                    topic: "WEATHER", title: "Reading the sky", text: "Six clouds to know by name.", hue: 0.55
                ),
            ]),
        CellSection(
            title: "Shop", arrangement: .columns(160),
            items: [
                .product(title: "Caulking mallet", price: "84 €", rating: 5, badge: "NEW", hue: 0.1),
                .product(
                    title: "Spokeshave with a flat sole and two blades", price: "119 €", rating: 4,
                    badge: nil,
                    hue: 0.46),
            ]),
        CellSection(
            title: "Tonight", arrangement: .cards(140),
            items: [
                .poster(title: "The Keeper of the Light", line: "Drama · 2 h 04", hue: 0.62),
                .poster(title: "Salt", line: "Documentary · 58 min", hue: 0.5),
                .poster(title: "Round the Cape", line: "Adventure · 1 h 47", hue: 0.03),
                .poster(title: "Fog", line: "Thriller · 1 h 31", hue: 0.74),
            ]),
    ]
}
