import VitrineCoreGraphics
import VitrineQuartzCore

/// The balloon of a popover.
@MainActor
final class PopoverCard: UIView {
    private let shape = CAShapeLayer()
    private let clip = UIView(frame: .zero)
    private var place: PopoverPlace?

    /// The colour of the balloon and its arrow.
    var color: UIColor = .systemBackground { didSet { updateColor() } }

    /// What is behind the content in place of a balloon.
    var background: UIPopoverBackgroundView? {
        didSet {
            guard background !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let background { insertSubview(background, at: 0) }
            shape.isHidden = background != nil
            let isPlain = background.map { type(of: $0).wantsDefaultContentAppearance } ?? true
            clip.layer.cornerRadius = isPlain ? PopoverMetrics.balloon.radius : 0
            place = nil
        }
    }

    init() {
        super.init(frame: .zero)
        layer.addSublayer(shape)
        shape.shadowColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
        shape.shadowOpacity = 0.18
        shape.shadowRadius = 24
        shape.shadowOffset = CGSize(width: 0, height: 8)
        clip.clipsToBounds = true
        clip.layer.cornerRadius = PopoverMetrics.balloon.radius
        addSubview(clip)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ view: UIView) {
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.frame = clip.bounds
        clip.addSubview(view)
    }

    func put(_ place: PopoverPlace) {
        if frame != place.frame { frame = place.frame }
        guard place != self.place else { return }
        self.place = place
        clip.frame = place.contentFrame
        if let background {
            background.frame = bounds
            background.arrowDirection = place.direction
            background.arrowOffset = place.arrowOffset
            background.setNeedsLayout()
        }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        shape.frame = bounds
        shape.path = place.outline()
        CATransaction.commit()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateColor()
    }

    private func updateColor() { shape.fillColor = color.resolvedColor(with: traitCollection).cgColor }
}
