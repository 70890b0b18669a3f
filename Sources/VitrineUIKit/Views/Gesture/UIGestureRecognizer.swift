import VitrineCoreGraphics
import VitrineFoundation

/// Watches the touches of a view and of the views in it, and says when they form a gesture.
///
/// Recognisers see touches before the view does. Among those that share a touch only one may recognise, the
/// innermost first, unless a delegate allows more or ``require(toFail:)`` orders them.
///
/// It calls methods of targets, and closures given to ``addAction(_:)``, in the order in which they were added.
/// Subclasses override the `touches…` methods and set ``state``.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject, NotedObject, NibReading, NibKeyed {
    /// Where a recogniser is. Discrete gestures go from `possible` to `ended`, continuous ones through `began`
    /// and `changed`.
    public enum State: Int, Sendable {
        /// Nothing recognised yet.
        case possible = 0
        /// Recognised, and going on.
        case began = 1
        /// Going on, with something new.
        case changed = 2
        /// Recognised, and over.
        case ended = 3
        /// Recognised, and taken away.
        case cancelled = 4
        /// Not the gesture.
        case failed = 5
        /// The same as `ended`, for discrete gestures.
        public static var recognized: State { .ended }

        /// Whether nothing more happens until the recogniser is reset.
        var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
        /// Whether a continuous gesture is under way.
        var isUnderway: Bool { self == .began || self == .changed }
    }

    /// Creates a recogniser that calls a method of the target whenever it recognises; see
    /// ``addTarget(_:action:)``. With nil for either, it does not.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// Creates a recogniser without actions.
    public convenience override init() { self.init(target: nil, action: nil) }

    /// What is noted about this object elsewhere: values it was given.
    nonisolated(unsafe) final package var notes: ObjectNotes = []

    deinit { forgetNotes() }

    // MARK: Configuration

    /// Whether the recogniser receives touches. Turning it off cancels a gesture under way.
    open var isEnabled = true {
        didSet {
            guard !isEnabled, oldValue, environment != nil else { return }
            force(state.isUnderway ? .cancelled : .failed)
            environment?.settle()
        }
    }

    /// The object that is asked about starting, sharing and waiting.
    open weak var delegate: (any UIGestureRecognizerDelegate)? {
        didSet { DelegateMethods.check(delegate) }
    }

    /// The view the recogniser is attached to.
    open package(set) weak var view: UIView?

    /// Whether recognising takes the touches away from the view. `true` unless changed.
    open var cancelsTouchesInView = true

    /// Whether the view hears of new touches only after this recogniser failed. `false` unless changed.
    open var delaysTouchesBegan = false

    /// Whether the view hears of the end of touches only after this recogniser failed. `true` unless changed.
    open var delaysTouchesEnded = true

    /// The touch types that are received, as raw values of `UITouch.TouchType`.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]

    /// The press types that are received, as raw values of `UIPress.PressType`: none unless changed. On a
    /// television tap and long press recognisers receive `select` from the start.
    open var allowedPressTypes: [NSNumber] = []

    /// Whether touches of another type than those that are down already are left out. `true` unless changed.
    open var requiresExclusiveTouchType = true

    /// All objects of the nib are made and connected. Override and call `super`.
    open func awakeFromNib() {}

    /// Whether the kind of a touch is one that the recogniser receives.
    func allows(_ touch: UITouch) -> Bool {
        guard allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }) else { return false }
        return !requiresExclusiveTouchType || activeTouches.allSatisfy { $0.type == touch.type }
    }

    /// What tap and long press recognisers do when they are made.
    func receiveSelectOnTelevision() {
        guard UIDevice.current.userInterfaceIdiom == .tv else { return }
        allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
    }

    /// Whether the button of a press is one that the recogniser receives.
    func allows(_ press: UIPress) -> Bool {
        allowedPressTypes.contains { $0.intValue == press.type.rawValue }
    }

    /// Told when the recogniser fails, by itself or because another one recognised.
    package final var failureObserver: (() -> Void)?
    /// Says which touches of its view are for it, beside the delegate; nil where all are.
    package final var touchFilter: ((UITouch) -> Bool)?

    /// A name for debugging.
    open var name: String?

    /// The modifier keys held during the last event.
    open package(set) var modifierFlags: UIKeyModifierFlags = []

    /// The pointer buttons held during the last event.
    open package(set) var buttonMask: UIEvent.ButtonMask = []

    // MARK: Nibs

    func take(_ nib: NibCoder) { takeRecognizer(nib) }
    class func nibPath(_ key: String) -> AnyKeyPath? { recognizerNibPaths[key] }

    // MARK: Actions

    /// Calls a method of the target whenever the recogniser recognises or, for continuous gestures, changes. The target
    /// is not kept; added once more with the same method, it is not called twice.
    ///
    /// - Parameter action: A method without arguments, or with the recogniser.
    open func addTarget(_ target: Any, action: Selector) {
        let isKnown = actions.contains { ($0.target?.isSame(target, action)) == true }
        if !isKnown { actions.append(.target(TargetAction(target, action))) }
    }

    /// Stops calling methods of the target.
    ///
    /// - Parameters:
    ///   - target: Nil is any.
    ///   - action: Nil is any.
    open func removeTarget(_ target: Any?, action: Selector?) {
        actions.removeAll { $0.target?.isMeant(by: target, action) == true || $0.target?.isOver == true }
    }

    /// Calls the closure whenever the recogniser recognises or, for continuous gestures, changes.
    ///
    /// Ours. The closure is kept as long as the recogniser lives: capture views and controllers weakly.
    // `final` for the same reason as the array below.
    public final func addAction(_ action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        actions.append(.closure(action))
    }

    // `final`: a subclass in another file would look for an accessor under the name without `@preconcurrency`.
    private final var actions: [GestureAction] = []

    /// What it calls, for another recogniser. UIKit has no such member: programs know it by its name in Objective-C, and
    /// have another recogniser do what that of a navigation controller does.
    final var targets: [Any] {
        get { actions }
        set { actions = newValue.compactMap { $0 as? GestureAction } }
    }

    // MARK: State

    private var currentState = State.possible
    /// States that wait for recognisers that must fail first.
    private(set) var heldStates: [State] = []
    /// Recognisers named by `require(toFail:)`.
    private var required = WeakSet<UIGestureRecognizer>()
    /// Touches that are down and belong to this recogniser.
    private(set) var activeTouches: [UITouch] = []
    /// Every touch since the last reset, lifted ones included: a double tap shares a touch with the single tap
    /// although none is down between the taps.
    private(set) var sequenceTouches: Set<UITouch> = []
    /// Presses that are down and belong to this recogniser.
    private(set) var activePresses: [UIPress] = []
    /// Every press since the last reset, ended ones included.
    private(set) var sequencePresses: Set<UIPress> = []
    /// The fingers on a touchpad that belong to this recogniser, since the last reset.
    private(set) var sequenceEvent: IndirectEvent?
    /// The touches of the window that take part in arbitration.
    weak var environment: GestureEnvironment?

    /// The state. Only subclasses set it; the change may wait for, or be refused because of, other recognisers.
    open var state: State {
        get { currentState }
        set { request(newValue) }
    }

    /// Asks for a transition, the way a subclass does by setting ``state``.
    private func request(_ new: State) {
        if !heldStates.isEmpty {
            switch new {
            case .failed:
                heldStates = []
                force(.failed)
            case .cancelled:
                heldStates = []
                force(.failed)
            default:
                heldStates.append(new)
            }
            return
        }
        if currentState == .possible, new == .began || new == .ended {
            guard let environment else {
                force(new)
                return
            }
            switch environment.decide(self) {
            case .go:
                force(new)
                environment.didRecognize(self)
            case .wait:
                heldStates = [new]
            case .refuse:
                force(.failed)
            }
            return
        }
        if currentState.isFinal && new != .possible { return }
        force(new)
    }

    /// Carries out the states that waited; called when the last required recogniser failed.
    func releaseHeldStates() {
        let held = heldStates
        heldStates = []
        for state in held { request(state) }
    }

    /// Changes state without asking anybody, and runs the actions.
    func force(_ new: State) {
        if new == .failed || new == .cancelled { heldStates = [] }
        let old = currentState
        currentState = new
        if new == .failed, old != .failed { failureObserver?() }
        guard new != .possible, new != .failed else {
            if new == .failed, old != .failed { environment?.didFail(self) }
            return
        }
        if new == .cancelled, old == .possible { return }
        // Copied: an action may add or remove actions.
        for action in actions { action.perform(self) }
    }

    /// Back to `possible`, ready for the next sequence of touches.
    func finishSequence() {
        currentState = .possible
        heldStates = []
        activeTouches = []
        sequenceTouches = []
        activePresses = []
        sequencePresses = []
        sequenceEvent = nil
        environment = nil
        reset()
    }

    // MARK: Order among recognisers

    /// Waits with recognising until `otherGestureRecognizer` has failed.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        required.insert(otherGestureRecognizer)
    }

    func requires(_ other: UIGestureRecognizer) -> Bool {
        required.contains(other) || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
    }

    /// Whether recognising stops `preventedGestureRecognizer` from recognising. `true` unless overridden.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether `preventingGestureRecognizer` may stop this one. `true` unless overridden.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether this recogniser waits for another one to fail. `false` unless overridden.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether another recogniser waits for this one to fail. `false` unless overridden.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether an event is received at all. `true` unless overridden.
    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    /// Whether the two may recognise at the same time.
    func allowsSimultaneous(with other: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
    }

    /// Whether `self`, having recognised, keeps `other` from recognising.
    func excludes(_ other: UIGestureRecognizer) -> Bool {
        canPrevent(other) && other.canBePrevented(by: self) && !allowsSimultaneous(with: other)
    }

    // MARK: Touches

    /// The number of touches that are down and belong to this recogniser.
    open var numberOfTouches: Int { activeTouches.count }

    /// The centre of the touches, in a view's coordinate space; in the window's when `view` is `nil`. Points.
    open func location(in view: UIView?) -> CGPoint {
        let point = centroid ?? lastCentroid
        return view?.convert(point, from: nil) ?? point
    }

    /// The location of one touch, counted from 0, in a view's coordinate space. Points.
    ///
    /// Traps when there are fewer touches.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        demand(
            activeTouches.indices.contains(touchIndex),
            "location(ofTouch: \(touchIndex)) was asked of a recogniser with \(activeTouches.count) touches.")
        return activeTouches[touchIndex].location(in: view)
    }

    /// The centre of the touches in the window, `nil` without touches.
    var centroid: CGPoint? {
        guard !activeTouches.isEmpty else { return nil }
        var sum = CGPoint.zero
        for touch in activeTouches {
            sum.x += touch.windowLocation.x
            sum.y += touch.windowLocation.y
        }
        return CGPoint(x: sum.x / CGFloat(activeTouches.count), y: sum.y / CGFloat(activeTouches.count))
    }
    private var lastCentroid = CGPoint.zero

    /// Leaves a touch to others: this recogniser hears no more of it.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        activeTouches.removeAll { $0 === touch }
        touch.gestureRecognizers?.removeAll { $0 === self }
    }

    func receive(_ touch: UITouch, for event: UIEvent) {
        modifierFlags = event.modifierFlags
        buttonMask = event.buttonMask
        switch touch.phase {
        case .began:
            activeTouches.append(touch)
            sequenceTouches.insert(touch)
            lastCentroid = centroid ?? lastCentroid
            // A recogniser that is done does not start again before all touches are up.
            if !currentState.isFinal { touchesBegan([touch], with: event) }
        case .moved:
            lastCentroid = centroid ?? lastCentroid
            if !currentState.isFinal { touchesMoved([touch], with: event) }
        case .ended:
            lastCentroid = centroid ?? lastCentroid
            if !currentState.isFinal { touchesEnded([touch], with: event) }
            activeTouches.removeAll { $0 === touch }
        case .cancelled:
            if !currentState.isFinal { touchesCancelled([touch], with: event) }
            activeTouches.removeAll { $0 === touch }
        case .stationary, .regionEntered, .regionMoved, .regionExited:
            break
        }
    }

    func receive(_ press: UIPress, for event: UIPressesEvent) {
        modifierFlags = event.modifierFlags
        switch press.phase {
        case .began:
            activePresses.append(press)
            sequencePresses.insert(press)
            if !currentState.isFinal { pressesBegan([press], with: event) }
        case .changed:
            if !currentState.isFinal { pressesChanged([press], with: event) }
        case .ended:
            if !currentState.isFinal { pressesEnded([press], with: event) }
            activePresses.removeAll { $0 === press }
        case .cancelled:
            if !currentState.isFinal { pressesCancelled([press], with: event) }
            activePresses.removeAll { $0 === press }
        case .stationary:
            break
        }
    }

    /// Receives what fingers do on a touchpad, or a wheel.
    func receive(_ event: IndirectEvent) {
        guard let receiver = self as? any IndirectReceiving else { return }
        modifierFlags = event.modifierFlags
        sequenceEvent = event
        lastCentroid = event.location
        if !currentState.isFinal { receiver.receive(event.change, at: event.timestamp) }
    }

    /// Whether nothing that belongs to the recogniser is down.
    var isIdle: Bool {
        activeTouches.isEmpty && activePresses.isEmpty && sequenceEvent?.change.isOver != false
    }

    /// Whether a touch or a press belongs, or has belonged since the last reset, to both recognisers.
    func sharesSequence(with other: UIGestureRecognizer) -> Bool {
        !sequenceTouches.isDisjoint(with: other.sequenceTouches)
            || !sequencePresses.isDisjoint(with: other.sequencePresses)
            || (sequenceEvent != nil && sequenceEvent === other.sequenceEvent)
    }

    // MARK: For subclasses

    /// Touches went down. Override; the base implementation does nothing.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Touches moved. Override; the base implementation does nothing.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Touches were lifted. Override; the base implementation does nothing.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// The system took the touches away. Override; the base implementation cancels or fails.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state.isUnderway ? .cancelled : .failed
    }
    /// Presses went down. Override; the base implementation does nothing.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Presses changed. Override; the base implementation does nothing.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Presses ended. Override; the base implementation does nothing.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// The system took the presses away. Override; the base implementation cancels or fails.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        state = state.isUnderway ? .cancelled : .failed
    }

    /// The sequence of touches is over; forget what was collected. Override and call `super`.
    open func reset() {}
}
