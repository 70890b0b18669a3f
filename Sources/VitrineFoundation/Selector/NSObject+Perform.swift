public import Foundation
import VitrineSupport

extension NSObject {
    /// The name of the class: what Objective-C calls it. A class of a program has its module's name before it, one of
    /// Apple's has not.
    public class func description() -> String { ClassName.of(self) }

    /// Calls a method with an argument later, in a turn of the current thread's run loop. Object and argument are kept
    /// until then.
    ///
    /// - Parameter delay: In seconds; 0 or less is the next turn.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
    }

    /// Calls a method with an argument later, when the run loop runs in one of the modes.
    public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
        inModes modes: [RunLoop.Mode]
    ) {
        DelayedPerform.schedule(aSelector, of: self, argument: anArgument, delay: delay, modes: modes)
    }

    /// Gives up all calls of the object's methods that wait for their time.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        DelayedPerform.cancel(aTarget as AnyObject)
    }

    /// Gives up the calls of one method of the object with an equal argument that wait for their time.
    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        DelayedPerform.cancel(aTarget as AnyObject) { selector, argument in
            selector == aSelector && isEqual(argument, anArgument)
        }
    }

    /// Calls a method on the main thread: at once when that is the current one and is to be waited for, otherwise in
    /// one of its later turns.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        nonisolated(unsafe) let (target, argument) = (self, arg)
        let call: @Sendable () -> Void = { aSelector.send(to: target, [argument]) }
        switch (wait, MainThread.isCurrent) {
        case (true, true): call()
        case (true, false): DispatchQueue.main.sync(execute: call)
        case (false, _): DispatchQueue.main.async(execute: call)
        }
    }

    /// Calls a method on a thread of its own.
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
        nonisolated(unsafe) let (target, argument) = (self, arg)
        Thread.detachNewThread { aSelector.send(to: target, [argument]) }
    }

    private class func isEqual(_ left: Any?, _ right: Any?) -> Bool {
        switch (left, right) {
        case (nil, nil): true
        case (let left?, let right?):
            (left as? NSObject)?.isEqual(right) ?? ((left as AnyObject) === (right as AnyObject))
        default: false
        }
    }
}
