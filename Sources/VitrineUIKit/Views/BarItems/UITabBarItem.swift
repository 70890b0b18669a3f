public import Foundation

/// A button of a tab bar: an image and a title, and a badge.
@MainActor @preconcurrency
open class UITabBarItem: UIBarItem {
    /// The items of the system: titles with symbols.
    public enum SystemItem: Int, Sendable {
        /// "More", three dots.
        case more = 0
        /// "Favorites", a star.
        case favorites = 1
        /// "Featured", a star.
        case featured = 2
        /// "Top Rated", a star.
        case topRated = 3
        /// "Recents", a clock.
        case recents = 4
        /// "Contacts", a person in a circle.
        case contacts = 5
        /// "History", a clock.
        case history = 6
        /// "Bookmarks", an open book.
        case bookmarks = 7
        /// "Search", a magnifying glass.
        case search = 8
        /// "Downloads", an arrow down.
        case downloads = 9
        /// "Most Recent", a clock.
        case mostRecent = 10
        /// "Most Viewed", a list with numbers.
        case mostViewed = 11
    }

    /// The image of the chosen item; nil is ``UIBarItem/image``.
    open var selectedImage: UIImage? { didSet { if selectedImage != oldValue { didChange() } } }
    /// The text in a red oval at the image's corner; nil is none, an empty text a dot.
    open var badgeValue: String? { didSet { if badgeValue != oldValue { didChange() } } }
    /// The colour of the badge; nil is that of the appearance, else red.
    open var badgeColor: UIColor? {
        didSet {
            recordAppearance(\UITabBarItem.badgeColor, from: oldValue)
            if badgeColor != oldValue { didChange() }
        }
    }
    /// How far the title is moved from its place, in points.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet {
            recordAppearance(\UITabBarItem.titlePositionAdjustment, from: oldValue)
            if titlePositionAdjustment != oldValue { didChange() }
        }
    }
    /// How the bar looks while this item is chosen and content lies under it; nil is as the bar says.
    open var standardAppearance: UITabBarAppearance? {
        get { storedStandard }
        set { storedStandard = copy(of: newValue) }
    }
    /// How the bar looks while this item is chosen and content ends above it.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { storedScrollEdge }
        set { storedScrollEdge = copy(of: newValue) }
    }
    private final var storedStandard: UITabBarAppearance? { didSet { didChange() } }
    private final var storedScrollEdge: UITabBarAppearance? { didSet { didChange() } }

    private func copy(of appearance: UITabBarAppearance?) -> UITabBarAppearance? {
        guard let appearance else { return nil }
        let copy = appearance._copied()
        copy.observer = { [weak self] in self?.didChange() }
        return copy
    }

    /// The attributes of the badge's text by the raw values of controls' states.
    final var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:] { didSet { didChange() } }

    /// Makes an empty item.
    public override init() { super.init() }

    /// Makes an item of a nib; of other coders an empty one.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func take(_ nib: NibCoder) {
        if let systemItem = Self.systemItem(nib) { takeFace(of: systemItem) }
        super.take(nib)
        takeTabItem(nib)
    }

    /// Makes an item of a title and an image.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Makes an item of a title and an image, with another image while it is chosen.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    private final func takeFace(of systemItem: SystemItem) {
        title = systemItem.title
        image = UIImage(systemName: systemItem.symbol)
    }

    /// Makes one of the system's items.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        takeFace(of: systemItem)
        self.tag = tag
    }
}

extension UITabBarItem.SystemItem {
    fileprivate var title: String {
        switch self {
        case .more: "More"
        case .favorites: "Favorites"
        case .featured: "Featured"
        case .topRated: "Top Rated"
        case .recents: "Recents"
        case .contacts: "Contacts"
        case .history: "History"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .downloads: "Downloads"
        case .mostRecent: "Most Recent"
        case .mostViewed: "Most Viewed"
        }
    }

    /// What UIKit's images look like, as names of symbols.
    fileprivate var symbol: String {
        switch self {
        case .more: "ellipsis"
        case .favorites, .featured, .topRated: "star.fill"
        case .recents, .history, .mostRecent: "clock.fill"
        case .contacts: "person.crop.circle.fill"
        case .bookmarks: "book.fill"
        case .search: "magnifyingglass"
        case .downloads: "arrow.down.circle.fill"
        case .mostViewed: "list.number"
        }
    }
}
