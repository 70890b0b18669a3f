package import VitrineGraphics

/// What a tree of layers shares: the layers that animate, and whether a frame is due.
///
/// There is one for the root of each window. Stepping costs in proportion to the animating layers, not to
/// the tree.
@MainActor
package final class LayerContext {
    /// The root layer.
    package private(set) weak var root: CALayer?
    /// Where the tree's time comes from, and where its completions wait.
    package let runtime: RuntimeContext
    /// Called when the tree first needs a frame after one was made.
    package var onNeedsFrame: (@MainActor () -> Void)?
    /// Pixels per point.
    package var scale: CGFloat = 1
    /// Whether something changed since the last `render`.
    package private(set) var needsFrame = true

    /// Whether layout did not come to rest the last time. Such a tree gets few rounds, or it would take all of every
    /// frame.
    var isRestless = false {
        didSet { if !isRestless { restlessFrames = 0 } }
    }
    /// How many frames were made since it was restless.
    private var restlessFrames = 0
    /// How many frames a restless tree gets by itself: half a second's, enough for one that is merely slow to rest. One
    /// that never rests waits for something else to happen then.
    private static let framesOfRestless = 30

    /// Those that are told of every frame before it is made.
    private var told: [ObjectIdentifier: WeakLayer] = [:]

    private var animating: [CALayer] = []
    private var indexes: [ObjectIdentifier: Int] = [:]

    /// Makes `root` the root of a tree that can animate.
    package init(root: CALayer, runtime: RuntimeContext = .current) {
        self.root = root
        self.runtime = runtime
        root.setContext(self)
    }

    /// Whether a layer of the tree has animations.
    package var hasAnimations: Bool { !animating.isEmpty }

    func setNeedsFrame() {
        guard !needsFrame else { return }
        needsFrame = true
        onNeedsFrame?()
    }

    func startAnimating(_ layer: CALayer) {
        let id = ObjectIdentifier(layer)
        guard indexes[id] == nil else { return }
        indexes[id] = animating.count
        animating.append(layer)
        // Even if nothing shows differently yet, the clock has to run.
        needsFrame = false
        setNeedsFrame()
    }

    func stopAnimating(_ layer: CALayer) {
        guard let index = indexes.removeValue(forKey: ObjectIdentifier(layer)) else { return }
        let last = animating.removeLast()
        if last !== layer {
            animating[index] = last
            indexes[ObjectIdentifier(last)] = index
        }
    }

    /// Moves every animation to `time`, removes those that ended and then tells who waits for their end.
    ///
    /// Complexity: O(animations · depth of their layers).
    package func step(_ time: TimeInterval) {
        guard !animating.isEmpty else { return }
        var ended: [EndedAnimation] = []
        for layer in animating {
            LayerCounters.current.steps += 1
            layer.stepAnimations(at: layer.localTime(fromRoot: time), ended: &ended)
        }
        // In the order in which they were added, whatever layer they were on.
        ended.sort { $0.serial < $1.serial }
        for animation in ended { animation.report() }
        if !animating.isEmpty { setNeedsFrame() }
    }

    /// Ends all animations where they are, unfinished, as those of layers that leave: nobody sees the tree any more.
    ///
    /// Complexity: O(animations).
    package func endAnimations() {
        for layer in animating { layer.removeAnimationsForLeaving() }
    }

    /// Tells a layer of every frame before it is made: what it shows depends on more than its own properties.
    func tellOfFrames(_ layer: CALayer) { told[ObjectIdentifier(layer)] = WeakLayer(layer: layer) }

    func stopTellingOfFrames(_ layer: CALayer) { told[ObjectIdentifier(layer)] = nil }

    /// The node of the tree, from cached nodes where nothing changed.
    package func render() -> RenderNode? {
        for (id, entry) in told {
            // A layer that went with its superlayer was not taken out of it.
            if let layer = entry.layer { layer.frameWillBeMade() } else { told[id] = nil }
        }
        needsFrame = false
        let node = root?.updatedPlacedNode()
        if hasAnimations { setNeedsFrame() }
        if isRestless, restlessFrames < Self.framesOfRestless {
            restlessFrames += 1
            setNeedsFrame()
        }
        return node
    }
}

private struct WeakLayer {
    weak var layer: CALayer?
}

/// An animation that left its layer, to be reported once the step is over.
@MainActor
struct EndedAnimation {
    let animation: CAAnimation
    let finished: Bool
    let serial: Int

    func report() {
        animation.delegate?.animationDidStop(animation, finished: finished)
        animation.completionGroup?.leave(finished: finished)
    }
}
