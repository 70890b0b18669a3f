import Foundation
import VitrineCoreGraphics
package import VitrineGraphics
package import VitrineQuartzCore

/// A lens with what lies below a place of its window, a quarter larger.
@MainActor
final class LoupeView: UIView {
    /// By eye, from pictures of iOS 17.
    static let size = CGSize(width: 124, height: 48)
    static let magnification: CGFloat = 1.25
    /// Between the lens and the line, in points.
    private static let gap: CGFloat = 12
    private static let duration: TimeInterval = 0.15

    private let lens: LensView

    init(_ content: UIView) {
        lens = LensView(content)
        super.init(frame: CGRect(origin: .zero, size: Self.size))
        isUserInteractionEnabled = false
        layer.cornerRadius = Self.size.height / 2
        layer.shadowOpacity = 0.22
        layer.shadowRadius = 8
        layer.shadowOffset = CGSize(width: 0, height: 4)
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: Self.size.height / 2).cgPath
        lens.frame = bounds
        lens.layer.cornerRadius = Self.size.height / 2
        lens.layer.borderWidth = 1 / max(1, traitCollection.displayScale)
        lens.clipsToBounds = true
        addSubview(lens)
        colour()
    }

    required init?(coder: NSCoder) { nil }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        colour()
    }

    private func colour() {
        lens.backgroundColor = .systemBackground
        lens.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }

    /// Shows what is around a place of the window, above the upper edge of a line.
    func show(_ place: CGPoint, above top: CGFloat) {
        guard let window else { return }
        let room = window.bounds.inset(by: window.safeAreaInsets)
            .insetBy(dx: Self.size.width / 2 + 4, dy: Self.size.height / 2 + 4)
        let y = max(top - Self.gap - Self.size.height / 2, room.minY)
        let x = min(max(place.x, room.minX), max(room.minX, room.maxX))
        UIView.performWithoutAnimation {
            // On whole pixels, or the text in it would shiver.
            let scale = max(1, traitCollection.displayScale)
            center = CGPoint(x: (x * scale).rounded() / scale, y: (y * scale).rounded() / scale)
        }
        lens.show(window.convert(place, to: lens.content))
    }

    func appear(from place: CGPoint) {
        center = place
        alpha = 0
        transform = CGAffineTransform(scaleX: 0.4, y: 0.4)
        UIView.animate(
            withDuration: Self.duration, delay: 0, options: [.curveEaseOut, .allowUserInteraction]
        ) {
            self.alpha = 1
            self.transform = .identity
        }
    }

    func disappear() {
        UIView.animate(
            withDuration: Self.duration, delay: 0, options: [.curveEaseIn, .allowUserInteraction],
            animations: {
                self.alpha = 0
                self.transform = CGAffineTransform(translationX: 0, y: Self.size.height / 2)
                    .scaledBy(x: 0.4, y: 0.4)
            }, completion: { _ in self.removeFromSuperview() })
    }
}

/// Draws another view larger.
@MainActor
private final class LensView: UIView {
    let content: UIView
    /// What is in the middle, in points of the content.
    private var place = CGPoint.zero

    init(_ content: UIView) {
        self.content = content
        super.init(frame: .zero)
        layer.layerContent = self
    }

    required init?(coder: NSCoder) { nil }

    func show(_ place: CGPoint) {
        self.place = place
        setNeedsDisplay()
    }
}

extension LensView: LayerContent {
    package func makeNode(in bounds: CGRect, for layer: CALayer) -> RenderNode? {
        guard let node = content.layer.subtreeNode else { return nil }
        let factor = LoupeView.magnification
        let origin = content.bounds.origin
        let map = CGAffineTransform(translationX: bounds.midX, y: bounds.midY)
            .scaledBy(x: factor, y: factor)
            .translatedBy(x: -(place.x - origin.x), y: -(place.y - origin.y))
        return node.transformed(by: map)
    }
}
