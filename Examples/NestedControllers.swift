// Collection views in the cells of a collection view, as article A2 wants them: each shelf of a music library is a
// child view controller with a collection view of its own, hosted in a cell. Shelves keep their places when they
// scroll away, although a handful of controllers serves them all. Valid on iOS and tvOS too.
//
// The switch in the corner (the play button of a remote) puts the article's first cell in the place of Vitrine's: scroll
// down and up again, and shelves are missing. Switched back, they are all there.

import UIKit
import Vitrine

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = LibraryController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

// MARK: - The list of shelves

final class LibraryController: UICollectionViewController {
    private var shelves: HostedControllers<Shelf.ID, ShelfController>!
    private var dataSource: UICollectionViewDiffableDataSource<Shelf.ID, Shelf.ID>!
    private let ledgerLine = LedgerLine()
    /// The shelves while the article's first cell shows them; nil while Vitrine's does.
    private var forgetfulShelves: ForgetfulShelves?

    init() {
        super.init(collectionViewLayout: LibraryController.makeLayout())
        shelves = HostedControllers(parent: self) {
            ShelfController()
        } configure: { controller, id in
            controller.show(Shelf.all[id])
        }
    }

    required init?(coder: NSCoder) {
        fatalError("The library is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .page
        collectionView.backgroundColor = .clear
        collectionView.showsVerticalScrollIndicator = false
        collectionView.contentInset.bottom = LedgerLine.height
        view.addSubview(ledgerLine)
        ledgerLine.onSwitch = { [weak self] in self?.switchCells() }
        shelves.ledger.log = { [weak self] in self?.note($0) }
        fill()
    }

    /// Fills the list with cells of the kind that the switch says.
    private func fill() {
        ledgerLine.isForgetful = forgetfulShelves != nil
        dataSource =
            forgetfulShelves?.makeDataSource(for: collectionView)
            ?? shelves.makeDataSource(for: collectionView, section: Shelf.ID.self)
        addHeaders()
        var snapshot = NSDiffableDataSourceSnapshot<Shelf.ID, Shelf.ID>()
        for shelf in Shelf.all {
            snapshot.appendSections([shelf.id])
            snapshot.appendItems([shelf.id], toSection: shelf.id)
        }
        shelves.apply(snapshot, to: dataSource, animatingDifferences: false)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let height = LedgerLine.height + view.safeAreaInsets.bottom
        ledgerLine.frame = CGRect(
            x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    }

    // MARK: The bug, and its cure

    private func switchCells() {
        if let former = forgetfulShelves {
            forgetfulShelves = nil
            fill()
            former.removeAll()
        } else {
            forgetfulShelves = ForgetfulShelves(parent: self)
            fill()
        }
        walk()
    }

    /// Scrolls there and back until a forgetful cell is used again after its view has moved on: a shelf comes and goes,
    /// comes again in another cell, and then its first cell is used for a shelf further down.
    private func walk() {
        collectionView.contentOffset.y = 0
        collectionView.layoutIfNeeded()
        let visible = collectionView.indexPathsForVisibleItems.count
        for first in 0..<8 {
            for step in [visible, 0, visible + 2, visible + 3] {
                collectionView.layoutIfNeeded()
                let path = IndexPath(item: 0, section: first + step)
                let top = collectionView.layoutAttributesForItem(at: path)?.frame.minY ?? 0
                collectionView.contentOffset.y = max(0, top + 60 - collectionView.bounds.height)
            }
            collectionView.layoutIfNeeded()
            scrollViewDidScroll(collectionView)
            guard forgetfulShelves != nil, forgottenCount == 0 else { return }
        }
    }

    /// How many cells on the screen have lost their view.
    private var forgottenCount: Int {
        collectionView.visibleCells.count { ($0 as? ForgetfulCell)?.hasForgotten == true }
    }

    /// A remote has no use for the corner of the screen, and a key for this.
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: { $0.type == .playPause }) {
            switchCells()
        } else {
            super.pressesEnded(presses, with: event)
        }
    }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard forgetfulShelves != nil else { return }
        ledgerLine.show(
            "\(forgottenCount) of \(collectionView.visibleCells.count) cells forgot their shelves",
            detail: "The first cell of the article")
    }

    // MARK: Shelves come and go

    override func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        shelves.willDisplay(cell, at: indexPath)
    }

    override func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        shelves.didEndDisplaying(cell)
    }

    /// The cards in the shelves have focus, the shelves have not.
    override func collectionView(
        _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
    ) -> Bool {
        false
    }

    /// The latest change of hands, at the bottom of the screen.
    private func note(_ entry: HostedViewLedger.Entry) {
        guard entry.change == .hosted, let cell = entry.to, let id = Int(entry.view) else { return }
        let former = entry.from.map { ", before in cell \($0.cell)" } ?? ""
        ledgerLine.show(
            "\(Shelf.all[id].title) is in cell \(cell.cell)\(former)",
            detail: "\(shelves.count) controllers")
    }

    // MARK: Layout

    private func addHeaders() {
        let kind = UICollectionView.elementKindSectionHeader
        let heading = UICollectionView.SupplementaryRegistration<HeadingView>(elementKind: kind) {
            view, _, indexPath in
            view.show(Shelf.all[indexPath.section].title, style: .shelf)
        }
        let title = UICollectionView.SupplementaryRegistration<HeadingView>(elementKind: "title") {
            view, _, _ in
            view.show("Listen Now", style: .page)
        }
        dataSource.supplementaryViewProvider = { collectionView, elementKind, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(
                using: elementKind == kind ? heading : title, for: indexPath)
        }
    }

    private static func makeLayout() -> UICollectionViewLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.contentInsetsReference = .none
        configuration.boundarySupplementaryItems = [header(of: "title", height: Metrics.current.titleHeight)]
        let provider: UICollectionViewCompositionalLayoutSectionProvider = { index, _ in
            let height = Shelf.all[index].kind.shelfHeight
            let size = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
            let section = NSCollectionLayoutSection(
                group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
            section.contentInsetsReference = .none
            section.boundarySupplementaryItems = [
                header(of: UICollectionView.elementKindSectionHeader, height: Metrics.current.headingHeight)
            ]
            return section
        }
        return UICollectionViewCompositionalLayout(sectionProvider: provider, configuration: configuration)
    }

    private static func header(of kind: String, height: CGFloat)
        -> NSCollectionLayoutBoundarySupplementaryItem
    {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
            elementKind: kind, alignment: .top)
    }
}

