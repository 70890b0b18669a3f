import VitrineCoreGraphics

/// What is searched for beside a text: a category, a person, a kind of file, shown as a small box before the text.
@MainActor @preconcurrency
open class UISearchToken: NSObject {
    /// What the token means to the program. Nil by default.
    open var representedObject: Any?

    let icon: UIImage?
    let text: String

    /// Makes a token.
    ///
    /// - Parameters:
    ///   - icon: Shown before the text; a template has its colour.
    ///   - text: What the token is called.
    public init(icon: UIImage?, text: String) {
        self.icon = icon
        self.text = text
        super.init()
    }
}

/// The room of a token in the text of its field.
final class SearchTokenAttachment: NSTextAttachment {
    let token: UISearchToken
    let view: SearchTokenView

    @MainActor init(_ token: UISearchToken) {
        self.token = token
        view = SearchTokenView(token)
        super.init(data: nil, ofType: nil)
    }

    required init?(coder: NSCoder) { nil }
}

/// A token as it is seen: a box with an icon and a text.
///
/// Apple publishes no measures; these are ours, after pictures of iOS.
@MainActor
final class SearchTokenView: UIView {
    static let height: CGFloat = 24
    /// Between a token and what comes after it, in points.
    static let gap: CGFloat = 4
    private static let padding: CGFloat = 7
    private static let iconSide: CGFloat = 15
    private static let iconGap: CGFloat = 4
    /// The longest text, in points.
    private static let longest: CGFloat = 200

    private let label = UILabel()
    private let icon = UIImageView()

    init(_ token: UISearchToken) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        layer.cornerRadius = 6
        label.text = token.text
        icon.image = token.icon
        icon.contentMode = .scaleAspectFit
        isAccessibilityElement = true
        accessibilityLabel = token.text
        addSubview(icon)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows whether the token is selected.
    ///
    /// - Parameter color: Behind the token; nil is a grey.
    func show(isSelected: Bool, color: UIColor?, font: UIFont, tint: UIColor) {
        backgroundColor = isSelected ? tint : color ?? .systemGray4
        let ink: UIColor = isSelected || color != nil ? .white : .label
        label.textColor = ink
        label.font = font
        icon.tintColor = ink
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        var width = 2 * Self.padding + min(Self.longest, label.intrinsicContentSize.width.rounded(.up))
        if icon.image != nil { width += Self.iconSide + Self.iconGap }
        return CGSize(width: width, height: Self.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var room = bounds.insetBy(dx: Self.padding, dy: 0)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        if icon.image != nil {
            let side = Self.iconSide
            icon.frame = CGRect(
                x: isMirrored ? room.maxX - side : room.minX, y: (bounds.height - side) / 2, width: side,
                height: side)
            room.size.width -= side + Self.iconGap
            if !isMirrored { room.origin.x += side + Self.iconGap }
        }
        label.frame = room
    }
}
