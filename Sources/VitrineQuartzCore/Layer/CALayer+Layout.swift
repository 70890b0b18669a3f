import VitrineCoreGraphics
import VitrinePlatform

extension CALayer {
    final func askForLayout() {
        MainThread.demand(self)
        LayoutUnrest.note(delegate ?? self, nil)
        guard !state.needsLayout else { return }
        state.needsLayout = true
        enlistForLayout()
        context?.setNeedsFrame()
    }

    /// Whether the layer itself waits for layout.
    public func needsLayout() -> Bool { state.needsLayout }

    /// Whether the layer or one in it waits for layout.
    package var needsLayoutInSubtree: Bool { state.needsLayout || !state.layoutCandidates.isEmpty }

    /// What was asked for up to now is done by the layout of this layer that begins.
    package func beginLayout() { state.needsLayout = false }

    /// Makes the path to the root know that there is layout to do down here.
    func enlistForLayout() {
        var layer = self
        while let parent = layer.storedSuperlayer, !layer.state.isLayoutCandidate {
            layer.state.isLayoutCandidate = true
            parent.state.layoutCandidates.append(layer)
            layer = parent
        }
    }

    final func layOutNow() {
        var start = self
        var candidate = superlayer
        while let layer = candidate, layer.state.needsLayout {
            start = layer
            candidate = layer.superlayer
        }
        // A view that asks for layout while its parent lays out is served in the next round; one that
        // never stops asking must not hang the frame, or take most of each that follows.
        let context = start.context
        let wasRestless = context?.isRestless ?? false
        var loop = SettlingLoop(limit: wasRestless ? LayoutUnrest.roundsOfRestless : LayoutUnrest.rounds)
        while start.needsLayoutInSubtree, loop.beginRound() {
            if !wasRestless, loop.isAmongLast(2) {
                LayoutUnrest.watching { start.layoutSubtree() }
            } else {
                start.layoutSubtree()
            }
        }
        if loop.hasRunOut, !wasRestless { start.reportUnrest() }
        if loop.hasRunOut || start === context?.root { context?.isRestless = loop.hasRunOut }
    }

    /// Tells the delegates of layers that still ask for layout why they do.
    private func reportUnrest() {
        let waiting = layersWaitingForLayout
        let requests = LayoutUnrest.takeRequests()
        let witnesses = waiting.compactMap { $0.delegate as? any LayerLayoutWitness }
        guard witnesses.filter({ $0.namesLayoutUnrest() }).isEmpty else { return }
        witnesses.first?.layoutDidNotSettle(requests)
    }

    /// Outermost first.
    private var layersWaitingForLayout: [CALayer] {
        let below = state.layoutCandidates.filter { $0.storedSuperlayer === self }
        return (state.needsLayout ? [self] : []) + below.flatMap(\.layersWaitingForLayout)
    }

    /// One within the other, of one layer: a second one may have a reason.
    private static let mostRunningLayouts = 32

    private func layoutSubtree() {
        LayerCounters.current.layoutVisits += 1
        if state.needsLayout {
            state.needsLayout = false
            LayerCounters.current.layouts += 1
            state.runningLayouts += 1
            demand(
                state.runningLayouts <= Self.mostRunningLayouts,
                "The layout of \(owner.map { "\($0)" } ?? description) never ends: it asks for layout with setNeedsLayout(), and has it at once with layoutIfNeeded(), \(Self.mostRunningLayouts) calls deep. Call neither for a view in its own layoutSubviews(), nor for a controller's view in viewDidLayoutSubviews()."
            )
            layoutSublayers()
            state.runningLayouts -= 1
        }
        guard !state.layoutCandidates.isEmpty else { return }
        let candidates = state.layoutCandidates
        state.layoutCandidates = []
        for layer in candidates where layer.storedSuperlayer === self {
            layer.state.isLayoutCandidate = false
        }
        for layer in candidates where layer.storedSuperlayer === self {
            if layer.needsLayoutInSubtree { layer.layoutSubtree() }
        }
        // What was asked for meanwhile, below or here, waits as a candidate again.
    }
}
