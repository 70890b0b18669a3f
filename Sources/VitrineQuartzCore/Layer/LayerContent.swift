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
package enum LayerCounters {
    /// Content nodes built: backgrounds, images, own drawing.
    package static var contents = 0
    /// Subtree nodes put together from content and sublayers.
    package static var subtrees = 0
    /// Containers of sublayers built.
    package static var containers = 0
    /// Times a layer's place in its superlayer was made into a node.
    package static var placements = 0
    /// Sublayers left out because a clipping layer hides them.
    package static var culled = 0
    /// Animating layers stepped.
    package static var steps = 0
    /// Layers laid out.
    package static var layouts = 0
    /// Layers looked at while searching for layout to do.
    package static var layoutVisits = 0

    package static func reset() {
        contents = 0
        subtrees = 0
        containers = 0
        placements = 0
        culled = 0
        steps = 0
        layouts = 0
        layoutVisits = 0
    }
}
