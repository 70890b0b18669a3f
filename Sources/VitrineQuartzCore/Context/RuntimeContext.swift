package import VitrinePlatform
package import VitrineSupport

/// What an application runs in: its clock, its frames, its screen and device, what waits for a later turn.
///
/// A process has one for its application, and one for each host of a test: hosts with other devices and other times
/// run side by side. Views reach theirs by their window, layers by their tree; what is in none belongs to whoever is
/// being driven.
///
/// While a context is driven (a frame, an event, a timer, a later turn) it is ``current``, and `UIScreen.main`,
/// `UIDevice.current`, `UIApplication.shared` and `CACurrentMediaTime()` answer for it; between, for the application.
@MainActor
package final class RuntimeContext {
    /// The application's. Also that of views and layers that are used without one, as in most tests: its clock is
    /// virtual unless the application has windows on a display.
    package static let application = RuntimeContext(clock: VirtualClock(), reports: .process)

    /// The context that is being driven, or else the application's.
    package private(set) static var current = application

    /// What animations, scrolling and timeouts read: the clock of the platform's windows, or one that tests move.
    /// Nothing in the runtime reads another.
    package var clock: any VitrinePlatform.Clock
    /// What its programmer should know. Threads other than the main one report to the process.
    package let reports: ReportLog
    /// What waits for the end of what is going on.
    package private(set) lazy var laterTurns = LaterTurns(of: self)
    /// The display links that were added while it was current.
    package let displayLinks = DisplayLinks()
    /// What was set outside of any explicit transaction, until the clock next runs timers.
    var implicitTransaction = CATransaction.State()
    var hasScheduledCommit = false

    /// Asks for a frame of its windows; set by whoever makes frames.
    package var askForFrame: (() -> Void)?

    var work = WorkRecord()
    private var parts: [ObjectIdentifier: AnyObject] = [:]

    /// Makes the context of a host: another application in the same process.
    package init(clock: any VitrinePlatform.Clock) {
        self.clock = clock
        reports = ReportLog(passingOnTo: .process)
    }

    private init(clock: any VitrinePlatform.Clock, reports: ReportLog) {
        self.clock = clock
        self.reports = reports
    }

    /// Whether it is the application's.
    package var isApplication: Bool { self === Self.application }

    /// Whether what is asked of the desktop is asked: not by the hosts of tests, and not where a picture is rendered.
    package var reachesDesktop: Bool { isApplication && !(clock is VirtualClock) }

    /// What a module above keeps with each context; made when it is first asked for.
    ///
    /// Complexity: O(1); a look into a dictionary.
    package func part<Part: RuntimeContextPart>(_ type: Part.Type = Part.self) -> Part {
        if let part = parts[ObjectIdentifier(type)] { return unsafeDowncast(part, to: type) }
        let part = type.init(context: self)
        parts[ObjectIdentifier(type)] = part
        return part
    }

    // MARK: Driving

    /// Whether it is being driven.
    package var isCurrent: Bool { Self.current === self }

    /// Drives the context: does the work while it is ``current``.
    package func enter<Result>(_ body: () throws -> Result) rethrows -> Result {
        let outer = Self.current
        guard outer !== self else { return try body() }
        WorkRecord.begin()
        become()
        defer {
            outer.become()
            work.end()
        }
        return try body()
    }

    private func become() {
        Self.current = self
        ReportLog.current = reports
    }

    // MARK: Time

    /// The time of its clock, in seconds.
    package var now: TimeInterval { clock.now }

    /// Calls the action once, at a time of its clock, while it is current.
    @discardableResult
    package func schedule(at time: TimeInterval, _ action: @escaping @MainActor () -> Void) -> ClockTimer {
        clock.schedule(at: time) { [weak self] in
            guard let self else { return action() }
            enter(action)
        }
    }

    /// Calls the action once, after seconds of its clock, while it is current.
    @discardableResult
    package func schedule(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) -> ClockTimer
    {
        schedule(at: now + delay, action)
    }
}

/// What a module keeps with each context.
@MainActor
package protocol RuntimeContextPart: AnyObject {
    /// Makes the part of a context, which keeps it: hold the context unowned.
    init(context: RuntimeContext)
}
