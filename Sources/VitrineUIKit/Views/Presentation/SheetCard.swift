import VitrineCoreGraphics
import VitrineQuartzCore

/// The card of a sheet: a shadow, rounded corners, the presented view, and a grabber.
@MainActor
final class SheetCard: UIView {
    private let clip = UIView(frame: .zero)
    private let grabber = UIView(frame: .zero)
    weak var controller: UISheetPresentationController?

    init() {
        super.init(frame: .zero)
        clip.clipsToBounds = true
        clip.layer.cornerCurve = .continuous
        clip.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(clip)
        // 36 × 5, 5 from the top, as on iOS.
        grabber.frame = CGRect(x: -18, y: 5, width: 36, height: 5)
        grabber.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        grabber.layer.cornerRadius = 2.5
        grabber.backgroundColor = .tertiaryLabel
        grabber.isUserInteractionEnabled = false
        grabber.isHidden = true
        addSubview(grabber)
        layer.shadowColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
        layer.shadowOffset = .zero
    }

    required init?(coder: NSCoder) { nil }

    func show(_ view: UIView) {
        clip.frame = bounds
        view.frame = clip.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        clip.addSubview(view)
    }

    /// - Parameter isFloating: Whether nothing sets the card off from what is around it but a shadow.
    func setLook(radius: CGFloat, roundsBottom: Bool, showsGrabber: Bool, isFloating: Bool) {
        if clip.layer.cornerRadius != radius { clip.layer.cornerRadius = radius }
        let corners: CACornerMask =
            roundsBottom ? .all : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        if clip.layer.maskedCorners != corners { clip.layer.maskedCorners = corners }
        if grabber.isHidden == showsGrabber { grabber.isHidden = !showsGrabber }
        let opacity: Float = isFloating ? 0.16 : 0
        if layer.shadowOpacity != opacity {
            layer.shadowOpacity = opacity
            layer.shadowRadius = isFloating ? 12 : 0
        }
    }

    /// Puts the card somewhere, whatever transform it has while another sheet is in front of it.
    func place(_ frame: CGRect) {
        let bounds = CGRect(origin: .zero, size: frame.size)
        if self.bounds != bounds { self.bounds = bounds }
        let center = CGPoint(x: frame.midX, y: frame.midY)
        if self.center != center { self.center = center }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        grabber.center.x = bounds.midX
    }
}
