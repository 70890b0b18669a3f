import VitrineCoreGraphics

/// The content of a sheet with activities: what is shared, a row of services, and a list of actions.
final class ActivityView: UIView {
    // By eye, in points.
    static let icon = CGSize(width: 44, height: 44)
    private static let margin: CGFloat = 16
    private static let header: CGFloat = 76
    private static let services = CGSize(width: 76, height: 112)
    private static let row: CGFloat = 52
    private static let radius: CGFloat = 10

    private let picture = UIImageView()
    private let title = UILabel()
    private let detail = UILabel()
    private let close = UIButton(type: .system)
    private let divider = UIView()
    private let scroll = UIScrollView()
    private let strip = UIScrollView()
    private let card = UIView()
    private var buttons: [ActivityButton] = []
    private var rows: [ActivityRow] = []

    var onClose: () -> Void = {}
    var onChoice: (UIActivity) -> Void = { _ in }

    init() {
        super.init(frame: .zero)
        backgroundColor = .systemGroupedBackground
        picture.clipsToBounds = true
        picture.layer.cornerRadius = 8
        picture.isAccessibilityElement = false
        title.font = .systemFont(ofSize: 15, weight: .semibold)
        title.numberOfLines = 2
        title.accessibilityTraits = .header
        detail.font = .preferredFont(forTextStyle: .footnote)
        detail.textColor = .secondaryLabel
        close.setImage(
            UIImage(
                systemName: "xmark",
                withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .bold)), for: .normal)
        close.tintColor = .secondaryLabel
        close.backgroundColor = .tertiarySystemFill
        close.layer.cornerRadius = 15
        close.accessibilityLabel = "Close"
        close.addAction(UIAction { [weak self] _ in self?.onClose() }, for: .primaryActionTriggered)
        divider.backgroundColor = .separator
        strip.showsHorizontalScrollIndicator = false
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = Self.radius
        card.clipsToBounds = true
        for view in [picture, title, detail, close, divider, scroll] { addSubview(view) }
        scroll.addSubview(strip)
        scroll.addSubview(card)
    }

    required init?(coder: NSCoder) { nil }

    func show(header: ActivityHeader) {
        picture.image = header.image
        picture.contentMode = header.isSign ? .center : .scaleAspectFill
        picture.tintColor = .secondaryLabel
        picture.backgroundColor = header.isSign ? .tertiarySystemFill : nil
        picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 20)
        title.text = header.title
        detail.text = header.detail
        setNeedsLayout()
    }

    func show(services: [UIActivity], actions: [UIActivity]) {
        for view in buttons { view.removeFromSuperview() }
        for view in rows { view.removeFromSuperview() }
        buttons = services.map { activity in
            let button = ActivityButton(activity)
            button.addAction(
                UIAction { [weak self] _ in self?.onChoice(activity) }, for: .primaryActionTriggered)
            strip.addSubview(button)
            return button
        }
        rows = actions.enumerated().map { index, activity in
            let row = ActivityRow(activity, hasLine: index > 0)
            row.addAction(
                UIAction { [weak self] _ in self?.onChoice(activity) }, for: .primaryActionTriggered)
            card.addSubview(row)
            return row
        }
        strip.isHidden = services.isEmpty
        setNeedsLayout()
    }

    private var listTop: CGFloat { buttons.isEmpty ? Self.margin : Self.services.height + Self.margin }

    private var contentHeight: CGFloat { listTop + CGFloat(rows.count) * Self.row + Self.margin }

    var naturalHeight: CGFloat { Self.header + contentHeight }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let left = max(safeAreaInsets.left, Self.margin)
        let width = max(0, bounds.width - left - max(safeAreaInsets.right, Self.margin))
        place(picture, fromLeading: CGRect(x: left, y: 16, width: Self.icon.width, height: Self.icon.height))
        place(close, fromLeading: CGRect(x: left + width - 30, y: 16, width: 30, height: 30))
        let text = CGRect(
            x: left + Self.icon.width + 12, y: 0, width: max(0, width - Self.icon.width - 12 - 42), height: 0)
        let titleHeight = min(
            title.sizeThatFits(CGSize(width: text.width, height: .greatestFiniteMagnitude)).height, 40)
        let detailHeight = detail.text == nil ? 0 : detail.sizeThatFits(text.size).height + 1
        let top = 16 + (Self.icon.height - titleHeight - detailHeight) / 2
        place(title, fromLeading: CGRect(x: text.minX, y: top, width: text.width, height: titleHeight))
        place(
            detail,
            fromLeading: CGRect(
                x: text.minX, y: top + titleHeight + 1, width: text.width, height: max(0, detailHeight - 1)))
        let line = 1 / max(traitCollection.displayScale, 1)
        divider.frame = CGRect(x: 0, y: Self.header - line, width: bounds.width, height: line)
        scroll.frame = CGRect(
            x: 0, y: Self.header, width: bounds.width, height: max(0, bounds.height - Self.header))
        scroll.contentSize = CGSize(width: bounds.width, height: contentHeight)
        strip.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Self.services.height)
        let row = Self.services.width * CGFloat(buttons.count) + 2 * (left - 8)
        strip.contentSize = CGSize(width: row, height: Self.services.height)
        for (index, button) in buttons.enumerated() {
            let x = left - 8 + CGFloat(index) * Self.services.width
            let mirrored = max(row, bounds.width) - x - Self.services.width
            button.frame = CGRect(origin: CGPoint(x: isMirrored ? mirrored : x, y: 0), size: Self.services)
        }
        card.frame = CGRect(
            x: isMirrored ? bounds.width - left - width : left, y: listTop, width: width,
            height: CGFloat(rows.count) * Self.row)
        for (index, view) in rows.enumerated() {
            view.frame = CGRect(x: 0, y: CGFloat(index) * Self.row, width: width, height: Self.row)
        }
    }
}

