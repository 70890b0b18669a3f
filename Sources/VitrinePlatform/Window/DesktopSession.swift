import CVitrineGTK

/// What a program asks of the desktop around its windows. Nothing happens while no display is open.
@MainActor
package enum DesktopSession {
    /// Shows a number at the program's icon, in docks and panels that show any; none for zero.
    package static func showBadge(_ count: Int) {
        guard vitrine_has_display() else { return }
        vitrine_desktop_set_badge(Int64(count))
    }

    /// Whether the screen stays on while nobody touches anything, on desktops that have a screen saver.
    package static func keepAwake(_ isWanted: Bool) {
        guard vitrine_has_display() else { return }
        vitrine_desktop_keep_awake(isWanted)
    }
}
