import VitrinePlatform
import VitrineQuartzCore

/// The date that texts with dates are shown for: of the display's clock where it goes as time does, of the clock that a test
/// moves otherwise.
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
    static var date: Date { RuntimeContext.current.part(WallClock.self).date }
}
