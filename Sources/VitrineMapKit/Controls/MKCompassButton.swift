public import Foundation
public import VitrineUIKit

/// Shows where north is, and turns the map back to it.
@MainActor @preconcurrency
open class MKCompassButton: UIView, MapFollowing {
    /// The map.
    open weak var mapView: MKMapView? { didSet { attach() } }
    /// When the compass shows: unless set, while north is not up.
    open var compassVisibility = MKFeatureVisibility.adaptive { didSet { mapDidChange() } }
    private let disc = UIView()
    private let needle = CAShapeLayer()
    private let tail = CAShapeLayer()
    private let north = UILabel()

    /// Makes a compass of a map.
    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 42, height: 42))
        self.mapView = mapView
        attach()
    }

    /// Makes a compass without a map.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        disc.frame = CGRect(x: 0, y: 0, width: 42, height: 42)
        disc.layer.cornerRadius = 21
        disc.isUserInteractionEnabled = false
        disc.layer.shadowColor = UIColor.black.cgColor
        disc.layer.shadowOpacity = 0.18
        disc.layer.shadowRadius = 3
        disc.layer.shadowOffset = CGSize(width: 0, height: 1)
        addSubview(disc)
        for (part, tip) in [(needle, CGFloat(4)), (tail, 38)] {
            let path = CGMutablePath()
            path.move(to: CGPoint(x: 21, y: tip))
            path.addLine(to: CGPoint(x: 17, y: tip < 21 ? 10 : 32))
            path.addLine(to: CGPoint(x: 25, y: tip < 21 ? 10 : 32))
            path.closeSubpath()
            part.path = path
            part.frame = disc.bounds
            disc.layer.addSublayer(part)
        }
        north.text = "N"
        north.font = .systemFont(ofSize: 15, weight: .medium)
        north.textAlignment = .center
        north.frame = CGRect(x: 6, y: 11, width: 30, height: 20)
        disc.addSubview(north)
        isAccessibilityElement = true
        accessibilityLabel = "Compass"
        accessibilityTraits = .button
        let tap = UITapGestureRecognizer()
        tap.addAction { [weak self] _ in self?.turnNorth() }
        addGestureRecognizer(tap)
        updateColors()
    }

    /// Compasses are not archived.
    public required init?(coder: NSCoder) { nil }

    open override var intrinsicContentSize: CGSize { CGSize(width: 42, height: 42) }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateColors()
    }

    private func updateColors() {
        disc.backgroundColor = .secondarySystemGroupedBackground
        needle.fillColor = UIColor.systemRed.resolvedColor(with: traitCollection).cgColor
        tail.fillColor = UIColor.tertiaryLabel.resolvedColor(with: traitCollection).cgColor
        north.textColor = .label
    }

    private func attach() {
        mapView?.controls.follow(self)
        mapDidChange()
    }

    func mapDidChange() {
        let heading = mapView?.projection?.heading ?? 0
        disc.transform = CGAffineTransform(rotationAngle: -heading * .pi / 180)
        switch compassVisibility {
        case .visible: alpha = 1
        case .hidden: alpha = 0
        case .adaptive: alpha = heading == 0 ? 0 : 1
        }
    }

    private func turnNorth() {
        guard let mapView, var projection = mapView.projection else { return }
        projection.heading = 0
        mapView.follower.userMovesMap()
        mapView.change(to: projection, animated: true)
    }
}
