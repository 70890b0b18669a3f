import VitrinePlatform

/// An animation on a layer.
struct AnimationEntry {
    let key: String?
    let animation: CAAnimation
    /// The order of adding, over all layers.
    let serial: Int
    var hasStarted = false
    /// Whether it ended and stays for its fill mode.
    var isHeld = false
    /// Whether it ended outside of a tree, where it has its name until the layer comes into one.
    var isOver = false

    @MainActor static var nextSerial = 0
}

extension CALayer {
    final func addNow(_ anim: CAAnimation, forKey key: String?) {
        let animation = anim.copyForLayer()
        let transition = animation as? CATransition
        // A layer has one transition at a time, whatever it is called by.
        let key = transition == nil ? key : CATransition.key
        transition?.old = drawnSubtreeNode
        if let key { removeAnimation(forKey: key) }
        if animation.duration == 0 {
            animation.duration = CATransaction.animationDuration()
        }
        if let basic = animation as? CABasicAnimation { fillValues(of: basic, key: key) }
        if animation.completionGroup == nil { animation.completionGroup = CATransaction.current.tracker }
        animation.completionGroup?.join()
        AnimationEntry.nextSerial += 1
        var entry = AnimationEntry(key: key, animation: animation, serial: AnimationEntry.nextSerial)
        guard let context else {
            if animation.isEndless || !animation.isRemovedOnCompletion {
                state.waitingAnimations.append(entry)
                return
            }
            // There is nothing to show, and on iOS it can be asked for all the same.
            if key != nil {
                entry.isOver = true
                state.waitingAnimations.append(entry)
            }
            animation.delegate?.animationDidStart(animation)
            EndedAnimation(animation: animation, finished: true, serial: entry.serial).report()
            return
        }
        begin(entry, in: context)
    }

    private func begin(_ entry: AnimationEntry, in context: LayerContext) {
        let (animation, now) = (entry.animation, localNow)
        if animation.beginTime == 0 { animation.beginTime = now }
        if animation.blocksInteraction { state.interactionBlockers += 1 }
        animationEntries.append(entry)
        context.startAnimating(self)
        updatePresentation(at: now)
    }

    /// Begins what was added before the layer came into a window.
    func beginWaitingAnimations(in context: LayerContext) {
        guard !state.waitingAnimations.isEmpty else { return }
        let waiting = state.waitingAnimations
        state.waitingAnimations = []
        for entry in waiting where !entry.isOver { begin(entry, in: context) }
    }

    /// An action without values animates from what shows to what was set.
    private func fillValues(of animation: CABasicAnimation, key: String?) {
        if animation.keyPath == nil { animation.keyPath = key }
        guard animation.fromValue == nil, animation.toValue == nil, animation.byValue == nil else { return }
        if let change = state.pendingOwnChange, animation.keyPath == change.key {
            animation.fromValue = change.shown
        } else if let change = pendingChange, animation.keyPath == change.property.key {
            animation.fromValue = change.shown
        }
    }

    /// The animation added under a key.
    public func animation(forKey key: String) -> CAAnimation? {
        (animationEntries + state.waitingAnimations).first { $0.key == key }?.animation
    }

    /// The keys of the layer's animations, in order of adding; nil if there are none.
    public func animationKeys() -> [String]? {
        let keys = (animationEntries + state.waitingAnimations).compactMap(\.key)
        return keys.isEmpty ? nil : keys
    }

    final func endAnimation(forKey key: String) {
        removeAnimations { $0.key == key }
    }

    final func endAllAnimations() {
        guard !animationEntries.isEmpty || !state.waitingAnimations.isEmpty else { return }
        removeAnimations { _ in true }
    }

    /// The layer leaves the tree. Whoever waits for the end of its animations hears of it once the tree is whole again.
    func removeAnimationsForLeaving() {
        guard !animationEntries.isEmpty else { return }
        removeAnimations(reportsLater: true) { _ in true }
    }

