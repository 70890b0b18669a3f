import VitrineCoreGraphics

/// The list of the controllers that a tab bar has no room for.
@MainActor
final class MoreListController: UIViewController {
    private weak var tabs: UITabBarController?
    private let scrollView = UIScrollView(frame: .zero)
    private var rows: [MoreRow] = []

    init(of tabs: UITabBarController) {
        self.tabs = tabs
        super.init(nibName: nil, bundle: nil)
        title = "More"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.alwaysBounceVertical = true
        view.addSubview(scrollView)
        reload()
    }

    func reload() {
        guard isViewLoaded, let tabs else { return }
        for row in rows { row.removeFromSuperview() }
        rows = tabs.moreSlots.map { slot in
            let row = MoreRow(item: slot.item)
            row.addAction(
                UIAction { [weak tabs] _ in tabs?.open(slot) }, for: .primaryActionTriggered)
            scrollView.addSubview(row)
            return row
        }
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(
                x: 0, y: CGFloat(index) * MoreRow.height, width: view.bounds.width, height: MoreRow.height)
        }
        scrollView.contentSize = CGSize(width: 0, height: CGFloat(rows.count) * MoreRow.height)
    }
}

/// A row of that list: 44 points high, with the item's image and title and a chevron.
@MainActor
private final class MoreRow: PressableControl {
    static let height: CGFloat = 44
    private let imageView = UIImageView(frame: .zero)
    private let label = UILabel(frame: .zero)
    private let chevron = UIImageView(
        image: UIImage(
            systemName: "chevron.forward",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)))
    private let line = UIView(frame: .zero)
    private let hasImage: Bool

    init(item: UITabBarItem) {
        hasImage = item.image != nil
        super.init(frame: .zero)
        imageView.image = item.image?.withRenderingMode(.alwaysTemplate)
        imageView.contentMode = .center
        label.text = item.title
        chevron.tintColor = .tertiaryLabel
        line.backgroundColor = .separator
        accessibilityLabel = item.accessibilityLabel ?? item.title
        accessibilityHint = item.accessibilityHint
        for view in [imageView, label, chevron, line] {
            view.isUserInteractionEnabled = false
            view.isAccessibilityElement = false
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let margin: CGFloat = 16
        let start = hasImage ? margin + 28 + margin : margin
        let size = chevron.image?.size ?? .zero
        let end = bounds.width - margin - size.width - 8
        func put(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
            view.frame = CGRect(
                x: isMirrored ? bounds.width - x - width : x, y: y, width: width, height: height)
        }
        put(imageView, margin, 0, 28, bounds.height)
        put(label, start, 0, max(0, end - start), bounds.height)
        put(
            chevron, bounds.width - margin - size.width, (bounds.height - size.height) / 2, size.width,
            size.height)
        let pixel = 1 / max(traitCollection.displayScale, 1)
        put(line, start, bounds.height - pixel, bounds.width - start, pixel)
    }

    override func stateDidChange() {
        super.stateDidChange()
        backgroundColor = isHighlighted ? .systemGray5 : nil
    }
}
