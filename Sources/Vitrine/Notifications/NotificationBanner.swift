internal import VitrineUI

/// The card of one notification, as the Music app's banners look: translucent, rounded, above the content.
///
/// It moves by itself, on the screen and off it, and is swiped away by hand; its container says when.
final class NotificationBanner: UIView {
    /// Sizes in points. The guidelines give none for banners; these are what the system's look like.
    enum Metrics {
        /// From the card to the sides of the safe area.
        static let side: CGFloat = 8
        /// From the top or the bottom of the safe area to the card.
        static let edge: CGFloat = 8
        static let cornerRadius: CGFloat = 20
        /// From the edge of the card to the content. With `side` it makes the 20 points of article A3.
        static let padding: CGFloat = 12
        /// What the content is not offered, above and below, by article A3.
        static let verticalInset: CGFloat = 100
        /// Of width and height, for content that is smaller: three of the radii that its corners have.
        static let minimumSide: CGFloat = 64
        /// Lines as long as a wide window are hard to read: our choice.
        static let maximumWidth: CGFloat = 480
        static let maximumTelevisionWidth: CGFloat = 960
        /// How far the shadow reaches below the card.
        static let shadowReach: CGFloat = 32
    }

    /// Where a card can be at rest.
    enum Place {
        /// Where it comes from and goes to: beyond an edge, or faded.
        case away
        /// Where it is read.
        case shown
        /// Under the card that took its place.
        case behind
    }

    /// What is shown; unwrapped.
    private(set) var value: Any
    let registration: NotificationRegistration?
    /// Where it stands, and how large it is.
    var placement: NotificationPlacement { didSet { drag.isEnabled = placement.outward != 0 } }
    private let host: any NotificationHost
    var controller: UIViewController { host.controller }

    /// Called when a motion has ended, with where the card is.
    var onRest: ((Place) -> Void)?
    /// Called when a finger comes down on the card, and when it is lifted.
    var onTouch: ((Bool) -> Void)?
    /// Called when the card was swiped away; it is on its way out then.
    var onSwipe: (() -> Void)?

    // Motion: see NotificationBanner+Motion.
    var animator: UIViewPropertyAnimator?
    /// Where the motion under way began; nil if the card was taken from another motion or from a finger.
    var origin: Place? = .away
    var target = Place.away
    /// How far below its place the card was when it was taken by a finger.
    var dragStart: CGFloat = 0
    /// Whether a finger moved the card since it last moved by itself.
    var isDisplaced = false
    let drag = UIPanGestureRecognizer()
    /// Thick, so that text on it can be read over anything.
    private let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    private let hold = UILongPressGestureRecognizer()
    private var contentIsStale = false

    init(
        value: Any, host: any NotificationHost, registration: NotificationRegistration?,
        placement: NotificationPlacement
    ) {
        self.value = value
        self.placement = placement
        self.host = host
        self.registration = registration
        super.init(frame: .zero)
        glass.layer.cornerRadius = Metrics.cornerRadius
        glass.clipsToBounds = true
        glass.isUserInteractionEnabled = false
        addSubview(glass)
        layer.cornerRadius = Metrics.cornerRadius
        layer.borderWidth = 0.5
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOffset = CGSize(width: 0, height: 8)
        layer.shadowRadius = 20
        updateAppearance()
        _ = registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (banner: NotificationBanner, _) in
            banner.updateAppearance()
        }
        addRecognizers()
    }

    required init?(coder: NSCoder) {
        fatalError("NotificationBanner is made in code.")
    }

    /// Layers know colours of one appearance only.
    private func updateAppearance() {
        let isDark = traitCollection.userInterfaceStyle == .dark
        layer.borderColor = UIColor(white: isDark ? 1 : 0, alpha: isDark ? 0.14 : 0.06).cgColor
        layer.shadowOpacity = isDark ? 0.5 : 0.18
    }

    private func addRecognizers() {
        drag.delegate = self
        drag.isEnabled = placement.outward != 0
        drag.onRecognition { [weak self] _ in self?.dragDidChange() }
        addGestureRecognizer(drag)
        // Watches only: takes no touch from the content, and stands in no other recogniser's way.
        hold.minimumPressDuration = 0
        hold.allowedPressTypes = []
        hold.cancelsTouchesInView = false
        hold.delaysTouchesEnded = false
        hold.delegate = self
        hold.onRecognition { [weak self] recognizer in
            switch recognizer.state {
            case .began: self?.onTouch?(true)
            case .ended, .cancelled: self?.onTouch?(false)
            default: break
            }
        }
        addGestureRecognizer(hold)
    }

    // MARK: Content

    /// Takes over another value of the type. Returns false if the content is for another type.
    func show(_ value: Any) -> Bool {
        guard host.show(value) else { return false }
        self.value = value
        return true
    }

    /// The registration has new content; the card takes it with the next layout.
    func setNeedsContent() {
        contentIsStale = true
    }

    /// Brings content, size and place up to date, for a room in the superview's coordinates.
    func layOut(in room: CGRect) {
        if contentIsStale {
            contentIsStale = false
            host.refresh()
        }
        let size = cardSize(in: room)
        let origin = placement.origin(of: size, in: room, margin: Metrics.edge)
        // Not the frame: it means nothing while the card is moved by its transform.
        bounds.size = size
        center = CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
    }

    private func cardSize(in room: CGRect) -> CGSize {
        let limit =
            traitCollection.userInterfaceIdiom == .tv
            ? Metrics.maximumTelevisionWidth : Metrics.maximumWidth
        let width = max(min(room.width - 2 * Metrics.side, limit), 0)
        if let size = placement.size {
            return CGSize(
                width: min(size.width, width),
                height: min(size.height, max(room.height - 2 * Metrics.edge, 0)))
        }
        let content = host.sizeThatFits(
            in: CGSize(
                width: max(width - 2 * Metrics.padding, 0),
                height: max(room.height - 2 * Metrics.verticalInset, 0)))
        return CGSize(
            width: max(content.width.rounded(.up) + 2 * Metrics.padding, min(Metrics.minimumSide, width)),
            height: max(content.height.rounded(.up) + 2 * Metrics.padding, Metrics.minimumSide))
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === drag else { return true }
        // Sideways is the content's.
        let velocity = drag.velocity(in: superview)
        return abs(velocity.y) >= abs(velocity.x)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        glass.frame = bounds
        controller.view.frame = bounds.insetBy(dx: Metrics.padding, dy: Metrics.padding)
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: Metrics.cornerRadius).cgPath
    }
}

extension NotificationBanner: UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer === hold
    }
}
