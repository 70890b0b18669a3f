import VitrineQuartzCore

extension UIView {
    static var layerType: CALayer.Type {
        guard let type = layerClass as? CALayer.Type else {
            fatalError("\(self).layerClass is \(layerClass), which is not a subclass of CALayer")
        }
        return type
    }

    func setUpLayer() {
        // A test may have views without a window, and wait for what a display link does to them.
        WaitingFrames.begin
        layer.setOwner(self)
        layer.isOpaque = Self.isOpaqueAtFirst
        isWindow = self is UIWindow
        if drawsContent { layer.setNeedsDisplay() }
    }

    /// Solves what constraints wait for, and lays out the subviews, with what the owner does before and after.
    func layOut(_ layer: CALayer) {
        if LayoutEngine.isInUse || hasConstraintUpdatesBelow {
            prepareLayout()
            // A new solution asks for the layout that follows anyway.
            layer.beginLayout()
        }
        UIView.runningLayouts += 1
        owner?.ownedViewWillLayoutSubviews()
        traitCollection.withCurrent { layoutSubviews() }
        owner?.ownedViewDidLayoutSubviews()
        UIView.runningLayouts -= 1
    }
}
