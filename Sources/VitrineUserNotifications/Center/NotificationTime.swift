import Foundation
import VitrinePlatform
import VitrineQuartzCore

/// The date that notifications go by: the system's, or, where the clock of the context is virtual, one that began with the
/// system's and goes on with the clock.
@MainActor
struct NotificationTime {
    private let context: RuntimeContext
    private let beginning: (date: Date, time: TimeInterval)

    /// - Parameter date: The date at the beginning; where it is not given, that of the system.
    init(_ context: RuntimeContext, beginning date: Date? = nil) {
        self.context = context
        beginning = (date ?? Date(), context.now)
    }

    var now: Date {
        guard context.clock is VirtualClock else { return Date() }
        return beginning.date + (context.now - beginning.time)
    }
}
