import Foundation

/// Why there is no window: one sentence that names the thing and the remedy.
package enum PlatformError: Error, Hashable, CustomStringConvertible {
    /// No display could be opened; the variables say where it was looked for.
    case noDisplay(wayland: String?, x11: String?)
    /// GTK runs already without a display in this process.
    case startedOffscreen

    package var description: String {
        switch self {
        case .noDisplay(let wayland?, _):
            "No window can be opened: the display named by WAYLAND_DISPLAY=\(wayland) does not answer; start "
                + "the program inside a running desktop session, or draw a picture instead."
        case .noDisplay(nil, let x11?):
            "No window can be opened: the display named by DISPLAY=\(x11) does not answer; check the variable, "
                + "run the program under xvfb-run, or draw a picture instead."
        case .noDisplay(nil, nil):
            "No window can be opened: neither WAYLAND_DISPLAY nor DISPLAY is set; start the program inside a "
                + "desktop session, run it under xvfb-run, or draw a picture instead."
        case .startedOffscreen:
            "No window can be opened: this process already draws without a display; open the first window "
                + "before anything is drawn."
        }
    }
}
