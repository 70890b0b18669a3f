internal import VitrineUI

extension NotificationBanner {
    /// Seconds and damping of the springs that bring a card; about those of the system's banners.
    private static let entry = (duration: 0.4, damping: CGFloat(0.86))
    private static let exitDuration: TimeInterval = 0.3
    /// Points a second outwards that throw a card off the screen wherever it is: our choice.
    private static let flingVelocity: CGFloat = 300

    /// Whether the card is on the screen to be read, or on its way there.
    var isComing: Bool { target == .shown }

    /// Puts the card where it enters from.
    func prepareToEnter() {
        (origin, target) = (.away, .away)
        UIView.performWithoutAnimation { apply(.away) }
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
        let outward = placement.outward
        let distance = distanceToEdge - outward * transform.ty
        let speed = velocity * outward
        let duration =
            speed > Self.flingVelocity
            ? min(max(TimeInterval(distance / speed), 0.1), Self.exitDuration) : Self.exitDuration
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
        case .away where placement.outward != 0:
            let distance = distanceToEdge + Metrics.shadowReach
            transform = CGAffineTransform(translationX: 0, y: placement.outward * distance)
            alpha = 1
        case .shown:
            transform = .identity
            alpha = 1
        case .away, .behind:
            transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
            alpha = 0
        }
    }

    /// How far the card is from being beyond the edge of the container that it leaves by.
    private var distanceToEdge: CGFloat {
        let top = center.y - bounds.height / 2
        return placement.outward < 0 ? top + bounds.height : (superview?.bounds.height ?? 0) - top
    }

    // MARK: Dragging

    /// The card follows the finger: outwards as it moves, inwards ever more reluctantly.
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
            let speed = drag.velocity(in: superview).y * placement.outward
            if speed > Self.flingVelocity
                || speed >= 0 && transform.ty * placement.outward > bounds.height / 2
            {
                move(to: .away, animated: true, velocity: max(speed, 1) * placement.outward)
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
        let outward = placement.outward
        let isOutward = offset * outward > 0
        transform = CGAffineTransform(
            translationX: 0,
            y: isOutward ? offset : -outward * Self.rubberBand(abs(offset), length: bounds.height))
    }

    /// How far something gives way that is pulled too far, as scroll views do: never as far as `length`.
    private static func rubberBand(_ distance: CGFloat, length: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        return (1 - 1 / (distance * 0.55 / length + 1)) * length
    }
}
