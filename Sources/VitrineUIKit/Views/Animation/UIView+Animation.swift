import VitrinePlatform
package import VitrineQuartzCore

extension UIView {
    // MARK: Blocks

    /// Animates changes to views over a time, with the curve in `options`, ease-in-out unless named.
    ///
    /// Changes of the same property that are under way go on and fade out, so a change of course is smooth.
    ///
    /// - Parameters:
    ///   - duration: Seconds. With zero, and no delay, the changes are made at once.
    ///   - delay: Seconds before the animations begin; the views show their old state meanwhile.
    ///   - completion: Runs when the animations have ended, with false if one of them was removed before
    ///     its end. If there are none, it runs with the next turn of the clock.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        runBlock(
            duration: duration, delay: delay, options: options,
            pace: .curve(options.curve.timingFunction), animations: animations, completion: completion)
    }

    /// Animates changes to views with an ease-in-out curve.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Animates changes to views with a spring that has come to rest after `duration`.
    ///
    /// - Parameters:
    ///   - dampingRatio: 1 does not overshoot; the closer to 0, the more it swings.
    ///   - velocity: The speed at the start, in distances of the animation per second.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
        options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let curve = SpringCurve(
            settlingDuration: max(duration, 1e-3), dampingRatio: Double(dampingRatio),
            initialVelocity: Double(velocity))
        runBlock(
            duration: duration, delay: delay, options: options, pace: .spring(curve),
            animations: animations, completion: completion)
    }

    /// Animates changes to views with a spring by its perceived duration and bounce.
    ///
    /// The animation lasts until the spring has settled, which is longer than `duration`.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
        initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let curve = SpringCurve(
            perceptualDuration: duration, bounce: Double(bounce),
            initialVelocity: Double(initialSpringVelocity))
        runBlock(
            duration: duration <= 0 ? 0 : curve.settlingDuration, delay: delay, options: options,
            pace: .spring(curve), animations: animations, completion: completion)
    }

    /// Makes changes without animating them, also within a block.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let enabled = ViewAnimationContext.areAnimationsEnabled
        ViewAnimationContext.areAnimationsEnabled = false
        defer { ViewAnimationContext.areAnimationsEnabled = enabled }
        actionsWithoutAnimation()
    }

    /// Whether blocks animate.
    public class var areAnimationsEnabled: Bool { ViewAnimationContext.areAnimationsEnabled }

    /// Switches the animations of all blocks off or on.
    public class func setAnimationsEnabled(_ enabled: Bool) {
        ViewAnimationContext.areAnimationsEnabled = enabled
    }

    /// The duration of the block that runs now, 0 outside of one.
    public class var inheritedAnimationDuration: TimeInterval {
        ViewAnimationContext.current?.duration ?? 0
    }

    // MARK: Running

    package class func runBlock(
        duration: TimeInterval, delay: TimeInterval, options: AnimationOptions,
        pace: ViewAnimationContext.Pace, animations: () -> Void, completion: ((Bool) -> Void)?
    ) {
        let given = options
        var (duration, options, pace) = (duration, options, pace)
        if let outer = ViewAnimationContext.current, !outer.isRecording {
            if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
            if !options.contains(.overrideInheritedCurve) { pace = outer.pace }
            if !options.contains(.overrideInheritedOptions) { options = outer.options }
        }
        // A block waits for the blocks within it.
        let outer = ViewAnimationContext.current
        let outerTracker = outer?.tracker
        outerTracker?.join()
        let tracker = AnimationGroupTracker { finished in
            completion?(finished)
            outerTracker?.leave(finished: finished)
        }
        let animates = duration > 0 || delay > 0
        let context = ViewAnimationContext(
            duration: max(duration, 0), delay: delay, options: options, pace: pace, tracker: tracker)
        if let outer {
            context.join(
                outer, overridesDuration: given.contains(.overrideInheritedDuration),
                overridesCurve: given.contains(.overrideInheritedCurve))
        }
        ViewAnimationContext.with(animates ? context : nil) {
            animations()
            if animates, options.contains(.layoutSubviews) { layOut(context.touched) }
        }
        if tracker.waitsForNothing {
            closeLater(tracker)
        } else {
            tracker.close()
        }
    }

    private class func layOut(_ layers: [CALayer]) {
        for case let view as UIView in layers.map(\.delegate) { view.layoutIfNeeded() }
    }

    /// A block without animations completes in a later turn, never before it returns.
    package class func closeLater(_ tracker: AnimationGroupTracker) {
        RuntimeContext.current.laterTurns.perform { tracker.close() }
    }

    // MARK: Transitions

    /// Animates changes to what a view contains by dissolving from its old picture to the new one, by a flip, or by a curl.
    ///
    /// Without a transition among the options it is the same as `animate(withDuration:…)`.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let transition = options.transition
        let hasPicture = transition != [] && areAnimationsEnabled && duration > 0
        let picture = hasPicture ? PictureLayer.picture(of: view.layer) : nil
        if hasPicture {
            performWithoutAnimation {
                animations?()
                view.layoutIfNeeded()
            }
        }
        guard let picture else {
            runBlock(
                duration: duration, delay: 0, options: options,
                pace: .curve(options.curve.timingFunction),
                animations: hasPicture ? {} : { animations?() }, completion: completion)
            return
        }
        let tracker = AnimationGroupTracker { finished in
            picture.removeFromSuperlayer()
            completion?(finished)
        }
        let timing = options.curve.timingFunction
        if let turn = CurlTurn(transition) {
            turn.run(view.layer, picture, duration: duration, timing: timing, tracker: tracker)
            return tracker.close()
        }
        view.layer.addSublayer(picture)
        if let turn = FlipTurn(transition) {
            turn.run(view.layer, picture, duration: duration, timing: timing, tracker: tracker)
        } else {
            picture.fadeOut(duration: duration, timing: timing, tracker: tracker)
        }
        tracker.close()
    }

    /// Replaces a view by another in the same superview, by a transition of that.
    ///
    /// With `showHideTransitionViews` the one is hidden and the other shown.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let parent = fromView.superview else {
            let tracker = AnimationGroupTracker { finished in completion?(finished) }
            closeLater(tracker)
            return
        }
        transition(
            with: parent, duration: duration, options: options,
            animations: {
                if options.contains(.showHideTransitionViews) {
                    fromView.isHidden = true
                    toView.isHidden = false
                } else {
                    parent.insertSubview(toView, aboveSubview: fromView)
                    fromView.removeFromSuperview()
                }
            }, completion: completion)
    }
}
