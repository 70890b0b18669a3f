package import VitrineGraphics
package import VitrineQuartzCore

/// Draws what its owner says.
final class TextCanvas: UIView {
    /// Makes the content, in the canvas's coordinates.
    var draws: ((CGRect) -> RenderNode?)?

    /// What is drawn over it.
    var painting: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let painting { addSubview(painting) }
        }
    }

    override func setNeedsDisplay() {
        super.setNeedsDisplay()
        painting?.setNeedsDisplay()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        painting?.frame = bounds
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.layerContent = self
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

extension TextCanvas: LayerContent {
    package func makeNode(in bounds: CGRect, for layer: CALayer) -> RenderNode? { draws?(bounds) }
}
