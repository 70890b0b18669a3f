import Foundation
import VitrineSupport

extension UIAccessibility {
    /// Tells assistive technology. Announcements are said by screen readers from GTK 4.14 on; with the others what is in the
    /// window is described anew. Readers of other desktops go to elements as they like, not where the argument says.
    ///
    /// What is told is in the trace `accessibility`, for tests, too.
    public static func post(notification: Notification, argument: Any?) {
        if Trace.isOn("accessibility") {
            Trace.emit(
                "accessibility",
                [
                    ("notification", .text(notification.name)),
                    ("argument", .text(argument.map { "\($0)" } ?? "")),
                ])
        }
        guard isListenedTo else { return }
        nonisolated(unsafe) let argument = argument
        if MainThread.isCurrent {
            MainActor.assumeIsolated { tell(notification, argument) }
        } else {
            DispatchQueue.main.async { tell(notification, argument) }
        }
    }

    @MainActor
    private static func tell(_ notification: Notification, _ argument: Any?) {
        let application = RuntimeContext.current.applicationObject
        let window = application.keyWindow ?? application.shownWindows.last
        window?.stack?.accessibility.post(notification, argument)
    }
}
