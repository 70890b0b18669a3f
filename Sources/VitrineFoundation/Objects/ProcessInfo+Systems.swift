public import Foundation

extension ProcessInfo {
    /// Whether the program is one for iPad that was built for the Mac. Never here.
    public var isMacCatalystApp: Bool { false }

    /// Whether the program is one for iPhone or iPad that runs on a Mac. Never here.
    public var isiOSAppOnMac: Bool { false }
}
