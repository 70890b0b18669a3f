import VitrineCoreGraphics
import VitrinePlatform

extension CALayer {
    final func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int, otherwise: Int) {
        guard layer !== sibling else { return }
        layer.removeFromSuperlayer()
        insert(layer, position: index(of: sibling).map { $0 + offset } ?? otherwise)
    }

    /// Puts `newLayer` where `oldLayer` is.
    public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer !== newLayer, let index = index(of: oldLayer) else { return }
        oldLayer.removeFromSuperlayer()
        insert(newLayer, position: index)
    }

    func unlink() {
        guard let parent = storedSuperlayer else { return }
        if let index = parent.index(of: self) { parent.state.sublayers.remove(at: index) }
        storedSuperlayer = nil
        state.isLayoutCandidate = false
        parent.sublayersDidChange()
    }

    private func index(of layer: CALayer?) -> Int? {
        guard let layer, layer.storedSuperlayer === self else { return nil }
        // Newest last: views usually remove what they added recently. A closure would be asked for its actor with each layer.
        var index = state.sublayers.count
        while index > 0 {
            index -= 1
            if state.sublayers[index] === layer { return index }
        }
        return nil
    }

    final func insert(_ layer: CALayer, position: Int) {
        MainThread.demand(self, "addSublayer(_:)")
        demand(layer !== self, "A layer cannot be a sublayer of itself: \(layer)")
        var ancestor: CALayer? = self
        while let current = ancestor {
            demand(current !== layer, "Adding \(layer) to \(self) would make a cycle of layers")
            ancestor = current.superlayer ?? current.state.maskedLayer
        }
        demandRoom(for: layer)
        if layer.storedSuperlayer === self {
            // A move among siblings keeps animations running.
            guard let old = index(of: layer) else { return }
            state.sublayers.remove(at: old)
            state.sublayers.insert(layer, at: min(position, state.sublayers.count))
            sublayersDidChange()
            return
        }
        // A move within the tree keeps animations running.
        if layer.context === context { layer.unlink() }
        if layer.storedSuperlayer != nil || layer.state.maskedLayer != nil { layer.removeFromSuperlayer() }
        state.sublayers.insert(layer, at: min(position, state.sublayers.count))
        layer.storedSuperlayer = self
        if layer.context !== context { layer.setContext(context) }
        // Its place depends on the superlayer too.
        layer.state.cache.isPlacedValid = false
        sublayersDidChange()
        if layer.needsLayoutInSubtree { layer.enlistForLayout() }
    }

    func setContext(_ context: LayerContext?) {
        guard state.context !== context || context == nil else { return }
        let former = state.context
        if !animationEntries.isEmpty { former?.stopAnimating(self) }
        state.context = context
        if let context, !animationEntries.isEmpty { context.startAnimating(self) }
        if let context { beginWaitingAnimations(in: context) }
        mask?.setContext(context)
        for layer in state.sublayers { layer.setContext(context) }
        contextDidChange(from: former)
    }

    func removeAnimationsOfSubtree() {
        removeAnimationsForLeaving()
        mask?.removeAnimationsOfSubtree()
        for layer in state.sublayers { layer.removeAnimationsOfSubtree() }
    }

    func sublayersDidChange() {
        unsettleSublayers()
        invalidate(.composition)
    }
}

extension CALayer {
    /// Moves a sublayer behind another one without taking it out, which would end its animations.
    package func move(_ layer: CALayer, below sibling: CALayer) {
        guard layer !== sibling, let old = index(of: layer) else { return }
        state.sublayers.remove(at: old)
        let index = index(of: sibling) ?? state.sublayers.count
        state.sublayers.insert(layer, at: index)
        sublayersDidChange()
    }
}
