package import VitrineGraphics

/// What draws a layer's own content: labels, images, the primitives of declarative views.
@MainActor
package protocol LayerContent: AnyObject {
    /// The node for the layer's content. `bounds` has the layer's size and origin zero: content does not
    /// scroll with the bounds' origin. Called when the layer was asked to display or changed its size.
    func makeNode(in bounds: CGRect, for layer: CALayer) -> RenderNode?
}

/// How much work drawing and layout did; for tests and traces.
@MainActor
package struct LayerCounters: WorkCounts {
    /// Content nodes built: backgrounds, images, own drawing.
    package var contents = 0
    /// Pictures drawn by hand.
    package var drawings = 0
    /// Subtree nodes put together from content and sublayers.
    package var subtrees = 0
    /// Containers of sublayers built.
    package var containers = 0
    /// Sublayers that were looked at for what they show.
    package var slots = 0
    /// Times a layer's place in its superlayer was made into a node.
    package var placements = 0
    /// Pictures drawn of layers that are seen in perspective.
    package var perspectives = 0
    /// Sublayers left out because a clipping layer hides them.
    package var culled = 0
    /// Animating layers stepped.
    package var steps = 0
    /// Layers laid out.
    package var layouts = 0
    /// Layers looked at while searching for layout to do.
    package var layoutVisits = 0

    package init() {}

    package static var current = LayerCounters.kept()

    package mutating func add(_ other: LayerCounters) {
        contents += other.contents
        drawings += other.drawings
        subtrees += other.subtrees
        containers += other.containers
        slots += other.slots
        placements += other.placements
        perspectives += other.perspectives
        culled += other.culled
        steps += other.steps
        layouts += other.layouts
        layoutVisits += other.layoutVisits
    }
}
