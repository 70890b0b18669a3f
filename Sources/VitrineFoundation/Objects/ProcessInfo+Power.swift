public import Foundation

extension ProcessInfo {
    /// Whether programs are to do less for the sake of the battery: the machine's profile of power is one that saves. It is as it
    /// was when it was first asked for.
    public var isLowPowerModeEnabled: Bool { PlatformProfile.savesPower }
}

extension NSNotification.Name {
    /// Posted when `ProcessInfo.isLowPowerModeEnabled` has changed, which it does not while a program runs here.
    public static let NSProcessInfoPowerStateDidChange = NSNotification.Name(
        "NSProcessInfoPowerStateDidChangeNotification")
}

/// What the kernel says of the machine's profile of power.
private enum PlatformProfile {
    /// The kernel's `sysfs-platform_profile`: a word, of which two are for saving.
    static let savesPower: Bool = {
        let text = try? String(contentsOfFile: "/sys/firmware/acpi/platform_profile", encoding: .utf8)
        return ["low-power", "quiet"].contains(text?.trimmingCharacters(in: .whitespacesAndNewlines))
    }()
}