    private func removeAnimations(reportsLater: Bool = false, where predicate: (AnimationEntry) -> Bool) {
        let waiting = state.waitingAnimations.filter { !$0.isOver && predicate($0) }
        state.waitingAnimations.removeAll(where: predicate)
        let removed = animationEntries.filter(predicate)
        guard !removed.isEmpty || !waiting.isEmpty else { return }
        animationEntries.removeAll(where: predicate)
        for entry in removed where entry.animation.blocksInteraction && !entry.isHeld {
            state.interactionBlockers -= 1
        }
        if animationEntries.isEmpty { state.context?.stopAnimating(self) }
        updatePresentation(at: localNow)
        let ended = (waiting + removed.filter { !$0.isHeld }).map {
            EndedAnimation(animation: $0.animation, finished: false, serial: $0.serial)
        }
        guard !ended.isEmpty else { return }
        if reportsLater {
            runtime.laterTurns.perform { for animation in ended { animation.report() } }
        } else {
            for animation in ended { animation.report() }
        }
    }

    /// Where the layer's time comes from: that of its tree, or else whoever is being driven.
    package var runtime: RuntimeContext { context?.runtime ?? .current }

    /// The present time of the layer, in seconds.
    var localNow: CFTimeInterval { localTime(fromRoot: runtime.now) }

    /// Whether an animation without `allowUserInteraction` runs.
    package var blocksInteraction: Bool { state.interactionBlockers > 0 }

    /// Whether an animation runs that has the layer touched where it shows.
    package var isTouchedWhereShown: Bool {
        state.presentation != nil && animationEntries.contains { $0.animation.timeline?.takesTouches == true }
    }

    /// The implicit animation of a layer without a view: a quarter of a second with the default curve.
    func implicitAnimation(forKey key: String) -> (any CAAction)? {
        guard state.context != nil, let property = table.property(forKey: key),
            property.animates >= .implicitly
        else { return nil }
        // What switches does so in the middle: a layer that is hidden stays for a while, one that comes back is there.
        if case .flag(true) = modelValues.value(of: property) { return nil }
        let animation = CABasicAnimation(keyPath: key)
        animation.duration = CATransaction.animationDuration()
        animation.timingFunction =
            CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        return animation
    }

    // MARK: Time

    /// The layer's time for the time of the root's surroundings.
    func localTime(fromRoot time: CFTimeInterval) -> CFTimeInterval {
        let parent = superlayer?.localTime(fromRoot: time) ?? time
        if beginTime == 0, speed == 1, timeOffset == 0 { return parent }
        return (parent - beginTime) * Double(speed) + timeOffset
    }

    private func rootTime(fromLocal time: CFTimeInterval) -> CFTimeInterval {
        let parent = speed == 0 ? beginTime : (time - timeOffset) / Double(speed) + beginTime
        return superlayer?.rootTime(fromLocal: parent) ?? parent
    }

