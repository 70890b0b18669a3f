public import Foundation
import VitrineCoreGraphics

/// A control above the content of a scroll view that starts loading again when it is pulled into view.
///
/// It sends `.valueChanged` and `.primaryActionTriggered` when the user has pulled far enough; ``endRefreshing()`` takes it
/// away. ``beginRefreshing()`` shows it without an event, and does not scroll to it.
@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
    /// How far the content is pulled until it refreshes, and how much of that stays in view then, by measurement of iOS, in
    /// points.
    private static let trigger: CGFloat = 100
    private static let height: CGFloat = 60

    private final let indicator = UIActivityIndicatorView(style: .medium)
    private final let label = UILabel()
    private final weak var scrollView: UIScrollView?
    /// Whether the content rests below the control.
    private final var holdsContent = false
    /// Whether the content was let go or came back since the last time, so that another pull counts.
    private final var isArmed = true

    /// Makes a control that shows nothing yet.
    public init() {
        super.init(frame: .zero)
        setUp()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        takeNib(coder, UIRefreshControl.self, outermost: Self.nibReader)
    }

    override class var nibReader: AnyClass { UIRefreshControl.self }

    private func setUp() {
        if bounds.height == 0 { frame.size.height = Self.height }
        isUserInteractionEnabled = false
        indicator.hidesWhenStopped = false
        indicator.alpha = 0
        label.textAlignment = .center
        label.font = .preferredFont(forTextStyle: .caption1)
        label.textColor = .secondaryLabel
        addSubview(indicator)
        addSubview(label)
    }

    // MARK: Refreshing

    /// Whether the control is in view because something is being loaded.
    open private(set) var isRefreshing = false

    /// Shows that something is being loaded, which the program began by itself. No event is sent.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        indicator.startAnimating()
        showPull()
        guard let scrollView, !scrollView.isDragging else { return }
        let offset = scrollView.contentOffset
        hold(true)
        if scrollView.contentOffset != offset { scrollView.contentOffset = offset }
    }

    /// Shows that what was being loaded is there: the content moves back over the control.
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        guard let scrollView, holdsContent else { return stopTurning() }
        let offset = scrollView.contentOffset
        hold(false)
        let top = -scrollView.adjustedContentInset.top
        if !scrollView.isTracking, offset.y < top {
            if scrollView.contentOffset != offset { scrollView.contentOffset = offset }
            scrollView.setContentOffset(CGPoint(x: offset.x, y: top), animated: scrollView.window != nil)
        }
        showPull()
    }

    private func stopTurning() {
        indicator.stopAnimating()
        showPull()
    }

    private func hold(_ holds: Bool) {
        holdsContent = holds
        scrollView?.updateAdjustedInset()
    }

    // MARK: Look

    /// A line below the wheel. None unless set.
    open var attributedTitle: NSAttributedString? {
        didSet {
            label.attributedText = attributedTitle
            setNeedsLayout()
        }
    }

    open override dynamic func tintColorDidChange() {
        super.tintColorDidChange()
        indicator.color = hasOwnTint ? tintColor : nil
    }

    /// A tint that is inherited is not the wheel's.
    private final var hasOwnTint = false
    open override var tintColor: UIColor! {
        get { super.tintColor }
        set {
            hasOwnTint = newValue != nil
            super.tintColor = newValue
            indicator.color = newValue
        }
    }

    /// How far the content is pulled below where it rests, in points.
    private var pull: CGFloat {
        guard let scrollView else { return 0 }
        return -scrollView.contentOffset.y - scrollView.adjustedContentInset.top
            + (holdsContent ? Self.height : 0)
    }

    /// The wheel comes into sight in the second half of the pull.
    private func showPull() {
        let pull = self.pull
        indicator.alpha =
            isRefreshing ? 1 : min(max((pull - Self.height / 2) / (Self.trigger - Self.height / 2), 0), 1)
        label.alpha = indicator.alpha
        if !isRefreshing, indicator.isAnimating, pull <= 0.5 { indicator.stopAnimating() }
    }

    // MARK: Layout

    /// 60 points high.
    open override dynamic var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
    }
    /// As wide as it is, 60 points high.
    open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: bounds.width, height: Self.height)
    }

    open override dynamic func layoutSubviews() {
        super.layoutSubviews()
        let hasTitle = attributedTitle != nil
        indicator.bounds.size = indicator.intrinsicContentSize
        indicator.center = CGPoint(x: bounds.midX, y: hasTitle ? 22 : bounds.midY)
        label.frame = CGRect(x: 8, y: 36, width: max(0, bounds.width - 16), height: 20)
    }

    // MARK: In a scroll view

    final func stand(in scrollView: UIScrollView) {
        self.scrollView = scrollView
        scrollView.insertSubview(self, at: 0)
        scrollView.topAccessory = self
        contentDidMove()
    }

    final func leaveScrollView() {
        guard let scrollView else { return }
        holdsContent = false
        scrollView.topAccessory = nil
        scrollView.updateAdjustedInset()
        removeFromSuperview()
        self.scrollView = nil
    }

    // MARK: Accessibility

    package override var isAccessibilityElementByKind: Bool { isRefreshing }
    open override dynamic var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? attributedTitle?.string ?? "In progress" }
        set { super.accessibilityLabel = newValue }
    }
}

extension UIRefreshControl: ScrollTopAccessory {
    final var inset: CGFloat { holdsContent ? Self.height : 0 }

    final func contentDidMove() {
        guard let scrollView else { return }
        let place = CGRect(x: 0, y: -Self.height, width: scrollView.bounds.width, height: Self.height)
        if frame != place { frame = place }
        showPull()
        if pull <= Self.height { isArmed = true }
        guard scrollView.isDragging, isEnabled, isArmed, !isRefreshing, pull >= Self.trigger else { return }
        isArmed = false
        isRefreshing = true
        indicator.startAnimating()
        showPull()
        sendValueChange(with: nil)
    }

    final func dragDidEnd() { if isRefreshing, !holdsContent { hold(true) } }
}

extension UIScrollView {
    /// The control that is pulled into view above the content; nil, the default, is none.
    ///
    /// A scroll view whose content fits is pulled only with ``alwaysBounceVertical``.
    public var refreshControl: UIRefreshControl? {
        get { topAccessory as? UIRefreshControl }
        set {
            guard newValue !== refreshControl else { return }
            refreshControl?.leaveScrollView()
            newValue?.stand(in: self)
        }
    }
}
