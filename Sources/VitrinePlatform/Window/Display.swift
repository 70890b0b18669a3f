import CVitrineGTK
import Foundation
import VitrineGraphics

/// The connection to the display that windows are opened on.
@MainActor
package enum Display {
    /// Opens the display; does nothing when it is open.
    package static func open() throws(PlatformError) {
        if vitrine_has_display() { return }
        if vitrine_has_started() { throw .startedOffscreen }
        guard vitrine_start_display() else {
            let environment = ProcessInfo.processInfo.environment
            throw .noDisplay(
                wayland: environment["WAYLAND_DISPLAY"].flatMap { $0.isEmpty ? nil : $0 },
                x11: environment["DISPLAY"].flatMap { $0.isEmpty ? nil : $0 })
        }
    }
}