// MARK: - One shelf

/// A child of the library: a row of cards. Its scroll position is the library's business; which card had the focus it
/// hands over itself.
final class ShelfController: UICollectionViewController, ReusableController, ItemStateKeeping {
    private var shelf: Shelf?
    private let flowLayout = UICollectionViewFlowLayout()

    /// The card that had the focus last.
    var itemState: IndexPath?

    init() {
        flowLayout.scrollDirection = .horizontal
        super.init(collectionViewLayout: flowLayout)
    }

    required init?(coder: NSCoder) {
        fatalError("The shelf is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .clear
        collectionView.clipsToBounds = false
        collectionView.allowsFocus = true
        collectionView.showsHorizontalScrollIndicator = false
        collectionView.contentInsetAdjustmentBehavior = .never
        collectionView.register(CardCell.self, forCellWithReuseIdentifier: "card")
    }

    func show(_ shelf: Shelf) {
        guard shelf.id != self.shelf?.id else { return }
        self.shelf = shelf
        flowLayout.itemSize = shelf.kind.cardSize
        flowLayout.minimumLineSpacing = Metrics.current.spacing
        flowLayout.sectionInset = UIEdgeInsets(
            top: Metrics.current.lift, left: Metrics.current.margin, bottom: Metrics.current.lift,
            right: Metrics.current.margin)
        collectionView.reloadData()
    }

    func prepareForReuse() {
        itemState = nil
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
    {
        shelf?.records.count ?? 0
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
        if let shelf, let cell = cell as? CardCell {
            cell.show(shelf.records[indexPath.item], as: shelf.kind)
        }
        return cell
    }

    override func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
        itemState
    }

    override func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        if let indexPath = context.nextFocusedIndexPath { itemState = indexPath }
    }
}

