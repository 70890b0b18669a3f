// Tags side by side, on cards: a flow layout of one's own that asks its delegate for insets, spacings and sizes as
// functions (article A4, "Simplifying UICollectionViewFlowLayout Delegate Method usage"). Valid on iOS and tvOS too.

import SwiftUI
import Vitrine

@main
struct TagFlowApp: App {
    var body: some Scene {
        WindowGroup {
            TagPicker()
                .ignoresSafeArea()
        }
    }
}

struct TagPicker: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> TagViewController { TagViewController() }
    func updateUIViewController(_ controller: TagViewController, context: Context) {}
}

// MARK: - Layout

/// Lines of tags with a card behind each section.
final class TagLayout: LeadingFlowLayout {
    private static let card = "card"
    /// Between the edges of a card and the tags on it, in points.
    static let padding: CGFloat = 16

    override init() {
        super.init()
        register(CardView.self, forDecorationViewOfKind: Self.card)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        register(CardView.self, forDecorationViewOfKind: Self.card)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let sections = 0..<(collectionView?.numberOfSections ?? 0)
        let cards = sections.compactMap {
            layoutAttributesForDecorationView(ofKind: Self.card, at: IndexPath(item: 0, section: $0))
        }
        return (super.layoutAttributesForElements(in: rect) ?? [])
            + cards.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let section = indexPath.section
        guard elementKind == Self.card, let collectionView,
            case let count = collectionView.numberOfItems(inSection: section), count > 0,
            let first = layoutAttributesForItem(at: IndexPath(item: 0, section: section)),
            let last = layoutAttributesForItem(at: IndexPath(item: count - 1, section: section))
        else { return nil }
        let inset = inset(for: section)
        let top = first.frame.minY - inset.top - headerReferenceSize(for: section).height
        let attributes = UICollectionViewLayoutAttributes(
            forDecorationViewOfKind: elementKind, with: indexPath)
        attributes.frame = CGRect(
            x: inset.left - Self.padding, y: top,
            width: collectionViewContentSize.width - inset.left - inset.right + 2 * Self.padding,
            height: last.frame.maxY + Self.padding - top)
        attributes.zIndex = -1
        return attributes
    }
}

final class CardView: UICollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .card
        layer.cornerRadius = 22
    }

    required init?(coder: NSCoder) { fatalError("The card is made in code.") }
}

// MARK: - Controller

final class TagViewController: UIViewController, UICollectionViewDelegateFlowLayout {
    private typealias TagCell = ViewHostingCollectionViewCell<TagView>
    private typealias Heading = ViewHostingCollectionReusableView<HeadingView>

    private let groups = TagGroup.all
    private let titleLabel = UILabel()
    private let subtitleLabel = UILabel()
    private let layout = TagLayout()
    /// Not in any cell: it only measures.
    private let measure = TagView(frame: .zero)
    private var collectionView: UICollectionView!
    private var dataSource: ConfigurableCellDataSource<TagCell, Tag>!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .page

        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.backgroundColor = .clear
        collectionView.allowsMultipleSelection = true
        collectionView.contentInsetAdjustmentBehavior = .never
        collectionView.delegate = self
        dataSource = ConfigurableCellDataSource(collectionView: collectionView, sections: groups.map(\.tags))
        dataSource.registerSupplementaryView(HeadingView.Host.self) { [weak self] indexPath in
            self?.heading(of: indexPath.section) ?? HeadingView.Item()
        }
        view.addSubview(collectionView)

        titleLabel.text = "What shall we cook?"
        subtitleLabel.textColor = .secondaryLabel
        view.addSubview(titleLabel)
        view.addSubview(subtitleLabel)

