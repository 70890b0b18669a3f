public import VitrineUI

/// Notifications that wait for each other.
///
/// Post values as they come; a ``NotificationView`` shows them one at a time. Higher priorities go first, and take the
/// place of a notification of lower priority once that was on the screen for ``minimumDuration``; it returns after
/// them. Values of one priority come in the order of posting. A value that equals one that is shown or waits is not
/// shown twice.
///
/// ```swift
/// @StateObject private var notifications = NotificationViewQueue()  // Foundation has a NotificationQueue.
///
/// NotificationView(notifications) { … }
///
/// notifications.post(Download.failed, priority: .high)
/// ```
@MainActor
public final class NotificationViewQueue: ObservableObject {
    /// How urgent a notification is.
    public struct Priority: RawRepresentable, Hashable, Comparable, Sendable {
        /// The rank; higher ones go first.
        public var rawValue: Int

        /// A priority of one's own, between or beyond the named ones.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// May wait for everything else: -100.
        public static let low = Priority(rawValue: -100)
        /// Where nothing is said: 0.
        public static let normal = Priority(rawValue: 0)
        /// Takes the place of what is shown: 100.
        public static let high = Priority(rawValue: 100)

        public static func < (first: Priority, second: Priority) -> Bool { first.rawValue < second.rawValue }
    }

    /// Seconds that a notification has been on the screen before one of higher priority takes its place.
    public var minimumDuration: TimeInterval

    @Published private var shown: WaitingNotification?
    private var shownSince: CFTimeInterval = 0
    private var waiting = NotificationWaitingList()
    /// Values of types that nobody has registered.
    private var aside: [WaitingNotification] = []
    private var displacement: Countdown?

    /// Creates an empty queue.
    ///
    /// - Parameter minimumDuration: Seconds that a notification stays before it can be displaced. Without it 1, what
    ///   it takes to read a short line.
    public init(minimumDuration: TimeInterval = 1) {
        self.minimumDuration = minimumDuration
    }

    /// The notification to show: give a binding to it to a ``NotificationView``.
    ///
    /// Setting it to nil ends the notification, and the next one is here. Setting it to a value shows that at once;
    /// what was shown returns afterwards.
    public var current: Any? {
        get { shown?.value }
        set {
            guard let value = NotificationValue.unwrapped(newValue) else {
                advance()
                return
            }
            if let shown, NotificationValue.isSame(shown.value, value) == true { return }
            let old = shown
            show(waiting.remove(equalTo: value) ?? WaitingNotification(value, old?.priority ?? .normal))
            if let old { waiting.returnToFront(old) }
        }
    }

    /// How many notifications wait, besides the current one.
    public var waitingCount: Int { waiting.count + aside.count }

    /// Adds a notification, or shows it if there is nothing more urgent.
    ///
    /// Complexity: O(1) for `Hashable` values and for objects that are not `Equatable`, else O(notifications that wait).
    ///
    /// - Parameters:
    ///   - value: The value, of a type that a view registers with `notification(for:content:)`.
    ///   - priority: Its urgency. A value that waits already gets the higher of its two.
    /// - Returns: False if an equal value is shown or waits already.
    @discardableResult
    public func post(_ value: Any, priority: Priority = .normal) -> Bool {
        guard let value = NotificationValue.unwrapped(value) else { return false }
        if var shown, NotificationValue.isSame(shown.value, value) == true {
            shown.priority = max(shown.priority, priority)
            if shown.priority != self.shown?.priority { self.shown = shown }
            return false
        }
        if aside.contains(where: { NotificationValue.isSame($0.value, value) == true }) { return false }
        let isNew = waiting.add(WaitingNotification(value, priority))
        displaceIfUrgent()
        return isNew
    }

    /// Takes back a notification, whether it is shown or waits. Complexity: as of posting.
    public func remove(_ value: Any) {
        guard let value = NotificationValue.unwrapped(value) else { return }
        aside.removeAll { NotificationValue.isSame($0.value, value) == true }
        _ = waiting.remove(equalTo: value)
        if let shown, NotificationValue.isSame(shown.value, value) == true { advance() }
    }

    /// Takes back every notification.
    public func removeAll() {
        waiting = NotificationWaitingList()
        aside = []
        advance()
    }

    // MARK: Turns

    private func advance() {
        guard let next = waiting.removeFirst() else {
            displacement = nil
            if shown != nil { shown = nil }
            return
        }
        show(next)
    }

    private func show(_ notification: WaitingNotification) {
        displacement = nil
        shownSince = CACurrentMediaTime()
        shown = notification
        // Something more urgent may wait already, after a value was set by hand.
        displaceIfUrgent()
    }

    /// Gives the place to what is more urgent, now or when the present one has had its time.
    private func displaceIfUrgent() {
        guard let shown else {
            if waiting.count > 0 { advance() }
            return
        }
        guard let urgent = waiting.highestPriority, urgent > shown.priority else { return }
        let remaining = minimumDuration - (CACurrentMediaTime() - shownSince)
        if remaining > 0 {
            if displacement == nil {
                displacement = Countdown(remaining) { [weak self] in
                    self?.displacement = nil
                    self?.displaceIfUrgent()
                }
            }
        } else if let next = waiting.removeFirst() {
            waiting.returnToFront(shown)
            show(next)
        }
    }

    // MARK: Values that cannot be shown

    /// Keeps the current value aside, because its type is not registered, and goes on with the next.
    func setAside(_ value: Any) {
        guard let shown, NotificationValue.isSame(shown.value, value) ?? true else { return }
        aside.append(shown)
        advance()
    }

    /// Lets values wait again that can be shown now.
    func restore(where canBeShown: (Any) -> Bool) {
        guard !aside.isEmpty else { return }
        let ready = aside.filter { canBeShown($0.value) }
        aside.removeAll { canBeShown($0.value) }
        for notification in ready.reversed() { waiting.returnToFront(notification) }
        if !ready.isEmpty { displaceIfUrgent() }
    }
}