// MARK: - The bug of article A2

/// The article's first cell. A cell that waits to be used again still knows the view that it had, and takes it away when
/// it is used, although the view is in another cell by then.
final class ForgetfulCell: UICollectionViewCell {
    weak var hostedView: UIView? {
        didSet {
            // The article's cure: if oldValue.isDescendant(of: self)
            if let oldValue {
                oldValue.removeFromSuperview()
            }
            if let hostedView {
                hostedView.frame = contentView.bounds
                contentView.addSubview(hostedView)
            }
        }
    }

    /// Whether the view that should be here is not.
    var hasForgotten: Bool { hostedView?.isDescendant(of: self) != true }

    override func prepareForReuse() {
        super.prepareForReuse()
        hostedView = nil
    }
}

/// A controller for each shelf, in the cells that forget.
@MainActor
final class ForgetfulShelves {
    private unowned let parent: UIViewController
    private var controllers: [Shelf.ID: ShelfController] = [:]

    init(parent: UIViewController) {
        self.parent = parent
    }

    func makeDataSource(
        for collectionView: UICollectionView
    ) -> UICollectionViewDiffableDataSource<Shelf.ID, Shelf.ID> {
        collectionView.register(ForgetfulCell.self, forCellWithReuseIdentifier: "forgetful")
        return UICollectionViewDiffableDataSource(collectionView: collectionView) {
            [weak self] collectionView, indexPath, id in
            let cell = collectionView.dequeueReusableCell(
                withReuseIdentifier: "forgetful", for: indexPath)
            (cell as? ForgetfulCell)?.hostedView = self?.controller(for: id).view
            return cell
        }
    }

    private func controller(for id: Shelf.ID) -> ShelfController {
        if let known = controllers[id] { return known }
        let controller = ShelfController()
        controller.show(Shelf.all[id])
        parent.addChild(controller)
        controller.didMove(toParent: parent)
        controllers[id] = controller
        return controller
    }

    func removeAll() {
        for controller in controllers.values {
            controller.willMove(toParent: nil)
            controller.view.removeFromSuperview()
            controller.removeFromParent()
        }
        controllers = [:]
    }
}

// MARK: - Views

/// Artwork with a title below it.
final class CardCell: UICollectionViewCell {
    private let artwork = ArtworkView()
    private let caption = UIView()
    private let titleLabel = UILabel()
    private let artistLabel = UILabel()
    private var kind = Shelf.Kind.albums

    override init(frame: CGRect) {
        super.init(frame: frame)
        titleLabel.font = .systemFont(ofSize: Metrics.current.cardTextSize, weight: .medium)
        titleLabel.textColor = .label
        artistLabel.font = .systemFont(ofSize: Metrics.current.cardTextSize)
        artistLabel.textColor = .secondaryLabel
        layer.cornerRadius = Metrics.current.cornerRadius
        for view in [artwork, caption] { contentView.addSubview(view) }
        for label in [titleLabel, artistLabel] { caption.addSubview(label) }
    }

    required init?(coder: NSCoder) {
        fatalError("The card is made in code.")
    }

