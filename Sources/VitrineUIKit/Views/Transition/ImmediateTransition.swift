import VitrineCoreGraphics

/// The coordinator of a change without animation: of a size, as a desktop window follows the mouse, or of a presentation
/// that takes no time.
@MainActor
final class ImmediateTransition: NSObject, UIViewControllerTransitionCoordinator {
    typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

    private var animations: [Handler] = []
    private var completions: [Handler] = []
    private var isUnderway = false
    private var isOver = false
    private let participants: [UITransitionContextViewControllerKey: UIViewController]
    let containerView: UIView
    let presentationStyle: UIModalPresentationStyle

    init(
        containerView: UIView, participants: [UITransitionContextViewControllerKey: UIViewController] = [:],
        style: UIModalPresentationStyle = .none
    ) {
        self.containerView = containerView
        self.participants = participants
        presentationStyle = style
    }

    var isAnimated: Bool { false }
    var initiallyInteractive: Bool { false }
    var isInterruptible: Bool { false }
    var isInteractive: Bool { false }
    var isCancelled: Bool { false }
    var transitionDuration: TimeInterval { 0 }
    var percentComplete: CGFloat { 0 }
    var completionVelocity: CGFloat { 1 }
    var completionCurve: UIView.AnimationCurve { .easeInOut }
    var targetTransform: CGAffineTransform { .identity }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        participants[key]
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        participants[key == .from ? .from : .to]?.viewIfLoaded
    }

    func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
        guard !isOver else { return false }
        if let completion { completions.append(completion) }
        if let animation {
            if isUnderway { animation(self) } else { animations.append(animation) }
        }
        return true
    }

    func animateAlongsideTransition(in view: UIView?, animation: Handler?, completion: Handler?) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    /// A change without animation is never interactive, so nothing changes.
    func notifyWhenInteractionChanges(_ handler: @escaping Handler) {}

    /// After the new size is set, in the next frame.
    func run() {
        FrameScheduler.current.afterNextLayout {
            self.runAnimations()
            self.runCompletions()
        }
    }

    func runAnimations() {
        isUnderway = true
        let handlers = animations
        animations = []
        UIView.performWithoutAnimation { for animation in handlers { animation(self) } }
    }

    func runCompletions() {
        isOver = true
        let handlers = completions
        completions = []
        for completion in handlers { completion(self) }
    }
}
