import CVitrineGTK
import Foundation
import VitrineGraphics

/// The connection to the display that windows are opened on.
@MainActor
package enum Display {
    /// Opens the display; does nothing when it is open.
    ///
    /// - Parameter title: What the program is called. The desktop knows its windows by what it may say of a name:
    ///   `vitrine.` and the letters, digits and hyphens of the title.
    package static func open(for title: String) throws(PlatformError) {
        if vitrine_has_display() { return }
        if vitrine_has_started() { throw .startedOffscreen }
        guard vitrine_start_display(name(of: title)) else {
            let environment = ProcessInfo.processInfo.environment
            throw .noDisplay(
                wayland: environment["WAYLAND_DISPLAY"].flatMap { $0.isEmpty ? nil : $0 },
                x11: environment["DISPLAY"].flatMap { $0.isEmpty ? nil : $0 })
        }
    }

    private static func name(of title: String) -> String {
        let named = title.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
        return named.isEmpty ? "vitrine" : "vitrine.\(named)"
    }
}
