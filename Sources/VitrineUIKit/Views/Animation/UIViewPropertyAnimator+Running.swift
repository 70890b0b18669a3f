import VitrinePlatform
import VitrineQuartzCore

extension UIViewPropertyAnimator {
    /// Where its time comes from: that of the layers that it animates, as soon as there are any.
    private var context: RuntimeContext { tracks.first?.layer.runtime ?? .current }
    var now: TimeInterval { context.now }

    /// Makes an inactive animator active: its changes are made, and its animations hold the views back.
    func begin() {
        guard state == .inactive else { return }
        state = .active
        timeline.stand(at: isReversed ? 1 : 0)
        if blocks.isEmpty { blocks.append(({}, 0)) }
        runBlocks()
    }

    /// Runs along the animator's own pace from a fraction of the duration on.
    ///
    /// - Parameter rate: What is gained in a second, by default so that the whole takes ``duration``.
    func resume(from fraction: Double, rate: Double? = nil) {
        isPaused = false
        let speed = rate ?? 1 / max(duration, 1e-6)
        timeline.run(from: fraction, rate: isReversed ? -speed : speed, at: now)
        didResume()
    }

    func didResume() {
        moveLayers()
        // With nothing to wait for, the end comes with the next turn of the clock.
        guard openBlocks == 0 else { return }
        let run = run
        openBlocks = 1
        context.schedule(at: now) { [self] in blockDidEnd(of: run) }
    }

    func moveLayers() {
        for track in tracks { track.layer.timelineDidMove() }
    }

    /// Takes over the animations that blocks within `body` make, with their own delays, durations and curves, as parts
    /// of the animator's time. The changes that `body` makes outside of such blocks are made at once.
    func record(_ body: @escaping () -> Void) {
        isRecording = true
        addAnimations(body)
    }

    /// Makes the changes of the blocks that wait, each as animations that end with the animator.
    func runBlocks() {
        let pending = blocks
        blocks = []
        let run = self.run
        let here = timeline.fraction(at: now)
        let (start, end) = isReversed ? (0, 1) : (here, 1.0)
        for (block, factor) in pending {
            openBlocks += 1
            let tracker = AnimationGroupTracker { [self] _ in blockDidEnd(of: run) }
            let late = start + (end - start) * Double(min(max(factor, 0), 1))
            let context = ViewAnimationContext(
                duration: duration * (end - late), delay: 0,
                options: isUserInteractionEnabled ? .allowUserInteraction : [], pace: pace, tracker: tracker)
            context.timeline = timeline
            context.timelineSlot = AnimationTimeline.Slot(start: late, end: end)
            context.timelineDuration = duration
            context.isRecording = isRecording
            context.addEnding = { [self] in endings.append($0) }
            context.onAdd = { [self] layer, change, key in note(layer, change, key) }
            ViewAnimationContext.with(duration > 0 && late < 1 ? context : nil, block)
            if tracker.count > 0 { tracker.close() } else { UIView.closeLater(tracker) }
        }
    }

    private func note(_ layer: CALayer, _ change: PendingChange, _ key: String) {
        if let index = tracks.firstIndex(where: { $0.layer === layer && $0.property === change.property }) {
            tracks[index].end = change.new
            tracks[index].keys.append(key)
        } else {
            tracks.append(
                Track(
                    layer: layer, property: change.property, start: change.old, end: change.new, keys: [key]))
        }
    }

    func blockDidEnd(of run: Int) {
        guard run == self.run else { return }
        openBlocks -= 1
        guard openBlocks == 0, state == .active, !isPaused, !pausesOnCompletion else { return }
        // At the end the views have their values already, or others that were set meanwhile.
        if isReversed { putValues(at: .start) }
        finish(at: isReversed ? .start : .end)
    }

    func putValues(at position: UIViewAnimatingPosition) {
        for track in tracks {
            switch position {
            case .end: track.layer.setModelValue(track.end, of: track.property)
            case .start: track.layer.setModelValue(track.start, of: track.property)
            case .current: break
            }
        }
    }

    func callEndings(at position: UIViewAnimatingPosition) {
        let waiting = endings
        endings = []
        for ending in waiting { ending(position) }
    }

    /// Becomes inactive, and tells those who wait.
    func finish(at position: UIViewAnimatingPosition) {
        run += 1
        openBlocks = 0
        tracks = []
        isPaused = false
        state = .inactive
        callEndings(at: position)
        let waiting = completions
        completions = []
        for completion in waiting { completion(position) }
    }
}

extension ViewAnimationContext.Pace {
    /// Progress for a fraction of a duration.
    func curve(over duration: TimeInterval) -> AnimationTimeline.Curve {
        switch self {
        case .curve(let function): return { function.value(at: $0) }
        case .spring(let spring):
            // The spring's own end is at a thousandth of the distance; the animation's end is exact.
            return { $0 >= 1 ? 1 : spring.value(at: $0 * duration) }
        case .custom(_, let curve): return curve
        }
    }
}
