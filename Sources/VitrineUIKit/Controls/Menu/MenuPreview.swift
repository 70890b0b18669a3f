import VitrineCoreGraphics
import VitrineQuartzCore

/// What stands out over a context menu: a picture of a view, or the view of a controller.
@MainActor
final class MenuPreview: UIView {
    /// The view that the preview stands for, in the coordinates of the window.
    let origin: CGRect
    /// The preview at its size.
    let fullSize: CGSize
    private let content = UIView()
    private let controller: UIViewController?
    /// What is away while its picture is shown.
    private weak var source: UIView?
    private var sourceAlpha: CGFloat = 1

    init(_ target: UITargetedPreview, controller: UIViewController?, in window: UIWindow?) {
        let view = target.view
        self.controller = controller
        source = view
        let part = Self.part(of: target)
        origin = Self.frame(of: target, in: window)
        let size = view.bounds.size
        if let controller {
            let wanted = controller.preferredContentSize
            let room = window?.bounds.insetBy(dx: 16, dy: 16).size ?? size
            fullSize = CGSize(
                width: wanted.width > 0 ? wanted.width : room.width,
                height: wanted.height > 0 ? wanted.height : room.height)
        } else {
            fullSize = origin.size
        }
        super.init(frame: CGRect(origin: .zero, size: fullSize))
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 20
        layer.shadowOffset = CGSize(width: 0, height: 8)
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.clipsToBounds = true
        content.layer.cornerRadius = controller == nil ? view.layer.cornerRadius : MenuMetrics.radius
        content.layer.cornerCurve = .continuous
        content.backgroundColor = target.parameters.backgroundColor
        addSubview(content)
        layer.cornerRadius = content.layer.cornerRadius
        if let controller {
            controller.view.frame = content.bounds
            controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            content.addSubview(controller.view)
        } else {
            show(view, part, target.parameters)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// The part of the view that is shown.
    private static func part(of target: UITargetedPreview) -> CGRect {
        let bounds = target.view.bounds
        return target.parameters.visiblePath?.bounds.intersection(bounds) ?? bounds
    }

    /// Where that is in a window.
    static func frame(of target: UITargetedPreview, in window: UIWindow?) -> CGRect {
        let (bounds, part) = (target.view.bounds, part(of: target))
        let middle = target.target.container.convert(target.target.center, to: window)
        return CGRect(
            x: middle.x - bounds.width / 2 + part.minX - bounds.minX,
            y: middle.y - bounds.height / 2 + part.minY - bounds.minY, width: part.width, height: part.height)
    }

    private func show(_ view: UIView, _ part: CGRect, _ parameters: UIPreviewParameters) {
        let picture =
            view.window == nil
            ? view
            : view.resizableSnapshotView(from: part, afterScreenUpdates: false, withCapInsets: .zero)
        guard let picture else { return }
        picture.frame = content.bounds
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.addSubview(picture)
        guard let path = parameters.visiblePath else { return }
        let mask = CAShapeLayer()
        mask.frame = content.bounds
        let moved = path.copy() as? UIBezierPath ?? path
        moved.apply(CGAffineTransform(translationX: -part.minX, y: -part.minY))
        mask.path = moved.cgPath
        content.layer.mask = mask
    }

    /// The preview is shown: what it shows is away meanwhile.
    func begin() {
        guard let source, controller == nil else { return }
        sourceAlpha = source.alpha
        UIView.performWithoutAnimation { source.alpha = 0 }
    }

    /// The preview has gone.
    func end() {
        controller?.viewIfLoaded?.removeFromSuperview()
        // A program that set it meanwhile has its way.
        guard let source, controller == nil, source.alpha == 0 else { return }
        UIView.performWithoutAnimation { source.alpha = sourceAlpha }
    }
}
