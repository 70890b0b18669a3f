public import Foundation

extension NotificationCenter {
    /// Calls a method of the observer, with the notification as the argument, whenever one is posted. The observer is
    /// not kept, and need not be removed.
    ///
    /// - Parameters:
    ///   - aName: Of which notifications; nil for those of any name.
    ///   - anObject: Of which sender; nil for any. It is not kept.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        let observer = observer as AnyObject
        let registration = SelectorObservers.Registration(
            observer: observer, sender: anObject.map { $0 as AnyObject }, center: self, selector: aSelector,
            name: aName)
        registration.token = addObserver(forName: aName, object: nil, queue: nil) { [weak registration] in
            registration?.hear($0)
        }
        SelectorObservers.shared.add(registration, of: observer)
    }

    // Foundation's own take `Any`, and know no observers with selectors: for objects these are preferred to them.

    /// Stops calling the observer, or the block that it is the token of.
    public func removeObserver(_ observer: AnyObject) {
        removeObserver(observer, name: nil, object: nil)
    }

    /// Stops calling the observer for notifications of a name and a sender; nil is any.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?)
    {
        SelectorObservers.shared.remove(observer) {
            $0.center === self && (aName == nil || $0.name == aName)
                && (anObject == nil || $0.sender === anObject.map { $0 as AnyObject })
        }
        removeObserver(observer as Any, name: aName, object: anObject)
    }
}
