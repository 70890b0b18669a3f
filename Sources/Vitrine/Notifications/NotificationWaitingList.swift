/// A notification in a queue.
struct WaitingNotification {
    let value: Any
    var priority: NotificationViewQueue.Priority

    init(_ value: Any, _ priority: NotificationViewQueue.Priority) {
        self.value = value
        self.priority = priority
    }

    /// What finds the value in constant time, if it is `Hashable` or an object without equality of its own. The type
    /// belongs to it: 1 and 1.0 are equal as `AnyHashable`.
    var key: Key? {
        if let hashable = value as? AnyHashable {
            return Key(type: ObjectIdentifier(type(of: value)), value: hashable)
        }
        guard type(of: value) is AnyClass, !(value is any Equatable) else { return nil }
        return Key(
            type: ObjectIdentifier(type(of: value)), value: ObjectIdentifier(value as AnyObject))
    }

    struct Key: Hashable {
        let type: ObjectIdentifier
        let value: AnyHashable
    }
}

/// The notifications that wait, most urgent first, no two equal.
struct NotificationWaitingList {
    /// The waiting notifications of one priority, by number; those that were taken out are skipped.
    private struct Lane {
        /// Notifications that were shown and displaced; the last goes first.
        var returned: [Int] = []
        var posted: [Int] = []
        var next = 0
        /// How many of them wait still.
        var count = 0

        mutating func removeFirst() -> Int? {
            if let number = returned.popLast() { return number }
            guard next < posted.count else { return nil }
            next += 1
            let number = posted[next - 1]
            // Half of a long list being spent pays for moving the rest.
            if next > 64, next * 2 > posted.count {
                posted.removeFirst(next)
                next = 0
            }
            return number
        }
    }

    private var lanes: [NotificationViewQueue.Priority: Lane] = [:]
    private var notifications: [Int: WaitingNotification] = [:]
    private var numbers: [WaitingNotification.Key: Int] = [:]
    /// Those without a key that can be compared, in order.
    private var unhashed: [Int] = []
    private var lastNumber = 0

    /// How many wait.
    var count: Int { notifications.count }

    /// The priority of the one that goes next. Complexity: O(priorities in use).
    var highestPriority: NotificationViewQueue.Priority? { lanes.keys.max() }

    /// Adds a notification behind those of its priority; if an equal one waits, that takes the higher priority.
    ///
    /// Returns whether no equal one waited.
    mutating func add(_ notification: WaitingNotification) -> Bool {
        guard let number = number(of: notification) else {
            insert(notification) { $0.posted.append($1) }
            return true
        }
        if let known = notifications[number], known.priority < notification.priority {
            take(number)
            insert(notification) { $0.posted.append($1) }
        }
        return false
    }

    /// Puts a notification before the others of its priority.
    mutating func returnToFront(_ notification: WaitingNotification) {
        if let number = number(of: notification) { take(number) }
        insert(notification) { $0.returned.append($1) }
    }

    /// Takes out the one that goes next.
    mutating func removeFirst() -> WaitingNotification? {
        guard let priority = highestPriority else { return nil }
        while let number = lanes[priority]?.removeFirst() {
            if notifications[number] != nil { return take(number) }
        }
        return nil
    }

    /// Takes out the notification that equals a value.
    mutating func remove(equalTo value: Any) -> WaitingNotification? {
        guard let number = number(of: WaitingNotification(value, .normal)) else { return nil }
        return take(number)
    }

    private func number(of notification: WaitingNotification) -> Int? {
        if let key = notification.key { return numbers[key] }
        guard notification.value is any Equatable else { return nil }
        return unhashed.first { number in
            notifications[number].map { NotificationValue.isSame($0.value, notification.value) == true }
                ?? false
        }
    }

    private mutating func insert(
        _ notification: WaitingNotification, _ place: (inout Lane, Int) -> Void
    ) {
        lastNumber += 1
        notifications[lastNumber] = notification
        if let key = notification.key {
            numbers[key] = lastNumber
        } else if notification.value is any Equatable {
            unhashed.append(lastNumber)
        }
        var lane = lanes.removeValue(forKey: notification.priority) ?? Lane()
        lane.count += 1
        place(&lane, lastNumber)
        lanes[notification.priority] = lane
    }

    @discardableResult
    private mutating func take(_ number: Int) -> WaitingNotification? {
        guard let notification = notifications.removeValue(forKey: number) else { return nil }
        if let key = notification.key {
            numbers[key] = nil
        } else if let index = unhashed.firstIndex(of: number) {
            unhashed.remove(at: index)
        }
        lanes[notification.priority]?.count -= 1
        if lanes[notification.priority]?.count == 0 { lanes[notification.priority] = nil }
        return notification
    }
}
