import Foundation
import VitrinePlatform
import VitrineQuartzCore

/// What Apple's system does for a program's notifications: keeps requests, delivers them, shows them on the desktop, and tells
/// what the user does with them.
@MainActor
final class NotificationBoard {
    /// How long nobody looks at the date, in seconds: the machine may have slept meanwhile, or its clock been set.
    private static let longestWait: TimeInterval = 3600

    let context: RuntimeContext
    let desktop: any DesktopNotices
    private let memory: AuthorizationMemory
    unowned let center: UNUserNotificationCenter

    var schedule = NotificationSchedule()
    /// What is in the list of the desktop, or would be if there were one, in the order of coming.
    private(set) var delivered: [UNNotification] = []
    /// What the desktop may tell of, by the identifiers of the requests.
    var shown: [String: UNNotification] = [:]
    var categories: Set<UNNotificationCategory> = []
    private var granted: UNAuthorizationOptions?
    private var timer: ClockTimer?

    init(
        of center: UNUserNotificationCenter, context: RuntimeContext, desktop: any DesktopNotices,
        memory: AuthorizationMemory
    ) {
        self.center = center
        self.context = context
        self.desktop = desktop
        self.memory = memory
        desktop.onEvent = { [weak self] in self?.hear($1, of: $0) }
    }

    var date: Date { context.part(WallClock.self).date }

    /// Tells the program something, once its code that is running has ended.
    func later(_ body: @escaping () -> Void) { context.laterTurns.perform(body) }

    // MARK: The desktop

    /// Whether the program is on a desktop, also before its first window: then its clock is the machine's.
    var isOnDesktop: Bool { desktop.hasDesktop || !(context.clock is VirtualClock) }

    /// Says what the desktop's service can do; nil without one, and for who is in memory alone.
    func askDesktop(_ answer: @escaping @MainActor (DesktopNoticeAbilities?) -> Void) {
        guard isOnDesktop else { return answer(nil) }
        desktop.ask(answer)
    }

    // MARK: Authorization

    /// What the program has asked to be allowed; nil before it has.
    var authorization: UNAuthorizationOptions? { granted ?? (isOnDesktop ? memory.read() : nil) }

    func grant(_ options: UNAuthorizationOptions) {
        var all = (authorization ?? []).union(options)
        // Who asks for more than quiet notifications has been asked, and has not refused.
        if !options.contains(.provisional) { all.remove(.provisional) }
        granted = all
        if isOnDesktop { memory.write(all) }
    }

    // MARK: Requests

    func add(_ request: UNNotificationRequest) throws(UNError) {
        if request.trigger == nil {
            schedule.remove([request.identifier])
            later { [weak self] in self?.deliver(request) }
        } else {
            try schedule.add(request, now: date)
        }
        wait()
    }

    /// Has the clock call when the next request is due.
    func wait() {
        timer?.cancel()
        timer = nil
        guard let next = schedule.next else { return }
        let left = min(max(0, next.timeIntervalSince(date)), Self.longestWait)
        timer = context.schedule(after: left) { [weak self] in self?.deliverDue() }
    }

    private func deliverDue() {
        let due = schedule.takeDue(now: date)
        wait()
        for request in due { deliver(request) }
    }

    // MARK: What has come

    func keep(_ notification: UNNotification) {
        forget([notification.request.identifier])
        delivered.append(notification)
    }

    func forget(_ identifiers: Set<String>) {
        delivered.removeAll { identifiers.contains($0.request.identifier) }
    }

    /// Takes notifications from the list and the desktop.
    func withdraw(_ identifiers: Set<String>) {
        forget(identifiers)
        for identifier in identifiers where shown.removeValue(forKey: identifier) != nil && isOnDesktop {
            desktop.withdraw(key: identifier)
        }
    }
}
