import VitrineCoreGraphics

// Layout, drawing and most of what is told to all of a tree call themselves for what is in a layer: trees that are too
// deep would overflow the stack, without a word.
extension CALayer {
    /// How many layers, and so views, can lie in each other. Twice as many fit into the eight megabytes of the main
    /// thread's stack in a build that is not optimised.
    package static let deepest = 1000

    /// Before a layer is put into this one.
    ///
    /// Complexity: O(1), O(superlayers) where the tree becomes deeper than ever; the sublayers are looked at only when
    /// it seems to become too deep.
    func demandRoom(for layer: CALayer) {
        guard layer.storedSuperlayer !== self else { return }
        var (ancestor, depth): (CALayer?, Int) = (self, layer.state.depth + 1)
        while let current = ancestor, current.state.depth < depth {
            guard depth <= Self.deepest else { return lookAgain(for: layer) }
            current.state.depth = depth
            depth += 1
            ancestor = current.superlayer
        }
    }

    /// What the layers know of their depth is from when they were deepest.
    private func lookAgain(for layer: CALayer) {
        var root = self
        var above = 1
        while let parent = root.superlayer {
            root = parent
            above += 1
        }
        let below = layer.depthNow
        demand(
            above + below <= Self.deepest,
            "Layers, and so views, can be nested \(Self.deepest) deep, and adding \(layer.owner.map { "\($0)" } ?? layer.description) would make it \(above + below). Look for a loop that adds each view to the one before, where all were meant for one superview."
        )
        // From now on what they know is right.
        root.forgetDepths()
        var (ancestor, depth): (CALayer?, Int) = (self, below + 1)
        while let current = ancestor {
            current.state.depth = max(current.state.depth, depth)
            depth += 1
            ancestor = current.superlayer
        }
    }

    /// How many layers lie below each other in this one. Without recursion: there may be too many.
    private var depthNow: Int {
        var (level, depth) = (state.sublayers, 0)
        while !level.isEmpty {
            depth += 1
            level = level.flatMap(\.state.sublayers)
        }
        return depth
    }

    /// Works out the depths of a tree again.
    private func forgetDepths() {
        var levels = [[self]]
        while let last = levels.last, !last.isEmpty { levels.append(last.flatMap(\.state.sublayers)) }
        for level in levels.reversed() {
            for layer in level {
                layer.state.depth = layer.state.sublayers.reduce(0) { max($0, $1.state.depth + 1) }
            }
        }
    }

    /// Before the layer becomes the mask of another.
    func demandRoom(asMaskOf layer: CALayer) {
        var ancestor: CALayer? = layer
        while let current = ancestor {
            demand(
                current !== self,
                "Masking \(layer) with \(self) would make a cycle of layers: the former is the latter, or in it or in its mask. A mask is a layer of its own."
            )
            ancestor = current.superlayer ?? current.state.maskedLayer
        }
    }
}
