import Foundation
import VitrineCoreGraphics
import VitrinePlatform
import VitrineQuartzCore

@MainActor
final class SpringContext: NSObject, UISpringLoadedInteractionContext {
    var state = UISpringLoadedInteractionEffectState.inactive
    var targetView: UIView?
    var targetItem: Any?
    var place: CGPoint

    init(_ view: UIView?, at place: CGPoint) {
        targetView = view
        self.place = place
    }

    func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }

    /// Whether another one is about the same.
    func isSame(as other: SpringContext) -> Bool {
        targetView === other.targetView && (targetItem as? AnyHashable) == (other.targetItem as? AnyHashable)
    }
}

/// Blinks twice before something opens.
@MainActor
final class SpringBlink: NSObject, UISpringLoadedInteractionEffect {
    func interaction(
        _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
    ) {
        guard context.state == .activating, let view = context.targetView else { return }
        let alpha = view.alpha
        UIView.animateKeyframes(
            withDuration: SpringLoading.blinking, delay: 0, options: [],
            animations: {
                for step in 0..<4 {
                    UIView.addKeyframe(withRelativeStartTime: Double(step) / 4, relativeDuration: 0.25) {
                        view.alpha = step.isMultiple(of: 2) ? alpha * 0.4 : alpha
                    }
                }
            })
    }
}

/// Waits until what is dragged has rested over something that opens.
@MainActor
final class SpringLoading {
    /// How long it rests before that blinks, and how long it blinks, in seconds. Ours: nothing is published.
    static let waiting = 0.6
    static let blinking = 0.4

    private weak var carrier: DragCarrier?
    private weak var interaction: UISpringLoadedInteraction?
    private var context: SpringContext?
    private var timer: ClockTimer?
    /// What has opened does not open again before it was left.
    private var isOpened = false

    init(of carrier: DragCarrier) { self.carrier = carrier }

    func moved() {
        guard let carrier else { return }
        guard let (found, context) = find(carrier) else { return leave() }
        if found === interaction, let known = self.context, known.isSame(as: context) {
            known.place = carrier.location
            return
        }
        leave()
        interaction = found
        self.context = context
        isOpened = false
        set(.possible)
        schedule(after: Self.waiting) { [weak self] in
            self?.set(.activating)
            self?.schedule(after: Self.blinking) { self?.open() }
        }
    }

    func stop() { leave() }

    private func find(_ carrier: DragCarrier) -> (UISpringLoadedInteraction, SpringContext)? {
        var view = carrier.window.hitTest(carrier.location, with: nil)
        while let current = view {
            for case let found as UISpringLoadedInteraction in current.interactions {
                let context = SpringContext(current, at: carrier.location)
                if found.allows(context) { return (found, context) }
            }
            view = current.superview
        }
        return nil
    }

    private func schedule(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) {
        timer?.cancel()
        timer = carrier?.window.runtimeContext.schedule(after: delay, action)
    }

    private func set(_ state: UISpringLoadedInteractionEffectState) {
        guard let interaction, let context, context.state != state else { return }
        context.state = state
        interaction.show(context)
    }

    private func open() {
        guard let interaction, let context else { return }
        isOpened = true
        set(.activated)
        interaction.activate(context)
        set(.inactive)
        interaction.finish()
        carrier?.update()
    }

    private func leave() {
        timer?.cancel()
        timer = nil
        let left = interaction
        if !isOpened {
            set(.inactive)
            left?.finish()
        }
        interaction = nil
        context = nil
    }
}
