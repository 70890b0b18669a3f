import VitrineFocus
import VitrinePlatform

/// A held arrow.
struct FocusHold {
    var press: UIPress
    var heading: UIFocusHeading
    var repeats = 0
    var timer: ClockTimer
}

extension UIFocusSystem {
    // Wait about 0.4–0.5 s, then every 0.1 s, down to 0.05 s.
    private static let holdDelay: TimeInterval = 0.45
    private static let holdInterval: TimeInterval = 0.1
    private static let fastestInterval: TimeInterval = 0.05

    /// The responder that presses go to first: the focused item or the nearest responder around it.
    var pressResponder: UIResponder? {
        guard let focusedItem else { return nil }
        return Self.chain(from: focusedItem).lazy.compactMap { $0 as? UIResponder }.first
    }

    /// Offers a press to a focused item that is no responder. Called before the responder chain.
    ///
    /// - Returns: Whether the item took the press; its end goes to the same item.
    package func offer(_ press: UIPress, with event: UIPressesEvent?) -> Bool {
        switch press.phase {
        case .began:
            guard let item = focusedItem as? any FocusPressResponder, item.pressBegan(press, with: event)
            else { return false }
            acceptedBy = item
            acceptedPress = press
            return true
        case .ended, .cancelled:
            guard acceptedPress === press else { return false }
            if press.phase == .ended {
                acceptedBy?.pressEnded(press, with: event)
            } else {
                acceptedBy?.pressCancelled(press, with: event)
            }
            (acceptedBy, acceptedPress) = (nil, nil)
            return true
        default: return acceptedPress === press
        }
    }

    /// Moves focus for a press that nothing in the responder chain handled. Called for its end too.
    ///
    /// - Returns: Whether the press was an arrow, a page key or Tab; whether focus found a place or not.
    package func handle(_ press: UIPress) -> Bool {
        guard let heading = heading(of: press) else { return handlePage(press) }
        switch press.phase {
        case .began:
            stopHolding()
            move(heading)
            startHolding(press, heading: heading)
        case .ended, .cancelled: release(press)
        default: break
        }
        return true
    }

    /// A press is up: focus stops repeating it.
    func release(_ press: UIPress) {
        if hold?.press === press { stopHolding() }
    }

    /// Whether a press does something to focus: moves it, turns a page under it, or selects what has it.
    func uses(_ press: UIPress) -> Bool {
        guard focusedItem != nil else { return false }
        return heading(of: press) != nil || [.select, .pageUp, .pageDown].contains(press.type)
    }

    private func heading(of press: UIPress) -> UIFocusHeading? {
        switch press.type {
        case .upArrow: return .up
        case .downArrow: return .down
        case .leftArrow: return .left
        case .rightArrow: return .right
        default: break
        }
        guard press.key?.keyCode == .keyboardTab else { return nil }
        return press.key?.modifierFlags.contains(.shift) == true ? .previous : .next
    }

    // MARK: Holding

    private func startHolding(_ press: UIPress, heading: UIFocusHeading) {
        guard let timer = schedule(after: Self.holdDelay) else { return }
        hold = FocusHold(press: press, heading: heading, timer: timer)
    }

    private func schedule(after delay: TimeInterval) -> (ClockTimer)? {
        (window?.ownContext ?? .current).schedule(after: delay) { [weak self] in self?.repeatHeldMovement() }
    }

    private func repeatHeldMovement() {
        guard var held = hold else { return }
        move(held.heading)
        held.repeats += 1
        // Ten steps of 5 ms lead from the first interval to the fastest.
        let interval = max(Self.fastestInterval, Self.holdInterval - 0.005 * Double(held.repeats - 1))
        guard hold != nil, let timer = schedule(after: interval) else { return }
        held.timer = timer
        hold = held
    }

    func stopHolding() {
        hold?.timer.cancel()
        hold = nil
    }

    // MARK: Pages

    /// Scrolls the innermost container that can by its height less a tenth, and focuses what is then where the
    /// focused item was.
    private func handlePage(_ press: UIPress) -> Bool {
        guard press.type == .pageUp || press.type == .pageDown else { return false }
        guard press.phase == .began, let origin = focusedItem, let window else { return true }
        let sign: CGFloat = press.type == .pageDown ? 1 : -1
        for container in scrollableContainers(around: origin)
        where container.contentSize.height > container.visibleSize.height {
            let page = container.visibleSize.height * 0.9 * sign
            let place = container.coordinateSpace.convert(frame(of: origin), from: window)
                .offsetBy(dx: 0, dy: page)
            let reach = place.insetBy(dx: -container.visibleSize.width, dy: -container.visibleSize.height / 2)
            (container as? any FocusItemPreparing)?.prepareFocusItems(in: reach)
            guard let item = nearestItem(to: place, within: reach, of: container) else { continue }
            moveFocus(to: item, heading: sign > 0 ? .down : .up)
            break
        }
        return true
    }

    private func nearestItem(
        to place: CGRect, within reach: CGRect, of container: any UIFocusItemScrollableContainer
    ) -> (any UIFocusItem)? {
        guard let window else { return nil }
        var survey = FocusSurvey(window: window, origin: focusedItem)
        survey.visit(container, visible: container.coordinateSpace.convert(reach, to: window), group: nil)
        let target = container.coordinateSpace.convert(place, to: window)
        return FocusOrder().nearest(to: target, among: survey.candidates).flatMap {
            survey.regions[$0.id].item
        }
    }
}
