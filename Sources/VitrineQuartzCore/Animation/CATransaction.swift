import VitrinePlatform

/// The grouping of layer changes: what their implicit animations have in common.
@MainActor @preconcurrency
open class CATransaction: NSObject {
    struct State {
        var disableActions = false
        var duration: CFTimeInterval?
        var timingFunction: CAMediaTimingFunction?
        var tracker: AnimationGroupTracker?
        var values: [String: Any] = [:]
    }

    static var stack: [State] = []

    static var current: State {
        get { stack.last ?? RuntimeContext.current.implicitTransaction }
        set {
            if stack.isEmpty {
                let context = RuntimeContext.current
                if context.implicitTransaction.tracker == nil, newValue.tracker == nil {
                    scheduleImplicitCommit(in: context)
                }
                context.implicitTransaction = newValue
            } else {
                stack[stack.count - 1] = newValue
            }
        }
    }

    /// The implicit transaction ends with the turn of the run loop, here: when the clock next runs timers.
    private static func scheduleImplicitCommit(in context: RuntimeContext) {
        guard !context.hasScheduledCommit else { return }
        context.hasScheduledCommit = true
        context.schedule(at: context.now) { [unowned context] in
            context.hasScheduledCommit = false
            endImplicit(in: context)
        }
    }

    private static func endImplicit(in context: RuntimeContext) {
        let state = context.implicitTransaction
        context.implicitTransaction = State()
        state.tracker?.close()
    }

    /// Begins a nested transaction with the settings of the one around it.
    open class func begin() {
        var state = current
        state.tracker = nil
        stack.append(state)
    }

    /// Ends the transaction; its completion block runs once its animations have ended, now if it has none.
    open class func commit() {
        guard let state = stack.popLast() else {
            fatalError("CATransaction.commit() without begin()")
        }
        state.tracker?.close()
    }

    /// Ends the implicit transaction, if there is one.
    open class func flush() {
        guard stack.isEmpty else { return }
        endImplicit(in: .current)
    }

    /// Seconds of implicit animations; a quarter unless set.
    open class func animationDuration() -> CFTimeInterval { current.duration ?? 0.25 }
    /// Sets how long implicit animations take, in seconds.
    open class func setAnimationDuration(_ dur: CFTimeInterval) { current.duration = dur }

    /// The curve of implicit animations; `default` unless set.
    open class func animationTimingFunction() -> CAMediaTimingFunction? { current.timingFunction }
    /// Sets the curve of implicit animations; nil is each animation's own.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        current.timingFunction = function
    }

    /// Whether changes run no actions.
    open class func disableActions() -> Bool { current.disableActions }
    /// Sets whether changes of properties are shown at once, not animated.
    open class func setDisableActions(_ flag: Bool) { current.disableActions = flag }

    private static var blocks: [ObjectIdentifier: () -> Void] = [:]

    /// The block that runs when all animations added from here to the end of the transaction have ended.
    open class func completionBlock() -> (() -> Void)? {
        current.tracker.flatMap { blocks[ObjectIdentifier($0)] }
    }

    /// Sets what runs when every animation that is added from now on has ended.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        let old = current.tracker
        if let block {
            var identifier: ObjectIdentifier?
            let tracker = AnimationGroupTracker { _ in
                if let identifier { blocks[identifier] = nil }
                block()
            }
            identifier = ObjectIdentifier(tracker)
            blocks[ObjectIdentifier(tracker)] = block
            current.tracker = tracker
        } else {
            current.tracker = nil
        }
        old?.close()
    }

    /// A value of one's own in this transaction, or one of its properties by the key that it has.
    open class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionDisableActions: disableActions()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionCompletionBlock: completionBlock()
        default: current.values[key]
        }
    }

    /// Keeps a value with the transaction, or sets the property that a key is of.
    open class func setValue(_ anObject: Any?, forKey key: String) {
        let number = anObject as? NSNumber
        switch key {
        case kCATransactionAnimationDuration:
            setAnimationDuration(anObject as? CFTimeInterval ?? number?.doubleValue ?? 0)
        case kCATransactionDisableActions: setDisableActions(anObject as? Bool ?? number?.boolValue ?? false)
        case kCATransactionAnimationTimingFunction:
            setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
        case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
        default: current.values[key] = anObject
        }
    }
}

/// The key of ``CATransaction/animationDuration()``: a number of seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of ``CATransaction/disableActions()``: a truth value.
public let kCATransactionDisableActions = "disableActions"
/// The key of ``CATransaction/animationTimingFunction()``.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of ``CATransaction/completionBlock()``.
public let kCATransactionCompletionBlock = "completionBlock"
