public import Foundation
public import VitrineUIKit

/// A pin with a round head, whose point is at the place of an annotation.
@MainActor @preconcurrency
open class MKPinAnnotationView: MKAnnotationView {
    /// The colour of the head; nil for red.
    open var pinTintColor: UIColor! {
        get { headColor ?? Self.redPinColor() }
        set {
            headColor = newValue
            setNeedsDisplay()
        }
    }
    /// Whether the pin falls onto the map when it comes. False unless set.
    open var animatesDrop = false
    private var headColor: UIColor?

    /// What the pin stands for by convention: a place of a destination.
    open class func redPinColor() -> UIColor { .systemRed }
    /// What the pin stands for by convention: a place where something begins.
    open class func greenPinColor() -> UIColor { .systemGreen }
    /// What the pin stands for by convention: a place that the user has set.
    open class func purplePinColor() -> UIColor { .systemPurple }

    /// Makes a pin.
    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        bounds.size = CGSize(width: 32, height: 39)
        centerOffset = CGPoint(x: 8, y: -16)
        calloutOffset = CGPoint(x: -8, y: 0)
        isOpaque = false
    }

    /// Pins are not archived.
    public required init?(coder: NSCoder) { nil }

    open override func prepareForDisplay() {
        super.prepareForDisplay()
        guard animatesDrop, UIView.areAnimationsEnabled, let stage else { return }
        transform = CGAffineTransform(translationX: 0, y: -stage.height)
        UIView.animate(
            withDuration: 0.4, delay: 0, options: [.curveEaseIn, .allowUserInteraction]
        ) { self.transform = .identity }
    }

    open override func setDragState(_ newDragState: DragState, animated: Bool) {
        super.setDragState(newDragState, animated: animated)
        let isLifted = newDragState == .starting || newDragState == .dragging
        UIView.animate(withDuration: animated ? 0.2 : 0) {
            self.transform = isLifted ? CGAffineTransform(translationX: 0, y: -12) : .identity
        }
    }

    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        // The point is 8 points left of the middle and 16 below.
        let foot = CGPoint(x: bounds.midX - 8, y: bounds.midY + 16)
        context.setFillColor(UIColor(white: 0, alpha: 0.22).cgColor)
        context.fillEllipse(in: CGRect(x: foot.x - 3.5, y: foot.y - 1.5, width: 7, height: 3))
        context.setStrokeColor(UIColor(white: 0.45, alpha: 1).cgColor)
        context.setLineWidth(2)
        context.setLineCap(.round)
        context.move(to: CGPoint(x: foot.x, y: foot.y - 1))
        context.addLine(to: CGPoint(x: foot.x, y: foot.y - 20))
        context.strokePath()
        let head = CGRect(x: foot.x - 7.5, y: foot.y - 33, width: 15, height: 15)
        context.setFillColor(pinTintColor.resolvedColor(with: traitCollection).cgColor)
        context.fillEllipse(in: head)
        context.setStrokeColor(UIColor(white: 0, alpha: 0.18).cgColor)
        context.setLineWidth(0.5)
        context.strokeEllipse(in: head.insetBy(dx: 0.25, dy: 0.25))
        context.setFillColor(UIColor(white: 1, alpha: 0.65).cgColor)
        context.fillEllipse(in: CGRect(x: head.minX + 3.5, y: head.minY + 3, width: 4, height: 4))
    }
}

/// Where the user is: a dot in the tint colour with a white ring, and around it how exactly that is known.
@MainActor @preconcurrency
open class MKUserLocationView: MKAnnotationView {
    private let halo = UIView()
    private let ring = UIView()
    private let dot = UIView()

    /// Makes the view.
    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        bounds.size = CGSize(width: 22, height: 22)
        zPriority = .max
        layer.zPosition = CGFloat(MKAnnotationViewZPriority.max.rawValue)
        canShowCallout = true
        halo.isUserInteractionEnabled = false
        ring.isUserInteractionEnabled = false
        addSubview(halo)
        addSubview(ring)
        ring.addSubview(dot)
        ring.frame = bounds
        ring.backgroundColor = .white
        ring.layer.cornerRadius = bounds.width / 2
        ring.layer.shadowColor = UIColor.black.cgColor
        ring.layer.shadowOpacity = 0.3
        ring.layer.shadowRadius = 3
        ring.layer.shadowOffset = CGSize(width: 0, height: 1)
        dot.frame = bounds.insetBy(dx: 3, dy: 3)
        dot.layer.cornerRadius = dot.bounds.width / 2
        tintColorDidChange()
    }

    /// The view is not archived.
    public required init?(coder: NSCoder) { nil }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        dot.backgroundColor = tintColor
        halo.backgroundColor = tintColor.withAlphaComponent(0.18)
    }

    /// Shows within how many points of the view the user is.
    func showAccuracy(radius: CGFloat) {
        halo.isHidden = radius <= bounds.width / 2
        guard !halo.isHidden else { return }
        halo.bounds = CGRect(x: 0, y: 0, width: radius * 2, height: radius * 2)
        halo.center = CGPoint(x: bounds.midX, y: bounds.midY)
        halo.layer.cornerRadius = radius
    }
}
