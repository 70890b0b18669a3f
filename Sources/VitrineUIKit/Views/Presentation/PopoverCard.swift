import VitrineCoreGraphics
import VitrineQuartzCore

/// The balloon of a popover.
@MainActor
final class PopoverCard: UIView {
    private let shape = CAShapeLayer()
    private let clip = UIView(frame: .zero)
    private var place: PopoverPlace?

    var color: UIColor = .systemBackground { didSet { updateColor() } }

    init() {
        super.init(frame: .zero)
        layer.addSublayer(shape)
        shape.shadowColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
        shape.shadowOpacity = 0.18
        shape.shadowRadius = 24
        shape.shadowOffset = CGSize(width: 0, height: 8)
        clip.clipsToBounds = true
        clip.layer.cornerRadius = PopoverPlace.radius
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
