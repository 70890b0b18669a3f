public import Foundation

/// Lets an initializer of a class give an object of a subclass.
private protocol MadeElsewhere {}

extension MadeElsewhere {
    fileprivate init(_ made: Self) { self = made }
}

extension Timer: MadeElsewhere {
    /// Makes a timer that calls a method of a target, with itself as the argument. It keeps the target until it is
    /// invalid, and fires once it was added to a run loop.
    ///
    /// - Parameters:
    ///   - ti: The seconds between two calls.
    ///   - yesOrNo: Whether it calls more than once.
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        self.init(
            fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector,
            userInfo: userInfo, repeats: yesOrNo)
    }

    /// Makes a timer that calls a method of a target for the first time at a date.
    public convenience init(
        fireAt date: Date, interval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
        userInfo: Any?, repeats rep: Bool
    ) {
        let timer: Timer = TargetTimer(
            fire: date, interval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: rep)
        self.init(unsafeDowncast(timer, to: Self.self))
    }

    /// Makes a timer that calls a method of a target, and adds it to the current run loop.
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }
}
