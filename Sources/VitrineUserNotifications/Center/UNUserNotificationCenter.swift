public import Foundation
import VitrineFoundation
import VitrinePlatform
import VitrineQuartzCore
import VitrineSupport

/// Where a program asks for notifications.
///
/// While the program runs, a request is delivered when its trigger says: with a desktop that has a notification service
/// (`org.freedesktop.Notifications`), what is to be shown is shown there. Nothing outlives the program: what waits is dropped
/// at its end, and a click on what the desktop still shows then starts nothing.
///
/// Without such a service, as in tests and when a picture is rendered, all goes the same way, by the clock of the program's
/// animations, which tests move; nothing is seen.
///
/// Closures are called on the main thread, after the code that is running.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private static let shared = UNUserNotificationCenter {
        NotificationBoard(
            of: $0, context: .application, desktop: SessionNotices.shared, memory: .defaults)
    }

    /// The program's.
    open class func current() -> UNUserNotificationCenter { shared }

    private let makeBoard: @MainActor (UNUserNotificationCenter) -> NotificationBoard
    @MainActor final lazy var board = makeBoard(self)

    init(makeBoard: @escaping @MainActor (UNUserNotificationCenter) -> NotificationBoard) {
        self.makeBoard = makeBoard
        super.init()
    }

    // MARK: Threads

    /// Does something on the main thread: at once if this is it.
    static func onMain(_ body: @escaping @MainActor () -> Void) {
        if MainThread.isCurrent {
            MainActor.assumeIsolated { body() }
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated { body() } }
        }
    }

    final func onBoard(_ body: @escaping @MainActor (NotificationBoard) -> Void) {
        Self.onMain { body(self.board) }
    }

    /// Now, as triggers have it; other threads than the main one go by the system's date.
    static var date: Date {
        guard MainThread.isCurrent else { return Date() }
        return MainActor.assumeIsolated { shared.board.date }
    }

    // MARK: The delegate

    private let lock = NSLock()
    private weak var ownDelegate: (any UNUserNotificationCenterDelegate)?

    /// Decides what is shown while the program is in front, and hears what the user does. Without one, nothing is shown then.
    open weak var delegate: (any UNUserNotificationCenterDelegate)? {
        get { lock.withLock { ownDelegate } }
        set {
            lock.withLock { ownDelegate = newValue }
            if MainThread.isCurrent { DelegateMethods.check(newValue) }
        }
    }

    /// Whether the program can have views of its own in notifications: no.
    open var supportsContentExtensions: Bool { false }
}
