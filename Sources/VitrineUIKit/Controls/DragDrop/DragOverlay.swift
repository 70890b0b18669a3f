import VitrineCoreGraphics
import VitrineQuartzCore

/// What is dragged, over everything else in the window: touches go through it.
@MainActor
final class DragOverlay: UIView {
    private var platters: [DragPlatter] = []
    private var finger: CGPoint
    private let badge = DragBadge()
    var prefersFullSize = false
    private var isLarge = false

    init(at finger: CGPoint) {
        self.finger = finger
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        layer.zPosition = 2_000_000
        badge.isHidden = true
        addSubview(badge)
    }

    required init?(coder: NSCoder) { nil }

    var isEmpty: Bool { platters.isEmpty }

    func show(in window: UIWindow) {
        guard superview == nil else { return }
        frame = window.bounds
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(self)
    }

    func add(_ item: UIDragItem, _ preview: UITargetedDragPreview?, in window: UIWindow) {
        UIView.performWithoutAnimation {
            let platter = DragPlatter(item, preview, in: window, at: finger)
            // The first item is above the others, and the sign above all.
            insertSubview(platter, at: 0)
            platters.append(platter)
        }
    }

    private func platter(_ item: UIDragItem) -> DragPlatter? { platters.first { $0.item === item } }

    func replace(_ item: UIDragItem, by preview: UIDragPreview?, in window: UIWindow) {
        guard let platter = platter(item) else { return }
        UIView.performWithoutAnimation { platter.replace(by: preview) }
    }

    func hideSources() { for platter in platters { platter.hideSource() } }
    func showSources() { for platter in platters { platter.showSource() } }
    func raise() { for platter in platters { platter.raise() } }

    // MARK: With the finger

    /// The items come together under the finger, as large as they are dragged.
    func gather() {
        for (index, platter) in platters.enumerated() {
            let scale = platter.carriedScale(prefersFullSize: prefersFullSize || isLarge)
            let depth = min(index, DragMetrics.stackDepth)
            // Those below look out a little, turned to either side.
            let angle: CGFloat = depth == 0 ? 0 : (depth.isMultiple(of: 2) ? -0.05 : 0.05) * CGFloat(depth)
            platter.transform = CGAffineTransform(rotationAngle: angle).scaledBy(x: scale, y: scale)
            platter.alpha = index < DragMetrics.stackDepth ? 1 : 0
            platter.layer.shadowOpacity = DragMetrics.shadowOpacity
        }
        place()
    }

    func move(to finger: CGPoint) {
        self.finger = finger
        UIView.performWithoutAnimation { place() }
    }

    private func place() {
        guard let first = platters.first else { return }
        let scale = first.carriedScale(prefersFullSize: prefersFullSize || isLarge)
        let middle = CGPoint(x: finger.x + first.grip.x * scale, y: finger.y + first.grip.y * scale)
        for platter in platters { platter.center = middle }
        let corner =
            first.isHidden
            ? finger
            : CGPoint(
                x: middle.x + first.bounds.width * scale / 2, y: middle.y - first.bounds.height * scale / 2)
        badge.center = corner
    }

    /// Says what would happen.
    func show(_ operation: UIDropOperation, count: Int, isLarge: Bool) {
        if isLarge != self.isLarge {
            self.isLarge = isLarge
            UIView.animate(withDuration: DragMetrics.gatherDuration) { self.gather() }
        }
        showBadge(DragBadge.Sign(operation, count: count))
    }

    func showBadge(_ sign: DragBadge.Sign?) {
        bringSubviewToFront(badge)
        UIView.performWithoutAnimation {
            badge.show(sign)
            place()
        }
    }

    /// The size of what is shown of an item, in points.
    func shownSize(of item: UIDragItem) -> CGSize {
        guard let platter = platter(item) else { return .zero }
        let scale = platter.carriedScale(prefersFullSize: prefersFullSize || isLarge)
        return CGSize(width: platter.bounds.width * scale, height: platter.bounds.height * scale)
    }

    // MARK: Going

    func home(of item: UIDragItem) -> UITargetedDragPreview? { platter(item)?.home }

    func setHome(of item: UIDragItem, _ preview: UITargetedDragPreview?, in window: UIWindow) {
        platter(item)?.setHome(preview, in: window)
    }

    func goHome() {
        for platter in platters {
            if let window { platter.followHome(in: window) }
            if let frame = platter.homeFrame { platter.fly(to: frame) } else { platter.vanish(to: 0.7) }
        }
    }

    /// What a receiver is offered: the item as it is, where it is.
    func dropPreview(of item: UIDragItem, in view: UIView) -> UITargetedDragPreview? {
        guard let platter = platter(item) else { return nil }
        let parameters = platter.home?.parameters as? UIDragPreviewParameters ?? UIDragPreviewParameters()
        return UITargetedDragPreview(
            view: platter.home?.view ?? platter, parameters: parameters,
            target: UIDragPreviewTarget(container: view, center: view.convert(platter.center, from: nil)))
    }

    func fly(_ item: UIDragItem, to preview: UITargetedPreview, in window: UIWindow) {
        platter(item)?.fly(to: DragPlatter.frame(of: preview, in: window))
    }

    func fly(_ item: UIDragItem, to frame: CGRect, isScaled: Bool) {
        guard let platter = platter(item) else { return }
        if frame.isNull { return platter.vanish(to: 0.5) }
        platter.fly(to: frame)
        if isScaled { platter.alpha = 0 }
    }

    func vanish(_ item: UIDragItem) { platter(item)?.vanish(to: 0.5) }

    func remove() {
        showSources()
        removeFromSuperview()
    }
}

/// The sign at a corner of what is dragged: how many items there are, and what would be done with them.
@MainActor
final class DragBadge: UIView {
    struct Sign: Equatable {
        var text: String?
        var symbol: String?
        var color: UIColor

        /// Nil where there is nothing to say.
        init?(_ operation: UIDropOperation, count: Int) {
            switch operation {
            case .copy:
                symbol = count == 1 ? "plus" : nil
                text = count > 1 ? "\(count)" : nil
                color = .systemGreen
            case .forbidden:
                symbol = "nosign"
                color = .systemGray
            case .cancel, .move:
                guard count > 1 else { return nil }
                text = "\(count)"
                color = .systemBlue
            }
        }
    }

    private(set) var sign: Sign?
    private let label = UILabel()
    private let image = UIImageView()

    init() {
        super.init(frame: .zero)
        label.textColor = .white
        label.textAlignment = .center
        label.font = .monospacedDigitSystemFont(ofSize: 15, weight: .semibold)
        image.tintColor = .white
        image.contentMode = .center
        image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 13, weight: .bold)
        layer.cornerRadius = DragMetrics.badgeHeight / 2
        addSubview(label)
        addSubview(image)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ sign: Sign?) {
        guard sign != self.sign else { return }
        self.sign = sign
        isHidden = sign == nil
        guard let sign else { return }
        backgroundColor = sign.color
        label.text = sign.text
        image.image = sign.symbol.flatMap { UIImage(systemName: $0) }
        let height = DragMetrics.badgeHeight
        let width = max(height, ceil(label.intrinsicContentSize.width) + 12)
        bounds.size = CGSize(width: sign.text == nil ? height : width, height: height)
        label.frame = bounds
        image.frame = bounds
    }
}
