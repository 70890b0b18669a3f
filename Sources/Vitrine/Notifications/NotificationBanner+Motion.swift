internal import VitrineUI

extension NotificationBanner {
    /// Seconds and damping of the springs that bring a card; about those of the system's banners.
    private static let entry = (duration: 0.4, damping: CGFloat(0.86))
    private static let exitDuration: TimeInterval = 0.3
    /// Points a second upwards that throw a card off the screen wherever it is: our choice.
    private static let flingVelocity: CGFloat = 300

    /// Whether the card is on the screen to be read, or on its way there.
    var isComing: Bool { target == .shown }

    /// Puts the card beyond the top edge, from where it enters.
    func prepareToEnter() {
        (origin, target) = (.above, .above)
        UIView.performWithoutAnimation { apply(.above) }
    }

    /// Moves the card from where it is now; a motion under way is turned round if it came from there, else it is
    /// taken over. `onRest` follows, also without animation.
    ///
    /// - Parameter velocity: The speed of the finger that let go of the card, in points a second.
    func move(to place: Place, animated: Bool, velocity: CGFloat = 0) {
        isUserInteractionEnabled = place == .shown
        guard animated, window != nil else {
            stop()
            target = place
            rest(at: place)
            return
        }
        if let animator, animator.isRunning, place == origin || place == target {
            if place != target { turnRound(animator) }
            return
        }
        origin = animator == nil && !isDisplaced ? target : nil
        isDisplaced = false
        target = place
        stop()
        let animator = makeAnimator(to: place, velocity: velocity)
        animator.addAnimations { [weak self] in self?.apply(place) }
        animator.addCompletion { [weak self, weak animator] _ in
            guard let self, self.animator === animator else { return }
            rest(at: target)
        }
        self.animator = animator
        animator.startAnimation()
    }

    private func turnRound(_ animator: UIViewPropertyAnimator) {
        (origin, target) = (target, origin ?? target)
        // Running, not paused: a spring beyond its end has no fraction at which it could go on.
        animator.isReversed.toggle()
    }

    private func makeAnimator(to place: Place, velocity: CGFloat) -> UIViewPropertyAnimator {
        if place == .shown {
            return UIViewPropertyAnimator(
                duration: Self.entry.duration, dampingRatio: Self.entry.damping, animations: nil)
        }
        // What was thrown goes on at the speed of the throw.
        let distance = center.y + bounds.height / 2 + transform.ty
        let duration =
            velocity < -Self.flingVelocity
            ? min(max(TimeInterval(distance / -velocity), 0.1), Self.exitDuration) : Self.exitDuration
        return UIViewPropertyAnimator(
            duration: duration, curve: velocity == 0 ? .easeIn : .easeOut, animations: nil)
    }

    /// Leaves the card as it is seen now.
    func stop() {
        animator?.stopAnimation(true)
        animator = nil
    }

    private func rest(at place: Place) {
        animator = nil
        isDisplaced = false
        (origin, target) = (place, place)
        UIView.performWithoutAnimation { apply(place) }
        onRest?(place)
    }

    private func apply(_ place: Place) {
        switch place {
        case .above:
            let distance = center.y + bounds.height / 2 + Metrics.shadowReach
            transform = CGAffineTransform(translationX: 0, y: -distance)
            alpha = 1
        case .shown:
            transform = .identity
            alpha = 1
        case .behind:
            transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
            alpha = 0
        }
    }

    // MARK: Dragging

    /// The card follows the finger: upwards as it moves, downwards ever more reluctantly.
    func dragDidChange() {
        // Replaced or dismissed meanwhile: it is on its way.
        guard isComing else { return }
        switch drag.state {
        case .began:
            stop()
            isDisplaced = true
            dragStart = transform.ty
            follow()
        case .changed:
            follow()
        case .ended:
            let velocity = drag.velocity(in: superview).y
            if velocity < -Self.flingVelocity
                || velocity <= 0 && -transform.ty > bounds.height / 2
            {
                move(to: .above, animated: true, velocity: min(velocity, -1))
                onSwipe?()
            } else {
                move(to: .shown, animated: true)
            }
        case .cancelled:
            move(to: .shown, animated: true)
        default:
            break
        }
    }

    private func follow() {
        let offset = dragStart + drag.translation(in: superview).y
        transform = CGAffineTransform(
            translationX: 0, y: offset < 0 ? offset : Self.rubberBand(offset, length: bounds.height))
    }

    /// How far something gives way that is pulled too far, as scroll views do: never as far as `length`.
    private static func rubberBand(_ distance: CGFloat, length: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        return (1 - 1 / (distance * 0.55 / length + 1)) * length
    }
}
