import Foundation

/// Who hears of notifications by a method. Neither observers nor senders are kept.
final class SelectorObservers: @unchecked Sendable {
    static let shared = SelectorObservers()

    /// One call of `addObserver(_:selector:name:object:)`.
    final class Registration: @unchecked Sendable {
        weak var observer: AnyObject?
        weak var sender: AnyObject?
        weak var center: NotificationCenter?
        let selector: Selector
        let name: Notification.Name?
        let wantsOneSender: Bool
        var token: (any NSObjectProtocol)?

        init(
            observer: AnyObject, sender: AnyObject?, center: NotificationCenter, selector: Selector,
            name: Notification.Name?
        ) {
            (self.observer, self.sender, self.center) = (observer, sender, center)
            (self.selector, self.name) = (selector, name)
            wantsOneSender = sender != nil
        }

        func hear(_ notification: Notification) {
            guard let observer else { return }
            // Foundation would keep the sender, so it hears of all, and looks here.
            if wantsOneSender {
                guard let sender, let posted = notification.object, posted as AnyObject === sender else {
                    return
                }
            }
            selector.send(to: observer, [notification])
        }

        func stop() {
            if let token { center?.removeObserver(token as Any) }
            token = nil
        }
    }

    private let lock = NSLock()
    private var registrations: [ObjectIdentifier: [Registration]] = [:]
    /// How many observers there may be before those that died are looked for: twice as many as lived at the last
    /// time, so that each costs the same.
    private var sweepLimit = 64

    func add(_ registration: Registration, of observer: AnyObject) {
        let dead: [Registration] = lock.withLock {
            // What was noted for an object that had the same address.
            let known = registrations[ObjectIdentifier(observer)] ?? []
            let own = known.filter { $0.observer === observer }
            registrations[ObjectIdentifier(observer)] = own + [registration]
            return known.filter { $0.observer !== observer } + sweepIfDue()
        }
        for registration in dead { registration.stop() }
    }

    /// Takes out what an observer has registered, where it is meant.
    func remove(_ observer: AnyObject, where isMeant: (Registration) -> Bool) {
        let removed: [Registration] = lock.withLock {
            guard let known = registrations[ObjectIdentifier(observer)] else { return [] }
            let left = known.filter { $0.observer === observer && !isMeant($0) }
            registrations[ObjectIdentifier(observer)] = left.isEmpty ? nil : left
            return known.filter { one in !left.contains { $0 === one } }
        }
        for registration in removed { registration.stop() }
    }

    /// How many observers are known, dead ones included.
    var count: Int { lock.withLock { registrations.count } }

    private func sweepIfDue() -> [Registration] {
        guard registrations.count > sweepLimit else { return [] }
        var dead: [Registration] = []
        for (id, known) in registrations where known.first?.observer == nil {
            dead += known
            registrations[id] = nil
        }
        sweepLimit = max(64, registrations.count * 2)
        return dead
    }
}
