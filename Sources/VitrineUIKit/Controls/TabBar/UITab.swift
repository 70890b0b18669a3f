/// One tab of a tab bar controller: what its item shows, and the controller behind it, which is made when the tab is
/// first chosen.
@MainActor @preconcurrency
open class UITab: NSObject {
    /// A name that does not change, to find the tab by.
    open private(set) var identifier: String
    /// The text of the item.
    open var title: String { didSet { item.title = title } }
    /// The image of the item.
    open var image: UIImage? { didSet { item.image = image } }
    /// The text of the badge; nil is none.
    open var badgeValue: String? { didSet { item.badgeValue = badgeValue } }
    /// Whether the tab can be chosen. True unless set.
    open var isEnabled = true { didSet { item.isEnabled = isEnabled } }
    /// Whether the tab is left out of the bar. False unless set.
    open var isHidden = false { didSet { if isHidden != oldValue { tabBarController?.tabsDidChange() } } }
    /// What the program wants to remember about the tab.
    open var userInfo: Any?
    /// The controller around the tab.
    open internal(set) weak var tabBarController: UITabBarController?

    /// The controller behind the tab; asking for it makes it.
    open var viewController: UIViewController? {
        if let madeViewController { return madeViewController }
        let made = provider?(self) ?? UIViewController()
        madeViewController = made
        provider = nil
        return made
    }

    private(set) final var madeViewController: UIViewController?
    private final var provider: ((UITab) -> UIViewController)?
    final let item = UITabBarItem()

    /// Makes a tab.
    ///
    /// - Parameter viewControllerProvider: Makes the controller, once.
    public init(
        title: String, image: UIImage?, identifier: String,
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier
        provider = viewControllerProvider
        super.init()
        item.title = title
        item.image = image
    }
}