/// An activity that is chosen by a tap or a press.
class ActivityControl: PressableControl {
    final let text = UILabel()
    final let picture = UIImageView()

    init(_ activity: UIActivity) {
        super.init(frame: .zero)
        text.text = activity.activityTitle
        picture.image = activity.activityImage
        accessibilityLabel = activity.activityTitle
    }

    required init?(coder: NSCoder) { nil }
}

/// A service: an image with its name below.
private final class ActivityButton: ActivityControl {
    private static let side: CGFloat = 60
    private let tile = UIView()

    override init(_ activity: UIActivity) {
        super.init(activity)
        let isSign = activity.activityImage?.isSymbolImage ?? true
        tile.backgroundColor = isSign ? .systemBlue : .secondarySystemGroupedBackground
        tile.layer.cornerRadius = 14
        tile.clipsToBounds = true
        tile.isUserInteractionEnabled = false
        picture.tintColor = .white
        picture.contentMode = isSign ? .center : .scaleAspectFill
        picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 28)
        text.font = .systemFont(ofSize: 11)
        text.textAlignment = .center
        text.numberOfLines = 2
        addSubview(tile)
        tile.addSubview(picture)
        addSubview(text)
    }

    required init?(coder: NSCoder) { nil }

    override func stateDidChange() {
        super.stateDidChange()
        tile.alpha = isHighlighted ? 0.6 : 1
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        tile.frame = CGRect(x: bounds.midX - Self.side / 2, y: 16, width: Self.side, height: Self.side)
        picture.frame = tile.bounds
        let height = min(text.sizeThatFits(CGSize(width: bounds.width - 4, height: 30)).height, 30)
        text.frame = CGRect(x: 2, y: 16 + Self.side + 5, width: bounds.width - 4, height: height)
    }
}

/// An action: its name, and its sign at the trailing edge.
private final class ActivityRow: ActivityControl {
    private let line = UIView()

    init(_ activity: UIActivity, hasLine: Bool) {
        super.init(activity)
        text.font = .preferredFont(forTextStyle: .body)
        picture.image = activity.activityImage?.withRenderingMode(.alwaysTemplate)
        picture.tintColor = .label
        picture.contentMode = .scaleAspectFit
        picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 20)
        line.backgroundColor = .separator
        line.isHidden = !hasLine
        for view in [text, picture, line] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    override func stateDidChange() {
        super.stateDidChange()
        backgroundColor = isHighlighted ? .systemGray4 : nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        text.textAlignment = isMirrored ? .right : .left
        place(text, fromLeading: CGRect(x: 16, y: 0, width: max(0, bounds.width - 76), height: bounds.height))
        place(
            picture,
            fromLeading: CGRect(x: bounds.width - 16 - 28, y: bounds.midY - 14, width: 28, height: 28))
        let pixel = 1 / max(traitCollection.displayScale, 1)
        place(line, fromLeading: CGRect(x: 16, y: 0, width: max(0, bounds.width - 16), height: pixel))
    }
}
