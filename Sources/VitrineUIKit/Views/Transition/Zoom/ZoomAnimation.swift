import VitrineCoreGraphics

/// A controller's view that grows out of something, or shrinks into it.
@MainActor
final class ZoomAnimation: AnimatorTransition {
    /// Seconds, and a spring; our choice after the look of iOS 18.
    static let duration: TimeInterval = 0.5
    static var timing: any UITimingCurveProvider { UISpringTimingParameters(dampingRatio: 0.9) }
    /// How dark it becomes behind the controller.
    private static let dimming: CGFloat = 0.15
    /// The size of what it grows out of where there is nothing, as a part of the screen.
    private static let smallest: CGFloat = 0.3

    private let zoomed: UIViewController
    private let source: (any ZoomSource)?
    private let options: UIViewController.Transition.ZoomOptions
    private let isAppearing: Bool

    init(
        of zoomed: UIViewController, from source: (any ZoomSource)?,
        _ options: UIViewController.Transition.ZoomOptions, isAppearing: Bool
    ) {
        self.zoomed = zoomed
        self.source = source
        self.options = options
        self.isAppearing = isAppearing
        super.init(duration: Self.duration, timing: Self.timing)
    }

    override func prepare(
        _ animator: UIViewPropertyAnimator, _ context: any UIViewControllerContextTransitioning
    ) {
        UIView.performWithoutAnimation { begin(animator, context) }
    }

    private func begin(
        _ animator: UIViewPropertyAnimator, _ context: any UIViewControllerContextTransitioning
    ) {
        guard let page = context.view(forKey: isAppearing ? .to : .from) else {
            return context.completeTransition(!context.transitionWasCancelled)
        }
        let container = context.containerView
        let frame = isAppearing ? context.finalFrame(for: zoomed) : context.initialFrame(for: zoomed)
        page.frame = frame
        if !isAppearing, let lower = context.view(forKey: .to),
            let controller = context.viewController(forKey: .to)
        {
            lower.frame = context.finalFrame(for: controller)
            container.insertSubview(lower, belowSubview: page)
        }
        // Places of cells and rows are those of the layout that shows when the page has gone.
        container.layoutIfNeeded()
        let picture = source?.picture()
        picture?.backgroundColor = source?.backgroundColor
        let stage = ZoomStage(
            of: page, frame, in: container, small: smallFrame(in: container, frame),
            cornerRadius: source?.cornerRadius ?? 0, picture: picture)
        let shade = shade(frame)
        container.addSubview(shade)
        container.addSubview(stage)
        source?.setHidden(true)
        stage.show(isSmall: isAppearing)
        shade.alpha = isAppearing ? 0 : 1
        animator.addAnimations { [isAppearing] in
            stage.show(isSmall: !isAppearing)
            shade.alpha = isAppearing ? 1 : 0
        }
        animator.addCompletion { [source, isAppearing] position in
            let isDone = position == .end
            UIView.performWithoutAnimation {
                stage.release()
                if isDone == isAppearing { container.addSubview(page) }
                stage.removeFromSuperview()
                shade.removeFromSuperview()
                source?.setHidden(false)
            }
            context.completeTransition(isDone)
        }
    }

    /// Where the part of the page that lies on the source is small: the source's frame, and that part's.
    private func smallFrame(in container: UIView, _ frame: CGRect) -> ZoomStage.Small {
        let place =
            source?.frame(in: container)
            ?? CGRect(
                x: frame.midX - frame.width * Self.smallest / 2,
                y: frame.midY - frame.height * Self.smallest / 2,
                width: frame.width * Self.smallest, height: frame.height * Self.smallest)
        let context = UIViewController.Transition.ZoomOptions.AlignmentRectContext(source?.view, zoomed)
        let part = options.alignmentRectProvider?(context)
        guard let part, !part.isNull, part.width > 0 else {
            return ZoomStage.Small(place: place, part: CGRect(origin: .zero, size: frame.size))
        }
        return ZoomStage.Small(place: place, part: part)
    }

    private func shade(_ frame: CGRect) -> UIView {
        let shade = options.dimmingVisualEffect.map { UIVisualEffectView(effect: $0) } ?? UIView(frame: .zero)
        shade.frame = frame
        shade.isUserInteractionEnabled = false
        if options.dimmingVisualEffect == nil {
            shade.backgroundColor = options.dimmingColor ?? UIColor(white: 0, alpha: Self.dimming)
        }
        return shade
    }
}

/// The window through which a page is seen while it grows, over it a picture of what it grows out of.
@MainActor
private final class ZoomStage: UIView {
    struct Small {
        /// In the container.
        var place: CGRect
        /// Of the page: what lies in the place, as wide as it.
        var part: CGRect
    }

    private let page: UIView
    private let full: CGRect
    private let small: Small
    private let smallRadius: CGFloat
    private let picture: UIView?
    /// That of the place where the page will be, or the page would arrange its content anew on the way.
    private let safeArea: UIEdgeInsets
    override var givenSafeArea: UIEdgeInsets? { safeArea }

    init(
        of page: UIView, _ full: CGRect, in container: UIView, small: Small, cornerRadius: CGFloat,
        picture: UIView?
    ) {
        self.page = page
        self.full = full
        safeArea = container.safeAreaInsets
        self.small = small
        smallRadius = cornerRadius
        self.picture = picture
        super.init(frame: full)
        clipsToBounds = true
        // The page is seen smaller, and not arranged anew.
        autoresizesSubviews = false
        isUserInteractionEnabled = false
        addSubview(page)
        if let picture { addSubview(picture) }
    }

    required init?(coder: NSCoder) { nil }

    func show(isSmall: Bool) {
        let scale = isSmall ? small.place.width / small.part.width : 1
        frame = isSmall ? small.place : full
        layer.cornerRadius = isSmall ? smallRadius : 0
        page.transform = CGAffineTransform(scaleX: scale, y: scale)
        let corner = isSmall ? small.part.origin : .zero
        page.center = CGPoint(
            x: (full.width / 2 - corner.x) * scale, y: (full.height / 2 - corner.y) * scale)
        guard let picture else { return }
        let ratio = picture.bounds.width > 0 ? picture.bounds.height / picture.bounds.width : 1
        let width = isSmall ? small.place.width : full.width
        let stretch = picture.bounds.width > 0 ? width / picture.bounds.width : 1
        picture.transform = CGAffineTransform(scaleX: stretch, y: stretch)
        picture.center = CGPoint(x: width / 2, y: width * ratio / 2)
        picture.alpha = isSmall ? 1 : 0
    }

    /// Gives the page its own place back.
    func release() {
        page.transform = .identity
        page.frame = full
    }
}
