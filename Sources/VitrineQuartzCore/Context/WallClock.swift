import VitrinePlatform

/// The date that texts with dates are shown for and notifications go by: the system's where the clock goes as time does, and
/// otherwise one that goes on with the clock that a test moves.
@MainActor
package final class WallClock: RuntimeContextPart {
    private unowned let context: RuntimeContext
    private var beginning: (time: TimeInterval, date: Date)

    package init(context: RuntimeContext) {
        self.context = context
        beginning = (context.now, Date())
    }

    /// The date now. Setting it moves a test's clock to another day.
    package var date: Date {
        get {
            context.clock is VirtualClock ? beginning.date + (context.now - beginning.time) : Date()
        }
        set { beginning = (context.now, newValue) }
    }

    /// The date now, where the program runs.
    package static var date: Date { RuntimeContext.current.part(WallClock.self).date }
}
