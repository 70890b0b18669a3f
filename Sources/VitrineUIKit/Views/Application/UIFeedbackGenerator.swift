public import VitrineCoreGraphics
import VitrineSupport

/// Lets the hardware be felt. There is none here, as in an iPad: nothing is felt. The first call of each kind is told in the
/// trace `feedback`, and tests can count them.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
    /// Makes a generator.
    public override init() { super.init() }

    /// Makes a generator for what happens in a view.
    public convenience init(view: UIView) { self.init() }

    /// Wakes the hardware up.
    open func prepare() {}

    func occurred(_ what: String) {
        RuntimeContext.current.part(FeedbackCounter.self).count += 1
        guard Trace.isOn("feedback"), ReportLog.process.isNew("feedback \(what)") else { return }
        Trace.emit("feedback", [("what", .text(what)), ("felt", .flag(false))])
    }
}

/// Feedback for things that meet.
@MainActor @preconcurrency
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How heavy or hard things are.
    public enum FeedbackStyle: Int, Sendable {
        /// Light.
        case light = 0
        /// Of medium weight.
        case medium = 1
        /// Heavy.
        case heavy = 2
        /// Soft.
        case soft = 3
        /// Hard.
        case rigid = 4
    }

    /// Makes a generator for things of a style.
    public init(style: FeedbackStyle) { super.init() }

    /// Makes a generator for things of medium weight.
    public convenience override init() { self.init(style: .medium) }

    /// Makes a generator for things of a style that meet in a view.
    public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }

    /// Things have met.
    open func impactOccurred() { occurred("impact") }

    /// Things have met, with a strength of 0…1.
    open func impactOccurred(intensity: CGFloat) { occurred("impact") }

    /// Things have met at a point of the view.
    open func impactOccurred(at location: CGPoint) { impactOccurred() }

    /// Things have met at a point of the view, with a strength of 0…1.
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) {
        impactOccurred(intensity: intensity)
    }
}

/// Feedback for a choice that changes.
@MainActor @preconcurrency
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// The choice has changed.
    open func selectionChanged() { occurred("selection") }

    /// The choice has changed at a point of the view.
    open func selectionChanged(at location: CGPoint) { selectionChanged() }
}

/// Feedback for how something went.
@MainActor @preconcurrency
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How something went.
    public enum FeedbackType: Int, Sendable {
        /// Well.
        case success = 0
        /// Not quite well.
        case warning = 1
        /// Badly.
        case error = 2
    }

    /// It is known how it went.
    open func notificationOccurred(_ notificationType: FeedbackType) { occurred("notification") }

    /// It is known at a point of the view how it went.
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
        notificationOccurred(notificationType)
    }
}

/// How often something was to be felt.
package final class FeedbackCounter: RuntimeContextPart {
    package var count = 0
    package init(context: RuntimeContext) {}
}
