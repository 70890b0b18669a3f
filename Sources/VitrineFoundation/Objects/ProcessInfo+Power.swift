public import Foundation

extension ProcessInfo {
    /// How warm the machine is.
    public enum ThermalState: Int, Sendable {
        case nominal = 0, fair, serious, critical
    }

    /// How warm the machine is: as it should be, as nothing here says otherwise.
    public var thermalState: ThermalState { .nominal }
    /// Posted when ``thermalState`` has changed.
    public static let thermalStateDidChangeNotification = NSNotification.Name(
        "NSProcessInfoThermalStateDidChangeNotification")

    /// Whether programs are to do less for the sake of the battery: the desktop's profile of power is one that saves.
    ///
    /// Complexity: A file of the system is read.
    public var isLowPowerModeEnabled: Bool { PlatformProfile.savesPower }
}

extension NSNotification.Name {
    /// Posted when `ProcessInfo.isLowPowerModeEnabled` has changed; nothing says so here, and it is not.
    public static let NSProcessInfoPowerStateDidChange = NSNotification.Name(
        "NSProcessInfoPowerStateDidChangeNotification")
}

/// What the kernel says of the machine's profile of power.
private enum PlatformProfile {
    /// The kernel's `sysfs-platform_profile`: a word, of which two are for saving.
    static var savesPower: Bool {
        guard let text = try? String(contentsOfFile: "/sys/firmware/acpi/platform_profile", encoding: .utf8)
        else { return false }
        return ["low-power", "quiet"].contains(text.trimmingCharacters(in: .whitespacesAndNewlines))
    }
}
