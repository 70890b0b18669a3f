/// Which of Apple's classes inherits from which, as far as programs extend them.
enum AppleClasses {
    private static let subclasses: [String: [String]] = [
        "NSObject": [
            "UIResponder", "CALayer", "UIGestureRecognizer", "UICollectionViewLayout", "CAAnimation",
        ],
        "UIResponder": ["UIView", "UIViewController", "UIApplication"],
        "UIView": [
            "UIControl", "UILabel", "UIImageView", "UIScrollView", "UIStackView", "UIWindow",
            "UITableViewCell", "UITableViewHeaderFooterView", "UICollectionReusableView",
            "UINavigationBar", "UIToolbar", "UITabBar", "UISearchBar", "UIProgressView", "UIPickerView",
            "UIActivityIndicatorView", "UIVisualEffectView", "UICalendarView",
        ],
        "UIControl": [
            "UIButton", "UITextField", "UISwitch", "UISlider", "UIStepper", "UIPageControl",
            "UISegmentedControl", "UIDatePicker", "UIRefreshControl", "UIColorWell",
            "UIPasteControl",
        ],
        "UITextField": ["UISearchTextField"],
        "UIScrollView": ["UITableView", "UICollectionView", "UITextView"],
        "UICollectionReusableView": ["UICollectionViewCell"],
        "UICollectionViewCell": ["UICollectionViewListCell"],
        "UIViewController": [
            "UINavigationController", "UITabBarController", "UITableViewController", "UIPageViewController",
            "UICollectionViewController", "UISplitViewController", "UIAlertController",
            "UIActivityViewController", "UISearchController", "UIHostingController",
            "UIColorPickerViewController", "UIDocumentPickerViewController",
        ],
        "UINavigationController": ["UIImagePickerController"],
        "CALayer": [
            "CAGradientLayer", "CAShapeLayer", "CATextLayer", "CAEmitterLayer", "CAReplicatorLayer",
            "CAScrollLayer", "CATransformLayer", "CATiledLayer", "CAMetalLayer",
        ],
        "UIGestureRecognizer": [
            "UITapGestureRecognizer", "UIPanGestureRecognizer", "UILongPressGestureRecognizer",
            "UISwipeGestureRecognizer", "UIPinchGestureRecognizer", "UIRotationGestureRecognizer",
        ],
        "UIPanGestureRecognizer": ["UIScreenEdgePanGestureRecognizer"],
        "UICollectionViewLayout": ["UICollectionViewFlowLayout", "UICollectionViewCompositionalLayout"],
    ]

    private static let superclasses: [String: String] = Dictionary(
        uniqueKeysWithValues: subclasses.flatMap { base, names in names.map { ($0, base) } })

    /// The superclasses of a class, the nearest first; none for one that is not known.
    static func superclasses(of name: String) -> [String] {
        var names: [String] = []
        var next = name
        while let base = superclasses[next] {
            names.append(base)
            next = base
        }
        return names
    }

    /// Whether a class that is no responder declares a member here that `NSObject` declares on Apple's systems.
    static func has(_ member: String, _ name: String) -> Bool {
        switch member {
        case "awakeFromNib":
            name == "NSLayoutConstraint" || name.hasSuffix("GestureRecognizer") || name.hasSuffix("Item")
        case "accessibilityLabel", "accessibilityIdentifier": name.hasSuffix("Item")
        case "setValue", "value": name != "NSObject"
        default: false
        }
    }

    /// Whether objects of a class are no responders, as far as its name says.
    static func isPlainObject(_ name: String) -> Bool {
        ["NSObject", "Operation", "NSLayoutConstraint"].contains(name) || name.hasPrefix("CA")
            || name.hasPrefix("UI")
                && [
                    "GestureRecognizer", "Layout", "Item", "Attributes", "DataSource", "Action", "Transition",
                    "Behavior", "Animator", "Interaction", "PresentationController",
                ].contains { name.hasSuffix($0) }
    }

    /// Whether a class is Foundation's, UIKit's or Core Animation's, as far as its name says: a class of another module may
    /// have what `NSObject` lacks here.
    static func isNamedByApple(_ name: String) -> Bool {
        ["UI", "NS", "CA"].contains { name.hasPrefix($0) } || name == "Operation"
    }
}
