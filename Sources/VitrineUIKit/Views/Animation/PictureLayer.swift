import VitrineGraphics
import VitrineQuartzCore

/// A still picture of a layer, laid over it while it changes.
final class PictureLayer: CALayer {
    private final class Picture: LayerContent {
        let node: RenderNode
        init(_ node: RenderNode) { self.node = node }
        func makeNode(in bounds: CGRect, for layer: CALayer) -> RenderNode? { node }
    }

    /// A layer that shows what `layer` shows now, placed to cover it as a sublayer; nil if that is nothing.
    static func picture(of layer: CALayer) -> PictureLayer? {
        guard layer.context != nil, let node = layer.subtreeNode else { return nil }
        let picture = PictureLayer()
        picture.bounds = CGRect(origin: .zero, size: layer.bounds.size)
        picture.anchorPoint = .zero
        picture.position = layer.bounds.origin
        picture.layerContent = Picture(node)
        return picture
    }

    override func action(forKey event: String) -> (any CAAction)? { nil }

    func fadeOut(duration: TimeInterval, timing: CAMediaTimingFunction, tracker: AnimationGroupTracker) {
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 1
        fade.toValue = 0
        fade.duration = duration
        fade.timingFunction = timing
        fade.completionGroup = tracker
        opacity = 0
        add(fade, forKey: "opacity")
    }
}
