public import Foundation
public import VitrineUIKit

/// A balloon with a glyph at the place of an annotation, and its title below.
@MainActor @preconcurrency
open class MKMarkerAnnotationView: MKAnnotationView {
    /// Whether the title shows below the balloon.
    open var titleVisibility = MKFeatureVisibility.adaptive { didSet { updateTexts() } }
    /// Whether the subtitle shows below the title; unless set, while the marker is selected.
    open var subtitleVisibility = MKFeatureVisibility.adaptive { didSet { updateTexts() } }
    /// The colour of the balloon; nil for the system's red.
    open var markerTintColor: UIColor? { didSet { balloon.tint = markerTintColor ?? defaultTint } }
    /// The colour of the glyph; nil for white.
    open var glyphTintColor: UIColor? { didSet { balloon.glyphTint = glyphTintColor ?? .white } }
    /// What stands in the balloon in place of an image.
    open var glyphText: String? { didSet { updateGlyph() } }
    /// What stands in the balloon, as a template of 20 points; nil for a pin.
    open var glyphImage: UIImage? { didSet { updateGlyph() } }
    /// What stands in the balloon while it is selected, as a template of 40 points.
    open var selectedGlyphImage: UIImage? { didSet { updateGlyph() } }
    /// Whether the balloon grows out of the map when it comes. False unless set.
    open var animatesWhenAdded = false

    private let balloon = BalloonView(frame: .zero)
    private let texts = HaloLabel(frame: .zero)
    private var defaultTint: UIColor { .systemRed }

    /// Makes a marker.
    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        bounds.size = CGSize(width: 28, height: 28)
        centerOffset = CGPoint(x: 0, y: -14)
        collisionMode = .circle
        balloon.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
        addSubview(balloon)
        addSubview(texts)
        placeParts()
        annotationDidChange()
    }

    /// Markers are not archived.
    public required init?(coder: NSCoder) { nil }

    /// How large a balloon is that is selected, as a factor. Ours, near to what iOS draws.
    private static let growth: CGFloat = 1.9

    private func placeParts() {
        balloon.center = CGPoint(x: bounds.midX, y: bounds.maxY)
        texts.center = CGPoint(x: bounds.midX, y: bounds.maxY + 2 + texts.bounds.height / 2)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        balloon.transform = .identity
        updateGlyph()
        updateTexts()
    }

    open override func prepareForDisplay() {
        super.prepareForDisplay()
        updateTexts()
        guard animatesWhenAdded, UIView.areAnimationsEnabled, window != nil else { return }
        balloon.transform = CGAffineTransform(scaleX: 0.01, y: 0.01)
        UIView.animate(
            withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
            options: .allowUserInteraction
        ) { self.balloon.transform = .identity }
    }

    open override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        updateGlyph()
        updateTexts()
        let shape =
            selected && !canShowCallout
            ? CGAffineTransform(scaleX: Self.growth, y: Self.growth) : CGAffineTransform.identity
        guard animated else {
            balloon.transform = shape
            return
        }
        UIView.animate(
            withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0,
            options: .allowUserInteraction
        ) { self.balloon.transform = shape }
    }

    open override func setDragState(_ newDragState: DragState, animated: Bool) {
        super.setDragState(newDragState, animated: animated)
        let isLifted = newDragState == .starting || newDragState == .dragging
        UIView.animate(withDuration: animated ? 0.2 : 0) {
            self.balloon.transform = isLifted ? CGAffineTransform(translationX: 0, y: -12) : .identity
        }
    }

    override func annotationDidChange() {
        super.annotationDidChange()
        if let cluster = annotation as? MKClusterAnnotation {
            balloon.text = "\(cluster.memberAnnotations.count)"
        }
        updateTexts()
    }

    /// Fingers find the balloon, which is higher than the view.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let height = BalloonView.size.height * (balloon.transform.d == 1 ? 1 : Self.growth)
        return CGRect(
            x: bounds.midX - max(bounds.width, height) / 2, y: bounds.maxY - height,
            width: max(bounds.width, height), height: height
        ).insetBy(dx: -4, dy: -4).contains(point)
    }

    private func updateGlyph() {
        let count = (annotation as? MKClusterAnnotation).map { "\($0.memberAnnotations.count)" }
        balloon.text = glyphText ?? (glyphImage == nil ? count : nil)
        balloon.glyph = isSelected ? selectedGlyphImage ?? glyphImage : glyphImage
    }

    private func updateTexts() {
        let title = titleVisibility == .hidden ? nil : annotation?.shownTitle
        let hasSubtitle = subtitleVisibility == .visible || subtitleVisibility == .adaptive && isSelected
        texts.show(title: title, subtitle: hasSubtitle ? annotation?.shownSubtitle : nil)
        placeParts()
    }
}
