public import Foundation
public import VitrineUIKit

/// A button that signs in with Apple. It sends `touchUpInside` and `primaryActionTriggered`; what happens then is the
/// program's.
///
/// Apple's logo is no sign that others may draw: the symbol `apple.logo` stands for it, as everywhere here.
@MainActor @preconcurrency
open class ASAuthorizationAppleIDButton: UIControl {
    /// What it says.
    public enum ButtonType: Int, Sendable {
        /// Sign in with Apple.
        case signIn = 0
        /// Continue with Apple.
        case `continue` = 1
        /// Sign up with Apple.
        case signUp = 2

        /// Sign in with Apple.
        public static let `default` = ButtonType.signIn

        var title: String {
            switch self {
            case .signIn: "Sign in with Apple"
            case .continue: "Continue with Apple"
            case .signUp: "Sign up with Apple"
            }
        }
    }

    /// How it looks.
    public enum Style: Int, Sendable {
        /// Black on white.
        case white = 0
        /// Black on white, within a line.
        case whiteOutline = 1
        /// White on black.
        case black = 2
    }

    /// The radius of the corners, in points. 6 unless set.
    open var cornerRadius: CGFloat = 6 { didSet { setNeedsLayout() } }

    private let style: Style
    private let face: AppleButtonFace

    /// Makes a button.
    public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
        self.style = style
        face = AppleButtonFace(title: type.title, color: style == .black ? .white : .black)
        super.init(frame: .zero)
        frame.size = intrinsicContentSize
        backgroundColor = style == .black ? .black : .white
        clipsToBounds = true
        isAccessibilityElement = true
        accessibilityLabel = type.title
        accessibilityTraits = .button
        face.isUserInteractionEnabled = false
        addSubview(face)
    }

    /// Makes a button.
    public convenience init(type: ButtonType, style: Style) {
        self.init(authorizationButtonType: type, authorizationButtonStyle: style)
    }

    /// Makes a black button that says Sign in with Apple.
    public override convenience init(frame: CGRect) {
        self.init(authorizationButtonType: .default, authorizationButtonStyle: .black)
        if !frame.isEmpty { self.frame = frame }
    }

    public required init?(coder: NSCoder) {
        fatalError("ASAuthorizationAppleIDButton is made with init(type:style:)")
    }

    // MARK: Look

    /// The least size that Apple's guidelines give to the button, 140 × 30 points.
    open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = min(cornerRadius, bounds.height / 2, bounds.width / 2)
        layer.borderColor = UIColor.black.cgColor
        layer.borderWidth = style == .whiteOutline ? 1 : 0
        face.frame = bounds
        face.alpha = isHighlighted ? 0.5 : isEnabled ? 1 : 0.4
    }

    open override var isHighlighted: Bool { didSet { setNeedsLayout() } }
    open override var isEnabled: Bool { didSet { setNeedsLayout() } }

    // MARK: Keys and assistive technology

    open override var canBecomeFocused: Bool { isEnabled }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let isInside = isTracking && isTouchInside
        super.touchesEnded(touches, with: event)
        if isInside { sendActions(for: .primaryActionTriggered) }
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard isEnabled, presses.contains(where: { $0.type == .select }) else {
            return super.pressesBegan(presses, with: event)
        }
        isHighlighted = true
    }

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard isHighlighted, presses.contains(where: { $0.type == .select }) else {
            return super.pressesEnded(presses, with: event)
        }
        isHighlighted = false
        activate()
    }

    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        isHighlighted = false
        super.pressesCancelled(presses, with: event)
    }

    open override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        activate()
        return true
    }

    private func activate() {
        sendActions(for: .touchUpInside)
        sendActions(for: .primaryActionTriggered)
    }
}

/// The logo and the title, as large as the button lets them be.
private final class AppleButtonFace: UIView {
    /// The size of the title by the height of the button, from Apple's guidelines for buttons of one's own.
    private static let titleShare: CGFloat = 0.43
    /// The room at each side by the width of the button, from the same.
    private static let marginShare: CGFloat = 0.08
    /// Below this many points the logo stands alone.
    private static let smallestTitle: CGFloat = 9
    /// Between the logo and the title, by the size of the title.
    private static let gapShare: CGFloat = 0.3
    /// The height of a logo that stands alone, by the smaller side.
    private static let loneShare: CGFloat = 0.44

    private let logo = UIImageView()
    private let label = UILabel()

    init(title: String, color: UIColor) {
        super.init(frame: .zero)
        label.text = title
        label.textColor = color
        logo.tintColor = color
        logo.contentMode = .scaleAspectFit
        addSubview(logo)
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.width * (1 - 2 * Self.marginShare)
        let size = titleSize(room)
        label.isHidden = size < Self.smallestTitle
        let share = label.isHidden ? min(bounds.width, bounds.height) * Self.loneShare : size
        logo.image = symbol(share)
        let logoSize = logo.image?.size ?? .zero
        guard !label.isHidden else {
            logo.frame = CGRect(
                x: (bounds.width - logoSize.width) / 2, y: (bounds.height - logoSize.height) / 2,
                width: logoSize.width, height: logoSize.height)
            return
        }
        label.font = .systemFont(ofSize: size, weight: .medium)
        let text = label.intrinsicContentSize
        let gap = size * Self.gapShare
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let start = (bounds.width - logoSize.width - gap - text.width) / 2
        logo.frame = CGRect(
            x: isMirrored ? bounds.width - start - logoSize.width : start,
            y: (bounds.height - logoSize.height) / 2, width: logoSize.width, height: logoSize.height)
        label.frame = CGRect(
            x: isMirrored ? start : start + logoSize.width + gap, y: (bounds.height - text.height) / 2,
            width: text.width, height: text.height)
    }

    /// The size of the title that fits into both sides: that of the height, or smaller where it is too wide.
    private func titleSize(_ room: CGFloat) -> CGFloat {
        let wanted = (bounds.height * Self.titleShare).rounded(.down)
        guard wanted > 0 else { return 0 }
        var size = (wanted * min(1, room / width(wanted))).rounded(.down)
        // Small text is wider than large text made small.
        while size >= Self.smallestTitle, width(size) > room { size -= 1 }
        return size
    }

    /// How wide both are with a title of a size.
    private func width(_ size: CGFloat) -> CGFloat {
        label.font = .systemFont(ofSize: size, weight: .medium)
        return label.intrinsicContentSize.width + size * Self.gapShare + (symbol(size)?.size.width ?? 0)
    }

    private func symbol(_ size: CGFloat) -> UIImage? {
        UIImage(
            systemName: "apple.logo",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: .medium))
    }
}
