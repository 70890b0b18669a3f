public import Foundation
public import VitrineUIKit

/// Shows how long distances are on a map.
@MainActor @preconcurrency
open class MKScaleView: UIView, MapFollowing {
    /// On which side the scale begins.
    public enum Alignment: Int, Sendable {
        /// It grows to the trailing side.
        case leading
        /// It grows to the leading side.
        case trailing
    }

    /// The map.
    open weak var mapView: MKMapView? { didSet { attach() } }
    /// When the scale shows. As Apple's for the scale of a map, it is there unless hidden.
    open var scaleVisibility = MKFeatureVisibility.adaptive { didSet { mapDidChange() } }
    /// On which side the scale begins.
    open var legendAlignment = Alignment.leading { didSet { setNeedsDisplay() } }
    /// What is drawn: metres of half the bar, and its length in points.
    private var shown: (meters: Double, length: CGFloat) = (0, 0)

    /// The longest bar, in points. Ours.
    private static let longest = 120.0

    /// Makes a scale of a map.
    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 170, height: 28))
        self.mapView = mapView
        attach()
    }

    /// Makes a scale without a map.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .redraw
    }

    /// Scales are not archived.
    public required init?(coder: NSCoder) { nil }

    open override var intrinsicContentSize: CGSize { CGSize(width: 170, height: 28) }

    private func attach() {
        mapView?.controls.follow(self)
        mapDidChange()
    }

    func mapDidChange() {
        alpha = scaleVisibility == .hidden ? 0 : 1
        guard let map = mapView, let projection = map.projection else { return }
        let latitude = MapWorld.latitude(projection.center.y)
        let pointMeters = MKMetersPerMapPointAtLatitude(latitude) / projection.scale
        let length = Self.round(pointMeters * Self.longest)
        let next = (meters: length, length: CGFloat(length / pointMeters))
        guard abs(next.length - shown.length) > 0.5 || next.meters != shown.meters else { return }
        shown = next
        setNeedsDisplay()
    }

    /// The longest of 1, 2 and 5 with zeros that is not longer.
    static func round(_ meters: Double) -> Double {
        guard meters > 0, meters.isFinite else { return 0 }
        let unit = pow(10, log10(meters).rounded(.down))
        return ([5, 2].first { $0 * unit <= meters } ?? 1) * unit
    }

    open override func draw(_ rect: CGRect) {
        guard shown.length > 0, let context = UIGraphicsGetCurrentContext() else { return }
        let start = legendAlignment == .leading ? 8 : bounds.maxX - shown.length - 24
        let half = shown.length / 2
        let ink = UIColor.label.resolvedColor(with: traitCollection)
        let bar = CGRect(x: start, y: 18, width: shown.length, height: 5)
        context.setFillColor(UIColor.systemBackground.resolvedColor(with: traitCollection).cgColor)
        context.fill(bar)
        context.setFillColor(ink.cgColor)
        context.fill(CGRect(x: start, y: 18, width: half, height: 5))
        context.setStrokeColor(ink.cgColor)
        context.setLineWidth(1)
        context.stroke(bar)
        let formatter = MKDistanceFormatter()
        formatter.unitStyle = .abbreviated
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 10, weight: .medium), .foregroundColor: ink,
        ]
        var end: CGFloat = -4
        // The middle has no text where there is no room for it.
        for (text, x, isNeeded) in [
            ("0", start, true), (formatter.string(fromDistance: shown.meters), start + shown.length, true),
            (formatter.string(fromDistance: shown.meters / 2), start + half, false),
        ] {
            let mark = NSAttributedString(string: text, attributes: attributes)
            let width = mark.size().width
            let left = max(x - width / 2, 0)
            guard isNeeded || left > start + 10 && left + width < end - 4 else { continue }
            mark.draw(at: CGPoint(x: left, y: 3))
            end = left
        }
    }
}