    func show(_ record: Record, as kind: Shelf.Kind) {
        self.kind = kind
        let isRound = kind == .artists
        artwork.show(record)
        titleLabel.text = isRound ? record.artist : record.title
        artistLabel.text = isRound ? nil : record.artist
        titleLabel.textAlignment = isRound ? .center : .natural
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = contentView.bounds.width
        let line = Metrics.current.cardLineHeight
        let height = contentView.bounds.height - kind.captionHeight
        artwork.bounds = CGRect(x: 0, y: 0, width: width, height: height)
        artwork.center = CGPoint(x: width / 2, y: height / 2)
        artwork.layer.cornerRadius = kind == .artists ? height / 2 : Metrics.current.cornerRadius
        caption.bounds = CGRect(x: 0, y: 0, width: width, height: 2 * line)
        caption.center = CGPoint(x: width / 2, y: height + Metrics.current.captionSpacing + line)
        titleLabel.frame = CGRect(x: 0, y: 0, width: width, height: line)
        artistLabel.frame = CGRect(x: 0, y: line, width: width, height: line)
    }

    override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        // Elsewhere the system draws a ring around the card.
        guard traitCollection.userInterfaceIdiom == .tv else { return }
        let isFocused = isFocused
        coordinator.addCoordinatedAnimations {
            let distance = self.artwork.bounds.height * 0.05
            self.artwork.transform = isFocused ? CGAffineTransform(scaleX: 1.1, y: 1.1) : .identity
            self.caption.transform = isFocused ? CGAffineTransform(translationX: 0, y: distance) : .identity
        }
    }
}

/// A cover made of a gradient and a few shapes, another one for each record.
final class ArtworkView: UIView {
    private let gradient = CAGradientLayer()
    private let shapes = (0..<3).map { _ in CAShapeLayer() }
    private var record: Record?

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.masksToBounds = true
        layer.addSublayer(gradient)
        for shape in shapes { layer.addSublayer(shape) }
    }

    required init?(coder: NSCoder) {
        fatalError("The artwork is made in code.")
    }

    func show(_ record: Record) {
        self.record = record
        gradient.colors = record.colors.map(\.cgColor)
        gradient.startPoint = CGPoint(x: 0, y: 0)
        gradient.endPoint = CGPoint(x: 1, y: 1)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let record else { return }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        gradient.frame = bounds
        for (index, shape) in shapes.enumerated() {
            shape.frame = bounds
            shape.path = record.pattern.path(index, in: bounds)
            shape.fillColor = UIColor(white: 1, alpha: 0.10 + 0.05 * CGFloat(index)).cgColor
        }
        CATransaction.commit()
    }
}

/// The title of the page, and the headings of shelves.
final class HeadingView: UICollectionReusableView {
    enum Style { case page, shelf }

    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.textColor = .label
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        fatalError("The heading is made in code.")
    }

    func show(_ text: String, style: Style) {
        label.text = text
        label.font = .systemFont(
            ofSize: style == .page ? Metrics.current.titleSize : Metrics.current.headingSize, weight: .bold)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = label.font.lineHeight.rounded(.up)
        label.frame = CGRect(
            x: Metrics.current.margin, y: bounds.height - height,
            width: bounds.width - 2 * Metrics.current.margin,
            height: height)
    }
}

/// What happened last, at the bottom of the screen, and the switch between the cells.
final class LedgerLine: UIView {
    static var height: CGFloat { Metrics.current.ledgerHeight }

    /// Called when the switch is turned.
    var onSwitch: (() -> Void)?
    var isForgetful = false {
        didSet {
            toggle.setTitle(isForgetful ? "Show the cure" : "Show the bug", for: .normal)
            show("", detail: "")
        }
    }

