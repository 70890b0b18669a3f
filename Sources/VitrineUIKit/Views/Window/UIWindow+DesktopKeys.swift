import VitrinePlatform

extension UIWindow {
    /// What desktops do with keys that nobody else wants: Control (or Super) and W closes the window, and Q all windows,
    /// which ends the program; F11 fills the screen.
    func performDesktopKey(_ key: UIKey) -> Bool {
        if key.matches("w", .command) {
            platformWindow?.close()
        } else if key.matches("q", .command) {
            for window in ownContext.applicationObject.shownWindows { window.platformWindow?.close() }
        } else if key.matches(UIKeyCommand.f11, []) {
            platformWindow?.toggleFullScreen()
        } else {
            return false
        }
        return true
    }
}
