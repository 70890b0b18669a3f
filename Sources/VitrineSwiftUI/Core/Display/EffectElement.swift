/// An element whose content goes into a layer of its own, so that it can be changed as a whole.
class EffectElement<M>: WrapperElement<M>, LayerBearing {
    final var shownLayer: CALayer? { container?.layer }
    private var container: DisplayContainer?

    /// The layer, once shown.
    final var effectLayer: CALayer? { container?.layer }

    override var isRestartable: Bool { true }
    final override var ownsDisplay: Bool { true }

    /// Whether what is inside is shown elsewhere than where it is laid out.
    var movesContent: Bool { false }

    /// How a change goes on that is made outside of an animated transaction; nil for at once.
    var ownAnimation: Animation? { nil }

    override var drawnReach: CGRect { movesContent ? .infinite : super.drawnReach }

    /// Brings the layer's look up to date; called at every render, animation says how.
    func configure(_ layer: CALayer, _ animation: Animation?) {}

    override func render(_ pass: RenderPass, at origin: CGPoint) {
        let container = self.container(for: pass)
        pass.add(container.layer, view: container.view, frame: CGRect(origin: origin, size: size))
        configure(container.layer, pass.animation(for: container.layer, orOwn: ownAnimation))
        pass.inside(
            container, of: self, origin: pass.pixels(CGRect(origin: origin, size: size)).origin,
            visible: movesContent ? nil : pass.visiblePart
        ) {
            renderChildren(pass, at: origin)
        }
    }

    /// Layers can only hold layers: where a view is inside, the layer is a view's.
    private func container(for pass: RenderPass) -> DisplayContainer {
        let needsView = containsPlatformView
        if let container, (container.view != nil) == needsView { return container }
        let made =
            needsView
            ? DisplayContainer(view: EffectView(), isOwned: true) : DisplayContainer(layer: CALayer())
        container = made
        return made
    }

    override func didUpdate(from old: M, isChanged: Bool) {
        // Most effects change no geometry: only a new picture is needed.
        if isChanged { setNeedsDisplay() }
    }
}

/// A view that exists for its layer. A list inside of it still reaches under the bars around it.
final class EffectView: UIView {
    convenience init() {
        self.init(frame: .zero)
        passesSafeAreaOn = true
    }
}