    /// Converts a time from another layer's; nil is `CACurrentMediaTime()`.
    public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(fromRoot: l?.rootTime(fromLocal: t) ?? t)
    }

    /// Converts a time to another layer's; nil is `CACurrentMediaTime()`.
    public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let root = rootTime(fromLocal: t)
        return l?.localTime(fromRoot: root) ?? root
    }

    // MARK: Stepping

    func stepAnimations(at time: CFTimeInterval, ended: inout [EndedAnimation]) {
        var index = 0
        var live = false
        while index < animationEntries.count {
            let entry = animationEntries[index]
            let animation = entry.animation
            let position = animation.position(at: time)
            if !entry.hasStarted, time >= animation.beginTime {
                animationEntries[index].hasStarted = true
                animation.delegate?.animationDidStart(animation)
            }
            guard position.isFinished, !entry.isHeld else {
                if !entry.isHeld, animation.timeline?.isStanding(at: time) != true { live = true }
                index += 1
                continue
            }
            ended.append(EndedAnimation(animation: animation, finished: true, serial: entry.serial))
            if animation.blocksInteraction { state.interactionBlockers -= 1 }
            if animation.isRemovedOnCompletion {
                animationEntries.remove(at: index)
            } else {
                animationEntries[index].isHeld = true
                index += 1
            }
        }
        updatePresentation(at: time)
        // Animations that only hold their last value need no more frames.
        if !live { state.context?.stopAnimating(self) }
    }

    /// Applies the animations to the model and makes stale what shows differently than before.
    ///
    /// - Parameter changed: The property of the model that has changed since.
    ///
    /// Complexity: O(animations); what is not animated need not be compared.
    func updatePresentation(at time: CFTimeInterval, changed: AnyLayerProperty? = nil) {
        let before = shown
        var values = PresentationValues(modelValues, of: table, own: { self.ownAnimatableValue(forKey: $0) })
        for entry in animationEntries {
            let position = entry.animation.position(at: time)
            if position.isActive { entry.animation.apply(to: &values, position: position) }
        }
        var compared = values.animated + state.animatedProperties
        if let changed { compared.append(changed) }
        let after = values.result
        state.animatedProperties = values.animated
        state.presentation = animationEntries.isEmpty ? nil : after
        invalidate(before.changes(to: after, in: compared))
        if drawsContent(forChangedIn: compared, from: before, to: after) { setNeedsDisplay() }
        if !values.own.isEmpty || state.shownOwnValues != nil { show(own: values.own) }
    }

    /// A property of the model changed: what shows follows, through the running animations.
    func modelDidChange(_ change: LayerChange, of property: AnyLayerProperty) {
        if animationEntries.isEmpty {
            invalidate(change)
            if drawsContent(forKey: property.key) { setNeedsDisplay() }
        } else {
            updatePresentation(at: localNow, changed: property)
        }
    }

    /// What the layer shows now.
    var shown: LayerProperties { state.presentation ?? modelValues }

    /// Single values of those that show, where copying them all would be too much.
    /// How near the layer is among its siblings: by its `zPosition`, and by transforms in space, with which it stands where
    /// its middle is.
    ///
    /// Core Animation draws the nearest last. Layers that go through one another are not cut here.
    var shownDepth: CGFloat {
        let isFlat = state.presentation?.isFlat ?? modelValues.isFlat
        if isFlat, superlayer?.hasFlatSublayers ?? true {
            return state.presentation?.zPosition ?? modelValues.zPosition
        }
        let values = shown
        let forward = CATransform3DMakeTranslation(0, 0, values.zPosition)
        var matrix = CATransform3DConcat(values.contentToSuper, forward)
        if let superlayer { matrix = CATransform3DConcat(matrix, superlayer.shown.sublayerMap) }
        return matrix.depth(of: values.bounds.size)
    }
    private var hasFlatSublayers: Bool {
        (state.presentation?.sublayerTransform ?? modelValues.sublayerTransform).isFlat
    }
    var showsNothing: Bool {
        (state.presentation?.isHidden ?? modelValues.isHidden)
            || !((state.presentation?.opacity ?? modelValues.opacity) > 0.001)
    }

    /// A copy of the layer with the values that show now; nil for a layer in no window.
    public func presentation() -> Self? {
        guard state.context != nil else { return nil }
        let copy = CALayer.make(copying: self)
        copy.modelValues = shown
        copy.state.isPresentation = true
        copy.state.source = self
        for (key, value) in state.shownOwnValues ?? [:] { copy.setObject(value.object, forKey: key) }
        return copy as? Self
    }

    /// The layer whose presentation this is; the layer itself if it is none.
    public func model() -> Self { state.source as? Self ?? self }
}

extension CALayer {
    /// Sets a property without an action.
    package func setModelValue(_ value: AnimatableValue, of property: AnyLayerProperty) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        property.assign(value, to: self)
    }

    /// Removes some animations of a property and leaves what shows as it is, by changing the model.
    package func freezeAnimations(forKeys keys: [String], of property: AnyLayerProperty) {
        let before = shown.value(of: property)
        for key in keys { removeAnimation(forKey: key) }
        let after = shown.value(of: property)
        guard after != before else { return }
        // Other animations may still add to the model.
        let model = modelValues.value(of: property)
        setModelValue(before.difference(from: after)?.added(to: model) ?? before, of: property)
    }
}

extension CAAnimation {
    /// Whether it repeats for longer than anybody looks: a month.
    fileprivate var isEndless: Bool {
        max(Double(repeatCount) * duration, repeatDuration) > 2_592_000
    }
}