    private let text = UILabel()
    private let detail = UILabel()
    private let hairline = UIView()
    private let toggle = UIButton(type: .system)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .page
        hairline.backgroundColor = .secondaryLabel.withAlphaComponent(0.25)
        text.textColor = .secondaryLabel
        detail.textColor = .secondaryLabel
        text.font = .systemFont(ofSize: Metrics.current.ledgerTextSize, weight: .medium)
        detail.font = .systemFont(ofSize: Metrics.current.ledgerTextSize)
        toggle.titleLabel?.font = .systemFont(ofSize: Metrics.current.ledgerTextSize, weight: .semibold)
        toggle.addAction(UIAction { [weak self] _ in self?.onSwitch?() }, for: .primaryActionTriggered)
        for view in [hairline, text, detail, toggle] { addSubview(view) }
        // On a television the focus belongs to the shelves, and a key turns the switch.
        toggle.isHidden = traitCollection.userInterfaceIdiom == .tv
    }

    required init?(coder: NSCoder) {
        fatalError("The line is made in code.")
    }

    func show(_ line: String, detail count: String) {
        text.text = line
        detail.text = count
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let margin = Metrics.current.margin
        let line = text.font.lineHeight.rounded(.up)
        let top = (Self.height - 2 * line) / 2
        let side = 8 * Metrics.current.ledgerTextSize
        hairline.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0.5)
        text.frame = CGRect(x: margin, y: top, width: bounds.width - 2 * margin - side, height: line)
        detail.frame = text.frame.offsetBy(dx: 0, dy: line)
        toggle.frame = CGRect(x: bounds.width - margin - side, y: 0, width: side, height: Self.height)
    }
}

// MARK: - Sizes

/// Sizes in points, for a screen at hand or for a television.
@MainActor
struct Metrics {
    static let current = UIDevice.current.userInterfaceIdiom == .tv ? Metrics.television : Metrics.phone

    var margin: CGFloat
    var spacing: CGFloat
    /// Room around cards for the focused one to grow into.
    var lift: CGFloat
    var unit: CGFloat
    var cornerRadius: CGFloat
    var cardTextSize: CGFloat
    var cardLineHeight: CGFloat
    var captionSpacing: CGFloat
    var titleSize: CGFloat
    var titleHeight: CGFloat
    var headingSize: CGFloat
    var headingHeight: CGFloat
    var ledgerTextSize: CGFloat
    var ledgerHeight: CGFloat

    static let phone = Metrics(
        margin: 20, spacing: 14, lift: 10, unit: 1, cornerRadius: 8, cardTextSize: 13, cardLineHeight: 17,
        captionSpacing: 6, titleSize: 34, titleHeight: 50, headingSize: 22, headingHeight: 42,
        ledgerTextSize: 12, ledgerHeight: 48)
    static let television = Metrics(
        margin: 80, spacing: 40, lift: 24, unit: 1.8, cornerRadius: 14, cardTextSize: 24, cardLineHeight: 30,
        captionSpacing: 14, titleSize: 76, titleHeight: 96, headingSize: 38, headingHeight: 66,
        ledgerTextSize: 20, ledgerHeight: 76)
}

extension UIColor {
    /// The background of the page; tvOS has no `systemBackground`.
    static let page = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 0.05, alpha: 1) : UIColor(white: 0.99, alpha: 1)
    }
}

// MARK: - Model

struct Shelf: Identifiable {
    enum Kind { case features, albums, artists, mixes }

    let id: Int
    let title: String
    let kind: Kind
    let records: [Record]
}

extension Shelf.Kind {
    @MainActor var cardSize: CGSize {
        let metrics = Metrics.current
        let artwork: CGSize =
            switch self {
            case .features: CGSize(width: 290, height: 174)
            case .albums: CGSize(width: 154, height: 154)
            case .artists: CGSize(width: 112, height: 112)
            case .mixes: CGSize(width: 190, height: 190)
            }
        let width = (artwork.width * metrics.unit).rounded()
        let height = (artwork.height * metrics.unit).rounded()
        return CGSize(width: width, height: height + captionHeight)
    }

    /// One or two lines of text below the artwork.
    @MainActor var captionHeight: CGFloat {
        Metrics.current.captionSpacing + (self == .artists ? 1 : 2) * Metrics.current.cardLineHeight
    }

    @MainActor var shelfHeight: CGFloat { cardSize.height + 2 * Metrics.current.lift }
}

struct Record {
    let title: String
    let artist: String
    let colors: [UIColor]
    let pattern: Pattern

