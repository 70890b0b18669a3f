import VitrineCoreGraphics
import VitrineQuartzCore

/// A picture of an item that is dragged.
@MainActor
final class DragPlatter: UIView {
    let item: UIDragItem
    /// What it was lifted from.
    private(set) var home: UITargetedDragPreview?
    /// Where that is in the window, and where it goes back to; nil lets it fade.
    private(set) var homeFrame: CGRect?
    /// From the finger to the middle, as it was picked up.
    private(set) var grip = CGPoint.zero
    private let content = UIView()
    private weak var source: UIView?
    private var sourceAlpha: CGFloat = 1
    private var hidesSource = false

    init(_ item: UIDragItem, _ preview: UITargetedDragPreview?, in window: UIWindow, at finger: CGPoint) {
        self.item = item
        home = preview
        super.init(frame: .zero)
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOffset = DragMetrics.shadowOffset
        layer.shadowRadius = DragMetrics.shadowRadius
        content.clipsToBounds = true
        content.layer.cornerCurve = .continuous
        addSubview(content)
        guard let preview else {
            isHidden = true
            return
        }
        let frame = Self.frame(of: preview, in: window)
        homeFrame = frame
        bounds.size = frame.size
        center = frame.center
        grip = CGPoint(x: frame.midX - finger.x, y: frame.midY - finger.y)
        source = preview.view.window == nil ? nil : preview.view
        show(preview.view, preview.parameters)
    }

    required init?(coder: NSCoder) { nil }

    /// The part of a view that a preview shows.
    private static func part(of view: UIView, _ parameters: UIPreviewParameters) -> CGRect {
        parameters.visiblePath?.bounds.intersection(view.bounds) ?? view.bounds
    }

    /// Where a preview is in a window.
    static func frame(of preview: UITargetedPreview, in window: UIWindow) -> CGRect {
        let (bounds, part) = (preview.view.bounds, part(of: preview.view, preview.parameters))
        let middle = preview.target.container.convert(preview.target.center, to: nil)
        let transform = preview.target.transform
        let (across, down) = (hypot(transform.a, transform.b), hypot(transform.c, transform.d))
        let offset = CGPoint(x: (part.midX - bounds.midX) * across, y: (part.midY - bounds.midY) * down)
        let size = CGSize(width: part.width * across, height: part.height * down)
        return CGRect(
            x: middle.x + offset.x - size.width / 2, y: middle.y + offset.y - size.height / 2,
            width: size.width, height: size.height)
    }

    /// Shows a part of a view: a picture of it if it is in a window, or else the view itself.
    private func show(_ view: UIView, _ parameters: UIPreviewParameters) {
        let part = Self.part(of: view, parameters)
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.backgroundColor = parameters.backgroundColor
        content.layer.cornerRadius = view.layer.cornerRadius
        layer.cornerRadius = view.layer.cornerRadius
        let picture =
            view.window == nil
            ? view
            : view.resizableSnapshotView(from: part, afterScreenUpdates: true, withCapInsets: .zero)
        guard let picture else { return }
        if view.window == nil {
            picture.center = CGPoint(
                x: view.bounds.midX - part.minX, y: view.bounds.midY - part.minY)
        } else {
            picture.frame = content.bounds
        }
        content.addSubview(picture)
        guard let path = parameters.visiblePath else { return }
        let mask = CAShapeLayer()
        mask.frame = content.bounds
        let moved = path.copy() as? UIBezierPath ?? path
        moved.apply(CGAffineTransform(translationX: -part.minX, y: -part.minY))
        mask.path = moved.cgPath
        content.layer.mask = mask
        // A shadow of what is cut out: the layer has none of its own form.
        layer.shadowPath = (parameters.shadowPath ?? moved).cgPath
    }

    /// Shows another preview, with the finger in its middle unless it is as large; nil shows nothing.
    func replace(by preview: UIDragPreview?) {
        for view in content.subviews { view.removeFromSuperview() }
        content.layer.mask = nil
        layer.shadowPath = nil
        isHidden = preview == nil
        guard let preview else { return }
        let size = Self.part(of: preview.view, preview.parameters).size
        // The finger stays at the same share of the size.
        if bounds.width > 0, bounds.height > 0 {
            grip = CGPoint(
                x: grip.x * size.width / bounds.width, y: grip.y * size.height / bounds.height)
        }
        bounds.size = size
        show(preview.view, preview.parameters)
    }

    /// How much smaller it is shown while it is dragged.
    func carriedScale(prefersFullSize: Bool) -> CGFloat {
        let longest = max(bounds.width, bounds.height)
        return prefersFullSize || longest <= DragMetrics.largest ? 1 : DragMetrics.largest / longest
    }

    func raise() {
        transform = CGAffineTransform(scaleX: DragMetrics.liftScale, y: DragMetrics.liftScale)
        layer.shadowOpacity = DragMetrics.shadowOpacity
    }

    func setHome(_ preview: UITargetedDragPreview?, in window: UIWindow) {
        home = preview
        homeFrame = preview.map { Self.frame(of: $0, in: window) }
    }

    /// What it was lifted from has scrolled meanwhile, or has gone.
    func followHome(in window: UIWindow) {
        guard let home else { return }
        let container = home.target.container
        let isThere = container === window || container.window === window
        homeFrame = isThere ? Self.frame(of: home, in: window) : nil
    }

    /// Goes to a place in the window. Animated by the animation around it.
    func fly(to frame: CGRect) {
        center = frame.center
        let (width, height) = (max(bounds.width, 1), max(bounds.height, 1))
        transform = CGAffineTransform(scaleX: frame.width / width, y: frame.height / height)
        layer.shadowOpacity = 0
    }

    /// Is gone where it is.
    func vanish(to scale: CGFloat) {
        alpha = 0
        transform = transform.scaledBy(x: scale, y: scale)
        layer.shadowOpacity = 0
    }

    // MARK: The view that it stands for

    func hideSource() {
        guard let source, !hidesSource, !isHidden else { return }
        hidesSource = true
        sourceAlpha = source.alpha
        UIView.performWithoutAnimation { source.alpha = 0 }
    }

    func showSource() {
        guard hidesSource, let source else { return }
        hidesSource = false
        // A program that set it meanwhile has its way.
        guard source.alpha == 0 else { return }
        UIView.performWithoutAnimation { source.alpha = sourceAlpha }
    }
}