        for indexPath in [[0, 1], [0, 6], [1, 2], [2, 0], [3, 1], [4, 0], [4, 5]] as [IndexPath] {
            collectionView.selectItem(at: indexPath, animated: false, scrollPosition: [])
        }
        tellSelection()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        titleLabel.font = .systemFont(ofSize: 32 * scale, weight: .bold)
        subtitleLabel.font = .systemFont(ofSize: 16 * scale)
        let width = view.bounds.width - 2 * margin
        let top = view.safeAreaInsets.top + 12 * scale
        titleLabel.frame = CGRect(x: margin, y: top, width: width, height: 40 * scale)
        subtitleLabel.frame = CGRect(x: margin, y: top + 42 * scale, width: width, height: 22 * scale)
        let start = top + 80 * scale
        let frame = CGRect(x: 0, y: start, width: view.bounds.width, height: view.bounds.height - start)
        if collectionView.frame != frame {
            collectionView.frame = frame
            collectionView.contentInset.bottom = view.safeAreaInsets.bottom
            layout.invalidateLayout()
        }
    }

    /// Larger where one looks from afar.
    private var scale: CGFloat { traitCollection.userInterfaceIdiom == .tv ? 1.7 : 1 }

    /// Left and right of the cards: no wider than is good to read.
    private var margin: CGFloat { max(20, (view.bounds.width - 680 * scale) / 2) }

    // MARK: Selection

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        tellSelection(in: indexPath.section)
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        tellSelection(in: indexPath.section)
    }

    /// With a remote or the arrow keys: the tag in focus is lifted.
    func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        let previous = context.previouslyFocusedIndexPath.flatMap(collectionView.cellForItem(at:))
        let next = context.nextFocusedIndexPath.flatMap(collectionView.cellForItem(at:))
        coordinator.addCoordinatedAnimations({
            previous?.transform = .identity
            previous?.layer.shadowOpacity = 0
            next?.transform = CGAffineTransform(scaleX: 1.12, y: 1.12)
            next?.layer.shadowOpacity = 0.3
            next?.layer.shadowRadius = 10
            next?.layer.shadowOffset = CGSize(width: 0, height: 8)
        })
    }

    private func tellSelection(in section: Int? = nil) {
        let count = collectionView.indexPathsForSelectedItems?.count ?? 0
        subtitleLabel.text = count == 1 ? "1 choice" : "\(count) choices"
        guard let section else { return }
        let heading = collectionView.supplementaryView(
            forElementKind: HeadingView.elementKind, at: IndexPath(item: 0, section: section))
        (heading as? HeadingView.Host)?.configure(for: self.heading(of: section))
    }

    private func heading(of section: Int) -> HeadingView.Item {
        let selected = collectionView.indexPathsForSelectedItems?.filter { $0.section == section }.count ?? 0
        return HeadingView.Item(
            title: groups[section].title, count: selected == 0 ? "" : "\(selected)",
            color: groups[section].color,
            margin: layout.inset(for: section).left, scale: scale)
    }

    // MARK: What the layout asks

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        measure.configure(for: groups[indexPath.section].tags[indexPath.item])
        let size = measure.sizeThatFits(CGSize(width: view.bounds.width, height: 100))
        return CGSize(width: (size.width * scale).rounded(.up), height: (size.height * scale).rounded())
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        let side = margin + TagLayout.padding
        return UIEdgeInsets(
            top: 4, left: side, bottom: TagLayout.padding + groups[section].style.gap * 2, right: side)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { groups[section].style.gap * scale }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { groups[section].style.gap * scale }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 0, height: 44 * scale) }
}

// MARK: - Views

/// A tag: tinted in its group's colour, and filled with it when it is selected.
final class TagView: UIView, CellConfinable {
    private let label = UILabel()
    private var item: Tag?

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.textAlignment = .center
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("The tag is made in code.") }

    var isSelected = false {
        didSet { UIView.animate(withDuration: 0.2) { self.showState() } }
    }

    var isHighlighted = false {
        didSet {
            let scale: CGFloat = isHighlighted ? 0.94 : 1
            UIView.animate(withDuration: 0.15) { self.transform = CGAffineTransform(scaleX: scale, y: scale) }
        }
    }

    func prepareForReuse() {}

    func configure(for item: Tag) {
        self.item = item
        label.text = item.title
        label.font = .systemFont(ofSize: item.style.fontSize, weight: item.style.weight)
        showState()
        setNeedsLayout()
    }

    private func showState() {
        guard let item else { return }
        backgroundColor = isSelected ? item.color : item.color.withAlphaComponent(0.16)
        label.textColor = isSelected ? .white : .label
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let style = item?.style else { return .zero }
        return CGSize(width: label.sizeThatFits(size).width + 2 * style.padding, height: style.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let style = item?.style else { return }
        layer.cornerRadius = bounds.height / 2
        label.frame = bounds
        label.font = .systemFont(ofSize: style.fontSize * bounds.height / style.height, weight: style.weight)
    }
}