    /// - Parameter hue: The hue of the shelf, from 0 to 1.
    init(number: Int, hue: Double) {
        let first = [
            "Quiet", "Paper", "Northern", "Golden", "Velvet", "Distant", "Electric", "Hollow", "Salt",
            "Glass",
        ]
        let second = [
            "Harbours", "Lanterns", "Weather", "Arcade", "Orchard", "Satellites", "Rooms", "Rivers", "Parade",
        ]
        let artists = [
            "Mira Halden", "The Low Tides", "Okonjo", "Late Ferry", "Ines Duarte", "Field Notes",
            "Arvo & Lune",
            "Sable Coast", "Juniper Hall", "Kito Mbeki", "Blue Hours",
        ]
        title = "\(first[number * 7 % first.count]) \(second[number * 5 % second.count])"
        artist = artists[number * 3 % artists.count]
        // Along the shelf the hues wander, so that neighbours go together.
        let base = Self.fraction(hue + Double(number % 8) * 0.06)
        let other = Self.fraction(base + (number.isMultiple(of: 2) ? 0.11 : -0.13))
        colors = [
            UIColor(hue: base, saturation: 0.58, brightness: 0.98, alpha: 1),
            UIColor(hue: other, saturation: 0.82, brightness: 0.62, alpha: 1),
        ]
        pattern = Pattern.allCases[(number + number / 4 + number / 7) % Pattern.allCases.count]
    }

    private static func fraction(_ value: Double) -> CGFloat {
        CGFloat(value - value.rounded(.down))
    }
}

/// What a cover shows.
enum Pattern: CaseIterable {
    case rings, sun, hills, bars

    /// One of three shapes.
    func path(_ index: Int, in rect: CGRect) -> CGPath {
        let side = min(rect.width, rect.height)
        let step = CGFloat(index)
        func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> CGPath {
            CGPath(
                ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius),
                transform: nil)
        }
        switch self {
        case .rings:
            return circle(rect.midX, rect.midY, side * (0.44 - 0.14 * step))
        case .sun:
            return circle(rect.maxX - side * 0.28, side * 0.34, side * (0.52 - 0.16 * step))
        case .hills:
            return circle(
                rect.width * (0.15 + 0.35 * step), rect.height + side * (0.14 + 0.05 * step), side * 0.55)
        case .bars:
            let path = CGMutablePath()
            let x = rect.width * (0.16 + 0.26 * step)
            path.move(to: CGPoint(x: x, y: rect.height))
            path.addLine(to: CGPoint(x: x + rect.width * 0.16, y: rect.height))
            path.addLine(to: CGPoint(x: x + rect.width * 0.46, y: 0))
            path.addLine(to: CGPoint(x: x + rect.width * 0.30, y: 0))
            path.closeSubpath()
            return path
        }
    }
}

extension Shelf {
    static let all: [Shelf] = {
        let kinds: [(String, Kind)] = [
            ("Top Picks", .features), ("Recently Played", .albums), ("Artists You Love", .artists),
            ("Made for You", .mixes), ("New Releases", .albums), ("Late Night", .albums),
            ("Live Sessions", .features),
            ("Jazz Cellar", .albums), ("New Voices", .artists), ("Focus", .mixes), ("Film Scores", .albums),
            ("Sunday Morning", .albums), ("Radio Plays", .features), ("Running", .mixes),
            ("Strings", .albums),
            ("Composers", .artists), ("Around the World", .albums), ("Slow Evenings", .mixes),
            ("Rediscovered", .albums), ("From the Archive", .features),
        ]
        return kinds.enumerated().map { id, entry in
            let hue = (0.56 + Double(id) * 0.17).truncatingRemainder(dividingBy: 1)
            return Shelf(
                id: id, title: entry.0, kind: entry.1,
                records: (0..<16).map { Record(number: id * 5 + $0, hue: hue) })
        }
    }()
}