/// The title of a group, and how many of its tags are selected.
final class HeadingView: UIView, SupplementaryConfinable {
    typealias Host = ViewHostingCollectionReusableView<HeadingView>

    struct Item {
        var title = ""
        var count = ""
        var color = UIColor.clear
        var margin: CGFloat = 0
        var scale: CGFloat = 1
    }

    static var elementKind: String { UICollectionView.elementKindSectionHeader }

    private let titleLabel = UILabel()
    private let countLabel = UILabel()
    private var margin: CGFloat = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(titleLabel)
        addSubview(countLabel)
    }

    required init?(coder: NSCoder) { fatalError("The heading is made in code.") }

    func prepareForReuse() {}

    func configure(for item: Item) {
        titleLabel.text = item.title
        titleLabel.font = .systemFont(ofSize: 17 * item.scale, weight: .semibold)
        countLabel.text = item.count
        countLabel.font = .systemFont(ofSize: 17 * item.scale, weight: .semibold)
        countLabel.textColor = item.color
        margin = item.margin
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        countLabel.textAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
        titleLabel.frame = bounds.insetBy(dx: margin, dy: 0)
        countLabel.frame = titleLabel.frame
    }
}

extension UIColor {
    static let page = UIColor { traits in
        traits.userInterfaceStyle == .dark ? .black : UIColor(red: 0.949, green: 0.949, blue: 0.969, alpha: 1)
    }
    static let card = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(red: 0.11, green: 0.11, blue: 0.118, alpha: 1) : .white
    }
}

// MARK: - Model

struct TagStyle: Hashable {
    var fontSize: CGFloat
    var weight: UIFont.Weight
    var height: CGFloat
    var padding: CGFloat
    /// Between tags, in points.
    var gap: CGFloat

    static let large = TagStyle(fontSize: 17, weight: .semibold, height: 44, padding: 18, gap: 10)
    static let regular = TagStyle(fontSize: 15, weight: .medium, height: 36, padding: 14, gap: 8)
    static let small = TagStyle(fontSize: 13, weight: .medium, height: 28, padding: 11, gap: 6)
}

struct Tag: Hashable {
    var title: String
    var style: TagStyle
    var color: UIColor
}

struct TagGroup {
    var title: String
    var color: UIColor
    var style: TagStyle
    var tags: [Tag]

    init(_ title: String, _ color: UIColor, _ style: TagStyle, _ tags: [String]) {
        self.title = title
        self.color = color
        self.style = style
        self.tags = tags.map { Tag(title: $0, style: style, color: color) }
    }

    static let all = [
        TagGroup(
            "Cuisines", .systemOrange, .large,
            ["Italian", "Japanese", "Mexican", "Thai", "French", "Greek", "Lebanese", "Korean"]),
        TagGroup(
            "In season", .systemPink, .regular,
            ["Rhubarb", "Asparagus", "Strawberries", "New potatoes", "Peas", "Radishes", "Spinach"]),
        TagGroup(
            "Diet", .systemGreen, .small,
            ["Vegetarian", "Vegan", "No gluten", "Low salt", "High protein", "No nuts", "For children"]),
        TagGroup("Time", .systemBlue, .regular, ["15 minutes", "Half an hour", "An afternoon", "Overnight"]),
        TagGroup(
            "Method", .systemPurple, .small,
            [
                "One pot", "No oven", "Grill", "Wok", "Pressure cooker", "By hand", "Baked", "Raw",
                "For the freezer",
            ]),
    ]
}
